import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { createHostStore, defaultSettings, type HostSettings, type HostStore } from './host-store'
import type { Motion } from './types'

const HostContext = createContext<HostStore | null>(null)

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

function subscribeToMotion(listener: () => void) {
  const query = window.matchMedia?.(REDUCED_MOTION)
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

function useSystemMotion(): Motion {
  return useSyncExternalStore(
    subscribeToMotion,
    () => (window.matchMedia?.(REDUCED_MOTION).matches ? 'reduced' : 'full'),
    () => 'full',
  )
}

export interface ClockHostProps extends Partial<Omit<HostSettings, 'motion'>> {
  /** `system` (the default) follows the visitor's setting. */
  readonly motion?: Motion | 'system'
  readonly children?: ReactNode
}

/**
 * Gives the clocks inside it the time, and everything else they may not fetch themselves.
 * One host for each clock lets each rest on its own when it is out of sight.
 * @throws {RangeError} When `timeZone` is unknown.
 * @example
 * <ClockHost timeZone="Asia/Tokyo" source={fixedTime(Date.UTC(2025, 3, 13, 1, 8))}><Orange /></ClockHost>
 */
export function ClockHost({
  children,
  source,
  timeZone,
  hourCycle,
  paused,
  motion,
  mode,
  seed,
}: ClockHostProps) {
  const systemMotion = useSystemMotion()
  const resolved = motion === 'full' || motion === 'reduced' ? motion : systemMotion
  const host = useMemo(() => {
    const defaults = defaultSettings()
    return createHostStore({
      source: source ?? defaults.source,
      timeZone: timeZone ?? defaults.timeZone,
      hourCycle: hourCycle ?? defaults.hourCycle,
      paused: paused ?? defaults.paused,
      mode: mode ?? defaults.mode,
      seed: seed ?? defaults.seed,
      motion: resolved,
    })
  }, [source, timeZone, hourCycle, paused, mode, seed, resolved])
  return <HostContext.Provider value={host}>{children}</HostContext.Provider>
}

// Clocks without a host share one: the machine's time in the machine's zone.
const defaultHosts: Partial<Record<Motion, HostStore>> = {}

/** The host above, or the default one. */
export function useHost(): HostStore {
  const provided = useContext(HostContext)
  const motion = useSystemMotion()
  if (provided) return provided
  defaultHosts[motion] ??= createHostStore({ ...defaultSettings(), motion })
  return defaultHosts[motion]
}
