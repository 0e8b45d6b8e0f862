import { attempt } from './report'
import { addDriver, type Driver, removeDriver, schedule, wakeOne } from './ticker'
import { type ClockTime, offsetAt, timeAt } from './time'
import { readSource, systemTime, type TimeSource } from './time-source'
import type { Beat, HourCycle, Mode, Motion } from './types'

export interface HostSettings {
  readonly source: TimeSource
  readonly timeZone: string
  readonly hourCycle: HourCycle
  readonly paused: boolean
  readonly motion: Motion
  readonly mode: Mode
  /** Everything random in a clock is drawn from this. */
  readonly seed: string
}

/** What a host does for the clocks below it. */
export interface HostStore {
  readonly settings: HostSettings
  /** The time as of the last beat; the same object until the next. */
  time(beat: Beat): ClockTime
  /** Calls `listener` at each beat while the host runs. Returns how to stop. */
  subscribe(beat: Beat, listener: () => void): () => void
  /** Calls every listener before the next paint, once however often it is asked. */
  refresh(): void
  /** A stage says whether it can be seen. While stages exist and none can, the host rests. */
  addStage(): { setVisible(visible: boolean): void; remove(): void }
}

const BEATS: readonly Beat[] = ['minute', 'second', 'frame']
const BEAT_MS: Record<Beat, number> = { minute: 60_000, second: 1000, frame: 1 }

/** What holds where nothing else is said; zone and motion are the machine's. */
export const DEFAULTS: Omit<HostSettings, 'timeZone' | 'motion'> = {
  source: systemTime,
  hourCycle: 24,
  paused: false,
  mode: 'live',
  seed: 'found-time',
}

/**
 * Touches nothing until somebody subscribes, so it may be made during render and on a server.
 * @param frozenAtMs - The moment to stand at. Left out, the host runs.
 */
export function createHostStore(settings: HostSettings, frozenAtMs?: number): HostStore {
  const { source, timeZone, motion } = settings
  const listeners: Record<Beat, Set<() => void>> = { minute: new Set(), second: new Set(), frame: new Set() }
  const times: Partial<Record<Beat, ClockTime>> = {}
  const stages = new Map<symbol, boolean>()
  let refreshing = false

  const now = () => frozenAtMs ?? readSource(source)
  /** What a fast source shows in a real second. */
  const shownPerSecondMs = 1000 * (source.rate > 1 && Number.isFinite(source.rate) ? source.rate : 1)
  // Under reduced motion no beat is shorter than a real second.
  const lengthMs = (beat: Beat) =>
    motion === 'reduced' ? Math.ceil(shownPerSecondMs / BEAT_MS[beat]) * BEAT_MS[beat] : BEAT_MS[beat]
  /** The last beat, aligned to the wall clock: before 1972 some zones were off by odd seconds. */
  const beatStart = (beat: Beat, nowMs: number) => {
    const length = lengthMs(beat)
    const past = (nowMs + offsetAt(nowMs, timeZone)) % length
    return Math.round(nowMs - (past < 0 ? past + length : past))
  }
  const due = (beat: Beat, nowMs: number) =>
    listeners[beat].size > 0 && times[beat]?.epochMs !== beatStart(beat, nowMs)
  const visible = () => stages.size === 0 || [...stages.values()].some(Boolean)
  const count = () => BEATS.reduce((sum, beat) => sum + listeners[beat].size, 0)

  /** A listener that fails does not keep the time from the others. */
  const tell = (beat: Beat) => {
    for (const listener of [...listeners[beat]]) attempt(listener, undefined)
  }

  const driver: Driver = {
    waitMs() {
      if (frozenAtMs !== undefined || !visible()) return Number.POSITIVE_INFINITY
      if (listeners.frame.size > 0 && motion === 'full') return 0
      const nowMs = now()
      if (BEATS.some((beat) => due(beat, nowMs))) return 0 // it came after the last tick
      const nextMs = beatStart('second', nowMs) + lengthMs('second')
      // Never longer than a second, so that a machine that slept or was set is right at once.
      return Math.min(1000, (nextMs - nowMs) / source.rate)
    },
    tick() {
      if (!visible()) return
      const nowMs = now()
      for (const beat of BEATS) {
        if (!due(beat, nowMs)) continue
        times[beat] = timeAt(beatStart(beat, nowMs), timeZone)
        tell(beat)
      }
    },
  }

  return {
    settings,
    time(beat) {
      const nowMs = now()
      const known = times[beat]
      // A render that was thrown away leaves a time behind that no beat renews.
      const ageMs = known ? Math.abs(nowMs - known.epochMs) : Number.POSITIVE_INFINITY
      if (known && (listeners[beat].size > 0 || ageMs < lengthMs(beat) + shownPerSecondMs)) return known
      const time = timeAt(beatStart(beat, nowMs), timeZone)
      times[beat] = time
      return time
    },
    subscribe(beat, listener) {
      // A listener of its own, so that two subscriptions with one function end separately.
      const own = () => listener()
      if (count() === 0) addDriver(driver)
      listeners[beat].add(own)
      wakeOne(driver)
      return () => {
        listeners[beat].delete(own)
        if (listeners[beat].size === 0) delete times[beat]
        if (count() === 0) removeDriver(driver)
        else schedule()
      }
    },
    refresh() {
      if (refreshing) return
      refreshing = true
      queueMicrotask(() => {
        refreshing = false
        for (const beat of BEATS) tell(beat)
      })
    },
    addStage() {
      const stage = Symbol('stage')
      stages.set(stage, true)
      const changed = () => {
        if (count() > 0) wakeOne(driver)
      }
      return {
        setVisible(visible) {
          stages.set(stage, visible)
          changed()
        },
        remove() {
          stages.delete(stage)
          changed()
        },
      }
    },
  }
}
