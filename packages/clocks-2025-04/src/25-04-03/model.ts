import { createRandom } from '@found-time/clock-runtime'

/** The coins of the realm: gold pays hours; silver and copper pay minutes. Largest first. */
export const HOUR_COINS = [20, 10, 5, 2, 1] as const
export const MINUTE_COINS = [50, 20, 10, 5, 2, 1] as const

/** Across, in the unit of the style sheet. */
export const DIAMETERS: Readonly<Record<string, number>> = {
  'hours 20': 18.6,
  'hours 10': 17.8,
  'hours 5': 16.4,
  'hours 2': 15,
  'hours 1': 13.8,
  'minutes 50': 18.2,
  'minutes 20': 17,
  'minutes 10': 16,
  'minutes 5': 15.2,
  'minutes 2': 14,
  'minutes 1': 12.8,
}

/**
 * The fewest coins that make an amount. Taking the largest that fits is the fewest in a 1-2-5 series.
 * @param amount - A whole number, not negative.
 * @example fewest(42, MINUTE_COINS) // [20, 20, 2]
 */
export function fewest(amount: number, coins: readonly number[]): number[] {
  const paid: number[] = []
  let rest = amount
  for (const coin of coins) for (; rest >= coin; rest -= coin) paid.push(coin)
  return paid
}

/** One coin of a payment, lying on its half of the plate. */
export interface PaidCoin {
  /** The same for the same coin from one minute to the next: `'minutes 20 b'`. */
  readonly id: string
  readonly purse: 'hours' | 'minutes'
  readonly value: number
  /** Centre, from `0` to `1` across and down its half of the plate. */
  readonly x: number
  readonly y: number
  /** Degrees clockwise; small, for the light is in the photograph. */
  readonly turn: number
}

/** How one to five coins are pushed together; the first are the largest and want most room. */
const FORMATIONS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0.5, 0.48]],
  [
    [0.29, 0.38],
    [0.71, 0.58],
  ],
  [
    [0.21, 0.3],
    [0.5, 0.7],
    [0.79, 0.3],
  ],
  [
    [0.185, 0.25],
    [0.42, 0.71],
    [0.63, 0.25],
    [0.83, 0.71],
  ],
  [
    [0.17, 0.25],
    [0.357, 0.71],
    [0.535, 0.25],
    [0.703, 0.71],
    [0.87, 0.25],
  ],
]

/**
 * The coins that pay a price of `hours`.`minutes`, and where they come to lie.
 * @param seed - The same seed and minute leave the coins in the same places.
 */
export function payment(hours: number, minutes: number, seed: string): PaidCoin[] {
  const lay = (purse: PaidCoin['purse'], values: number[]) =>
    values.map((value, index): PaidCoin => {
      const random = createRandom(seed, purse, value, index, hours, minutes)
      const [x, y] = FORMATIONS[values.length]![index]!
      return {
        id: `${purse} ${value} ${values[index - 1] === value ? 'b' : 'a'}`,
        purse,
        value,
        x: x + random.between(-0.007, 0.007),
        y: y + random.between(-0.015, 0.015),
        turn: random.between(-13, 13),
      }
    })
  return [...lay('hours', fewest(hours, HOUR_COINS)), ...lay('minutes', fewest(minutes, MINUTE_COINS))]
}

/** The seconds of a minute at which the exchange happens; every whole second shows a settled counter. */
const SWEPT_FROM = 59.08
const PAID_FROM = 59.42
const SLAMMED_FROM = 59.7

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/**
 * How far the drawer is out, in sixtieths: one a second, nudged out just before each tick, and shut on the minute.
 * @param seconds - From `0` up to but not including `60`.
 */
export function drawerAt(seconds: number): number {
  const whole = Math.floor(seconds)
  if (seconds >= SLAMMED_FROM) {
    const slam = (seconds - SLAMMED_FROM) / (60 - SLAMMED_FROM)
    return 59 * (1 - slam ** 2.2)
  }
  const nudge = clamp((seconds - whole - 0.72) / 0.28)
  return whole === 59 ? 59 : whole + nudge * nudge * (3 - 2 * nudge)
}

/** Where a coin is: how far it has come or gone, `0` to `1` each. */
export interface Journey {
  /** `0` out of sight, `1` at rest on the plate, sliding with friction. */
  readonly paid: number
  /** `0` on the plate, `1` at the counter's edge. */
  readonly swept: number
  /** `0` at the edge, `1` on the floor of the drawer. */
  readonly fallen: number
}

/** A coin that is pushed onto the plate, at rest on the stroke of the minute. */
export function arriving(seconds: number, order: number): Journey {
  const from = PAID_FROM + order * 0.03
  const slide = clamp((seconds - from) / (60 - from - (8 - order) * 0.008))
  return { paid: 1 - (1 - slide) ** 2, swept: 0, fallen: 0 }
}

/** A coin that is swept over the edge into the drawer before it slams. */
export function leaving(seconds: number, order: number): Journey {
  const from = SWEPT_FROM + order * 0.035
  const swept = clamp((seconds - from) / 0.24)
  const fallen = clamp((seconds - from - 0.24) / 0.12)
  return { paid: 1, swept: swept * swept, fallen: fallen * fallen }
}

/** How far coins that stay have been pushed from this minute's place to the next one's, `0` to `1`. */
export function shoved(seconds: number): number {
  const push = clamp((seconds - PAID_FROM - 0.08) / (59.98 - PAID_FROM - 0.08))
  return 1 - (1 - push) ** 2
}

/**
 * For how many milliseconds a picture of the counter is good. A nudge is three or four pixels: five pictures show
 * it whole. `undefined` from the sweep to the end of the slam, which want every frame.
 */
export function restAt(seconds: number): number | undefined {
  if (seconds < 0.6 || seconds >= 59) return undefined
  const ms = (seconds % 1) * 1000
  return Math.max(800, 50 * (Math.floor(ms / 50 + 0.01) + 1)) - ms
}

/** What is left of the slam, `1` on the stroke to `0` half a second later; coins hop and the till rings with it. */
export function slamAt(seconds: number): number {
  return seconds < 0.6 ? Math.exp(-seconds * 9) * Math.cos(seconds * 46) * (1 - seconds / 0.6) : 0
}

/**
 * How far a till flag stands up, `1` being full height: the old one drops, then the new one jumps, upright on the stroke.
 * @param next - Whether it is the flag of the coming minute.
 */
export function flagAt(seconds: number, next: boolean): number {
  if (next) return 1 - (1 - clamp((seconds - 59.84) / 0.16)) ** 2
  const jolt = seconds < 0.5 ? Math.sin(seconds * 25) * 0.07 * Math.exp(-seconds * 10) : 0
  return 1 + jolt - clamp((seconds - 59.7) / 0.12) ** 2
}
