import { expect, it } from 'vitest'
import { COMMITS } from './commits'
import { columnOf, hourName, levelOf, minuteName, planOf, rowOf, tipOf } from './model'

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
  [1280, 800, 10],
  [390, 844, 7.5],
  [844, 390, 6],
  [1024, 1024, 8],
  [160, 90, 1.3],
])('fills %i × %i with squares and their names', (width, height, least) => {
  const plan = planOf(width, height)
  const { pitch, side, left, top, columns, rows, capitals, head } = plan
  expect(columns * rows).toBe(1440)
  expect(pitch).toBeGreaterThan(least)
  expect(side).toBeGreaterThan(9 * pitch)
  expect(capitals).toBeGreaterThan(side * 0.7)
  for (const now of [0, 23]) {
    const [lastColumn, lastRow] = [columnOf(plan, columns - 1, now), rowOf(plan, rows - 1, now)]
    expect(left + lastColumn[0] + lastColumn[1]).toBeLessThan(width)
    expect(top + lastRow[0] + lastRow[1]).toBeLessThan(height)
  }
  expect(left - 1.75 * capitals).toBeGreaterThan(0)
  expect(top - head).toBeGreaterThan(0)
})

it('makes the column of now as broad as its square', () => {
  const plan = planOf(1280, 800)
  const { pitch, side } = plan
  expect(columnOf(plan, 41, 42)).toEqual([41 * pitch, pitch])
  expect(columnOf(plan, 42, 42)).toEqual([42 * pitch, side])
  expect(columnOf(plan, 43, 42)).toEqual([42 * pitch + side, pitch])
})

it('names hours and minutes', () => {
  expect([hourName(0, 24), hourName(0, 12), hourName(15, 12), minuteName(9)]).toEqual(['00', '12', '3', '09'])
})
