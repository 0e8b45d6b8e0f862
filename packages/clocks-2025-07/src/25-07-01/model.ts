/** What stands where on a strip of film that lies on its side, in CSS pixels. */
export interface Plan {
  readonly middle: readonly [number, number]
  readonly frame: {
    readonly width: number
    readonly height: number
    readonly top: number
    readonly pitch: number
  }
  /** The outer of the two rings. */
  readonly ring: number
  readonly hole: {
    readonly width: number
    readonly height: number
    readonly pitch: number
    readonly top: number
  }
  /** The band of the edge print: its middle, and how tall its figures are. */
  readonly edge: { readonly y: number; readonly cap: number }
  readonly filmEnd: number
}

/** Holes to a frame where film lies on its side: VistaVision had eight, a frame that stands upright has four. */
export const HOLES = 8

/**
 * The film is as high as the stage, so what it shows of its length is what the stage is wide. The holes have the
 * proportions of a 35 mm print's (1.98 by 2.8 mm, 4.75 mm apart); the edge is wider than it is, to be read.
 * @param width - Of the stage.
 * @param height - Of the stage.
 */
export function planOf(width: number, height: number): Plan {
  const hole = height * 0.078
  const pitch = (hole / 2.8) * 4.75
  const frame = {
    top: height * 0.052,
    height: height * 0.665,
    pitch: pitch * HOLES,
    width: pitch * HOLES - height * 0.028,
  }
  return {
    middle: [width / 2, frame.top + frame.height / 2],
    frame,
    ring: Math.min(height * 0.315, width * 0.46),
    hole: { width: (hole / 2.8) * 1.98, height: hole, pitch, top: height * 0.742 },
    edge: { y: height * 0.904, cap: Math.min(height * 0.13, width * 0.24) },
    filmEnd: height * 0.986,
  }
}

/**
 * The sweep of one frame.
 * @param minute - `0` to `59`.
 * @param second - `0` to `59`; a frame's neighbours are a second off, so −1 and 60 too.
 * @returns How far round it is, `0` to `1`, and which of the two dyes it lays over the other: they take turns, so that
 * nothing changes at once when a round is over.
 * @example sweepAt(0, 15) // { turn: 0.25, over: 0 }
 */
export function sweepAt(minute: number, second: number): { turn: number; over: 0 | 1 } {
  const seconds = minute * 60 + second
  const rounds = Math.floor(seconds / 60)
  return { turn: seconds / 60 - rounds, over: Math.abs(rounds % 2) as 0 | 1 }
}

/** The sweep goes on in four pictures of twenty-four a second. */
export const STEP_PICTURES = 4

/**
 * The second the sweep shows, on its way from the one before. A full minute begins at nought without a way.
 * @param second - `0` to `59`.
 * @param millisecond - `0` to `999`.
 * @example steppedSecond(10, 0) // 9.25
 */
export function steppedSecond(second: number, millisecond: number): number {
  const picture = Math.min(STEP_PICTURES, Math.floor((millisecond * 24) / 1000) + 1)
  return Math.max(0, second - 1 + picture / STEP_PICTURES)
}

/**
 * The cue marks for the change of reels: the motor of the next projector at eight seconds before the end, the
 * changeover at one.
 * @param second - `0` to `59`.
 */
export const isCued = (second: number): boolean => second === 52 || second === 59
