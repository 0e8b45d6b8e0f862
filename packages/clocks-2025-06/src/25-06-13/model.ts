import { shownHour, twoDigits } from '@found-time/clock-runtime'

/**
 * The ruling pressures: the low is 900 and the hour, the high 1000 and the minute.
 * @example pressuresAt(10, 9, 24) // { low: 910, high: 1009 }
 */
export const pressuresAt = (hour: number, minute: number, cycle: 12 | 24) => ({
  low: 900 + shownHour(hour, cycle),
  high: 1000 + minute,
})

/** A pressure as it is lettered: its hundreds light, its last two figures heavy. */
export const lettered = (pressure: number): readonly [string, string] => [
  String(Math.floor(pressure / 100)),
  twoDigits(pressure % 100),
]

export interface Barb {
  /** Fifty knots each. */
  readonly pennants: number
  /** Ten knots each. */
  readonly full: number
  /** Five knots. */
  readonly half: number
}

/**
 * The feathers of a wind arrow, WMO-No. 485, Appendix II-4: a pennant for fifty knots, a full feather for ten, a half
 * one for five, the speed taken down to the five below.
 * @example barbOf(42) // { pennants: 0, full: 4, half: 0 }
 */
export function barbOf(knots: number): Barb {
  const fives = Math.floor(knots / 5)
  return { pennants: Math.floor(fives / 10), full: Math.floor((fives % 10) / 2), half: fives % 2 }
}

/**
 * Where a wind comes from on the northern hemisphere, by Buys Ballot: along the isobars with the low on the left, turned
 * a little towards it as friction does over land.
 * @param x - Gradient of the pressure to the right.
 * @param y - Gradient of the pressure downwards.
 * @returns The angle of the arrow's shaft, from the station to where the wind comes from; `0` is right, clockwise.
 */
export function windFrom(x: number, y: number): number {
  // Downwind has the low, which lies against the gradient, on its left: on a page with y down that is the gradient
  // turned a quarter against the clock, and the wind comes from the other side.
  return Math.atan2(y, x) + Math.PI / 2 - 0.3
}

/** Radius of the earth in km, and the map's unit. */
const EARTH = 6371
const UNIT = 4
const radians = Math.PI / 180

/** Polar stereographic, true at 60° N, the meridian 4° W upright (J. P. Snyder, Map Projections, 1987, eq. 21). */
function projected(longitude: number, latitude: number): readonly [number, number] {
  const reach = (EARTH / UNIT) * (1 + Math.sin(60 * radians)) * Math.tan(((90 - latitude) * radians) / 2)
  const turn = (longitude + 4) * radians
  return [reach * Math.sin(turn), reach * Math.cos(turn)]
}

const ORIGIN = projected(-4, 56)[1]

/** A place on the map, in units of 4 km from 56° N 4° W. */
export function placeOf(longitude: number, latitude: number): readonly [number, number] {
  const [x, y] = projected(longitude, latitude)
  return [x, y - ORIGIN]
}
