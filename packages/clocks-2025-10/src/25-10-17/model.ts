import { clamp, hourDigits, twoDigits } from '@found-time/clock-runtime'

/**
 * A British dial, on which T, I, M calls the speaking clock.
 *
 * Letters to a number, and TIM on 846: the director areas of London and five other cities, as told in The Sunday Post of
 * 24 July 2016 and under "Rotary dial" and "Speaking clock" in Wikipedia, which also has 1 at two o'clock, the others
 * anticlockwise from there, nought at five o'clock, the finger stop at four, and ten pulses a second. The words are
 * those of the first British speaking clock, 1936, which spoke every ten seconds: the British Horological Institute's
 * page on speaking clocks, and its voice, Ethel Cain, as quoted in the same Sunday Post.
 */
export const LETTERS = ['O', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MN', 'PRS', 'TUV', 'WXY'] as const

/** The speaking clock's number. */
export const TIM = [8, 4, 6] as const

/** From one finger hole to the next, in degrees. */
const PITCH = 30

/** Where the finger stop is, clockwise from the top. */
export const STOP = 120

/** Where a number stands, clockwise from the top. Nought is the tenth. */
export const placeOf = (number: number): number => STOP - PITCH * ((number || 10) + 1)

/** How far a number's hole is from the stop. */
export const turnOf = (number: number): number => STOP - placeOf(number)

/** The governor lets the wheel back by one hole a pulse: ten a second. The way from hole 1 to the stop is two. */
export const PULSES = 10
export const returnOf = (number: number): number => turnOf(number) / PITCH / PULSES

/** The finger has a second less this to reach the stop, and lets go a little after it. */
const TAKES_HOLD = 0.14
const LETS_GO = 1.03

/** Which number is being dialled, and for how long: T in the seconds 1 and 2 of ten, I in 3 and 4, M in 5 and 6. */
function dialling(second: number, part: number) {
  const at = (second % 10) - 1
  if (at < 0 || at >= TIM.length * 2) return
  return { number: TIM[Math.floor(at / 2)]!, since: (at % 2) + part }
}

/**
 * How far the finger wheel is turned, in degrees.
 * @param second - `0` to `59`.
 * @param part - What has passed of it, `0` to `1`.
 */
export function wheelAt(second: number, part: number): number {
  const call = dialling(second, part)
  if (!call) return 0
  const turn = turnOf(call.number)
  if (call.since > LETS_GO) return Math.max(0, turn - (call.since - LETS_GO) * PULSES * PITCH)
  const wound = clamp((call.since - TAKES_HOLD) / (1 - TAKES_HOLD))
  return turn * wound * wound * (3 - 2 * wound)
}

/** Whether the wheel stands still from here to the full second. */
export const isAtRest = (second: number, part: number): boolean =>
  wheelAt(second, part) === 0 && (!dialling(second, part) || part > 0.5)

/** How many of the three strokes have been heard: the third comes at the full ten seconds. */
export const strokesAt = (second: number): number => [3, 0, 0, 0, 0, 0, 0, 0, 1, 2][second % 10]!

const TENS = [
  'precisely',
  'and ten seconds',
  'and twenty seconds',
  'and thirty seconds',
  'and forty seconds',
  'and fifty seconds',
]

/** What was said at the last third stroke. */
export const saidAt = (second: number): string => TENS[Math.floor(second / 10)]!

/** The two lines of the card. */
export function cardAt(hour: number, minute: number, hourCycle: 12 | 24): [string, string] {
  const told = hourDigits(hour, hourCycle)
  return [told, twoDigits(minute)]
}

/** How large the dial is, and where its middle: far too close, but the card is whole on every stage. */
export function planOf(width: number, height: number) {
  const less = Math.min(width, height)
  const more = Math.max(width, height)
  const radius = Math.min(less * 1.03, Math.max(less * 0.82, more * 0.5))
  return width > height
    ? { radius, x: width * 0.49, y: Math.min(height * 0.53, height - radius * 0.485) }
    : { radius, x: width * 0.5, y: height * 0.5 }
}
