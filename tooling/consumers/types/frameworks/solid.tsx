/** @jsxImportSource solid-js */
import '@found-time/clock-element'
import type { FoundTimeClock } from '@found-time/clock-element'

export function Corner(props: { date: string }) {
  let clock!: FoundTimeClock
  return (
    <>
      <found-time-clock ref={clock} class="corner" src-date="25-04-13" time-zone="Asia/Tokyo" paused />
      <found-time-clock attr:src-date={props.date} months={{}} on:load={() => {}} />
    </>
  )
}

// @ts-expect-error There are no days of thirteen hours.
export const wrong = <found-time-clock attr:src-date="25-04-13" attr:hour-cycle="13" />
