import { expect, it } from 'vitest'
import { ratioTable, referenceOf, summary } from './report.ts'

it('gives each page its ratio to the reference, dearest first', () => {
  const pages = [
    { name: '25-04-01 Tea', cores: 0.071, others: 0.25 },
    { name: '25-04-02 Sixty Fish', cores: 1.199, others: 0 },
    { name: '25-04-03', cores: 0.283, others: 0.84 },
  ]
  expect(ratioTable(pages, 0.283)).toBe(
    '25-04-02 Sixty Fish    4.24  1.199\n' +
      '25-04-03               1.00  0.283  others took 0.8\n' +
      '25-04-01 Tea           0.25  0.071',
  )
})

it('sums up by the median, nine of ten and the dearest', () => {
  const clocks = [10, 1, 2, 9, 3, 4, 8, 5, 7, 6].map((tenths) => ({ cores: tenths / 10, others: 0 }))
  expect(summary(clocks, 0.2)).toBe('10 clocks: median 2.75, nine of ten at most 4.50, dearest 5.00')
})

it('takes the middle of the reference and says how much it moved', () => {
  const reference = referenceOf([0.3, 0.28, 0.31].map((cores) => ({ cores, others: 0 })))
  expect(reference).toEqual({ cores: 0.3, spread: expect.closeTo(0.1, 10), quiet: true })
})

it('leaves out of the reference what was measured while others were at work', () => {
  const samples = [
    { cores: 0.3, others: 0.1 },
    { cores: 0.1, others: 1.2 },
    { cores: 0.2, others: 0.9 },
  ]
  expect(referenceOf(samples)).toEqual({ cores: 0.3, spread: 0, quiet: true })
  expect(referenceOf(samples.slice(1))).toMatchObject({ cores: expect.closeTo(0.15, 10), quiet: false })
})
