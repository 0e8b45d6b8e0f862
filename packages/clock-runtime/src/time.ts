/** A moment on a wall clock somewhere. */
export interface ClockTime {
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly epochMs: number
  /** IANA zone name: `'Europe/Berlin'`. */
  readonly timeZone: string
  readonly year: number
  /** `1` to `12`. */
  readonly month: number
  /** Day of the month, `1` to `31`. */
  readonly day: number
  /** `1` Monday to `7` Sunday, as in ISO 8601. */
  readonly weekday: number
  /** `0` to `23`. */
  readonly hour: number
  /** `1` to `12`. */
  readonly hour12: number
  readonly period: 'am' | 'pm'
  /** `0` to `59`. */
  readonly minute: number
  /** `0` to `59`. */
  readonly second: number
  /** `0` to `999`; always `0` at the second and minute beats. */
  readonly millisecond: number
  /** Seconds on the wall clock since `00:00`, with the fraction: `0` up to but not including `86_400`. */
  readonly secondsOfDay: number
  /** How far each hand has gone round, clockwise from the top, `0` up to but not including `1`. */
  readonly turns: {
    /** Once in 24 hours. */
    readonly day: number
    /** Once in 12 hours. */
    readonly hour: number
    /** Once in 60 minutes. */
    readonly minute: number
    /** Once in 60 seconds. */
    readonly second: number
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    try {
      formatter = new Intl.DateTimeFormat('en-US', {
        timeZone,
        calendar: 'gregory',
        numberingSystem: 'latn',
        hourCycle: 'h23', // without it some engines write midnight as 24
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      })
    } catch (cause) {
      throw new RangeError(
        `clock-runtime: unknown time zone ${JSON.stringify(timeZone)}. Use an IANA name such as "Asia/Kolkata".`,
        { cause },
      )
    }
    formatters.set(timeZone, formatter)
  }
  return formatter
}

// Intl is asked once a minute and zone: offsets change on whole minutes.
const offsets = new Map<string, { minute: number; offsetMs: number }>()

/** How far a zone's wall clocks are ahead of UTC, in milliseconds. Throws as `timeAt` does. */
export function offsetAt(epochMs: number, timeZone: string): number {
  if (!(Math.abs(epochMs) <= 8.64e15)) throw new RangeError(`clock-runtime: not a moment: ${epochMs}`)
  const minute = Math.floor(epochMs / 60_000)
  const known = offsets.get(timeZone)
  if (known?.minute === minute) return known.offsetMs
  const part: Record<string, number> = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(minute * 60_000))
    part[type] = Number(value)
  const wallMs = Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second)
  const offsetMs = wallMs - minute * 60_000
  offsets.set(timeZone, { minute, offsetMs })
  return offsetMs
}

/** The zone of the machine. */
export function systemTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

/**
 * What the clocks of a zone show at a moment.
 * @param epochMs - Milliseconds since 1970-01-01T00:00Z.
 * @param timeZone - IANA name; the machine's own when left out.
 * @throws {RangeError} When the moment is not a number or beyond what `Date` can hold, or the zone is unknown.
 * @example timeAt(Date.UTC(2025, 3, 13, 17, 0), 'Asia/Kolkata').minute // 30
 */
export function timeAt(epochMs: number, timeZone = systemTimeZone()): ClockTime {
  const wall = new Date(Math.floor(epochMs) + offsetAt(epochMs, timeZone))
  const hour = wall.getUTCHours()
  const minute = wall.getUTCMinutes()
  const second = wall.getUTCSeconds()
  const millisecond = wall.getUTCMilliseconds()
  const secondsOfDay = hour * 3600 + minute * 60 + second + millisecond / 1000
  return {
    epochMs: Math.floor(epochMs),
    timeZone,
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    weekday: wall.getUTCDay() || 7,
    hour,
    hour12: hour % 12 || 12,
    period: hour < 12 ? 'am' : 'pm',
    minute,
    second,
    millisecond,
    secondsOfDay,
    turns: {
      day: secondsOfDay / 86_400,
      hour: (secondsOfDay % 43_200) / 43_200,
      minute: (secondsOfDay % 3600) / 3600,
      second: (secondsOfDay % 60) / 60,
    },
  }
}

/**
 * The time in words a speech synthesiser reads well.
 * @example spokenTime(timeAt(0, 'UTC'), 12) // '12:00 AM'
 */
export function spokenTime({ hour, hour12, minute, period }: ClockTime, hourCycle: 12 | 24): string {
  const minutes = String(minute).padStart(2, '0')
  if (hourCycle === 12) return `${hour12}:${minutes} ${period.toUpperCase()}`
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
