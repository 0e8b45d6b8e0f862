import { type ClockTime, twoDigits } from '@found-time/clock-runtime'

// GS1 General Specifications, section 5.2.1: EAN/UPC symbology.

/** Number set A of the figures 0 to 9, seven modules each, `1` dark. */
const SET_A = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
/** Which set writes each of the left six figures; the choice tells the first figure, which has no bars. */
const LEFT_SETS = [
  'AAAAAA',
  'AABABB',
  'AABBAB',
  'AABBBA',
  'ABAABB',
  'ABBAAB',
  'ABBBAA',
  'ABABAB',
  'ABABBA',
  'ABBABA',
]

/** Modules of clear paper a scanner needs before and after the symbol. */
export const QUIET = { left: 11, right: 7 }
/** Modules of a symbol without its quiet zones. */
export const MODULES = 95

/**
 * The last figure of an EAN-13: weights three and one in turn, the last of the twelve weighing three, filled up to
 * a multiple of ten (GS1 General Specifications, section 7.9).
 * @param digits - Twelve figures.
 * @example checkDigit('400638133393') // 1
 */
export function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

const inverted = (bits: string) => bits.replace(/./g, (bit) => (bit === '0' ? '1' : '0'))
const reversed = (bits: string) => [...bits].reverse().join('')

/**
 * The 95 modules of an EAN-13, from the left, `1` dark. Set C is set A inverted, set B is set C read backwards.
 * @param code - Thirteen figures.
 * @throws {RangeError} When it is not thirteen figures of which the last is the check digit.
 * @example modulesOf('5901234123457').length // 95
 */
export function modulesOf(code: string): string {
  if (!/^\d{13}$/.test(code) || checkDigit(code.slice(0, 12)) !== Number(code[12]))
    throw new RangeError(`barcode: not an EAN-13: ${JSON.stringify(code)}`)
  const sets = LEFT_SETS[Number(code[0])]!
  const left = [...code.slice(1, 7)].map((digit, index) => {
    const bits = SET_A[Number(digit)]!
    return sets[index] === 'A' ? bits : reversed(inverted(bits))
  })
  const right = [...code.slice(7)].map((digit) => inverted(SET_A[Number(digit)]!))
  return `101${left.join('')}01010${right.join('')}101`
}

const two = (value: number) => twoDigits(value % 100)

/**
 * The number of a minute, as a shop's own scale writes it for goods sold by weight: two figures from 20 to 29 (the
 * years 2020 to 2029 happen to be those), five for the article (month, day, weekday from `1` Monday), five for the
 * price (hour and minute of the 24-hour clock), one to check.
 * @example codeOf(timeAt(Date.UTC(2025, 4, 18, 10, 9), 'UTC')) // '2505187010098'
 */
export function codeOf(
  time: Pick<ClockTime, 'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute'>,
): string {
  const digits = `${two(time.year)}${two(time.month)}${two(time.day)}${time.weekday}0${two(time.hour)}${two(time.minute)}`
  return `${digits}${checkDigit(digits)}`
}

/** Seconds the printer needs for the next label. */
export const FEED_SECONDS = 0.7
const STEPS = 9

/**
 * How far the next label is out, `0` to `1`, after so many seconds of the minute: step by step, each with a jerk.
 * It would be wholly out at `60`, where the next minute's `0` shows the same.
 */
export function fedAt(seconds: number): number {
  const fed = (seconds - 60 + FEED_SECONDS) / FEED_SECONDS
  if (fed <= 0) return 0
  const step = Math.floor(fed * STEPS)
  const within = fed * STEPS - step
  return Math.min(1, (step + 1 - (1 - within) ** 3) / STEPS)
}

const FLYBACK_SECONDS = 0.24
const FLICK_SECONDS = 0.09

/** Parts of a second between which the beam does not tremble; both fall on a thirtieth. */
export const STILL_FROM = 0.6
export const STILL_TO = 0.9

/**
 * Where the beam stands on the scale of seconds, `0` to `60`: it rests on the second, its mirror trembling from
 * the flick that took it there, and flies back to the top before the minute is full.
 */
export function beamAt(seconds: number): number {
  const second = Math.floor(seconds)
  const since = seconds - second
  if (seconds > 60 - FLYBACK_SECONDS) return 59 * (1 - ((seconds - 60) / FLYBACK_SECONDS + 1) ** 2)
  const left = 1 - since
  if (second < 59 && left < FLICK_SECONDS) return second + (1 - left / FLICK_SECONDS) ** 2
  const still = since >= STILL_FROM || (second === 0 && since === 0)
  const tremble = still ? 0 : 0.42 * Math.exp(-9 * since) * Math.sin(since * 44)
  return Math.max(0, second + tremble)
}

/**
 * What sixty of these minutes would cost, as the label's unit price must say: `'605.40'` for a price of 10.09.
 */
export function pricePerHour(hours: number, minutes: number): string {
  return (((hours * 100 + minutes) * 60) / 100).toFixed(2)
}
