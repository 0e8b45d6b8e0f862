import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useHost } from './host'
import type { HostSettings } from './host-store'
import { type ClockTime, timeAt } from './time'
import type { Beat } from './types'

export const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

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
 * Draws without rendering: calls `draw` on mount, at each beat, after each render of the calling component, and once
 * more when the stage's files are there. Set what it draws from the given time alone; elements inside the stage are
 * missing until the stage is ready. What it throws goes to the error boundary above.
 * @param beat - `frame` unless told; under reduced motion that is once a second.
 * @example useFrame(({ turns }) => { hand.current?.setAttribute('transform', `rotate(${turns.second * 360})`) })
 */
export function useFrame(draw: (time: ClockTime) => void, beat: Beat = 'frame'): void {
  useDrawing(draw, beat)
}

/**
 * As `useFrame`.
 * @returns Draws the time of the last beat again, with the latest `draw`. Never changes.
 */
export function useDrawing(draw: (time: ClockTime) => void, beat: Beat): () => void {
  const host = useHost()
  const [, fail] = useState<undefined>()
  const drawNow = () => {
    try {
      draw(host.time(beat))
    } catch (error) {
      // A state that cannot be computed is thrown while rendering, where error boundaries catch it.
      fail(() => {
        throw error
      })
    }
  }
  const latest = useRef(drawNow)
  const redraw = useCallback(() => latest.current(), [])
  useClientLayoutEffect(() => {
    latest.current = drawNow
    drawNow() // a render may have replaced what was drawn on, or be what changed the picture
  })
  useClientLayoutEffect(() => host.subscribe(beat, redraw), [host, beat, redraw])
  return redraw
}

/** What the host was told: zone, 12/24 hours, motion, mode, seed, paused. */
export function useHostSettings(): HostSettings {
  return useHost().settings
}

const subscribeToNothing = () => () => {}

/** True in a browser after hydration; false on a server and in the first hydrating render. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
