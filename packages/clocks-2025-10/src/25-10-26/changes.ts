import { laterBy, timeAt } from '@found-time/clock-runtime'

/**
 * A zone's changes of its clocks, read from the zone itself: Berlin goes from summer's time at 01:00 UTC on 26 October
 * 2025, New York at 06:00 UTC on 2 November 2025, Sydney to summer's at 16:00 UTC on 4 October 2025; Kolkata does not.
 */
export interface Change {
  readonly at: number
  /** For how many minutes the clocks are put on; less than nought when they are put back. */
  readonly on: number
}

const DAY = 86_400_000

/** How far a zone's clocks are ahead, in minutes of a day: only good for telling one from another. */
function ahead(at: number, timeZone: string): number {
  const { secondsOfDay } = timeAt(at, timeZone)
  return Math.round((((secondsOfDay - at / 1000) % 86_400) + 86_400) / 60) % 1440
}

/** The first change after a moment, within fourteen months. */
export function nextChange(from: number, timeZone: string): Change | undefined {
  const start = Math.ceil(from / 60_000) * 60_000
  const before = ahead(start, timeZone)
  for (let low = start; low < start + 426 * DAY; low += 8 * DAY) {
    if (ahead(low + 8 * DAY, timeZone) === before) continue
    let [still, gone] = [low, low + 8 * DAY]
    while (gone - still > 60_000) {
      const middle = Math.floor((still + gone) / 120_000) * 60_000
      if (ahead(middle, timeZone) === before) still = middle
      else gone = middle
    }
    const by = (ahead(gone, timeZone) - before + 1440) % 1440
    return { at: gone, on: by > 720 ? by - 1440 : by }
  }
  return undefined
}

/** The next three. */
export function changesFrom(from: number, timeZone: string): Change[] {
  const changes: Change[] = []
  for (let at = from; changes.length < 3; ) {
    const change = nextChange(at, timeZone)
    if (!change) break
    changes.push(change)
    at = change.at + 60_000
  }
  return changes
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

const shown = (minutes: number) => {
  const day = (minutes + 1440) % 1440
  return `${Math.floor(day / 60)}:${String(day % 60).padStart(2, '0')}`
}

/** A change in words: when, and what happens. */
export function changeInWords({ at, on }: Change, timeZone: string): readonly [string, string] {
  const { hour, minute } = timeAt(at, timeZone)
  const { day, month, year } = timeAt(at - 60_000, timeZone)
  const after = hour * 60 + minute
  return [`${day} ${MONTHS[month - 1]} ${year}`, `${shown(after - on)} becomes ${shown(after)}`]
}

/** The hours on the tape: the one before, the one that is, the one after, as the zone's clocks show them. */
export function hoursAround(at: number, timeZone: string): readonly [number, number, number] {
  const time = timeAt(at, timeZone)
  const start = laterBy(time, -(time.minute * 60 + time.second) * 1000 - time.millisecond)
  return [laterBy(start, -60_000).hour, time.hour, laterBy(start, 3_600_000).hour]
}
