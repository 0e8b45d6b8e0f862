import { dottedDate, type Entry, findByDate, hasDateShape } from '@found-time/catalogue'
import { ClockScreen, ErrorPanel } from '@found-time/ui-frame'
import { Navigate } from 'react-router'
import { useCatalogue } from '../catalogue'
import { ClockOverlay, ClockView } from '../clock-view'
import { EntryStrip } from '../entry-strip'
import { clockPageFailure } from '../failures'
import { LaterTools } from '../later-tools'
import { useActivity } from '../use-activity'
import { useClock } from '../use-clock'
import { useVisit } from '../visit'
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
  const { view, drift } = visit
  return (
    <ClockScreen
      overlay={view.transparent ? null : <ClockOverlay status={state.status} />}
      strip={
        view.ui ? (
          <EntryStrip entry={entry} entries={entries} date={dottedDate(entry.date)} visible={active} />
        ) : null
      }
      tools={<LaterTools entry={entry} entries={entries} state={state} visit={visit} active={active} />}
      transparent={view.transparent}
      ambient={view.ambient ? drift : undefined}
      idle={!active}
    >
      <ClockView entry={entry} state={state} visit={visit} failure={clockPageFailure} />
    </ClockScreen>
  )
}
