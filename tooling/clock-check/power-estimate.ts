/** What a clock is likely to cost to leave running, from what it does. Pure: the kit and the workbench both use it. */

/** The most a clock may cost, where a react-clock that is swept every frame costs 1. */
export const POWER_LIMIT = 1.3

export interface Work {
  /** In which all this was done. */
  readonly seconds: number
  /** Of the main thread, on the machine that limits were set on. */
  readonly ms: number
  /** Of each frame in which something was painted, how many of sixty a second have passed since the one before. */
  readonly gaps: readonly number[]
  /** CSS pixels painted, on a stage of 1280×800. */
  readonly pixels: number
}

/**
 * What a frame costs whatever it paints, by how many of sixty a second have passed since the one before: a frame by
 * itself wakes up what would be awake in a row of them. Measured with `pnpm power`'s means on a canvas of 100×100.
 */
const frameCost = (gap: number) => 0.0082 * Math.min(2, 1 + (gap - 1) / 2)

/**
 * The factors of time and pixels are those that come nearest, by least squares, to what `pnpm power` measured of all
 * clocks: nine of ten estimates are between 0.56 and 1.28 of it. What blending and filters cost on other threads it does
 * not see.
 * @returns `ratio` to a react-clock that is swept every frame; the others are by the second.
 * @example powerEstimate({ seconds: 2, ms: 0, gaps: [60, 60], pixels: 0 }).ratio // 0.0164
 */
export function powerEstimate({ seconds, ms, gaps, pixels }: Work) {
  const frames = gaps.reduce((sum, gap) => sum + frameCost(gap), 0) / seconds
  const megapixels = pixels / 1e6 / seconds
  return {
    ratio: 0.0046 * (ms / seconds) + frames + 0.0092 * megapixels,
    ms: ms / seconds,
    frames: gaps.length / seconds,
    /** What the frames cost, whatever is painted in them: a part of `ratio`. */
    framesCost: frames,
    megapixels,
  }
}
