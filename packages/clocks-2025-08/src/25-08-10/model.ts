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
  /** How high the ellipse of its edge is, from the middle. */
  readonly round: number
  /** How much of it burns in an hour. */
  readonly hour: number
  readonly tag: number
  /** The radius of a drop, and how far it is to the next. */
  readonly drop: number
  readonly pitch: number
  /** The middles of the six runs. */
  readonly runs: readonly number[]
}

/** So near that the candle fills its stage. @example planOf(1280, 800).runs.length // 6 */
export function planOf(width: number, height: number): Plan {
  const wide = Math.min(width * 0.9, height * 1.12)
  const rim = height * 0.31
  const round = wide * 0.058
  const below = height - rim - round
  const tag = Math.min(below * 0.3, wide * 0.25)
  const column = (wide * 0.455 - tag * 0.58) / 3
  const pitch = Math.min((below * 0.96) / 11.2, column * 1.3)
  const x = width / 2
  return {
    width,
    height,
    x,
    wide,
    rim,
    round,
    hour: below * 0.62,
    tag,
    pitch,
    drop: Math.min(pitch * 0.41, column * 0.38),
    runs: [-3, -2, -1, 1, 2, 3].map(
      (step) => x + step * column + Math.sign(step) * (tag * 0.58 - column * 0.5),
    ),
  }
}

/** Where the candle's edge is nearest, seen a little from above. */
export const brimAt = ({ x, wide, rim, round }: Plan, at: number): number =>
  rim + round * Math.sqrt(Math.max(0, 1 - ((at - x) / (wide / 2)) ** 2))

/**
 * Where a drop has come to rest: ten to a run, with a longer neck after five.
 * @param drop - From `0`.
 */
export function dropAt(plan: Plan, drop: number): readonly [number, number] {
  const [x, down] = [plan.runs[Math.floor(drop / 10)]!, drop % 10]
  return [x, brimAt(plan, x) + plan.pitch * (0.78 + down + (down >= 5 ? 0.8 : 0))]
}

/** The next drop runs in the last seconds of its minute and is in its place at the full one. */
const RUNS_FROM = 57.2
export const runAt = (seconds: number): number => clamp((seconds - RUNS_FROM) / (60 - RUNS_FROM)) ** 1.4
export const stillFor = (seconds: number): number => Math.max(0, RUNS_FROM - seconds) * 1000

/** How far a nail has fallen that has lost its wax, in heights of a stage: at the end of its hour. */
export const fallAt = (minute: number, seconds: number): number =>
  minute === 59 ? clamp((seconds - 59.35) / 0.6) ** 2 : 0
