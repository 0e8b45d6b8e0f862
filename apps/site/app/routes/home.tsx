import { dottedDate, type Entry, listable, onThisDay, sortEntries, sortTooltip } from '@found-time/catalogue'
import { ErrorPanel, NothingFound, Register, type RegisterRow, SearchBar } from '@found-time/ui-frame'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useOrder } from '../home/use-order'
import { useSearch } from '../home/use-search'
import { smallPosterOf } from '../shared/posters'
import { useCatalogue } from '../shell/catalogue'
import { ErrorBoundary } from '../shell/error-boundary'
import { useHydrated } from '../shell/hydrated'
import { PageLayout } from '../shell/page-layout'
import { loadAsked } from '../shell/reload-once'
import { savesData } from '../shell/saves-data'
import { useLocalDate } from '../shell/today'
import { useKeys } from '../shell/use-keys'
import { useOpenPage } from '../shell/use-open-page'

const Calendar = lazy(() => loadAsked('calendar', () => import('../home/calendar')))
const KeysDialog = lazy(() => loadAsked('keys', () => import('../home/keys-dialog')))

export default function Home() {
  const { entries, loading, error } = useCatalogue()
  const listed = useMemo(() => listable(entries), [entries])
  const { order, random, press } = useOrder()
  const { query, setQuery, keepQuery, prepare, results, reasonOf, view, setView } = useSearch(listed)
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
    <PageLayout home waiting={loading}>
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
            <SearchBar
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
              <ErrorBoundary fallback={({ message }) => <ErrorPanel message={`Error: ${message}`} />}>
                <Suspense fallback={null}>
                  <Calendar entries={listed} results={results} newestFirst={order !== 'date-asc'} />
                </Suspense>
              </ErrorBoundary>
            ) : null
          }
          reasonOf={reasonOf}
          nothing={<NothingFound query={query} onClear={() => setQuery('')} />}
        />
      )}
      {keysShown ? (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <KeysDialog onClose={() => setKeysShown(false)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </PageLayout>
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
