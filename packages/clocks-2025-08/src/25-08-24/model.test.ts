import { expect, it } from 'vitest'
import {
  hoistAt,
  hourOf,
  lettersOf,
  malletAt,
  planOf,
  rockAt,
  romanOf,
  rowsOf,
  storeysOf,
  walkAt,
} from './model'

it('writes Roman numerals', () => {
  expect([1, 4, 9, 14, 19, 24, 38, 40, 44, 49, 50, 59].map(romanOf)).toEqual(
    'I IV IX XIV XIX XXIV XXXVIII XL XLIV XLIX L LIX'.split(' '),
  )
  expect(romanOf(0)).toBe('N')
})

it('keeps twelve or twenty-four hours', () => {
  expect(hourOf(0, 12)).toBe('XII')
  expect(hourOf(0, 24)).toBe('N')
  expect(hourOf(15, 12)).toBe('III')
  expect(hourOf(15, 24)).toBe('XV')
})

it('sets tens over ones where the stage is upright', () => {
  expect(rowsOf(38, true)).toEqual(['XXX', 'VIII'])
  expect(rowsOf(49, true)).toEqual(['XL', 'IX'])
  expect(rowsOf(40, true)).toEqual(['XL'])
  expect(rowsOf(9, true)).toEqual(['IX'])
  expect(rowsOf(0, true)).toEqual(['N'])
  expect(rowsOf(38, false)).toEqual(['XXXVIII'])
})

it.each([
  [1280, 800],
  [390, 844],
  [320, 320],
  [160, 90],
])('finds room for every number at %i by %i, one storey under the other', (width, height) => {
  const plan = planOf(width, height)
  for (let minute = 0; minute < 60; minute++) {
    let floor = plan.roof
    for (const { numeral, top, low, beam } of storeysOf(plan, hourOf(minute % 24, 24), minute)) {
      expect(top - beam).toBeCloseTo(floor)
      expect(low - top).toBeGreaterThan(height * 0.17)
      floor = low
      const { letters } = lettersOf(numeral, width, 100)
      expect(letters[0]!.left).toBeGreaterThan(0)
      expect(letters.at(-1)!.left + letters.at(-1)!.width).toBeLessThan(width)
    }
    expect(floor).toBeCloseTo(plan.floor)
  }
})

it('sends the carrier along the roof and back in a minute', () => {
  expect(walkAt(0, 0).along).toBe(0)
  expect(walkAt(29, 900).along).toBe(1)
  expect(walkAt(59, 900).along).toBe(0)
  expect(malletAt(0)).toBe(0)
  expect(malletAt(900)).toBe(1)
})

it('hoists a stone within a minute, and lets new columns come to rest', () => {
  expect(hoistAt(59, 900)).toBe(1)
  expect(hoistAt(0, 0)).toBe(1)
  expect(hoistAt(0, 900)).toBe(0)
  expect(hoistAt(1, 0)).toBe(0)
  expect(rockAt(3, 720)).toBeCloseTo(0)
  expect(Math.abs(rockAt(0, 0))).toBeLessThan(0.06)
})
