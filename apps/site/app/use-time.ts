import {
  fixedTime,
  momentOf,
  offsetTime,
  systemTime,
  systemTimeZone,
  type TimeSource,
  timeAt,
} from '@found-time/clock-runtime'
import { useMemo, useState } from 'react'
import type { View } from './view'

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
export function useTime({ at, timeZone }: View, paused: boolean): HostTime {
  const [standing, setStanding] = useState(paused)
  if (standing && !paused) setStanding(false)
  const asked = JSON.stringify(at)
  return useMemo(() => {
    const wanted: View['at'] = asked === undefined ? undefined : JSON.parse(asked)
    if (!wanted) return { source: systemTime, timeZone }
    try {
      const atMs = 'epochMs' in wanted ? wanted.epochMs : momentOn(wanted, timeZone)
      return { source: standing ? fixedTime(atMs) : offsetTime(atMs - Date.now()), timeZone }
    } catch (error) {
      return { source: systemTime, timeZone, problem: (error as Error).message }
    }
  }, [asked, timeZone, standing])
}

/** @throws {RangeError} When there is no such day, or the zone skips that time on it. */
function momentOn({ wall, day }: { wall: string; day?: string }, timeZone = systemTimeZone()): number {
  if (day) return momentOf(wall, day, timeZone)
  const today = timeAt(Date.now(), timeZone)
  const parts = [today.year, today.month, today.day].map((part) => String(part).padStart(2, '0'))
  return momentOf(wall, parts.join('-'), timeZone)
}
