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

/** The stage, and its shorter side, in pixels. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly unit: number
}

const RADIAN = Math.PI / 180

/** From the stage's edge to the stops' middles, in units. */
const INSET = 0.066

/** How much longer than wide the round may be, lying and standing: nearer a circle than a stage is. */
const LYING = 1.52
const STANDING = 1.84

/** Half the round's width and height. */
function halves({ width, height, unit }: Sheet): readonly [across: number, down: number] {
  const [x, y] = [width / 2 - INSET * unit, height / 2 - INSET * unit]
  return [Math.min(x, y * LYING), Math.min(y, x * STANDING)]
}

/** Rounder than a rectangle, fuller than an ellipse. */
const FULL = 2.3

/**
 * How far the stops lie from the middle.
 * @param degrees - Clockwise from the top.
 */
export function rim(sheet: Sheet, degrees: number): number {
  const [across, down] = halves(sheet)
  const x = Math.abs(Math.sin(degrees * RADIAN)) / across
  const y = Math.abs(Math.cos(degrees * RADIAN)) / down
  return (x ** FULL + y ** FULL) ** (-1 / FULL)
}

/** Pieces into which a quarter of the round is parted to measure along it. */
const PARTS = 180

const quarters = new Map<number, readonly number[]>()

/** How long it is along the round from the top to each part of its first quarter, as a share of the quarter. */
function quarterOf(sheet: Sheet): readonly number[] {
  const [across, down] = halves(sheet)
  const key = across / down
  let along = quarters.get(key)
  if (!along) {
    let [length, before] = [0, rim(sheet, 0)]
    const lengths = [0]
    for (let part = 1; part <= PARTS; part++) {
      const out = rim(sheet, (part / PARTS) * 90)
      const between = (90 / PARTS) * RADIAN
      length += Math.sqrt(out ** 2 + before ** 2 - 2 * out * before * Math.cos(between))
      lengths.push(length)
      before = out
    }
    along = lengths.map((value) => value / length)
    if (quarters.size > 8) quarters.clear()
    quarters.set(key, along)
  }
  return along
}

/** The true direction of what has come by a share of a quarter along the round. */
function quarterAim(sheet: Sheet, share: number): number {
  const along = quarterOf(sheet)
  const part = Math.max(
    1,
    along.findIndex((value) => value >= share),
  )
  const [from, to] = [along[part - 1]!, along[part]!]
  return ((part - 1 + (share - from) / (to - from)) / PARTS) * 90
}

/**
 * The direction in which something on the dial is seen: all is spaced evenly along the round, whatever its shape.
 * @param turn - The way round from the top, in degrees of an even dial.
 */
export function aim(sheet: Sheet, turn: number): number {
  const quarter = Math.floor(turn / 90)
  const share = turn / 90 - quarter
  // Every other quarter is the mirror image of the first.
  const within = quarter % 2 === 0 ? quarterAim(sheet, share) : 90 - quarterAim(sheet, 1 - share)
  return quarter * 90 + within
}

/** The big fives take more room than what stands between them. */
const ROOMY = 1.25

/** The way round the dial to a minute, in degrees: five by five alike, with a little more room about each five. */
export function turnOf(minute: number): number {
  const five = Math.floor(minute / 5)
  const past = minute - five * 5
  const steps = past < 1 ? past * ROOMY : past < 4 ? ROOMY + past - 1 : ROOMY + 3 + (past - 4) * ROOMY
  return (five + steps / (3 + 2 * ROOMY)) * 30
}

/** How far it is between two stops that are not fives, in units. */
export function roomOf(sheet: Sheet): number {
  const at = (minute: number) => {
    const degrees = aim(sheet, turnOf(minute))
    const out = rim(sheet, degrees) / sheet.unit
    return [Math.sin(degrees * RADIAN) * out, Math.cos(degrees * RADIAN) * out] as const
  }
  const [here, next] = [at(7), at(8)]
  return Math.hypot(next[0] - here[0], next[1] - here[1])
}

/** Size of a stop across, in units: fives are nearly three times as large as the others, and none comes near the next. */
export function stopSize(sheet: Sheet, minute: number): number {
  const size = Math.min(0.03, 0.52 * roomOf(sheet))
  return minute % 5 === 0 ? size * 2.8 : size
}

/** A fish of a hand: how far its middle is from the dial's, and how long it is. */
export interface Seat {
  readonly middle: number
  readonly length: number
}

/**
 * Seats one behind the other, larger towards the tip, where the nose of the first is.
 * @param from - Where the last one's tail ends, and `to` where the first one's nose is.
 * @param sizes - From the first to the last, in any one length.
 */
export function fileOf(from: number, to: number, sizes: readonly number[]): Seat[] {
  // Each has its nose over the tail of the one before it: together they are one stroke.
  const gap = -0.1
  const whole = sizes.reduce((sum, size) => sum + size, 0) + gap * (sizes.length - 1)
  const scale = (to - from) / whole
  let nose = to
  return sizes.map((size) => {
    const seat = { middle: nose - (size * scale) / 2, length: size * scale }
    nose -= (size + gap) * scale
    return seat
  })
}

/** The hour's shoal, and the minute's. */
export const HOUR_SIZES = [1]
export const MINUTE_SIZES = [1.34, 1.08, 0.84, 0.64]

/** Up to where the hands reach: the minute's nose touches its stop, the hour's stays well within. */
export const minuteReach = (sheet: Sheet, degrees: number): number => rim(sheet, degrees) - 0.06 * sheet.unit
export const hourReach = (sheet: Sheet, degrees: number): number =>
  0.6 * rim(sheet, degrees) + 0.03 * sheet.unit

/** Whether the hands point so much the same way that one would lie on the other. */
export function isMeeting(hour: number, minute: number): boolean {
  const apart = (((hour - minute) % 360) + 360) % 360
  return Math.min(apart, 360 - apart) < 17
}

/** Where the lone one swims that is the second: between the stops and the minute's nose. */
export const LANE = 0.088

/** How long a dart takes, in seconds. */
export const DART = 0.34

/** A dart from rest to rest that shoots a little past its end: `0` to `1`. */
export function dart(part: number): number {
  if (part <= 0) return 0
  if (part >= 1) return 1
  const left = 1 - part
  return 1 - left ** 3 * (1 - 2.4 * part)
}

/**
 * How far something that goes on by one at each beat has come.
 * @param beats - Since midnight, and the share of the one that has begun, in seconds.
 */
export const dartedTo = (beats: number, since: number): number => beats - 1 + dart(since / DART)
