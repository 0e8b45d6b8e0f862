import { expect, it } from 'vitest'
import { isCrowned, type Letter, POSES, planOf, poseAt, roman, rowsAt, SIZES } from './model'

const read = (hour: number, minute: number, upright = false) =>
  rowsAt(hour, minute, upright).map(({ letters }) => letters.join(''))

it('writes Roman figures', () => {
  expect(roman(4)).toBe('IV')
  expect(roman(9)).toBe('IX')
  expect(roman(38)).toBe('XXXVIII')
  expect(roman(49)).toBe('XLIX')
  expect(roman(59)).toBe('LIX')
})

it('has the hour dance above the minute', () => {
  expect(read(10, 9)).toEqual(['X', 'IX'])
  expect(read(15, 42)).toEqual(['III', 'XLII'])
  expect(read(23, 59)).toEqual(['XI', 'LIX'])
})

it('is twelve at midnight and at noon, crowned at one of them', () => {
  expect(read(0, 2)).toEqual(['XII', 'II'])
  expect(read(12, 2)).toEqual(['XII', 'II'])
  expect(isCrowned(0)).toBe(true)
  expect(isCrowned(12)).toBe(false)
  expect(isCrowned(1)).toBe(false)
})

it('lays one down at the full hour', () => {
  expect(read(6, 0)).toEqual(['VI', 'lying'])
  expect(read(6, 0, true)).toEqual(['VI', 'lying'])
})

it('parts tens and ones where the stage is upright', () => {
  expect(read(15, 42, true)).toEqual(['III', 'XL', 'II'])
  expect(read(15, 40, true)).toEqual(['III', 'XL'])
  expect(read(15, 7, true)).toEqual(['III', 'VII'])
  expect(read(21, 38, true)).toEqual(['IX', 'XXX', 'VIII'])
})

it('has another position every second, and no two dancers alike next to one another', () => {
  for (const letter of Object.keys(POSES) as Letter[]) {
    expect(poseAt(letter, 0, 0)).not.toEqual(poseAt(letter, 0, 1))
    expect(poseAt(letter, 0, 2)).toEqual(poseAt(letter, 0, 0))
  }
  for (const letter of ['I', 'X'] as const)
    for (const place of [0, 1]) expect(poseAt(letter, place, 0)).not.toEqual(poseAt(letter, place + 1, 0))
})

it('lengthens dancers that a narrow place keeps small, and none to more than half again', () => {
  const wide = planOf(rowsAt(11, 40, false), 1280, 800)
  expect(wide.map(({ top }) => top)).toEqual([0, 0])
  for (const { unit, stretch } of wide) expect(unit * stretch * 133).toBeGreaterThan(720)
  const upright = planOf(rowsAt(0, 2, true), 390, 844)
  for (const { stretch } of upright) {
    expect(stretch).toBeGreaterThanOrEqual(1)
    expect(stretch).toBeLessThanOrEqual(1.5)
  }
  expect(planOf(rowsAt(6, 0, false), 1280, 800)[1]!.stretch).toBe(1)
})

it('fills the stage with its rows, and no row is broader than it', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [844, 390],
  ] as const)
    for (let at = 0; at < 720; at += 7) {
      const places = planOf(rowsAt(Math.floor(at / 60), at % 60, height > width), width, height)
      const area = places.reduce((sum, place) => sum + place.width * place.height, 0)
      expect(area / (width * height)).toBeCloseTo(1, 3)
      for (const place of places) {
        if (place.dancers[0]!.letter === 'lying') continue
        for (const { x, letter } of place.dancers)
          expect((Math.abs(x) + SIZES[letter].width / 2) * place.unit).toBeLessThanOrEqual(place.width / 2)
      }
    }
})
