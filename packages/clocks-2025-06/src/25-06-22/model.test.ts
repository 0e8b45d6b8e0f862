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
      expect(x - plan.wide / 2).toBeGreaterThanOrEqual(0)
      expect(x + plan.wide / 2).toBeLessThanOrEqual(width)
      expect(y - plan.long / 2).toBeGreaterThanOrEqual(-0.01)
      expect(y + plan.long / 2).toBeLessThanOrEqual(height + 0.01)
    }
  }
})

it('counts tens in a row where the stage is upright, and quarters of an hour where it is not', () => {
  const upright = planOf(390, 844)
  expect(bayOf(upright, 10).y).toBe(bayOf(upright, 1).y)
  expect(bayOf(upright, 11).y).not.toBe(bayOf(upright, 1).y)
  const across = planOf(1280, 800)
  expect(bayOf(across, 15).y).toBe(bayOf(across, 1).y)
  expect(bayOf(across, 16).y).not.toBe(bayOf(across, 1).y)
})

it('is parked, nose out, when the minute ends', () => {
  for (const [width, height] of STAGES) {
    const plan = planOf(width, height)
    for (const number of [1, 15, 16, 44, 60]) {
      const bay = bayOf(plan, number)
      const pose = poseAt(plan, number, 1)
      expect(pose.x).toBeCloseTo(bay.x)
      expect(pose.y).toBeCloseTo(bay.y)
      expect(pose.turn).toBeCloseTo(bay.out === 1 ? 180 : 0)
      expect(poseAt(plan, number, 0)).toEqual({ x: -plan.long, y: bay.lane, turn: 90 })
    }
  }
})

it('never parks two cars of a colour side by side', () => {
  for (let number = 1; number < BAYS; number++)
    expect(colourOf(10, number)).not.toBe(colourOf(10, number + 1))
})
