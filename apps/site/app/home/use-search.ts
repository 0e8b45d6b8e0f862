import type { Entry } from '@found-time/catalogue'
import { REGISTER_VIEWS, type RegisterView, type SearchFilterGroup } from '@found-time/ui-frame'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { CHOICES } from '../shared/choices'
import { useHydrated } from '../shell/hydrated'
import { useKeptClocks } from '../shell/kept-clocks'
import { loadAsked } from '../shell/reload-once'
import { useStoredChoice } from '../shell/storage'
import type { Asked } from './asked'
import type { LoadedSearch } from './search-engine'

/** A query that has stood this long is kept, in milliseconds. */
const SETTLED_MS = 400

export interface Search extends Asked {
  readonly setQuery: (query: string) => void
  readonly toggleFilter: (filter: string) => void
  readonly clear: () => void
  /** What can be asked for besides, in groups, once the visitor searches. */
  readonly choices: readonly SearchFilterGroup[] | undefined
  /** False until what the address asks for is found. */
  readonly ready: boolean
  /** Puts the query into the address now, because the page is about to be left. */
  readonly keepQuery: () => void
  /** Fetches what was found for each clock, once; a search without it goes by titles. */
  readonly prepare: () => void
  /** The entries that answer, in the order of the catalogue. */
  readonly results: readonly Entry[]
  /** Why a clock is among the results, where its title does not say so. */
  readonly reasonOf: (row: { href: string; title: string }) => string | undefined
  readonly view: RegisterView
  readonly setView: (view: RegisterView) => void
}

const isView = (value: unknown): value is RegisterView =>
  (REGISTER_VIEWS as readonly unknown[]).includes(value)

/** What the visitor looks for in the register, which stands in the address as `q`, and how it is laid out. */
export function useSearch(entries: readonly Entry[]): Search {
  const { search: asked, key } = useLocation()
  const hydrated = useHydrated()
  // What was chosen by hand goes when another address is opened.
  const [written, setWritten] = useState<{ key: string; search: Asked }>()
  const typed = written?.key === key ? written.search : undefined
  const inAddress = useMemo(() => readAsked(asked), [asked])
  const { query, filters } = typed ?? (hydrated ? inAddress : NOTHING_ASKED)
  const [prepared, setPrepared] = useState(false)
  const wanted = prepared || query !== '' || filters.length > 0
  const loaded = useLoadedSearch(wanted)
  const engine = useMemo(() => loaded?.engineOf?.(entries), [loaded, entries])
  const { dates: kept } = useKeptClocks()
  const [view, setView] = useStoredChoice<RegisterView>(CHOICES.view, isView)
  const isSearch = query !== '' || filters.length > 0
  const results = useMemo(
    () => (isSearch && engine ? engine.resultsOf({ query, filters }, kept) : entries),
    [isSearch, engine, entries, query, filters, kept],
  )
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(keep, SETTLED_MS, key, typed)
    return () => clearTimeout(timer)
  }, [key, typed])
  const reasonOf = useCallback(
    (row: { href: string; title: string }) => (query && engine?.reasonOf(row, query)) || undefined,
    [engine, query],
  )
  return {
    query,
    setQuery: (next) => setWritten({ key, search: { query: next, filters } }),
    filters,
    toggleFilter(filter) {
      const others = filters.filter((one) => one !== filter)
      const next = others.length < filters.length ? others : [...filters, filter]
      setWritten({ key, search: { query, filters: next } })
    },
    clear: () => setWritten({ key, search: NOTHING_ASKED }),
    choices: loaded?.choices,
    ready: !isSearch || loaded !== undefined,
    keepQuery() {
      if (typed !== undefined) keep(key, typed)
    },
    prepare: () => setPrepared(true),
    results,
    reasonOf,
    view,
    setView,
  }
}

/**
 * Past the router: a letter is not a visit, yet the way back from a clock leads to what was found. Only when the
 * visitor pauses: browsers allow about three a second.
 * @param key - The router's, of the address the search was written at. Another one may be open by now.
 */
function keep(key: string, { query, filters }: Asked) {
  if ((history.state?.key ?? 'default') !== key) return
  const address = new URLSearchParams({
    ...(query && { q: query }),
    ...(filters.length > 0 && { is: filters.join(' ') }),
  }).toString()
  history.replaceState(history.state, '', address ? `?${address}` : location.pathname)
}

const NOTHING_ASKED: Asked = { query: '', filters: [] }

/** @param search - The part of the address from the `?` on: `?q=debian&is=dial+dark`. */
function readAsked(search: string): Asked {
  const asked = new URLSearchParams(search)
  return {
    query: asked.get('q') ?? '',
    filters: [...new Set(asked.get('is')?.split(/\s+/).filter(Boolean))],
  }
}

/** Once it has come whole it stays. */
let complete: LoadedSearch | undefined

/** @returns Nothing of it where its script does not come: then all are shown. */
function useLoadedSearch(wanted: boolean): Partial<LoadedSearch> | undefined {
  const [loaded, setLoaded] = useState<Partial<LoadedSearch> | undefined>(complete)
  useEffect(() => {
    if (!wanted || complete) return
    let here = true
    const load = async () => {
      const { loadSearch } = await loadAsked('search', () => import('./search-engine'))
      const search = await loadSearch()
      if (search.isComplete) complete = search // else asked for again the next time
      if (here) setLoaded(search)
    }
    load().catch(() => here && setLoaded({}))
    return () => {
      here = false
    }
  }, [wanted])
  return loaded
}
