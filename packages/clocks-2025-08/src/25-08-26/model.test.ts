import { expect, it } from 'vitest'
import { bedAt, columnAt, gardenAt, labelledAt, leanAt, planOf, rootAt, skyAt } from './model'

const tubers = (minute: number) => gardenAt(0, minute).map((column) => column.tubers)
const stones = (minute: number) => gardenAt(0, minute).flatMap(({ stone }) => stone ?? [])

it('has a tuber for each minute, five to a column, and a numbered stone under each full one', () => {
  expect(tubers(0)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  expect(tubers(9)).toEqual([5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  expect(tubers(59)).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4])
  expect(stones(4)).toEqual([])
  expect(stones(9)).toEqual([5])
  expect(stones(42)).toEqual([5, 10, 15, 20, 25, 30, 35, 40])
})

it('has a shoot for each hour, and the label at the last', () => {
  for (const [hour, shoots] of [
    [0, 12],
    [1, 1],
    [11, 11],
    [12, 12],
    [15, 3],
    [23, 11],
  ] as const) {
    expect(gardenAt(hour, 0).filter(({ grown }) => grown)).toHaveLength(shoots)
    expect(labelledAt(hour)).toBe(shoots - 1)
  }
})

it('turns the worm over once a second, without a jump', () => {
  expect(leanAt(4, 0, false)).toBe(-9)
  expect(leanAt(4, 1000, false)).toBe(9)
  expect(leanAt(5, 0, false)).toBe(9)
  expect(leanAt(59, 1000, false)).toBe(leanAt(0, 0, false))
})

it('is dark at night', () => {
  expect(skyAt(0)).toBe(skyAt(22))
  expect(skyAt(12)).not.toBe(skyAt(0))
  expect(skyAt(6)).toBe(skyAt(19))
})

it('grows a step a second, and reaches the water on the full minute', () => {
  expect(rootAt(7, 0, false)).toBe(7)
  expect(rootAt(7, 600, false)).toBe(7)
  expect(rootAt(7, 820, false)).toBeCloseTo(7.5)
  expect(rootAt(59, 1000, false)).toBe(60)
  expect(rootAt(7, 900, true)).toBe(7)
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [320, 320],
  [844, 390],
])('fits on the stage at %i × %i', (width, height) => {
  const plan = planOf(width, height)
  const [x, y] = columnAt(plan, 11)
  expect(x + plan.column / 2).toBeLessThanOrEqual(width)
  expect(y + plan.cell * 5 + plan.stone).toBeLessThan(height - plan.foot)
  expect(plan.air).toBeGreaterThan(plan.bed * 0.25)
  expect(bedAt(plan, plan.beds)).toBeLessThanOrEqual(height)
})
