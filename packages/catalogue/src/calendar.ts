import { isRealDate } from './dates.ts'
import type { Entry } from './parse.ts'

export interface CalendarMonth {
  /** 2000 to 2099. */
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  /** The weekday of the first: 0 for Monday to 6 for Sunday. */
  readonly startsOn: number
  /** One place a day; a day without a clock is a gap. */
  readonly days: readonly (Entry | undefined)[]
}

/**
 * Every month from the first entry's to the last's, oldest first, with the months between that have none. Entries
 * whose date is not a day of the calendar are left out.
 * @example calendar(entries)[0] // { year: 2025, month: 4, startsOn: 1, days: [entry, entry, undefined, …] }
 */
export function calendar(entries: readonly Entry[]): CalendarMonth[] {
  const byDate = new Map(entries.filter(({ date }) => isRealDate(date)).map((entry) => [entry.date, entry]))
  if (byDate.size === 0) return []
  const months = [...byDate.keys()].map(monthOf)
  const [first, last] = [Math.min(...months), Math.max(...months)]
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = 2000 + Math.floor((first + index) / 12)
    const month = ((first + index) % 12) + 1
    const prefix = `${pad(year % 100)}-${pad(month)}-`
    return {
      year,
      month,
      startsOn: (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7,
      days: Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, day) =>
        byDate.get(prefix + pad(day + 1)),
      ),
    }
  })
}

/**
 * The entries of this day in other years, latest first.
 * @param today - `yy-mm-dd`, for example from `localDate`.
 * @example onThisDay(entries, '26-04-01') // the entry of 25-04-01
 */
export function onThisDay<T extends Entry>(entries: readonly T[], today: string): T[] {
  return entries
    .filter(({ date }) => date !== today && date.slice(2) === today.slice(2))
    .sort((a, b) => (a.date < b.date ? 1 : -1))
}

/** Months since January 2000. */
const monthOf = (date: string) => Number(date.slice(0, 2)) * 12 + Number(date.slice(3, 5)) - 1

const pad = (number: number) => String(number).padStart(2, '0')
