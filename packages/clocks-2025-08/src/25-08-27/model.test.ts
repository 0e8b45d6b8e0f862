import { expect, it } from 'vitest'
import { fit, minutesAt, planOf } from './model'
import { amountOf, kindAt, sumOf } from './powers'

const DAY = Array.from({ length: 1440 }, (_, minute) => minute)
const KINDS = ['squares', 'cubes', 'twos', 'mixed'] as const

it('adds up, for every minute and in every way', () => {
  for (const kind of KINDS) {
    const wrong = DAY.filter(
      (count) => sumOf(count, kind).reduce((sum, power) => sum + amountOf(power), 0) !== count,
    )
    expect(wrong).toEqual([])
  }
})

it('needs four squares only for 4ᵃ(8b + 7) and never more (OEIS A004215)', () => {
  const four = DAY.filter((count) => sumOf(count, 'squares').length === 4)
  expect(four.slice(0, 16)).toEqual([7, 15, 23, 28, 31, 39, 47, 55, 60, 63, 71, 79, 87, 92, 95, 103])
  expect(DAY.some((count) => sumOf(count, 'squares').length > 4)).toBe(false)
})

it('needs nine cubes for 23 and 239 alone, and eight for fifteen numbers (OEIS A018888, A018889)', () => {
  const taking = (terms: number) => DAY.filter((count) => sumOf(count, 'cubes').length === terms)
  expect(taking(9)).toEqual([23, 239])
  expect(taking(8)).toEqual([15, 22, 50, 114, 167, 175, 186, 212, 231, 238, 303, 364, 420, 428, 454])
})

it('finds single powers and pairs of cubes', () => {
  expect(sumOf(729, 'mixed')).toEqual([{ base: 3, exponent: 6 }])
  expect(sumOf(1024, 'mixed')).toEqual([{ base: 2, exponent: 10 }])
  expect(sumOf(1001, 'cubes').map(amountOf)).toEqual([1000, 1])
})

it('writes twos as binary', () => {
  expect(sumOf(609, 'twos').map(({ exponent }) => exponent)).toEqual([9, 6, 5, 0])
})

it('counts the minutes', () => {
  expect(minutesAt(10, 9, 24)).toBe(609)
  expect(minutesAt(15, 42, 24)).toBe(942)
  expect(minutesAt(15, 42, 12)).toBe(222)
  expect(minutesAt(0, 5, 12)).toBe(725)
  expect(kindAt(0)).not.toBe(kindAt(1))
})

it('stays within the stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [320, 320],
    [160, 90],
  ] as const)
    for (const count of [0, 23, 239, 511, 609, 942, 1023, 1439]) {
      const { pieces, bars } = planOf(Math.floor(count / 60), count % 60, 24, width, height)
      for (const { x, y, size } of pieces) {
        expect(y - size * 0.65).toBeGreaterThan(0)
        expect(y).toBeLessThan(height)
        expect(x).toBeLessThan(width)
      }
      expect(bars.width).toBeGreaterThan(width * 0.1)
      expect(fit(sumOf(count, kindAt(count)), width, height * 0.4).size).toBeGreaterThan(height * 0.06)
    }
})
