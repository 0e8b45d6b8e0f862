import { expect, it } from 'vitest'
import { FLOCK, hangAt, PORTHOLES, planOf, sightingAt, standsAt } from './model'

it('lights the porthole of the hour', () => {
  expect(sightingAt(0, 2)).toMatchObject({ porthole: 0, number: '12' })
  expect(sightingAt(10, 9)).toMatchObject({ porthole: 10, number: '10' })
  expect(sightingAt(23, 59)).toMatchObject({ porthole: 11, number: '11' })
})

it('lifts the sheep of the minute, and leaves those that come after it', () => {
  expect(sightingAt(15, 0)).toMatchObject({ lifted: 0 })
  expect(sightingAt(15, 0).left).toHaveLength(59)
  expect(sightingAt(15, 42).left.slice(0, 2)).toEqual([43, 44])
  expect(sightingAt(15, 42).left).toHaveLength(17)
  expect(sightingAt(23, 59).left).toEqual([])
})

it('has the twelfth porthole at the back, the third at the right and the ninth at the left', () => {
  expect(PORTHOLES).toHaveLength(12)
  expect(Math.min(...PORTHOLES.map(([, y]) => y))).toBe(PORTHOLES[0]![1])
  expect(Math.max(...PORTHOLES.map(([x]) => x))).toBe(PORTHOLES[3]![0])
  expect(Math.min(...PORTHOLES.map(([x]) => x))).toBe(PORTHOLES[9]![0])
})

it('draws the sheep up within the minute, swinging from side to side', () => {
  expect(hangAt(0).risen).toBe(0)
  expect(hangAt(45).risen).toBe(0.75)
  expect(hangAt(10).swing).toBeCloseTo(-hangAt(11).swing)
})

it('keeps the flock on the stage, and clear of the number in the air', () => {
  for (const [width, height] of [
    [1280, 800],
    [844, 390],
    [390, 844],
    [320, 568],
    [300, 300],
  ] as const) {
    const { field, plate, label } = planOf(width, height)
    expect(plate.x).toBeLessThanOrEqual(0)
    expect(plate.y).toBeLessThanOrEqual(0)
    expect(plate.y + plate.height).toBeGreaterThanOrEqual(height - 0.01)
    expect(plate.x + plate.width).toBeGreaterThanOrEqual(width - 0.01)
    for (let sheep = 0; sheep < FLOCK; sheep++) {
      const { x, y, spacing } = standsAt(sheep, field)
      expect(x - spacing / 2).toBeGreaterThan(0)
      expect(x + spacing / 2).toBeLessThan(width)
      expect(y).toBeLessThan(height)
      // Under the number, or to the right of it: a square is too small to keep it clear of crosses.
      const clear = y > label.y + label.size / 2 || x - spacing / 2 > label.x + label.size * 1.3
      expect(clear || width === height).toBe(true)
    }
  }
})
