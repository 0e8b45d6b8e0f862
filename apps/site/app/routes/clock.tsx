import { dottedDate, type Entry, findByDate, hasDateShape } from '@found-time/catalogue'
import { ClockScreen, ErrorPanel } from '@found-time/ui-frame'
import { Navigate, useLocation, useParams } from 'react-router'
import { ClockPage } from '../clock-page/clock-page'
import { ClockOverlay, ClockView } from '../clock-page/clock-view'
import { clockPageFailure } from '../clock-page/failures'
import { useActivity } from '../clock-page/use-activity'
import { useClock } from '../clock-page/use-clock'
import { useClockPage } from '../clock-page/use-clock-page'
import { BASE } from '../shared/base'
import { pageOf } from '../shared/clock-path'
import { useCatalogue } from '../shell/catalogue'

/** The strip hides after this long without a movement, in milliseconds. */
const STRIP_IDLE_MS = 1000

export default function ClockRoute() {
  const { date = '' } = useParams()
  const { entries, error, empty } = useCatalogue()
  const { search, pathname } = useLocation()
  const missed = { missed: pathname }
  if (!hasDateShape(date)) {
    const written = dateAsShown(date)
    return <Navigate to={written ? pageOf({ path: written }) + search : BASE} replace state={missed} />
  }
  if (error) {
    return (
      <ClockScreen>
        <ErrorPanel tone="dark" message={empty ? 'No clock is available.' : error} />
      </ClockScreen>
    )
  }
  const entry = findByDate(entries, date)
  if (!entry) return <Navigate to={BASE} replace state={missed} />
  return <ClockOfDay key={entry.date} entry={entry} entries={entries} />
}

/**
 * The date in a path that is written as the register shows dates.
 * @example dateAsShown('25.05.02') // '25-05-02'
 */
function dateAsShown(text: string): string | undefined {
  const date = text.replaceAll('.', '-')
  return text.includes('.') && hasDateShape(date) ? date : undefined
}

function ClockOfDay({ entry, entries }: { entry: Entry; entries: readonly Entry[] }) {
  const state = useClock(entry)
  const active = useActivity(STRIP_IDLE_MS)
  const clockPage = useClockPage()
  return (
    <ClockPage
      entry={entry}
      entries={entries}
      state={state}
      clockPage={clockPage}
      active={active}
      strip={{ date: dottedDate(entry.date) }}
      overlay={<ClockOverlay status={state.status} />}
    >
      <ClockView entry={entry} state={state} clockPage={clockPage} failure={clockPageFailure} />
    </ClockPage>
  )
}
