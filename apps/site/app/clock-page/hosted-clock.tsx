/** What a clock stands on. It comes with the first clock: a page that shows none needs none. */
import { ClockHost, type ClockModule } from '@found-time/clock-runtime'
import { type ReactNode, StrictMode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { asError } from '../shell/as-error'
import type { ClockPageState } from './use-clock-page'
import { useTime } from './use-time'

export { preload } from '@found-time/clock-runtime'

/** What is left on all day need not be quick: the most pictures a second in ambient. */
const AMBIENT_FPS = 30

interface HostedClockProps {
  readonly clock: ClockModule
  readonly clockPage: ClockPageState
  readonly seed: string
}

/** A clock with the time that the page's address asks for. What it throws while it is there, this throws. */
export function HostedClock({ clock: { default: Clock }, seed, clockPage }: HostedClockProps) {
  const { params, paused, setProblem } = clockPage
  const { source, timeZone, problem } = useTime(params, paused)
  useEffect(() => setProblem(problem), [problem, setProblem])
  return (
    <Apart>
      <ClockHost
        seed={seed}
        source={source}
        timeZone={timeZone}
        hourCycle={params.hourCycle}
        paused={paused}
        mode={params.ui ? 'live' : 'embed'}
        maxFps={params.maxFps ?? (params.ambient ? AMBIENT_FPS : undefined)}
      >
        <Clock />
      </ClockHost>
    </Apart>
  )
}

/**
 * Renders in a React root of its own. What is thrown while a tree is taken down goes to the boundary above the whole
 * of what goes, which for a page is the router's: a clock that breaks as it leaves would take the next page along.
 */
function Apart({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const root = useRef<Root>(null)
  const [failure, setFailure] = useState<{ readonly thrown: unknown }>()
  useLayoutEffect(() => {
    const box = document.createElement('div')
    box.style.display = 'contents'
    place.current!.append(box)
    let there = true
    const own = createRoot(box, {
      onUncaughtError: (thrown) => (there ? setFailure({ thrown }) : reportError(thrown)),
    })
    root.current = own
    return () => {
      there = false
      // Not at once: React does not take down one root while it is at work on another.
      queueMicrotask(() => {
        own.unmount()
        box.remove()
      })
    }
  }, [])
  useLayoutEffect(() => root.current!.render(<StrictMode>{children}</StrictMode>))
  if (failure) throw asError(failure.thrown)
  return <div ref={place} style={{ display: 'contents' }} />
}
