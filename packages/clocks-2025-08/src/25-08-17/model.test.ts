import { expect, it } from 'vitest'
import { goneAt, hourOf, noteOf, placesOf } from './model'

it('writes each minute in another hand, and on another colour, than the one before', () => {
  expect(noteOf(0).text).toBe('00')
  expect(noteOf(9).text).toBe('09')
  expect(noteOf(42).text).toBe('42')
  for (let minute = 1; minute < 60; minute++) {
    expect(noteOf(minute).hand).not.toBe(noteOf(minute - 1).hand)
    expect(noteOf(minute).colour).not.toBe(noteOf(minute - 1).colour)
  }
})

it('writes the hour as the house keeps it', () => {
  expect(hourOf(0, 24)).toBe('0')
  expect(hourOf(0, 12)).toBe('12')
  expect(hourOf(15, 12)).toBe('3')
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [320, 320],
  [160, 90],
])('has a place for each minute at %i by %i, and none of them under the large ones', (width, height) => {
  const { large, small } = placesOf(width, height, 'wall')
  expect(small).toHaveLength(60)
  for (const { left, top, side } of large) {
    expect(left).toBeGreaterThan(0)
    expect(top).toBeGreaterThan(0)
    expect(left + side).toBeLessThan(width)
    expect(top + side).toBeLessThan(height)
  }
})

it('lets the wind have the small notes before the hour, and not sooner', () => {
  expect(goneAt(0, 58, 59)).toBe(0)
  expect(goneAt(58, 59, 56)).toBe(0)
  expect(goneAt(58, 59, 59.95)).toBe(1)
})
