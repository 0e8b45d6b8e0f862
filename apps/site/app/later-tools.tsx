import type { Entry } from '@found-time/catalogue'
import { lazy, Suspense } from 'react'
import { Boundary } from './boundary'
import { useHydrated } from './hydrated'
import type { ClockState } from './use-clock'
import type { Visit } from './visit'

const ClockTools = lazy(() => import('./tools/clock-tools'))

interface LaterToolsProps {
  readonly entry: Entry
  readonly entries: readonly Entry[]
  readonly state: ClockState
  readonly visit: Visit
  readonly active: boolean
}

/** The tools come beside the clock, which runs without them: when they fail, nothing is said. */
export function LaterTools({ state, visit, ...shown }: LaterToolsProps) {
  const hydrated = useHydrated()
  if (!visit.view.ui || !hydrated) return null
  return (
    <Boundary fallback={() => null}>
      <Suspense fallback={null}>
        <ClockTools loaded={state.status === 'ready' ? state : undefined} visit={visit} {...shown} />
      </Suspense>
    </Boundary>
  )
}
