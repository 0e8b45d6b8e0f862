import { useSyncExternalStore } from 'react'
import { systemTimeZone } from './time'
import type { Motion } from './types'

/** What the visitor's machine is set to. */
interface Machine {
  readonly motion: Motion
  readonly timeZone: string
}

const SERVER: Machine = { motion: 'full', timeZone: 'UTC' }

let known: Machine | undefined
let motionQuery: MediaQueryList | undefined
const listeners = new Set<() => void>()

const queryMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)')

function look(): Machine {
  const motion = queryMotion()?.matches ? 'reduced' : 'full'
  const timeZone = systemTimeZone()
  if (known?.motion !== motion || known.timeZone !== timeZone) {
    known = { motion, timeZone }
    for (const listener of [...listeners]) listener()
  }
  return known
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    motionQuery = queryMotion()
    motionQuery?.addEventListener('change', look)
    // No event tells of a machine that travelled: look when its owner comes back to the page.
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
  }
  listeners.add(listener)
  if (listeners.size === 1) look()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    motionQuery?.removeEventListener('change', look)
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
    known = undefined
  }
}

export function useSystemPreferences(): Machine {
  return useSyncExternalStore(
    subscribe,
    () => known ?? look(),
    () => SERVER,
  )
}
