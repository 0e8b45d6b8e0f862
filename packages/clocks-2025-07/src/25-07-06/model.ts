import { createRandom } from '@found-time/clock-runtime'
import { TABLE } from './airports'

export interface Airport {
  readonly code: string
  readonly latitude: number
  readonly longitude: number
  readonly name: string
  /** From Amsterdam, in kilometres. */
  readonly far: number
}

const RADIUS = 6371
const rad = (degrees: number) => (degrees * Math.PI) / 180

type Place = Pick<Airport, 'latitude' | 'longitude'>

/** Along a great circle, in kilometres. */
export function kilometres(from: Place, to: Place): number {
  const [a, b] = [rad(from.latitude), rad(to.latitude)]
  const cosine =
    Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(rad(to.longitude - from.longitude))
  return RADIUS * Math.acos(Math.min(1, Math.max(-1, cosine)))
}

const HOME: Place = { latitude: 52.31, longitude: 4.76 }

export const AIRPORTS: readonly Airport[] = TABLE.split('\n').map((line) => {
  const [code = '', latitude = '', longitude = '', ...name] = line.split(' ')
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  return { code, ...place, name: name.join(' '), far: kilometres(HOME, place) }
})

/**
 * A millisecond there and back is 102 km of straight glass: light in it makes 204 km a millisecond. Cables go round
 * things, by four tenths more as a rule, which leaves 73.
 */
export const STRAIGHT = 102
const USUAL = 73

/** How long a packet to an airport and back usually takes, in whole milliseconds. */
export const msTo = ({ far }: Airport): number => Math.round(far / USUAL)

/** The number of the hop: the hour, but a trace has no hop 0, so midnight is the last one of its day. */
export const hopOf = (hour: number, hourCycle: 12 | 24): number =>
  hourCycle === 12 ? hour % 12 || 12 : hour || 24

const byMs: Airport[][] = Array.from({ length: 60 }, () => [])
for (const airport of AIRPORTS) byMs[msTo(airport)]?.push(airport)

/** Where a trace goes: an airport that is as many milliseconds away as the minute; another one in another hour. */
export function destinationAt(hour: number, minute: number): Airport {
  const all = byMs[minute]!
  return all[(hour * 7 + minute * 3) % all.length]!
}

/** A place on the way, `part` of it behind. */
function between(from: Place, to: Place, part: number): Place {
  const angle = kilometres(from, to) / RADIUS
  if (angle < 0.001) return from
  const near = Math.sin((1 - part) * angle) / Math.sin(angle)
  const far = Math.sin(part * angle) / Math.sin(angle)
  const vector = ({ latitude, longitude }: Place) => [
    Math.cos(rad(latitude)) * Math.cos(rad(longitude)),
    Math.cos(rad(latitude)) * Math.sin(rad(longitude)),
    Math.sin(rad(latitude)),
  ]
  const [start, end] = [vector(from), vector(to)]
  const [x = 0, y = 0, z = 0] = start.map((value, index) => value * near + end[index]! * far)
  return {
    latitude: (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI,
    longitude: (Math.atan2(y, x) * 180) / Math.PI,
  }
}

export interface Hop {
  readonly number: number
  readonly airport: Airport
  readonly ms: number
}

/**
 * The routers on the way, the last of them at the destination. Each stands at an airport near to the straight way, and
 * never farther than light could have been by then; where there is none left, it is one more router in the same house.
 */
export function traceAt(hour: number, minute: number, hourCycle: 12 | 24): Hop[] {
  const last = hopOf(hour, hourCycle)
  const end = destinationAt(hour, minute)
  const used = new Set([end.code])
  const hops: Hop[] = []
  for (let number = 1; number < last; number++) {
    const part = number / last
    // To a tenth, and less than the last one takes by its slowest probe.
    const ms = Math.floor((minute + 0.4) * part * 10 + 1) / 10
    const point = between(HOME, end, part)
    let best = AIRPORTS[0]!
    let least = Number.POSITIVE_INFINITY
    for (const airport of AIRPORTS) {
      if (airport.far > STRAIGHT * ms && airport.far > 1) continue
      const off = kilometres(point, airport) + (used.has(airport.code) ? 60 : 0)
      if (off < least) {
        least = off
        best = airport
      }
    }
    used.add(best.code)
    hops.push({ number, airport: best, ms })
  }
  return [...hops, { number: last, airport: end, ms: minute }]
}

/** Tenths of a millisecond by which each of the sixty probes of a minute differs. */
export function probesAt(hour: number, minute: number): number[] {
  const random = createRandom('probes', hour, minute)
  return Array.from({ length: 60 }, () => random.integer(0, 9))
}

/** How far the letters of `tag.woff2` advance, in thousandths of its size. */
const LETTERS = "0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.,-:"
const ADVANCES =
  '507 274 490 504 511 515 499 485 500 499 220 478 473 490 495 408 406 493 485 230 453 497 402 745 543 497 471 497 477 474 419 487 494 800 471 465 418 476 497 459 497 459 335 501 503 232 233 457 232 769 503 480 497 497 351 438 350 499 445 769 419 447 401 203 250 251 446 250'
    .split(' ')
    .map(Number)

/** How long a text is, in parts of its size. */
export const lengthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (ADVANCES[LETTERS.indexOf(letter)] ?? 500), 0) / 1000

/** How high capitals and figures are, in parts of the size. */
export const CAP = 0.8

export interface Plan {
  readonly margin: number
  /** The green edges of the tag. */
  readonly top: number
  readonly bottom: number
  readonly list: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
  /** Where hop and airport stand, beside each other or one above the other, and their size; and the milliseconds. */
  readonly route: {
    readonly left: number
    readonly top: number
    readonly size: number
    readonly stacked: boolean
  }
  readonly delay: { readonly left: number; readonly top: number; readonly size: number }
  readonly name: {
    readonly left: number
    readonly top: number
    readonly size: number
    readonly width: number
  }
}

/** The hop’s box is broader than its figures by so much, in parts of the size, and higher at each edge by `RIM`. */
export const BOX = 0.26
export const RIM = 0.07
const GAP = 0.14
/** Tenths and unit beside the whole milliseconds, in parts of their size, and how far from them. */
export const SMALL = 0.42
export const APART = 0.12

export const routeLength = (hop: number, code: string): number =>
  lengthOf(String(hop)) + BOX + GAP + lengthOf(code)

export const delayLength = (ms: number): number =>
  lengthOf(String(ms)) + APART + Math.max(lengthOf('.0'), lengthOf('ms')) * SMALL

interface Frame {
  readonly less: number
  readonly margin: number
  readonly top: number
  readonly bottom: number
}

/** How far the caption stands from what is above and below it. */
const airOf = ({ less }: Frame): number => less * 0.034

/** Between the hop’s box and the airport below it, in parts of their size. */
const BETWEEN = 0.1

/**
 * On a stage about as broad as high the hop stands above its airport, and the milliseconds are beside both and as high
 * as both; the earlier hops are above.
 */
function squareOf(width: number, height: number, { number, airport, ms }: Hop, frame: Frame): Plan {
  const { margin, top, bottom, less } = frame
  const measure = width - margin * 2
  // So many parts of the small size make one of the large.
  const times = (CAP * 2 + RIM * 2 + BETWEEN) / CAP
  const column = Math.max(lengthOf(airport.code), lengthOf(String(number)) + BOX)
  const size = measure / (column + (delayLength(ms) + 0.16) * times)
  const large = size * times
  const floor = height - bottom - margin
  const giants = floor - large * CAP
  const name = less * 0.056
  const nameTop = giants - airOf(frame) - name
  const listTop = top + margin * 0.8
  return {
    margin,
    top,
    bottom,
    list: { left: margin, top: listTop, width: measure, height: nameTop - airOf(frame) - listTop },
    route: { left: margin, top: giants, size, stacked: true },
    delay: { left: margin + measure - delayLength(ms) * large, top: giants, size: large },
    name: { left: margin, top: nameTop, size: name, width: measure },
  }
}

/** Where all stands. On a broad stage the earlier hops are beside the last one, on any other above it. */
export function planOf(width: number, height: number, hop: Hop): Plan {
  const less = Math.min(width, height)
  const frame: Frame = { less, margin: less * 0.045, top: less * 0.1, bottom: less * 0.115 }
  const broad = width > height * 1.35
  if (!broad && height < width * 1.35) return squareOf(width, height, hop, frame)
  return stackOf(width, height, hop, frame, broad)
}

/**
 * The airport above, the milliseconds below, each as broad as their column. Beside the earlier hops it is as broad as
 * makes it as high as the stage.
 */
function stackOf(
  width: number,
  height: number,
  { number, airport, ms }: Hop,
  frame: Frame,
  broad: boolean,
): Plan {
  const { less, margin, top, bottom } = frame
  const air = airOf(frame)
  const name = less * (broad ? 0.05 : 0.058)
  const floor = height - bottom - margin
  const room = (floor - top - margin) * (broad ? 1 : 0.7) - name - air * 2
  const [long, wide] = [routeLength(number, airport.code), delayLength(ms)]
  const high = (CAP + RIM * 2) / long + CAP / wide
  const measure = broad ? Math.min(room / high, width * 0.66 - margin) : width - margin * 2
  const route = measure / long
  const delay = Math.min(measure / wide, (room - route * (CAP + RIM * 2)) / CAP)
  const left = width - margin - measure
  const delayTop = floor - delay * CAP
  const nameTop = delayTop - air - name
  const routeTop = nameTop - air - route * (CAP + RIM)
  return {
    margin,
    top,
    bottom,
    list: broad
      ? { left: margin, top: top + margin, width: left - margin * 2.6, height: floor - top - margin }
      : { left: margin, top: top + margin, width: measure, height: routeTop - top - margin * 2.2 },
    route: { left, top: routeTop, size: route, stacked: false },
    delay: { left, top: delayTop, size: delay },
    name: { left, top: nameTop, size: name, width: measure },
  }
}

/** How large the earlier hops are written, and how many of the last ones are. */
export function listOf(count: number, height: number, less: number): { size: number; shown: number } {
  const size = Math.min(less * 0.088, Math.max(less * 0.04, height / Math.max(1, count) / 1.12))
  return { size, shown: Math.min(count, Math.floor((height + size * 0.2) / (size * 1.12))) }
}

/** How large the airport is written from which all start, in the room that the hops leave; nought where that is little. */
export function originOf({ list }: Plan, less: number, rows: number, size: number): number {
  const left = list.height - rows * size * 1.12 - (rows > 0 ? less * 0.05 : 0)
  const origin = Math.min(list.width / lengthOf('AMS'), left / CAP, less * 0.85)
  return origin < less * 0.08 ? 0 : origin
}
