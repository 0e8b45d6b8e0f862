import { clamp, easeInOut } from '@found-time/clock-runtime'

export const PIECES = 60

export type Point = readonly [x: number, y: number]

/** A cubic curve from where the one before ended: two handles and its end. */
export type Curve = readonly [Point, Point, Point]

/** How a picture is cut: so many pieces across and down, of which a block in the middle is about the hour. */
export interface Cut {
  readonly columns: number
  readonly rows: number
  readonly block: readonly [columns: number, rows: number]
}

/** Sixty pieces round a block, cut to suit the shape of a stage. */
export function cutFor(width: number, height: number): Cut {
  const shape = width / height
  if (shape > 1.2) return { columns: 11, rows: 6, block: [3, 2] }
  if (shape > 0.8) return { columns: 8, rows: 9, block: [4, 3] }
  if (shape > 0.52) return { columns: 7, rows: 10, block: [5, 2] }
  return { columns: 6, rows: 13, block: [6, 3] }
}

/** Where a cell is: its column and row. */
export type Cell = readonly [column: number, row: number]

const inBlock = ({ columns, rows, block: [across, down] }: Cut, column: number, row: number) =>
  column >= (columns - across) / 2 &&
  column < (columns + across) / 2 &&
  row >= (rows - down) / 2 &&
  row < (rows + down) / 2

/** The cells about the hour, which lie from the start. */
export function blockOf(cut: Cut): Cell[] {
  return cells(cut).filter(([column, row]) => inBlock(cut, column, row))
}

function cells({ columns, rows }: Cut): Cell[] {
  return Array.from({ length: columns * rows }, (_, index) => [index % columns, Math.floor(index / columns)])
}

/** The sixty pieces in the order in which they are turned: in rings round the block, each clockwise from its top. */
export function orderOf(cut: Cut): Cell[] {
  const { columns, rows, block } = cut
  const [x, y] = [(columns - 1) / 2, (rows - 1) / 2]
  const ringOf = ([column, row]: Cell) =>
    Math.max(Math.abs(column - x) - (block[0] - 1) / 2, Math.abs(row - y) - (block[1] - 1) / 2)
  const aroundOf = ([column, row]: Cell) => (Math.atan2(column - x, y - row) / (2 * Math.PI) + 1.000_001) % 1
  return cells(cut)
    .filter(([column, row]) => !inBlock(cut, column, row))
    .sort((one, other) => ringOf(one) - ringOf(other) || aroundOf(one) - aroundOf(other))
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

/** What a piece shows: this hour's picture, that of the hour before, or its numbered back. */
export type Face = 'picture' | 'before' | 'back'

/**
 * A minute turns its piece face up. In the hour's first minute what was done is undone: the pieces of the hour before
 * are turned on their backs, a piece a second, the last ones first.
 */
export function faceOf(piece: number, minute: number, second: number): Face {
  if (minute > 0) return piece < minute ? 'picture' : 'back'
  return piece > 0 && piece < PIECES - second ? 'before' : 'back'
}

/** The piece that is taken off in a second of the hour's first minute. */
export const leavingAt = (second: number) => (second > 0 ? PIECES - second : undefined)

/** How a piece is held: degrees, off the table by `lift`, `0` to `1`, and how far it is turned over, `0` to `1`. */
export interface Held {
  readonly turn: number
  readonly lift: number
  readonly over: number
}

/** How much larger the piece in hand looks: it is nearer to the eye. */
export const GROWN = 1.42

/**
 * How far from its place a piece is held, in cells: straight away from the hour, so as not to cover it.
 * @returns Less, the further out it belongs.
 */
export function asideOf({ columns, rows, block }: Cut, [column, row]: Cell): Point {
  const beyond = (at: number, count: number, within: number) => {
    const off = at - (count - 1) / 2
    const far = Math.abs(off) - (within - 1) / 2
    return far <= 0 ? 0 : Math.sign(off) * (0.86 / far)
  }
  return [beyond(column, columns, block[0]), beyond(row, rows, block[1])]
}

/** How long a turn takes, in milliseconds. */
export const TURN = 320

/** There, a little too far, and back. */
const overshoot = (part: number) => 1 + 2.4 * (part - 1) ** 3 + 1.4 * (part - 1) ** 2

/**
 * The minute's own piece is held beside its place and tried to and fro, a turn on each second; before the stroke it is
 * turned over and pressed in.
 * @param sinceMs - Since the second.
 */
export function heldAt(second: number, sinceMs: number): Held {
  const side = second % 2 ? 1 : -1
  const turn = side * 8 * (2 * overshoot(clamp(sinceMs / TURN)) - 1)
  if (second < 59) return { turn, lift: second === 0 ? easeInOut(sinceMs / TURN) : 1, over: 0 }
  const press = clamp((sinceMs - 820) / 180)
  return { turn: turn * (1 - press), lift: 1 - press * press, over: easeInOut((sinceMs - 420) / 340) }
}

/** The hour as it is cut out. */
export function figureOf(hour: number, hourCycle: 12 | 24): string {
  return hourCycle === 12 ? String(hour % 12 || 12) : String(hour).padStart(2, '0')
}
