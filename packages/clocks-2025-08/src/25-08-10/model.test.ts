import { expect, it } from 'vitest'
import { beadAt, fallAt, MINUTES_AN_INCH, marksAt, planOf, runAt, tagOf } from './model'

it('burns an inch in twenty minutes, as in Asser', () => {
  expect(MINUTES_AN_INCH).toBe(20)
  expect(marksAt(9)).toEqual({ inch: 11, nail: 51 })
  expect(marksAt(40)).toEqual({ inch: 20, nail: 20 })
})

it('hangs the hour on its nail', () => {
  expect(tagOf(0, 24)).toBe('0')
  expect(tagOf(24, 24)).toBe('0')
  expect(tagOf(0, 12)).toBe('12')
  expect(tagOf(15, 12)).toBe('3')
  expect(tagOf(12, 12)).toBe('12')
})

it('has the drop in its place, and the nail gone, at the full minute and not before', () => {
  expect(runAt(57)).toBe(0)
  expect(runAt(60)).toBe(1)
  expect(fallAt(58, 59.9)).toBe(0)
  expect(fallAt(59, 59)).toBe(0)
  expect(fallAt(59, 59.96)).toBe(1)
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [320, 320],
  [160, 90],
])('has all beads on the candle and beside the tag at %i by %i', (width, height) => {
  const plan = planOf(width, height)
  for (let bead = 0; bead < 60; bead++) {
    const [x, y] = beadAt(plan, bead)
    expect(Math.abs(x - plan.x) + plan.bead / 2).toBeLessThan(plan.wide / 2)
    expect(Math.abs(x - plan.x) - plan.bead / 2).toBeGreaterThan(plan.tag * 0.56)
    expect(y + plan.bead / 2).toBeLessThan(height)
  }
  expect(plan.brim + plan.hour + plan.tag).toBeLessThan(height)
})
