import { expect, it } from 'vitest'
import { frondsAt, geckoAt, longAt, markAt, placeOf, stirs, swayAt } from './model'

it('points where the hands of a clock point', () => {
  expect(frondsAt(0, 0)).toEqual({ hour: 0, minute: 0 })
  expect(frondsAt(3, 0)).toEqual({ hour: 90, minute: 0 })
  expect(frondsAt(15, 30)).toEqual({ hour: 105, minute: 180 })
  expect(frondsAt(10, 9).hour).toBeCloseTo(304.5)
})

it('stands on a nail for the whole minute, and is carried to the next one in its last second', () => {
  expect(longAt(9, 36, 120, false)).toBe(9)
  expect(longAt(9, 59, 200, false)).toBe(9)
  expect(longAt(9, 59, 650, false)).toBeCloseTo(9.5)
  expect(longAt(10, 0, 0, false)).toBe(10)
  expect(Math.abs(longAt(10, 0, 100, false) - 10)).toBeLessThan(0.15)
  expect(longAt(9, 59, 900, true)).toBe(9)
})

it('lets the gecko run a nail a second', () => {
  expect(geckoAt(36, 500, false)).toBe(216)
  expect(geckoAt(36, 0, false)).toBe(210)
  expect(geckoAt(36, 0, true)).toBe(216)
  expect(stirs(36, 100)).toBe(true)
  expect(stirs(36, 500)).toBe(false)
  expect(stirs(59, 500)).toBe(true)
})

it('sways in eight seconds', () => {
  expect(swayAt(2, 0)).toBeCloseTo(1.5)
  expect(swayAt(8, 0)).toBeCloseTo(0)
})

it('lays the marks round a circle that fits the stage', () => {
  expect(markAt(15, 100).x).toBeCloseTo(100)
  expect(markAt(30, 100).y).toBeCloseTo(100)
  expect(placeOf(1280, 800)).toMatchObject({ x: 640, y: 400, foot: undefined })
  expect(placeOf(390, 844).foot).toBeLessThan(844)
})
