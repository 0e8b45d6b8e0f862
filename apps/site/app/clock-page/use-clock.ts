import type { Entry } from '@found-time/catalogue'
import type { ClockModule } from '@found-time/clock-runtime'
import { useEffect, useState } from 'react'
import { SCRIPT_TIMEOUT_MS } from '../shared/timeouts'
import { asError } from '../shell/as-error'
import { keepOffline } from '../shell/offline'
import { waitedMeter } from '../shell/opened-page'
import { loadAsked } from '../shell/reload-once'
import type { HostedClock } from './hosted-clock'
import { loadClock, loadHost } from './load-clock.client'

export type ClockState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly clock: ClockModule; readonly HostedClock: typeof HostedClock }
  | {
      readonly status: 'failed'
      readonly error: Error
      /** It has not come in time, and may yet. */
      readonly late: boolean
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
    const fail = (error: Error, late = false) => current && setState({ status: 'failed', error, late })
    const timeout = setTimeout(
      fail,
      Math.max(0, SCRIPT_TIMEOUT_MS - waitedMs()),
      new Error(`its script did not come within ${SCRIPT_TIMEOUT_MS / 1000} s`),
      true,
    )
    const load = async () => {
      const [clock, { preload, HostedClock }] = await loadAsked(path, () =>
        Promise.all([loadClock({ path, date }), loadHost()]),
      )
      clearTimeout(timeout)
      if (!current) return
      const held = preload(clock)
      release = held.release
      await held.ready
      if (!current) return
      keepOffline(path)
      setState({ status: 'ready', clock, HostedClock })
    }
    setState({ status: 'loading' })
    load().catch((thrown: unknown) => {
      clearTimeout(timeout)
      fail(asError(thrown))
    })
    return () => {
      current = false
      clearTimeout(timeout)
      release?.()
    }
  }, [path, date])
  return state
}
