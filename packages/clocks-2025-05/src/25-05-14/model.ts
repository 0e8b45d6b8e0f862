import { type ClockTime, hourDigits, timeAt } from '@found-time/clock-runtime'
import { PORTS, type Vector } from './land'

/** Mean radius of the earth in kilometres (IUGG). */
const EARTH = 6371.0088

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Shortest way over the ground between two places, in kilometres. */
export const distanceOf = (a: Vector, b: Vector): number =>
  EARTH * Math.acos(Math.min(1, Math.max(-1, dot(a, b))))

/** The great circle through two places: where it starts, and a quarter turn further along it. */
export type Circle = readonly [Vector, Vector]

export function circleThrough(a: Vector, b: Vector): Circle {
  const along = dot(a, b)
  const aside: Vector = [b[0] - a[0] * along, b[1] - a[1] * along, b[2] - a[2] * along]
  const length = Math.hypot(...aside)
  return [a, [aside[0] / length, aside[1] / length, aside[2] / length]]
}

/**
 * A place on a great circle: spherical linear interpolation, after Ken Shoemake, "Animating rotation with quaternion
 * curves", SIGGRAPH 1985, with the angle itself in place of a share of it.
 * @param angle - Radians from the circle's start.
 */
export function alongCircle([from, quarter]: Circle, angle: number): Vector {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [
    from[0] * cos + quarter[0] * sin,
    from[1] * cos + quarter[1] * sin,
    from[2] * cos + quarter[2] * sin,
  ]
}

/** How far north the globe is seen from, in radians. */
const TILT = 0.38

/** A point seen: across to the right and down in radii of the globe, and how near; behind the limb below `0`. */
export type Seen = readonly [number, number, number]

export type View = (point: Vector) => Seen

/**
 * The globe from afar, in orthographic projection: Snyder, "Map projections: a working manual", USGS Professional
 * Paper 1395 (1987), equations 20-3 to 20-5.
 * @param longitude - Of the middle, in degrees.
 */
export function viewFrom(longitude: number, tilt = TILT): View {
  const cosTurn = Math.cos((longitude * Math.PI) / 180)
  const sinTurn = Math.sin((longitude * Math.PI) / 180)
  const cosTilt = Math.cos(tilt)
  const sinTilt = Math.sin(tilt)
  return ([x, y, z]) => {
    const near = x * cosTurn + y * sinTurn
    return [y * cosTurn - x * sinTurn, near * sinTilt - z * cosTilt, near * cosTilt + z * sinTilt]
  }
}

/** Middle longitude at a second of the minute: the globe turns eastwards once a minute. */
export const middleAt = (seconds: number): number => 10 - seconds * 6

/** Seconds a landing takes, and a departure. */
export const LANDING = 7
export const DEPARTURE = 3.4
/** A flight goes round its great circle in this many seconds. */
const ROUND = 140
/** How high the airliners fly, in radii of the globe. */
export const HEIGHT = 1.05

/** Direction of a gate from the middle of the ring: across and down. Gate 60 is at the top, 15 at the right. */
export function gateAt(gate: number): readonly [number, number] {
  const turn = (gate / 60) * 2 * Math.PI
  return [Math.sin(turn), -Math.cos(turn)]
}

interface Flight {
  readonly circle: Circle
  /** Where it is on its circle when it begins to land. */
  readonly last: number
}

/** Gate by gate: the flight leaves its circle where that comes nearest to its gate. */
const FLIGHTS: readonly Flight[] = Array.from({ length: 60 }, (_, index) => {
  const circle = circleThrough(PORTS[index]!.at, PORTS[(index + 23) % 60]!.at)
  const view = viewFrom(middleAt(60 - LANDING))
  const [x, y] = gateAt(index + 1)
  const [from, quarter] = circle.map(view) as [Seen, Seen]
  return { circle, last: Math.atan2(quarter[0] * x + quarter[1] * y, from[0] * x + from[1] * y) }
})

export interface Aloft {
  readonly gate: number
  readonly circle: Circle
  /** Radians along its circle. */
  readonly angle: number
  /** From `0`, leaving its gate, to `1`, on its circle. */
  readonly departure: number
  /** From `0`, leaving its circle, to `1`, at its gate. */
  readonly landing: number
}

const angleAt = ({ last }: Flight, gate: number, seconds: number) =>
  last + ((seconds - (gate * 60 - LANDING)) / ROUND) * 2 * Math.PI

/**
 * The flights in the air: flight 1 lands at gate 1 as minute 1 begins, and so on; on the hour all leave.
 * @param seconds - Since the hour began, `0` to `3600`.
 */
export function aloftAt(seconds: number): Aloft[] {
  return FLIGHTS.flatMap((flight, index) => {
    const gate = index + 1
    const toGo = gate * 60 - seconds
    if (toGo <= 0) return []
    const landing = Math.max(0, 1 - toGo / LANDING)
    const departure = Math.min(1, seconds / DEPARTURE)
    const flown = Math.max(DEPARTURE, Math.min(seconds, gate * 60 - LANDING))
    return { gate, circle: flight.circle, angle: angleAt(flight, gate, flown), departure, landing }
  })
}

/** Names, and zones of whole hours; the second line keeps one time all year, an hour apart from end to end. */
const CITIES: readonly (readonly [string, string])[] = [
  ['New York', 'America/New_York'],
  ['London', 'Europe/London'],
  ['Paris', 'Europe/Paris'],
  ['Cairo', 'Africa/Cairo'],
  ['Los Angeles', 'America/Los_Angeles'],
  ['Chicago', 'America/Chicago'],
  ['Athens', 'Europe/Athens'],
  ['Sydney', 'Australia/Sydney'],
  ['Auckland', 'Pacific/Auckland'],
  ['Anchorage', 'America/Anchorage'],
  ['Pago Pago', 'Pacific/Pago_Pago'],
  ['Honolulu', 'Pacific/Honolulu'],
  ['Gambier', 'Pacific/Gambier'],
  ['Pitcairn', 'Pacific/Pitcairn'],
  ['Phoenix', 'America/Phoenix'],
  ['Mexico City', 'America/Mexico_City'],
  // Engines with zones older than autumn 2022 think that Mexico still has summer time, and that Fiji may.
  ['Guatemala', 'America/Guatemala'],
  ['Lima', 'America/Lima'],
  ['Caracas', 'America/Caracas'],
  ['Rio', 'America/Sao_Paulo'],
  ['Noronha', 'America/Noronha'],
  ['Praia', 'Atlantic/Cape_Verde'],
  ['Dakar', 'Africa/Dakar'],
  ['Lagos', 'Africa/Lagos'],
  ['Cape Town', 'Africa/Johannesburg'],
  ['Nairobi', 'Africa/Nairobi'],
  ['Dubai', 'Asia/Dubai'],
  ['Karachi', 'Asia/Karachi'],
  ['Dhaka', 'Asia/Dhaka'],
  ['Bangkok', 'Asia/Bangkok'],
  ['Hong Kong', 'Asia/Hong_Kong'],
  ['Tokyo', 'Asia/Tokyo'],
  ['Brisbane', 'Australia/Brisbane'],
  ['Noumea', 'Pacific/Noumea'],
  ['Suva', 'Pacific/Fiji'],
  ['Tarawa', 'Pacific/Tarawa'],
]

export interface Plate {
  readonly name: string
  readonly hour: number
}

/** Eleven cities, each two hours later than the one before; the first two hours later than here. */
export function platesAt({ epochMs, timeZone, secondsOfDay }: ClockTime): Plate[] {
  const there = CITIES.map(([name, zone]) => {
    const time = timeAt(epochMs, zone)
    const ahead = (Math.round((time.secondsOfDay - secondsOfDay) / 900) / 4 + 24) % 24
    return { name, zone, hour: time.hour, ahead }
  })
  return Array.from({ length: 11 }, (_, index) => {
    const step = index * 2 + 2
    const { name, hour } = there.find(
      ({ zone, ahead }) => zone !== timeZone && ahead >= step && ahead < step + 1,
    )!
    return { name, hour }
  })
}

/** The last word of a zone's name: `'America/New_York'` is `'New York'`. */
export const hereName = (timeZone: string): string => timeZone.split('/').at(-1)!.replaceAll('_', ' ')

/** An hour as a figure. */
export const hourFigure = (hour: number, cycle: 12 | 24): string => hourDigits(hour, cycle)
