import { FIGURES, type Point } from './figures'

export interface Plan {
  readonly boxes: readonly Point[]
  readonly box: Point
  /** How thick the smoke is. */
  readonly pen: number
  /** The way round: its middle and its half axes. */
  readonly middle: Point
  readonly round: Point
  readonly plane: number
}

/** Between two figures, between hour and minute in a row and one under the other, in widths of a figure. */
const [GAP, APART, UNDER] = [0.5, 0.72, 0.6]
/** How far the figures lean, in heights. */
const LEAN = 0.1

/**
 * The figures in one row or two, whichever makes them larger, within the way of the plane.
 * @param width - Of the stage.
 * @param height - Of the stage.
 */
export function planOf(width: number, height: number): Plan {
  const least = Math.min(width, height)
  const plane = least * (width < height ? 0.2 : 0.24)
  const [w, h] = [width - least * (width < height ? 0.27 : 0.4), height - least * 0.42]
  const sized = (across: number, rows: number): Point => {
    const wide = Math.min(w / (across + 0.3), h / (rows * 1.2 + (rows - 1) * UNDER + 0.3))
    return [wide, Math.min(wide * 2.1, (h - (rows - 1) * UNDER * wide - 0.3 * wide) / rows)]
  }
  const row = sized(4 + 2 * GAP + APART, 1)
  const rows = sized(2 + GAP, 2)
  const two = rows[0] * rows[1] > row[0] * row[1]
  const box = two ? rows : row
  const [a, b] = box
  const [x, y] = [width / 2, height / 2]
  const boxes = two
    ? [0, 1, 2, 3].map(
        (i): Point => [
          x + (i % 2 ? GAP / 2 : -1 - GAP / 2) * a,
          i < 2 ? y - b - (UNDER / 2) * a : y + (UNDER / 2) * a,
        ],
      )
    : [-2 - GAP - APART / 2, -1 - APART / 2, APART / 2, 1 + GAP + APART / 2].map(
        (at): Point => [x + at * a, y - b / 2],
      )
  return { boxes, box, pen: a * 0.28, middle: [x, y], round: [x - plane * 0.44, y - plane * 0.4], plane }
}

/**
 * Where the plane is, from the front. In a barrel roll it goes round a line in the air with its cockpit towards it: so
 * it is upright at the bottom and on its back at the top.
 * @param second - Of the minute, with its fraction. At the top at a full minute, clockwise.
 * @returns Its place, and how far it is rolled, in turns.
 * @example planeAt(30, plan).roll // 0
 */
export function planeAt(second: number, { middle, round }: Plan): { at: Point; roll: number } {
  const turn = second / 60
  const [sine, cosine] = [Math.sin(turn * 2 * Math.PI), Math.cos(turn * 2 * Math.PI)]
  // Rounder than a rectangle, fuller than an ellipse: so that there is room for the figures within.
  const out = (Math.abs(sine) ** 3 + Math.abs(cosine) ** 3) ** (-1 / 3)
  return { at: [middle[0] + round[0] * sine * out, middle[1] - round[1] * cosine * out], roll: turn - 0.5 }
}

/** Puffs along a line, each so far from the one before it. */
export function puffsAlong(points: readonly Point[], step: number): Point[] {
  const puffs: Point[] = []
  let left = 0
  for (let i = 1; i < points.length; i++) {
    const [[x, y], [toX, toY]] = [points[i - 1]!, points[i]!]
    const length = Math.hypot(toX - x, toY - y)
    for (; left < length; left += step)
      puffs.push([x + ((toX - x) * left) / length, y + ((toY - y) * left) / length])
    left -= length
  }
  return puffs
}

/** The puffs of a time, before the wind. */
export const puffsOf = (digits: string, { boxes, box, pen }: Plan): Point[] =>
  boxes.flatMap(([x, y], index) =>
    puffsAlong(
      FIGURES[Number(digits[index])]!.map(
        ([fx, fy]): Point => [x + fx * box[0] + (0.5 - fy) * LEAN * 2 * box[1], y + fy * box[1]],
      ),
      pen * 0.34,
    ),
  )

/**
 * What the wind has done to a puff: more the older it is, and never so much that a figure is lost.
 * @param age - Of the minute, `0` to `1`.
 * @param chance - Three numbers from −1 to 1.
 * @param pen - How thick the smoke was.
 * @returns By how much it has moved, and how much of its radius it has.
 * @example blown(0, [1, 1, 1], 40).moved // [0, 0]
 */
export function blown(age: number, chance: readonly [number, number, number], pen: number) {
  const spread = age * age * pen * 0.3
  return {
    moved: [chance[0] * spread + age * pen * 0.5, chance[1] * spread - age * pen * 0.1] as Point,
    size: (1 + chance[2] * 0.16) * (1 + age * (0.06 + chance[2] * 0.34)),
  }
}
