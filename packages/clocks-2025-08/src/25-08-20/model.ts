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
  for (const [zone, city] of ZONES) {
    const there = timeAt(time.epochMs, zone)
    const local = there.hour * 60 + there.minute
    const key = `${there.day} ${local}`
    if (seen.has(key)) continue
    seen.add(key)
    ribbons.push({ city, local, ahead: wrap(local - own), day: there.day })
  }
  ribbons.sort((one, other) => one.ahead - other.ahead || one.day - other.day)
  return {
    west: ribbons.filter(({ ahead }) => ahead < 0).reverse(),
    east: ribbons.filter(({ ahead }) => ahead >= 0),
  }
}

/**
 * A zone's place in words.
 * @example placeOf('America/New_York') // 'New York'
 */
export function placeOf(timeZone: string): string {
  const known = ZONES.find(([zone]) => zone === timeZone)
  return known?.[1] ?? timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

export interface Strip extends Ribbon {
  readonly x: number
  readonly width: number
}

/** How broad the visitor's ribbon is, in parts of the stage. */
export const ownWidth = (width: number, height: number): number =>
  width * (width > height * 1.2 ? 0.4 : width > height * 0.8 ? 0.5 : 0.72)

/** Ribbons get narrower the further they are from the middle. */
export function stripsOf(ribbons: readonly Ribbon[], from: number, room: number, direction: 1 | -1): Strip[] {
  const weights = ribbons.map((_, index) => (index + 1) ** -1.15)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let at = from
  return ribbons.map((ribbon, index) => {
    const width = (room * weights[index]!) / whole
    const x = direction === 1 ? at : at - width
    at += direction * width
    return { ...ribbon, x, width }
  })
}

/** Where on the stage it is noon: between the ribbons where it is a little before and a little after. */
export function noonAt(own: number, strips: readonly Strip[], middle: number): number {
  const wanted = wrap(DAY / 2 - own)
  const places = [
    ...strips.map(({ ahead, x, width }) => ({ ahead, at: x + width / 2 })),
    { ahead: 0, at: middle },
  ].sort((one, other) => one.ahead - other.ahead || one.at - other.at)
  const next = places.findIndex(({ ahead }) => ahead >= wanted)
  if (next < 0) return places.at(-1)!.at
  const after = places[next]!
  const before = places[next - 1] ?? after
  const part = after.ahead === before.ahead ? 0 : (wanted - before.ahead) / (after.ahead - before.ahead)
  return before.at + (after.at - before.at) * part
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

/** What is read on an hour's colour. */
export const inkOf = (hour: number): string => (hour >= 7 && hour <= 18 ? '#0a0f3c' : '#ffffff')

/** What the minutes have, so that they are not taken for hours. */
export function minuteInkOf(hour: number): string {
  if (hour < 7 || hour > 18) return '#ffd62e'
  return hour >= 9 && hour <= 12 ? '#d6003f' : '#ffffff'
}

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
