import {
  dottedDate,
  type Entry,
  findByDate,
  HOME_LABEL,
  hasDateShape,
  neighbours,
  nextLabel,
  previousLabel,
} from '@found-time/catalogue'
import { ClockScreen, ClockStrip, ErrorPanel } from '@found-time/ui-frame'
import { Navigate } from 'react-router'
import { useCatalogue } from '../catalogue'
import { ClockOverlay, ClockView } from '../clock-view'
import { clockPageFailure } from '../failures'
import { useActivity } from '../use-activity'
import { useClock } from '../use-clock'
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
  const { previous, next } = neighbours(entries, entry.date)
  return (
    <ClockScreen
      overlay={<ClockOverlay status={state.status} />}
      strip={
        <ClockStrip
          date={dottedDate(entry.date)}
          title={entry.title}
          number={`#${entry.clockNumber}`}
          previous={{ href: addressOf(previous), label: previousLabel(previous) }}
          next={{ href: addressOf(next), label: nextLabel(next) }}
          homeHref="/"
          homeLabel={HOME_LABEL}
          visible={active}
        />
      }
    >
      <ClockView date={entry.date} state={state} failure={clockPageFailure} />
    </ClockScreen>
  )
}

const addressOf = (neighbour: Entry | undefined) => (neighbour ? `/${neighbour.path}` : '/')
