import { expect, it } from 'vitest'
import { acrossAt, isFifth, isGreen, layoutOf, poseAt } from './model'

it('has as many men across as there are hours', () => {
  expect(acrossAt(0, 24)).toBe(0)
  expect(acrossAt(15, 24)).toBe(15)
  expect(acrossAt(0, 12)).toBe(12)
  expect(acrossAt(12, 12)).toBe(12)
  expect(acrossAt(15, 12)).toBe(3)
})

it('is green in the first minute of an hour alone', () => {
  expect([0, 1, 59].map(isGreen)).toEqual([true, false, false])
})

it('takes a step from stride to stride and rests', () => {
  expect(poseAt(0).legs).toEqual([
    [34, 24],
    [-20, -38],
  ])
  expect(poseAt(1).legs[0][0]).toBeCloseTo(34)
  expect(poseAt(0.225).legs[0]).toEqual([-2, -4])
  expect(poseAt(0.225).low).toBe(0)
})

it('gives every fifth man an umbrella', () => {
  expect([0, 1, 2, 3, 4, 5, 9, 14].map(isFifth)).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
    true,
    true,
  ])
})

it('has room for all men on every stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
    [160, 90],
  ] as const)
    for (let across = 0; across < 24; across += 1) {
      const { perRow, rows, slot, pitch, kerb, drop } = layoutOf(width, height, across)
      expect(perRow * rows).toBeGreaterThanOrEqual(across)
      expect(slot * perRow).toBeLessThan(width)
      expect(kerb).toBeGreaterThan(height * 0.25)
      expect(kerb + rows * pitch + drop * 0.94).toBeLessThanOrEqual(height)
    }
  expect(layoutOf(1280, 800, 10)).toMatchObject({ perRow: 10, rows: 1 })
  expect(layoutOf(1280, 800, 23)).toMatchObject({ perRow: 10, rows: 3 })
  expect(layoutOf(390, 844, 15)).toMatchObject({ perRow: 5, rows: 3 })
})
