import { offsetAt } from './time'

const WALL_TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,3}))?)?$/

/**
 * When a zone's clocks show a time on a day. In the hour that daylight saving repeats, the first of the two.
 * @param at - `10:08`, `10:08:42` or `10:08:42.250`.
 * @param day - `yyyy-mm-dd`.
 * @param timeZone - IANA name.
 * @returns Milliseconds since 1970-01-01T00:00Z.
 * @throws {RangeError} When the time or the day is malformed, or the zone skips that time that day, or is unknown.
 * @example momentOf('10:08:42', '2025-04-12', 'Asia/Kolkata') // 1744432722000
 */
export function momentOf(at: string, day: string, timeZone: string): number {
  const parts = WALL_TIME.exec(at)
  if (!parts) throw new RangeError(`"${at}" is not a time. Times look like 10:08, 10:08:42 or 10:08:42.250.`)
  const midnight = Date.parse(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(midnight)) {
    throw new RangeError(`"${day}" is not a day. Days look like 2025-04-12.`)
  }
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1, 4).map((part) => Number(part ?? 0))
  const wallMs =
    midnight + (hours * 3600 + minutes * 60 + seconds) * 1000 + Number((parts[4] ?? '').padEnd(3, '0'))
  // Offsets in use lie between −12 and +14 hours; both sides of a change are tried, the earlier moment first.
  const moments = [-24, 24]
    .map((near) => wallMs - offsetAt(wallMs + near * 3_600_000, timeZone))
    .sort((a, b) => a - b)
  const found = moments.find((moment) => moment + offsetAt(moment, timeZone) === wallMs)
  if (found === undefined) throw new RangeError(`${timeZone} skips ${at} on ${day}.`)
  return found
}
