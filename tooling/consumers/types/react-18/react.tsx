import '@found-time/clock-element'
import type { FoundTimeClock } from '@found-time/clock-element'
import { useRef } from 'react'

export function Corner() {
  const clock = useRef<FoundTimeClock>(null)
  return <found-time-clock ref={clock} className="corner" src-date="25-04-13" time-zone="Asia/Tokyo" paused />
}

// @ts-expect-error There are no days of thirteen hours.
export const wrong = <found-time-clock src-date="25-04-13" hour-cycle="13" />
