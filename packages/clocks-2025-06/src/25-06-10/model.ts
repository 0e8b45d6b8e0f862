import { clamp, easeInOut, shownHour } from '@found-time/clock-runtime'

/** Colours change after ten sides. */
export const TEN = 10

/** The last part of a second in which a figure opens for one more side, in seconds. */
const OPENS = 0.45

const opened = (millisecond: number) => easeInOut(clamp((millisecond / 1000 - (1 - OPENS)) / OPENS))

/** How many sides: `count` until it is about to be another, `0` again after `last`. */
function sidesAt(count: number, last: number, share: number): number {
  return count === last ? count * (1 - share) : count + share
}

export const secondSides = (second: number, millisecond: number): number =>
  sidesAt(second, 59, opened(millisecond))

export const minuteSides = (minute: number, second: number, millisecond: number): number =>
  second < 59 ? minute : sidesAt(minute, 59, opened(millisecond))

/** Twelve sides at twelve, or none at midnight on twenty-four hours. */
export function hourSides(
  hour: number,
  minute: number,
  second: number,
  millisecond: number,
  hourCycle: 12 | 24,
): number {
  const count = shownHour(hour, hourCycle)
  if (minute < 59 || second < 59) return count
  const share = opened(millisecond)
  if (hourCycle === 12 && count === 12) return 12 - 11 * share
  return sidesAt(count, hourCycle === 12 ? 99 : 23, share)
}

export type Point = readonly [number, number]

/**
 * Corners of a regular figure, clockwise from the top: as many as it has sides, and the top once more. Between two
 * numbers of sides the last one is still narrow: the figure is a fan that makes room.
 * @param turn - By how much it is turned, clockwise, in radians.
 * @param sides - With a fraction. Of one side there is a line, of two a line through the middle, of none a point.
 */
export function cornersOf(sides: number, [x, y]: Point, radius: number, turn = 0): Point[] {
  if (sides <= 0)
    return [
      [x, y],
      [x, y],
    ]
  const reach = Math.min(1, sides) * radius
  const angle = (2 * Math.PI) / Math.max(1, sides)
  const at = (way: number): Point => [x + reach * Math.sin(way + turn), y - reach * Math.cos(way + turn)]
  const corners: Point[] = []
  for (let corner = 0; corner < sides; corner++) corners.push(at(corner * angle))
  return [...corners, at(0)]
}

/** The triangles of each ten: one outline for each colour. */
export function tensOf(corners: readonly Point[], [x, y]: Point): string[] {
  const paths: string[] = []
  for (let from = 0; from < corners.length - 1; from += TEN) {
    const rim = corners.slice(from, from + TEN + 1)
    paths.push(
      `M${x.toFixed(2)} ${y.toFixed(2)}${rim.map(([cx, cy]) => `L${cx.toFixed(2)} ${cy.toFixed(2)}`).join('')}Z`,
    )
  }
  return paths
}

/** How far out the corners are, so that their knobs do not stand out of the circle. */
export const KNOBS = 0.95

/** A knob on each corner, that many sides may still be seen and counted, larger on every fifth: by tens, as outlines. */
export function knobsOf(corners: readonly Point[], radius: number): string[] {
  const paths: string[] = []
  const count = corners.length - 1
  if (count < 3) return paths
  for (const [index, [x, y]] of corners.slice(0, -1).entries()) {
    const knob = radius * (index % 5 ? Math.min(0.04, 1.5 / count) : 0.05)
    const ten = Math.floor(index / TEN)
    paths[ten] =
      `${paths[ten] ?? ''}M${(x - knob).toFixed(2)} ${y.toFixed(2)}${`a${knob.toFixed(2)} ${knob.toFixed(2)} 0 1 1 ${(knob * 2).toFixed(2)} 0`}${`a${knob.toFixed(2)} ${knob.toFixed(2)} 0 1 1 ${(-knob * 2).toFixed(2)} 0`}Z`
  }
  return paths
}

export interface Circle {
  readonly middle: Point
  readonly radius: number
}

/** Of the hole in the minutes, in parts of their radius. */
const HOLE = 0.5

/**
 * The figure of the seconds rolls once a minute round the inside of the hole, clockwise. It is half as large as that,
 * so it has turned round once when it is at the top again: a Tusi couple.
 * @param seconds - With the fraction, as far as it has rolled.
 */
export function rollAt(
  seconds: number,
  { middle: [x, y], radius }: Circle,
): Circle & { readonly turn: number } {
  const angle = (seconds / 60) * 2 * Math.PI
  const orbit = radius / 2
  return {
    middle: [x + orbit * Math.sin(angle), y - orbit * Math.cos(angle)],
    radius: radius * 0.48,
    turn: -angle,
  }
}

/** How far it has rolled: by a sixtieth with each second. */
export const rolledAt = (second: number, millisecond: number): number => second + opened(millisecond)

/** Where the figures stand, on one ground line; the seconds lie within the minutes. */
export function planOf(width: number, height: number) {
  const upright = height > width * 1.25
  const square = !upright && width < height * 1.25
  const ground = Math.max(3, Math.min(width, height) * 0.028)
  const label = Math.min(width, height) * (upright ? 0.13 : 0.12)
  let radius = Math.min((height - ground - label * 1.35) / 2, width * 0.3)
  let small = Math.min(radius * 0.76, (width * 0.94 - radius * 2) / 2)
  if (upright) {
    radius = Math.min(width * 0.44, (height - ground * 2 - label * 3.5) / 3.5)
    small = Math.min(radius * 0.88, (height - ground * 2 - label * 3.5) / 2 - radius)
  } else if (square) {
    radius = Math.min(width, height) * 0.315
    small = Math.min(width, height) * 0.19
  }
  const gap = upright || square ? width * 0.03 : (width - (radius + small) * 2) / 3
  const above = upright ? height - ground - radius * 2 - label * 1.75 - ground - small : label * 1.4 + small
  const minute: Circle = {
    middle: [upright ? width / 2 : width - gap - radius, height - ground - radius],
    radius,
  }
  const hour: Circle = {
    middle: [upright ? width / 2 : gap + small, upright || square ? above : height - ground - small],
    radius: small,
  }
  return {
    /** The hours stand above the minutes, on a shelf of their own. */
    shelf: upright ? width : square ? gap * 2 + small * 1.6 : 0,
    ground,
    label,
    minute,
    hour,
    hole: { middle: minute.middle, radius: minute.radius * HOLE },
  }
}
