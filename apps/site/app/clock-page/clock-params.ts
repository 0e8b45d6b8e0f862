/**
 * The address of a clock page is an API: what may be asked for after the `?`. What is not understood is told and does
 * nothing.
 */
// Of the runtime only this: the rest comes with the first clock.
import { CLOCK_PARAMS, type ClockAsked, type ClockParam } from '@found-time/clock-runtime/params'

export type ClockParams = ClockAsked & {
  /** What was not understood, as it was asked: `tz=Mars/Base`. */
  readonly problems: readonly string[]
}

export type Ambient = Exclude<ClockParams['ambient'], false>

/** Mail services, search engines and social networks put these onto links; they ask us for nothing. */
const TRACKING_PARAMETERS = /^(utm_\w+|[a-z]*clid|mc_[a-z]+|igshid|ref|si)$/

const DECLARED = Object.entries<ClockParam>(CLOCK_PARAMS)
const NAMES = DECLARED.map(([, { name }]) => name)
const CARRIED = DECLARED.flatMap(([, { name, carries }]) => (carries ? name : []))

/**
 * @param search - The part of the address from the `?` on.
 * @example readClockParams('?tz=Asia/Tokyo&hour=12&ui=0').timeZone // 'Asia/Tokyo'
 */
export function readClockParams(search: string): ClockParams {
  const asked = new URLSearchParams(search)
  const params: Record<string, unknown> = {}
  const problems: string[] = []
  const tell = (name: string, text: string) => problems.push(text ? `${name}=${text}` : name)
  for (const [key, { name, parse, otherwise }] of DECLARED) {
    // A plus sign that stands in an address as itself is a space there. Offsets are written with it, and nothing that
    // may be asked for has a space.
    const text = asked.get(name)?.replace(' ', '+')
    const value = text === undefined ? undefined : parse(text)
    params[key] = value ?? otherwise
    if (text !== undefined && value === undefined) tell(name, text)
  }
  for (const [name, text] of asked)
    if (!NAMES.includes(name) && !TRACKING_PARAMETERS.test(name)) tell(name, text)
  return { ...(params as ClockAsked), problems }
}

/**
 * What the next clock is asked for too.
 * @param search - The part of this clock's address from the `?` on.
 * @returns The same of the next one's, or nothing.
 * @example carriedSearch('?at=10:08&tz=Asia/Tokyo', 'stay') // '?tz=Asia/Tokyo&ambient'
 */
export function carriedSearch(search: string, ambient: ClockParams['ambient']): string {
  const asked = new URLSearchParams(search)
  for (const name of [...asked.keys()]) if (!CARRIED.includes(name)) asked.delete(name)
  return withAmbient(asked.toString(), ambient)
}

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
