import {
  type ClockTime,
  easeInOut,
  type HourCycle,
  shownHour,
  timeAt,
  untilMinute,
} from '@found-time/clock-runtime'

/**
 * Where a wheel stands: `3` shows a 3, `3.5` is half way from 3 to what follows. Positions may exceed the wheel's
 * last figure; the figures come round again.
 */
export type Position = number

/** How many figures follow each other on a wheel before they come round again. */
export interface Wheel {
  readonly figures: number
}

const UNITS: Wheel = { figures: 10 }
const SIXES: Wheel = { figures: 6 }

/** Tens and units of hours, minutes, seconds, left to right. */
export const wheelsOf = (hourCycle: HourCycle): readonly Wheel[] => [
  { figures: hourCycle === 24 ? 3 : 2 },
  UNITS,
  SIXES,
  UNITS,
  SIXES,
  UNITS,
]

/** Play between one wheel and the next: how late each takes up the motion, in parts of a figure. */
const PLAY = 0.055

/** From this part of a second on the seconds wheel turns; until then a roller in a notch holds it on its figure. */
const RELEASED = 0.65

/**
 * The seconds wheel within a second.
 * @param part - Of the second, `0` to `1`.
 */
export const notched = (part: number) => easeInOut((part - RELEASED) / (1 - RELEASED))

/**
 * A wheel that is dragged along by the one below it, from its 9 (or 5) to its 0.
 * @param driver - How far that one has come between the two, `0` to `1`.
 */
export const dragged = (driver: number) => Math.max(0, (driver - PLAY) / (1 - PLAY))

/**
 * Where all six wheels stand. A wheel moves only while the one below it goes from its last figure to nought. The
 * hour's units are also thrown on by a cam, over all figures between, when a day ends on 23 or a half day on 12.
 */
export function positionsAt(time: ClockTime, hourCycle: HourCycle): Position[] {
  const { minute, second, millisecond } = time
  const roll = notched(millisecond / 1000)
  const [minuteUnits, minuteTens] = [minute % 10, Math.floor(minute / 10)]
  const [secondUnits, secondTens] = [second % 10, Math.floor(second / 10)]
  // What each stage passes on to the next.
  const carrySecondTens = secondUnits === 9 ? dragged(roll) : 0
  const carryMinute = secondTens === 5 ? dragged(carrySecondTens) : 0
  const carryMinuteTens = minuteUnits === 9 ? dragged(carryMinute) : 0
  const carryHour = minuteTens === 5 ? dragged(carryMinuteTens) : 0

  // On a day with a clock change the hour that follows is not the next number.
  const next = timeAt(time.epochMs - millisecond + 1000, time.timeZone)
  const now = shownHour(time.hour, hourCycle)
  const then = carryHour > 0 ? shownHour(next.hour, hourCycle) : now
  const tensOnWheel = hourCycle === 24 ? 3 : 2
  const forward = (from: number, to: number, figures: number) => (to - from + figures) % figures
  const [hourTens, hourUnits] = [Math.floor(now / 10), now % 10]
  return [
    hourTens + forward(hourTens, Math.floor(then / 10), tensOnWheel) * dragged(carryHour),
    hourUnits + forward(hourUnits, then % 10, 10) * carryHour,
    minuteTens + carryMinuteTens,
    minuteUnits + carryMinute,
    secondTens + carrySecondTens,
    secondUnits + roll,
  ]
}

/**
 * For how many milliseconds a wheel stands still; nothing while it moves.
 * @param place - As in `positionsAt`.
 */
export function untilTurning(place: number, time: ClockTime): number | undefined {
  const { minute, second } = time
  if (place === 5) return time.millisecond < 1000 * RELEASED ? 1000 * RELEASED - time.millisecond : undefined
  if (place === 4) return second % 10 === 9 ? undefined : 1000 * (9 - (second % 10)) - time.millisecond
  // The others move in a minute's last second, if what is below them stands on its last figure.
  const carried = place === 3 || (minute % 10 === 9 && (place === 2 || minute === 59))
  if (!carried) return untilMinute(time)
  return second === 59 ? undefined : untilMinute(time) - 1000
}

/** Angle from figure to figure on a drum. */
const PITCH = Math.PI / 5

/** Where the facet of a figure is seen: its middle, in facets below that of the drum, and its height. */
export interface Facet {
  readonly down: number
  readonly tall: number
}

/** @param steps - Facets from the front, downwards. */
export function facetAt(steps: number): Facet {
  const angle = steps * PITCH
  return { down: Math.sin(angle) / (2 * Math.tan(PITCH / 2)), tall: Math.max(0, Math.cos(angle)) }
}

/** The lamps of the dial burn from eight in the evening until six. */
export const lampsAt = (hour: number) => hour >= 20 || hour < 6

/** A place on the stage: its upper left corner, its width and height. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The instrument on its dashboard, in pixels of the stage. */
export interface Panel {
  /** How much of the dashboard is seen on each side. */
  readonly edge: number
  readonly bezel: Box
  /** How thick the chrome is, round the instrument and round its windows. */
  readonly rim: number
  readonly frame: number
  /** What is inside the chrome. */
  readonly face: Box
  /** Where the seconds' scale begins and ends, the foot of its ticks, and how high its figures are. */
  readonly scale: {
    readonly left: number
    readonly right: number
    readonly y: number
    readonly size: number
    /** From figure to figure. */
    readonly every: number
  }
  /** Hours, minutes, seconds. */
  readonly windows: readonly [Box, Box, Box]
  /** Ribs of chrome beside a window that stands alone. */
  readonly ribs: readonly Box[]
}

const grown = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + by * 2,
  h: h + by * 2,
})

/** Composes the instrument: its windows in a row, two and one, or under one another, as there is room. */
export function panelOf(width: number, height: number): Panel {
  const least = Math.min(width, height)
  const edge = least * 0.08
  const bezel = { x: edge, y: edge, w: width - edge * 2, h: height - edge * 2 }
  const rim = least * 0.034
  const face = grown(bezel, -rim)
  const pad = Math.min(face.w, face.h) * 0.055
  const frame = pad * 0.34
  const inner = grown(face, -pad)
  const [row, column] = [width > height * 1.3, width < height * 0.72]
  // Figures, ticks and slot one under the other.
  const size = Math.min(inner.w * (column ? 0.088 : 0.064), inner.h * 0.118)
  const every = column ? 20 : 10
  const scale = {
    left: inner.x + size,
    right: inner.x + inner.w - size,
    y: inner.y + size * 2.2,
    size,
    every,
  }
  const band = size * 2.55
  const top = inner.y + band + pad * 0.62
  const below = inner.y + inner.h - top
  const gap = pad * 0.85
  const part = (whole: number, parts: number) => (whole - gap * (parts - 1)) / parts
  const inset = ({ x, y, w, h }: Box) => grown({ x, y, w, h }, -frame)
  if (row) {
    const w = part(inner.w, 3)
    const at = (place: number) => inset({ x: inner.x + (w + gap) * place, y: top, w, h: below })
    return { edge, bezel, rim, frame, face, scale, windows: [at(0), at(1), at(2)], ribs: [] }
  }
  if (column) {
    const h = part(below, 3)
    const at = (place: number) => inset({ x: inner.x, y: top + (h + gap) * place, w: inner.w, h })
    return { edge, bezel, rim, frame, face, scale, windows: [at(0), at(1), at(2)], ribs: [] }
  }
  const [w, h] = [part(inner.w, 2), part(below, 2)]
  const lower = top + h + gap
  const middle = inner.x + (inner.w - w) / 2
  const flank = (inner.w - w) / 2 - gap * 1.2
  const rib = (x: number) => ({ x, y: lower + h * 0.14, w: flank, h: h * 0.72 })
  return {
    edge,
    bezel,
    rim,
    frame,
    face,
    scale,
    windows: [
      inset({ x: inner.x, y: top, w, h }),
      inset({ x: inner.x + w + gap, y: top, w, h }),
      inset({ x: middle, y: lower, w, h }),
    ],
    ribs: [rib(inner.x), rib(inner.x + inner.w - flank)],
  }
}

/** Where the needle is on its scale of sixty: it goes with the seconds' drum, and back to nought in the minute's last. */
export function needleAt({ second, millisecond }: Pick<ClockTime, 'second' | 'millisecond'>): number {
  const roll = notched(millisecond / 1000)
  return second === 59 ? 59 * (1 - roll) : second + roll
}

/** For how many milliseconds all of these wheels stand still; nothing while one moves. */
export function untilAny(places: readonly number[], time: ClockTime): number | undefined {
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const rest = untilTurning(place, time)
    if (!rest) return undefined
    least = Math.min(least, rest)
  }
  return least
}
