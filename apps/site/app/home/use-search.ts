import { type Entry, search, searchIndex, searchReason } from '@found-time/catalogue'
import { REGISTER_VIEWS, type RegisterView } from '@found-time/ui-frame'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { CHOICES } from '../shared/choices'
import { useHydrated } from '../shell/hydrated'
import { useStoredChoice } from '../shell/storage'

type Found = Readonly<Record<string, string>>

/** A query that has stood this long is kept, in milliseconds. */
const SETTLED_MS = 400

const NOTHING_YET: Found = {}

export interface Search {
  readonly query: string
  readonly setQuery: (query: string) => void
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
  const [written, setWritten] = useState<{ key: string; query: string }>()
  const typed = written?.key === key ? written.query : undefined
  const query = typed ?? (hydrated ? (new URLSearchParams(asked).get('q') ?? '') : '')
  const [prepared, setPrepared] = useState(false)
  const wanted = prepared || query !== ''
  const found = useFound(wanted)
  const [view, setView] = useStoredChoice<RegisterView>(CHOICES.view, isView)
  const index = useMemo(() => (wanted ? searchIndex(entries, found) : []), [entries, found, wanted])
  const results = useMemo(() => (query ? search(index, query) : entries), [index, entries, query])
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(keep, SETTLED_MS, key, typed)
    return () => clearTimeout(timer)
  }, [key, typed])
  const reasonOf = useCallback(
    ({ title, href }: { title: string; href: string }) =>
      query
        ? searchReason(title, found[href.slice(1)] ?? '', query)
            .slice(0, 2)
            .join(' · ')
        : undefined,
    [found, query],
  )
  return {
    query,
    setQuery: (next) => setWritten({ key, query: next }),
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
 * @param key - The router's, of the address the query was written at. Another one may be open by now.
 */
function keep(key: string, query: string) {
  if ((history.state?.key ?? 'default') !== key) return
  const address = new URLSearchParams(query ? { q: query } : {}).toString()
  history.replaceState(history.state, '', address ? `?${address}` : location.pathname)
}

let fetched: Promise<Found> | undefined

function useFound(wanted: boolean): Found {
  const [found, setFound] = useState(NOTHING_YET)
  useEffect(() => {
    if (!wanted) return
    let here = true
    fetched ??= fetch('/api/v1/search.json').then((response) => {
      if (!response.ok) throw new Error(`search.json: ${response.status}`)
      return response.json()
    })
    fetched.then(
      (loaded) => {
        if (here) setFound(loaded)
      },
      () => {
        fetched = undefined // asked again the next time
      },
    )
    return () => {
      here = false
    }
  }, [wanted])
  return found
}
