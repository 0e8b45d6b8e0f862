import { type Entry, entryForToday, localDate, navigationDate } from '@found-time/catalogue'
import { ClockScreen, ErrorPanel, LoadingPanel } from '@found-time/ui-frame'
import { useEffect, useState } from 'react'
import { useCatalogue } from '../catalogue'
import { ClockOverlay, ClockView } from '../clock-view'
import { EntryStrip } from '../entry-strip'
import { todayFailure } from '../failures'
import { FrameHeader } from '../paper'
import { useActivity } from '../use-activity'
import { useClock } from '../use-clock'

/** The header shows for this long, and the controls hide after this long without a movement, in milliseconds. */
const HEADER_MS = 1500
const CONTROLS_IDLE_MS = 3000

export default function Today() {
  const { entries, loading, error } = useCatalogue()
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
  const entry = entryForToday(entries, localDate(new Date()))
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
  return (
    <ClockScreen
      header={<FrameHeader />}
      headerVisible={headerVisible}
      overlay={state.status === 'loading' ? null : <ClockOverlay status={state.status} />}
      strip={
        <EntryStrip
          entry={entry}
          entries={entries}
          variant="controls"
          date={navigationDate(entry.date)}
          visible={active}
        />
      }
    >
      {state.status === 'loading' ? (
        <LoadingPanel tone="dark" text="Loading clock..." />
      ) : (
        <ClockView date={entry.date} state={state} failure={(error) => todayFailure(entry.date, error)} />
      )}
    </ClockScreen>
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
