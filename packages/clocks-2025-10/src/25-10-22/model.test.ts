import { expect, it } from 'vitest'
import { basinsAt, daysToSpring, planOf, saidAt, seaAt } from './model'

it('has the number of the hour and that of the minute in the water', () => {
  expect(basinsAt(0, 2, 10)).toMatchObject({
    hour: { number: 12, above: 1, below: 11 },
    minute: { number: 2 },
  })
  expect(basinsAt(15, 42, 7)).toMatchObject({
    hour: { number: 3 },
    minute: { number: 42, above: 43, below: 41 },
  })
  expect(basinsAt(23, 59, 58)).toMatchObject({ hour: { number: 11 }, minute: { number: 59, above: 0 } })
})

it('covers some of a number and never all of it', () => {
  for (let at = 0; at < 86_400; at += 97) {
    const { hour, minute } = basinsAt(Math.floor(at / 3600), Math.floor(at / 60) % 60, at % 60)
    for (const { level } of [hour, minute]) {
      expect(level).toBeGreaterThanOrEqual(0.13)
      expect(level).toBeLessThanOrEqual(0.56)
    }
  }
  expect(basinsAt(10, 30, 0, true).hour.level).toBeCloseTo(0.345)
})

it('fills a basin to the next number within two seconds, and at once where nothing may move', () => {
  expect(basinsAt(10, 9, 0).minute.lift).toBe(1)
  expect(basinsAt(10, 9, 0.8).minute.lift).toBeCloseTo(0.5)
  expect(basinsAt(10, 9, 2).minute.lift).toBe(0)
  expect(basinsAt(10, 9, 0, true).minute.lift).toBe(0)
})

it('has the sea where @neaps/tide-predictor 0.11.0 has it with the same five constituents, to a hand’s breadth', () => {
  expect(seaAt(Date.UTC(2025, 9, 22, 0))).toBeCloseTo(-1.285, 0)
  for (const [at, metres] of [
    [Date.UTC(2025, 9, 22, 0), -1.285],
    [Date.UTC(2025, 9, 22, 6), 1.298],
    [Date.UTC(2025, 9, 22, 12), -1.381],
    [Date.UTC(2025, 9, 7, 9), -3.076],
    [Date.UTC(2026, 2, 20, 3), 2.502],
  ] as const)
    expect(Math.abs(seaAt(at) - metres)).toBeLessThan(0.1)
})

it('has spring tide a day or two after the new moon of 21 October 2025, 12:25', () => {
  const late = daysToSpring(Date.UTC(2025, 9, 21, 12, 25))
  expect(late).toBeGreaterThan(0.5)
  expect(late).toBeLessThan(3)
})

it('says how the sea is', () => {
  expect(saidAt(Date.UTC(2025, 9, 22, 6))[0]).toBe('Sea at Eastport +1.3 m, falling')
})

it('puts the basins beside each other, or one over the other', () => {
  expect(planOf(1280, 800).minute.left).toBeGreaterThan(600)
  expect(planOf(390, 844).minute.top).toBeGreaterThan(400)
  const { foot, tall } = planOf(390, 844)
  expect(foot - tall).toBeGreaterThan(30)
})
