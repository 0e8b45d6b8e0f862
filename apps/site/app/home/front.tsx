import { type Entry, latestEntry } from '@found-time/catalogue'
import { FrontStage } from '@found-time/ui-frame'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { isSwitch, SWITCHES, type Switch } from '../shared/choices'
import { pageOf } from '../shared/clock-path'
import { longDate } from '../shared/long-date'
import { frontPosterOf } from '../shared/posters'
import { ErrorBoundary } from '../shell/error-boundary'
import { savesData } from '../shell/saves-data'
import { useStoredChoice } from '../shell/storage'

const FrontClock = lazy(() => import('./front-clock'))

/** The page is at rest when nothing has happened for this long after it was loaded, in milliseconds. */
const REST_MS = 3000

/** The latest clock above the register: its poster, and in time itself. */
export function Front({ entries }: { entries: readonly Entry[] }) {
  const box = useRef<HTMLDivElement>(null)
  const alive = useAtRest(box)
  const [runs, setRuns] = useStoredChoice<Switch>(SWITCHES.front, isSwitch)
  const paused = runs === 'off'
  const entry = latestEntry(entries)
  if (!entry) return null
  return (
    <div ref={box}>
      <FrontStage
        key={entry.date}
        href={pageOf(entry)}
        title={entry.title}
        number={`#${entry.clockNumber}`}
        date={longDate(entry.date)}
        poster={frontPosterOf(entry.path)}
        paused={paused}
        onPause={() => setRuns(paused ? 'on' : 'off')}
      >
        {alive ? (
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <FrontClock date={entry.path} paused={paused} />
            </Suspense>
          </ErrorBoundary>
        ) : null}
      </FrontStage>
    </div>
  )
}

/** True once the page is at rest with the box in sight, for visitors who have asked to save neither data nor motion. */
function useAtRest(box: React.RefObject<HTMLElement | null>): boolean {
  const [atRest, setAtRest] = useState(false)
  useEffect(() => {
    const less = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)']
    if (savesData() || less.some((query) => matchMedia(query).matches)) return
    let timer: ReturnType<typeof setTimeout>
    const observer = new IntersectionObserver((seen) => {
      if (!seen.at(-1)?.isIntersecting) return
      observer.disconnect()
      setAtRest(true)
    })
    const rest = () => {
      const idle = window.requestIdleCallback ?? ((call: () => void) => call())
      timer = setTimeout(() => idle(() => box.current && observer.observe(box.current)), REST_MS)
    }
    if (document.readyState === 'complete') rest()
    else window.addEventListener('load', rest, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', rest)
      observer.disconnect()
    }
  }, [box])
  return atRest
}
