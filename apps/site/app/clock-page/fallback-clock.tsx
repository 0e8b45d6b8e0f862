import { PlainTime } from '@found-time/ui-frame'
import { useState, useSyncExternalStore } from 'react'
import { whileVisible } from '../shell/while-visible'
import { type PlainTimeAsked, plainTime } from './plain-time'

const everySecond = (listener: () => void) =>
  whileVisible(() => {
    listener()
    const timer = setInterval(listener, 1000)
    return () => clearInterval(timer)
  })

/**
 * Still a clock when the day's has failed, with the time and in the zone that were asked for. It uses nothing that may
 * have failed with it, the runtime's clocks least of all.
 */
export function FallbackClock({ asked }: { asked: PlainTimeAsked }) {
  const [since] = useState(Date.now)
  const now = () => plainTime(asked, since)
  return <PlainTime tone="dark" time={useSyncExternalStore(everySecond, now, now)} />
}
