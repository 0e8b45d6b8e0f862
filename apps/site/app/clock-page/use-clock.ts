import type { Entry } from '@found-time/catalogue'
import type { ClockModule } from '@found-time/clock-runtime'
import { useEffect, useState } from 'react'
import { notWithin } from '../shared/failures'
import { SCRIPT_TIMEOUT_MS } from '../shared/timeouts'
import { asError } from '../shell/as-error'
import { wasListed } from '../shell/catalogue'
import { keepOffline } from '../shell/offline'
import { waitedMeter } from '../shell/opened-page'
import { isMissingScript, loadAsked } from '../shell/reload-once'
import type { HostedClock } from './hosted-clock'
import { ClockMissingError, loadClock, loadHost } from './load-clock.client'

export type ClockState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly clock: ClockModule
      readonly HostedClock: typeof HostedClock
      /** A picture or typeface did not come: the page opened anew may have it. */
      readonly curable: boolean
    }
  | {
      readonly status: 'failed'
      readonly error: Error
      /** It has not come in time, and may yet. */
      readonly late: boolean
      /** The page as it is now, opened anew, may have it. */
      readonly curable: boolean
    }

const waitedMs = waitedMeter()

/**
 * Loads a day's clock with its images and typefaces, and keeps those while the page is open. One that takes too long
 * is shown all the same should it come later.
 */
export function useClock(entry: Pick<Entry, 'path' | 'date'> | undefined): ClockState {
  const [state, setState] = useState<ClockState>({ status: 'loading' })
  const { path, date } = entry ?? {}
  useEffect(() => {
    if (path === undefined || date === undefined) return
    let current = true
    let release: (() => void) | undefined
    const fail = (error: Error, { late = false, curable = false } = {}) =>
      current && setState({ status: 'failed', error, late, curable })
    const timeout = setTimeout(
      fail,
      Math.max(0, SCRIPT_TIMEOUT_MS - waitedMs()),
      new Error(notWithin('its script', SCRIPT_TIMEOUT_MS)),
      { late: true },
    )
    /** A clock that was published while the page was open is in no script of it. */
    const ofAnotherBuild = (error: unknown) =>
      isMissingScript(error) || (error instanceof ClockMissingError && !wasListed(path))
    const load = async () => {
      const [clock, { preload, HostedClock }] = await loadAsked(
        path,
        () => Promise.all([loadClock({ path, date }), loadHost()]),
        ofAnotherBuild,
      )
      clearTimeout(timeout)
      if (!current) return
      const held = preload(clock)
      release = held.release
      const late = await held.ready
      if (!current) return
      keepOffline(path)
      setState({ status: 'ready', clock, HostedClock, curable: false })
      if (late.length > 0) await held.settled
      const again = preload(clock)
      const missing = await again.ready.finally(again.release)
      if (current && missing.length > 0) setState({ status: 'ready', clock, HostedClock, curable: true })
    }
    setState({ status: 'loading' })
    load().catch((thrown: unknown) => {
      clearTimeout(timeout)
      fail(asError(thrown), { curable: ofAnotherBuild(thrown) })
    })
    return () => {
      current = false
      clearTimeout(timeout)
      release?.()
    }
  }, [path, date])
  return state
}
