import type { Entry } from '@found-time/catalogue'
import { Overlay } from '@found-time/ui-frame'
import { useEffect, useState } from 'react'
import { ErrorBoundary } from '../shell/error-boundary'
import { useReachable } from '../shell/reachable'
import { isMissingScript } from '../shell/reload-once'
import { TryAgain } from '../shell/try-again'
import { FailureScreen } from './failure-screen'
import { FallbackClock } from './fallback-clock'
import { ClockMissingError } from './load-clock.client'
import { Poster } from './poster'
import type { ClockState } from './use-clock'
import type { ClockPageState } from './use-clock-page'
import { useHealing } from './use-healing'

/** The overlay begins to lift this long after the clock is ready, and takes this long, in milliseconds. */
const OVERLAY_DELAY_MS = 50
const OVERLAY_FADE_MS = 200

interface ClockViewProps {
  readonly entry: Pick<Entry, 'path' | 'date'>
  readonly state: ClockState
  readonly clockPage: ClockPageState
  /** What to say of a clock that does not come, or breaks while it is drawn. */
  readonly failure: (error: Error, reachable: boolean) => string
}

/** The artwork, or its poster with the plain time and what went wrong. */
export function ClockView({ entry, state, clockPage, failure }: ClockViewProps) {
  useHealing(entry.path, state.status !== 'loading' && state.curable)
  if (state.status === 'loading') return null
  const stand = (error: Error) => (
    <Failure path={entry.path} error={error} failure={failure} clockPage={clockPage} />
  )
  if (state.status === 'failed') return stand(state.error)
  const { clock, HostedClock } = state
  return (
    <ErrorBoundary key={entry.date} fallback={stand}>
      <HostedClock clock={clock} seed={entry.date} clockPage={clockPage} />
    </ErrorBoundary>
  )
}

interface FailureProps extends Pick<ClockViewProps, 'failure' | 'clockPage'> {
  readonly path: string
  readonly error: Error
}

function Failure({ path, error, failure, clockPage }: FailureProps) {
  const reachable = useReachable(isMissingScript(error))
  const curable = !(error instanceof ClockMissingError)
  return (
    <FailureScreen
      poster={<Poster path={path} />}
      time={<FallbackClock asked={{ ...clockPage.params, timeZone: clockPage.timeZone }} />}
      message={failure(error, reachable)}
      actions={curable ? <TryAgain /> : null}
    />
  )
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
