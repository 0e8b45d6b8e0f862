import { type ClockTime, twoDigits } from '@found-time/clock-runtime'

/** Whole seconds since 1970-01-01T00:00:00Z: what Unix calls the time. */
export const stampOf = (epochMs: number): number => Math.floor(epochMs / 1000)

/** A signed number of 32 bits: the first says below nought, 31 count. */
export const BITS = 32
export const SIGN = BITS - 1

/** Whether a bit of the number is set; bit 0 is the ones. As a machine of 32 bits has it, which is to say modulo. */
export const isSet = (stamp: number, bit: number): boolean => Math.floor(stamp / 2 ** bit) % 2 !== 0

/** The number of the bit at each place, the first at the upper left. */
export const PLACES: readonly number[] = Array.from({ length: BITS }, (_, place) => SIGN - place)

/** By how much the clocks of the zone are ahead of the number, in minutes. */
export function offsetOf(
  time: Pick<ClockTime, 'epochMs' | 'year' | 'month' | 'day' | 'secondsOfDay'>,
): number {
  const midnight = new Date(0)
  midnight.setUTCFullYear(time.year, time.month - 1, time.day)
  const wall = midnight.getTime() + Math.floor(time.secondsOfDay) * 1000
  return Math.round((wall - stampOf(time.epochMs) * 1000) / 60_000)
}

/** As it is written after `UTC`: nothing, `+2`, `−3:30`. */
export function offsetWords(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${twoDigits(rest)}` : ''}`
}

/** When it is, as people say it. */
export function partOfDay(hour: number, minute: number): string {
  if (minute === 0 && hour % 12 === 0) return hour ? 'at noon' : 'at midnight'
  if (hour < 5 || hour >= 22) return 'at night'
  if (hour < 12) return 'in the morning'
  return hour < 18 ? 'in the afternoon' : 'in the evening'
}

/** The minutes past and the hour of twelve: `['8 past', '10']`. */
export const humanly = (hour: number, minute: number): readonly [string, string] => [
  minute ? `${minute} past` : 'exactly',
  String(hour % 12 || 12),
]

/** The face bars its nought, as machines do. People leave it open, and here it is the letter. */
export const unbarred = (text: string): string => text.replaceAll('0', 'O')

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

export const dateWords = ({
  weekday,
  day,
  month,
  year,
}: Pick<ClockTime, 'weekday' | 'day' | 'month' | 'year'>) =>
  `${DAYS[weekday - 1]} ${day} ${MONTHS[month - 1]} ${year}`

/** Bands of the stage from above, in pixels; four switches in a row, or eight. */
export function planOf(width: number, height: number) {
  const tall = height > width * 1.05
  const columns = tall ? 4 : 8
  const rows = BITS / columns
  const pad = Math.min(width * (tall ? 0.035 : 0.026), height * 0.045)
  const strip = height * (tall ? 0.36 : 0.345)
  const cell = (width - pad * 2) / 10
  const size = Math.min(cell / (tall ? 0.535 : 0.705), (height * 0.17) / 0.729)
  const digits = { top: pad, cap: size * 0.729, cell, size, stretch: tall ? 75 : 100 }
  const top = digits.top + digits.cap + pad
  const switches = {
    top,
    across: (width - pad * 2) / columns,
    down: (height - strip - pad * 0.9 - top) / rows,
  }
  return { tall, width, height, columns, pad, strip, digits, switches }
}
export type Plan = ReturnType<typeof planOf>
