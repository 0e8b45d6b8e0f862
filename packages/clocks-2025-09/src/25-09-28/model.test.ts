import { expect, it } from 'vitest'
import { EWE, hangAt, IN_VIEW, planOf, STROKES, sightingAt, standsAt, WINDOWS } from './model'

it('lights the window of the hour, the twelfth at midnight and at noon', () => {
  expect([0, 1, 10, 12, 15, 23].map((hour) => sightingAt(hour, 0).window)).toEqual([0, 1, 10, 0, 3, 11])
})

it('sprays the minute on the ewe', () => {
  expect([0, 2, 31, 42, 59].map((minute) => sightingAt(7, minute).sprayed)).toEqual([
    '0',
    '2',
    '31',
    '42',
    '59',
  ])
  expect(STROKES).toHaveLength(10)
})

it('leaves as many grazing as have not been fetched, as far as they are in view', () => {
  expect(sightingAt(15, 0).grazing).toBe(21)
  expect(sightingAt(15, 42).grazing).toBe(17)
  expect(sightingAt(23, 59).grazing).toBe(0)
})

it('has the twelfth window at the top, the third at the right and the ninth at the left', () => {
  expect(WINDOWS).toHaveLength(12)
  expect(Math.min(...WINDOWS.map(([, y]) => y))).toBe(WINDOWS[0]![1])
  expect(Math.max(...WINDOWS.map(([, y]) => y))).toBe(WINDOWS[6]![1])
  expect(Math.max(...WINDOWS.map(([x]) => x))).toBe(WINDOWS[3]![0])
  expect(Math.min(...WINDOWS.map(([x]) => x))).toBe(WINDOWS[9]![0])
})

it('draws the ewe up within the minute, swinging from side to side', () => {
  expect(hangAt(0).risen).toBe(0)
  expect(hangAt(45).risen).toBe(0.75)
  expect(hangAt(10).swing).toBeCloseTo(-hangAt(11).swing)
})

it('fills the stage with the plate, and keeps the flock clear of the ewe', () => {
  for (const [width, height] of [
    [1280, 800],
    [844, 390],
    [390, 844],
    [320, 568],
    [300, 300],
  ] as const) {
    const plan = planOf(width, height)
    const { plate, lane } = plan
    expect(plate.x).toBeLessThanOrEqual(0.01)
    expect(plate.y).toBeLessThanOrEqual(0.01)
    expect(plate.y + plate.height).toBeGreaterThanOrEqual(height - 0.01)
    expect(plate.x + plate.width).toBeGreaterThanOrEqual(width - 0.01)
    expect(lane.from).toBeGreaterThan(lane.to)
    for (let sheep = 0; sheep < IN_VIEW; sheep++) {
      const { x, y, size } = standsAt(sheep, plan, height)
      expect(y).toBeLessThan(height)
      const under = y - size > lane.from + (lane.width * EWE) / 2 - height * 0.03
      const beside = x - size * 0.5 > lane.x + lane.width * 0.5
      expect(under || beside || width === height).toBe(true)
    }
  }
})
