import { PlainTime } from '@found-time/ui-frame'
import { useSyncExternalStore } from 'react'
import { whileVisible } from '../shell/while-visible'

function plainTime(): string {
  const now = new Date()
  return [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

const everySecond = (listener: () => void) =>
  whileVisible(() => {
    listener()
    const timer = setInterval(listener, 1000)
    return () => clearInterval(timer)
  })

/** Still a clock when the day's has failed. It uses nothing that may have failed with it, the runtime least of all. */
export function FallbackClock() {
  return <PlainTime tone="dark" time={useSyncExternalStore(everySecond, plainTime, plainTime)} />
}
