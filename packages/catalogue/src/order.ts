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

const MARKS = /[\u0300-\u036f]/g
const QUOTES = /[“”‘’]/g

/** Lower than any character of a title, so that a title stands before those that go on from it. */
const END = '\0'

/** As many digits as a safe integer has. */
const DIGITS = 16

/**
 * What a title is sorted by: without capitals, accents and curly quotes, its first number by value so that 9 comes
 * before 10. An `Intl.Collator` needs three frames of a screen for ten thousand titles; comparing these as plain
 * strings takes half a frame.
 */
function titleKey(title: string): string {
  let text = title.toLowerCase()
  if (/[^\x20-\x7e]/.test(text)) {
    text = text
      .normalize('NFD')
      .replace(MARKS, '')
      .replace(QUOTES, (quote) => (quote < '“' ? "'" : '"'))
  }
  const digitAt = text.search(/\d/)
  if (digitAt < 0) return text
  const rest = text.slice(digitAt)
  // Any digit stands for the number at first, so that it keeps its place among letters and marks.
  return `${text.slice(0, digitAt)}0${END}${String(Number.parseInt(rest, 10)).padStart(DIGITS, '0')}${END}${rest}`
}

// An entry never changes, so its key is made once: two thirds of a first sort go into making them.
const titleKeys = new WeakMap<Entry, string>()

function keyOf(entry: Entry): string {
  let key = titleKeys.get(entry)
  if (key === undefined) {
    key = titleKey(entry.title)
    titleKeys.set(entry, key)
  }
  return key
}

function sortByTitle(entries: readonly Entry[], direction: 1 | -1): Entry[] {
  return entries
    .map((entry) => ({ entry, key: keyOf(entry) }))
    .sort((a, b) => (a.key === b.key ? byDate(a.entry, b.entry) : a.key < b.key ? -direction : direction))
    .map(({ entry }) => entry)
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
