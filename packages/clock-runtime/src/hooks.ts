import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useHost } from './host'
import type { HostSettings } from './host-store'
import { type ClockTime, timeAt } from './time'
import type { Beat } from './types'

const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Servers have no time to show: the stage stays empty there, so this is never seen. */
const serverTime = timeAt(0, 'UTC')

/**
 * The time, renewed at each beat. Ask for the slowest that works.
 * @param beat - `minute`: seconds and milliseconds are `0`; `second`: milliseconds are `0`; `frame`: each animation
 * frame, or once a second under reduced motion.
 * @example const { hour12, turns } = useClockTime('second')
 */
export function useClockTime(beat: Beat): ClockTime {
  const host = useHost()
  return useSyncExternalStore(
    useCallback((listener) => host.subscribe(beat, listener), [host, beat]),
    () => host.time(beat),
    () => serverTime,
  )
}

/**
 * Draws without rendering: calls `draw` on mount, at each beat, and once more when the stage's files are there.
 * Set what it draws from the given time alone; elements inside the stage are missing until the stage is ready.
 * @param beat - `frame` unless told; under reduced motion that is once a second.
 * @example useFrame(({ turns }) => { hand.current?.setAttribute('transform', `rotate(${turns.second * 360})`) })
 */
export function useFrame(draw: (time: ClockTime) => void, beat: Beat = 'frame'): void {
  const host = useHost()
  const latest = useRef(draw)
  useClientLayoutEffect(() => {
    latest.current = draw
  })
  useClientLayoutEffect(() => {
    const call = () => latest.current(host.time(beat))
    const unsubscribe = host.subscribe(beat, call)
    call()
    return unsubscribe
  }, [host, beat])
}

/** What the host was told: zone, 12/24 hours, motion, mode, seed, paused. */
export function useHostSettings(): HostSettings {
  return useHost().settings
}

/** True in a browser after hydration; false on a server and in the first hydrating render. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

export { useClientLayoutEffect }
