import { type ClockTime, timeAt } from '@found-time/clock-runtime'
import { ZONES } from './zones'

const DAY = 1440

/** A difference on the clock's round, from half a day behind to half a day ahead. */
export const wrap = (minutes: number): number => ((((minutes + DAY / 2) % DAY) + DAY) % DAY) - DAY / 2

export interface Ribbon {
  readonly city: string
  /** Minutes of its own day. */
  readonly local: number
  /** How many minutes its clocks are ahead of the visitor's, within half a day. */
  readonly ahead: number
}

/**
 * The times that the world has at a moment, the visitor's in the middle, as far west as east of it: one ribbon for all
 * that have the same time on the same day.
 */
export function ribbonsAt(time: ClockTime): { west: Ribbon[]; east: Ribbon[] } {
  const own = time.hour * 60 + time.minute
  const seen = new Set([`${time.day} ${own}`])
  const ribbons: (Ribbon & { day: number })[] = []
  for (const zone of ZONES) {
    const there = timeAt(time.epochMs, zone)
    const local = there.hour * 60 + there.minute
    const key = `${there.day} ${local}`
    if (seen.has(key)) continue
    seen.add(key)
    ribbons.push({ city: placeOf(zone), local, ahead: wrap(local - own), day: there.day })
  }
  ribbons.sort((one, other) => one.ahead - other.ahead || one.day - other.day)
  return {
    west: ribbons.filter(({ ahead }) => ahead < 0).reverse(),
    east: ribbons.filter(({ ahead }) => ahead >= 0),
  }
}

/**
 * What a zone is named after.
 * @example placeOf('America/New_York') // 'New York'
 */
export const placeOf = (timeZone: string): string =>
  timeZone
    .slice(timeZone.lastIndexOf('/') + 1)
    .replaceAll('_', ' ')
    .replace(/^St /, 'St. ')
    .replace(/s$/, (end) => (timeZone.endsWith('St_Johns') ? '’s' : end))

export interface Strip extends Ribbon {
  readonly x: number
  readonly width: number
  /** Broad enough for its clock. */
  readonly isWhole: boolean
}

/** So many ribbons on either side of the visitor's are whole. */
export const WHOLE = 3

/** How broad the visitor's ribbon is, and the whole ones beside it. */
function widthsOf(width: number, height: number) {
  const [own, whole] = width > height * 0.8 ? [0.23, 0.097] : [0.33, 0.097]
  return { own: width * own, whole: width * whole }
}

/** Ribbons side by side from the visitor's outwards: the whole ones, and a fringe of all others, ever narrower. */
function stripsOf(
  ribbons: readonly Ribbon[],
  from: number,
  whole: number,
  room: number,
  direction: 1 | -1,
): Strip[] {
  const weights = ribbons.map((_, index) => (index < WHOLE ? 0 : (index - WHOLE + 2) ** -0.8))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const fringe = room - whole * WHOLE
  let at = from
  return ribbons.map((ribbon, index) => {
    const width = index < WHOLE ? whole : (fringe * weights[index]!) / all
    const x = direction === 1 ? at : at - width
    at += direction * width
    return { ...ribbon, x, width, isWhole: index < WHOLE }
  })
}

/** All ribbons of a moment from left to right, and the visitor's own among them. */
export function worldAt(time: ClockTime, width: number, height: number): { strips: Strip[]; own: Strip } {
  const { west, east } = ribbonsAt(time)
  const { own: wide, whole } = widthsOf(width, height)
  const left = (width - wide) / 2
  const own: Strip = {
    city: placeOf(time.timeZone),
    local: time.hour * 60 + time.minute,
    ahead: 0,
    x: left,
    width: wide,
    isWhole: true,
  }
  return {
    own,
    strips: [
      ...stripsOf(west, left, whole, left, -1).reverse(),
      own,
      ...stripsOf(east, left + wide, whole, left, 1),
    ],
  }
}

/** Where on the stage it is so many minutes after midnight: between a ribbon where it will be and one where it was. */
export function placeAt(minutes: number, { strips, own }: { strips: readonly Strip[]; own: Strip }): number {
  const wanted = wrap(minutes - own.local)
  const places = strips
    .map(({ ahead, x, width }) => ({ ahead, at: x + width / 2 }))
    .sort((one, other) => one.ahead - other.ahead || one.at - other.at)
  const next = places.findIndex(({ ahead }) => ahead >= wanted)
  if (next < 0) return places.at(-1)!.at
  const after = places[next]!
  const before = places[next - 1] ?? after
  const part = after.ahead === before.ahead ? 0 : (wanted - before.ahead) / (after.ahead - before.ahead)
  return before.at + (after.at - before.at) * part
}

/** The sun's rays, one for each second of the minute, those that have passed the longer; the last is growing. */
export function raysOf(second: number, grown: number): string {
  return Array.from({ length: 60 }, (_, ray) => {
    const long = ray < second ? 1 : ray === second ? grown : 0
    const turn = (ray / 60) * 2 * Math.PI
    const at = (aside: number, out: number) =>
      `${(Math.sin(turn + aside) * out).toFixed(2)} ${(-Math.cos(turn + aside) * out).toFixed(2)}`
    return `M${at(-0.034, 30)}L${at(0.034, 30)}L${at(0.012, 34 + 14 * long)}L${at(-0.012, 34 + 14 * long)}Z`
  }).join('')
}

/** A flat colour for each hour: night, dawn, morning, the sky of the day, sunset. */
export const HOURS = [
  '#0b1354',
  '#0f1b6e',
  '#142587',
  '#1d34a6',
  '#4a3fbd',
  '#c8458f',
  '#f4566b',
  '#ff7c45',
  '#ffa22e',
  '#ffc421',
  '#ffe02e',
  '#9cecd2',
  '#55dcec',
  '#2fcaf6',
  '#20b4f6',
  '#1a9ff0',
  '#2288e6',
  '#ffae3a',
  '#ff7a3a',
  '#ee4657',
  '#bd2f76',
  '#6c2a86',
  '#332783',
  '#17196c',
] as const

/** What is read on an hour's colour, and on those of its neighbours. */
export const inkOf = (hour: number): string => (hour >= 6 && hour <= 19 ? '#0a0f3c' : '#ffffff')

const LETTERS = " '+-./0123456789:ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz’"
const ADVANCES =
  '217 190 512 414 238 389 474 256 457 470 480 480 466 446 466 466 238 443 441 455 461 382 378 457 455 216 422 458 374 690 508 462 436 462 444 441 384 453 456 732 436 430 388 444 464 429 464 430 311 467 470 218 219 422 218 718 470 448 464 464 325 408 322 466 410 706 388 416 370 240'
    .split(' ')
    .map(Number)
const advances = new Map([...LETTERS].map((letter, index) => [letter, ADVANCES[index]! / 1000]))

/** How far a text advances in `type.woff2`, in parts of its size; and how high its capitals are. */
export const lengthOf = (text: string): number =>
  [...text].reduce((length, letter) => length + (advances.get(letter) ?? 0.5), 0)
export const CAP = 0.8
