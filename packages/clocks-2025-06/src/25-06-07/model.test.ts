import { expect, it } from 'vitest'
import { countLights, GRID, isGreen, layoutOf, poseAt, stripeAt } from './model'

it('paints each stripe with its hour', () => {
  expect([-1, 0, 1].map((after) => stripeAt(0, 24, after))).toEqual([23, 0, 1])
  expect([-1, 0, 1].map((after) => stripeAt(12, 12, after))).toEqual([11, 12, 1])
  expect([-3, 0, 3].map((after) => stripeAt(15, 24, after))).toEqual([12, 15, 18])
  expect(stripeAt(15, 12, 0)).toBe(3)
})

it('is green in the first minute of an hour alone', () => {
  expect([0, 1, 59].map(isGreen)).toEqual([true, false, false])
})

it('walks from stride to stride past the other leg, every other one short, and rests', () => {
  expect(poseAt(0, 0).legs).toEqual([
    [34, 24],
    [-20, -38],
  ])
  expect(poseAt(0, 0.225).legs[0]).toEqual([-2, -4])
  expect(poseAt(0, 0.225).low).toBe(0)
  expect(poseAt(0, 1).legs[0][0]).toBeCloseTo(20)
  expect(poseAt(1, 0).legs[0][0]).toBeCloseTo(20)
  expect(poseAt(1, 1).legs[0][0]).toBeCloseTo(34)
})

it('counts in bars of lights, two broad', () => {
  const lit = (count: number) => countLights(count).filter((light) => light.lit).length
  expect(lit(8)).toBe(84)
  expect(lit(1)).toBe(24)
  expect(lit(42)).toBe(48 + 60)
  for (const { column, row } of countLights(59)) {
    expect(column).toBeGreaterThan(0)
    expect(column).toBeLessThan(GRID)
    expect(row).toBeLessThan(GRID)
  }
})

it('has the man stand under the lamps on every stage, his number before him', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
    [160, 90],
  ] as const) {
    const { head, feet, man, pitch } = layoutOf(width, height)
    expect(head.width).toBeLessThan(width)
    expect(head.top + head.height).toBeLessThan(feet - man)
    expect(height - feet).toBeGreaterThan(pitch * 0.5)
    expect(man).toBeGreaterThan(height * 0.18)
  }
})
