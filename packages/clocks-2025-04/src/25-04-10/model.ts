import { clamp } from '@found-time/clock-runtime'
import { penguins } from './penguins'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Parts of a figure's line: `[cx, cy, rx, ry, from, to]` of an arc in turns from the right, clockwise, or two points. */
type Part =
  | readonly [number, number, number, number]
  | readonly [number, number, number, number, number, number]

/** The lines of the figures, in a box 0.62 wide and 1 high, from the top left. */
const FIGURES: readonly (readonly Part[])[] = [
  [[0.31, 0.5, 0.26, 0.44, -0.25, 0.75]],
  [
    [0.14, 0.24, 0.36, 0.06],
    [0.36, 0.06, 0.36, 0.94],
  ],
  [
    [0.31, 0.31, 0.24, 0.25, -0.46, 0.1],
    [0.505, 0.457, 0.08, 0.94],
    [0.08, 0.94, 0.57, 0.94],
  ],
  [
    [0.29, 0.28, 0.23, 0.22, -0.42, 0.25],
    [0.29, 0.71, 0.26, 0.23, -0.25, 0.42],
  ],
  [
    [0.42, 0.06, 0.05, 0.66],
    [0.05, 0.66, 0.58, 0.66],
    [0.42, 0.06, 0.42, 0.94],
  ],
  [
    [0.53, 0.06, 0.14, 0.06],
    [0.14, 0.06, 0.11, 0.46],
    [0.29, 0.66, 0.27, 0.28, -0.37, 0.4],
  ],
  [
    [0.47, 0.06, 0.12, 0.5],
    [0.31, 0.67, 0.25, 0.27, -0.5, 0.5],
  ],
  [
    [0.06, 0.06, 0.57, 0.06],
    [0.57, 0.06, 0.22, 0.94],
  ],
  [
    [0.31, 0.27, 0.21, 0.21, -0.25, 0.75],
    [0.31, 0.71, 0.26, 0.23, -0.25, 0.75],
  ],
  [
    [0.31, 0.33, 0.25, 0.27, 0, 1],
    [0.5, 0.5, 0.15, 0.94],
  ],
]

/** Between two dots along a figure's line, and of the two rows they stand in, in heights of a figure. */
const SPACING = 0.0745
const ROWS = 0.036
/** No two dots of a figure are nearer than that. */
const APART = 0.042

const partLine = (part: Part): readonly Point[] => {
  if (part.length === 4) {
    const [x1, y1, x2, y2] = part
    return [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ]
  }
  const [cx, cy, rx, ry, from, to] = part
  const steps = Math.ceil(Math.abs(to - from) * 48)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = 2 * Math.PI * (from + ((to - from) * step) / steps)
    return { x: cx + Math.cos(angle) * rx, y: cy + Math.sin(angle) * ry }
  })
}

/** Places along a line, so far apart, beginning half a step in; shifted aside. */
function along(line: readonly Point[], count: number, aside: number): Point[] {
  const lengths = line.slice(1).map((to, index) => Math.hypot(to.x - line[index]!.x, to.y - line[index]!.y))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  return Array.from({ length: count }, (_, step) => {
    let rest = ((step + 0.5) / count) * whole
    let piece = 0
    while (piece < lengths.length - 1 && rest > lengths[piece]!) rest -= lengths[piece++]!
    const [from, to] = [line[piece]!, line[piece + 1]!]
    const share = rest / lengths[piece]!
    const [dx, dy] = [(to.x - from.x) / lengths[piece]!, (to.y - from.y) / lengths[piece]!]
    return {
      x: from.x + (to.x - from.x) * share - dy * aside,
      y: from.y + (to.y - from.y) * share + dx * aside,
    }
  })
}

const drawn = new Map<number, readonly Point[]>()

/** Where dots stand to write a figure, in heights of it; from the top down. */
export function dotsOf(figure: number): readonly Point[] {
  const known = drawn.get(figure)
  if (known) return known
  const dots = FIGURES[figure]!.flatMap((part) => {
    const line = partLine(part)
    const length = line
      .slice(1)
      .reduce((sum, to, index) => sum + Math.hypot(to.x - line[index]!.x, to.y - line[index]!.y), 0)
    const count = Math.max(2, Math.round(length / SPACING))
    return [-ROWS, ROWS].flatMap((aside) => along(line, count, aside))
  }).sort((a, b) => a.y - b.y || a.x - b.x)
  // Where strokes meet, two dots in one place make a blot.
  const clear = dots.filter(
    (dot, index) =>
      !dots.slice(0, index).some((other) => Math.hypot(dot.x - other.x, (dot.y - other.y) * 1.3) < APART),
  )
  drawn.set(figure, clear)
  return clear
}

/** Which penguins write which figure: four groups of about the same size, each from the top of the plot down. */
let groups: readonly (readonly number[])[] | undefined
export function groupsOf(stacked: boolean): readonly (readonly number[])[] {
  if (!stacked && groups) return groups
  const all = penguins()
  const by = (key: (index: number) => number) => (list: readonly number[]) =>
    [...list].sort((a, b) => key(a) - key(b) || a - b)
  const byLength = by((index) => all[index]!.length)
  const byDepth = by((index) => -all[index]!.depth)
  const cut = (list: readonly number[], parts: number) =>
    Array.from({ length: parts }, (_, part) =>
      list.slice(Math.round((part * list.length) / parts), Math.round(((part + 1) * list.length) / parts)),
    )
  const everyone = all.map((_, index) => index)
  if (stacked) return cut(byDepth(everyone), 2).flatMap((half) => cut(byLength(half), 2).map(byDepth))
  groups = cut(byLength(everyone), 4).map(byDepth)
  return groups
}

const smooth = (share: number) => {
  const within = clamp(share)
  return within ** 3 * (within * (within * 6 - 15) + 10)
}

/** Seconds of the minute between which dots are on their way to their own places, and on their way back. */
export const WALKS = [
  [24, 27.6],
  [33, 36.6],
] as const

/**
 * How far a dot has gone from the figure to its own place, `0` to `1`.
 * @param second - Of the minute, with its fraction.
 * @param chance - Its own, `0` to `1`: some set out earlier.
 */
export function truthAt(second: number, chance: number): number {
  return (
    smooth((second - WALKS[0][0] - chance * 1.2) / 2.4) - smooth((second - WALKS[1][0] - chance * 1.2) / 2.4)
  )
}

/** How far a dot has gone to the next minute's figure: it arrives on the stroke. */
export const onwardAt = (second: number, chance: number) => smooth((second - 59 - chance * 0.25) / 0.75)

/** Chance without memory, `0` to `1`: of a dot in a second. */
export function noise(dot: number, second: number): number {
  let value = Math.imul(dot + 1, 0x9e3779b1) ^ Math.imul(second + 1, 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39)
  return ((value ^ (value >>> 15)) >>> 0) / 4_294_967_296
}

/** How long into the second the rules and the bead rest. */
export const STROKE_FROM_MS = 800

/** How far the rules have gone to where they stand next, `0` to `1`, in the last fifth of a second. */
export const strokeAt = (millisecond: number) =>
  smooth((millisecond - STROKE_FROM_MS) / (1000 - STROKE_FROM_MS))
