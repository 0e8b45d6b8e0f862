/** Days, hours and changes of the clocks in a zone, found with nothing but `timeAt`. */
import { type ClockTime, timeAt } from '@found-time/clock-runtime'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const two = (number: number) => String(number).padStart(2, '0')

/** `2025-04-13`. */
export const dateOf = ({ year, month, day }: ClockTime) => `${year}-${two(month)}-${two(day)}`

/** `10:09:36`. */
export const wallTimeOf = ({ hour, minute, second }: ClockTime) =>
  `${two(hour)}:${two(minute)}:${two(second)}`

/** Milliseconds since 1970 if wall clocks were on UTC. */
const wallMsOf = (time: ClockTime) =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second, time.millisecond)

/** How far wall clocks are ahead of UTC. */
const offsetMsAt = (epochMs: number, zone: string) => {
  const time = timeAt(epochMs, zone)
  return wallMsOf(time) - time.epochMs
}

/** The first minute from `low` on that fulfils what every later one up to `high` does too. */
function firstMinute(low: number, high: number, holds: (epochMs: number) => boolean): number {
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS
    if (holds(middle)) high = middle
    else low = middle
  }
  return high
}

export interface Day {
  readonly startMs: number
  /** The next day's start: 23, 24 or 25 hours later. */
  readonly endMs: number
  /** Where each hour begins, in the order they come; a repeated one is there twice, a skipped one not at all. */
  readonly hours: readonly { epochMs: number; hour: number }[]
}

let lastDay: { key: string; day: Day } | undefined

/** The day a moment is in. */
export function dayOf(epochMs: number, zone: string): Day {
  const date = dateOf(timeAt(epochMs, zone))
  const key = `${date} ${zone}`
  if (lastDay?.key === key) return lastDay.day
  const midnight = Date.parse(date)
  // Offsets in use lie between −12 and +14 hours.
  const startOf = (utcMidnight: number) => {
    const startDate = new Date(utcMidnight).toISOString().slice(0, 10)
    return firstMinute(
      utcMidnight - 15 * HOUR_MS,
      utcMidnight + 13 * HOUR_MS,
      (moment) => dateOf(timeAt(moment, zone)) >= startDate,
    )
  }
  const startMs = startOf(midnight)
  const endMs = startOf(midnight + DAY_MS)
  const hours = []
  for (let moment = startMs, before = -1; moment < endMs; moment += 15 * MINUTE_MS) {
    const { hour, minute } = timeAt(moment, zone)
    if (hour !== before || minute === 0) hours.push({ epochMs: moment, hour })
    before = hour
  }
  const day = { startMs, endMs, hours }
  lastDay = { key, day }
  return day
}

/**
 * When a zone's clocks show a time on a day: the first of two where it comes twice, the moment after the gap where
 * it is skipped.
 * @param date - `2025-04-13`.
 * @param wallTime - `10:09:36`.
 */
export function momentIn(date: string, wallTime: string, zone: string): number {
  const wanted = Date.parse(`${date}T${wallTime}Z`)
  if (Number.isNaN(wanted)) return Date.parse('2025-04-01T10:09:36Z')
  const candidates = [-DAY_MS, DAY_MS].map((far) => wanted - offsetMsAt(wanted + far, zone))
  const found = candidates.sort((a, b) => a - b).find((moment) => wallMsOf(timeAt(moment, zone)) === wanted)
  if (found !== undefined) return found
  return firstMinute(wanted - DAY_MS, wanted + DAY_MS, (moment) => wallMsOf(timeAt(moment, zone)) >= wanted)
}

/** Every moment of a year at which a zone's clocks are set forward or back. */
export function changesOf(year: number, zone: string): { epochMs: number; byMs: number }[] {
  const changes = []
  const end = Date.UTC(year + 1, 0, 1)
  for (let moment = Date.UTC(year, 0, 1); moment < end; moment += DAY_MS) {
    const before = offsetMsAt(moment, zone)
    const after = offsetMsAt(moment + DAY_MS, zone)
    if (before === after) continue
    const epochMs = firstMinute(moment, moment + DAY_MS, (one) => offsetMsAt(one, zone) === after)
    changes.push({ epochMs, byMs: after - before })
  }
  return changes
}
