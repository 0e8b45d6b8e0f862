import { expect, it } from 'vitest'
import { hourAt, inkDot, outside, PAPERS, screenAt, spotAt, sunDot, toneAt } from './model'
import { REACH, SUN, TONES } from './tones'

it('turns the screen to the minute', () => {
  expect(screenAt(0, 0, false)).toBe(0)
  expect(screenAt(15, 30_000, false)).toBe(0.25)
  expect(screenAt(14, 59_700, false)).toBeCloseTo(14.5 / 60)
  expect(screenAt(14, 59_700, true)).toBe(14 / 60)
  expect(screenAt(14, 60_000, false)).toBe(0.25)
})

it('takes the hour hand along', () => {
  expect(hourAt(15, 0)).toBe(0.25)
  expect(hourAt(10, 0.5)).toBeCloseTo(0.875)
  expect(hourAt(0, 0)).toBe(0)
})

it('has a paper for every hour', () => {
  expect(new Set(PAPERS).size).toBe(24)
})

it('has tones for the whole sun, bright within and dark beyond', () => {
  expect(SUN).toHaveLength(TONES * TONES)
  expect(toneAt(0, 0)).toBeGreaterThan(0.4)
  expect(toneAt(REACH, REACH)).toBe(0)
  expect(sunDot(0, 0)).toBeGreaterThan(sunDot(1.6, 0))
})

it('closes the dots within a hand and lets them fade at its edge', () => {
  expect(outside(50, 0, 10, 100, 5, 10)).toBe(-5)
  expect(outside(95, 0, 10, 100, 5, 10)).toBe(-2.5)
  expect(outside(110, 0, 10, 100, 5, 10)).toBe(10)
  expect(inkDot(-2)).toBe(0.66)
  expect(inkDot(2)).toBe(0)
})

it('hops to its second', () => {
  expect(spotAt(30, 1)).toBe(0.5)
  expect(spotAt(0, 0)).toBeCloseTo(-1 / 60)
})
