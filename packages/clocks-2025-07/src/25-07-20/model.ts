import { easeInOut } from '@found-time/clock-runtime'

/** Radii of the lens, in units of which the glass has a hundred. */
export const LENS = {
  glass: 100,
  name: 122,
  hours: 158,
  index: 178,
  minutes: 214,
  grip: 264,
  /** As far as the iris opens. */
  iris: 90,
}

/** The scale at the top of the stage: a strip of the grip is seen above it. */
const REACH = 232

/**
 * Where the lens is on the stage.
 * @returns The middle, and the pixels of one unit. What of the lens is above the middle always fits exactly; the rest may
 * be cut off.
 * @example placeOf(1280, 800) // { x: 691.2, y: 608, unit: 2.62… }
 */
export function placeOf(width: number, height: number) {
  const shape = width / height
  const y = height * (shape > 1.2 ? 0.76 : shape > 0.8 ? 0.7 : 0.6)
  return { x: width * (shape > 1.2 ? 0.54 : 0.5), y, unit: y / REACH }
}

/** The figures on the ring of hours, clockwise. */
export const hoursOf = (cycle: 12 | 24): number[] =>
  Array.from({ length: cycle }, (_, index) => (cycle === 12 ? index || 12 : index))

/**
 * How far the rings are turned.
 * @returns Degrees clockwise: both run on to the left of the index, so that the next figure comes from its right.
 * @example ringsAt(10, 9, 12) // { hours: -300, minutes: -54 }
 */
export const ringsAt = (hour: number, minute: number, cycle: 12 | 24) => ({
  hours: (-(hour % cycle) * 360) / cycle,
  minutes: -minute * 6,
})

/** What a ring is still short of its click, in degrees: it comes from the minute before, and rings out within a second. */
export function recoilAt(milliseconds: number): number {
  if (milliseconds >= 700) return 0
  const seconds = milliseconds / 1000
  return Math.exp(-seconds * 8) * Math.cos(seconds * 30)
}

/**
 * How wide the iris is set by the ring of hours: each is a sixth of a stop (a twelfth, of 24), and a whole stop halves the
 * light, which is the square of the breadth.
 * @example openingAt(13, 12) // 88, at one o'clock
 */
export function openingAt(hour: number, cycle: 12 | 24): number {
  const stops = cycle === 12 ? ((hour + 11) % 12) / 6 : hour / 12
  return 88 * 2 ** (-stops / 2)
}

/** How long a breath takes to be drawn, in milliseconds; a full minute's is deep, and takes longer. */
export const BREATH_MS = 260
export const DEEP_MS = 820

/**
 * How far the iris is open. It breathes in on even seconds and out on odd ones; at the full minute it springs fully open
 * for a look before it closes to its hour.
 * @param calm - Whether it goes from breath to breath at once.
 */
export function breathAt(opening: number, second: number, millisecond: number, calm: boolean): number {
  const wide = Math.min(88, opening * 1.07)
  const narrow = opening * 0.9
  if (calm) return second % 2 ? narrow : wide
  if (second === 0)
    return millisecond < 240
      ? narrow + (88 - narrow) * easeInOut(millisecond / 240)
      : 88 + (wide - 88) * easeInOut((millisecond - 240) / (DEEP_MS - 240))
  const part = easeInOut(millisecond / BREATH_MS)
  return second % 2 ? wide + (narrow - wide) * part : narrow + (wide - narrow) * part
}

export const BLADES = 9

/** The radius of a blade's inner edge: wider than the iris, so that the opening has sides and corners. */
export const EDGE = 165

/** The radius on which the blades are pinned. */
const PINS = 97

/**
 * Where the blades' inner edges are. Each edge is an arc; each blade turns about its own pin, and what is inside all
 * the circles is the opening: a polygon with bent sides that swirls as it closes.
 * @param opening - The radius of the circle that just fits in.
 * @returns The circles' middles.
 */
export function bladesAt(opening: number): { x: number; y: number }[] {
  const away = EDGE - opening
  const turn = 2 * Math.asin(away / (2 * PINS))
  return Array.from({ length: BLADES }, (_, index) => {
    const angle = (index * 2 * Math.PI) / BLADES
    return {
      x: PINS * (Math.cos(angle) - Math.cos(angle + turn)),
      y: PINS * (Math.sin(angle) - Math.sin(angle + turn)),
    }
  })
}
