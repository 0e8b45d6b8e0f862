import { dayMs, isMoment, wallMs } from './day'
import { parseTime, type TimeAsked } from './parse'
import { offsetAt, systemTimeZone, timeAt } from './time'

/**
 * When a zone's clocks show a time on a day. In the hour that daylight saving repeats, the first of the two.
 * @param at - `10:08`, `10:08:42` or `10:08:42.250`.
 * @param day - `yyyy-mm-dd`, of the years 1 to 9999.
 * @param timeZone - IANA name.
 * @returns Milliseconds since 1970-01-01T00:00Z.
 * @throws {RangeError} When the time or the day is malformed, the day is not in the calendar, or the zone skips that
 * time that day, or is unknown.
 * @example momentOf('10:08:42', '2025-04-12', 'Asia/Kolkata') // 1744432722000
 */
export function momentOf(at: string, day: string, timeZone: string): number {
  const asked = parseTime(at)
  if (!asked || !('wall' in asked) || asked.day) {
    throw new RangeError(`"${at}" is not a time. Times look like 10:08, 10:08:42 or 10:08:42.250.`)
  }
  const midnight = dayMs(day)
  if (midnight === undefined) throw new RangeError(`"${day}" is not a day. Days look like 2025-04-12.`)
  const wanted = midnight + wallMs(at)
  // Offsets in use lie between −12 and +14 hours; both sides of a change are tried, the earlier moment first.
  const moments = [-24, 24]
    .map((near) => wanted - offsetAt(wanted + near * 3_600_000, timeZone))
    .sort((a, b) => a - b)
  const found = moments.find((moment) => moment + offsetAt(moment, timeZone) === wanted)
  if (found === undefined) throw new RangeError(`${timeZone} skips ${at} on ${day}.`)
  if (!isMoment(found)) throw new RangeError(`"${day}" is not a day of the years 1 to 9999 in UTC.`)
  return found
}

/**
 * The moment of a time as `parseTime` reads it; without a day it is today's in that zone.
 * @param timeZone - IANA name; the machine's own when left out.
 * @returns Milliseconds since 1970-01-01T00:00Z.
 * @throws {RangeError} When the zone skips that time that day, or is unknown.
 * @example momentAsked({ wall: '10:08', day: '2025-04-12' }, 'Asia/Kolkata') // 1744432680000
 */
export function momentAsked(asked: TimeAsked, timeZone = systemTimeZone()): number {
  if ('epochMs' in asked) return asked.epochMs
  if (asked.day) return momentOf(asked.wall, asked.day, timeZone)
  const { year, month, day } = timeAt(Date.now(), timeZone)
  const padded = [month, day].map((part) => String(part).padStart(2, '0'))
  return momentOf(asked.wall, [String(year).padStart(4, '0'), ...padded].join('-'), timeZone)
}
