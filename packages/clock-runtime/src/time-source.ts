import { isMoment } from './day'
import { report } from './report'

/** Where a host gets the moment from. Keep it outside render, or memoise it: a new source is a new host. */
export interface TimeSource {
  /**
   * Milliseconds since 1970-01-01T00:00Z, of the years 1 to 9999. When it throws or gives anything else, that is
   * reported, and the clock stands at what it gave last until it gives a moment again.
   */
  readonly now: () => number
  /** How fast it runs: `1` real time, `60` a minute a second, `0`, and what is negative or not finite, stands still. */
  readonly rate: number
}

/** The machine's clock. */
export const systemTime: TimeSource = { now: () => Date.now(), rate: 1 }

/** Always the same moment. */
export function fixedTime(at: number | Date): TimeSource {
  const epochMs = Number(at)
  return { now: () => epochMs, rate: 0 }
}

/**
 * The machine's clock, shifted.
 * @param offsetMs - Milliseconds to add; negative for the past.
 */
export function offsetTime(offsetMs: number): TimeSource {
  return { now: () => Date.now() + offsetMs, rate: 1 }
}

/**
 * Starts somewhere and runs at another speed.
 * @param start - The moment shown at first.
 * @param rate - Seconds shown per real second, `0` or more.
 * @param realStart - The real moment at which it shows `start`; now when left out.
 * @throws {RangeError} When the rate is negative or not finite.
 */
export function scaledTime(start: number | Date, rate: number, realStart = Date.now()): TimeSource {
  if (!(rate >= 0 && Number.isFinite(rate))) {
    throw new RangeError(`scaledTime: expected a rate of 0 or more, got ${rate}`)
  }
  const startMs = Number(start)
  return { now: () => startMs + (Date.now() - realStart) * rate, rate }
}

/** What each source gave last, and whether it has failed since. */
const given = new WeakMap<TimeSource, { readonly epochMs: number; readonly failed: boolean }>()

/**
 * The moment a source gives; while it gives none, the one before. Each failure is reported once, not at every beat.
 * @throws What the source threw, or a `RangeError`, when it has never given a moment: there is nothing to show.
 */
export function readSource(source: TimeSource): number {
  const last = given.get(source)
  try {
    const epochMs = source.now()
    if (!isMoment(epochMs)) throw new RangeError(`clock-runtime: not a moment: ${epochMs}`)
    given.set(source, { epochMs, failed: false })
    return epochMs
  } catch (error) {
    if (!last) throw error
    if (!last.failed) report(error)
    given.set(source, { ...last, failed: true })
    return last.epochMs
  }
}
