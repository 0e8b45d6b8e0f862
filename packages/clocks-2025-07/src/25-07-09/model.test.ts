import { expect, it } from 'vitest'
import { type Drop, dropOn, fieldOf, flowAt, outlinesOf, placeOf, planOf } from './model'

const plan = planOf(800, 800)
const round = (point: readonly number[]) => point.map((part) => Math.round(part) || 0)

it('leaves the same margin on all sides', () => {
  expect(planOf(1280, 800)).toEqual({ across: 556, up: 316, least: 316 })
  expect(planOf(300, 300)).toEqual({ across: 118.5, up: 118.5, least: 118.5 })
})

it('goes clockwise from the top', () => {
  expect(round(placeOf(plan, 'minute', 0))).toEqual([0, -316])
  expect(round(placeOf(plan, 'minute', 0.25))).toEqual([316, 0])
  expect(round(placeOf(plan, 'minute', 0.5))).toEqual([0, 316])
  expect(round(placeOf(plan, 'minute', -0.25))).toEqual([-316, 0])
})

it('has the hour of nine at the left, and of twelve at the top', () => {
  expect(round(dropOn(plan, 'hour', 9 / 12).at)).toEqual([-164, 0])
  expect(round(dropOn(plan, 'hour', 12 / 12).at)).toEqual([0, -164])
  expect(round(dropOn(plan, 'hour', 0).at)).toEqual([0, -164])
})

it('lies still on its figures until the minute ends', () => {
  expect([flowAt(0, 0), flowAt(58, 999), flowAt(59, 550), flowAt(59, 775), flowAt(59, 1000)]).toEqual([
    0, 0, 0, 0.5, 1,
  ])
})

it('reaches out: between two drops that are near, there is more than either has', () => {
  const pair: Drop[] = [
    { at: [-30, 0], radius: 28 },
    { at: [30, 0], radius: 28 },
  ]
  expect(fieldOf(plan, pair.slice(0, 1), 20)(0, 0)[0]).toBeGreaterThan(0)
  expect(fieldOf(plan, pair, 20)(0, 0)[0]).toBeLessThan(0)
})

it('flows together where drops meet, and parts where they do not', () => {
  const outlines = (hour: number, minute: number) =>
    outlinesOf(plan, [dropOn(plan, 'hour', hour / 12), dropOn(plan, 'minute', minute / 60)], 31, 3).length
  expect(outlines(3, 45)).toBe(2)
  expect(outlines(3, 15)).toBe(1)
})
