import { clamp, type HourCycle } from '@found-time/clock-runtime'

/** Cuts on the stone: to the left of the edge, right across it, to the right of it. */
export interface Cuts {
  readonly hours: number
  readonly tens: number
  readonly ones: number
}

/**
 * How many cuts a time has.
 * @param hour - `0` to `23`.
 * @param minute - `0` to `59`.
 */
export const cutsAt = (hour: number, minute: number, cycle: HourCycle): Cuts => ({
  hours: cycle === 12 ? hour % 12 || 12 : hour,
  tens: Math.floor(minute / 10),
  ones: minute % 10,
})

/** The first letters of the three families with consonants, each one to five cuts: Unicode, "Ogham", U+1680–169F. */
const LEFT = 0x1686
const ACROSS = 0x168b
const RIGHT = 0x1681

const lettersOf = (first: number, count: number) =>
  Array.from({ length: Math.ceil(count / 5) }, (_, group) =>
    String.fromCodePoint(first + Math.min(5, count - group * 5) - 1),
  ).join('')

/**
 * The same in letters, as a reader of Ogham would take it down.
 * @example inLetters({ hours: 10, tens: 0, ones: 8 }) // 'ᚊᚊ ᚅᚃ'
 */
export const inLetters = ({ hours, tens, ones }: Cuts): string =>
  [lettersOf(LEFT, hours), lettersOf(ACROSS, tens), lettersOf(RIGHT, ones)].filter(Boolean).join(' ')

/** Between the groups of five, in distances between cuts, on top of one. */
export const GROUP_GAP = 1.1
/** Between hours, tens and ones, likewise. */
const GAP = 3

/** Where a cut is in its row, in distances between cuts from the first. */
export const placeOf = (index: number): number => index + GROUP_GAP * Math.floor(index / 5)

/** The edge on the stage: CSS pixels from the bottom left, upwards. */
export interface Edge {
  readonly x: number
  readonly y: number
  /** Its direction, a vector of length one. */
  readonly dx: number
  readonly dy: number
  /** Between one cut and the next. */
  readonly pitch: number
  /** How far a cut reaches from the edge. */
  readonly reach: number
  /** Where the three rows begin along the edge. */
  readonly hours: number
  readonly tens: number
  readonly ones: number
}

/** The stone's edge climbs from side to side, or where the stage is upright from foot to head. */
export function edgeOf(width: number, height: number, hours: number, tens: number): Edge {
  const upright = height > width * 1.05
  const [x, y] = upright ? [width * 0.57, 0] : [0, height * 0.25]
  const [endX, endY] = upright ? [width * 0.43, height] : [width, height * 0.75]
  const length = Math.hypot(endX - x, endY - y)
  const [dx, dy] = [(endX - x) / length, (endY - y) / length]
  const reach = upright ? width * 0.33 : Math.min(height * 0.33, length * 0.18)
  const margin = reach * (upright ? -dx / dy : dy / dx) + length * 0.045
  // Both rows have room for one more, which is cut in the last minute.
  const hoursLong = placeOf(hours)
  const tensLong = Math.min(4, tens)
  const row = hoursLong + GAP * 2 + tensLong + placeOf(8)
  const pitch = Math.min((length - 2 * margin) / (row + 0.5), length * 0.042)
  const start = (length - row * pitch) / 2
  return {
    x,
    y,
    dx,
    dy,
    pitch,
    reach,
    hours: start,
    tens: start + (hoursLong + GAP) * pitch,
    ones: start + (hoursLong + GAP * 2 + tensLong) * pitch,
  }
}

export type Row = 'hours' | 'tens' | 'ones'

export interface Cut {
  readonly row: Row
  /** From `0`. */
  readonly index: number
}

/** The cut that this minute added: none on the stroke of midnight. */
export function freshest({ hours, tens, ones }: Cuts): Cut | undefined {
  if (ones) return { row: 'ones', index: ones - 1 }
  if (tens) return { row: 'tens', index: tens - 1 }
  return hours ? { row: 'hours', index: hours - 1 } : undefined
}

/** The cut that is being made, done when the minute ends. */
export function next({ hours, tens, ones }: Cuts): Cut {
  if (ones < 9) return { row: 'ones', index: ones }
  if (tens < 5) return { row: 'tens', index: tens }
  return { row: 'hours', index: hours }
}

/** Sunrise and sunset in Dublin on 5 June 2025 by the clocks there, in hours: 05:00 and 21:47. */
const RISES = 5
const SETS = 21.78

export interface Light {
  /** Where it comes from: right, up, out of the stage. */
  readonly from: readonly [number, number, number]
  readonly colour: readonly [number, number, number]
  readonly shade: readonly [number, number, number]
}

type Colour = readonly [number, number, number]
const mix = (a: Colour, b: Colour, part: number): Colour => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
]

/** The sun by day, the moon by night: both rise on the left and go round over the top. */
export function lightAt(hours: number): Light {
  const day = hours >= RISES && hours < SETS
  const night = 24 - SETS + RISES
  const way = day ? (hours - RISES) / (SETS - RISES) : ((hours - SETS + 24) % 24) / night
  const height = Math.sin(way * Math.PI)
  const x = -Math.cos(way * Math.PI)
  const from: Colour = [x, 0.32 + 0.5 * height, 0.42 + 0.3 * height]
  const length = Math.hypot(...from)
  const up = clamp(height * 1.6)
  return {
    from: [from[0] / length, from[1] / length, from[2] / length],
    colour: day
      ? mix([1.42, 0.8, 0.4], [1.16, 1.08, 0.94], up)
      : mix([0.42, 0.52, 0.8], [0.62, 0.78, 1.1], up),
    shade: day ? mix([0.3, 0.3, 0.38], [0.48, 0.52, 0.56], up) : [0.2, 0.26, 0.4],
  }
}
