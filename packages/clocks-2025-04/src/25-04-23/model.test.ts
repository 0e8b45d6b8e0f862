import { expect, it } from 'vitest'
import { placesOf, strokesOf } from './model'

// Coe and Van Stone's table of bar-and-dot numbers.
it.each([
  [0, [{ bars: 0, dots: 0 }]],
  [4, [{ bars: 0, dots: 4 }]],
  [5, [{ bars: 1, dots: 0 }]],
  [13, [{ bars: 2, dots: 3 }]],
  [19, [{ bars: 3, dots: 4 }]],
  [
    20,
    [
      { bars: 0, dots: 0 },
      { bars: 0, dots: 1 },
    ],
  ],
  [
    23,
    [
      { bars: 0, dots: 3 },
      { bars: 0, dots: 1 },
    ],
  ],
  [
    59,
    [
      { bars: 3, dots: 4 },
      { bars: 0, dots: 2 },
    ],
  ],
])('writes %i', (value, places) => {
  expect(placesOf(value)).toEqual(places)
})

it('paints bars from the foot, and dots above them', () => {
  expect(strokesOf({ bars: 2, dots: 3 })).toEqual(['bar 0', 'bar 1', 'dots 2 3'])
})

it('paints a shell for nothing', () => {
  expect(strokesOf({ bars: 0, dots: 0 })).toEqual(['shell'])
})

it('writes each of sixty numbers in its own way', () => {
  const written = Array.from({ length: 60 }, (_, value) => JSON.stringify(placesOf(value)))
  expect(new Set(written).size).toBe(60)
})
