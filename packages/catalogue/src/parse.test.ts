import { describe, expect, it } from 'vitest'
import { CatalogueError, cleanTitle, parseCatalogue } from './index.ts'

const thrownBy = (rows: unknown): CatalogueError => {
  try {
    parseCatalogue(rows)
  } catch (error) {
    if (error instanceof CatalogueError) return error
  }
  throw new Error('parseCatalogue threw no CatalogueError')
}

describe('parseCatalogue', () => {
  it('reads a row into an entry', () => {
    expect(parseCatalogue([{ path: '25-04-01', date: '25-04-01', title: 'Opening Hours Clock' }])).toEqual([
      { path: '25-04-01', date: '25-04-01', title: 'Opening Hours', clockNumber: 1 },
    ])
  })

  it('trims slashes at both ends of the path and keeps those inside', () => {
    expect(parseCatalogue([{ path: '//spring/25-04-01/', date: '25-04-01' }])[0]?.path).toBe(
      'spring/25-04-01',
    )
  })

  it.each([
    ['missing', undefined],
    ['null', null],
    ['empty', ''],
    ['only slashes', '//'],
  ])('takes the date for the path when it is %s', (_, path) => {
    expect(parseCatalogue([{ path, date: '25-04-01' }])[0]?.path).toBe('25-04-01')
  })

  it('numbers clocks from 1 by their position in the source list, before filtering', () => {
    const entries = parseCatalogue([{ date: '25-04-01' }, { date: 'yesterday' }, null, { date: '25-04-02' }])
    expect(entries.map(({ date, clockNumber }) => [date, clockNumber])).toEqual([
      ['25-04-01', 1],
      ['25-04-02', 4],
    ])
  })

  it('keeps the order of the source list', () => {
    const entries = parseCatalogue([{ date: '25-04-03' }, { date: '25-04-01' }, { date: '25-04-02' }])
    expect(entries.map((entry) => entry.date)).toEqual(['25-04-03', '25-04-01', '25-04-02'])
  })

  it.each(['2025-04-01', '25-4-1', '25/04/01', '25-04-01 ', '25-04-01\n', ' 25-04-01', '25-04-0a', ''])(
    'leaves out a date that is not two digits, dash, two digits, dash, two digits: %j',
    (date) => {
      expect(parseCatalogue([{ path: 'x', date }, { date: '25-04-02' }])).toEqual([
        { path: '25-04-02', date: '25-04-02', title: 'No Title', clockNumber: 2 },
      ])
    },
  )

  it('keeps a date of the right shape that is not a real date', () => {
    expect(parseCatalogue([{ date: '25-02-30' }])[0]?.date).toBe('25-02-30')
  })

  it('keeps the first entry of a date and leaves out the later', () => {
    const entries = parseCatalogue([
      { date: '25-04-01', title: 'First' },
      { date: '25-04-01', title: 'Second' },
      { date: '25-04-02', title: 'Third' },
    ])
    expect(entries.map(({ title, clockNumber }) => [title, clockNumber])).toEqual([
      ['First', 1],
      ['Third', 3],
    ])
  })

  it('leaves out rows that are not objects or have fields of the wrong type', () => {
    const entries = parseCatalogue([
      null,
      3,
      'clock',
      undefined,
      ['25-04-01'],
      { date: 250401 },
      { date: null },
      { path: 7, date: '25-04-01' },
      { date: '25-04-02', title: 12 },
      { date: '25-04-03' },
    ])
    expect(entries).toEqual([{ path: '25-04-03', date: '25-04-03', title: 'No Title', clockNumber: 10 }])
  })

  it("says 'No data found in JSON file.' for a list without rows", () => {
    expect(thrownBy([]).reason).toBe('empty')
    expect(thrownBy([]).message).toBe('Error processing JSON: No data found in JSON file.')
  })

  it.each([[[null, 3, { title: 'Lost' }]], [[{}]], [[{ path: '25-04-01' }]]])(
    "says 'No valid items with path and date found.' when every row is left out: %j",
    (rows) => {
      expect(thrownBy(rows).reason).toBe('no-valid-items')
      expect(thrownBy(rows).message).toBe('Error processing JSON: No valid items with path and date found.')
    },
  )

  it.each([
    [{}, 'object'],
    [null, 'null'],
    [undefined, 'undefined'],
    ['[]', 'string'],
    [8, 'number'],
  ])('says what it received instead of a list: %j', (rows, received) => {
    expect(thrownBy(rows).reason).toBe('malformed')
    expect(thrownBy(rows).message).toBe(`Error processing JSON: Expected a list, received ${received}.`)
  })

  it('throws an error that prints under its own name', () => {
    expect(String(thrownBy([]))).toBe('CatalogueError: Error processing JSON: No data found in JSON file.')
  })

  it('does not change what it was given', () => {
    const rows = Object.freeze([Object.freeze({ path: '/25-04-01/', date: '25-04-01', title: 'Tall Clock' })])
    parseCatalogue(rows)
    expect(rows).toEqual([{ path: '/25-04-01/', date: '25-04-01', title: 'Tall Clock' }])
  })

  it('reads ten thousand rows into ten thousand entries', () => {
    const firstDayMs = Date.UTC(2000, 0, 1)
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      date: new Date(firstDayMs + index * 86_400_000).toISOString().slice(2, 10),
    }))
    const entries = parseCatalogue(rows)
    expect(entries).toHaveLength(10_000)
    expect(entries.at(-1)).toEqual({
      path: '27-05-18',
      date: '27-05-18',
      title: 'No Title',
      clockNumber: 10_000,
    })
  })
})

describe('cleanTitle', () => {
  it.each([
    ['Clockwork Clock', 'Clockwork'],
    ['The CLOCK that was a clock', 'The that was a'],
    ['clock Snellen', 'Snellen'],
    ['A Clock, at last', 'A , at last'],
    ['"Clock" of dust', '"" of dust'],
  ])('removes the word clock wherever it stands, in any case: %j', (title, cleaned) => {
    expect(cleanTitle(title)).toBe(cleaned)
  })

  it.each(['Clockwork', 'Clocks', 'Six O’Clock', "Five o'clock", 'Water-Clock', 'Éclock', 'Clock2'])(
    'keeps a longer word that contains it: %s',
    (title) => expect(cleanTitle(title)).toBe(title),
  )

  it('trims, and collapses double spaces inside', () => {
    expect(cleanTitle('  Blue   Clock  Marble ')).toBe('Blue Marble')
  })

  it.each([[''], ['   '], ['Clock'], [' clock CLOCK '], [undefined], [null], [42]])(
    "says 'No Title' when nothing is left or there was none: %j",
    (title) => expect(cleanTitle(title)).toBe('No Title'),
  )
})
