import { expect, it } from 'vitest'
import { BENDS, DIGITS, digitsOf, laidAt, lengthOf, planOf, sheetOf, stretched } from './model'

it('bends two digits for the hour and two for the minute', () => {
  expect([0, 9, 15, 23].map(digitsOf)).toEqual([
    [0, 0],
    [0, 9],
    [1, 5],
    [2, 3],
  ])
  expect(DIGITS).toHaveLength(10)
  expect(BENDS).toHaveLength(10)
})

it('lays the tens in the first half of the minute, the ones in the second', () => {
  expect(laidAt(0)).toEqual({ tens: 0, ones: 0 })
  expect(laidAt(15)).toEqual({ tens: 0.5, ones: 0 })
  expect(laidAt(45)).toEqual({ tens: 1, ones: 0.5 })
  expect(laidAt(60)).toEqual({ tens: 1, ones: 1 })
})

it('stretches a path to its box', () => {
  expect(stretched('M0 0H100V170', 200, 340)).toBe('M0 0H200V340')
  expect(stretched(DIGITS[1]!, 100, 170)).toBe('M18 42L46 8Q56 -4 56 12V170')
})

it('numbers its patterns from midnight', () => {
  expect(sheetOf(0, 0)).toBe(1)
  expect(sheetOf(10, 9)).toBe(610)
  expect(sheetOf(23, 59)).toBe(1440)
})

it('knows how long a tube is', () => {
  expect(lengthOf('M0 0H100V50L70 10')).toBe(200)
  expect(lengthOf('M0 0C0 55.2 44.8 100 100 100')).toBeCloseTo(157.1, 0)
  expect(lengthOf('M0 0Q50 0 100 0')).toBeCloseTo(100)
})

it('has the hours at the left of the minutes, and above them upright', () => {
  const across = planOf(1280, 800).places.map(([x]) => x)
  expect(across).toEqual([...across].sort((a, b) => a - b))
  const tall = planOf(390, 844)
  expect(tall.places[0][0]).toBeLessThan(tall.places[1][0])
  expect(tall.places[2][1]).toBeGreaterThan(tall.places[0][1] + tall.high)
})

it('keeps digits on the stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const) {
    const { places, broad, high, tube } = planOf(width, height)
    for (const [x, y] of places) {
      expect(x - tube).toBeGreaterThan(0)
      expect(x + broad + tube).toBeLessThan(width)
      expect(y + high + tube).toBeLessThan(height)
    }
  }
})
