import type { Entry } from './parse.ts'

/** The orders of the home list. The site keeps the visitor's choice, so these strings are permanent. */
export const ORDERS = ['date-desc', 'date-asc', 'title-asc', 'title-desc', 'random'] as const

export type Order = (typeof ORDERS)[number]

/** The three buttons above the home list. */
export type SortButton = 'date' | 'title' | 'random'

export const DEFAULT_ORDER: Order = 'date-desc'

/** Whether a value, from storage for example, is one of `ORDERS`. */
export function isOrder(value: unknown): value is Order {
  return (ORDERS as readonly unknown[]).includes(value)
}

/**
 * Entries in an order of the home list, as a new array. Titles compare as in English, without regard to case or
 * accents and with numbers by value; equal titles stand oldest first, from A–Z and from Z–A.
 * @param random - Numbers from `0` up to but not including `1`; used by `'random'`, where every permutation is
 * equally likely. Default `Math.random`.
 * @example sortEntries(entries, 'title-asc') // "Take 2" comes before "Take 10"
 */
export function sortEntries(
  entries: readonly Entry[],
  order: Order,
  random: () => number = Math.random,
): Entry[] {
  const sorted = [...entries]
  switch (order) {
    case 'date-asc':
      return sorted.sort(byDate)
    case 'date-desc':
      return sorted.sort((a, b) => byDate(b, a))
    case 'title-asc':
      return sortByTitle(sorted, 1)
    case 'title-desc':
      return sortByTitle(sorted, -1)
    case 'random':
      return shuffle(sorted, random)
  }
}

/**
 * The order after a press. Date and title toggle; coming from elsewhere they start newest first and A–Z.
 * @example nextOrder('date-desc', 'date') // 'date-asc'
 */
export function nextOrder(current: Order, button: SortButton): Order {
  switch (button) {
    case 'date':
      return current === 'date-desc' ? 'date-asc' : 'date-desc'
    case 'title':
      return current === 'title-asc' ? 'title-desc' : 'title-asc'
    case 'random':
      return 'random'
  }
}

const TOOLTIPS: Readonly<Record<Order, string>> = {
  'date-asc': 'Sort Oldest to Newest',
  'date-desc': 'Sort Newest to Oldest',
  'title-asc': 'Sort A–Z',
  'title-desc': 'Sort Z–A',
  random: 'Sort Randomly',
}

/**
 * What a press of the button will do.
 * @example sortTooltip('title-asc', 'title') // 'Sort Z–A', with an en dash
 */
export function sortTooltip(current: Order, button: SortButton): string {
  return TOOLTIPS[nextOrder(current, button)]
}

const byDate = (a: Entry, b: Entry) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)

/** In place, as in English, whatever the machine speaks: everybody has the same A–Z. */
function sortByTitle(entries: Entry[], direction: 1 | -1): Entry[] {
  const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  return entries.sort((a, b) => direction * compare(a.title, b.title) || byDate(a, b))
}

/** Fisher–Yates, in place. Sorting by a random comparison would favour some permutations. */
function shuffle<T>(items: T[], random: () => number): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const chosen = Math.floor(random() * (last + 1))
    const kept = items[last]!
    items[last] = items[chosen]!
    items[chosen] = kept
  }
  return items
}
