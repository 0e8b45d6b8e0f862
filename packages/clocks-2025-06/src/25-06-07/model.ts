import { clamp } from '@found-time/clock-runtime'

/** Degrees by which all that is upright to the street is pushed out of the level: it is seen from the kerb. */
export const SLOPE = -6

/** How many have got across since midnight, or, on twelve hours, since twelve: all twelve of them at twelve. */
export const acrossAt = (hour: number, hourCycle: 12 | 24): number =>
  hourCycle === 24 ? hour : hour % 12 || 12

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
export function poseAt(part: number): Pose {
  const x = clamp(part / STEP)
  const share = 1 - Math.abs(1 - 2 * (x * x * (3 - 2 * x)))
  // On the way back the legs have changed places, which nobody can see: the one that swings forward bends its knee.
  const swings = x < 0.5 ? 1 : -1
  const pair = (a: readonly [number, number], b: readonly [number, number], lift = 0) =>
    [mix(a[0], b[0], share) + lift * 0.5, mix(a[1], b[1], share) - lift] as const
  const lift = 14 * swings * Math.sin(Math.PI * share)
  return {
    legs: [pair(STRIDE.legs[0], PASS.legs[0]), pair(STRIDE.legs[1], PASS.legs[1], lift)],
    arms: [pair(STRIDE.arms[0], PASS.arms[0]), pair(STRIDE.arms[1], PASS.arms[1])],
    low: mix(STRIDE.low, PASS.low, share),
  }
}

/** A hand's fingers: every fifth man has an umbrella, so that nobody need count. */
export const isFifth = (place: number): boolean => place % 5 === 4

/** Where things are, in CSS pixels of the stage before it is sloped, with so many men across. */
export function layoutOf(width: number, height: number, across: number) {
  const upright = height > width * 1.3
  const drop = (width / 2) * Math.tan((-SLOPE * Math.PI) / 180)
  const perRow = upright ? 5 : 10
  const rows = Math.max(1, Math.ceil(across / perRow))
  // Five and five have a gap between them.
  const slot = (width * 0.94) / (upright ? 5 : 10.7)
  // A man is as high as his slot and his row let him be: the road is as deep as there are men on it.
  const room = height * 0.5
  const pitch = Math.min(room / rows, slot * (upright ? 1.7 : 2.1))
  const kerb = height - drop * 0.95 - pitch * rows
  return { upright, drop, perRow, rows, slot, pitch, kerb, man: pitch * 0.8 }
}
