import { reachTo, STEPS, swing } from './pendulum'

export type Point = readonly [x: number, y: number]

/** Points along a piece of an ellipse; angles in degrees, clockwise from the right. */
function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): Point[] {
  const parts = Math.ceil(Math.abs(to - from) / 5)
  return Array.from({ length: parts + 1 }, (_, part): Point => {
    const angle = ((from + ((to - from) * part) / parts) * Math.PI) / 180
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
  })
}

/** Points along the stem of the six, a cubic curve. */
const stem = Array.from({ length: 11 }, (_, part): Point => {
  const t = part / 10
  const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
  return [p * 0.86 + q * 0.4, q * 0.1 + r * 0.38 + s * 0.68]
})
const six = [...stem, ...arc(0.5, 0.68, 0.5, 0.32, 180, -180)]

/** The figures, each without lifting the pen, in a box of one by one. */
export const FIGURES: readonly (readonly Point[])[] = [
  arc(0.5, 0.5, 0.5, 0.5, -90, -450),
  [
    [0.14, 0.2],
    [0.6, 0],
    [0.6, 1],
  ],
  [...arc(0.5, 0.28, 0.5, 0.28, 195, 385), [0, 1], [1, 1]],
  [...arc(0.46, 0.25, 0.44, 0.25, 205, 450), ...arc(0.46, 0.74, 0.54, 0.26, -90, 158)],
  [
    [0.6, 0],
    [0, 0.7],
    [1, 0.7],
    [0.74, 0.7],
    [0.74, 0.4],
    [0.74, 1],
  ],
  [[0.92, 0], [0.14, 0], [0.06, 0.44], ...arc(0.46, 0.68, 0.54, 0.32, 222, 512)],
  six,
  [
    [0, 0],
    [1, 0],
    [0.32, 1],
  ],
  [...arc(0.5, 0.24, 0.42, 0.24, 90, 450), ...arc(0.5, 0.74, 0.5, 0.26, -90, 270)],
  [...six].reverse().map(([x, y]): Point => [1 - x, 1 - y]),
]

/** A stage: where the arm hangs, how long a rod is, where the figures' boxes are and how thick they are drawn. */
export interface Plan {
  readonly pivot: Point
  readonly rod: number
  readonly boxes: readonly Point[]
  readonly box: Point
  readonly pen: number
  /** How fast the lower rod is thrown when it is let go, in radians a second: on a narrow stage gently. */
  readonly push: number
}

/** Between two figures, and between hour and minute in one row or in two, in widths of a figure. */
const GAP = 0.42
const [APART, UNDER] = [0.82, 0.62]

/**
 * In one row or in two, whichever makes the figures larger. The arm hangs from the upper edge and just reaches the
 * farthest corner.
 * @param width - Of the stage.
 * @param height - Of the stage.
 */
export function planOf(width: number, height: number): Plan {
  const [side, top, foot] = [Math.min(width, height) * 0.11, height * 0.19, Math.min(width, height) * 0.13]
  const [w, h] = [width - 2 * side, height - top - foot]
  const sized = (across: number, rows: number) => {
    const wide = Math.min(w / across, h / (rows * 1.25 + (rows - 1) * UNDER))
    return [wide, Math.min(wide * 2.1, (h - (rows - 1) * UNDER * wide) / rows)] as const
  }
  const row = sized(4 + 2 * GAP + APART, 1)
  const rows = sized(2 + GAP, 2)
  const two = rows[0] * rows[1] > row[0] * row[1]
  const box = two ? rows : row
  const [a, b] = box
  const middle = top + h / 2
  const boxes: Point[] = two
    ? [0, 1, 2, 3].map((i) => [
        width / 2 + (i % 2 ? (GAP / 2) * a : -(1 + GAP / 2) * a),
        i < 2 ? middle - b - (UNDER / 2) * a : middle + (UNDER / 2) * a,
      ])
    : [-2 - GAP - APART / 2, -1 - APART / 2, APART / 2, 1 + GAP + APART / 2].map((at) => [
        width / 2 + at * a,
        middle - b / 2,
      ])
  const reach = Math.max(
    ...boxes.map(([x, y]) =>
      Math.hypot(Math.max(Math.abs(x - width / 2), Math.abs(x + a - width / 2)), y + b),
    ),
  )
  return {
    pivot: [width / 2, 0],
    rod: reach * 0.504,
    boxes,
    box,
    pen: a * 0.23,
    push: Math.min(3.9, (width / height) * 3.2),
  }
}

/**
 * Where the pen goes for a time, each figure a list of points on the stage.
 * @param digits - Four figures.
 */
export const strokesOf = (digits: string, { boxes, box }: Plan): Point[][] =>
  boxes.map(([x, y], index) =>
    FIGURES[Number(digits[index])]!.map(([fx, fy]): Point => [x + fx * box[0], y + fy * box[1]]),
  )

/**
 * The part of a line up to some length of it.
 * @returns The points up to there, the last of them where the pen is.
 */
export function upTo(points: readonly Point[], part: number): Point[] {
  const lengths = points.map((point, i) =>
    i ? Math.hypot(point[0] - points[i - 1]![0], point[1] - points[i - 1]![1]) : 0,
  )
  let left = lengths.reduce((sum, length) => sum + length, 0) * part
  const taken: Point[] = [points[0]!]
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1]!, points[i]!]
    if (lengths[i]! > left) {
      const share = left / lengths[i]!
      taken.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
      break
    }
    taken.push(to)
    left -= lengths[i]!
  }
  return taken
}

/** Second of the minute at which the arm is let go, and at which it is caught to begin again. */
export const [LET_GO, CAUGHT] = [7, 57.5]

/** How far along its way the pen is: it starts and ends gently. */
export const writtenAt = (second: number): number => {
  const part = Math.min(1, second / LET_GO)
  return part * part * (3 - 2 * part)
}

/** What is let go a little farther out at each minute of the day: a thousandth of a degree. */
export const NUDGE = Math.PI / 180_000

/**
 * The swing of one minute.
 * @param digits - The figures that were written.
 * @param minuteOfDay - `0` to `1439`: no two minutes are let go alike.
 */
export function swingOf(digits: string, minuteOfDay: number, plan: Plan): Float32Array {
  const end = strokesOf(digits, plan).at(-1)!.at(-1)!
  const [first, second] = anglesTo(end, plan)
  return swing([alike(first + minuteOfDay * NUDGE), alike(second), 0, alike(plan.push)], 60 - LET_GO)
}

/** Engines agree on so many digits of an angle; what differs after them would be another swing within the minute. */
const alike = (value: number) => Math.round(value * 1e7) / 1e7

/** How the arm stands with its end on a point of the stage. */
export const anglesTo = ([x, y]: Point, { pivot, rod }: Plan): [number, number] =>
  reachTo((x - pivot[0]) / rod, (y - pivot[1]) / rod)

/** Where the arm's end is. */
export const endOf = ([first, second]: readonly [number, number], { pivot, rod }: Plan): Point => [
  pivot[0] + rod * (Math.sin(first) + Math.sin(second)),
  pivot[1] + rod * (Math.cos(first) + Math.cos(second)),
]

/** The angles of a swing, so many seconds after it was let go. */
export function swungAt(angles: Float32Array, seconds: number): [number, number] {
  const step = Math.min(Math.max(0, seconds * STEPS), angles.length / 2 - 2)
  const [at, rest] = [Math.floor(step) * 2, step % 1]
  return [0, 1].map((i) => angles[at + i]! + (angles[at + 2 + i]! - angles[at + i]!) * rest) as [
    number,
    number,
  ]
}

/**
 * Turns an arm from one stand to another by the shorter way.
 * @param part - How far, `0` to `1`.
 */
export const between = (from: readonly number[], to: readonly number[], part: number): [number, number] =>
  from.map((angle, i) => {
    const turn = to[i]! - angle
    return angle + (turn - Math.round(turn / (2 * Math.PI)) * 2 * Math.PI) * part
  }) as [number, number]

/** An arm on its way from one stand to another. */
export const mixed = (from: readonly number[], to: readonly number[], part: number): [number, number] =>
  from.map((angle, i) => angle + (to[i]! - angle) * part) as [number, number]
