import { expect, it } from 'vitest'
import { between, crestOf, HOURS, heelAt, levelOf, placeOf, planOf, rollAt } from './model'

it('heels the ship to its hour', () => {
  expect(heelAt(6, 10)).toBe(0)
  expect(heelAt(18, 10)).toBe(0)
  expect(heelAt(0, 10)).toBe(-60)
  expect(heelAt(23, 10)).toBe(50)
  expect(heelAt(15, 4)).toBe(-12)
})

it('numbers the place that the mast stands at', () => {
  expect(HOURS[placeOf(0)]).toBe(12)
  expect(HOURS[placeOf(10)]).toBe(10)
  expect(HOURS[placeOf(15)]).toBe(3)
  expect(HOURS[placeOf(12)]).toBe(12)
})

it('stands at the foot of the staff at the full hour, half way at half past', () => {
  expect(levelOf({ zero: 660, full: 60 }, 0)).toBe(660)
  expect(levelOf({ zero: 660, full: 60 }, 30)).toBe(360)
  expect(levelOf({ zero: 660, full: 60 }, 59)).toBe(70)
})

it('meets the staff at the minute with the farthest strip, and stands below it with all others', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    const plan = planOf(width, height)
    for (const minute of [0, 2, 31, 42, 59]) {
      const edge = crestOf(plan, minute, 0)(plan.staff)
      expect(Math.abs(edge - levelOf(plan, minute))).toBeLessThan(
        (plan.zero - plan.full) / 100 + 0.02 * minute,
      )
      expect(crestOf(plan, minute, 3)(plan.staff)).toBeGreaterThanOrEqual(edge)
    }
  }
})

it('rolls so little that the mast stays at its hour', () => {
  for (let second = 0; second < 60; second++) expect(Math.abs(rollAt(second))).toBeLessThan(0.06)
  expect(between((second) => second, 10, 0.5)).toBe(9.5)
  expect(between((second) => second, 0, 0)).toBe(59)
})

it('keeps the mast and every hour beside the staff and on the stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
    [320, 568],
  ] as const) {
    const { staff, middle, radius, apart, pivot } = planOf(width, height)
    for (const hour of [0, 6, 11]) {
      const turn = (heelAt(hour, apart) * Math.PI) / 180
      const x = middle + Math.sin(turn) * radius
      expect(x).toBeGreaterThan(staff)
      expect(x).toBeLessThan(width)
      expect(pivot - Math.cos(turn) * radius).toBeGreaterThan(0)
    }
  }
})
