import { isRealDate } from './dates.ts'
import type { Entry } from './parse.ts'

/** Entries with the words they can be found by. */
export type SearchIndex = readonly { readonly entry: Entry; readonly words: string }[]

/**
 * Makes entries ready to be searched: by title, date, month, number and what was found for them.
 * @param found - What was found for each clock, by path, in pieces that stand between middle dots.
 * @example searchIndex(entries, { '25-04-13': 'Orange · palapeli-data 22.12.3 (Debian)' })
 */
export function searchIndex(
  entries: readonly Entry[],
  found: Readonly<Record<string, string>> = {},
): SearchIndex {
  const months = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
  return entries.map((entry) => {
    const { title, date, clockNumber, path } = entry
    const month = isRealDate(date) ? months.format(new Date(`20${date}T00:00:00Z`)) : ''
    return { entry, words: plainWords(`${title} ${date} ${clockNumber} ${month} ${found[path] ?? ''}`) }
  })
}

/**
 * The entries in which every word of a query begins a word, in the order of the index. Capitals, accents and marks
 * are not told apart; a query without words finds everything.
 * @example search(searchIndex(entries), 'bl mar') // Blue Marble
 */
export function search(index: SearchIndex, query: string): Entry[] {
  const asked = askedWords(query)
  return index.filter(({ words }) => asked.every((word) => words.includes(word))).map(({ entry }) => entry)
}

/**
 * Those pieces of what was found for a clock that a query meets with more of its words than the title does: the
 * reason why the clock is among the found ones.
 * @returns Empty when the title says it all.
 * @example searchReason('Orange', 'Orange photograph · palapeli-data', 'palapeli') // ['palapeli-data']
 */
export function searchReason(title: string, found: string, query: string): string[] {
  const inTitle = plainWords(title)
  const missing = askedWords(query).filter((word) => !inTitle.includes(word))
  if (missing.length === 0) return []
  return found.split(' · ').filter((piece) => {
    const words = plainWords(piece)
    return missing.some((word) => words.includes(word))
  })
}

/** Years are written with two digits here, and by others with four. */
const askedWords = (query: string) =>
  plainWords(query.replace(/\b20(?=\d\d[-./]\d)/g, ''))
    .trim()
    .split(' ')
    .filter(Boolean)
    .map((word) => ` ${word}`)

/** Lower case without accents, each word with a space before it; a date or a version is one word. */
const plainWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/(?<=\d)[-./](?=\d)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')}`
