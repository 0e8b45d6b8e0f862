import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { followSize, type SurfaceSize } from './canvas-size'
import { useHost } from './host'
import type { HostSettings } from './host-settings'
import type { DrawingSubscription } from './host-store'
import { type ClockTime, timeAt } from './time'
import type { Beat } from './types'

export const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Servers have no time to show: the stage stays empty there, so this is never seen. */
let serverTime: ClockTime | undefined

/**
 * The time, renewed at each beat. Ask for the slowest that works.
 * @param beat - `minute`: seconds and milliseconds are `0`; `second`: milliseconds are `0`; `frame`: each animation
 * frame; a number: so many times a second. Under reduced motion once a second at most.
 * @example const { hour12, turns } = useClockTime('second')
 */
export function useClockTime(beat: Beat): ClockTime {
  const host = useHost()
  return useSyncExternalStore(
    useCallback((listener) => host.subscribe(beat, listener), [host, beat]),
    () => host.time(beat),
    () => (serverTime ??= timeAt(0, 'UTC')),
  )
}

/**
 * Draws without rendering: calls `draw` on mount, at each beat, after each render of the calling component, and once
 * more when the stage's files are there. Set what it draws from the given time alone; elements inside the stage are
 * missing until the stage is ready. What it throws goes to the error boundary above.
 * @param draw - May return for how many milliseconds of the shown time its picture stays true (`untilSecond(time)`): it
 * is not called before then, unless something else changes.
 * @param beat - `frame` unless told; under reduced motion that is once a second.
 * @example useFrame(({ turns }) => { hand.current?.setAttribute('transform', `rotate(${turns.second * 360})`) })
 */
export function useFrame(draw: Draw<ClockTime>, beat: Beat = 'frame'): void {
  useDrawing(draw, beat)
}

/** Draws; returns for how many milliseconds that stays true, or nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: a drawing that never rests returns nothing at all
export type Draw<Given> = (given: Given) => number | undefined | void

/**
 * As `useFrame`.
 * @returns Draws again at once, with the latest `draw`. Never changes.
 */
export function useDrawing(draw: Draw<ClockTime>, beat: Beat): () => void {
  const host = useHost()
  const [, fail] = useState<undefined>()
  const drawNow = () => {
    try {
      return draw(host.time(beat)) ?? undefined
    } catch (error) {
      // A state that cannot be computed is thrown while rendering, where error boundaries catch it.
      fail(() => {
        throw error
      })
    }
  }
  const latest = useRef(drawNow)
  const subscription = useRef<DrawingSubscription>(null)
  useClientLayoutEffect(() => {
    const added = host.addDrawing(beat, () => latest.current())
    subscription.current = added
    return added.end
  }, [host, beat])
  useClientLayoutEffect(() => {
    latest.current = drawNow
    subscription.current?.run() // a render may have replaced what was drawn on, or be what changed the picture
  })
  return useCallback(() => subscription.current?.run(), [])
}

/** What the host was told: zone, 12/24 hours, motion, mode, seed, paused, transparent. */
export function useHostSettings(): HostSettings {
  return useHost().settings
}

/**
 * The size of an element's box, in CSS pixels, with the screen's pixel ratio; for what is laid out by numbers.
 * @returns Undefined in the first render.
 * @example
 * const box = useRef<HTMLDivElement>(null)
 * const size = useSize(box)
 * return <div ref={box}>{size && <Board columns={Math.floor(size.width / 80)} />}</div>
 */
export function useSize(element: RefObject<Element | null>): SurfaceSize | undefined {
  const [size, setSize] = useState<SurfaceSize>()
  useClientLayoutEffect(
    () =>
      followSize(element.current!, (found) =>
        setSize((known) =>
          known?.width === found.width && known.height === found.height && known.ratio === found.ratio
            ? known
            : found,
        ),
      ),
    [element],
  )
  return size
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
