/**
 * Where the balls are on the board, in its own units: a place's breadth is about one.
 *
 * A ball that rolls without slipping down a slope gains five sevenths of what one that slides would: its spin takes two
 * sevenths (https://en.wikipedia.org/wiki/Rolling#Energy; a solid ball's moment of inertia is 2/5 m r²). So a board
 * tilted one way and, half-way, back again takes a ball from hole to hole in `rollSeconds`.
 */

/** From hole to hole, east, west, south and north, and from the last back to the first: sixty, and twelve. */
export const MINUTES = 'EEEESWSSENENNESENEESWSESSSWWNENWNWSWSESWWNWSWNWSWNNNESENNWWN'
export const HOURS = 'ESSSSSWNNNNN'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  E: [1, 0],
  W: [-1, 0],
  S: [0, 1],
  N: [0, -1],
}

export type Cell = readonly [number, number]

/** The cells along a way, in order: columns and rows from the top left. */
export function cellsOf(way: string): Cell[] {
  const cells: Cell[] = [[0, 0]]
  for (const step of way.slice(0, -1)) {
    const [x, y] = cells.at(-1)!
    const [dx, dy] = STEPS[step]!
    cells.push([x + dx, y + dy])
  }
  return cells
}

/** Where a way ends that begins at the first cell. */
export const endOf = (way: string): Cell =>
  [...way].reduce<Cell>(([x, y], step) => [x + STEPS[step]![0], y + STEPS[step]![1]], [0, 0])

/** The two boards as they were rendered: the frame they stand in, each field's corner and cell, and how far
 * a hole is above the middle of its cell. */
export const BOARDS = {
  wide: { width: 12, height: 7.5, hours: [0, 0, 1.2, 1.25], minutes: [2.4, 0, 0.96, 1.25], up: 0.19 },
  tall: { width: 6, height: 13, hours: [0, 0, 1, 1.2], minutes: [0, 2.4, 1, 1.06], up: 0.222 },
} as const

/** What the picture shows of the frame around the board. */
export const RIM = 0.15

export type Board = keyof typeof BOARDS

/** The board that a stage takes, and how large a unit is on it. */
export function boardOn(width: number, height: number): { board: Board; unit: number } {
  const fit = (board: Board) =>
    Math.min(width / (BOARDS[board].width + 2 * RIM), height / (BOARDS[board].height + 2 * RIM))
  return fit('wide') >= fit('tall')
    ? { board: 'wide', unit: fit('wide') }
    : { board: 'tall', unit: fit('tall') }
}

/** The middle of a hole, from the board's top left. The tall board is the wide one with columns for rows. */
export function holeOf(board: Board, field: 'hours' | 'minutes', index: number): readonly [number, number] {
  const [left, top, wide, high] = BOARDS[board][field]
  const [x, y] = cellsOf(field === 'hours' ? HOURS : MINUTES)[index]!
  const [column, row] = board === 'tall' ? [y, x] : [x, y]
  return [left + (column + 0.5) * wide, top + (row + 0.5 - BOARDS[board].up) * high]
}

/** The hole of an hour: twelve is the first. */
export const hourHole = (hour: number): number => hour % 12

const GRAVITY = 9.81

/** What a ball gains on a slope, in metres for each second and second. */
export const rollingGain = (degrees: number): number =>
  (5 / 7) * GRAVITY * Math.sin((degrees * Math.PI) / 180)

/** How long a ball is on its way over a distance, if the board is tilted one way for half of it, then the other. */
export const rollSeconds = (metres: number, degrees: number): number =>
  2 * Math.sqrt(metres / rollingGain(degrees))

/** A board whose holes are four centimetres apart, tilted by two degrees. */
export const ROLL_SECONDS = rollSeconds(0.04, 2)

/** How much of its way a ball has done: it gains evenly, then loses evenly. */
export function rolled(seconds: number): number {
  const part = Math.min(1, Math.max(0, seconds / ROLL_SECONDS))
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2
}

/** How long the hands that hold the board take to tilt it a little otherwise, at each second. */
export const LEAN_SECONDS = 0.35

/** Which way a ball leans in its hole, in parts of a unit: each second otherwise. */
export function leanAt(second: number, part: number): readonly [number, number] {
  const to = (turns: number) => [0.035 * Math.cos(turns * 2.4), 0.035 * Math.sin(turns * 2.4)] as const
  const [ax, ay] = to((second + 59) % 60)
  const [bx, by] = to(second)
  return [ax + (bx - ax) * part, ay + (by - ay) * part]
}

/** Where a ball is, on its way from the hole before to the present one. */
export function ballAt(
  board: Board,
  field: 'hours' | 'minutes',
  index: number,
  part: number,
): readonly [number, number] {
  const count = field === 'hours' ? 12 : 60
  const [ax, ay] = holeOf(board, field, (index + count - 1) % count)
  const [bx, by] = holeOf(board, field, index)
  return [ax + (bx - ax) * part, ay + (by - ay) * part]
}
