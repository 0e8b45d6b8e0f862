import { type Entry, listable, onThisDay, sortEntries, sortTooltip } from '@found-time/catalogue'
import { ErrorPanel, Follow, NothingFound, Register, SearchBar } from '@found-time/ui-frame'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Front } from '../home/front'
import { useOrder } from '../home/use-order'
import { useSearch } from '../home/use-search'
import { pageOf } from '../shared/clock-path'
import { FOLLOW } from '../shared/follow'
import { RANDOM } from '../shared/pages'
import { registerRow } from '../shared/register-row'
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
const KeptLine = lazy(() => loadAsked('kept', () => import('../home/kept-line')))
const KeysDialog = lazy(() => loadAsked('keys', () => import('../home/keys-dialog')))

export default function Home() {
  const { entries, loading, error } = useCatalogue()
  const listed = useMemo(() => listable(entries), [entries])
  const { order, random, press } = useOrder()
  const search = useSearch(listed)
  const { query, filters, keepQuery, results, reasonOf, view } = search
  // All are sorted once and then sifted, so that a letter more does not sort again.
  const sorted = useMemo(() => sortEntries(listed, order, random), [listed, order, random])
  const shown = useMemo(() => sift(sorted, results), [sorted, results])
  const today = useLocalDate()
  const frugal = useHydrated() && savesData()
  const [keysShown, setKeysShown] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const open = useOpenPage()
  const missed: string | undefined = useLocation().state?.missed
  useKeys({
    '/': () => field.current?.focus(),
    r: () => open(RANDOM),
    '?': () => setKeysShown(true),
  })

  // In the grid the visitor asked for pictures.
  const withPosters = view === 'grid' || !frugal
  const rowOf = useMemo(
    () =>
      new Map(
        listed.map((entry) => {
          const row = registerRow(entry)
          return [entry, withPosters ? row : { ...row, poster: undefined }]
        }),
      ),
    [listed, withPosters],
  )
  const rows = useMemo(() => shown.map((entry) => rowOf.get(entry)!), [shown, rowOf])
  const isSearch = query !== '' || filters.length > 0
  // Enter may be pressed before what answers is known.
  const [openFirst, setOpenFirst] = useState(false)
  useEffect(() => {
    if (!openFirst || !search.ready) return
    setOpenFirst(false)
    if (!isSearch || !rows[0]) return
    keepQuery()
    open(rows[0].href)
  }, [openFirst, search.ready, isSearch, rows, keepQuery, open])

  return (
    <PageLayout home waiting={loading || !search.ready}>
      {missed ? (
        <p className="ftf-missed" role="status">
          There is no clock at {missed}
        </p>
      ) : null}
      <Front entries={listed} />
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
            <>
              <SearchBar
                field={field}
                query={query}
                onQuery={search.setQuery}
                onFocus={search.prepare}
                onBlur={keepQuery}
                onEnter={() => setOpenFirst(true)}
                result={isSearch && search.ready ? `${results.length} of ${listed.length}` : ''}
                filters={search.choices}
                chosen={filters}
                onFilter={search.toggleFilter}
                view={view}
                onView={search.setView}
                anyHref={RANDOM}
                onThisDay={onThisDay(listed, today).map((entry) => ({
                  href: pageOf(entry),
                  label: `${entry.title}, 20${entry.date.slice(0, 2)}`,
                }))}
              />
              {filters.includes('kept') ? (
                <ErrorBoundary fallback={() => null}>
                  <Suspense fallback={null}>
                    <KeptLine />
                  </Suspense>
                </ErrorBoundary>
              ) : null}
            </>
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
          nothing={
            <NothingFound query={[query, ...filters].filter(Boolean).join(', ')} onClear={search.clear} />
          }
        />
      )}
      <Follow links={FOLLOW} />
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

function sift(sorted: readonly Entry[], results: readonly Entry[]): readonly Entry[] {
  if (results.length === sorted.length) return sorted
  const found = new Set(results)
  return sorted.filter((entry) => found.has(entry))
}
