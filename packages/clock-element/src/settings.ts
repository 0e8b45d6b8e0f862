import {
  CLOCK_PARAM_EXPECTED,
  CLOCK_PARAMS,
  type ClockAsked,
  type ClockAttribute,
  type HourCycle,
  momentAsked,
} from '@found-time/clock-runtime'
import type { FoundTimeClockAttributes } from './jsx'

/** What the attributes say, checked. */
export interface Settings extends Pick<ClockAsked, Exclude<ClockAttribute, 'at'>> {
  /** `yy-mm-dd`. */
  readonly date: string
  readonly hourCycle: HourCycle
  /** Milliseconds since 1970-01-01T00:00Z; the machine's time when left out. */
  readonly atMs: number | undefined
}

const { at, ...others } = CLOCK_PARAMS

/** All there are, a time after its zone; that a tag may have each is checked by its type. */
export const ATTRIBUTES: readonly (keyof FoundTimeClockAttributes)[] = [
  'src-date',
  ...Object.values({ ...others, at }).flatMap((param) => ('attribute' in param ? [param.attribute] : [])),
]

/** Attributes by name; `null` where there is none. */
export type Attributes = (name: string) => string | null

/**
 * @throws {RangeError} When an attribute holds something else than it may: which, what it holds and what it may.
 * @example readSettings((name) => element.getAttribute(name))
 */
export function readSettings(attribute: Attributes): Settings {
  const read = <Key extends ClockAttribute>(key: Key) => {
    const text = attribute(CLOCK_PARAMS[key].attribute)
    return text ? understood(key, text) : undefined
  }
  const date = readDate(attribute('src-date'))
  const timeZone = read('timeZone')
  const settings = {
    date,
    timeZone,
    hourCycle: understood('hourCycle', attribute('hour-cycle') ?? '24'),
    maxFps: read('maxFps'),
    paused: ![null, 'false'].includes(attribute('paused')), // as some frameworks write what is not so
    transparent: read('transparent') ?? false,
  }
  const time = read('at')
  return { ...settings, atMs: time && momentAsked(time, timeZone) }
}

function readDate(text: string | null): string {
  if (!text) throw new RangeError('src-date is missing. Give it the date of a clock, like 25-04-13.')
  if (/^\d\d-\d\d-\d\d$/.test(text)) return text
  throw new RangeError(`src-date is "${text}". Dates look like 25-04-13.`)
}

/** What is said of these is not what is said of the parameter. */
const SAID: Readonly<Partial<Record<ClockAttribute, string>>> = {
  timeZone: ', which this browser does not know. Zones look like Asia/Tokyo.',
  at: '. Moments look like 2025-04-13T10:08:42Z.',
}

function understood<Key extends ClockAttribute>(key: Key, text: string): NonNullable<ClockAsked[Key]> {
  const { name, attribute, parse } = CLOCK_PARAMS[key]
  const value = parse(text) as ClockAsked[Key]
  if (value !== undefined) return value
  const expected = CLOCK_PARAM_EXPECTED[name]
  const said = SAID[key] ?? `. ${expected[0]!.toUpperCase()}${expected.slice(1)}.`
  throw new RangeError(`${attribute} is "${text}"${said}`)
}
