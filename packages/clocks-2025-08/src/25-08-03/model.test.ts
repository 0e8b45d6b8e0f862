import { expect, it } from 'vitest'
import { numeralAt, openAt, planOf, standOf, stillFor, TALL, widthOf } from './model'

it('has the curtain closed at each full hour and open at its end', () => {
  expect(openAt(0, 0)).toBe(0)
  expect(openAt(59, 0)).toBe(1)
  expect(openAt(59, 59.9)).toBe(0)
  expect(openAt(29, 30)).toBeCloseTo(0.4915, 4)
})

it('has arrived before the minute', () => {
  for (let minute = 0; minute < 59; minute++) expect(openAt(minute, 60)).toBeCloseTo(openAt(minute + 1, 0))
  expect(stillFor(7, 0)).toBe(58_400)
  expect(stillFor(7, 59)).toBe(0)
})

it('sets the numeral as the house keeps its hours', () => {
  expect(numeralAt(0, 24)).toBe('0')
  expect(numeralAt(0, 12)).toBe('12')
  expect(numeralAt(15, 12)).toBe('3')
  expect(widthOf('23')).toBeCloseTo(1.462)
})

it.each([
  [1280, 800],
  [390, 844],
  [320, 320],
  [160, 90],
])('finds room for sixty lamps and the numeral at %i by %i', (width, height) => {
  const plan = planOf(width, height)
  expect(plan.lamps).toHaveLength(60)
  for (const { x, y, radius } of plan.lamps) {
    expect(x - radius).toBeGreaterThan(0)
    expect(x + radius).toBeLessThan(width)
    expect(y + radius).toBeLessThan(height)
  }
  const { size, stretch } = standOf(plan, '23')
  expect(size * stretch * TALL).toBeGreaterThan(height * 0.3)
})
