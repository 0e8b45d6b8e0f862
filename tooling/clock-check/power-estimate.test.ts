import { expect, it } from 'vitest'
import { powerEstimate } from './power-estimate.ts'

it('a clock that does nothing costs nothing', () => {
  expect(powerEstimate({ seconds: 2, ms: 0, gaps: [], pixels: 0 }).ratio).toBe(0)
})

it('adds up the main thread, the frames and what is painted in them', () => {
  const work = { seconds: 2, ms: 100, gaps: Array.from({ length: 120 }, () => 1), pixels: 20e6 }
  const { ratio, ms, frames, megapixels } = powerEstimate(work)
  expect({ ms, frames, megapixels }).toEqual({ ms: 50, frames: 60, megapixels: 10 })
  expect(ratio).toBeCloseTo(0.0046 * 50 + 0.0082 * 60 + 0.0092 * 10, 10)
})

it('a frame by itself costs twice one in a row', () => {
  const once = powerEstimate({ seconds: 1, ms: 0, gaps: [60], pixels: 0 }).ratio
  const row = powerEstimate({ seconds: 1, ms: 0, gaps: [1], pixels: 0 }).ratio
  expect(once).toBeCloseTo(2 * row, 10)
})
