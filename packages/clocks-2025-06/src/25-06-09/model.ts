import { shownHour } from '@found-time/clock-runtime'
import { FIRST, LEAST, ROWS } from './terrain'

/** A point of the ground, in cells of 90 m from the north-west corner; `y` grows southwards. */
export type Point = readonly [x: number, y: number]

/** Sheets of the relief, one a minute, and into how many steps of the data each is. */
export const SHEETS = 60
const STEPS = 3
/** Height of the foot and of the summit, metres above the sea. */
export const FOOT = 270
export const SUMMIT = 795

const SIGNS = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i)).filter(
  (sign) => !"'\\`".includes(sign),
)
const VALUES = new Map(SIGNS.map((sign, value) => [sign, value + LEAST]))

/** Heights in sheets, row by row from the north. */
export const GROUND: readonly (readonly number[])[] = (() => {
  let first = FIRST
  return ROWS.map((row) => {
    const steps = [...row].map((sign) => VALUES.get(sign)!)
    first += steps[0]!
    let value = first
    return steps.map((step, at) => {
      if (at) value += step
      return value / STEPS
    })
  })
})()

/** Height in metres, as the radar measured it, but for the smoothing. */
export const metresAt = ([x, y]: Point) => FOOT + (GROUND[y]![x]! * (SUMMIT - FOOT)) / SHEETS

/** The part of the ground that is shown, in cells. */
export interface Window {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A closed line, flat: `x` and `y` of each point in turn. */
export type Ring = Float32Array

export const pointsOf = (ring: Ring): Point[] =>
  Array.from({ length: ring.length / 2 }, (_, at): Point => [ring[at * 2]!, ring[at * 2 + 1]!])

/**
 * Ways round the high ground, which lies on the right, through a cell's four sides: north, east, south, west. By which
 * corners are high; from one side to another, and from a third to a fourth.
 */
const WAYS: readonly (readonly number[])[] = [
  [],
  [3, 2],
  [2, 1],
  [3, 1],
  [1, 0],
  [3, 2, 1, 0],
  [2, 0],
  [3, 0],
  [0, 3],
  [0, 2],
  [0, 3, 2, 1],
  [0, 1],
  [1, 3],
  [1, 2],
  [2, 3],
  [],
]
/** The two cases in which opposite corners are high, where the middle is high, too. */
const JOINED: Record<number, readonly number[]> = { 5: [3, 0, 1, 2], 10: [0, 1, 2, 3] }

/** The lowest part of what is shown is floor, so that there is some. */
const FLOOR = 0.02

function floorOf({ left, top, width, height }: Window): number {
  const inside = new Float64Array(width * height)
  for (let y = 0; y < height; y++) inside.set(GROUND[top + y]!.slice(left, left + width), y * width)
  return inside.sort()[Math.floor(inside.length * FLOOR)]!
}

/** How many sheets high the relief is at a place. */
export function heightsIn(window: Window): (point: Point) => number {
  const floor = floorOf(window)
  return ([x, y]) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const at = (right: number, down: number) =>
      GROUND[Math.min(GROUND.length - 1, row + down)]![Math.min(GROUND[0]!.length - 1, column + right)]!
    const [u, v] = [x - column, y - row]
    const value = (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v
    return ((value - floor) * SHEETS) / (SHEETS - floor)
  }
}

/**
 * The outlines of all sheets, spaced evenly from the floor to the summit and cut off at the window's edges, by marching
 * squares (Lorensen and Cline 1987, in the plane): once over the ground for all of them.
 * @returns For each sheet from the foot up its rings; the sheet lies on their right.
 */
export function sheetsIn({ left, top, width, height }: Window): readonly (readonly Ring[])[] {
  const [columns, rows] = [width + 2, height + 2]
  const [right, bottom] = [left + width - 1, top + height - 1]
  const floor = floorOf({ left, top, width, height })
  /** Beyond the window the ground falls off. */
  const values = new Float64Array(columns * rows).fill(-1000)
  for (let y = 0; y < height; y++) {
    const row = GROUND[top + y]!
    for (let x = 0; x < width; x++)
      values[(y + 1) * columns + x + 1] = ((row[left + x]! - floor) * SHEETS) / (SHEETS - floor)
  }
  // A side's number is twice that of its west or north corner, and one more if it runs south. What comes after it
  // on a sheet's line is kept one higher, so that nought is nothing.
  const sides = columns * rows * 2
  const next = new Int32Array(SHEETS * sides)
  /** From twice a cell's corner to the numbers of its sides: north, east, south, west. */
  const offsets = [0, 3, columns * 2, 1]
  const starts: number[][] = Array.from({ length: SHEETS }, () => [])
  for (let y = 0; y < rows - 1; y++)
    for (let x = 0; x < columns - 1; x++) {
      const corner = y * columns + x
      const a = values[corner]!
      const b = values[corner + 1]!
      const c = values[corner + columns + 1]!
      const d = values[corner + columns]!
      const least = Math.max(1, Math.floor(Math.min(a, b, c, d)) + 1)
      const most = Math.min(SHEETS - 1, Math.floor(Math.max(a, b, c, d)))
      for (let level = least; level <= most; level++) {
        const kind = (a >= level ? 8 : 0) + (b >= level ? 4 : 0) + (c >= level ? 2 : 0) + (d >= level ? 1 : 0)
        const isTwofold = kind === 5 || kind === 10
        const ways = isTwofold && (a + b + c + d) / 4 >= level ? JOINED[kind]! : WAYS[kind]!
        for (let way = 0; way < ways.length; way += 2) {
          const from = corner * 2 + offsets[ways[way]!]!
          next[level * sides + from] = corner * 2 + offsets[ways[way + 1]!]! + 1
          starts[level]!.push(from)
        }
      }
    }
  const raw: number[] = []
  return starts.map((froms, level) => {
    const rings: Ring[] = []
    for (const start of froms) {
      raw.length = 0
      for (let at = level * sides + start; next[at]; ) {
        const side = at - level * sides
        const corner = side >> 1
        const isDown = side & 1
        const from = values[corner]!
        const part = (level - from) / (values[corner + (isDown ? columns : 1)]! - from)
        const x = left - 1 + (corner % columns) + (isDown ? 0 : part)
        const y = top - 1 + Math.floor(corner / columns) + (isDown ? part : 0)
        raw.push(Math.min(right, Math.max(left, x)), Math.min(bottom, Math.max(top, y)))
        const after = next[at]! - 1
        next[at] = 0
        at = level * sides + after
      }
      if (raw.length > (level > 45 ? 6 : 36)) rings.push(rounded(raw, left, top, right, bottom))
    }
    return rings
  })
}

/** Cuts the corners of a ring (Chaikin 1974), but for those on the window's edges. */
function rounded(raw: readonly number[], left: number, top: number, right: number, bottom: number): Ring {
  const ring = new Float32Array(raw.length * 2)
  let count = 0
  let x = raw[0]!
  let y = raw[1]!
  let isEdge = x === left || x === right || y === top || y === bottom
  for (let at = 2; at <= raw.length; at += 2) {
    const toX = raw[at % raw.length]!
    const toY = raw[(at % raw.length) + 1]!
    const willBeEdge = toX === left || toX === right || toY === top || toY === bottom
    ring[count++] = isEdge ? x : x + (toX - x) * 0.25
    ring[count++] = isEdge ? y : y + (toY - y) * 0.25
    if (!(isEdge && willBeEdge)) {
      ring[count++] = willBeEdge ? toX : x + (toX - x) * 0.75
      ring[count++] = willBeEdge ? toY : y + (toY - y) * 0.75
    }
    x = toX
    y = toY
    isEdge = willBeEdge
  }
  return ring.subarray(0, count)
}

/** Points that are passed over at most, one after the other. */
const MOST_PASSED = 12

/**
 * Passes over points that a line is no further off without.
 * @param off - In cells.
 */
export function thinned(ring: Ring, off: number): Ring {
  const points = ring.length / 2
  const thin = new Float32Array(ring.length)
  let count = 0
  let kept = 0
  for (let at = 0; at < points; at++) {
    const x = ring[kept * 2]!
    const y = ring[kept * 2 + 1]!
    const to = ((at + 1) % points) * 2
    const dx = ring[to]! - x
    const dy = ring[to + 1]! - y
    const most = off * Math.sqrt(dx * dx + dy * dy)
    let isNeeded = at === 0 || most === 0 || at - kept > MOST_PASSED
    for (let passed = kept + 1; passed <= at && !isNeeded; passed++)
      isNeeded = Math.abs((ring[passed * 2]! - x) * dy - (ring[passed * 2 + 1]! - y) * dx) > most
    if (!isNeeded) continue
    thin[count++] = ring[at * 2]!
    thin[count++] = ring[at * 2 + 1]!
    kept = at
  }
  return thin.subarray(0, count)
}

/** Where the summit is. */
export const SUMMIT_AT: Point = [24, 33]

/** The way along a sheet's edge, the longest line first, and how long it is in all. */
export interface Way {
  readonly lines: readonly (readonly Point[])[]
  readonly length: number
}

const lengthOf = (line: readonly Point[]) =>
  line.reduce((sum, [x, y], at) => {
    const [fromX, fromY] = line[Math.max(0, at - 1)]!
    return sum + Math.hypot(x - fromX, y - fromY)
  }, 0)

/** A sheet's edge but for what is cut off straight at the window's. */
export function wayAlong(rings: readonly (readonly Point[])[], { left, top, width, height }: Window): Way {
  const [right, bottom] = [left + width - 1, top + height - 1]
  const isCut = ([ax, ay]: Point, [bx, by]: Point) =>
    (ax === bx && (ax === left || ax === right)) || (ay === by && (ay === top || ay === bottom))
  const lines = rings.flatMap((ring) => {
    const cut = ring.findIndex((point, at) => isCut(point, ring[(at + 1) % ring.length]!))
    const turned = [...ring.slice(cut + 1), ...ring.slice(0, cut + 1)]
    if (cut < 0) return [[...turned, turned[0]!]]
    const pieces: Point[][] = [[]]
    turned.forEach((point, at) => {
      pieces.at(-1)!.push(point)
      if (isCut(point, turned[(at + 1) % turned.length]!)) pieces.push([])
    })
    return pieces.filter((piece) => piece.length > 1)
  })
  const measured = lines.map((line) => [lengthOf(line), line] as const).sort((a, b) => b[0] - a[0])
  return {
    lines: measured.map(([, line]) => line),
    length: measured.reduce((sum, [length]) => sum + length, 0),
  }
}

/** The first part of the way: lines, of which the last ends where one has come to. */
export function walked({ lines: all, length }: Way, part: number): Point[][] {
  let left = length * part
  const lines: Point[][] = []
  for (const whole of all) {
    const line = [whole[0]!]
    lines.push(line)
    for (let at = 1; at < whole.length; at++) {
      const [from, to] = [whole[at - 1]!, whole[at]!]
      const step = Math.hypot(to[0] - from[0], to[1] - from[1])
      if (step >= left) {
        const share = step ? left / step : 0
        line.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
        return lines
      }
      left -= step
      line.push(to)
    }
  }
  return lines
}

/** The figure of an hour on the frame. */
export const hourText = (hour: number, cycle: 12 | 24) => String(shownHour(hour, cycle))

/** The twelve figures of this half of the day as they stand round the frame, from the top on. */
export const figuresOf = (hour: number, cycle: 12 | 24) =>
  Array.from({ length: 12 }, (_, place) => hourText(place + (hour >= 12 ? 12 : 0), cycle))
