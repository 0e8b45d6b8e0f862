import { expect, it } from 'vitest'
import { brimAt, dropAt, fallAt, MINUTES_AN_INCH, marksAt, planOf, runAt, tagOf } from './model'

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
])('has all drops on the candle and beside the tag at %i by %i', (width, height) => {
  const plan = planOf(width, height)
  for (let drop = 0; drop < 60; drop++) {
    const [x, y] = dropAt(plan, drop)
    expect(Math.abs(x - plan.x) + plan.drop).toBeLessThan(plan.wide / 2)
    expect(Math.abs(x - plan.x) - plan.drop).toBeGreaterThan(plan.tag * 0.6)
    expect(y + plan.drop).toBeLessThan(height)
  }
  expect(plan.rim + plan.round + plan.hour + plan.tag).toBeLessThan(height)
})

it('leaves a longer neck after five drops, and begins each run at the edge', () => {
  const plan = planOf(1280, 800)
  const gap = (drop: number) => (dropAt(plan, drop + 1)[1] - dropAt(plan, drop)[1]) / plan.pitch
  expect([gap(3), gap(4), gap(5)].map((part) => Math.round(part * 100))).toEqual([100, 180, 100])
  expect(dropAt(plan, 30)[1] - brimAt(plan, plan.runs[3]!)).toBeCloseTo(0.78 * plan.pitch)
  expect(brimAt(plan, 640)).toBeCloseTo(plan.rim + plan.round)
})
