import { expect, it } from 'vitest'
import { changedAt, FIGURES, figuresAt, litAt, planOf, stripesOf, walkAt } from './model'

it('says the time in four figures', () => {
  expect(figuresAt(15, 42, 24)).toEqual([1, 5, 4, 2])
  expect(figuresAt(0, 2, 24)).toEqual([0, 0, 0, 2])
  expect(figuresAt(0, 2, 12)).toEqual([1, 2, 0, 2])
  expect(figuresAt(23, 59, 24)).toEqual([2, 3, 5, 9])
})

it('builds ten figures, no two of the same boards', () => {
  expect(FIGURES).toHaveLength(10)
  expect(new Set(FIGURES.map((boards) => JSON.stringify(boards))).size).toBe(10)
  expect(FIGURES[8]).toHaveLength(5)
  expect(FIGURES[7]).toHaveLength(2)
})

it('puts up anew only what has changed', () => {
  expect(changedAt(15, 42, 24)).toEqual([false, false, false, true])
  expect(changedAt(0, 0, 24)).toEqual([true, true, true, true])
  expect(changedAt(10, 0, 24)).toEqual([true, true, true, true])
  expect(changedAt(11, 10, 24)).toEqual([false, false, true, true])
})

it('lights the lamps in turn', () => expect([0, 1, 2, 3, 4, 59].map(litAt)).toEqual([0, 1, 2, 3, 0, 3]))

it('fetches the next board from the fortieth second on', () => {
  expect(walkAt(39)).toBe(0)
  expect(walkAt(49)).toBe(0.5)
  expect(walkAt(59)).toBe(1)
})

it('cuts the stripes where the board ends', () => {
  for (const corners of stripesOf(60))
    for (const [x] of corners) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(60)
    }
})

it('keeps the figures on the stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
  ] as const) {
    const { unit, places } = planOf(width, height)
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(0)
      expect(x + 60 * unit).toBeLessThan(width)
      expect(y - 27 * unit).toBeGreaterThanOrEqual(0)
      expect(y + 120 * unit).toBeLessThan(height)
    }
  }
})
