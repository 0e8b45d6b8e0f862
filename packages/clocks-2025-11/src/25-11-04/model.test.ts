import { expect, it } from 'vitest'
import { growthOf, LAYOUTS, layoutOn, numbersAt, pitchOf, radiusAt } from './model'

it('has the hour in one drop and the minute in the other', () => {
  expect(numbersAt(10, 9, 1)).toEqual({ hour: 10, minute: 9 })
  expect(numbersAt(15, 42, 1)).toEqual({ hour: 3, minute: 42 })
  expect(numbersAt(23, 59, 1)).toEqual({ hour: 11, minute: 59 })
})

it('has twelve at midnight and at noon', () => {
  expect(numbersAt(0, 2, 1)).toEqual({ hour: 12, minute: 2 })
  expect(numbersAt(12, 0, 1)).toEqual({ hour: 12, minute: 0 })
})

it('turns on from the number before', () => {
  expect(numbersAt(10, 9, 0)).toEqual({ hour: 10, minute: 8 })
  expect(numbersAt(11, 0, 0)).toEqual({ hour: 10, minute: -1 })
})

it('comes to both rings where the layout wants it', () => {
  for (const layout of Object.values(LAYOUTS)) {
    expect(radiusAt(layout, layout.angles[0])).toBeCloseTo(layout.rings[0])
    expect(radiusAt(layout, layout.angles[1])).toBeCloseTo(layout.rings[1])
  }
})

it('grows by the same part in each turn, as Bernoulli’s does', () => {
  const { broad } = LAYOUTS
  expect(radiusAt(broad, 7) / radiusAt(broad, 6)).toBeCloseTo(radiusAt(broad, 2) / radiusAt(broad, 1))
  expect(growthOf(broad)).toBeCloseTo(0.254, 3)
})

it('crosses every circle under one angle', () => {
  const { broad } = LAYOUTS
  const slope = (angle: number) =>
    (radiusAt(broad, angle + 1e-5) - radiusAt(broad, angle)) / 1e-5 / radiusAt(broad, angle)
  expect(Math.atan(slope(1))).toBeCloseTo(pitchOf(broad), 4)
  expect(Math.atan(slope(4))).toBeCloseTo(pitchOf(broad), 4)
  expect((pitchOf(broad) * 180) / Math.PI).toBeCloseTo(14.25, 1)
})

it('has a layout of its own for a telephone held upright', () => {
  expect(layoutOn(390, 844).layout).toBe(LAYOUTS.high)
  expect(layoutOn(1280, 800).layout).toBe(LAYOUTS.broad)
  expect(layoutOn(1280, 800).unit).toBe(400)
})
