import { DIGITS } from './outlines'

/** A point of an outline, and whether the curve runs through it. */
export type OutlinePoint = readonly [x: number, y: number, on: boolean]
export type Contour = readonly OutlinePoint[]

const STEPS = 593
const LIMIT = 1.1

/** Unpacks outlines; their coding is told beside the data. */
export function unpackOutlines(text: string): Contour[][] {
  return text.split(' ').map((glyph) => {
    const contours: Contour[] = []
    const digit = (at: number) => DIGITS.indexOf(glyph[at]!)
    for (let at = 0; at < glyph.length; ) {
      const points = digit(at++)
      contours.push(
        Array.from({ length: points }, (): OutlinePoint => {
          const value = (digit(at) * DIGITS.length + digit(at + 1)) * DIGITS.length + digit(at + 2)
          at += 3
          const place = Math.floor(value / 2)
          const length = (steps: number) => (steps / (STEPS - 1) - 0.5) * 2 * LIMIT
          return [length(Math.floor(place / STEPS)), length(place % STEPS), value % 2 === 1]
        }),
      )
    }
    return contours
  })
}

/** The sheet, and the lengths everything is drawn by, in pixels. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** The shorter side. */
  readonly unit: number
}

const RADIAN = Math.PI / 180

/**
 * How far the stops lie from the middle: on a cushion as wide as the sheet, each in its true direction.
 * @param degrees - Clockwise from the top.
 */
export function rim({ width, height, unit }: Sheet, degrees: number): number {
  const x = Math.abs(Math.sin(degrees * RADIAN)) / (width / 2 - 0.058 * unit)
  const y = Math.abs(Math.cos(degrees * RADIAN)) / (height / 2 - 0.058 * unit)
  return (x ** 5 + y ** 5) ** -0.2
}

/** The lane between the stops and the hands where the handful circles, from the stops. */
export const LANE = 0.08

/** How far the minute's shoal reaches: further where there is room, but never the whole of it. */
export function minuteReach(sheet: Sheet, degrees: number): number {
  return 0.335 * sheet.unit + 0.8 * (rim(sheet, degrees) - 0.442 * sheet.unit)
}

/** How far the hour's shoal reaches. */
export function hourReach(sheet: Sheet, degrees: number): number {
  return 0.262 * sheet.unit + 0.14 * (rim(sheet, degrees) - 0.442 * sheet.unit)
}

/** Chance that needs no order: the same from `0` up to but not including `1` for the same numbers. */
export function chance(one: number, two = 0): number {
  let value = Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(two + 0x7f4a7c15, 0xc2b2ae35)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39)
  return ((value ^ (value >>> 15)) >>> 0) / 4_294_967_296
}

/** A dart from rest to rest that shoots a little past its end: `0` to `1`. */
export function dart(part: number): number {
  if (part <= 0) return 0
  if (part >= 1) return 1
  const left = 1 - part
  return 1 - left ** 3 * (1 - 2.4 * part)
}

/** A fish in a hand: where it keeps, from the middle of the dial (`0`) to the tip (`1`) and across (`-1` to `1`). */
export interface Seat {
  readonly along: number
  readonly across: number
}

/**
 * Seats in staggered rows, from the tip back.
 * @param rows - How many swim abreast, row by row.
 */
export function seatsOf(rows: readonly number[]): Seat[] {
  return rows.flatMap((abreast, row) =>
    Array.from({ length: abreast }, (_, file) => ({
      along: 1 - (row + (abreast > 1 ? 0.24 * (file % 2) : 0)) / (rows.length - 0.5),
      across: abreast > 1 ? ((file + 0.5) / abreast) * 2 - 1 : 0,
    })),
  )
}

/** Seconds before the stroke at which the first fish of a hand sets off; the last is there on it. */
const AHEAD = 0.8

/**
 * Where a hand's fish heads for, in minutes since midnight: each minute it is startled into its next place, first at
 * the tip and then down the shoal, and all are there on the stroke.
 * @param seconds - Of the day, with the fraction; may be a little below `0`.
 * @returns Minutes, and how startled it is, `0` to `1`.
 */
export function minuteOf(seconds: number, along: number): readonly [minutes: number, startle: number] {
  const early = seconds + AHEAD
  const stroke = Math.floor(early / 60)
  const since = early - stroke * 60
  const part = (since - 0.4 * (1 - along)) / 0.38
  const startle = part > 0 && part < 1.05 ? Math.sin((Math.PI * part) / 1.05) ** 2 : 0
  return [stroke - 1 + dart(part), startle]
}

/**
 * Where a fish of the circling handful is, in seconds since midnight: it darts before the beat, the leader being
 * there on it and those behind after.
 * @param seconds - Of the day, with the fraction; may be a little below `0`.
 * @param lateS - How long after the leader it moves.
 */
export function secondOf(seconds: number, lateS: number): number {
  const early = seconds + 0.26 - lateS
  const beat = Math.floor(early)
  const part = Math.min(1, (early - beat) / 0.26)
  return beat - 1 + part * part * (3 - 2 * part)
}

/**
 * How far a beat scatters a fish: out at once, back slowly, and nothing on the beat itself.
 * @param since - Seconds since the beat, `0` up to but not including `1`.
 */
export function scatter(since: number): number {
  const rise = since / 0.13
  return rise * Math.exp(1 - rise) * (1 - since)
}

/** Direction and strength of the flight at a beat: two of five fish take it. */
export function flight(fish: number, beat: number): readonly [along: number, across: number] {
  const strength = chance(fish, beat) < 0.4 ? 0.5 + chance(fish + 500, beat) : 0
  const turn = chance(fish + 1000, beat) * 2 * Math.PI
  return [strength * Math.cos(turn), strength * Math.sin(turn)]
}
