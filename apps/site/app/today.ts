import { localDate } from '@found-time/catalogue'
import { useSyncExternalStore } from 'react'
import { whileSeen } from './while-seen'

/** Looks at midnight, and when the page is seen again: it may have been hidden over midnight, or the machine asleep. */
const subscribe = (listener: () => void) =>
  whileSeen(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      listener()
      const now = new Date()
      const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
      timer = setTimeout(look, midnight.getTime() - now.getTime())
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
