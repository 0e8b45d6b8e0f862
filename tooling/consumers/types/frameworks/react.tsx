import '@found-time/clock-element'
import type { FoundTimeClock, Months } from '@found-time/clock-element'
import { useRef } from 'react'

const snow = { default: () => null, images: [], fonts: [], notes: {} }
const months: Months = { '25-12': async () => ({ clocks: { '25-12-01': async () => snow } }) }

export function Corner() {
  const clock = useRef<FoundTimeClock>(null)
  return (
    <found-time-clock
      key="orange"
      ref={clock}
      className="corner"
      style={{ width: 480 }}
      src-date="25-04-13"
      time-zone="Asia/Tokyo"
      hour-cycle={12}
      max-fps="30"
      paused
      bg="transparent"
      at="10:08"
      months={months}
    />
  )
}

// @ts-expect-error There are no days of thirteen hours.
export const wrong = <found-time-clock src-date="25-04-13" hour-cycle="13" />
// @ts-expect-error Which clock?
export const missing = <found-time-clock />
