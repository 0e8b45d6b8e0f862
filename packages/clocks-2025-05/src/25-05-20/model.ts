import { ACROSS, DOWN, LOWEST, NOUGHT, SIGNS, STEPS, TERRAIN } from './terrain'

export type Point = readonly [x: number, y: number]

/** Points to a sample of the terrain, along either side. */
const FINER = 2
const COLUMNS = (ACROSS - 1) * FINER + 1
const ROWS = (DOWN - 1) * FINER + 1

function unpack(): Float64Array {
  const samples = new Float64Array(ACROSS * DOWN)
  const nought = SIGNS.indexOf(NOUGHT)
  const at = (x: number, y: number) => (x < 0 || y < 0 ? 0 : samples[y * ACROSS + x]!)
  for (let y = 0; y < DOWN; y++)
    for (let x = 0; x < ACROSS; x++)
      samples[y * ACROSS + x] =
        SIGNS.indexOf(TERRAIN[y * ACROSS + x]!) - nought + at(x - 1, y) + at(x, y - 1) - at(x - 1, y - 1)
  return samples.map((sample) => sample / STEPS + LOWEST)
}

/** Twice as many points along a line, on the cubic B-spline that its samples control. */
function refine(samples: readonly number[]): number[] {
  const at = (index: number) => samples[Math.min(samples.length - 1, Math.max(0, index))]!
  const points: number[] = []
  for (let index = 0; index < samples.length; index++) {
    points.push((at(index - 1) + 4 * at(index) + at(index + 1)) / 6)
    if (index < samples.length - 1)
      points.push((at(index - 1) + 23 * at(index) + 23 * at(index + 1) + at(index + 2)) / 48)
  }
  return points
}

function surface(): Float64Array {
  const samples = unpack()
  const rows: number[][] = []
  for (let y = 0; y < DOWN; y++) rows.push(refine([...samples.subarray(y * ACROSS, (y + 1) * ACROSS)]))
  const heights = new Float64Array(COLUMNS * ROWS)
  for (let x = 0; x < COLUMNS; x++)
    for (const [y, height] of refine(rows.map((row) => row[x]!)).entries()) {
      const edge = x === 0 || y === 0 || x === COLUMNS - 1 || y === ROWS - 1
      heights[y * COLUMNS + x] = edge ? LOWEST : height // so that every contour closes
    }
  return heights
}

const HEIGHTS = surface()

/** Where the sheet's terrain ends, in samples. */
export const EXTENT: Point = [ACROSS - 1, DOWN - 1]

/** The height of the ground in contour intervals above the datum; places are in samples. */
export function heightAt(x: number, y: number): number {
  const column = Math.min(COLUMNS - 1.001, Math.max(0, x * FINER))
  const row = Math.min(ROWS - 1.001, Math.max(0, y * FINER))
  const left = Math.floor(column)
  const top = Math.floor(row)
  const at = (dx: number, dy: number) => HEIGHTS[(top + dy) * COLUMNS + left + dx]!
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * (column - left)
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * (column - left)
  return upper + (lower - upper) * (row - top)
}

/** Sides of a cell, from one to the other with the higher ground on the left; by the corners that are higher. */
const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3]
const CASES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[LEFT, TOP]],
  [[TOP, RIGHT]],
  [[LEFT, RIGHT]],
  [[RIGHT, BOTTOM]],
  [
    [LEFT, TOP],
    [RIGHT, BOTTOM],
  ],
  [[TOP, BOTTOM]],
  [[LEFT, BOTTOM]],
  [[BOTTOM, LEFT]],
  [[BOTTOM, TOP]],
  [
    [TOP, RIGHT],
    [BOTTOM, LEFT],
  ],
  [[BOTTOM, RIGHT]],
  [[RIGHT, LEFT]],
  [[RIGHT, TOP]],
  [[TOP, LEFT]],
  [],
]

/**
 * The closed lines of a height, by marching squares, with the ground above it on their left.
 * @param level - In contour intervals.
 * @returns Points in samples.
 */
export function contour(level: number): Point[][] {
  const count = COLUMNS * ROWS
  // Sides are numbered by the point at their upper left end: those along x first, then those along y.
  const next = new Int32Array(count * 2).fill(-1)
  const starts: number[] = []
  for (let y = 0; y < ROWS - 1; y++) {
    for (let x = 0; x < COLUMNS - 1; x++) {
      const corner = y * COLUMNS + x
      const higher =
        (HEIGHTS[corner]! > level ? 1 : 0) |
        (HEIGHTS[corner + 1]! > level ? 2 : 0) |
        (HEIGHTS[corner + COLUMNS + 1]! > level ? 4 : 0) |
        (HEIGHTS[corner + COLUMNS]! > level ? 8 : 0)
      if (higher === 0 || higher === 15) continue
      const sides = [corner, count + corner + 1, corner + COLUMNS, count + corner]
      for (const [from, to] of CASES[higher]!) {
        next[sides[from]!] = sides[to]!
        starts.push(sides[from]!)
      }
    }
  }
  const pointOn = (side: number): Point => {
    const along = side < count
    const from = along ? side : side - count
    const low = HEIGHTS[from]!
    const part = (level - low) / (HEIGHTS[from + (along ? 1 : COLUMNS)]! - low)
    const x = from % COLUMNS
    const y = (from - x) / COLUMNS
    return [(x + (along ? part : 0)) / FINER, (y + (along ? 0 : part)) / FINER]
  }
  const loops: Point[][] = []
  for (const start of starts) {
    const loop: Point[] = []
    let side = start
    while (next[side]! >= 0) {
      loop.push(pointOn(side))
      const following = next[side]!
      next[side] = -1
      side = following
    }
    if (loop.length > 2) loops.push(loop)
  }
  return loops
}

/** Where the numbers of the contours 1 to 12 stand on them: the even ones up one spur, the odd ones up another. */
export const NUMBERED: readonly Point[] = [
  [46.2, 69.8],
  [43.4, 20.1],
  [49, 64.8],
  [50.9, 24.2],
  [53.4, 56.5],
  [54.3, 27],
  [62.5, 51.9],
  [57.1, 29.2],
  [64, 47.9],
  [60.5, 32.1],
  [65.6, 45.4],
  [64.6, 36.1],
]

/** Which way a contour runs at a place, in radians from the x axis, the higher ground on its left. */
export function runAt([x, y]: Point): number {
  const slopeX = heightAt(x + 0.5, y) - heightAt(x - 0.5, y)
  const slopeY = heightAt(x, y + 0.5) - heightAt(x, y - 0.5)
  return Math.atan2(slopeX, -slopeY)
}

/** The level of the sea in contour intervals: one contour an hour, a sixtieth of the way to the next a minute. */
export const levelAt = (hour12: number, minute: number): number => hour12 + minute / 60

/** How much of the step to the next minute's level the sea has taken, `0` to `1`: all on the stroke. */
export function swellAt(second: number): number {
  const part = Math.max(0, second - 59)
  return part * part * part * (10 - 15 * part + 6 * part * part)
}

/** How far up the beach a wave has run, `0` to `1`: a quick rush, then it slackens. A new one each second. */
export const lapAt = (part: number): number => 1 - (1 - part) ** 2.6

/** How far on the cutter is between two buoys, `0` to `1`: she surges and falls off. */
export const surgeAt = (part: number): number => part - (0.62 * Math.sin(2 * Math.PI * part)) / (2 * Math.PI)

/** The height at which the cutter sails round, always in deep water. */
const COURSE_LEVEL = -1.25
const COURSE_STEPS = 240

function course(): Point[] {
  const loop = contour(COURSE_LEVEL).reduce((longest, other) =>
    other.length > longest.length ? other : longest,
  )
  // Clockwise from the top; contours have the higher ground on their left, which is the other way round.
  const clockwise = [...loop].reverse()
  let top = 0
  for (const [index, [x, y]] of clockwise.entries()) {
    const middle = Math.abs(x - EXTENT[0] / 2)
    const [bestX, bestY] = clockwise[top]!
    if (y < EXTENT[1] / 2 && (bestY > EXTENT[1] / 2 || middle < Math.abs(bestX - EXTENT[0] / 2))) top = index
  }
  const ordered = [...clockwise.slice(top), ...clockwise.slice(0, top)]
  const lengths = [0]
  for (const [index, [x, y]] of ordered.entries()) {
    const [nextX, nextY] = ordered[(index + 1) % ordered.length]!
    lengths.push(lengths[index]! + Math.hypot(nextX - x, nextY - y))
  }
  // Sixty legs of one length, and points enough between for her to turn smoothly.
  const points: Point[] = []
  let from = 0
  for (let step = 0; step < COURSE_STEPS; step++) {
    const length = (lengths.at(-1)! * step) / COURSE_STEPS
    while (lengths[from + 1]! < length) from++
    const part = (length - lengths[from]!) / (lengths[from + 1]! - lengths[from]!)
    const [x, y] = ordered[from]!
    const [nextX, nextY] = ordered[(from + 1) % ordered.length]!
    points.push([x + (nextX - x) * part, y + (nextY - y) * part])
  }
  return points.map((_, index) => {
    let [sumX, sumY] = [0, 0]
    for (let near = -4; near <= 4; near++) {
      const [x, y] = points[(index + near + COURSE_STEPS) % COURSE_STEPS]!
      sumX += x
      sumY += y
    }
    return [sumX / 9, sumY / 9]
  })
}

const COURSE = course()

/**
 * Where the cutter is and where she drops the buoys.
 * @param second - With its fraction, `0` up to `60`: clockwise round the island, from the top of the sheet.
 */
export function courseAt(second: number): Point {
  const place = (second / 60) * COURSE_STEPS
  const from = Math.floor(place)
  const [x, y] = COURSE[from % COURSE_STEPS]!
  const [nextX, nextY] = COURSE[(from + 1) % COURSE_STEPS]!
  return [x + (nextX - x) * (place - from), y + (nextY - y) * (place - from)]
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where things are on a sheet, in CSS pixels. */
export interface Sheet {
  /** As wide as the border of the sheet. */
  readonly border: number
  readonly map: Box
  /** The tide well, a staff in it. */
  readonly well: Box
  /** Beside the well on an upright sheet: the title and the hour. */
  readonly cartouche: Box | undefined
  /** From samples to pixels: a turn to the right on an upright map, a scale and a shift. */
  readonly turned: boolean
  readonly scale: number
  readonly originX: number
  readonly originY: number
  /** Too small for the numbers on the contours and for the title. */
  readonly tiny: boolean
}

export function layOut(width: number, height: number): Sheet {
  const small = Math.min(width, height)
  const tiny = small < 200
  const border = Math.max(tiny ? 3 : 6, small * 0.021)
  const inner: Box = { x: border, y: border, width: width - border * 2, height: height - border * 2 }
  const upright = width < height * 0.8
  const share = upright
    ? Math.max(inner.height * 0.335, inner.height - inner.width * 1.5)
    : Math.max(46, Math.min(inner.width * 0.24, inner.height * 0.25))
  const map: Box = upright
    ? { ...inner, height: inner.height - share }
    : { ...inner, width: inner.width - share }
  const below = inner.y + map.height
  const wellWidth = Math.min(inner.width * 0.44, share * 0.62)
  const well: Box = upright
    ? { x: inner.x, y: below, width: wellWidth, height: share }
    : { x: inner.x + map.width, y: inner.y, width: share, height: inner.height }
  const cartouche: Box | undefined = upright
    ? { x: inner.x + wellWidth, y: below, width: inner.width - wellWidth, height: share }
    : undefined
  const turned = map.height > map.width
  const [across, down] = turned ? [EXTENT[1], EXTENT[0]] : EXTENT
  const scale = Math.min(map.width / (across * 0.95), map.height / (down * (turned ? 0.98 : 1.01)))
  // The cutter's mast stands over her course.
  const [middleX, middleY] = [map.x + map.width / 2, map.y + map.height / 2 + scale * 1.3]
  return {
    border,
    map,
    well,
    cartouche,
    turned,
    scale,
    originX: turned ? middleX + (EXTENT[1] * scale) / 2 : middleX - (EXTENT[0] * scale) / 2,
    originY: turned ? middleY - (EXTENT[0] * scale) / 2 : middleY - (EXTENT[1] * scale) / 2,
    tiny,
  }
}

/** From samples to pixels. */
export function onSheet({ turned, scale, originX, originY }: Sheet, [x, y]: Point): Point {
  return turned ? [originX - y * scale, originY + x * scale] : [originX + x * scale, originY + y * scale]
}
