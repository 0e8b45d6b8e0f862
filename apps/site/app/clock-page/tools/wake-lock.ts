import { useEffect, useState } from 'react'

/** `awake`, or why the screen may sleep. */
export type WakeState = 'asking' | 'awake' | { readonly refused: string }

/** Keeps the screen on while `wanted`. A browser lets go when the page is hidden: it is asked again on return. */
export function useWakeLock(wanted: boolean): WakeState {
  const [state, setState] = useState<WakeState>('asking')
  useEffect(() => {
    if (!wanted) return
    if (!('wakeLock' in navigator)) {
      setState({ refused: 'this browser cannot keep it on' })
      return
    }
    let lock: WakeLockSentinel | undefined
    let current = true
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (!current) return held.release()
        lock = held
        setState('awake')
        held.addEventListener('release', () => {
          if (current) setState({ refused: 'the system let it go' })
        })
      } catch (error) {
        const saving = (error as Error).name === 'NotAllowedError'
        if (current) setState({ refused: saving ? 'the system saves power' : (error as Error).message })
      }
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      current = false
      document.removeEventListener('visibilitychange', ask)
      lock?.release()
      setState('asking')
    }
  }, [wanted])
  return state
}
