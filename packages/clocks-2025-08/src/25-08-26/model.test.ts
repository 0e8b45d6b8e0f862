import { expect, it } from 'vitest'
import {
  bloomOf,
  crownOf,
  dropOf,
  growingAt,
  leavesAt,
  mainOf,
  planOf,
  rootsAt,
  tipAt,
  tuberOf,
  wayOf,
} from './model'

it('has a beet for each ten minutes, and a tuber for each that is left', () => {
  expect(rootsAt(42).map(({ beet }) => beet)).toEqual([true, true, true, true, false, false])
  expect(rootsAt(42).map(({ tubers }) => tubers)).toEqual([0, 0, 0, 0, 2, 0])
  expect(rootsAt(9)[0]).toEqual({ beet: false, tubers: 9 })
  expect(rootsAt(10)[0]).toEqual({ beet: true, tubers: 0 })
  expect(rootsAt(0).some(({ beet, tubers }) => beet || tubers)).toBe(false)
  expect([0, 9, 10, 42, 59].map(growingAt)).toEqual([0, 0, 1, 4, 5])
})

it('has a leaf for each hour before that of the flower', () => {
  expect([1, 2, 12, 13, 15, 23, 0].map(leavesAt)).toEqual([0, 1, 11, 0, 2, 10, 11])
})

it('grows a step a second, and reaches the drop on the full minute', () => {
  expect(tipAt(7, 0, false)).toBe(7)
  expect(tipAt(7, 550, false)).toBe(7)
  expect(tipAt(7, 775, false)).toBeCloseTo(7.5)
  expect(tipAt(59, 1000, false)).toBe(60)
  expect(tipAt(7, 900, true)).toBe(7)
  const plan = planOf(1280, 800)
  expect(wayOf(plan, 4, 0)).toEqual(mainOf(plan, 4, 1))
  const [[x, y], [dropX, dropY]] = [wayOf(plan, 4, 1), dropOf(plan, 4)]
  expect(Math.hypot(x - dropX, y - dropY)).toBeLessThan(plan.deep * 0.25)
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [320, 320],
  [844, 390],
])('fits on the stage at %i × %i', (width, height) => {
  const plan = planOf(width, height)
  for (let hour = 0; hour < 12; hour++) {
    const [x, y] = bloomOf(plan, hour)
    expect(x - plan.bloom).toBeGreaterThan(0)
    expect(x + plan.bloom).toBeLessThan(width)
    const top = Math.floor(y / plan.bed) * plan.bed
    expect(y - plan.bloom).toBeGreaterThan(top)
  }
  for (let plant = 0; plant < 6; plant++) {
    const [crown, soil] = crownOf(plan, plant)
    expect(crown + plan.beet[0] / 2).toBeLessThan(width)
    for (let count = 1; count <= 9; count++) {
      const [x, y] = tuberOf(plan, plant, count)
      expect(Math.abs(x - crown) + plan.tuber / 2).toBeLessThan(plan.column / 2)
      expect(y + plan.newest * 0.4).toBeLessThan(soil + plan.zone + plan.deep * 0.2)
    }
    for (let step = 0; step <= 60; step++) {
      const [x, y] = wayOf(plan, plant, step / 60)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
      expect(y).toBeLessThan(Math.floor(plant / plan.across) * plan.bed + plan.bed)
    }
  }
})
