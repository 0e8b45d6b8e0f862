import { type Entry, entryForToday, navigationDate } from '@found-time/catalogue'
import { ClockScreen, ErrorPanel, LoadingPanel } from '@found-time/ui-frame'
import { useEffect, useState } from 'react'
import { ClockPage } from '../clock-page/clock-page'
import { ClockOverlay, ClockView } from '../clock-page/clock-view'
import { todayFailure } from '../clock-page/failures'
import { useActivity } from '../clock-page/use-activity'
import { useClock } from '../clock-page/use-clock'
import { type ClockPageState, useClockPage } from '../clock-page/use-clock-page'
import { longDate } from '../shared/long-date'
import { useCatalogue } from '../shell/catalogue'
import { FrameHeader } from '../shell/page-layout'
import { useLocalDate } from '../shell/today'

/** The header shows for this long, and the controls hide after this long without a movement, in milliseconds. */
const HEADER_MS = 1500
const CONTROLS_IDLE_MS = 3000

export default function Today() {
  const { entries, loading, error } = useCatalogue()
  const clockPage = useClockPage()
  const date = useLocalDate(clockPage.timeZone)
  if (loading) {
    return (
      <ClockScreen>
        <LoadingPanel tone="dark" text="Loading data..." />
      </ClockScreen>
    )
  }
  if (error) {
    return (
      <ClockScreen>
        <ErrorPanel tone="dark" message={error} />
      </ClockScreen>
    )
  }
  const entry = entryForToday(entries, date)
  if (!entry) {
    return (
      <ClockScreen>
        <ErrorPanel tone="dark" message="No valid clock found." />
      </ClockScreen>
    )
  }
  return (
    <TodayPage
      key={entry.date}
      entry={entry}
      entries={entries}
      isToday={entry.date === date}
      clockPage={clockPage}
    />
  )
}

interface TodayPageProps {
  readonly entry: Entry
  readonly entries: readonly Entry[]
  /** Whether the clock is of the day it is where the time is shown of: else it is the latest there is. */
  readonly isToday: boolean
  readonly clockPage: ClockPageState
}

function TodayPage({ entry, entries, isToday, clockPage }: TodayPageProps) {
  const state = useClock(entry)
  const active = useActivity(CONTROLS_IDLE_MS)
  const headerVisible = useFirst(HEADER_MS)
  return (
    <ClockPage
      entry={entry}
      entries={entries}
      state={state}
      clockPage={clockPage}
      active={active}
      strip={{ variant: 'controls', date: navigationDate(entry.date) }}
      hint={isToday ? undefined : `No clock for today yet: this is the latest, of ${longDate(entry.date)}.`}
      header={clockPage.params.ui && !clockPage.params.ambient ? <FrameHeader /> : null}
      headerVisible={headerVisible}
      overlay={state.status === 'loading' ? null : <ClockOverlay status={state.status} />}
    >
      {state.status === 'loading' ? (
        <LoadingPanel tone="dark" text="Loading clock..." />
      ) : (
        <ClockView
          entry={entry}
          state={state}
          clockPage={clockPage}
          failure={(error, reachable) => todayFailure(entry.date, error, reachable)}
        />
      )}
    </ClockPage>
  )
}

/** True for the first while after the screen opens. */
function useFirst(whileMs: number): boolean {
  const [first, setFirst] = useState(true)
  useEffect(() => {
    const timer = setTimeout(setFirst, whileMs, false)
    return () => clearTimeout(timer)
  }, [whileMs])
  return first
}
