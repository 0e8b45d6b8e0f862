/** The last frames of a running clock, and what they come to. */
import type { Work } from '../../clock-check/power-estimate.ts'

export interface Sample {
  /** Of the clock's own work, on the machine that limits were set on. */
  readonly ms: number
  /** How many of sixty a second it stands for: more than one where the browser left some out. */
  readonly frames: number
  /** CSS pixels painted, on a stage of 1280×800. */
  readonly pixels: number
  /** Frames that transitions and animations of CSS will ask for, besides. */
  readonly cssFrames: number
  /** Elements changed. */
  readonly changes: number
}

/** What is laid out and compiled for the first time is not what running costs. */
const WARM_FRAMES = 60
/** Two full seconds are in them whenever they begin. */
const LEAST_FRAMES = 120
const MOST_FRAMES = 240

export function createSamples() {
  const kept: Sample[] = []
  let warm = 0
  /** Of those that are kept. */
  let frames = 0
  const costs = () =>
    kept.flatMap(({ ms, frames: passed }) => [...Array.from({ length: passed - 1 }, () => 0), ms])
  return {
    add(sample: Sample) {
      if (warm < WARM_FRAMES) {
        warm += sample.frames
        return
      }
      kept.push(sample)
      frames += sample.frames
      while (frames - kept[0]!.frames >= MOST_FRAMES) frames -= kept.shift()!.frames
    },
    /** Nothing until two seconds have been seen. */
    work(): Work | undefined {
      if (frames < LEAST_FRAMES) return
      const gaps: number[] = []
      let since = 0
      for (const { frames: passed, pixels, cssFrames } of kept) {
        since += passed
        if (pixels > 0) {
          gaps.push(since)
          since = 0
        }
        for (let frame = 0; frame < cssFrames; frame++) gaps.push(1)
      }
      return {
        seconds: frames / 60,
        gaps,
        pixels: kept.reduce((sum, { pixels }) => sum + pixels, 0),
        changes: kept.reduce((sum, { changes }) => sum + changes, 0),
      }
    },
    /** Milliseconds of each frame of sixty a second, the latest last. */
    costs,
    p95(): number {
      const sorted = costs().sort((a, b) => a - b)
      return sorted[Math.floor(sorted.length * 0.95)] ?? 0
    },
  }
}
