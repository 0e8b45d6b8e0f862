import { expect, it } from 'vitest'
import {
  BOSS,
  channels,
  HANDS,
  hourAt,
  markAt,
  PAPERS,
  planetAt,
  planOf,
  REACH,
  STEM,
  screenAt,
} from './model'

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
  expect(channels('#ff0033')).toEqual([1, 0, 0.2])
})

it('has hands that nobody mistakes, and the long one reaches the marks', () => {
  expect(HANDS.minute.tip / HANDS.hour.tip).toBeGreaterThan(1.5)
  expect(HANDS.hour.half / HANDS.minute.half).toBeGreaterThan(3)
  expect(1 - markAt(10) - HANDS.minute.tip).toBeLessThan(0.01)
})

it('joins the hour’s leaf to the middle', () => {
  expect(-HANDS.hour.tail - BOSS).toBeLessThan(STEM.out)
  expect(STEM.out).toBeLessThan(HANDS.hour.tip - HANDS.hour.point + 0.1)
  expect(STEM.half).toBeLessThan(HANDS.hour.half / 2)
})

it('has large marks every fifth minute, and larger ones at the quarters', () => {
  expect([45, 46, 50].map(markAt)).toEqual([0.055, 0.02, 0.042])
})

it.each([
  [1280, 800],
  [390, 844],
  [480, 252],
])('has the whole dial on a stage of %d × %d, within the photograph', (width, height) => {
  const { dial, sun, pitch } = planOf(width, height)
  expect(dial * 1.06).toBeLessThan(Math.min(width, height) / 2)
  expect(dial).toBeLessThan(sun * REACH)
  expect(pitch).toBeGreaterThan(3)
})

it('hops to its second', () => {
  expect(planetAt(30, 1)).toBe(0.5)
  expect(planetAt(0, 0)).toBeCloseTo(-1 / 60)
})
