import { clamp, hourDigits } from '@found-time/clock-runtime'

export const PIECES = 60

export type Point = readonly [x: number, y: number]

/** A cubic curve from where the one before ended: two handles and its end. */
export type Curve = readonly [Point, Point, Point]

/** How a picture is cut: so many pieces across and down, sixty in all. */
export interface Cut {
  readonly columns: number
  readonly rows: number
}

/** Sixty pieces, cut to suit the shape of a stage. */
export function cutFor(width: number, height: number): Cut {
  const shape = width / height
  if (shape > 2) return { columns: 12, rows: 5 }
  if (shape > 0.8) return { columns: 10, rows: 6 }
  return { columns: 6, rows: 10 }
}

/** Where a cell is: its column and row. */
export type Cell = readonly [column: number, row: number]

/** The sixty pieces in the order in which they are laid: the frame first, as everybody does, then ring by ring inwards. */
export function orderOf({ columns, rows }: Cut): Cell[] {
  const order: Cell[] = []
  for (let ring = 0; ring * 2 < Math.min(columns, rows); ring++) {
    const [right, foot] = [columns - 1 - ring, rows - 1 - ring]
    for (let column = ring; column <= right; column++) order.push([column, ring])
    for (let row = ring + 1; row <= foot; row++) order.push([right, row])
    for (let column = right - 1; foot > ring && column >= ring; column--) order.push([column, foot])
    for (let row = foot - 1; right > ring && row > ring; row--) order.push([ring, row])
  }
  return order
}

/** Chance that needs no order: the same from `-1` up to but not including `1` for the same numbers. */
function sway(one: number, two: number, three: number): number {
  let value =
    Math.imul(one + 11, 0x85ebca6b) ^ Math.imul(two + 23, 0xc2b2ae35) ^ Math.imul(three + 5, 0x27d4eb2f)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39)
  return ((value ^ (value >>> 15)) >>> 0) / 2_147_483_648 - 1
}

/** Where four pieces meet, in cells: a little off the grid, as a saw goes, but true along the picture's sides. */
function corner({ columns, rows }: Cut, column: number, row: number): Point {
  return [
    column + (column > 0 && column < columns ? 0.06 * sway(column, row, 1) : 0),
    row + (row > 0 && row < rows ? 0.06 * sway(column, row, 2) : 0),
  ]
}

/** A knob on an edge from (0, 0) to (1, 0), upwards; the second half mirrors the first. */
const KNOB: readonly Curve[] = [
  [
    [0.2, 0.03],
    [0.47, 0.085],
    [0.41, -0.03],
  ],
  [
    [0.385, -0.08],
    [0.355, -0.1],
    [0.355, -0.15],
  ],
  [
    [0.355, -0.215],
    [0.42, -0.255],
    [0.5, -0.255],
  ],
]

function mirrored(curves: readonly Curve[]): Curve[] {
  const flip = ([x, y]: Point): Point => [1 - x, y]
  return curves
    .map(([first, second], index): Curve => {
      const start = index === 0 ? ([0, 0] as const) : curves[index - 1]![2]
      return [flip(second), flip(first), flip(start)]
    })
    .reverse()
}

const WHOLE_KNOB: readonly Curve[] = [...KNOB, ...mirrored(KNOB)]

/**
 * Which way an upright cut bulges, `1` to the right. No piece is notched from both sides, so that its number has room.
 * @returns `1` or `-1`.
 */
function bulgeOf({ columns }: Cut, column: number, row: number) {
  return column > columns * (0.5 + 0.42 * sway(3, row, 9)) ? 1 : -1
}

/** By how much the middle of a piece's room for its number is off its own, in knobs: `-1`, `0` or `1`. */
export function leeway(cut: Cut, [column, row]: Cell): number {
  const isNotched = (at: number, side: number) => at > 0 && at < cut.columns && bulgeOf(cut, at, row) === side
  return Number(isNotched(column, 1)) - Number(isNotched(column + 1, -1))
}

/** The cut between two corners, from left to right or from the top down; knobs are round on oblong pieces too. */
function sawn(cut: Cut, column: number, row: number, down: boolean, [width, height]: Point): Curve[] {
  const from = corner(cut, column, row)
  const to = down ? corner(cut, column, row + 1) : corner(cut, column + 1, row)
  if (down ? column === 0 || column === cut.columns : row === 0 || row === cut.rows) return [[from, to, to]]
  const kind = down ? 7 : 3
  const side = down ? bulgeOf(cut, column, row) : sway(column, row, kind) < 0 ? -1 : 1
  const shift = 0.055 * sway(column, row, kind + 1)
  const size = 1 + 0.1 * sway(column, row, kind + 2)
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(x, y)
  const short = Math.min(width, height)
  const slim = short / (down ? height : width)
  const far = (short / (down ? width : height)) * side * size * 0.95
  const [outX, outY] = [(y / length) * far, (-x / length) * far]
  const place = (point: Point): Point => {
    const at = point[0] <= 0 || point[0] >= 1 ? point[0] : 0.5 + (point[0] - 0.5) * 0.96 * slim + shift
    return [from[0] + x * at - outX * point[1], from[1] + y * at - outY * point[1]]
  }
  return WHOLE_KNOB.map((curve): Curve => [place(curve[0]), place(curve[1]), place(curve[2])])
}

function reversed(start: Point, curves: readonly Curve[]): Curve[] {
  return curves
    .map(([first, second], index): Curve => [second, first, index === 0 ? start : curves[index - 1]![2]])
    .reverse()
}

/**
 * A piece's outline, in cells, from its upper left corner clockwise. Neighbours share their cuts.
 * @param shape - Width and height of a cell.
 */
export function outlineOf(cut: Cut, [column, row]: Cell, shape: Point = [1, 1]) {
  const start = corner(cut, column, row)
  return {
    start,
    curves: [
      ...sawn(cut, column, row, false, shape),
      ...sawn(cut, column + 1, row, true, shape),
      ...reversed(corner(cut, column, row + 1), sawn(cut, column, row + 1, false, shape)),
      ...reversed(start, sawn(cut, column, row, true, shape)),
    ],
  }
}

/** Where things are on the stage, in parts of it: the hour's figures, and the middle of the piece in hand. */
export interface Plan {
  readonly figures: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
  readonly hand: Point
  /** The breadth of the piece in hand, without its knobs; CSS pixels. */
  readonly piece: number
}

export function planOf(width: number, height: number): Plan {
  if (width > height * 0.8) {
    const piece = Math.min(width * 0.2, height * 0.36)
    return {
      figures: { left: width * 0.045, top: height * 0.1, width: width * 0.575, height: height * 0.8 },
      hand: [width * 0.63 + (width * 0.37) / 2, height * 0.5],
      piece,
    }
  }
  const piece = Math.min(width * 0.46, height * 0.22)
  return {
    figures: { left: width * 0.06, top: height * 0.05, width: width * 0.88, height: height * 0.55 },
    hand: [width * 0.5, height * 0.805],
    piece,
  }
}

/** How long a turn takes, in milliseconds. */
export const TURN = 320

/** There, a little too far, and back. */
const overshoot = (part: number) => 1 + 2.4 * (part - 1) ** 3 + 1.4 * (part - 1) ** 2

/**
 * The minute's own piece is tried to and fro, a turn on each second.
 * @param sinceMs - Since the second.
 * @returns Degrees.
 */
export function turnAt(second: number, sinceMs: number): number {
  const side = second % 2 ? 1 : -1
  return side * 5 * (2 * overshoot(clamp(sinceMs / TURN)) - 1)
}

/** The hour as it is printed on the puzzle. */
export function figureOf(hour: number, hourCycle: 12 | 24): string {
  return hourDigits(hour, hourCycle)
}
