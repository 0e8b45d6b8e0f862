import { expect, it } from 'vitest'
import { MAJOR, MINOR } from './log'
import { breakingAt, entriesAt, figuresOf, planOf, versionAt } from './model'

it('is published as the hour, the minute and the second', () => {
  expect(versionAt(10, 9, 36, 24)).toBe('10.9.36')
  expect(versionAt(0, 2, 10, 24)).toBe('0.2.10')
  expect(versionAt(0, 2, 10, 12)).toBe('12.2.10')
  expect(versionAt(15, 42, 7, 12)).toBe('3.42.7')
  expect(versionAt(23, 59, 58, 24)).toBe('23.59.58')
})

it('logs the last minutes, newest first, over midnight too', () => {
  expect(entriesAt(10, 9, 24, 2)).toEqual([
    { version: '10.9.0', note: 'Reverted: snooze.' },
    { version: '10.8.0', note: 'Docs: sunlight is cached for eight minutes.' },
  ])
  expect(entriesAt(0, 0, 24, 2)).toEqual([
    { version: '0.0.0', note: 'Changed: everything. See below.' },
    { version: '23.59.0', note: 'End of life. Please upgrade to 0.0.' },
  ])
})

it('names other versions by their own hour', () => {
  expect(entriesAt(15, 43, 24, 1)[0]!.note).toBe('Closed as a duplicate of 15.42.')
  expect(entriesAt(15, 43, 12, 1)[0]!.note).toBe('Closed as a duplicate of 3.42.')
  expect(entriesAt(11, 59, 12, 1)[0]!.note).toBe('End of life. Please upgrade to 12.0.')
})

it('breaks something on the hour', () => {
  expect(breakingAt(15, 24)).toEqual({ version: '15.0.0', note: 'Cake is a required dependency.' })
})

it('has sixty notes and twenty-four breaking ones, all different', () => {
  expect(MINOR).toHaveLength(60)
  expect(MAJOR).toHaveLength(24)
  expect(new Set([...MINOR, ...MAJOR]).size).toBe(84)
})

it('sets the same version in the same place through a minute', () => {
  expect(figuresOf('10.9.').long).toBeCloseTo(0.315 + 0.496 + 0.52 + 2 * 0.144 + 5 * 0.052)
})

it('keeps the log above the band, at all sizes', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const)
    for (let at = 0; at < 1440; at += 23) {
      const plan = planOf(Math.floor(at / 60), at % 60, 24, width, height)
      for (const { y } of plan.log) expect(y).toBeLessThan(plan.band.top)
      expect(plan.version.x + figuresOf(plan.version.text).long * plan.version.size).toBeLessThan(width)
      if (width > 300) expect(plan.log.length).toBeGreaterThan(2)
    }
})
