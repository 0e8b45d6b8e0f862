import {
  type HourCycle,
  momentAsked,
  parseHourCycle,
  parseMaxFps,
  parseTime,
  parseTimeZone,
} from '@found-time/clock-runtime'

/** What the attributes say, checked. */
export interface Settings {
  /** `yy-mm-dd`. */
  readonly date: string
  /** IANA name; the visitor's own when left out. */
  readonly timeZone: string | undefined
  readonly hourCycle: HourCycle
  /** The most pictures a second; sixty when left out. */
  readonly maxFps: number | undefined
  readonly paused: boolean
  /** Without the clock's ground. */
  readonly transparent: boolean
  /** Milliseconds since 1970-01-01T00:00Z; the machine's time when left out. */
  readonly atMs: number | undefined
}

/** Attributes by name; `null` where there is none. */
export type Attributes = (name: string) => string | null

/**
 * @throws {RangeError} When an attribute holds something else than it may: which, what it holds and what it may.
 * @example readSettings((name) => element.getAttribute(name))
 */
export function readSettings(attribute: Attributes): Settings {
  const timeZone = readZone(attribute('time-zone'))
  return {
    date: readDate(attribute('src-date')),
    timeZone,
    hourCycle: readHourCycle(attribute('hour-cycle')),
    maxFps: readMaxFps(attribute('max-fps')),
    paused: ![null, 'false'].includes(attribute('paused')), // as some frameworks write what is not so
    transparent: readGround(attribute('bg')),
    atMs: readMoment(attribute('at'), timeZone),
  }
}

function readDate(text: string | null): string {
  if (!text) throw new RangeError('src-date is missing. Give it the date of a clock, like 25-04-13.')
  if (/^\d\d-\d\d-\d\d$/.test(text)) return text
  throw new RangeError(`src-date is "${text}". Dates look like 25-04-13.`)
}

function readZone(text: string | null): string | undefined {
  if (!text) return undefined
  const timeZone = parseTimeZone(text)
  if (timeZone) return timeZone
  throw new RangeError(
    `time-zone is "${text}", which this browser does not know. Zones look like Asia/Tokyo.`,
  )
}

function readHourCycle(text: string | null): HourCycle {
  const hourCycle = parseHourCycle(text ?? '24')
  if (hourCycle) return hourCycle
  throw new RangeError(`hour-cycle is "${text}". It is 12 or 24.`)
}

function readMaxFps(text: string | null): number | undefined {
  if (!text) return undefined
  const maxFps = parseMaxFps(text)
  if (maxFps) return maxFps
  throw new RangeError(`max-fps is "${text}". It is a whole number from 1 to 60.`)
}

function readGround(text: string | null): boolean {
  if (!text) return false
  if (text === 'transparent') return true
  throw new RangeError(`bg is "${text}". It is transparent.`)
}

function readMoment(text: string | null, timeZone: string | undefined): number | undefined {
  if (!text) return undefined
  const asked = parseTime(text)
  if (asked) return momentAsked(asked, timeZone)
  throw new RangeError(`at is "${text}". Moments look like 2025-04-13T10:08:42Z.`)
}
