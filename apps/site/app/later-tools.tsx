import type { Entry } from '@found-time/catalogue'
import { Component, lazy, type ReactNode, Suspense } from 'react'
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

/** The tools come once the clock is there. A clock runs without them: when they fail, nothing is said. */
export function LaterTools({ state, visit, ...shown }: LaterToolsProps) {
  if (state.status !== 'ready' || !visit.view.ui) return null
  return (
    <Silent>
      <Suspense fallback={null}>
        <ClockTools loaded={state} visit={visit} {...shown} />
      </Suspense>
    </Silent>
  )
}

class Silent extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}
