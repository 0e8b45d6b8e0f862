/** The latest clock on the front page, alive. It comes when the page is at rest: nothing waits for it. */
import { ClockHost, type ClockModule, preload } from '@found-time/clock-runtime'
import { useEffect, useState } from 'react'
import { IsolatedRoot } from '../clock-page/isolated-root'
import { loadClock } from '../clock-page/load-clock.client'
import { READING, useActivity } from '../clock-page/use-activity'

/** A clock beside a text need not be quick. */
const FRONT_FPS = 30

/** Nobody has stirred for so long, in milliseconds: it goes on, a picture a second, as under reduced motion. */
const IDLE_MS = 60_000

export default function FrontClock({ date, paused }: { date: string; paused: boolean }) {
  const [clock, setClock] = useState<ClockModule>()
  useEffect(() => {
    let here = true
    let release: (() => void) | undefined
    const load = async () => {
      const loaded = await loadClock({ path: date, date })
      if (!here) return
      const held = preload(loaded)
      release = held.release
      await held.ready
      if (here) setClock(loaded)
    }
    load().catch(() => {}) // its poster stays
    return () => {
      here = false
      release?.()
    }
  }, [date])
  const active = useActivity(IDLE_MS, READING)
  if (!clock) return null
  const Clock = clock.default
  return (
    <IsolatedRoot>
      <ClockHost seed={date} maxFps={FRONT_FPS} paused={paused} motion={active ? undefined : 'reduced'}>
        <Clock />
      </ClockHost>
    </IsolatedRoot>
  )
}
