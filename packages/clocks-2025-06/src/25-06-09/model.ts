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

/** Where two neighbouring corners of a cell meet a level; edges are numbered by their west or north corner. */
type Edges = readonly [from: number, to: number][]

/** Ways round the high ground, which lies on the right, through a cell's four sides: north, east, south, west. */
const WAYS: Record<number, Edges> = {
  1: [[3, 2]],
  2: [[2, 1]],
  3: [[3, 1]],
  4: [[1, 0]],
  5: [
    [3, 2],
    [1, 0],
  ],
  6: [[2, 0]],
  7: [[3, 0]],
  8: [[0, 3]],
  9: [[0, 2]],
  10: [
    [0, 3],
    [2, 1],
  ],
  11: [[0, 1]],
  12: [[1, 3]],
  13: [[1, 2]],
  14: [[2, 3]],
}
/** The two cases in which opposite corners are high, where the middle is high, too. */
const JOINED: Record<number, Edges> = {
  5: [
    [3, 0],
    [1, 2],
  ],
  10: [
    [0, 1],
    [2, 3],
  ],
}

/** Cuts the corners of a ring (Chaikin 1974), but for those on the window's edges. */
function rounded(ring: readonly Point[], isEdge: (point: Point) => boolean): Point[] {
  return ring.flatMap((point, at): Point[] => {
    const next = ring[(at + 1) % ring.length]!
    if (isEdge(point) && isEdge(next)) return [point]
    const between = (part: number): Point => [
      point[0] + (next[0] - point[0]) * part,
      point[1] + (next[1] - point[1]) * part,
    ]
    return [isEdge(point) ? point : between(0.25), isEdge(next) ? next : between(0.75)]
  })
}

/** The lowest part of what is shown is floor, so that there is some. */
const FLOOR = 0.02

function floorOf({ left, top, width, height }: Window): number {
  const inside = GROUND.slice(top, top + height).flatMap((row) => row.slice(left, left + width))
  return inside.sort((a, b) => a - b)[Math.floor(inside.length * FLOOR)]!
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
 * The outlines of all sheets, spaced evenly from the floor to the summit and cut off at the window's edges, by marching squares (Lorensen and Cline 1987, in the plane).
 * @returns For each sheet from the foot up its rings; the sheet lies on their right.
 */
export function sheetsIn({ left, top, width, height }: Window): readonly (readonly Point[])[][] {
  const [columns, rows] = [width + 2, height + 2]
  const [right, bottom] = [left + width - 1, top + height - 1]
  const inX = (x: number) => Math.min(right, Math.max(left, x))
  const inY = (y: number) => Math.min(bottom, Math.max(top, y))
  const floor = floorOf({ left, top, width, height })
  /** Beyond the window the ground falls off. */
  const valueAt = (x: number, y: number) =>
    x < left || y < top || x > right || y > bottom
      ? -1000
      : ((GROUND[y]![x]! - floor) * SHEETS) / (SHEETS - floor)
  const next: Map<number, number>[] = Array.from({ length: SHEETS }, () => new Map())
  for (let y = 0; y < rows - 1; y++)
    for (let x = 0; x < columns - 1; x++) {
      const [a, b, c, d] = [
        valueAt(left + x - 1, top + y - 1),
        valueAt(left + x, top + y - 1),
        valueAt(left + x, top + y),
        valueAt(left + x - 1, top + y),
      ]
      const least = Math.max(1, Math.floor(Math.min(a, b, c, d)) + 1)
      const most = Math.min(SHEETS - 1, Math.floor(Math.max(a, b, c, d)))
      // North, east, south, west: a side's number is twice its corner's, and one more if it runs south.
      const corner = y * columns + x
      const sides = [corner * 2, (corner + 1) * 2 + 1, (corner + columns) * 2, corner * 2 + 1]
      for (let level = least; level <= most; level++) {
        const kind = (a >= level ? 8 : 0) + (b >= level ? 4 : 0) + (c >= level ? 2 : 0) + (d >= level ? 1 : 0)
        const ways = (a + b + c + d) / 4 >= level ? (JOINED[kind] ?? WAYS[kind]) : WAYS[kind]
        for (const [from, to] of ways ?? []) next[level]!.set(sides[from]!, sides[to]!)
      }
    }
  const isEdge = ([x, y]: Point) => x === left || x === right || y === top || y === bottom
  const pointAt = (side: number, level: number): Point => {
    const corner = side >> 1
    const [x, y] = [left + (corner % columns) - 1, top + Math.floor(corner / columns) - 1]
    const [toX, toY] = side & 1 ? [x, y + 1] : [x + 1, y]
    const [from, to] = [valueAt(x, y), valueAt(toX, toY)]
    const part = (level - from) / (to - from)
    return [inX(x + (toX - x) * part), inY(y + (toY - y) * part)]
  }
  return next.map((steps, level) => {
    const rings: Point[][] = []
    for (const start of [...steps.keys()]) {
      if (!steps.has(start)) continue
      const ring: Point[] = []
      let side: number | undefined = start
      while (side !== undefined && steps.has(side)) {
        const to: number = steps.get(side)!
        steps.delete(side)
        ring.push(pointAt(side, level))
        side = to
      }
      if (ring.length > (level > 45 ? 3 : 18)) rings.push(rounded(ring, isEdge))
    }
    return rings
  })
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
export const hourText = (hour: number, cycle: 12 | 24) => String(cycle === 12 ? hour % 12 || 12 : hour)

/** The twelve figures of this half of the day as they stand round the frame, from the top on. */
export const figuresOf = (hour: number, cycle: 12 | 24) =>
  Array.from({ length: 12 }, (_, place) => hourText(place + (hour >= 12 ? 12 : 0), cycle))
