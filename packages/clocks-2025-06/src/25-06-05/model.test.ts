import { expect, it } from 'vitest'
import { cutsAt, inLetters, middleOf, placeOf, sheetOf } from './model'

it('has a cut for each hour, ten minutes and minute', () => {
  expect(cutsAt(15, 42)).toEqual({ hours: 3, tens: 4, ones: 2 })
  expect(cutsAt(0, 5)).toEqual({ hours: 12, tens: 0, ones: 5 })
  expect(cutsAt(12, 0)).toEqual({ hours: 12, tens: 0, ones: 0 })
  expect(cutsAt(23, 59)).toEqual({ hours: 11, tens: 5, ones: 9 })
})

// The Unicode Standard, Ogham (U+1680–169F): H D T C Q left, M G NG Z R across, B L F S N right, of one to five strokes.
it('is true Ogham', () => {
  expect(inLetters({ hours: 10, tens: 0, ones: 8 })).toBe('ᚊᚊ ᚅᚃ')
  expect(inLetters({ hours: 12, tens: 4, ones: 2 })).toBe('ᚊᚊᚇ ᚎ ᚂ')
  expect(inLetters({ hours: 1, tens: 5, ones: 9 })).toBe('ᚆ ᚏ ᚅᚄ')
})

it('groups by five', () => {
  expect([0, 4, 5, 9, 10].map(placeOf)).toEqual([0, 4, 6.1, 10.1, 12.2])
})

it('has room for all rows on every stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
  ] as const)
    for (const [hour, minute] of [
      [0, 0],
      [1, 50],
      [12, 29],
      [23, 59],
    ] as const) {
      const cuts = cutsAt(hour, minute)
      const sheet = sheetOf(width, height, cuts)
      expect(sheet.from.hours).toBeGreaterThan(sheet.long * 0.03)
      expect(sheet.from.ones + placeOf(Math.max(0, cuts.ones - 1)) * sheet.pitch).toBeLessThan(
        sheet.long * 0.97,
      )
      expect(sheet.middle + sheet.reach).toBeLessThan(sheet.broad)
    }
})

it('lies on a wide stage and stands on an upright one', () => {
  expect(sheetOf(1280, 800, cutsAt(10, 8)).upright).toBe(false)
  expect(sheetOf(390, 844, cutsAt(10, 8)).upright).toBe(true)
  expect(sheetOf(1280, 800, cutsAt(10, 8)).long).toBe(1280)
  expect(sheetOf(390, 844, cutsAt(10, 8)).long).toBe(844)
})

it('names a row at its middle', () => {
  const sheet = sheetOf(1280, 800, cutsAt(12, 2))
  expect(middleOf(sheet, 'hours', 12) - sheet.from.hours).toBeCloseTo(6.6 * sheet.pitch)
  expect(middleOf(sheet, 'ones', 1)).toBe(sheet.from.ones)
})
