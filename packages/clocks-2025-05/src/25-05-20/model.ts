import { ACROSS, DOWN, LOWEST, NOUGHT, SIGNS, STEPS, TERRAIN } from './terrain'

export type Point = readonly [x: number, y: number]

const COUNT = ACROSS * DOWN

function unpack(): Float64Array {
  const samples = new Float64Array(COUNT)
  const values = new Int8Array(128)
  for (let sign = 0; sign < SIGNS.length; sign++)
    values[SIGNS.charCodeAt(sign)] = sign - SIGNS.indexOf(NOUGHT)
  for (let y = 0, place = 0; y < DOWN; y++)
    for (let x = 0; x < ACROSS; x++, place++) {
      const left = x ? samples[place - 1]! : 0
      const above = y ? samples[place - ACROSS]! : 0
      const diagonal = x && y ? samples[place - ACROSS - 1]! : 0
      samples[place] = values[TERRAIN.charCodeAt(place)]! + left + above - diagonal
    }
  for (let place = 0; place < COUNT; place++) samples[place] = samples[place]! / STEPS + LOWEST
  return samples
}

/**
 * Puts a line on the cubic B-spline that its samples control.
 * @param first - Where it starts among the samples, which are `step` apart.
 */
function smooth(samples: Float64Array, first: number, count: number, step: number) {
  let before = samples[first]!
  let here = before
  for (let index = 0, place = first; index < count; index++, place += step) {
    const next = index < count - 1 ? samples[place + step]! : here
    samples[place] = (before + 4 * here + next) / 6
    before = here
    here = next
  }
}

interface Surface {
  readonly heights: Float64Array
  /** Where `contour` links the sides of cells; nothing but -1 between its calls. */
  readonly next: Int32Array
}

let surveyed: Surface | undefined

/** The ground, worked out when it is first asked for. */
function surface(): Surface {
  if (surveyed) return surveyed
  const heights = unpack()
  for (let y = 0; y < DOWN; y++) smooth(heights, y * ACROSS, ACROSS, 1)
  for (let x = 0; x < ACROSS; x++) smooth(heights, x, DOWN, ACROSS)
  // So that every contour closes.
  for (let x = 0; x < ACROSS; x++) heights[x] = heights[COUNT - ACROSS + x] = LOWEST
  for (let y = 0; y < DOWN; y++) heights[y * ACROSS] = heights[(y + 1) * ACROSS - 1] = LOWEST
  surveyed = { heights, next: new Int32Array(COUNT * 2).fill(-1) }
  return surveyed
}

/** Where the sheet's terrain ends, in samples. */
export const EXTENT: Point = [ACROSS - 1, DOWN - 1]

/** The height of the ground in contour intervals above the datum; places are in samples. */
export function heightAt(x: number, y: number): number {
  const column = Math.min(ACROSS - 1.001, Math.max(0, x))
  const row = Math.min(DOWN - 1.001, Math.max(0, y))
  const left = Math.floor(column)
  const top = Math.floor(row)
  const { heights } = surface()
  const at = (dx: number, dy: number) => heights[(top + dy) * ACROSS + left + dx]!
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
  const { heights, next } = surface()
  // Sides are numbered by the point at their upper left end: those along x first, then those along y.
  const starts: number[] = []
  for (let corner = 0; corner < COUNT - ACROSS - 1; corner++) {
    const higher =
      (heights[corner]! > level ? 1 : 0) |
      (heights[corner + 1]! > level ? 2 : 0) |
      (heights[corner + ACROSS + 1]! > level ? 4 : 0) |
      (heights[corner + ACROSS]! > level ? 8 : 0)
    if (higher === 0 || higher === 15) continue
    const sides = [corner, COUNT + corner + 1, corner + ACROSS, COUNT + corner]
    const lines = CASES[higher]!
    for (let line = 0; line < lines.length; line++) {
      const start = sides[lines[line]![0]]!
      next[start] = sides[lines[line]![1]]!
      starts.push(start)
    }
  }
  const pointOn = (side: number): Point => {
    const along = side < COUNT
    const from = along ? side : side - COUNT
    const low = heights[from]!
    const part = (level - low) / (heights[from + (along ? 1 : ACROSS)]! - low)
    const x = from % ACROSS
    const y = (from - x) / ACROSS
    return [x + (along ? part : 0), y + (along ? 0 : part)]
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

let sailed: Point[] | undefined

/**
 * Where the cutter is and where she drops the buoys.
 * @param second - With its fraction, `0` up to `60`: clockwise round the island, from the top of the sheet.
 */
export function courseAt(second: number): Point {
  const place = (second / 60) * COURSE_STEPS
  const from = Math.floor(place)
  sailed ??= course()
  const [x, y] = sailed[from % COURSE_STEPS]!
  const [nextX, nextY] = sailed[(from + 1) % COURSE_STEPS]!
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
