import { expect, it } from 'vitest'
import { ratioTable, referenceOf, summary } from './report.ts'

it('gives each page its ratio to the reference, dearest first', () => {
  const pages = [
    { name: '25-04-01 Tea', cores: 0.071 },
    { name: '25-04-02 Sixty Fish', cores: 1.199 },
    { name: '25-04-03', cores: 0.283 },
  ]
  expect(ratioTable(pages, 0.283)).toBe(
    '25-04-02 Sixty Fish    4.24  1.199\n' +
      '25-04-03               1.00  0.283\n' +
      '25-04-01 Tea           0.25  0.071',
  )
})

it('sums up by the median, nine of ten and the dearest', () => {
  const clocks = [10, 1, 2, 9, 3, 4, 8, 5, 7, 6].map((tenths) => ({ name: 'a clock', cores: tenths / 10 }))
  expect(summary(clocks, 0.2)).toBe('10 clocks: median 2.75, nine of ten at most 4.50, dearest 5.00')
})

it('takes the middle of the reference and says how much it moved', () => {
  const { cores, spread } = referenceOf([0.3, 0.28, 0.31])
  expect(cores).toBe(0.3)
  expect(spread).toBeCloseTo(0.1, 10)
})
