import { expect, it } from 'vitest'
import { figureOf, gutterAt, markAt, planOf } from './model'

it('has the hour of either clock', () => {
  expect([0, 15, 23].map((hour) => figureOf(hour, 24))).toEqual(['0', '15', '23'])
  expect([0, 12, 15].map((hour) => figureOf(hour, 12))).toEqual(['12', '12', '3'])
})

it('burns from the first mark to the last in an hour', () => {
  const plan = planOf(1280, 800)
  expect(markAt(plan, 0)).toBe(240)
  expect(markAt(plan, 30)).toBe(506)
  expect(markAt(plan, 59)).toBeCloseTo(763.13, 2)
  expect(markAt(plan, 60)).toBe(772)
})

it.each([
  [1280, 800],
  [390, 844],
  [844, 390],
  [300, 300],
  [160, 90],
])(
  'keeps the hour, the scale and the candle apart, and the flame in the picture, at %i by %i',
  (width, height) => {
    const plan = planOf(width, height)
    const scale = plan.left - plan.letter * 1.9 - plan.mark * 1.16
    const beside = plan.figure.x + plan.figure.width <= scale
    const above = plan.figure.y + plan.figure.height < markAt(plan, 0) - plan.letter
    expect(beside || above).toBe(true)
    expect(markAt(plan, 0) - plan.flame).toBeGreaterThan(0)
    expect(markAt(plan, 60)).toBeLessThan(height)
    expect(plan.middle).toBeLessThan(width)
  },
)

it('gutters once a second, and is up again', () => {
  expect(gutterAt(0)).toBe(0)
  expect(gutterAt(180)).toBeCloseTo(0.7, 9)
  expect(gutterAt(360)).toBeCloseTo(0, 9)
  expect(gutterAt(900)).toBeCloseTo(0, 9)
})
