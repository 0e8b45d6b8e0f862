/** What a clock is likely to cost to leave running, from what it does. Pure: the kit and the workbench both use it. */

/** The most a clock may cost, where a react-clock that is swept every frame costs 1. */
export const POWER_LIMIT = 1.3

/** Counted, none of it timed: the same on every machine. */
export interface Work {
  /** Simulated or real, in which all this was done. */
  readonly seconds: number
  /** Of each frame in which something was painted, how many of sixty a second have passed since the one before. */
  readonly gaps: readonly number[]
  /** CSS pixels painted, on a stage of 1280×800. */
  readonly pixels: number
  /** Elements changed, each once a frame. */
  readonly changes: number
  /** Functions and blocks of script that were entered; `0` where nobody can count them. */
  readonly steps?: number
}

/**
 * What a frame costs whatever it paints, by how many of sixty a second have passed since the one before: a frame by
 * itself wakes up what would be awake in a row of them. Measured with `pnpm power`'s means on a canvas of 100×100.
 */
const frameCost = (gap: number) => 0.0124 * Math.min(2, 1 + (gap - 1) / 2)

/**
 * The factors are those that come nearest, by least squares, to what `pnpm power` measured of 153 clocks: nine of ten
 * estimates are between 0.49 and 1.38 of it. What blending and filters cost on other threads it does not see.
 * @returns `ratio` to a react-clock that is swept every frame; the others are by the second.
 * @example powerEstimate({ seconds: 2, gaps: [60, 60], pixels: 0, changes: 0 }).ratio // 0.0248
 */
export function powerEstimate({ seconds, gaps, pixels, changes, steps = 0 }: Work) {
  const frames = gaps.reduce((sum, gap) => sum + frameCost(gap), 0) / seconds
  const megapixels = pixels / 1e6 / seconds
  return {
    ratio: frames + 0.0189 * megapixels + 0.00053 * (changes / seconds) + 0.18e-6 * (steps / seconds),
    frames: gaps.length / seconds,
    /** What the frames cost, whatever is painted in them: a part of `ratio`. */
    framesCost: frames,
    megapixels,
  }
}
