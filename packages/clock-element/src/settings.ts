import {
  CLOCK_PARAM_EXPECTED,
  CLOCK_PARAMS,
  type ClockAsked,
  type ClockAttribute,
  type ClockParam,
  type ClockParamName,
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

/** A time after its zone. */
const IN_ORDER = { ...others, at }

/** All there are; that a tag may have each is checked by its type. */
export const ATTRIBUTES: readonly (keyof FoundTimeClockAttributes)[] = [
  'src-date',
  ...Object.values(IN_ORDER).flatMap((param) => ('attribute' in param ? [param.attribute] : [])),
]

/** Attributes by name; `null` where there is none. */
export type Attributes = (name: string) => string | null

/**
 * @throws {RangeError} When an attribute holds something else than it may: which, what it holds and what it may.
 * @example readSettings((name) => element.getAttribute(name))
 */
export function readSettings(attribute: Attributes): Settings {
  const date = readDate(attribute('src-date'))
  const asked: Record<string, unknown> = {}
  for (const [key, param] of Object.entries<ClockParam>(IN_ORDER)) {
    if (!param.attribute) continue
    const text = attribute(param.attribute)
    // Some frameworks write `false` for what is not so.
    if (param.isFlag) asked[key] = ![null, 'false'].includes(text)
    else asked[key] = text ? understood(param, text) : (param.attributeOtherwise ?? param.otherwise)
  }
  const { at: time, ...settings } = asked as Pick<ClockAsked, ClockAttribute> & Pick<Settings, 'hourCycle'>
  return { ...settings, date, atMs: time && momentAsked(time, settings.timeZone) }
}

function readDate(text: string | null): string {
  if (!text) throw new RangeError('src-date is missing. Give it the date of a clock, like 25-04-13.')
  if (/^\d\d-\d\d-\d\d$/.test(text)) return text
  throw new RangeError(`src-date is "${text}". Dates look like 25-04-13.`)
}

/** What is said of these is not what is said of the parameter. */
const SAID: Readonly<Partial<Record<string, string>>> = {
  'time-zone': ', which this browser does not know. Zones look like Asia/Tokyo.',
  at: '. Moments look like 2025-04-13T10:08:42Z.',
}

function understood({ name, attribute = name, parse }: ClockParam, text: string): unknown {
  const value = parse(text)
  if (value !== undefined) return value
  const expected = CLOCK_PARAM_EXPECTED[name as ClockParamName]
  const said = SAID[attribute] ?? `. ${expected[0]!.toUpperCase()}${expected.slice(1)}.`
  throw new RangeError(`${attribute} is "${text}"${said}`)
}
