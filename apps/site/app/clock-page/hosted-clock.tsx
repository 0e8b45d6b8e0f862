/** What a clock stands on. It comes with the first clock: a page that shows none needs none. */
import { ClockHost, type ClockModule } from '@found-time/clock-runtime'
import { useEffect } from 'react'
import { groundMissed } from './ground'
import { IsolatedRoot } from './isolated-root'
import { problemInWords } from './param-problems'
import type { ClockPageState } from './use-clock-page'
import { useTime } from './use-time'

export { preload } from '@found-time/clock-runtime'

/** What is left on all day need not be quick: the most pictures a second in ambient. */
const AMBIENT_FPS = 30

interface HostedClockProps {
  readonly clock: ClockModule
  readonly clockPage: ClockPageState
  readonly seed: string
}

/** A clock with the time that the page's address asks for. What it throws while it is there, this throws. */
export function HostedClock({ clock: { default: Clock, notes }, seed, clockPage }: HostedClockProps) {
  const { params, paused, hourCycle, setProblem } = clockPage
  const { source, timeZone, problem } = useTime(params, clockPage.timeZone, paused)
  useEffect(() => setProblem(problem), [problem, setProblem])
  useEffect(() => {
    // Elsewhere the page says so; where there is nothing but the clock, only whoever embeds it is to hear.
    if (params.ui) return
    const complaints = [...params.problems.map(problemInWords), problem, groundMissed(params, notes)]
    for (const said of complaints) if (said) console.warn(said)
  }, [params, problem, notes])
  return (
    <IsolatedRoot>
      <ClockHost
        seed={seed}
        source={source}
        timeZone={timeZone}
        hourCycle={hourCycle}
        paused={paused}
        transparent={params.transparent}
        runsHidden={params.runsHidden}
        mode={params.ui ? 'live' : 'embed'}
        maxFps={params.maxFps ?? (params.ambient ? AMBIENT_FPS : undefined)}
      >
        <Clock />
      </ClockHost>
    </IsolatedRoot>
  )
}
