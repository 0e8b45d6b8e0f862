import { expect, it } from 'vitest'
import { lureAt, planOf, soundingOf, swimAt, twitchAt } from './model'

it('writes the time as a chart writes a sounding', () => {
  expect(soundingOf(10, 9, 24)).toEqual(['10', '09'])
  expect(soundingOf(0, 0, 24)).toEqual(['0', '00'])
  expect(soundingOf(0, 30, 12)).toEqual(['12', '30'])
  expect(soundingOf(23, 59, 12)).toEqual(['11', '59'])
})

it('is at the minute when the minute changes, at the hour soon after, and back after ten seconds', () => {
  expect(swimAt(59.9)).toBe(1)
  expect(swimAt(0)).toBe(1)
  expect(swimAt(1.2)).toBeCloseTo(0.5)
  expect(swimAt(5)).toBe(0)
  expect(swimAt(10)).toBe(0)
  expect(swimAt(15)).toBe(1)
  expect(swimAt(36.5)).toBe(1)
})

it('twitches up and down by turns, each from where the last one ended', () => {
  expect(twitchAt(4, 1)).toBe(-1)
  expect(twitchAt(5, 0)).toBe(-1)
  expect(twitchAt(5, 1)).toBe(1)
  expect(twitchAt(6, 0)).toBe(1)
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [844, 390],
  [160, 90],
])('keeps both numbers on a stage of %i by %i, and apart', (width, height) => {
  const plan = planOf(width, height)
  for (const { x, y, width: broad, height: tall } of [plan.hour, plan.minute]) {
    expect(x - broad / 2).toBeGreaterThan(0)
    expect(x + broad / 2).toBeLessThan(width)
    expect(y - tall).toBeGreaterThan(0)
    expect(y).toBeLessThan(height * 0.62)
  }
  const aside = plan.hour.x + plan.hour.width / 2 < plan.minute.x - plan.minute.width / 2
  const above = plan.hour.y < plan.minute.y - plan.minute.height
  expect(aside || above).toBe(true)
})

it('holds the lure under the number it is with', () => {
  const plan = planOf(1280, 800)
  expect(lureAt(plan, 0)[0]).toBeCloseTo(plan.hour.x)
  expect(lureAt(plan, 1)[0]).toBeCloseTo(plan.minute.x)
})
