import type { Entry } from '@found-time/catalogue'
import { useEffect, useState } from 'react'
import { asError } from './as-error'
import { type LoadedClock, loadClock } from './load-clock.client'

export type ClockState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & LoadedClock)
  | { readonly status: 'failed'; readonly error: Error }

/** Loads a day's clock with its images and typefaces, and keeps those while the page is open. */
export function useClock(entry: Pick<Entry, 'path' | 'date'> | undefined): ClockState {
  const [state, setState] = useState<ClockState>({ status: 'loading' })
  const { path, date } = entry ?? {}
  useEffect(() => {
    if (path === undefined || date === undefined) return
    let current = true
    let release: (() => void) | undefined
    const load = async () => {
      const loaded = await loadClock({ path, date })
      if (!current) return
      const held = loaded.host.preload(loaded.clock)
      release = held.release
      await held.ready
      if (current) setState({ status: 'ready', ...loaded })
    }
    setState({ status: 'loading' })
    load().catch((thrown: unknown) => current && setState({ status: 'failed', error: asError(thrown) }))
    return () => {
      current = false
      release?.()
    }
  }, [path, date])
  return state
}
