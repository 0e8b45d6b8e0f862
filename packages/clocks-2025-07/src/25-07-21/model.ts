import { easeInOut, shownHour, twoDigits } from '@found-time/clock-runtime'

export type Point = readonly [x: number, y: number]

/** For how long the fish stays with one number, and how much of that it takes to get there, in seconds. */
export const STAY = 10
export const CROSSING = 2.4

/** How long the lure takes for the twitch of each second. */
export const TWITCH_MS = 450

/**
 * Where the fish is between its two numbers: it comes to the hour at each full minute, and then changes every ten
 * seconds.
 * @param second - `0` to below `60`, with its fraction.
 * @returns `0` at the hour, `1` at the minute.
 * @example swimAt(17) // 1
 */
export function swimAt(second: number): number {
  const toMinute = Math.floor(second / STAY) % 2 === 1
  const part = easeInOut(Math.min(1, (second % STAY) / CROSSING))
  return toMinute ? part : 1 - part
}

/**
 * The lure is never quite still: up in one second, down in the next.
 * @returns `-1` to `1`.
 * @example twitchAt(4, 1) // -1
 */
export const twitchAt = (second: number, part: number): number =>
  (second % 2 ? 1 : -1) * (2 * easeInOut(part) - 1)

/**
 * A chart prints a sounding as a large figure and, lowered behind it, a small one without a point.
 * @example soundingOf(15, 4, 12) // ['3', '04']
 */
export function soundingOf(hour: number, minute: number, hourCycle: 12 | 24): readonly [string, string] {
  return [String(shownHour(hour, hourCycle)), twoDigits(minute)]
}

/** Of the typeface, in its size: how tall its figures are, and how broad. */
const TALL = 0.7
const BROAD = 0.46

/** A number on the stage: the middle of its foot, the size of its type, and what room its two figures take. */
export interface Numeral {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly width: number
  readonly height: number
}

const numeral = (x: number, y: number, tall: number): Numeral => ({
  x,
  y,
  size: tall / TALL,
  width: (2 * BROAD * tall) / TALL,
  height: tall,
})

/** Where the rod grows from the fish's head, in the fish's own units. */
export const ROOT: Point = [400, 100]
/** From there to the tip of its lower jaw, and down to the corner of its mouth. */
const JAW = 340
const CORNER = 235

/** How much smaller the minute is than the hour. */
const LOWERED = 0.76

function numerals(width: number, height: number): readonly [Numeral, Numeral] {
  if (width < height * 0.9) {
    const margin = width * 0.065
    const tall = Math.min(height * 0.235, (width * 0.66 * TALL) / (2 * BROAD))
    const small = tall * LOWERED
    const hour = numeral(margin + (tall * BROAD) / TALL, margin + tall, tall)
    const foot = hour.y + small + height * 0.035
    return [hour, numeral(width - margin - (small * BROAD) / TALL, foot, small)]
  }
  const tall = Math.min(height * 0.41, (width * 0.42 * TALL) / (2 * BROAD))
  const foot = Math.max(height * 0.075, (height * 0.485 - tall) * 0.7) + tall
  return [numeral(width * 0.265, foot, tall), numeral(width * 0.75, foot + height * 0.04, tall * LOWERED)]
}

/**
 * Where everything is on a stage of this size.
 * @returns The two numbers, the lure's place at each, how far it shines, and where the fish is and how large.
 * @example planOf(1280, 800).tall // false
 */
export function planOf(width: number, height: number) {
  const tall = width < height * 0.9
  const [hour, minute] = numerals(width, height)
  const low = Math.min(width, height) * (tall ? 0.075 : 0.062)
  const lures: readonly [Point, Point] = [
    [tall ? hour.x - hour.width * 0.3 : hour.x, hour.y + low],
    [minute.x, minute.y + low],
  ]
  const root: Point = tall ? [width * 0.53, height * 0.63] : [width * 0.49, height * 0.645]
  const scale = tall
    ? Math.max((width * 0.46) / JAW, (height * 0.4) / 640)
    : Math.min((width * 0.37) / JAW, (height * 0.345) / CORNER)
  // It lights its own number whole, and as little as can be of the other: so its pool lies about the number.
  const pools = [hour, minute].map(({ x, y, width: broad, height: high }, index) => {
    const [left] = lures[index]!
    const corner = Math.hypot(broad * 0.5, high * 0.64)
    const room = index ? x - hour.x - hour.width / 2 : minute.x - minute.width / 2 - x
    const reach = tall ? corner * 1.16 : Math.max(corner * 1.1, Math.min(corner * 1.5, room * 1.03))
    return { x: left + (x - left) * 0.8, y: y - high * 0.36, reach }
  })
  return { tall, hour, minute, lures, root, scale, pools, sway: width * (tall ? 0.015 : 0.025) }
}

export type Plan = ReturnType<typeof planOf>

/** Where the lure is on its way, over the top; `at` as of `swimAt`. */
export function lureAt({ lures: [from, to], hour }: Plan, at: number): Point {
  const over: Point = [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - hour.height * 0.35]
  const [a, b, c] = [(1 - at) ** 2, 2 * at * (1 - at), at ** 2]
  return [a * from[0] + b * over[0] + c * to[0], a * from[1] + b * over[1] + c * to[1]]
}

/** What is lit on the chart, on the way as well. */
export function poolAt({ pools: [from, to] }: Plan, at: number) {
  const mix = (key: 'x' | 'y' | 'reach') => from![key] + (to![key] - from![key]) * at
  return { x: mix('x'), y: mix('y'), reach: mix('reach') }
}

/** Where the root of its rod is: the fish comes along a little. */
export const rootAt = ({ root, sway }: Plan, at: number): Point => [
  root[0] + (at * 2 - 1) * sway,
  root[1] + Math.sin(at * Math.PI) * sway * 0.5,
]
