/**
 * The address of a clock page is an API: what may be asked for after the `?`. What is not understood is told and does
 * nothing.
 */
import type { HourCycle } from '@found-time/clock-runtime'
// Of the runtime only this: the rest comes with the first clock.
import {
  parseHourCycle,
  parseMaxFps,
  parseTime,
  parseTimeZone,
  type TimeAsked,
} from '@found-time/clock-runtime/parse'

export interface ClockParams {
  /** What `at` asks for: a time on the wall, a day with it where one was given, or a moment by its offset. */
  readonly at?: TimeAsked
  readonly timeZone?: string
  readonly hourCycle?: HourCycle
  /** The most pictures a second. */
  readonly maxFps?: number
  readonly paused: boolean
  /** False: nothing but the clock, for frames in other pages. */
  readonly ui: boolean
  /** Left on all day: this clock, or every now and then another one, of all or of those with a star. */
  readonly ambient: false | Ambient
  readonly transparent: boolean
  /** The time goes on though the browser calls the page hidden: there are screen savers that paint such pages. */
  readonly runsHidden: boolean
  /** What was not understood, as it was asked: `tz=Mars/Base`. */
  readonly problems: readonly string[]
}

export type Ambient = 'stay' | 'shuffle' | 'kept'

/** Mail services, search engines and social networks put these onto links; they ask us for nothing. */
const TRACKING_PARAMETERS = /^(utm_\w+|[a-z]*clid|mc_[a-z]+|igshid|ref|si)$/

/** What a flag's text says: `paused`, `paused=1`, `paused=0`. */
const FLAGS: Readonly<Partial<Record<string, boolean>>> = { '': true, '1': true, '0': false }

/**
 * @param search - The part of the address from the `?` on.
 * @example readClockParams('?tz=Asia/Tokyo&hour=12&ui=0').timeZone // 'Asia/Tokyo'
 */
export function readClockParams(search: string): ClockParams {
  const asked = new URLSearchParams(search)
  const known = new Set<string>()
  const problems: string[] = []
  const read = <T>(name: string, parse: (text: string) => T | undefined): T | undefined => {
    known.add(name)
    // A plus sign that stands in an address as itself is a space there. Offsets are written with it, and nothing that
    // may be asked for has a space.
    const text = asked.get(name)?.replace(' ', '+')
    if (text === undefined) return undefined
    const value = parse(text)
    if (value === undefined) problems.push(text ? `${name}=${text}` : name)
    return value
  }
  const flag = (text: string) => (Object.hasOwn(FLAGS, text) ? FLAGS[text] : undefined)
  const params = {
    at: read('at', parseTime),
    timeZone: read('tz', (text) => (text ? parseTimeZone(text) : undefined)),
    hourCycle: read('hour', parseHourCycle),
    maxFps: read('fps', parseMaxFps),
    paused: read('paused', flag) ?? false,
    ui: read('ui', flag) ?? true,
    ambient:
      read('ambient', (text) => {
        if (text === 'shuffle' || text === 'kept') return text
        const wanted = flag(text)
        return wanted ? 'stay' : wanted
      }) ?? false,
    transparent: read('bg', (text) => text === 'transparent' || undefined) ?? false,
    runsHidden: read('hidden', (text) => text === 'run' || undefined) ?? false,
  } as const
  for (const [name, text] of asked)
    if (!known.has(name) && !TRACKING_PARAMETERS.test(name)) problems.push(text ? `${name}=${text}` : name)
  return { ...params, problems }
}

/**
 * What the next clock is asked for too: zone, hours, the most pictures a second, not to rest, and ambient. A time, a pause and the
 * rest were asked of this one.
 * @param search - The part of this clock's address from the `?` on.
 * @returns The same of the next one's, or nothing.
 * @example carriedSearch('?at=10:08&tz=Asia/Tokyo', 'stay') // '?tz=Asia/Tokyo&ambient'
 */
export function carriedSearch(search: string, ambient: ClockParams['ambient']): string {
  const asked = new URLSearchParams(search)
  for (const name of [...asked.keys()]) if (!CARRIED.includes(name)) asked.delete(name)
  return withAmbient(asked.toString(), ambient)
}

const CARRIED = ['tz', 'hour', 'fps', 'hidden']

/** @returns The part of an address from the `?` on, with ambient or without, or nothing. */
export function withAmbient(search: string, ambient: ClockParams['ambient']): string {
  const rest = withoutParam(search, 'ambient').slice(1)
  const wanted = ambient && (ambient === 'stay' ? 'ambient' : `ambient=${ambient}`)
  const parts = [rest, wanted].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** @returns The part of an address from the `?` on without one of its names, or nothing. */
export function withoutParam(search: string, name: string): string {
  const asked = new URLSearchParams(search)
  asked.delete(name)
  const rest = asked
    .toString()
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/')
    .replace(/=(?=&|$)/g, '')
  return rest ? `?${rest}` : ''
}
