import { expect, it } from 'vitest'
import { COMMITS } from './commits'
import { hourName, levelOf, lineOf, minuteAt, minuteName, planOf, tipOf } from './model'

it('has the commits of a day', () => {
  expect(COMMITS).toHaveLength(24)
  expect(COMMITS.every((row) => row.length === 60)).toBe(true)
  const count = [...COMMITS.join('')].reduce((sum, commits) => sum + Number.parseInt(commits, 36), 0)
  expect(count).toBe(14662)
  // Seven at 10:09, thirty-three at 16:51, two at 5:03.
  expect([levelOf(609), levelOf(1011), levelOf(5 * 60 + 3)]).toEqual([2, 4, 1])
})

it('says in words how many commits and when', () => {
  expect(tipOf(15, 42, 24)).toEqual(['20 commits at', 'fifteen forty-two'])
  expect(tipOf(15, 42, 12)).toEqual(['20 commits at', 'three forty-two'])
  expect(tipOf(10, 9, 24)).toEqual(['7 commits at', 'ten oh nine'])
  expect(tipOf(3, 1, 24)).toEqual(['1 commit at', 'three oh one'])
  expect(tipOf(4, 5, 24)).toEqual(['No commits at', 'four oh five'])
  expect(tipOf(0, 0, 12)).toEqual(['8 commits at', 'midnight'])
  expect(tipOf(12, 0, 12)[1]).toBe('twelve o’clock')
  expect(tipOf(0, 30, 24)[1]).toBe('zero thirty')
})

it.each([
  [1280, 800],
  [390, 844],
  [844, 390],
  [1024, 1024],
  [300, 300],
  [160, 90],
])('fills %i × %i with squares to its edges', (width, height) => {
  const plan = planOf(width, height)
  const { pitch, side, left, top, before, after, above, below, capitals, leading } = plan
  expect(left - before * pitch).toBeLessThanOrEqual(0)
  expect(top - above * pitch).toBeLessThanOrEqual(0)
  expect(left + side + after * pitch).toBeGreaterThanOrEqual(width)
  expect(top + side + below * pitch).toBeGreaterThanOrEqual(height)
  // The hour has room at the left of its row, the minute at the head of its column, and both lead to the square of now.
  expect(Math.min(...leading)).toBeGreaterThanOrEqual(1)
  expect(left - leading[0] * pitch).toBeGreaterThan(1.75 * capitals)
  expect(top - leading[1] * pitch).toBeGreaterThan(capitals)
  expect(side).toBeGreaterThan(1.75 * capitals)
  expect(left + side).toBeLessThan(width)
})

it('makes the row and the column of now as broad as its square', () => {
  expect(lineOf({ pitch: 20, side: 200 }, -1)).toEqual([-20, 20])
  expect(lineOf({ pitch: 20, side: 200 }, 0)).toEqual([0, 200])
  expect(lineOf({ pitch: 20, side: 200 }, 1)).toEqual([200, 20])
  expect(lineOf({ pitch: 20, side: 200 }, 2)).toEqual([220, 20])
})

it('goes on where a day ends', () => {
  expect(minuteAt(609, 0, -9)).toBe(600)
  expect(minuteAt(609, 1, 1)).toBe(670)
  expect(minuteAt(0, 0, -1)).toBe(1439)
  expect(minuteAt(1380, 2, 0)).toBe(60)
})

it('names hours and minutes', () => {
  expect([hourName(0, 24), hourName(0, 12), hourName(15, 12), minuteName(9)]).toEqual(['00', '12', '3', '09'])
})
