import type { Entry } from '@found-time/catalogue'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../shell/error-boundary'
import { useHydrated } from '../shell/hydrated'
import type { ClockState } from './use-clock'
import type { ClockPageState } from './use-clock-page'

const ClockTools = lazy(() => import('./tools/clock-tools'))

interface LazyClockToolsProps {
  readonly entry: Entry
  readonly entries: readonly Entry[]
  readonly state: ClockState
  readonly clockPage: ClockPageState
  readonly active: boolean
  readonly hint: string | undefined
}

/** The tools come beside the clock, which runs without them: when they fail, nothing is said. */
export function LazyClockTools({ state, clockPage, ...shown }: LazyClockToolsProps) {
  const hydrated = useHydrated()
  if (!clockPage.params.ui || !hydrated) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <ClockTools
          clock={state.status === 'ready' ? state.clock : undefined}
          clockPage={clockPage}
          {...shown}
        />
      </Suspense>
    </ErrorBoundary>
  )
}
