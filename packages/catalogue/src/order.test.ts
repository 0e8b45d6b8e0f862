import { describe, expect, it } from 'vitest'
import {
  DEFAULT_ORDER,
  type Entry,
  isOrder,
  nextOrder,
  ORDERS,
  type Order,
  parseCatalogue,
  type SortButton,
  sortEntries,
  sortTooltip,
} from './index.ts'

const list = (...rows: [date: string, title: string][]): Entry[] =>
  parseCatalogue(rows.map(([date, title]) => ({ date, title })))

const titles = (entries: Entry[]) => entries.map((entry) => entry.title)

const four = list(['25-04-02', 'Banana'], ['25-04-04', 'apple'], ['24-12-31', 'Cherry'], ['25-04-03', 'Date'])

describe('orders', () => {
  it('are these five', () => {
    expect(ORDERS).toEqual(['date-desc', 'date-asc', 'title-asc', 'title-desc', 'random'])
  })

  it('begin with the newest first', () => expect(DEFAULT_ORDER).toBe('date-desc'))

  it.each([['date-desc'], ['date-asc'], ['title-asc'], ['title-desc'], ['random']])('know %s', (value) =>
    expect(isOrder(value)).toBe(true),
  )

  it.each([['date'], ['DATE-DESC'], [''], [null], [undefined], [0], [['random']]])(
    'do not know %j',
    (value) => expect(isOrder(value)).toBe(false),
  )
})

describe('sortEntries', () => {
  it.each<[Order, string[]]>([
    ['date-desc', ['apple', 'Date', 'Banana', 'Cherry']],
    ['date-asc', ['Cherry', 'Banana', 'Date', 'apple']],
    ['title-asc', ['apple', 'Banana', 'Cherry', 'Date']],
    ['title-desc', ['Date', 'Cherry', 'Banana', 'apple']],
  ])('sorts by %s', (order, expected) => expect(titles(sortEntries(four, order))).toEqual(expected))

  it('sorts numbers in titles by value', () => {
    const takes = list(
      ['25-04-01', 'Take 10'],
      ['25-04-02', 'Take 9b'],
      ['25-04-03', 'Take 2'],
      ['25-04-04', 'Take 9a'],
    )
    expect(titles(sortEntries(takes, 'title-asc'))).toEqual(['Take 2', 'Take 9a', 'Take 9b', 'Take 10'])
    expect(titles(sortEntries(takes, 'title-desc'))).toEqual(['Take 10', 'Take 9b', 'Take 9a', 'Take 2'])
  })

  it('sorts accented letters, marks and numbers where an English reader looks for them', () => {
    const mixed = list(
      ['25-04-01', 'zebra'],
      ['25-04-02', 'Éclair'],
      ['25-04-03', '7 Fish'],
      ['25-04-04', 'eclipse'],
      ['25-04-05', '“Eel”'],
      ['25-04-06', 'Take2'],
      ['25-04-07', 'Take 3'],
      ['25-04-08', 'Fish 7'],
    )
    expect(titles(sortEntries(mixed, 'title-asc'))).toEqual([
      '“Eel”',
      '7 Fish',
      'Éclair',
      'eclipse',
      'Fish 7',
      'Take 3',
      'Take2',
      'zebra',
    ])
  })

  it('puts equal titles oldest first, whatever their case or accents, from A–Z and from Z–A', () => {
    const equal = list(['25-04-03', 'Café'], ['25-04-01', 'cafe'], ['25-04-04', 'Zoo'], ['25-04-02', 'CAFE'])
    expect(titles(sortEntries(equal, 'title-asc'))).toEqual(['cafe', 'CAFE', 'Café', 'Zoo'])
    expect(titles(sortEntries(equal, 'title-desc'))).toEqual(['Zoo', 'cafe', 'CAFE', 'Café'])
  })

  it('shuffles as the numbers it is given say', () => {
    const numbers = [0.1, 0.9, 0.4]
    expect(titles(sortEntries(four, 'random', () => numbers.shift()!))).toEqual([
      'apple',
      'Date',
      'Cherry',
      'Banana',
    ])
  })

  it('reaches every permutation exactly once when the numbers cover every choice once', () => {
    const three = list(['25-04-01', 'a'], ['25-04-02', 'b'], ['25-04-03', 'c'])
    const shuffles = [0, 1 / 3, 2 / 3].flatMap((first) =>
      [0, 1 / 2].map((second) => {
        const numbers = [first, second]
        return titles(sortEntries(three, 'random', () => numbers.shift()!)).join('')
      }),
    )
    expect(shuffles.sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  })

  it('keeps every entry once when it shuffles with its own numbers', () => {
    expect(titles(sortEntries(four, 'random')).sort()).toEqual(['Banana', 'Cherry', 'Date', 'apple'])
  })

  it.each(ORDERS)('gives a new array and leaves the old one alone: %s', (order) => {
    const frozen = Object.freeze([...four])
    expect(sortEntries(frozen, order)).not.toBe(frozen)
    expect(titles([...frozen])).toEqual(['Banana', 'apple', 'Cherry', 'Date'])
  })

  it.each(ORDERS)('gives an empty list for an empty list: %s', (order) => {
    expect(sortEntries([], order)).toEqual([])
  })
})

const presses: [Order, SortButton, Order, string][] = [
  ['date-desc', 'date', 'date-asc', 'Sort Oldest to Newest'],
  ['date-asc', 'date', 'date-desc', 'Sort Newest to Oldest'],
  ['title-asc', 'date', 'date-desc', 'Sort Newest to Oldest'],
  ['title-desc', 'date', 'date-desc', 'Sort Newest to Oldest'],
  ['random', 'date', 'date-desc', 'Sort Newest to Oldest'],
  ['title-asc', 'title', 'title-desc', 'Sort Z–A'],
  ['title-desc', 'title', 'title-asc', 'Sort A–Z'],
  ['date-desc', 'title', 'title-asc', 'Sort A–Z'],
  ['date-asc', 'title', 'title-asc', 'Sort A–Z'],
  ['random', 'title', 'title-asc', 'Sort A–Z'],
  ['date-desc', 'random', 'random', 'Sort Randomly'],
  ['random', 'random', 'random', 'Sort Randomly'],
]

describe('the sort buttons', () => {
  it.each(presses)('from %s, the %s button leads to %s', (current, button, next) =>
    expect(nextOrder(current, button)).toBe(next),
  )

  it.each(presses)(
    'from %s, the %s button, which leads to %s, is announced as %j',
    (current, button, _next, tooltip) => expect(sortTooltip(current, button)).toBe(tooltip),
  )
})
