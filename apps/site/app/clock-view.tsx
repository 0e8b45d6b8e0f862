import { ErrorPanel, Overlay } from '@found-time/ui-frame'
import { Component, type ReactNode, useEffect, useState } from 'react'
import { PlainClock } from './plain-clock'
import type { ClockState } from './use-clock'

/** The overlay begins to lift this long after the clock is ready, and takes this long, in milliseconds. */
const OVERLAY_DELAY_MS = 50
const OVERLAY_FADE_MS = 200

interface ClockViewProps {
  readonly date: string
  readonly state: ClockState
  /** What to say of a clock that does not come, or breaks while it is drawn. */
  readonly failure: (error: Error) => string
}

/** The artwork, or the plain time and what went wrong. */
export function ClockView({ date, state, failure }: ClockViewProps) {
  if (state.status === 'loading') return null
  if (state.status === 'failed') return <Failure message={failure(state.error)} />
  const { ClockHost } = state.runtime
  const { default: Clock } = state.clock
  return (
    <ClockBoundary key={date} fallback={(error) => <Failure message={failure(error)} />}>
      <ClockHost seed={date}>
        <Clock />
      </ClockHost>
    </ClockBoundary>
  )
}

function Failure({ message }: { message: string }) {
  return (
    <ErrorPanel tone="dark" message={message}>
      <PlainClock />
    </ErrorPanel>
  )
}

interface BoundaryProps {
  readonly fallback: (error: Error) => ReactNode
  readonly children: ReactNode
}

class ClockBoundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }
  override render() {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children
  }
}

/** Black until the clock is ready, then lifted. */
export function ClockOverlay({ status }: { status: ClockState['status'] }) {
  const [state, setState] = useState<'covering' | 'lifting' | 'gone'>('covering')
  useEffect(() => {
    if (status === 'loading') {
      setState('covering')
      return
    }
    const lift = setTimeout(setState, OVERLAY_DELAY_MS, 'lifting')
    const remove = setTimeout(setState, OVERLAY_DELAY_MS + OVERLAY_FADE_MS, 'gone')
    return () => {
      clearTimeout(lift)
      clearTimeout(remove)
    }
  }, [status])
  return <Overlay state={state} />
}
