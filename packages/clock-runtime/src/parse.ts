/**
 * What a person may write for a time, a zone and the hours, wherever it is written: in the address of a page or in the
 * attributes of an element. Nothing here needs React, or the rest of the package.
 */
import type { HourCycle } from './types'

/** 1 January of the year 1 in UTC: clocks show no moment before it, in milliseconds. */
const FIRST_MS = -62_135_596_800_000
/** 1 January of the year 10000 in UTC: clocks show only moments before it, in milliseconds. */
const END_MS = 253_402_300_800_000

/** Whether clocks can show a moment: one of the years 1 to 9999 in UTC. */
export const isMoment = (epochMs: number) => epochMs >= FIRST_MS && epochMs < END_MS

/** A time on the wall, on a day where one was given; or a moment. */
export type TimeAsked = { readonly wall: string; readonly day?: string } | { readonly epochMs: number }

const TIME =
  /^(?:(?<day>\d{4}-\d\d-\d\d)T)?(?<wall>(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)(?<offset>Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/

/**
 * A time as people write it: `10:08`, `10:08:42.250`, on a day `2025-04-13T10:08`, or a moment by its offset,
 * `2025-04-13T10:08:42Z` or `…+02:00`. `momentOf` finds the moment of one without an offset.
 * @returns `undefined` for anything else, a day that is not in the calendar and a year outside 1 to 9999.
 * @example parseTime('2025-04-13T10:08:42Z') // { epochMs: 1744538922000 }
 * @example parseTime('2025-02-30T10:08') // undefined
 */
export function parseTime(text: string): TimeAsked | undefined {
  const { day, wall, offset } = TIME.exec(text)?.groups ?? {}
  if (!wall) return undefined
  if (!day) return offset ? undefined : { wall }
  const dayMs = parseDay(day)
  if (dayMs === undefined) return undefined
  if (!offset) return { wall, day }
  const offsetMs = offset === 'Z' ? 0 : offsetOf(offset)
  const epochMs = dayMs + wallMs(wall) - offsetMs
  return isMoment(epochMs) ? { epochMs } : undefined
}

/** A day's midnight in UTC, in milliseconds; `undefined` for what is no day of the years 1 to 9999. */
export function parseDay(text: string): number | undefined {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  if (!year) return undefined
  // Set part by part: `Date.UTC` takes the years below 100 for those of the last century.
  const date = new Date(0)
  date.setUTCFullYear(year, month! - 1, day)
  // 30 February rolls over into March.
  return date.getUTCMonth() === month! - 1 && date.getUTCDate() === day ? date.getTime() : undefined
}

/** Milliseconds since midnight of `10:08`, `10:08:42` or `10:08:42.25`; finer fractions are cut off. */
export function wallMs(wall: string): number {
  const [hours, minutes, seconds = 0] = wall.split(':').map(Number) as [number, number, number?]
  return (hours * 60 + minutes) * 60_000 + Math.floor(seconds * 1000 + 1e-6)
}

/** The milliseconds of `+05:30` or `-0530`. */
export function offsetOf(text: string): number {
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(-2))
  return (text.startsWith('-') ? -minutes : minutes) * 60_000
}

/**
 * @returns The zone as it was written; `undefined` where this engine does not know it.
 * @example parseTimeZone('Asia/Tokyo') // 'Asia/Tokyo'
 */
export function parseTimeZone(text: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return text
  } catch {
    return undefined
  }
}

/** @returns `12` or `24`; `undefined` for any other text. */
export function parseHourCycle(text: string): HourCycle | undefined {
  return text === '12' ? 12 : text === '24' ? 24 : undefined
}
