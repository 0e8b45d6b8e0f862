import { expect, it } from 'vitest'
import { cardAt, LETTERS, placeOf, planOf, returnOf, saidAt, strokesAt, TIM, wheelAt } from './model'

it('has one at two o’clock, and nought at five', () => {
  expect(placeOf(1)).toBe(60)
  expect((placeOf(0) + 360) % 360).toBe(150)
})

it('calls the speaking clock by its letters', () => {
  expect(TIM).toEqual([8, 4, 6])
  expect(TIM.map((number, index) => LETTERS[number].includes('TIM'[index]!))).toEqual([true, true, true])
  expect(LETTERS[6]).toBe('MN')
  expect(LETTERS[0]).toBe('O')
})

it('lets the wheel back at ten pulses a second', () => {
  expect(returnOf(4)).toBeCloseTo(0.5)
  expect(returnOf(0)).toBeCloseTo(1.1)
  expect(wheelAt(2, 0.5) - wheelAt(2, 0.6)).toBeCloseTo(30)
})

it('turns each letter to the finger stop, and is back for the next', () => {
  expect(wheelAt(2, 0)).toBeCloseTo(270)
  expect(wheelAt(4, 0)).toBeCloseTo(150)
  expect(wheelAt(16, 0)).toBeCloseTo(210)
  for (const second of [0, 1, 3, 5, 7, 8, 9, 41]) expect(wheelAt(second, 0)).toBe(0)
})

it('gives the third stroke at the full ten seconds', () => {
  expect([28, 29, 30, 31].map(strokesAt)).toEqual([1, 2, 3, 0])
  expect(saidAt(0)).toBe('precisely')
  expect(saidAt(49)).toBe('and forty seconds')
})

it('writes the hour over the minute', () => {
  expect(cardAt(10, 9, 24)).toEqual(['10', '09'])
  expect(cardAt(0, 2, 24)).toEqual(['00', '02'])
  expect(cardAt(0, 2, 12)).toEqual(['12', '02'])
  expect(cardAt(15, 42, 12)).toEqual(['3', '42'])
})

it('has the whole card on every stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
    [844, 390],
  ] as const) {
    const { radius, x, y } = planOf(width, height)
    expect(radius * 0.472).toBeLessThan(Math.min(x, y, width - x, height - y))
  }
})
