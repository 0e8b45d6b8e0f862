import { localDate } from '@found-time/catalogue'
import { useSyncExternalStore } from 'react'
import { whileVisible } from './while-visible'

const MINUTE_MS = 60_000

/**
 * Looks at midnight, each minute and when the page is seen again. A timer until midnight alone would be late by as
 * long as the machine slept with the page in sight: timers do not count that, and no event tells of it.
 */
const subscribe = (listener: () => void) =>
  whileVisible(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      listener()
      const now = new Date()
      const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
      timer = setTimeout(look, Math.min(midnight.getTime() - now.getTime(), MINUTE_MS))
    }
    look()
    return () => clearTimeout(timer)
  })

/** The visitor's date, `yy-mm-dd`; another one from local midnight on. */
export function useLocalDate(): string {
  return useSyncExternalStore(
    subscribe,
    () => localDate(new Date()),
    () => '',
  )
}
