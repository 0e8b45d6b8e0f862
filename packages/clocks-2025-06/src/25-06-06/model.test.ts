import { expect, it } from 'vitest'
import { fallenAt, halvesOf, leansOf, pipsOf, restAt } from './model'

it('bears tens above and units below', () => {
  expect(halvesOf(42)).toEqual([4, 2])
  expect(halvesOf(9)).toEqual([0, 9])
  expect(halvesOf(0)).toEqual([0, 0])
})

it('has as many spots as the number, none twice', () => {
  for (let number = 0; number <= 9; number++) {
    expect(pipsOf(number)).toHaveLength(number)
    expect(new Set(pipsOf(number).map(String)).size).toBe(number)
  }
  expect(pipsOf(1)).toEqual([[0, 0]])
})

it('lets tiles lie as flat as shingles do in the end: the cosine of their lean is thickness to pitch', () => {
  const leans = leansOf(60, 59.999, { height: 2, thick: 0.25, pitch: 0.5 })
  expect(leans[0]).toBeCloseTo(Math.acos(0.5), 4)
  expect(leans[59]).toBeCloseTo(Math.asin(0.125), 3)
})

it('leaves those that have not been struck upright, and lets no tile fall through the next', () => {
  const leans = leansOf(60, 20.5, { height: 2, thick: 0.25, pitch: 0.5 })
  expect(leans.slice(21)).toEqual(Array.from({ length: 39 }, () => 0))
  for (let tile = 0; tile < 20; tile++) expect(leans[tile]).toBeGreaterThanOrEqual(leans[tile + 1]!)
})

it('has as many fallen as seconds are over, all at the end of the minute', () => {
  expect(fallenAt(0.95)).toBe(0)
  expect(fallenAt(36.9)).toBe(36)
  expect(fallenAt(59.5)).toBe(59)
  expect(fallenAt(59.9999)).toBeCloseTo(60, 2)
  expect(fallenAt(0)).toBe(60)
})

it('rests between the falls', () => {
  expect(restAt(12.1)).toBe(0)
  expect(restAt(12.75)).toBe(0.25)
  expect(restAt(59.5)).toBeCloseTo(0.3)
  expect(restAt(59.9)).toBe(0)
})
