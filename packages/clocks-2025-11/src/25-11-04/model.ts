/**
 * A logarithmic spiral, r = a·e^(bθ), and two rings that turn under it.
 *
 * It crosses every circle round its middle at the same angle, whose tangent is b; and drawn larger it is the same spiral
 * turned, for which Jacob Bernoulli called it spira mirabilis and wanted it on his gravestone with the words Eadem
 * mutata resurgo (https://en.wikipedia.org/wiki/Logarithmic_spiral; Acta Eruditorum, 1692).
 */

export interface Layout {
  /** The middle of the spiral, from the middle of the stage. */
  readonly middle: readonly [number, number]
  /** How far out the hours are, and the minutes. */
  readonly rings: readonly [number, number]
  /** Where on them the spiral comes to the hour and to the minute: radians, anticlockwise from the right. */
  readonly angles: readonly [number, number]
  /** How large the drops are there. */
  readonly drops: readonly [number, number]
  /** How high the figures on the rings are. */
  readonly figures: readonly [number, number]
}

const DEGREE = Math.PI / 180

/** On its side: the half of the height is one. */
const BROAD: Layout = {
  middle: [-0.22, 0.06],
  rings: [0.56, 1.3],
  angles: [148 * DEGREE, 338 * DEGREE],
  drops: [0.29, 0.29],
  figures: [0.17, 0.078],
}

/** Upright: the half of the width is one. */
const HIGH: Layout = {
  middle: [0, 0.5],
  rings: [0.66, 1.62],
  angles: [104 * DEGREE, 275 * DEGREE],
  drops: [0.38, 0.4],
  figures: [0.19, 0.094],
}

/** The layout of a stage, and how many of its pixels one is. */
export function layoutOn(width: number, height: number): { layout: Layout; unit: number } {
  return width < height * 0.8
    ? { layout: HIGH, unit: Math.min(width / 2, height / 4.1) }
    : { layout: BROAD, unit: Math.min(height / 2, width / 3.1) }
}

/** How fast a spiral grows that comes to both rings where a layout wants it. */
export const growthOf = ({ rings: [inner, outer], angles: [from, to] }: Layout): number =>
  Math.log(outer / inner) / (to - from)

/** How far from the middle a layout's spiral is at an angle. */
export const radiusAt = (layout: Layout, angle: number): number =>
  layout.rings[0] * Math.exp(growthOf(layout) * (angle - layout.angles[0]))

/** Under which angle it crosses every circle, in radians. */
export const pitchOf = (layout: Layout): number => Math.atan(growthOf(layout))

export const LAYOUTS = { broad: BROAD, high: HIGH }

/** How long a ring takes to its next number. */
export const TURN_MS = 700

/**
 * The numbers that stand in the drops: whole when the rings lie still, between two while they turn.
 * @param turned - How much of the turn to the present minute is done, `0` to `1`.
 */
export function numbersAt(hour: number, minute: number, turned: number): { hour: number; minute: number } {
  return {
    hour: ((hour + 11) % 12) + (minute === 0 ? turned : 1),
    minute: minute - 1 + turned,
  }
}
