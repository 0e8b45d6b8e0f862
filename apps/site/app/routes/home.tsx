import { dottedDate, type Entry, listable, onThisDay, sortEntries, sortTooltip } from '@found-time/catalogue'
import { ErrorPanel, Finder, NothingFound, Register, type RegisterRow } from '@found-time/ui-frame'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { Boundary } from '../boundary'
import { useCatalogue } from '../catalogue'
import { useFinding } from '../finding/use-finding'
import { useHydrated } from '../hydrated'
import { Paper } from '../paper'
import { smallPosterOf } from '../poster-of'
import { loadAsked } from '../reload-once'
import { savesData } from '../saves-data'
import { useLocalDate } from '../today'
import { useKeys } from '../use-keys'
import { useOpenPage } from '../use-open-page'
import { useOrder } from '../use-order'

const Calendar = lazy(() => loadAsked('calendar', () => import('../finding/calendar')))
const KeysSheet = lazy(() => loadAsked('keys', () => import('../finding/keys-sheet')))

export default function Home() {
  const { entries, loading, error } = useCatalogue()
  const listed = useMemo(() => listable(entries), [entries])
  const { order, random, press } = useOrder()
  const { query, setQuery, keepQuery, prepare, results, reasonOf, view, setView } = useFinding(listed)
  // All are sorted once and then sifted, so that a letter more does not sort again.
  const sorted = useMemo(() => sortEntries(listed, order, random), [listed, order, random])
  const shown = useMemo(() => sift(sorted, results), [sorted, results])
  const today = useLocalDate()
  const frugal = useHydrated() && savesData()
  const [keysShown, setKeysShown] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const open = useOpenPage()
  useKeys({ '/': () => field.current?.focus(), '?': () => setKeysShown(true) })

  // In the grid the visitor asked for pictures.
  const withPosters = view === 'grid' || !frugal
  const rowOf = useMemo(
    () => new Map(listed.map((entry) => [entry, toRow(entry, withPosters)])),
    [listed, withPosters],
  )
  const rows = useMemo(() => shown.map((entry) => rowOf.get(entry)!), [shown, rowOf])
  const openFirst = () => {
    if (!query || !rows[0]) return
    keepQuery()
    open(rows[0].href)
  }

  return (
    <Paper home waiting={loading}>
      {error ? (
        <ErrorPanel message={`Error: ${error}`} />
      ) : (
        <Register
          rows={rows}
          order={order}
          onSort={press}
          tooltips={{
            date: sortTooltip(order, 'date'),
            title: sortTooltip(order, 'title'),
            random: sortTooltip(order, 'random'),
          }}
          view={view}
          finder={
            <Finder
              field={field}
              query={query}
              onQuery={setQuery}
              onFocus={prepare}
              onBlur={keepQuery}
              onEnter={openFirst}
              result={query ? `${results.length} of ${listed.length}` : ''}
              view={view}
              onView={setView}
              onThisDay={onThisDay(listed, today).map(({ path, date, title }) => ({
                href: `/${path}`,
                label: `${title}, 20${date.slice(0, 2)}`,
              }))}
            />
          }
          calendar={
            view === 'calendar' ? (
              <Boundary fallback={({ message }) => <ErrorPanel message={`Error: ${message}`} />}>
                <Suspense fallback={null}>
                  <Calendar entries={listed} results={results} newestFirst={order !== 'date-asc'} />
                </Suspense>
              </Boundary>
            ) : null
          }
          reasonOf={reasonOf}
          nothing={<NothingFound query={query} onClear={() => setQuery('')} />}
        />
      )}
      {keysShown ? (
        <Boundary fallback={() => null}>
          <Suspense fallback={null}>
            <KeysSheet onClose={() => setKeysShown(false)} />
          </Suspense>
        </Boundary>
      ) : null}
    </Paper>
  )
}

const toRow = (entry: Entry, withPoster: boolean): RegisterRow => ({
  href: `/${entry.path}`,
  date: dottedDate(entry.date),
  title: entry.title,
  number: `#${entry.clockNumber}`,
  poster: withPoster ? smallPosterOf(entry.path) : undefined,
})

function sift(sorted: readonly Entry[], results: readonly Entry[]): readonly Entry[] {
  if (results.length === sorted.length) return sorted
  const found = new Set(results)
  return sorted.filter((entry) => found.has(entry))
}
