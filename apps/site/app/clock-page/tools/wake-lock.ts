import { useEffect, useState } from 'react'
import { whileVisible } from '../../shell/while-visible'

/** `awake`, or why the screen may sleep. */
export type WakeState = 'asking' | 'awake' | { readonly refused: string }

/** A system that lets go, or refuses as long as its battery is low, is asked again this often. */
const ASK_MS = 30_000

/**
 * Keeps the screen on while `wanted` and the page can be seen. One lock at most is held: each has to be let go by
 * itself, and what is held twice keeps the screen on after ambient.
 */
export function useWakeLock(wanted: boolean): WakeState {
  const [state, setState] = useState<WakeState>('asking')
  useEffect(() => {
    if (!wanted) return
    // The same answer is the same state: what has not changed is not said again.
    const refuse = (refused: string) =>
      setState((before) => (typeof before === 'object' && before.refused === refused ? before : { refused }))
    if (!('wakeLock' in navigator)) {
      refuse('this browser cannot keep it on')
      return
    }
    let lock: WakeLockSentinel | undefined
    let asking = false
    let current = true
    const ask = async () => {
      if (lock || asking) return
      asking = true
      try {
        const held = await navigator.wakeLock.request('screen')
        if (!current) return held.release()
        lock = held
        setState('awake')
        held.addEventListener('release', () => {
          lock = undefined
          // A hidden page always loses it, and has it back before anybody can read of it.
          if (current && !document.hidden) refuse('the system let it go')
        })
      } catch (error) {
        const saving = (error as Error).name === 'NotAllowedError'
        if (current) refuse(saving ? 'the system saves power' : (error as Error).message)
      } finally {
        asking = false
      }
    }
    const stop = whileVisible(() => {
      ask()
      const timer = setInterval(ask, ASK_MS)
      return () => clearInterval(timer)
    })
    return () => {
      current = false
      stop()
      lock?.release()
      setState('asking')
    }
  }, [wanted])
  return state
}
