import { expect, it } from 'vitest'
import { powerEstimate } from './power-estimate.ts'

it('a clock that does nothing costs nothing', () => {
  expect(powerEstimate({ seconds: 2, gaps: [], pixels: 0, changes: 0 }).ratio).toBe(0)
})

it('adds up the frames, what is painted and changed in them, and the script', () => {
  const gaps = Array.from({ length: 120 }, () => 1)
  const { ratio, frames, megapixels } = powerEstimate({
    seconds: 2,
    gaps,
    pixels: 20e6,
    changes: 100,
    steps: 2e6,
  })
  expect({ frames, megapixels }).toEqual({ frames: 60, megapixels: 10 })
  expect(ratio).toBeCloseTo(0.744 + 0.189 + 0.0265 + 0.18, 10)
})

it('a frame by itself costs twice one in a row', () => {
  const once = powerEstimate({ seconds: 1, gaps: [60], pixels: 0, changes: 0 }).ratio
  const row = powerEstimate({ seconds: 1, gaps: [1], pixels: 0, changes: 0 }).ratio
  expect(once).toBeCloseTo(2 * row, 10)
})
