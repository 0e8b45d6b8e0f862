import { expect, it } from 'vitest'
import {
  bulbsOf,
  featuresAt,
  linesOf,
  litAt,
  matrixOf,
  numberOf,
  pixelsOf,
  planOf,
  seen,
  sizeOf,
  swingAt,
} from './model'

it('spells numbers', () => {
  expect(numberOf(0)).toEqual(['ZERO'])
  expect(numberOf(12)).toEqual(['TWELVE'])
  expect(numberOf(42)).toEqual(['FORTY', 'TWO'])
  expect(numberOf(50)).toEqual(['FIFTY'])
})

it('bills the hour and the minute, each with a title of its own', () => {
  const title = (hour: number, minute: number, cycle: 12 | 24) =>
    featuresAt(hour, minute, cycle).map(({ number, rest }) => [...number, ...rest].join(' '))
  expect(title(10, 9, 24)).toEqual(["TEN O'CLOCK TANGO", 'NINE MINUTES IN PARIS'])
  expect(title(22, 1, 12)).toEqual(["TEN O'CLOCK JAZZ", 'ONE MINUTE PLEASE'])
  expect(title(0, 0, 24)).toEqual(["ZERO O'CLOCK BLUES", 'NO MINUTES TO LOSE'])
  const minutes = Array.from({ length: 60 }, (_, minute) => title(0, minute, 24)[1])
  expect(new Set(minutes).size).toBe(60)
  expect(minutes.join()).not.toContain('undefined')
})

it('breaks a number of two words on a narrow board only', () => {
  const [, minutes] = featuresAt(15, 42, 24)
  expect(linesOf(minutes, 3).map(({ text }) => text)).toEqual(['FORTY TWO', 'MINUTES', 'OF HONEY'])
  expect(linesOf(minutes, 4).map(({ red }) => red)).toEqual([true, true, false, false])
})

it('hangs a long line in smaller letters', () => {
  expect(sizeOf('TEN', 3, 2, 1.3)).toBe(1.3)
  expect(sizeOf('TWENTY SEVEN', 3, 2, 1.3)).toBeCloseTo(0.967, 2)
  expect(sizeOf('OF APPLAUSE', 4, 1.1, 1)).toBeLessThan(0.7)
})

/** What a browser does with a matrix3d and a place on the plane. */
function through(matrix: string, u: number, v: number) {
  const m = matrix.slice(9, -1).split(',').map(Number)
  const w = m[3]! * u + m[7]! * v + m[15]!
  return [(m[0]! * u + m[4]! * v + m[12]!) / w, (m[1]! * u + m[5]! * v + m[13]!) / w]
}

it('lays both faces so that they meet at the prow, in the same perspective as all else', () => {
  const plan = planOf(1280, 800)
  const long = plan.length * pixelsOf(plan)
  const prow = seen(plan, 0, plan.top, 0)
  const corner = seen(plan, plan.side, plan.top, plan.back)
  for (const [place, matrix, u] of [
    [prow, matrixOf(plan, -1), long],
    [prow, matrixOf(plan, 1), 0],
    [corner, matrixOf(plan, 1), long],
  ] as const) {
    const [x, y] = through(matrix, u, 0)
    expect(x).toBeCloseTo(place[0], 0)
    expect(y).toBeCloseTo(place[1], 0)
  }
})

it('has the whole marquee on every stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1024, 1024],
    [844, 390],
    [300, 300],
  ] as const)
    for (const { x, y, radius } of bulbsOf(planOf(width, height))) {
      expect(x - radius).toBeGreaterThan(0)
      expect(x + radius).toBeLessThan(width)
      expect(y - radius).toBeGreaterThan(0)
      expect(y + radius).toBeLessThan(height)
    }
})

it('always has two of four circuits lit, and moves on three times a second', () => {
  expect(litAt(0, 0, false)).toEqual([true, true, false, false])
  expect(litAt(0, 334, false)).toEqual([false, true, true, false])
  expect(litAt(1, 0, false)).toEqual([true, false, false, true])
  expect(litAt(59, 999, false).filter(Boolean)).toHaveLength(2)
})

it('swings letters after they were hung, and no longer', () => {
  expect(swingAt(0, 0, 0)).toBe(5)
  expect(swingAt(0, 0, 950)).toBe(0)
  expect(swingAt(0, 1, 0)).toBe(0)
})
