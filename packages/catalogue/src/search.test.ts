import { describe, expect, it } from 'vitest'
import { parseCatalogue, search, searchIndex, searchReason } from './index.ts'

const entries = parseCatalogue([
  { date: '25-04-02', title: 'Blue Marble Clock' },
  { date: '25-04-05', title: 'Snellen' },
  { date: '25-05-28', title: 'Moiré' },
  { date: '25-05-31', title: 'Last Page' },
])
const index = searchIndex(entries, {
  '25-04-05': 'Optician Sans · Fábio Duarte Martins · @fontsource/optician-sans 5.2.6 (npm)',
  '25-05-31': 'Alice’s Adventures · Lewis Carroll · miller-texts 1.0 (Debian)',
})
const titles = (query: string) => search(index, query).map(({ title }) => title)

describe('search', () => {
  it.each([
    ['a title by its beginning', 'blu', ['Blue Marble']],
    ['a title by each word’s beginning, in any order', 'mar blu', ['Blue Marble']],
    ['nothing by the middle of a word', 'arble', []],
    ['nothing when one word is missing', 'blue moon', []],
    ['a title with an accent without writing it', 'moire', ['Moiré']],
    ['a title without an accent that is written', 'snéllen', ['Snellen']],
    ['what was found, by its maker', 'fabio', ['Snellen']],
    ['what was found, by its package', 'fontsource/optician', ['Snellen']],
    ['a date with dots', '25.05', ['Moiré', 'Last Page']],
    ['a date with its whole year', '2025-05-28', ['Moiré']],
    ['a month with its whole year', '2025-05', ['Moiré', 'Last Page']],
    ['a month by its name', 'may', ['Moiré', 'Last Page']],
    ['a number of the list', '#4', ['Last Page']],
    ['everything without a word', ' – ', ['Blue Marble', 'Snellen', 'Moiré', 'Last Page']],
  ])('finds %s', (_, query, expected) => {
    expect(titles(query)).toEqual(expected)
  })

  it('finds titles before it is known what was found for them', () => {
    expect(search(searchIndex(entries), 'last').map(({ title }) => title)).toEqual(['Last Page'])
  })
})

describe('the reason', () => {
  const found = 'Optician Sans · Fábio Duarte Martins · @fontsource/optician-sans 5.2.6 (npm)'
  it('is the piece that was met', () => {
    expect(searchReason('Snellen', found, 'fabio')).toEqual(['Fábio Duarte Martins'])
  })
  it('is each piece that was met', () => {
    expect(searchReason('Snellen', found, 'snellen opt')).toEqual([
      'Optician Sans',
      '@fontsource/optician-sans 5.2.6 (npm)',
    ])
  })
  it('is not needed when the title says it', () => {
    expect(searchReason('Snellen', found, 'snell')).toEqual([])
  })
})
