import { clamp, easeInOut } from '@found-time/clock-runtime'

/** How far the curtain is drawn at each full minute, `0` closed to `1`; it is tugged on at the minute's end. */
const TUG_FROM = 58.4

/** The curtain comes down on the hour: from here it closes in the last minute. */
export const CLOSE_FROM = 53

/**
 * How far the curtain is open.
 * @param minute - `0` to `59`.
 * @param seconds - Within the minute, with the fraction.
 * @returns `0` closed, `1` as far as it goes.
 * @example openAt(0, 0) // 0
 */
export function openAt(minute: number, seconds: number): number {
  if (minute === 59) return 1 - easeInOut(clamp((seconds - CLOSE_FROM) / (59.8 - CLOSE_FROM)))
  return (minute + easeInOut(clamp((seconds - TUG_FROM) / (60 - TUG_FROM)))) / 59
}

/** For how many milliseconds the curtain hangs still; `0` while it moves. */
export const stillFor = (minute: number, seconds: number): number =>
  Math.max(0, (minute === 59 ? CLOSE_FROM : TUG_FROM) - seconds) * 1000

/** @example numeralAt(0, 12) // '12' */
export const numeralAt = (hour: number, cycle: 12 | 24): string =>
  String(cycle === 12 ? hour % 12 || 12 : hour)

/** The advances of Ultra's figures, in ems; they are 0.729 high. */
export const ADVANCES = [0.768, 0.491, 0.71, 0.752, 0.726, 0.708, 0.73, 0.626, 0.748, 0.73]
export const TALL = 0.729

/** @example widthOf('11') // 0.982 */
export const widthOf = (numeral: string): number =>
  [...numeral].reduce((sum, figure) => sum + ADVANCES[Number(figure)]!, 0)

export interface Lamp {
  readonly x: number
  readonly y: number
  readonly radius: number
}

export interface Plan {
  readonly width: number
  readonly height: number
  /** Sixty, in the order in which they come up. */
  readonly lamps: readonly Lamp[]
  /** Boxes of ten lamps: left, top, width, height. */
  readonly boxes: readonly (readonly [number, number, number, number])[]
  /** From one lamp to the next. */
  readonly pitch: number
  /** Where the stage ends and the apron begins. */
  readonly edge: number
  /** Where the curtain meets the boards. */
  readonly foot: number
  /** How deep the valance hangs. */
  readonly valance: number
  readonly swags: number
}

/**
 * Six boxes of ten footlights, two rows of five in each: in one line on a broad stage, in two on a narrow one.
 * @example planOf(1280, 800).lamps.length // 60
 */
export function planOf(width: number, height: number): Plan {
  const across = width / height >= 1.3 ? 6 : 3
  const units = across * 5 + across * 0.9
  const pitch = Math.min(width / units, (height * 0.3) / (2 * (6 / across) + 1))
  const tall = 2.36 * pitch
  const lines = 6 / across
  const edge = height - lines * tall - 0.12 * pitch
  const start = (width - units * pitch) / 2
  const lamps: Lamp[] = []
  const boxes = Array.from({ length: 6 }, (_, box) => {
    const left = start + (box % across) * 5.9 * pitch + 0.14 * pitch
    const top = edge + Math.floor(box / across) * tall + 0.12 * pitch
    for (let lamp = 0; lamp < 10; lamp++)
      lamps.push({
        x: left + pitch * (0.81 + (lamp % 5)),
        y: top + pitch * (0.6 + Math.floor(lamp / 5)),
        radius: pitch * 0.4,
      })
    return [left, top, 5.62 * pitch, 2.2 * pitch] as const
  })
  const valance = Math.min(height * 0.2, width * 0.26)
  return {
    width,
    height,
    lamps,
    boxes,
    pitch,
    edge,
    foot: edge - Math.min(height * 0.085, width * 0.1),
    valance,
    swags: Math.max(2, Math.round(width / (valance * 1.75))),
  }
}

/** Where the numeral stands: its size in pixels, how much taller it is built, and its feet. */
export function standOf(plan: Plan, numeral: string) {
  const { width, edge, foot, valance } = plan
  const base = edge - (edge - foot) * 0.34
  const room = (base - valance) * 0.9
  const size = Math.min((width * 0.84) / widthOf(numeral), room / TALL)
  return { size, stretch: Math.min(2.2, room / (size * TALL)), x: width / 2, base }
}
