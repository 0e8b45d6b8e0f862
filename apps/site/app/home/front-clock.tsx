/** The latest clock on the front page, alive. It comes when the page is at rest: nothing waits for it. */
import { ClockHost, type ClockModule, preload } from '@found-time/clock-runtime'
import { useEffect, useState } from 'react'
import { IsolatedRoot } from '../clock-page/isolated-root'
import { loadClock } from '../clock-page/load-clock.client'
import { useStirred } from './use-stirred'

/** A clock beside a text need not be quick; before somebody stirs, and long after, it goes once a second. */
const FRONT_FPS = 30

export default function FrontClock({ date, paused }: { date: string; paused: boolean }) {
  const [clock, setClock] = useState<ClockModule>()
  const stirred = useStirred()
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
  if (!clock) return null
  const Clock = clock.default
  return (
    <IsolatedRoot>
      <ClockHost seed={date} maxFps={FRONT_FPS} paused={paused} motion={stirred ? 'system' : 'reduced'}>
        <Clock />
      </ClockHost>
    </IsolatedRoot>
  )
}
