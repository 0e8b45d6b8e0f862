import { expect, it } from 'vitest'
import { comeAt, figureOf, placeIn, planOf } from './model'

it('has an hour stand, a minute sit and a second run for each that has come', () => {
  expect(comeAt(10, 9, 36)).toEqual({ standing: 10, sitting: 9, running: 36 })
  expect(comeAt(15, 42, 7)).toEqual({ standing: 3, sitting: 42, running: 7 })
})

it('has all twelve stand at midnight and at noon', () => {
  expect(comeAt(0, 2, 0).standing).toBe(12)
  expect(comeAt(12, 0, 0)).toEqual({ standing: 12, sitting: 0, running: 0 })
  expect(comeAt(13, 0, 0).standing).toBe(1)
})

it('seats the 42nd minute second in its row: the third of twenty, or upright the fifth of ten', () => {
  const wide = planOf(1280, 800).sitting
  expect(placeIn(wide, 41).x - wide.left).toBeCloseTo(wide.across)
  expect(placeIn(wide, 41).y - wide.top).toBeCloseTo(wide.down * 2)
  const tall = planOf(390, 844).sitting
  expect(placeIn(tall, 41).x - tall.left).toBeCloseTo(tall.across)
  expect(placeIn(tall, 41).y - tall.top).toBeCloseTo(tall.down * 4)
})

it('puts no two of a kind side by side', () => {
  for (let index = 1; index < 60; index++) {
    const row = Math.floor(index / 10)
    if (index < 12) expect(figureOf(index, 0, 5)).not.toBe(figureOf(index - 1, 0, 5))
    if (index % 10) expect(figureOf(index, row, 3)).not.toBe(figureOf(index - 1, row, 3))
  }
})

it('keeps within every stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
    [320, 568],
    [844, 390],
  ] as const) {
    const { standing, sitting, running, type, margin } = planOf(width, height)
    expect(running.top + running.down * (height > width * 1.1 ? 3 : 2)).toBeLessThan(height)
    expect(sitting.left + sitting.across * sitting.columns).toBeCloseTo(width - margin)
    expect(standing.top + standing.scale * 300 + type).toBeLessThan(height)
  }
})
