import { expect, it } from 'vitest'
import { hourOf, lettersOf, malletAt, planOf, romanOf, walkAt } from './model'

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

it.each([
  [1280, 800],
  [390, 844],
  [320, 320],
  [160, 90],
])('finds room for every number at %i by %i', (width, height) => {
  const { upper, lower } = planOf(width, height)
  expect(upper[1] - upper[0]).toBeGreaterThan(height * 0.2)
  expect(lower[1]).toBeLessThan(height)
  for (let number = 0; number < 60; number++) {
    const { letters } = lettersOf(romanOf(number), width, 100)
    expect(letters[0]!.left).toBeGreaterThan(0)
    const last = letters.at(-1)!
    expect(last.left + last.width).toBeLessThan(width)
  }
})

it('sends the carrier along the roof and back in a minute', () => {
  expect(walkAt(0, 0).along).toBe(0)
  expect(walkAt(29, 900).along).toBe(1)
  expect(walkAt(59, 900).along).toBe(0)
  expect(malletAt(0)).toBe(0)
  expect(malletAt(900)).toBe(1)
})
