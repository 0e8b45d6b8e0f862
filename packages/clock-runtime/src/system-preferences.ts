import { useSyncExternalStore } from 'react'
import { watchEachWaking } from './ticker'
import { systemTimeZone } from './time'
import type { Motion } from './types'

/** What the visitor's machine is set to. */
interface Machine {
  readonly motion: Motion
  readonly timeZone: string
}

const SERVER: Machine = { motion: 'full', timeZone: 'UTC' }

/** No event tells of a machine that travelled. A screen that nobody touches is looked at this often, in milliseconds. */
const LOOK_MS = 30_000

let known: Machine | undefined
let lookedMs = 0
let stopWatching = () => {}
let motionQuery: MediaQueryList | undefined
const listeners = new Set<() => void>()

const queryMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)')

function look(): Machine {
  lookedMs = Date.now()
  const motion = queryMotion()?.matches ? 'reduced' : 'full'
  const timeZone = systemTimeZone()
  if (known?.motion !== motion || known.timeZone !== timeZone) {
    known = { motion, timeZone }
    for (const listener of [...listeners]) listener()
  }
  return known
}

const lookAtTimes = () => {
  if (Math.abs(Date.now() - lookedMs) >= LOOK_MS) look()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    motionQuery = queryMotion()
    motionQuery?.addEventListener('change', look)
    stopWatching = watchEachWaking(lookAtTimes)
    // Its owner comes back to the page: at once.
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
  }
  listeners.add(listener)
  if (listeners.size === 1) look()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    motionQuery?.removeEventListener('change', look)
    stopWatching()
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
