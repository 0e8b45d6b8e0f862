import { describe, expect, it } from 'vitest'
import { embeddedRows } from './embedded.ts'
import { isRealDate, parseCatalogue } from './index.ts'
import { testingRows } from './testing.ts'

describe('the embedded catalogue', () => {
  it('begins with these clocks in this order', () => {
    expect(
      parseCatalogue(embeddedRows)
        .slice(0, 6)
        .map(({ date, title }) => `${date} ${title}`),
    ).toEqual([
      '25-04-01 Opening Hours',
      '25-04-02 Blue Marble',
      '25-04-03 Exact Change',
      '25-04-04 Sixty Fish',
      '25-04-05 Snellen',
      '25-04-06 Circle Line',
    ])
  })

  it('has one entry a day, on real dates, oldest first, and no row is left out', () => {
    const dates = embeddedRows.map((row) => row.date)
    expect(parseCatalogue(embeddedRows)).toHaveLength(embeddedRows.length)
    expect(dates.filter((date) => !isRealDate(date))).toEqual([])
    expect([...dates].sort()).toEqual(dates)
  })
})

describe('the testing catalogue', () => {
  it('has every day from 25-04-01 through 25-11-10', () => {
    const entries = parseCatalogue(testingRows)
    expect(entries).toHaveLength(224)
    expect(entries[0]).toEqual({ path: '25-04-01', date: '25-04-01', title: 'Placeholder 1', clockNumber: 1 })
    expect(entries[30]?.date).toBe('25-05-01')
    expect(entries[213]?.date).toBe('25-10-31')
    expect(entries[223]).toEqual({
      path: '25-11-10',
      date: '25-11-10',
      title: 'Placeholder 224',
      clockNumber: 224,
    })
  })

  it('gives its clocks placeholder titles', () => {
    expect(testingRows[0]).toEqual({ path: '25-04-01', date: '25-04-01', title: 'Placeholder 1 Clock' })
  })
})
