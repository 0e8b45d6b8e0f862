import { addDriver, type Driver, removeDriver, schedule } from './ticker'
import { type ClockTime, systemTimeZone, timeAt } from './time'
import { systemTime, type TimeSource } from './time-source'
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
  /** Calls every listener now, whether the beat has come or not. */
  refresh(): void
  /** A stage says whether it can be seen. While stages exist and none can, the host rests. */
  addStage(): { setVisible(visible: boolean): void; remove(): void }
}

const BEATS: readonly Beat[] = ['minute', 'second', 'frame']
const BEAT_MS: Record<Beat, number> = { minute: 60_000, second: 1000, frame: 1 }

export const defaultSettings = (): HostSettings => ({
  source: systemTime,
  timeZone: systemTimeZone(),
  hourCycle: 24,
  paused: false,
  motion: 'full',
  mode: 'live',
  seed: 'found-time',
})

/** Touches nothing until somebody subscribes, so it may be made during render and on a server. */
export function createHostStore(settings: HostSettings): HostStore {
  const { source, timeZone, motion } = settings
  const runs = !settings.paused && settings.mode !== 'still' && source.rate > 0
  const frozenAt = runs ? undefined : source.now()
  const listeners: Record<Beat, Set<() => void>> = { minute: new Set(), second: new Set(), frame: new Set() }
  const times: Partial<Record<Beat, ClockTime>> = {}
  const stages = new Map<symbol, boolean>()

  const lengthMs = (beat: Beat) => BEAT_MS[beat === 'frame' && motion === 'reduced' ? 'second' : beat]
  const beatStart = (beat: Beat) => {
    const nowMs = frozenAt ?? source.now()
    return nowMs - (((nowMs % lengthMs(beat)) + lengthMs(beat)) % lengthMs(beat))
  }
  const visible = () => stages.size === 0 || [...stages.values()].some(Boolean)
  const count = () => BEATS.reduce((sum, beat) => sum + listeners[beat].size, 0)

  const driver: Driver = {
    waitMs() {
      if (!runs || !visible()) return Number.POSITIVE_INFINITY
      if (listeners.frame.size > 0 && motion === 'full') return 0
      // Never longer than a second, so that a machine that slept or was set is right at once.
      return Math.min(1000, (1000 - (source.now() % 1000)) / source.rate)
    },
    tick() {
      if (!visible()) return
      for (const beat of BEATS) {
        if (listeners[beat].size === 0 || times[beat]?.epochMs === Math.floor(beatStart(beat))) continue
        times[beat] = timeAt(beatStart(beat), timeZone)
        for (const listener of [...listeners[beat]]) listener()
      }
    },
  }

  return {
    settings,
    time(beat) {
      times[beat] ??= timeAt(beatStart(beat), timeZone)
      return times[beat]
    },
    subscribe(beat, listener) {
      // A listener of its own, so that two subscriptions with one function end separately.
      const own = () => listener()
      if (count() === 0) addDriver(driver)
      listeners[beat].add(own)
      driver.tick()
      schedule()
      return () => {
        listeners[beat].delete(own)
        if (listeners[beat].size === 0) delete times[beat]
        if (count() === 0) removeDriver(driver)
        else schedule()
      }
    },
    refresh() {
      driver.tick()
      for (const beat of BEATS) for (const listener of [...listeners[beat]]) listener()
    },
    addStage() {
      const stage = Symbol('stage')
      stages.set(stage, true)
      const changed = () => {
        if (count() === 0) return
        driver.tick()
        schedule()
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
