/** @jsxImportSource preact */
import '@found-time/clock-element'
import type { FoundTimeClock } from '@found-time/clock-element'
import { useRef } from 'preact/hooks'

export function Corner() {
  const clock = useRef<FoundTimeClock>(null)
  return (
    <found-time-clock
      ref={clock}
      class="corner"
      src-date="25-04-13"
      time-zone="Asia/Tokyo"
      paused
      months={{}}
    />
  )
}

// @ts-expect-error There are no days of thirteen hours.
export const wrong = <found-time-clock src-date="25-04-13" hour-cycle="13" />
