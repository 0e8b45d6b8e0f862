import { expect, it } from 'vitest'
import {
  crackedAt,
  cupAt,
  cupsOf,
  liftAt,
  onShell,
  openFor,
  planOf,
  projected,
  rattleAt,
  scaleAt,
} from './model'

it('numbers the cups as a dial does, or with the hours of this half of the day', () => {
  expect(cupsOf(15, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(cupsOf(9, 24)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(cupsOf(15, 24)).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23])
})

it('takes the cup of the hour', () => {
  for (let hour = 0; hour < 24; hour++) {
    expect(cupsOf(hour, 12)[cupAt(hour, 12)]).toBe(hour % 12 || 12)
    expect(cupsOf(hour, 24)[cupAt(hour, 24)]).toBe(hour)
  }
})

it('hatches on the hour, and looks out before', () => {
  expect([openFor(0), openFor(1), openFor(54), openFor(55), openFor(59)]).toEqual([0.62, 0, 0, 0.3, 0.3])
  expect(liftAt(30, 5, false)).toBe(0)
  expect(liftAt(30, 11, false)).toBeCloseTo(0.3)
  expect(liftAt(0, 0, false)).toBeCloseTo(0.3)
  expect(liftAt(0, 5, false)).toBeCloseTo(0.62)
  expect(liftAt(30, 21, true)).toBe(0.3)
})

it('cracks in the last three quarters of an hour', () => {
  expect([crackedAt(0), crackedAt(14), crackedAt(59)]).toEqual([0, 0, 1])
})

it('rattles at each second, and rests on the other side', () => {
  expect(rattleAt(3, 0).tilt).toBeCloseTo(rattleAt(2, 0.99).tilt)
  expect(rattleAt(3, 0.36)).toEqual({ hop: 0, tilt: 0.55 })
  expect(rattleAt(4, 0.9)).toEqual({ hop: 0, tilt: -0.55 })
})

it('has the minute under the pointer, and turns on at its end', () => {
  expect(scaleAt(42, 0, false)).toBe(42)
  expect(scaleAt(42, 59.99, false)).toBeCloseTo(43, 1)
  expect(scaleAt(42, 0, true)).toBe(42)
})

it('looks at the front of the egg, from a little above', () => {
  expect(projected(0, -0.5, 0)[0]).toBe(0.5)
  expect(projected(0, -0.5, 0)[1]).toBeCloseTo(0.5)
  expect(onShell(0, -0.2)[1]).toBeGreaterThan(onShell(1, -0.2)[1])
})

it('keeps twelve cups on the stage, clear of the egg', () => {
  for (const [width, height] of [
    [1280, 800],
    [844, 390],
    [390, 844],
    [300, 300],
  ] as const) {
    const { places, cup, egg } = planOf(width, height)
    expect(places).toHaveLength(12)
    for (const [x, y] of places) {
      expect(x - cup / 2).toBeGreaterThan(0)
      expect(x + cup / 2).toBeLessThan(width)
      expect(y - cup).toBeGreaterThan(0)
      const beside = Math.abs(x - width / 2) > egg.side * 0.24 + cup / 2
      expect(beside || y < egg.top + egg.side * 0.07).toBe(true)
    }
  }
})
