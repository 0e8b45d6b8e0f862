import { beatLengthMs, beatStart, FRAME_BEAT_MS, keptBeat, SCREEN_FPS, shownPerSecondMs } from './beats'
import type { HostSettings } from './host-settings'
import { attempt } from './report'
import { addDriver, type Driver, removeDriver, schedule, wakeOne } from './ticker'
import { type ClockTime, timeAt } from './time'
import { readSource, systemTime } from './time-source'
import type { Beat } from './types'

/**
 * Draws as of `time(beat)`.
 * @returns For how many milliseconds of the shown time the picture stays true; nothing, if only until the next beat.
 */
export type Drawing = () => number | undefined

export interface DrawingSubscription {
  /** Draws now: a render or a resize may have changed what is drawn. */
  run(): void
  end(): void
}

/** What a host does for the clocks below it. */
export interface HostStore {
  readonly settings: HostSettings
  /** The time as of the last beat; the same object until the next. */
  time(beat: Beat): ClockTime
  /** Calls `listener` at each beat while the host runs. Returns how to stop. */
  subscribe(beat: Beat, listener: () => void): () => void
  /** Calls `draw` at each beat at which its picture is no longer true, and not before it is run by hand. */
  addDrawing(beat: Beat, draw: Drawing): DrawingSubscription
  /** Calls every listener before the next paint, once however often it is asked. */
  refresh(): void
  /**
   * A stage says in which window it is and whether it can be seen there. While stages exist and none can, the host rests;
   * it goes by the frames of the window that shows one.
   */
  addStage(view: Window): { setVisible(visible: boolean): void; remove(): void }
}

interface Listener {
  readonly call: () => number | undefined
  /** The shown time of its last picture, and until when that stays true. */
  drawnMs: number
  trueUntilMs: number
}

/** What holds where nothing else is said; zone and motion are the machine's. */
export const DEFAULTS: Omit<HostSettings, 'timeZone' | 'motion'> = {
  source: systemTime,
  hourCycle: 24,
  paused: false,
  mode: 'live',
  seed: 'found-time',
  maxFps: SCREEN_FPS,
  transparent: false,
  runsHidden: false,
}

/**
 * Touches nothing until somebody subscribes, so it may be made during render and on a server.
 * @param frozenAtMs - The moment to stand at. Left out, the host runs.
 */
export function createHostStore(settings: HostSettings, frozenAtMs?: number): HostStore {
  const { source, timeZone } = settings
  const listeners = new Map<Beat, Set<Listener>>()
  const times = new Map<Beat, ClockTime>()
  const stages = new Set<{ readonly view: Window; visible: boolean }>()
  let refreshing = false

  const now = () => frozenAtMs ?? readSource(source)
  const rests = (listener: Listener, atMs: number) => atMs < listener.trueUntilMs && atMs >= listener.drawnMs
  const seen = () => [...stages].find(({ visible }) => visible)
  const visible = () => stages.size === 0 || seen() !== undefined
  const drive = () => addDriver(driver, seen()?.view ?? window)

  /** A listener that fails does not keep the time from the others. */
  const tell = (beat: Beat, listener: Listener) => {
    const shownMs = times.get(beat)?.epochMs ?? now()
    const stillMs = attempt(listener.call, undefined)
    listener.drawnMs = shownMs
    listener.trueUntilMs = typeof stillMs === 'number' ? shownMs + stillMs : shownMs
  }

  /** Calls those whose beat has come, of the beats that are meant. */
  const tellDue = (isMeant: (beat: Beat) => boolean) => {
    if (!visible()) return
    const nowMs = now()
    for (const [beat, all] of [...listeners]) {
      const start = beatStart(settings, beat, nowMs)
      if (times.get(beat)?.epochMs === start || !isMeant(beat)) continue
      const due = [...all].filter((listener) => !rests(listener, start))
      if (due.length === 0) continue
      times.set(beat, timeAt(start, timeZone))
      for (const listener of due) tell(beat, listener)
    }
  }

  const driver: Driver = {
    runsHidden: settings.runsHidden,
    waitMs() {
      if (frozenAtMs !== undefined || !visible()) return Number.POSITIVE_INFINITY
      const nowMs = now()
      // Never longer than a second, so that a machine that slept or was set is right at once.
      let waitMs = 1000 * source.rate
      for (const [beat, all] of listeners) {
        const start = beatStart(settings, beat, nowMs)
        const nextMs = beatStart(settings, beat, nowMs, 1)
        for (const listener of all) {
          // Its picture may cease to be true between two beats: the next one draws it.
          if (rests(listener, start))
            waitMs = Math.min(waitMs, Math.max(listener.trueUntilMs, nextMs) - nowMs)
          // It came after the last tick, or is wanted at each frame.
          else if (times.get(beat)?.epochMs !== start || beatLengthMs(settings, beat) === FRAME_BEAT_MS)
            return 0
          else waitMs = Math.min(waitMs, nextMs - nowMs)
        }
      }
      return waitMs / source.rate
    },
    tick: () => tellDue(() => true),
  }

  const add = (beat: Beat, call: Listener['call']) => {
    const listener: Listener = { call, drawnMs: Number.NaN, trueUntilMs: Number.NaN }
    const all = listeners.get(beat) ?? new Set()
    if (listeners.size === 0) drive()
    listeners.set(beat, all.add(listener))
    return {
      listener,
      end() {
        all.delete(listener)
        if (all.size === 0 && listeners.get(beat) === all) {
          listeners.delete(beat)
          times.delete(beat)
        }
        if (listeners.size === 0) removeDriver(driver)
        else schedule(driver)
      },
    }
  }

  return {
    settings,
    time(asked) {
      const beat = keptBeat(settings, asked)
      const nowMs = now()
      const known = times.get(beat)
      // A render that was thrown away leaves a time behind that no beat renews.
      const ageMs = known ? Math.abs(nowMs - known.epochMs) : Number.POSITIVE_INFINITY
      if (known && (listeners.has(beat) || ageMs < beatLengthMs(settings, beat) + shownPerSecondMs(settings)))
        return known
      const time = timeAt(beatStart(settings, beat, nowMs), timeZone)
      times.set(beat, time)
      return time
    },
    subscribe(asked, listener) {
      const { end } = add(keptBeat(settings, asked), () => {
        listener()
        return undefined
      })
      wakeOne(driver)
      return end
    },
    addDrawing(asked, draw) {
      const beat = keptBeat(settings, asked)
      const { listener, end } = add(beat, draw)
      return {
        run() {
          const start = beatStart(settings, beat, now())
          // Where all others rest, nobody has kept the time up to date.
          const kept = [...(listeners.get(beat) ?? [])].some(
            (other) => other !== listener && !rests(other, start),
          )
          if (!kept) times.set(beat, timeAt(start, timeZone))
          tell(beat, listener)
          // A second that begins just now is told now: what waited for it is scheduled anew.
          tellDue((other) => other !== beat && beatLengthMs(settings, other) >= 1000)
          schedule(driver)
        },
        end,
      }
    },
    refresh() {
      if (refreshing) return
      refreshing = true
      queueMicrotask(() => {
        refreshing = false
        for (const [beat, all] of [...listeners]) for (const listener of [...all]) tell(beat, listener)
        schedule(driver)
      })
    },
    addStage(view) {
      const stage = { view, visible: true }
      stages.add(stage)
      const changed = () => {
        if (listeners.size === 0) return
        if (seen()) drive()
        wakeOne(driver)
      }
      return {
        setVisible(visible) {
          stage.visible = visible
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
