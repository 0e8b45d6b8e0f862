import { twoDigits } from '@found-time/clock-runtime'
import { FIGURES, type Point } from './figures'

export interface Plan {
  readonly boxes: readonly Point[]
  readonly box: Point
  /** How thick the smoke is. */
  readonly pen: number
  /** Where the line begins about which the aeroplane rolls, and how far it goes in a minute. */
  readonly from: Point
  readonly way: number
  /** How many rolls it flies in a minute, and how wide they are. */
  readonly rolls: number
  readonly radius: number
  readonly metre: number
  /** Where the ground begins. */
  readonly ground: number
}

/** How far the figures lean, in heights. */
const LEAN = 0.08

/** The figures in one row or two, and the rolls below them. */
export function planOf(width: number, height: number): Plan {
  const tall = height > width * 1.15
  const ground = height * (tall ? 0.965 : 0.945)
  if (tall) {
    const a = Math.min(width * 0.305, height * 0.19)
    const b = Math.min(height * 0.34, a * 2.35)
    const radius = Math.min(width * 0.15, height * 0.06)
    const top = Math.max(height * 0.05, (height * 0.8 - b * 2 - a * 0.42) / 2)
    const boxes = [0, 1, 2, 3].map(
      (i): Point => [width / 2 + (i % 2 ? 0.24 : -1.28) * a, top + (i < 2 ? 0 : b + a * 0.42)],
    )
    return {
      boxes,
      box: [a, b],
      pen: a * 0.28,
      from: [width * 0.13, height * 0.872],
      way: width * 0.76,
      rolls: 3,
      radius,
      metre: radius * 0.19,
      ground,
    }
  }
  const b = height * 0.52
  const a = Math.min(width * 0.15, b * 0.56)
  const boxes = [-2.84, -1.42, 0.4, 1.82].map((at): Point => [width / 2 + at * a, height * 0.09])
  const radius = Math.min(height * 0.098, width * 0.09)
  return {
    boxes,
    box: [a, b],
    pen: a * 0.3,
    from: [width * 0.09, height * 0.79],
    way: width * 0.84,
    rolls: 6,
    radius,
    metre: radius * 0.19,
    ground,
  }
}

export interface Flight {
  readonly at: Point
  readonly roll: number
  readonly pitch: number
}

/**
 * A barrel roll from aside and a little before: round a line in the air, upright at the bottom, on its back at the top.
 * @param second - Of the minute, with its fraction; it begins at the left.
 * @example flightAt(0, planOf(1280, 800)).roll // 0
 */
export function flightAt(second: number, { from, way, rolls, radius }: Plan): Flight {
  const roll = (second / 60) * rolls
  const angle = roll * 2 * Math.PI
  return {
    at: [from[0] + (way * second) / 60 + radius * 0.62 * Math.sin(angle), from[1] + radius * Math.cos(angle)],
    roll,
    pitch: 0.42 * Math.sin(angle),
  }
}

/** A line resampled: so many points, each as far from the one before. */
export function evenly(points: readonly Point[], step: number): Point[] {
  const even: Point[] = []
  let left = 0
  for (let i = 1; i < points.length; i++) {
    const [[x, y], [toX, toY]] = [points[i - 1]!, points[i]!]
    const length = Math.hypot(toX - x, toY - y)
    for (; left < length; left += step)
      even.push([x + ((toX - x) * left) / length, y + ((toY - y) * left) / length])
    left -= length
  }
  return even
}

/** A line cut where it turns by more than sixty degrees: no aeroplane flies such a corner, so the smoke is shut off. */
export function strokesOf(points: readonly Point[]): Point[][] {
  const strokes: Point[][] = [[]]
  points.forEach((point, at) => {
    strokes.at(-1)!.push(point)
    const [before, after] = [points[at - 1], points[at + 1]]
    if (!before || !after) return
    const [a, b] = [
      Math.atan2(point[1] - before[1], point[0] - before[0]),
      Math.atan2(after[1] - point[1], after[0] - point[0]),
    ]
    if (Math.cos(a - b) < 0.5) strokes.push([point])
  })
  return strokes
}

/** The lines of a time as the pilot flew them, before the wind. */
export const linesOf = (digits: string, { boxes, box, pen }: Plan): Point[][][] =>
  boxes.map(([x, y], index) =>
    strokesOf(
      FIGURES[Number(digits[index])]!.map(
        ([fx, fy]): Point => [x + fx * box[0] + (0.5 - fy) * LEAN * 2 * box[1], y + fy * box[1]],
      ),
    ).map((stroke) => evenly(stroke, pen * 0.16)),
  )

/**
 * By how much the wind has sheared smoke: more the older it is and the higher up.
 * @param age - Of the minute, `0` to `1`.
 * @param high - `1` at a figure's head, `0` at its foot.
 * @param pen - How thick the smoke was.
 * @example shear(0, 1, 40) // 0
 */
export const shear = (age: number, high: number, pen: number): number => age * pen * (high * 0.8 - 0.25)

export const digitsOf = (hour: number, minute: number): string =>
  [hour, minute].map((part) => twoDigits(part)).join('')
