import { useEffect, useState, useSyncExternalStore } from 'react'
import { BASE } from '../shared/base'

/**
 * Whether the site can be reached. A browser that says so of itself may only mean that there is some network, so it is
 * asked for one answer, which no cache gives.
 * @param wanted - False where it does not matter: then nothing is asked for.
 */
export function useReachable(wanted: boolean): boolean {
  const onLine = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const [answers, setAnswers] = useState(true)
  useEffect(() => {
    if (!wanted || !onLine) return
    let here = true
    // A frame without an origin may not read the answer, but may have one.
    fetch(BASE, { method: 'HEAD', mode: 'no-cors', cache: 'no-store' }).then(
      () => here && setAnswers(true),
      () => here && setAnswers(false),
    )
    return () => {
      here = false
    }
  }, [wanted, onLine])
  return onLine && answers
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
