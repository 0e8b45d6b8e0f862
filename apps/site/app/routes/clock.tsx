import { dottedDate, type Entry, findByDate, hasDateShape } from '@found-time/catalogue'
import { ClockScreen, ErrorPanel } from '@found-time/ui-frame'
import { Navigate } from 'react-router'
import { useCatalogue } from '../catalogue'
import { ClockOverlay, ClockView } from '../clock-view'
import { clockPageFailure } from '../failures'
import { useActivity } from '../use-activity'
import { useClock } from '../use-clock'
import { useVisit } from '../visit'
import { VisitScreen } from '../visit-screen'
import type { Route } from './+types/clock'

/** The strip hides after this long without a movement, in milliseconds. */
const STRIP_IDLE_MS = 1000

export default function ClockRoute({ params }: Route.ComponentProps) {
  const { entries, error, empty } = useCatalogue()
  if (!hasDateShape(params.date)) return <Navigate to="/" replace />
  if (error) {
    return (
      <ClockScreen>
        <ErrorPanel tone="dark" message={empty ? 'No clock is available.' : error} />
      </ClockScreen>
    )
  }
  const entry = findByDate(entries, params.date)
  if (!entry) return <Navigate to="/" replace />
  return <ClockPage key={entry.date} entry={entry} entries={entries} />
}

function ClockPage({ entry, entries }: { entry: Entry; entries: readonly Entry[] }) {
  const state = useClock(entry)
  const active = useActivity(STRIP_IDLE_MS)
  const visit = useVisit()
  return (
    <VisitScreen
      entry={entry}
      entries={entries}
      state={state}
      visit={visit}
      active={active}
      strip={{ date: dottedDate(entry.date) }}
      overlay={<ClockOverlay status={state.status} />}
    >
      <ClockView entry={entry} state={state} visit={visit} failure={clockPageFailure} />
    </VisitScreen>
  )
}
