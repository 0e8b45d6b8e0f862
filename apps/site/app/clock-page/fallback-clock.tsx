import { PlainTime } from '@found-time/ui-frame'
import { useSyncExternalStore } from 'react'
import { clockTime } from '../shared/clock-time'
import { whileVisible } from '../shell/while-visible'

const now = () => clockTime(new Date())

const everySecond = (listener: () => void) =>
  whileVisible(() => {
    listener()
    const timer = setInterval(listener, 1000)
    return () => clearInterval(timer)
  })

/** Still a clock when the day's has failed. It uses nothing that may have failed with it, the runtime least of all. */
export function FallbackClock() {
  return <PlainTime tone="dark" time={useSyncExternalStore(everySecond, now, now)} />
}
