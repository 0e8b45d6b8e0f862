/**
 * What the clock on the bench costs: what the clause `power` estimates, as far as a page can count (the frames in which
 * something is painted, and how much), and the time of its timers and animation frames, which is no verdict. Import it before anything
 * else, so that the runtime only knows the measured timers; the workbench's own work goes through `own` and is not
 * counted.
 */

import { watchPainting } from '../../clock-check/page/painting.ts'
import { powerEstimate } from '../../clock-check/power-estimate.ts'
import { CALIBRATION_MS, calibrationLoop } from '../../measure/calibration.ts'
import { createSamples, type Sample } from './samples'

export const own = {
  frame: window.requestAnimationFrame.bind(window),
  cancelFrame: window.cancelAnimationFrame.bind(window),
  timer: window.setTimeout.bind(window),
  cancelTimer: window.clearTimeout.bind(window),
}

/** What the loop takes here at its best: other programs only ever add to it. */
function calibrate(): number {
  const times = Array.from({ length: 5 }, () => {
    const startMs = performance.now()
    calibrationLoop()
    return performance.now() - startMs
  })
  return Math.min(...times)
}

/** How much longer everything takes here than on the machine that limits were set on. */
const slowness = calibrate() / CALIBRATION_MS

/** Since the last frame, on the machine that limits were set on. */
let ranMs = 0

function measured<T extends unknown[]>(callback: (...given: T) => void) {
  return (...given: T) => {
    const startMs = performance.now()
    try {
      callback(...given)
    } finally {
      // React commits what a beat changed in a microtask of its own, which was queued before this one.
      queueMicrotask(() => {
        ranMs += (performance.now() - startMs) / slowness
      })
    }
  }
}

window.requestAnimationFrame = (callback) => own.frame(measured(callback))
window.setTimeout = ((callback: TimerHandler, delayMs?: number, ...given: unknown[]) =>
  typeof callback === 'function'
    ? own.timer(measured(callback as (...given: unknown[]) => void), delayMs, ...given)
    : own.timer(callback, delayMs)) as typeof window.setTimeout

/** The stage the clauses look at; pixels are scaled to it. */
const PIXELS = 1280 * 800

let stage: Element | undefined
let painting: ReturnType<typeof watchPainting> | undefined
let samples = createSamples()

/** The one stage on the bench, watched from when it is there; of several none. */
function watchStage() {
  if (stage?.isConnected) return
  painting?.stop()
  const stages = document.querySelectorAll('[data-found-time=stage]')
  stage = stages.length === 1 ? stages[0] : undefined
  painting = stage && watchPainting(stage)
  samples = createSamples()
  ranMs = 0
}

/**
 * Tells the meter of each frame the browser shows, while something runs.
 * @param sinceLastMs - Since the one before.
 */
export function countFrame(sinceLastMs: number) {
  watchStage()
  if (!stage || !painting) return
  const { width, height } = stage.getBoundingClientRect()
  const { pixels, cssFrames, changes } = painting.taken()
  const sample: Sample = {
    ms: ranMs,
    frames: Math.max(1, Math.round((sinceLastMs * 60) / 1000)),
    pixels: (pixels / Math.max(1, width * height)) * PIXELS,
    cssFrames,
    changes,
  }
  ranMs = 0
  samples.add(sample)
}

export interface Reading {
  /** As `power` has it; nothing until there is enough to tell. */
  readonly power?: ReturnType<typeof powerEstimate>
  /** Milliseconds of all frames but one of twenty. */
  readonly p95?: number
  /** Of each of the last frames, the latest last. */
  readonly costs: readonly number[]
}

export function readMeter(): Reading {
  const work = samples.work()
  return { ...(work && { power: powerEstimate(work), p95: samples.p95() }), costs: samples.costs() }
}

export function resetMeter() {
  samples = createSamples()
  ranMs = 0
}
