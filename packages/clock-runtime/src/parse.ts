/**
 * What a person may write for a time, a zone and the hours, wherever it is written: in the address of a page or in the
 * attributes of an element. Nothing here needs React, or the rest of the package.
 */
import { dayMs, isMoment, offsetMs, wallMs } from './day'
import type { HourCycle } from './types'

export { wallMs }

/** A time on the wall, on a day where one was given; or a moment, in milliseconds since 1970-01-01T00:00Z. */
export type TimeAsked = { readonly wall: string; readonly day?: string } | { readonly epochMs: number }

const TIME =
  /^(?:(\d{4}-\d\d-\d\d)T)?((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/

/**
 * A time as people write it: `10:08`, `10:08:42.250`, on a day `2025-04-13T10:08`, or a moment by its offset,
 * `2025-04-13T10:08:42Z` or `…+02:00`. `momentAsked` finds the moment of each.
 * @returns `undefined` for anything else, a day that is not in the calendar and a year outside 1 to 9999.
 * @example parseTime('2025-04-13T10:08:42Z') // { epochMs: 1744538922000 }
 * @example parseTime('2025-02-30T10:08') // undefined
 */
export function parseTime(text: string): TimeAsked | undefined {
  const [, day, wall, offset] = TIME.exec(text) ?? []
  if (!wall) return undefined
  if (!day) return offset ? undefined : { wall }
  const midnight = dayMs(day)
  if (midnight === undefined) return undefined
  if (!offset) return { wall, day }
  const epochMs = midnight + wallMs(wall) - (offset === 'Z' ? 0 : offsetMs(offset))
  return isMoment(epochMs) ? { epochMs } : undefined
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

/**
 * The most pictures a second.
 * @returns A whole number from `1` to `60`; `undefined` for any other text.
 * @example parseMaxFps('30') // 30
 */
export function parseMaxFps(text: string): number | undefined {
  return /^([1-9]|[1-5]\d|60)$/.test(text) ? Number(text) : undefined
}
