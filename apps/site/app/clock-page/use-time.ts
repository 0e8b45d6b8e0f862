import { fixedTime, momentAsked, offsetTime, systemTime, type TimeSource } from '@found-time/clock-runtime'
import { useMemo, useState } from 'react'
import type { ClockParams } from './clock-params'

export interface HostTime {
  readonly source: TimeSource
  readonly timeZone: string | undefined
  /** Why the time that was asked for is not shown. */
  readonly problem?: string
}

/**
 * The time a page's address asks for, going on from there.
 * @param paused - Whether the clock stands now. One that stands from the start stands at that very moment.
 */
export function useTime({ at }: ClockParams, timeZone: string | undefined, paused: boolean): HostTime {
  const [standing, setStanding] = useState(paused)
  if (standing && !paused) setStanding(false)
  const asked = JSON.stringify(at)
  return useMemo(() => {
    const wanted: ClockParams['at'] = asked === undefined ? undefined : JSON.parse(asked)
    if (!wanted) return { source: systemTime, timeZone }
    try {
      const atMs = momentAsked(wanted, timeZone)
      return { source: standing ? fixedTime(atMs) : offsetTime(atMs - Date.now()), timeZone }
    } catch (error) {
      return { source: systemTime, timeZone, problem: (error as Error).message }
    }
  }, [asked, timeZone, standing])
}
