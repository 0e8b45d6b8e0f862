/** Small measures of time and movement that clocks share. */
import { type ClockTime, timeAt } from './time'

type Moment = Pick<ClockTime, 'second' | 'millisecond'>

/**
 * The second with its fraction, from `0` up to but not including `60`.
 * @example secondsOf({ second: 42, millisecond: 250 }) // 42.25
 */
export const secondsOf = ({ second, millisecond }: Moment): number => second + millisecond / 1000

/**
 * Milliseconds until the next full second, from `1` to `1000`; what a drawing returns that rests until then.
 * @example untilSecond({ second: 42, millisecond: 250 }) // 750
 */
export const untilSecond = ({ millisecond }: Pick<Moment, 'millisecond'>): number => 1000 - millisecond

/**
 * Milliseconds until the next full minute, from `1` to `60_000`.
 * @example untilMinute({ second: 42, millisecond: 250 }) // 17_750
 */
export const untilMinute = (time: Moment): number => 60_000 - 1000 * secondsOf(time)

/**
 * For how many milliseconds something that moves so fast stays within half a pixel of the screen: a picture of it need
 * not be drawn again before then.
 * @param pixelsPerSecond - How fast, in CSS pixels; its sign does not matter.
 * @param ratio - Pixels of the screen to a CSS pixel.
 * @returns `Infinity` for what stands.
 * @example untilMoved(5, 2) // 50
 */
export const untilMoved = (pixelsPerSecond: number, ratio: number): number =>
  500 / (Math.abs(pixelsPerSecond) * ratio)

/**
 * What the same zone's clocks show some time on: on the nights of summer time an hour on is not the next hour.
 * @param ms - Milliseconds on; negative for before.
 * @example laterBy(timeAt(Date.UTC(2025, 2, 30, 0, 30), 'Europe/Berlin'), 3_600_000).hour // 3
 */
export const laterBy = ({ epochMs, timeZone }: ClockTime, ms: number): ClockTime =>
  timeAt(epochMs + ms, timeZone)

/**
 * Keeps a number between two others.
 * @param low - `0` unless told.
 * @param high - `1` unless told.
 * @example clamp(1.2) // 1
 */
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))

/**
 * Starts and ends gently: the cubic `3u² − 2u³`.
 * @param part - From `0` to `1`; what is outside counts as the nearest of them.
 * @example easeInOut(0.5) // 0.5
 */
export const easeInOut = (part: number): number => {
  const u = clamp(part)
  return u * u * (3 - 2 * u)
}

/**
 * Starts at full speed and ends gently: `1 − (1 − u)³`.
 * @param part - From `0` to `1`; what is outside counts as the nearest of them.
 * @example easeOut(0.5) // 0.875
 */
export const easeOut = (part: number): number => 1 - (1 - clamp(part)) ** 3

/**
 * The numbers that are a part of the way from some to others: a point between two, a colour between two.
 * @param from - In any unit.
 * @param to - As many, in the same unit.
 * @param part - `0` gives the first, `1` the last; before and beyond them it goes on straight.
 * @example mix([0, 255], [100, 55], 0.25) // [25, 205]
 */
export const mix = <Numbers extends readonly number[] | []>(
  from: Numbers,
  to: { readonly [Place in keyof Numbers]: number },
  part: number,
) => from.map((value, at) => value + (to[at]! - value) * part) as { [Place in keyof Numbers]: number }
