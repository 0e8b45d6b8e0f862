import { localDate } from '@found-time/catalogue'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const plan = () => {
    const now = new Date()
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
    timer = setTimeout(look, midnight.getTime() - now.getTime())
  }
  const look = () => {
    clearTimeout(timer)
    listener()
    plan()
  }
  plan()
  // A machine that slept over midnight missed its timer.
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** The visitor's date, `yy-mm-dd`; another one from local midnight on. */
export function useLocalDate(): string {
  return useSyncExternalStore(
    subscribe,
    () => localDate(new Date()),
    () => '',
  )
}
