import { clamp, easeInOut } from '@found-time/clock-runtime'

/** Lengths are in studs: x along the rows, z from row to row towards the back, y up. */
export interface Place {
  readonly x: number
  readonly z: number
}

/** The middles of the places, in the order in which bricks are laid, and what they take up with nothing around. */
export interface Plan {
  readonly minutes: readonly Place[]
  readonly hours: readonly Place[]
  readonly width: number
  readonly depth: number
}

/** Rows of bricks, two studs each; where a gap follows, studs are left free. */
function placesIn(
  count: number,
  columns: number,
  left: number,
  front: number,
  xGap: (column: number) => number,
  zGap: (row: number) => number,
): readonly Place[] {
  return Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return { x: left + column * 2 + xGap(column) + 1, z: front - (row * 2 + zGap(row)) - 1 }
  })
}

function planOf(minutes: readonly Place[], hours: readonly Place[]): Plan {
  const all = [...minutes, ...hours]
  return {
    minutes,
    hours,
    width: Math.max(...all.map(({ x }) => x)) + 1,
    depth: 1 - Math.min(...all.map(({ z }) => z)),
  }
}

const none = () => 0
const fives = (column: number) => Math.floor(column / 5)

/** Hours in twos at the left, ten minutes to a row. */
const besides = (zGap: (row: number) => number) =>
  planOf(placesIn(60, 10, 6, 0, fives, zGap), placesIn(12, 2, 0, 0, none, zGap))

/** Rows close, with a gap after the third: half an hour. */
export const LOW = besides((row) => Math.floor(row / 3))
export const WIDE = besides((row) => row)
export const BROAD = besides((row) => row * 2)
export const SQUARE = besides((row) => row * 3)

/** Hours in a column at the left, five minutes to a row, two rows to a ten. */
const pairs = (row: number) => Math.floor(row / 2) * 2
export const TALL = planOf(placesIn(60, 5, 4, 0, none, pairs), placesIn(12, 1, 0, 0, none, pairs))

export function planFor(width: number, height: number): Plan {
  const shape = width / height
  return shape > 1.9 ? LOW : shape > 1.45 ? WIDE : shape > 1.15 ? BROAD : shape > 0.7 ? SQUARE : TALL
}

/** Bricks of the hour: twelve at noon and at midnight. */
export const hoursOf = (hour: number) => hour % 12 || 12

/** Camera: straight before the plate, from high up. */
const HEIGHT = (60 * Math.PI) / 180

/** Where a point is seen, in studs from where the corner of the plan is, downwards. */
export function seenAt(x: number, y: number, z: number): { readonly x: number; readonly y: number } {
  return { x, y: -(y * Math.cos(HEIGHT) + z * Math.sin(HEIGHT)) }
}

/** Seconds a step of the loose brick takes. */
export const STEP = 0.3
/** Seconds in which a brick is pressed home. */
export const PRESS = 0.26

/** When, in the last second, the loose brick leaves off waiting and is brought over its place. */
export const LEAVE = 59.62

/**
 * How far the loose brick still is from where it waits, `1` to `0`: it comes nearer at each stroke.
 * @param seconds - Of the minute, with the fraction.
 */
export function awayAt(seconds: number): number {
  const whole = Math.floor(seconds)
  return 1 - (whole - 1 + easeInOut(clamp((seconds - whole) / STEP))) / 59
}

/** Where it waits, from its place: to the right and in front of it, askew in the air, so that nobody counts it. */
export const WAITS = { x: 0.95, y: -0.25, z: -1.75 } as const

/** How much of that is still to go, `1` until the last moment. */
export const waitsAt = (seconds: number): number => 1 - easeInOut(clamp((seconds - LEAVE) / (60 - LEAVE)))

/** By how much a shadow moves for each stud that its brick is lifted: the light comes from the upper left. */
export const SLANT = { x: 36 / 60, z: -24 / 60 } as const

/** How high the brick just laid still is, in studs: it falls, and springs back once. */
export function pressAt(seconds: number): number {
  const part = seconds / PRESS
  if (part >= 1) return 0
  return part < 0.55 ? 0.7 * (1 - (part / 0.55) ** 2) : 0.12 * Math.sin(((part - 0.55) / 0.45) * Math.PI)
}
