import { localDate } from '@found-time/catalogue'
import { useSyncExternalStore } from 'react'
import { whileVisible } from './while-visible'

const MINUTE_MS = 60_000

/**
 * Looks at each whole minute, when midnights are, and when the page is seen again. A timer until midnight alone would
 * be late by as long as the machine slept with the page in sight: timers do not count that, and no event tells of it.
 */
const subscribe = (listener: () => void) =>
  whileVisible(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      listener()
      timer = setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS))
    }
    look()
    return () => clearTimeout(timer)
  })

/**
 * The date, `yy-mm-dd`; another one from midnight on.
 * @param timeZone - Where; the machine's own zone when left out.
 */
export function useLocalDate(timeZone?: string): string {
  return useSyncExternalStore(
    subscribe,
    () => localDate(new Date(), timeZone),
    () => '',
  )
}
