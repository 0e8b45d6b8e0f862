import {
  findByDate,
  neighbours,
  ORDERS,
  parseCatalogue,
  search,
  searchIndex,
  sortEntries,
} from '@found-time/catalogue'
import { median } from '@found-time/studio/measure/median'
import { milliseconds, type Row } from './row.ts'

export const FRAME_MS = 16
const COUNT = 1000
const DAY_MS = 86_400_000

/** A list of the size of three years, with titles as ours are: two words, some accents, some numbers. */
const words = [
  'Blue',
  'Été',
  'Circle',
  'Night',
  'Exact',
  'Sixty',
  'Ångström',
  'Water',
  'Paper',
  'Zinc',
  'Last',
  'Ivory',
]
export const manyRows = Array.from({ length: COUNT }, (_, index) => {
  const date = new Date(Date.UTC(2025, 3, 1) + index * DAY_MS).toISOString().slice(2, 10)
  const title = `${words[index % 12]} ${words[(index * 7) % 11]} ${index % 60}`
  return { path: date, date, title }
})

function time(run: () => unknown): number {
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return median(times)
}

export function measureCatalogue(): Row[] {
  const entries = parseCatalogue(manyRows)
  const shuffled = sortEntries(entries, 'random')
  const index = searchIndex(entries)
  const middle = entries[COUNT / 2]?.date ?? ''
  const runs: [string, () => unknown][] = [
    ['Parse', () => parseCatalogue(manyRows)],
    ...ORDERS.map((order): [string, () => unknown] => [`Sort ${order}`, () => sortEntries(shuffled, order)]),
    ['Neighbours', () => neighbours(entries, middle)],
    ['Look up by date', () => findByDate(entries, middle)],
    ['Search', () => search(index, 'wat ivo')],
  ]
  return runs.map(([name, run]) => {
    const ms = time(run)
    return {
      measure: `${name}, 1,000 entries, median of 15`,
      value: milliseconds(ms),
      against: `${(ms / FRAME_MS).toFixed(2)} of a 16 ms frame`,
      met: ms <= FRAME_MS,
    }
  })
}
