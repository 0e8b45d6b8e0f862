import { expect, it } from 'vitest'
import { BAYS, bayAt, CAR, colourOf, levelAt, paintedAs, planOf, poseAt } from './model'

it('takes the hour for the level', () => {
  expect(levelAt(15, 24)).toBe(15)
  expect(levelAt(15, 12)).toBe(3)
  expect(levelAt(0, 24)).toBe(0)
  expect(levelAt(0, 12)).toBe(12)
})

it('numbers bays from 00, each with two figures', () => {
  expect(paintedAs(0)).toBe('00')
  expect(paintedAs(9)).toBe('09')
  expect(paintedAs(42)).toBe('42')
})

const STAGES = [
  [1280, 800],
  [390, 844],
  [300, 300],
  [844, 390],
  [700, 500],
  [1920, 1080],
] as const

it('shows the whole of the last bay taken, and its number near the middle, on every stage', () => {
  for (const [width, height] of STAGES) {
    const plan = planOf(width, height)
    const from = bayAt(plan, 42, 42)
    expect(from).toBeGreaterThanOrEqual(0)
    expect(from + plan.long).toBeLessThan(plan.along)
    expect(Math.abs((from + plan.long * CAR.number) / plan.along - 0.5)).toBeLessThan(0.21)
    expect(bayAt(plan, 43, 42) - from).toBeCloseTo(plan.long)
  }
})

it('is parked along the kerb when the minute ends', () => {
  for (const [width, height] of STAGES) {
    const plan = planOf(width, height)
    const pose = poseAt(plan, 42, 1)
    expect(pose.along).toBeCloseTo(bayAt(plan, 43, 42) + plan.long * 0.31)
    expect(pose.across).toBeCloseTo(plan.bays)
    expect(pose.turn).toBeCloseTo(0)
    expect(poseAt(plan, 42, 0)).toEqual({ along: -plan.long / 2, across: plan.track, turn: 0 })
  }
})

it('drives on to the next level after the last bay', () => {
  const plan = planOf(1280, 800)
  expect(poseAt(plan, 59, 1)).toEqual({ along: 1280 + plan.long / 2, across: plan.track, turn: 0 })
})

it('never parks two cars of a colour side by side', () => {
  for (let bay = 0; bay < BAYS - 1; bay++) expect(colourOf(10, bay)).not.toBe(colourOf(10, bay + 1))
})
