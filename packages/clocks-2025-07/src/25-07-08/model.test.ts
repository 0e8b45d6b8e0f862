import { expect, it } from 'vitest'
import { layoutOf } from './layout'
import { bobAt, figuresAt, meltAt } from './model'

it('freezes four figures in either cycle', () => {
  expect(figuresAt(0, 0, 24)).toEqual([0, 0, 0, 0])
  expect(figuresAt(23, 59, 24)).toEqual([2, 3, 5, 9])
  expect(figuresAt(0, 5, 12)).toEqual([1, 2, 0, 5])
  expect(figuresAt(15, 42, 12)).toEqual([0, 3, 4, 2])
})

it('melts a block by a tenth, and rounds it', () => {
  expect(meltAt(0)).toEqual({ side: 1, round: 0.1 })
  expect(meltAt(59).side).toBeCloseTo(0.9)
  expect(meltAt(59).round).toBeCloseTo(0.4)
})

it('lets a nudged block come to rest', () => {
  expect(bobAt(0)).toBe(0)
  expect(bobAt(1)).toBeCloseTo(0)
  expect(Math.abs(bobAt(0.9))).toBeLessThan(Math.abs(bobAt(0.16)))
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [300, 300],
])('keeps the four blocks in the glass, afloat, at %i × %i', (width, height) => {
  const { side, places, surface } = layoutOf({ width, height })
  expect(places).toHaveLength(4)
  for (const [x, y] of places) {
    expect(x - side / 2).toBeGreaterThan(0)
    expect(x + side / 2).toBeLessThan(width)
    expect(y - side / 2).toBeGreaterThan(0)
    expect(y + side / 2).toBeLessThan(height)
  }
  expect(surface).toBeGreaterThan(places[0]![1] - side / 2)
})
