import { easeInOut } from '@found-time/clock-runtime'

/** What is painted on a stripe so many after the hour's own, or before it. */
export const stripeAt = (hour: number, hourCycle: 12 | 24, after: number): number => {
  const painted = (hour + after + 48) % hourCycle
  return hourCycle === 24 ? painted : painted || 12
}

/** In the first minute of an hour the lamp is green. */
export const isGreen = (minute: number): boolean => minute === 0

/** Part of a second in which a step is done. */
export const STEP = 0.45

export interface Pose {
  /** Angles in degrees from hanging straight down, forward positive: thigh and shin of one leg and of the other. */
  readonly legs: readonly [readonly [number, number], readonly [number, number]]
  /** Upper arm and forearm of one arm and of the other. */
  readonly arms: readonly [readonly [number, number], readonly [number, number]]
  /** How much lower the hips are than in standing, in parts of the man's height. */
  readonly low: number
}

/** Striding, both feet down; and passing, one leg under the body and the other bent. */
const STRIDE: Pose = {
  legs: [
    [34, 24],
    [-20, -38],
  ],
  arms: [
    [-36, -16],
    [30, 62],
  ],
  low: 0.03,
}
/** A short stride, the heel behind just lifted: every other step is one, so that it shows which second it is. */
const SHORT: Pose = {
  legs: [
    [20, 12],
    [-10, -44],
  ],
  arms: [
    [-22, 2],
    [24, 66],
  ],
  low: 0.012,
}
const PASS: Pose = {
  legs: [
    [-2, -4],
    [22, -44],
  ],
  arms: [
    [-10, 6],
    [6, 26],
  ],
  low: 0,
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share

/**
 * The walk: one step a second, from stride to stride past the other leg.
 * @param part - How much of the second is over, `0` to `1`.
 */
export function poseAt(second: number, part: number): Pose {
  const done = easeInOut(part / STEP)
  const long = second % 2 === 1
  const end = done < 0.5 === long ? SHORT : STRIDE
  const share = 1 - Math.abs(1 - 2 * done)
  // On the way back the legs have changed places, which nobody can see: the one that swings forward bends its knee.
  const lift = 14 * (done < 0.5 ? 1 : -1) * Math.sin(Math.PI * share)
  const pair = (a: readonly [number, number], b: readonly [number, number], raised = 0) =>
    [mix(a[0], b[0], share) + raised * 0.5, mix(a[1], b[1], share) - raised] as const
  return {
    legs: [pair(end.legs[0], PASS.legs[0]), pair(end.legs[1], PASS.legs[1], lift)],
    arms: [pair(end.arms[0], PASS.arms[0]), pair(end.arms[1], PASS.arms[1])],
    low: mix(end.low, PASS.low, share),
  }
}

/** Rows and columns of lights in one lamp, and how many of each a figure has. */
export const GRID = 23
const FIGURE = { columns: 8, rows: 18 }

/** From the top clockwise, the middle last: which of the seven bars each figure lights. */
const BARS = [
  'abcdef',
  'bc',
  'abged',
  'abgcd',
  'fgbc',
  'afgcd',
  'afgedc',
  'abc',
  'abcdefg',
  'abcdfg',
] as const
const BOXES: Record<string, readonly [column: number, row: number, columns: number, rows: number]> = {
  a: [1, 0, 6, 2],
  b: [6, 2, 2, 6],
  c: [6, 10, 2, 6],
  d: [1, 16, 6, 2],
  e: [0, 10, 2, 6],
  f: [0, 2, 2, 6],
  g: [1, 8, 6, 2],
}

export interface Light {
  readonly column: number
  readonly row: number
  readonly lit: boolean
}

/** All lights of the counting lamp: two figures of seven bars, each bar two lights broad. */
export function countLights(count: number): Light[] {
  const top = (GRID - FIGURE.rows) / 2
  const left = (GRID - 2 * FIGURE.columns - 3) / 2
  return [count > 9 ? Math.floor(count / 10) : undefined, count % 10].flatMap((figure, place) =>
    Object.entries(BOXES).flatMap(([bar, [column, row, columns, rows]]) =>
      Array.from({ length: columns * rows }, (_, index) => ({
        column: left + place * (FIGURE.columns + 3) + column + (index % columns),
        row: top + row + Math.floor(index / columns),
        lit: figure !== undefined && BARS[figure]!.includes(bar),
      })),
    ),
  )
}

/** Where things are, in CSS pixels of the stage. */
export function layoutOf(width: number, height: number) {
  const upright = height > width * 1.15
  const lamp = upright ? Math.min(width * 0.6, height * 0.225) : Math.min(height * 0.385, width * 0.37)
  const rim = lamp * 0.09
  const wide = upright ? lamp + 2 * rim : 2 * lamp + 3 * rim
  const high = upright ? 2 * lamp + 3 * rim : lamp + 2 * rim
  const head = { left: (width - wide) / 2, top: height * 0.05, width: wide, height: high }
  const far = upright ? height * 0.5 : height * 0.46
  /** Where all stripes would meet. */
  const vanishing = far - 0.55 * (height - far)
  const pitch = upright ? width * 0.46 : Math.min(width / 3.4, height * 0.3)
  const feet = height - pitch * (upright ? 0.72 : 0.66)
  const man = Math.min(feet - (head.top + head.height) - height * 0.012, pitch * 1.6)
  return { upright, lamp, rim, head, far, vanishing, pitch, stripe: pitch * 0.68, feet, man }
}
