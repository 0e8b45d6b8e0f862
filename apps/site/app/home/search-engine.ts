/** A search of the register. It comes when somebody searches, with what was found for each clock. */
import { type Entry, search, searchIndex, searchReason } from '@found-time/catalogue'
import { at, below } from '../shared/base'
import type { Asked } from './asked'
import { FILTERS, KEPT } from './filters'

/** What was found for each clock in words, and its facets, by path. */
interface Found {
  readonly words: Readonly<Record<string, string>>
  readonly facets: Readonly<Record<string, readonly string[]>>
}

/** @throws {Error} When it does not come. */
async function fetchFound(): Promise<Found> {
  const [words, facets] = await Promise.all(
    ['search', 'facets'].map(async (name) => {
      const response = await fetch(at(`/api/v1/${name}.json`))
      if (!response.ok) throw new Error(`${name}.json: ${response.status}`)
      return response.json()
    }),
  )
  return { words, facets }
}

export interface SearchEngine {
  /**
   * Those that answer, in the order of the catalogue.
   * @param kept - The dates of the clocks with a star.
   */
  readonly resultsOf: (asked: Asked, kept: readonly string[]) => readonly Entry[]
  /** Why a clock is among the results, where its title does not say so. */
  readonly reasonOf: (row: { readonly href: string; readonly title: string }, query: string) => string
}

export interface LoadedSearch {
  /** Without what was found a search goes by titles and dates. */
  readonly isComplete: boolean
  /** What can be asked for besides words, in groups. */
  readonly choices: typeof FILTERS
  readonly engineOf: (entries: readonly Entry[]) => SearchEngine
}

export async function loadSearch(): Promise<LoadedSearch> {
  const found = await fetchFound().catch(() => undefined)
  return {
    isComplete: found !== undefined,
    choices: FILTERS,
    engineOf: (entries) => searchEngine(entries, found ?? { words: {}, facets: {} }),
  }
}

function searchEngine(entries: readonly Entry[], { words, facets }: Found): SearchEngine {
  const index = searchIndex(entries, words)
  return {
    resultsOf({ query, filters }, kept) {
      const answers = query ? search(index, query) : entries
      if (filters.length === 0) return answers
      const is = ({ path, date }: Entry, filter: string) =>
        filter === KEPT ? kept.includes(date) : facets[path]?.includes(filter)
      return answers.filter((entry) => filters.every((filter) => is(entry, filter)))
    },
    reasonOf: ({ title, href }, query) =>
      searchReason(title, words[below(href) ?? ''] ?? '', query)
        .slice(0, 2)
        .join(' · '),
  }
}
