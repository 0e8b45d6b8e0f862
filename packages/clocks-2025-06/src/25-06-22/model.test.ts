import { expect, it } from 'vitest'
import { BAYS, bayOf, colourOf, levelAt, planOf, poseAt } from './model'

it('takes the hour for the level', () => {
  expect(levelAt(15, 24)).toBe(15)
  expect(levelAt(15, 12)).toBe(3)
  expect(levelAt(0, 24)).toBe(0)
  expect(levelAt(0, 12)).toBe(12)
})

const STAGES = [
  [1280, 800],
  [390, 844],
  [300, 300],
  [844, 390],
] as const

it('has sixty bays on every stage', () => {
  for (const [width, height] of STAGES) {
    const plan = planOf(width, height)
    const bays = Array.from({ length: BAYS }, (_, index) => bayOf(plan, index + 1))
    expect(new Set(bays.map(({ x, y }) => `${x} ${y}`)).size).toBe(60)
    for (const { x, y } of bays) {
      expect(x - plan.long / 2).toBeGreaterThanOrEqual(0)
      expect(x + plan.long / 2).toBeLessThanOrEqual(width)
      expect(y - plan.deep / 2).toBeGreaterThan(0)
      expect(y + plan.deep / 2).toBeLessThan(height)
      expect(plan.long).toBeGreaterThan(plan.deep * 2.5)
    }
  }
})

it('has five bays on each side of a street', () => {
  for (const [width, height] of STAGES) {
    const plan = planOf(width, height)
    expect(bayOf(plan, 5).y).toBe(bayOf(plan, 1).y)
    expect(bayOf(plan, 6).y).not.toBe(bayOf(plan, 1).y)
    expect(bayOf(plan, 6).lane).toBe(bayOf(plan, 5).lane)
    expect(bayOf(plan, 11).lane).not.toBe(bayOf(plan, 10).lane)
  }
})

it('is parked along the kerb when the minute ends', () => {
  for (const [width, height] of STAGES) {
    const plan = planOf(width, height)
    for (const number of [1, 15, 16, 44, 60]) {
      const bay = bayOf(plan, number)
      const pose = poseAt(plan, number, 1)
      expect(pose.x).toBeCloseTo(bay.car)
      expect(pose.y).toBeCloseTo(bay.y)
      expect(pose.turn).toBeCloseTo(90)
      expect(poseAt(plan, number, 0)).toEqual({ x: -plan.long / 2, y: bay.lane, turn: 90 })
    }
  }
})

it('never parks two cars of a colour side by side', () => {
  for (let number = 1; number < BAYS; number++)
    expect(colourOf(10, number)).not.toBe(colourOf(10, number + 1))
})
