import { type ClockTime, shownHour, timeAt, twoDigits } from '@found-time/clock-runtime'

const DAY_MS = 86_400_000
const DAY_S = 86_400

/** What is asked of a time here: the moment, and whose clocks show it. */
type Moment = Pick<ClockTime, 'epochMs' | 'timeZone'>

/** By how much a zone's clocks are ahead of UTC, in seconds, within a day: enough to see that they were changed. */
const aheadAt = (epochMs: number, timeZone: string) =>
  ((Math.round(timeAt(epochMs, timeZone).secondsOfDay - epochMs / 1000) % DAY_S) + DAY_S) % DAY_S

/** A change of a zone's clocks: when; by how many minutes, less than none where a time comes again; from what to what. */
export interface Change {
  readonly at: number
  readonly by: number
  readonly from: number
  readonly to: number
}

/**
 * The next changes of a zone's clocks, read from the zone itself: week by week until it is otherwise, then by halves
 * to the second. A zone that stays as it is for four hundred days has none.
 *
 * What it is tested by was read in the time zone database: Germany leaves summer time on the last Sunday of October and
 * enters it on the last Sunday of March, at 01:00 UTC; New York leaves it on the first Sunday of November, at two by
 * its summer time; New South Wales enters it on the first Sunday of October and leaves it on that of April, at 16:00
 * UTC of the day before; Lord Howe Island moves by half an hour; India has not moved its clocks since 1945.
 * @param count - How many are wanted.
 */
export function changesAfter(epochMs: number, timeZone: string, count: number): Change[] {
  const found: Change[] = []
  const start = Math.floor(epochMs / 1000) * 1000
  let last = start
  for (let at = start; found.length < count && at - last < 400 * DAY_MS; at += 7 * DAY_MS) {
    let [low, high] = [at, at + 7 * DAY_MS]
    const before = aheadAt(low, timeZone)
    if (before === aheadAt(high, timeZone)) continue
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000
      if (aheadAt(middle, timeZone) === before) low = middle
      else high = middle
    }
    const from = Math.round((timeAt(low, timeZone).secondsOfDay + 1) / 60) % 1440
    const to = Math.round(timeAt(high, timeZone).secondsOfDay / 60)
    found.push({ at: high, by: ((to - from + 2160) % 1440) - 720, from, to })
    last = high
  }
  return found
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** A time as it is printed: `3:00`. */
function printed(minutes: number, hourCycle: 12 | 24): string {
  const hour = Math.floor(minutes / 60)
  return `${shownHour(hour, hourCycle)}:${twoDigits(minutes % 60)}`
}

/** Places that change their clocks, for those whose own never do. */
const ELSEWHERE = ['Europe/Berlin', 'America/New_York', 'Australia/Sydney']
const nameOf = (timeZone: string) => timeZone.replace(/^.*\//, '').replace(/_/g, ' ')

/** The day of a change, as it is called before it. */
function dayOf({ at }: Change, timeZone: string): string {
  const { day, month } = timeAt(at - 1000, timeZone)
  return `${day} ${MONTHS[month - 1]}`
}

/**
 * What is printed on the back of the ribbon: a heading, and the next three changes of a zone's clocks; of one that has
 * none, the next one in each of three other places.
 * @example backOf(time, 24)[1] // '26 Oct: 2:00 comes twice'
 */
export function backOf({ epochMs, timeZone }: Moment, hourCycle: 12 | 24): string[] {
  const changes = changesAfter(epochMs, timeZone, 3)
  if (changes.length > 0)
    return [
      `In ${nameOf(timeZone)}`,
      ...changes.map((change) => {
        const day = dayOf(change, timeZone)
        return change.by < 0
          ? `${day}: ${printed(change.to, hourCycle)} comes twice`
          : `${day}: ${printed(change.from, hourCycle)} is skipped`
      }),
    ]
  const elsewhere = ELSEWHERE.flatMap((zone) =>
    changesAfter(epochMs, zone, 1).map((change) => ({ zone, change })),
  ).sort((one, other) => one.change.at - other.change.at)
  return [
    `${nameOf(timeZone)} leaves its clocks alone`,
    ...elsewhere.map(({ zone, change }) => {
      const what =
        change.by < 0
          ? `has ${printed(change.to, hourCycle)} twice`
          : `skips ${printed(change.from, hourCycle)}`
      return `${nameOf(zone)} ${what}, ${dayOf(change, zone)}`
    }),
  ]
}

/** An hour as it is printed on the ribbon; `again` where the one before it is called the same. */
export interface HourCell {
  readonly text: string
  readonly again: boolean
}

/** The hours around a time, two before and two after, as the zone's clocks show them one after another. */
export function hoursAround({ epochMs, timeZone }: Moment, hourCycle: 12 | 24): HourCell[] {
  const hours = [-3, -2, -1, 0, 1, 2].map((later) => timeAt(epochMs + later * 3_600_000, timeZone).hour)
  return hours.slice(1).map((hour, index) => ({
    text: String(shownHour(hour, hourCycle)),
    again: hours[index] === hour,
  }))
}

/** The minutes around a minute, in two figures. */
export const minutesAround = (minute: number): string[] =>
  [-2, -1, 0, 1, 2].map((later) => twoDigits((minute + later + 60) % 60))

export interface Point {
  readonly x: number
  readonly y: number
}

/** How the ribbon lies: two runs, and its back from the end of the upper to the start of the lower. */
export interface Fold {
  /** How broad the ribbon is. */
  readonly broad: number
  /** How the back falls, in radians from level. */
  readonly fall: number
  readonly upper: readonly Point[]
  readonly lower: readonly Point[]
  readonly back: readonly Point[]
  /** The middles of the hour and of the minute that is now, and how long either is. */
  readonly hour: Point
  readonly minute: Point
  readonly cell: number
  /** The size of the figures, and that of the lines on the back. */
  readonly figures: number
  readonly lines: number
  /** Where its four lines begin, from the middle of the stage, along the back and across it. */
  readonly lineFeet: readonly Point[]
  /** Whether there is room for the hours and minutes before and after. */
  readonly flat: boolean
}

/** How high figures are, in parts of their size. */
export const HIGH = 0.7
const LEADING = 1.3

/**
 * Folds a ribbon as paper is folded: each crease halves the angle between the two runs that meet in it, so that all
 * three are of one breadth.
 * @param longest - How long the longest line on the back is, in parts of its size.
 */
export function foldAt(width: number, height: number, longest: number): Fold {
  const flat = width > height * 1.1
  const margin = Math.round(Math.min(width, height) * 0.045)
  // Whole pixels, so that the edges of the runs are sharp.
  const half = Math.round(flat ? height * 0.155 : Math.min(height * 0.125, width * 0.26))
  const broad = half * 2
  const [high, low] = [margin + half, height - margin - half]
  let reach = 0
  let fall = 0
  for (let tries = 0; tries < 30; tries++) {
    fall = Math.atan2(low - high, width - 2 * (margin + reach))
    reach = half * Math.tan(fall / 2)
  }
  const [right, left] = [width - margin - reach, margin + reach]
  const ends = {
    upper: [
      { x: right - reach, y: high - half },
      { x: right + reach, y: high + half },
    ],
    lower: [
      { x: left + reach, y: low + half },
      { x: left - reach, y: low - half },
    ],
  }
  const gap = low - high - broad
  // As far as figures may go: the crease leans over them.
  const room = right - reach * 0.62
  const middle = room / 2
  const lines = Math.min(
    (gap * 0.9) / (longest * Math.sin(fall) + Math.cos(fall)),
    (broad * 0.9) / 4 / LEADING,
  )
  return {
    broad,
    fall,
    upper: [{ x: 0, y: high - half }, ...ends.upper, { x: 0, y: high + half }],
    lower: [{ x: width, y: low - half }, { x: width, y: low + half }, ...ends.lower],
    back: [...ends.upper, ...ends.lower],
    hour: { x: middle, y: high },
    minute: { x: width - middle, y: low },
    cell: Math.min(Math.max(broad * 1.95, middle * 0.8), (middle - margin) * 2),
    figures: Math.min((broad * 0.71) / HIGH, room / 1.4),
    lines,
    lineFeet: [0, 1, 2, 3].map((line) => {
      const across = (line - 1.5) * LEADING * lines
      // Each line begins as far from the lower run as the one above it.
      return { x: across / Math.tan(fall) - (longest * lines) / 2, y: across + lines * 0.34 }
    }),
    flat,
  }
}
