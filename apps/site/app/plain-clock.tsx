import { PlainTime } from '@found-time/ui-frame'
import { useSyncExternalStore } from 'react'
import { whileSeen } from './while-seen'

function plainTime(): string {
  const now = new Date()
  return [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

const everySecond = (listener: () => void) =>
  whileSeen(() => {
    listener()
    const timer = setInterval(listener, 1000)
    return () => clearInterval(timer)
  })

/** Still a clock when the day's has failed. It uses nothing that may have failed with it, the runtime least of all. */
export function PlainClock() {
  return <PlainTime tone="dark" time={useSyncExternalStore(everySecond, plainTime, plainTime)} />
}
