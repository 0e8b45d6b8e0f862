import { type Entry, entryForToday, navigationDate } from '@found-time/catalogue'
import { ClockScreen, ErrorPanel, LoadingPanel } from '@found-time/ui-frame'
import { useEffect, useState } from 'react'
import { useCatalogue } from '../catalogue'
import { ClockOverlay, ClockView } from '../clock-view'
import { todayFailure } from '../failures'
import { FrameHeader } from '../paper'
import { useLocalDate } from '../today'
import { useActivity } from '../use-activity'
import { useClock } from '../use-clock'
import { useVisit } from '../visit'
import { VisitScreen } from '../visit-screen'

/** The header shows for this long, and the controls hide after this long without a movement, in milliseconds. */
const HEADER_MS = 1500
const CONTROLS_IDLE_MS = 3000

export default function Today() {
  const { entries, loading, error } = useCatalogue()
  const date = useLocalDate()
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
  return <TodayPage key={entry.date} entry={entry} entries={entries} />
}

function TodayPage({ entry, entries }: { entry: Entry; entries: readonly Entry[] }) {
  const state = useClock(entry)
  const active = useActivity(CONTROLS_IDLE_MS)
  const headerVisible = useFirst(HEADER_MS)
  const visit = useVisit()
  return (
    <VisitScreen
      entry={entry}
      entries={entries}
      state={state}
      visit={visit}
      active={active}
      strip={{ variant: 'controls', date: navigationDate(entry.date) }}
      header={visit.view.ui && !visit.view.ambient ? <FrameHeader /> : null}
      headerVisible={headerVisible}
      overlay={state.status === 'loading' ? null : <ClockOverlay status={state.status} />}
    >
      {state.status === 'loading' ? (
        <LoadingPanel tone="dark" text="Loading clock..." />
      ) : (
        <ClockView
          entry={entry}
          state={state}
          visit={visit}
          failure={(error) => todayFailure(entry.date, error)}
        />
      )}
    </VisitScreen>
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
