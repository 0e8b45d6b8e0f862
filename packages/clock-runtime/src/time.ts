import { offsetMs as fixedMs } from './day'

/** A moment on a wall clock somewhere. */
export interface ClockTime {
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly epochMs: number
  /** IANA zone name, `'Europe/Berlin'`, or an offset, `'+05:30'`. */
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

/** As much of Temporal as is asked here. */
interface TemporalZones {
  readonly Now: { timeZoneId(): string }
  readonly ZonedDateTime: new (
    epochNanoseconds: bigint,
    timeZone: string,
  ) => { readonly offsetNanoseconds: number }
}

/** Asked in place of Intl where it is there: the first formatter of Intl costs a page 15 ms on a fast processor. */
const temporal = () => (globalThis as { readonly Temporal?: TemporalZones }).Temporal

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23', // without it some engines write midnight as 24
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, formatter)
  return formatter
}

const DAY_MS = 86_400_000

/** A fixed offset in place of a name. It is computed here: not every Intl takes one. */
const FIXED = /^[+-]\d\d:\d\d$/

// Asked once a minute and zone: offsets change on whole minutes.
const offsets = new Map<string, { minute: number; offsetMs: number }>()

/** How far a zone's wall clocks are ahead of UTC, in milliseconds. Throws as `timeAt` does. */
export function offsetAt(epochMs: number, timeZone: string): number {
  // A day less than `Date` holds, so that what the zone's clocks show is held too.
  if (!(Math.abs(epochMs) <= 8.64e15 - DAY_MS))
    throw new RangeError(`clock-runtime: not a moment: ${epochMs}`)
  if (timeZone === 'UTC') return 0
  if (FIXED.test(timeZone)) return fixedMs(timeZone)
  const minute = Math.floor(epochMs / 60_000)
  const known = offsets.get(timeZone)
  if (known?.minute === minute) return known.offsetMs
  const offsetMs = askOffset(minute * 60_000, timeZone)
  offsets.set(timeZone, { minute, offsetMs })
  return offsetMs
}

/** @throws {RangeError} When the zone is unknown. */
function askOffset(epochMs: number, timeZone: string): number {
  try {
    const { ZonedDateTime } = temporal() ?? {}
    return ZonedDateTime
      ? new ZonedDateTime(BigInt(epochMs) * 1_000_000n, timeZone).offsetNanoseconds / 1e6
      : shownByIntl(epochMs, timeZone) - epochMs
  } catch (cause) {
    throw new RangeError(
      `clock-runtime: unknown time zone ${JSON.stringify(timeZone)}. Use an IANA name such as "Asia/Kolkata".`,
      { cause },
    )
  }
}

/** What a zone's clocks show at a full minute, as if they were those of UTC. */
function shownByIntl(epochMs: number, timeZone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(epochMs)) part[type] = Number(value)
  const utc = new Date(epochMs)
  // Days alone, without month and year: Intl has no year 0, and a zone is never more than a day away.
  const days = part.day! - utc.getUTCDate()
  const day = Math.abs(days) > 1 ? -Math.sign(days) : days
  return utc.setUTCHours(day * 24 + part.hour!, part.minute!, part.second!)
}

/**
 * The zone of the machine: its name, or its offset now (`'+05:30'`) where the name is one that the engine itself does
 * not take, such as the `Etc/Unknown` of a machine whose setting makes no sense; `'UTC'` where there is neither.
 */
export function systemTimeZone(): string {
  try {
    const timeZone = temporal()?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
    if (timeZone && Number.isFinite(offsetAt(0, timeZone))) return timeZone
  } catch {
    // The offset is known all the same.
  }
  try {
    const behind = new Date().getTimezoneOffset()
    const time = new Date(Math.abs(behind) * 60_000).toISOString()
    return (behind > 0 ? '-' : '+') + time.slice(11, 16)
  } catch {
    return 'UTC'
  }
}

/**
 * What the clocks of a zone show at a moment.
 * @param epochMs - Milliseconds since 1970-01-01T00:00Z.
 * @param timeZone - IANA name, or an offset such as `+05:30`; the machine's own when left out.
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
    hour12: shownHour(hour, 12),
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
 * A whole number in two figures, as minutes are written.
 * @param value - `0` to `99`; more is written with the figures it has.
 * @example twoDigits(7) // '07'
 */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * The hour as it is counted in a cycle of 12 hours or of 24.
 * @param hour - `0` to `23`.
 * @returns `1` to `12`, or `0` to `23`.
 * @example shownHour(15, 12) // 3
 */
export const shownHour = (hour: number, hourCycle: 12 | 24): number =>
  hourCycle === 12 ? hour % 12 || 12 : hour

/**
 * The hour in figures, as it stands before minutes: in a cycle of 24 hours always two.
 * @param hour - `0` to `23`.
 * @example hourDigits(3, 24) // '03'
 * @example hourDigits(3, 12) // '3'
 */
export const hourDigits = (hour: number, hourCycle: 12 | 24): string =>
  hourCycle === 12 ? String(shownHour(hour, 12)) : twoDigits(hour)

/**
 * The time in words a speech synthesiser reads well.
 * @example spokenTime(timeAt(0, 'UTC'), 12) // '12:00 AM'
 */
export function spokenTime({ hour, minute, period }: ClockTime, hourCycle: 12 | 24): string {
  const time = `${hourDigits(hour, hourCycle)}:${twoDigits(minute)}`
  return hourCycle === 12 ? `${time} ${period.toUpperCase()}` : time
}
