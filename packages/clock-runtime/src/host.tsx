import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { HostSettings } from './host-settings'
import { createHostStore, DEFAULTS, type HostStore } from './host-store'
import { useSystemPreferences } from './system-preferences'
import { readSource } from './time-source'
import type { Motion } from './types'

const HostContext = createContext<HostStore | null>(null)

export interface ClockHostProps extends Partial<Omit<HostSettings, 'motion'>> {
  /** `system` (the default) follows the visitor's setting. */
  readonly motion?: Motion | 'system'
  readonly children?: ReactNode
}

/**
 * Gives the clocks inside it the time, and everything else they may not fetch themselves.
 * One host for each clock lets each rest on its own when it is out of sight. Text that shows the time beside a clock
 * belongs in another host, or it rests with the clock. Without `timeZone` it follows the machine's.
 *
 * `maxFps` caps what a clock draws, for machines that shall stay cool: `60` unless told, `1` at least.
 *
 * `transparent` leaves out what a clock calls its ground, so that the art lies over a page or a stream; clocks whose
 * `notes.transparent` is not set stay whole.
 *
 * `runsHidden` is for screen savers and wallpapers that paint a page and tell it that it is hidden, where a clock rests
 * otherwise: the time goes on, by timers.
 *
 * An unknown `timeZone` is a `RangeError` when the first clock below is rendered.
 * @example
 * const eightPastTen = fixedTime(Date.UTC(2025, 3, 13, 1, 8))
 * <ClockHost timeZone="Asia/Tokyo" source={eightPastTen}><Orange /></ClockHost>
 */
export function ClockHost({
  children,
  source = DEFAULTS.source,
  timeZone,
  hourCycle = DEFAULTS.hourCycle,
  paused = DEFAULTS.paused,
  motion,
  mode = DEFAULTS.mode,
  seed = DEFAULTS.seed,
  maxFps = DEFAULTS.maxFps,
  transparent = DEFAULTS.transparent,
  runsHidden = DEFAULTS.runsHidden,
}: ClockHostProps) {
  const machine = useSystemPreferences()
  const zone = timeZone ?? machine.timeZone
  const resolvedMotion = motion === 'full' || motion === 'reduced' ? motion : machine.motion
  const runs = !paused && mode !== 'still' && source.rate > 0 && Number.isFinite(source.rate)
  // Its own memo, so that a paused clock does not jump when another setting changes.
  const frozenAtMs = useMemo(() => (runs ? undefined : readSource(source)), [runs, source])
  const host = useMemo(
    () =>
      createHostStore(
        {
          source,
          timeZone: zone,
          hourCycle,
          paused,
          motion: resolvedMotion,
          mode,
          seed,
          maxFps: cappedFps(maxFps),
          transparent,
          runsHidden,
        },
        frozenAtMs,
      ),
    [
      source,
      zone,
      hourCycle,
      paused,
      resolvedMotion,
      mode,
      seed,
      maxFps,
      transparent,
      runsHidden,
      frozenAtMs,
    ],
  )
  return <HostContext.Provider value={host}>{children}</HostContext.Provider>
}

/** Between one picture a second and the screen's own rate; what is no number is no wish. */
const cappedFps = (fps: number) => Math.min(DEFAULTS.maxFps, Math.max(1, fps || DEFAULTS.maxFps))

// Clocks without a host share one: the machine's time in the machine's zone.
const defaultHosts = new Map<string, HostStore>()

/** The host above, or the default one. */
export function useHost(): HostStore {
  const provided = useContext(HostContext)
  const { motion, timeZone } = useSystemPreferences()
  if (provided) return provided
  const key = `${motion} ${timeZone}`
  let host = defaultHosts.get(key)
  if (!host) {
    host = createHostStore({ ...DEFAULTS, motion, timeZone })
    defaultHosts.set(key, host)
  }
  return host
}
