/** What a clock stands on. It comes with the first clock: a page that shows none needs none. */
import { ClockHost, type ClockModule } from '@found-time/clock-runtime'
import { useEffect } from 'react'
import { useTime } from './use-time'
import type { Visit } from './visit'

export { preload } from '@found-time/clock-runtime'

interface HostedClockProps {
  readonly clock: ClockModule
  readonly visit: Visit
  readonly seed: string
}

/** A clock with the time that the page's address asks for. */
export function HostedClock({ clock: { default: Clock }, seed, visit }: HostedClockProps) {
  const { view, paused, setProblem } = visit
  const { source, timeZone, problem } = useTime(view, paused)
  useEffect(() => setProblem(problem), [problem, setProblem])
  return (
    <ClockHost
      seed={seed}
      source={source}
      timeZone={timeZone}
      hourCycle={view.hourCycle}
      paused={paused}
      mode={view.ui ? 'live' : 'embed'}
    >
      <Clock />
    </ClockHost>
  )
}
