/** Dates are always the string `yy-mm-dd`; the year is 2000 plus its two digits. They sort as strings. */
const DATE_SHAPE = /^\d\d-\d\d-\d\d$/

/**
 * Whether a value is written like a date of the catalogue. Says nothing about the calendar: see `isRealDate`.
 * @example hasDateShape('25-02-30') // true
 * @example hasDateShape('25-4-1') // false
 */
export function hasDateShape(value: unknown): value is string {
  return typeof value === 'string' && DATE_SHAPE.test(value)
}

/**
 * Whether a date is written `yy-mm-dd` and is a day of the calendar.
 * @example isRealDate('24-02-29') // true: 2024 is a leap year
 * @example isRealDate('25-02-30') // false
 */
export function isRealDate(date: string): boolean {
  if (!hasDateShape(date)) return false
  const day = Number(date.slice(6))
  return day >= 1 && day <= daysInMonth(Number(date.slice(0, 2)), Number(date.slice(3, 5)))
}

/**
 * Zero-pads each number of a date to two digits, so that dates can be compared.
 * @example padDate('25-4-1') // '25-04-01'
 */
export function padDate(date: string): string {
  return date.replace(/\d+/g, (digits) => digits.padStart(2, '0'))
}

/**
 * The day it is at an instant.
 * @param at - Any instant of the years 2000 to 2099; two digits cannot tell other centuries apart.
 * @param timeZone - IANA name or offset, as `Intl` understands it; the local zone of the `Date` when left out.
 * @returns `yy-mm-dd`.
 * @throws {RangeError} When the zone is not known.
 * @example localDate(new Date(2025, 3, 1, 23, 59)) // '25-04-01'
 * @example localDate(new Date('2025-04-01T15:30Z'), 'Asia/Tokyo') // '25-04-02'
 */
export function localDate(at: Date, timeZone?: string): string {
  if (timeZone === undefined) return padDate(`${at.getFullYear() % 100}-${at.getMonth() + 1}-${at.getDate()}`)
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(at).slice(2)
}

/**
 * A date with dots, as the home list and the strip of a clock page show it.
 * @example dottedDate('25-04-01') // '25.04.01'
 */
export function dottedDate(date: string): string {
  return date.replaceAll('-', '.')
}

/**
 * A date as month/day/year, without leading zeros, as the navigation of `/today` shows it.
 * Only ranges are checked, so 25-02-30 is shown.
 * @returns `'Unknown Date'` when there is none, `'Invalid Date'` when a part is not a number, the month is not
 * 1 to 12 or the day not 1 to 31. Text without exactly three hyphen-separated parts comes back as it is.
 * @example navigationDate('25-04-01') // '4/1/2025'
 */
export function navigationDate(date?: string | null): string {
  if (!date) return 'Unknown Date'
  const parts = date.split('-')
  if (parts.length !== 3) return date
  if (!parts.every((part) => /^\d+$/.test(part))) return 'Invalid Date'
  const [year = 0, month = 0, day = 0] = parts.map(Number)
  if (month < 1 || month > 12 || day < 1 || day > 31) return 'Invalid Date'
  return `${month}/${day}/${year < 100 ? 2000 + year : year}`
}

/** Not through `Date`: it would roll 30 February over into March. */
function daysInMonth(year: number, month: number): number {
  if (month < 1 || month > 12) return 0
  // From 2000 to 2099 every fourth year is a leap year; the century rule only spares 2100.
  if (month === 2) return year % 4 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
