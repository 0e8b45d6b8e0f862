import { describe, expect, it } from 'vitest'
import { rowsOf, SORTS } from './sorts'

const sorted = Array.from({ length: 60 }, (_, value) => value)
/** Every seventh: 0, 7, 14 … */
const mixed = sorted.map((value) => (value * 7) % 60)

describe.each(SORTS.map(({ name }, index) => [name, index + 1] as const))('%s', (_, hour) => {
  it('ends with the row in order', () => {
    expect(rowsOf(hour, mixed).at(-1)).toEqual(sorted)
    expect(rowsOf(hour, [...sorted].reverse()).at(-1)).toEqual(sorted)
  })

  it('never loses a pencil', () => {
    for (const row of rowsOf(hour, mixed)) expect([...row].sort((a, b) => a - b)).toEqual(sorted)
  })

  it('has nothing to do with a sorted row', () => {
    if (hour !== 9) expect(rowsOf(hour, sorted)).toHaveLength(1) // a heap is built before it is taken down
  })
})

it.each([
  [
    1,
    [
      [2, 1, 0],
      [1, 2, 0],
      [1, 0, 2],
      [0, 1, 2],
    ],
  ],
  [
    2,
    [
      [2, 1, 0],
      [0, 1, 2],
    ],
  ],
  [
    3,
    [
      [2, 1, 0],
      [1, 2, 0],
      [0, 1, 2],
    ],
  ],
  [
    12,
    [
      [2, 1, 0],
      [0, 1, 2],
    ],
  ],
] as const)('sort %i goes through the rows %j', (hour, rows) => {
  expect(rowsOf(hour, [2, 1, 0])).toEqual(rows)
})

it('swaps only neighbours in Bubble, and as often as there are inversions', () => {
  expect(rowsOf(1, [...sorted].reverse())).toHaveLength(1 + 1770) // 60 × 59 / 2
})
