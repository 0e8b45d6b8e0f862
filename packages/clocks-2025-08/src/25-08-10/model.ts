import { clamp } from '@found-time/clock-runtime'

/**
 * King Alfred's candles, after Asser's Life of him (chapter 104): six of twelve inches each burned through day and night,
 * so one lasted four hours, an inch twenty minutes, and three inches an hour.
 */
export const CANDLES_A_DAY = 6
export const INCHES = 12
export const MINUTES_AN_INCH = (24 * 60) / CANDLES_A_DAY / INCHES

/** @example tagOf(0, 12) // '12' */
export const tagOf = (hour: number, cycle: 12 | 24): string =>
  String(cycle === 12 ? ((hour + 11) % 12) + 1 : hour % 24)

/**
 * How far below the flame the next marks are, in minutes of burning.
 * @returns The first inch, and the first nail, at which this hour ends.
 * @example marksAt(9) // { inch: 11, nail: 51 }
 */
export const marksAt = (minute: number) => ({
  inch: MINUTES_AN_INCH - (minute % MINUTES_AN_INCH),
  nail: 60 - minute,
})

export interface Plan {
  readonly width: number
  readonly height: number
  /** The candle's middle, its breadth, and where its wax ends at the top. */
  readonly x: number
  readonly wide: number
  readonly rim: number
  /** The nearest point of its edge, which is seen from above. */
  readonly brim: number
  /** How much of it burns in an hour. */
  readonly hour: number
  readonly tag: number
  readonly bead: number
  readonly pitch: number
  /** The middles of the six strings of beads. */
  readonly strings: readonly number[]
}

/** So near that the candle fills its stage. @example planOf(1280, 800).strings.length // 6 */
export function planOf(width: number, height: number): Plan {
  const wide = Math.min(width * 0.92, height * 1.36)
  const rim = height * 0.29
  const brim = rim + wide * 0.052
  const below = height - brim
  const column = wide / 8.1
  const tag = Math.min(below * 0.29, column * 1.85)
  const pitch = Math.min((below * 0.92) / 10.9, column * 1.25)
  const from = tag * 0.56 + column * 0.6
  return {
    width,
    height,
    x: width / 2,
    wide,
    rim,
    brim,
    hour: below * 0.62,
    tag,
    pitch,
    bead: Math.min(pitch * 0.86, column * 0.76),
    strings: [-2, -1, 0, 0, 1, 2].map((step, index) =>
      index < 3 ? width / 2 - from + step * column * 0.98 : width / 2 + from + step * column * 0.98,
    ),
  }
}

/**
 * Where a bead hangs: ten to a string, with a gap after five.
 * @param bead - From `0`.
 */
export function beadAt({ strings, brim, pitch }: Plan, bead: number): readonly [number, number] {
  const down = bead % 10
  return [strings[Math.floor(bead / 10)]!, brim + pitch * (0.72 + down + (down >= 5 ? 0.55 : 0))]
}

/** The next drop runs in the last seconds of its minute and is in its place at the full one. */
const RUNS_FROM = 57.2
export const runAt = (seconds: number): number => clamp((seconds - RUNS_FROM) / (60 - RUNS_FROM)) ** 1.4
export const stillFor = (seconds: number): number => Math.max(0, RUNS_FROM - seconds) * 1000

/** How far a nail has fallen that has lost its wax, in heights of a stage: at the end of its hour. */
export const fallAt = (minute: number, seconds: number): number =>
  minute === 59 ? clamp((seconds - 59.35) / 0.6) ** 2 : 0
