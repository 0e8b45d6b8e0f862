import { expect, it } from 'vitest'
import { brimAt, creptAt, figureOf, lineAt, planOf, reachOf, runOf, sideOf, stillFor, stubsOf } from './model'

it('has the hour of either clock', () => {
  expect(figureOf(0, 24)).toBe('0')
  expect(figureOf(24, 24)).toBe('0')
  expect(figureOf(0, 12)).toBe('12')
  expect(figureOf(15, 12)).toBe('3')
  expect(figureOf(12, 12)).toBe('12')
})

it('sends a run past the foot in ten minutes, and the next one a line a minute', () => {
  expect(reachOf(0, 0)).toEqual([0, 0, 0, 0, 0, 0])
  expect(reachOf(9, 0)).toEqual([9, 0, 0, 0, 0, 0])
  expect(reachOf(10, 0)).toEqual([14, 0, 0, 0, 0, 0])
  expect(reachOf(42, 0)).toEqual([14, 14, 14, 14, 2, 0])
  expect(reachOf(42, 0.5)[4]).toBe(2.5)
  expect(reachOf(59, 0)).toEqual([14, 14, 14, 14, 14, 9])
})

it('has it at its line at the full minute, and still before', () => {
  expect(creptAt(56)).toBe(0)
  expect(creptAt(60)).toBe(1)
  expect(stillFor(50)).toBe(6500)
  expect(stillFor(58)).toBe(0)
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [320, 320],
  [160, 90],
])('has all runs on the candle, and beside the figure, at %i by %i', (width, height) => {
  const plan = planOf(width, height)
  for (const [run, place] of plan.runs.entries()) {
    const { strayAt, broadAt } = runOf(plan, run)
    for (let line = 0; line <= 10; line++) {
      const aside = strayAt(line) * plan.run
      const half = broadAt(line) * plan.run
      expect(place + aside - half).toBeGreaterThan(0)
      expect(place + aside + half).toBeLessThan(width)
      expect(Math.abs(place + aside - plan.x) - half).toBeGreaterThan(plan.figure * 0.55)
    }
    expect(brimAt(plan, place) + lineAt(plan, 9)).toBeLessThan(height)
    // What is past the foot is past it even at the side.
    expect(brimAt(plan, place) + lineAt(plan, 14) - plan.run * 1.2).toBeGreaterThan(height)
  }
})

it('joins two of the runs, and leaves short ones that reach no line', () => {
  const plan = planOf(1280, 800)
  expect([0, 1, 2, 3, 4, 5].filter((run) => sideOf(plan, run))).toEqual([1, 4])
  const { run, joins } = sideOf(plan, 1)!
  const main = runOf(plan, 1)
  const place = run.place + run.strayAt(joins) * plan.run
  expect(Math.abs(place - main.place - main.strayAt(joins) * plan.run)).toBeLessThan(plan.run * 0.2)
  expect(stubsOf(plan).length).toBeGreaterThan(1)
  for (const { reach } of stubsOf(plan)) expect(reach).toBeLessThan(0.65)
})
