/**
 * What clocks cost: the time spent in their timers and animation frames. Import it before anything else, so that the
 * runtime only knows the measured ones; the workbench's own work goes through `own` and is not counted.
 */
export const own = {
  frame: window.requestAnimationFrame.bind(window),
  cancelFrame: window.cancelAnimationFrame.bind(window),
  timer: window.setTimeout.bind(window),
  cancelTimer: window.clearTimeout.bind(window),
}

const KEPT = 240
/** Milliseconds of the last callbacks. */
let costs: number[] = []
/** Milliseconds between the last frames. */
let intervals: number[] = []
let dropped = 0

function keep(numbers: number[], number: number) {
  numbers.push(number)
  if (numbers.length > KEPT) numbers.shift()
}

function measured<T extends unknown[]>(callback: (...given: T) => void) {
  return (...given: T) => {
    const startMs = performance.now()
    try {
      callback(...given)
    } finally {
      // React commits what a beat changed in a microtask of its own, which was queued before this one.
      queueMicrotask(() => keep(costs, performance.now() - startMs))
    }
  }
}

window.requestAnimationFrame = (callback) => own.frame(measured(callback))
window.setTimeout = ((callback: TimerHandler, delayMs?: number, ...given: unknown[]) =>
  typeof callback === 'function'
    ? own.timer(measured(callback as (...given: unknown[]) => void), delayMs, ...given)
    : own.timer(callback, delayMs)) as typeof window.setTimeout

const quantile = (numbers: readonly number[], part: number) =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? 0

/** Tells the meter of each frame the browser shows, while something runs. */
export function countFrame(sinceLastMs: number) {
  if (sinceLastMs > 1000) return // the page was hidden
  keep(intervals, sinceLastMs)
  const usual = quantile(intervals, 0.25)
  if (intervals.length > 20) dropped += Math.max(0, Math.round(sinceLastMs / usual) - 1)
}

export interface Reading {
  readonly p50: number
  readonly p95: number
  readonly count: number
  readonly dropped: number
  readonly costs: readonly number[]
}

export const readMeter = (): Reading => ({
  p50: quantile(costs, 0.5),
  p95: quantile(costs, 0.95),
  count: costs.length,
  dropped,
  costs: [...costs],
})

export function resetMeter() {
  costs = []
  intervals = []
  dropped = 0
}
