/**
 * Where the balls are on the board, whose unit is a ball's radius.
 *
 * A ball that rolls without slipping down a slope gains five sevenths of what one that slides would: its spin takes two
 * sevenths (https://en.wikipedia.org/wiki/Rolling#Energy; a solid ball's moment of inertia is 2/5 m r²). So a board
 * tilted one way and, half-way, back again takes a ball from hole to hole in `rollSeconds`.
 */
import { clamp } from '@found-time/clock-runtime'

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

/** A place's breadth and height, in radii of a ball, and where in it the hole and the foot of its number are: a little to
 * the right of its middle, as a wall's shadow is on its left. */
export const CELL = { width: 4.3, height: 5.5, middle: 2.27, hole: 1.72, foot: 5.1 } as const

/** How high a figure is, in radii of a ball. */
export const CAP = 1.84

export const HOLE = 0.72

export type Field = 'hours' | 'minutes'

/** How many columns and rows a field has. */
export const SIZES = { hours: [2, 6], minutes: [10, 6] } as const

export type Pane = { x: number; y: number; width: number; height: number }

/** The two parts of the stage, and how large a ball's radius is: side by side, or one over the other. */
export function panesOn(
  width: number,
  height: number,
): { upright: boolean; unit: number; hours: Pane; minutes: Pane } {
  const upright = height > width * 1.15
  const share = upright ? Math.round(height * 0.45) : Math.round(width * 0.36)
  const hours = upright ? { x: 0, y: 0, width, height: share } : { x: 0, y: 0, width: share, height }
  const minutes = upright
    ? { x: 0, y: share, width, height: height - share }
    : { x: share, y: 0, width: width - share, height }
  const unit = Math.min(
    hours.width / (CELL.width + (upright ? 1.9 : 0.12)),
    hours.height / (CELL.height + (upright ? 0.75 : 1.5)),
  )
  return { upright, unit, hours, minutes }
}

/** The middle of a hole, from its field's top left, in radii of a ball. */
export function holeOf(field: Field, index: number): readonly [number, number] {
  const [column, row] = cellsOf(field === 'hours' ? HOURS : MINUTES)[index]!
  return [column * CELL.width + CELL.middle, row * CELL.height + CELL.hole]
}

export type Wall = readonly [x: number, y: number, width: number, height: number]

/** How thick a wall is, in radii of a ball. */
export const THICK = 0.26

/** Walls around a place that stand between it and one that does not follow it nor is followed by it. */
export function wallsOf(field: Field, index: number): Wall[] {
  const cells = cellsOf(field === 'hours' ? HOURS : MINUTES)
  const [columns, rows] = SIZES[field]
  const [x, y] = cells[index]!
  const count = cells.length
  const open = (dx: number, dy: number) =>
    [1, count - 1].some((step) => {
      const [ox, oy] = cells[(index + step) % count]!
      return ox === x + dx && oy === y + dy
    })
  const walls: Wall[] = []
  // Each wall is that of the place on its left or above it; what is around all is the frame's.
  if (x + 1 < columns && !open(1, 0))
    walls.push([(x + 1) * CELL.width - THICK / 2, y * CELL.height - THICK / 2, THICK, CELL.height + THICK])
  if (y + 1 < rows && !open(0, 1))
    walls.push([x * CELL.width - THICK / 2, (y + 1) * CELL.height - THICK / 2, CELL.width + THICK, THICK])
  return walls
}

/**
 * Light falls half a unit to the right and down for each unit of height: so far a wall's shadow reaches, and the part of
 * the board below that light finds through a hole is so far from its middle.
 */
export const WALL_SHADOW = 0.34
export const DEPTH_SHADOW = 0.62

/**
 * A ball's shadow on a plane: an ellipse, longer along the light by what one unit of slant adds.
 * Its middle is half the height of the ball's middle away, to each side.
 */
export const BALL_SHADOW = {
  away: 0.5 * Math.sqrt(1 - HOLE ** 2),
  long: Math.sqrt(1 + 0.5),
} as const

/** The part of a hole's bottom that is lit: what is common to the hole and to one moved along the light. */
export function lensOf(x: number, y: number): string {
  const reach = (DEPTH_SHADOW * HOLE) / 2
  const half = Math.sqrt(HOLE ** 2 - 2 * reach ** 2) / Math.SQRT2
  const [cx, cy] = [x + reach, y + reach]
  const at = (side: number) => `${(cx + side * half).toFixed(3)} ${(cy - side * half).toFixed(3)}`
  return `M${at(1)}A${HOLE} ${HOLE} 0 0 1 ${at(-1)}A${HOLE} ${HOLE} 0 0 1 ${at(1)}Z`
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
  const part = clamp(seconds / ROLL_SECONDS)
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2
}

/** How long the hands that hold the board take to tilt it a little otherwise, at each second. */
export const LEAN_SECONDS = 0.35

/** Which way a ball leans in its hole, in parts of its radius: each second otherwise. */
export function leanAt(second: number, part: number): readonly [number, number] {
  const to = (turns: number) => [0.05 * Math.cos(turns * 2.4), 0.05 * Math.sin(turns * 2.4)] as const
  const [ax, ay] = to((second + 59) % 60)
  const [bx, by] = to(second)
  return [ax + (bx - ax) * part, ay + (by - ay) * part]
}

/** Where a ball is, on its way from the hole before to the present one. */
export function ballAt(field: Field, index: number, part: number): readonly [number, number] {
  const count = field === 'hours' ? 12 : 60
  const [ax, ay] = holeOf(field, (index + count - 1) % count)
  const [bx, by] = holeOf(field, index)
  return [ax + (bx - ax) * part, ay + (by - ay) * part]
}

/** What of a field is to be drawn about a place: those near enough to be seen from it or from the one before. */
export function nearTo(field: Field, index: number): number[] {
  const cells = cellsOf(field === 'hours' ? HOURS : MINUTES)
  const [x, y] = cells[index]!
  return cells.flatMap(([cx, cy], at) => (Math.abs(cx - x) <= 3 && Math.abs(cy - y) <= 2 ? [at] : []))
}

/** Where in its part of the stage a ball is looked at, in its hole: more is seen to the right and below of it, where the
 * light goes, but not too much of the frame on the right. */
export function restOf(field: Field, index: number, pane: Pane, unit: number): readonly [number, number] {
  const [columns] = SIZES[field]
  const [column] = cellsOf(field === 'hours' ? HOURS : MINUTES)[index]!
  const spare = pane.height - CELL.height * unit
  const y = Math.max(Math.min(spare / 2, unit * 0.55), spare * 0.3) + CELL.hole * unit
  if (pane.width < CELL.width * unit * 1.15) return [pane.width / 2, y]
  const x = pane.width * 0.42
  return [column === columns - 1 ? Math.max(x, pane.width - (CELL.width - CELL.middle + 0.9) * unit) : x, y]
}

/** Where it is looked at on its way. */
export function eyeAt(
  field: Field,
  index: number,
  part: number,
  pane: Pane,
  unit: number,
): readonly [number, number] {
  const count = field === 'hours' ? 12 : 60
  const [ax, ay] = restOf(field, (index + count - 1) % count, pane, unit)
  const [bx, by] = restOf(field, index, pane, unit)
  return [ax + (bx - ax) * part, ay + (by - ay) * part]
}
