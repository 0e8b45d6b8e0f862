import { isRealDate, padDate } from './dates.ts'
import type { Entry } from './parse.ts'

/** The entries the home list shows: those whose date is a day of the calendar. */
export function listable<T extends Entry>(entries: readonly T[]): T[] {
  return entries.filter((entry) => isRealDate(entry.date))
}

/**
 * The entry of a day.
 * @example findByDate(entries, '25-4-1') // the entry of 25-04-01
 */
export function findByDate<T extends Entry>(entries: readonly T[], date: string): T | undefined {
  return entries[indexOfDate(entries, date)]
}

/**
 * The entries beside a day's in the order of the list: `previous` stands before it, `next` after it.
 * @returns Empty when no entry has the date.
 */
export function neighbours(entries: readonly Entry[], date: string): { previous?: Entry; next?: Entry } {
  const index = indexOfDate(entries, date)
  return index < 0 ? {} : { previous: entries[index - 1], next: entries[index + 1] }
}

/** The entry with the highest date of the calendar, wherever it stands in the list. */
export function latestEntry<T extends Entry>(entries: readonly T[]): T | undefined {
  let latest: T | undefined
  for (const entry of entries) {
    if ((latest === undefined || entry.date > latest.date) && isRealDate(entry.date)) latest = entry
  }
  return latest
}

/**
 * What `/today` shows: the entry of today, otherwise the latest.
 * @param today - `yy-mm-dd`, for example from `localDate`.
 * @returns Nothing only when no entry has a date of the calendar.
 */
export function entryForToday<T extends Entry>(entries: readonly T[], today: string): T | undefined {
  return findByDate(entries, today) ?? latestEntry(entries)
}

/** A plain search: some microseconds in a list of thirty years, and no index to go stale. */
function indexOfDate(entries: readonly Entry[], date: string): number {
  const padded = padDate(date)
  return entries.findIndex((entry) => entry.date === padded)
}
