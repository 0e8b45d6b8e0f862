import { expect, it } from 'vitest'
import { bladesAt, breathAt, hoursOf, openingAt, placeOf, recoilAt, ringsAt } from './model'

it('has the figures of either day on the ring of hours', () => {
  expect(hoursOf(12)).toEqual([12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(hoursOf(24)).toHaveLength(24)
  expect(hoursOf(24)[0]).toBe(0)
})

it('turns the rings to the left, a click an hour and a click a minute', () => {
  expect(ringsAt(15, 42, 12)).toEqual({ hours: -90, minutes: -252 })
  expect(ringsAt(15, 42, 24)).toEqual({ hours: -225, minutes: -252 })
})

it('never recoils more than a sixth of a minute, and comes to rest', () => {
  for (let ms = 0; ms < 1000; ms += 10) expect(Math.abs(recoilAt(ms))).toBeLessThanOrEqual(1)
  expect(recoilAt(0)).toBe(1)
  expect(recoilAt(900)).toBe(0)
})

it('halves the light with every stop of six hours', () => {
  expect(openingAt(1, 12)).toBe(88)
  expect(openingAt(7, 12) ** 2).toBeCloseTo(88 ** 2 / 2)
  expect(openingAt(0, 24)).toBe(88)
  expect(openingAt(12, 24) ** 2).toBeCloseTo(88 ** 2 / 2)
})

it('breathes in on even seconds and out on odd ones, without a jump between', () => {
  expect(breathAt(50, 2, 999, false)).toBeCloseTo(53.5)
  expect(breathAt(50, 3, 999, false)).toBeCloseTo(45)
  expect(breathAt(50, 3, 0, false)).toBeCloseTo(53.5)
  expect(breathAt(50, 0, 0, false)).toBeCloseTo(45)
  expect(breathAt(50, 0, 240, false)).toBe(88)
})

it('has an opening of just the radius that was asked for: so far are edges of 165 from the middle', () => {
  for (const { x, y } of bladesAt(60)) expect(Math.hypot(x, y)).toBeCloseTo(105)
})

it('has all of the scale above the middle of the lens on every stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
  ] as const) {
    const { y, unit } = placeOf(width, height)
    expect(y - 214 * unit).toBeGreaterThan(0)
  }
})
