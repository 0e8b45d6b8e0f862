import { expect, it } from 'vitest'
import { cornersOf, hourSides, minuteSides, planOf, rollAt, rolledAt, secondSides, tensOf } from './model'

it('has as many sides as there are hours, minutes and seconds', () => {
  expect(hourSides(15, 42, 7, 900, 24)).toBe(15)
  expect(hourSides(15, 42, 7, 900, 12)).toBe(3)
  expect(hourSides(0, 0, 0, 0, 12)).toBe(12)
  expect(minuteSides(42, 7, 900)).toBe(42)
  expect(secondSides(7, 500)).toBe(7)
})

it('opens for one side more just before it is due, and closes after the last', () => {
  expect(secondSides(7, 1000)).toBe(8)
  expect(secondSides(59, 1000)).toBe(0)
  expect(minuteSides(42, 59, 1000)).toBe(43)
  expect(minuteSides(59, 59, 1000)).toBe(0)
  expect(hourSides(10, 59, 59, 1000, 24)).toBe(11)
  expect(hourSides(23, 59, 59, 1000, 24)).toBe(0)
  expect(hourSides(12, 59, 59, 1000, 12)).toBe(1)
})

it('inscribes regular figures in a circle, as the Elements do in their fourth book', () => {
  // IV.15: the side of a hexagon is as long as the radius.
  const hexagon = cornersOf(6, [0, 0], 1)
  expect(hexagon).toHaveLength(7)
  expect(Math.hypot(hexagon[1]![0] - hexagon[0]![0], hexagon[1]![1] - hexagon[0]![1])).toBeCloseTo(1)
  // XIII.12: the square on the side of a triangle is three times the square on the radius.
  const [a, b] = cornersOf(3, [0, 0], 1)
  expect((a![0] - b![0]) ** 2 + (a![1] - b![1]) ** 2).toBeCloseTo(3)
  expect(cornersOf(47, [0, 0], 1)).toHaveLength(48)
})

it('colours sides by tens', () => {
  expect(tensOf(cornersOf(42, [0, 0], 1), [0, 0])).toHaveLength(5)
  expect(tensOf(cornersOf(10, [0, 0], 1), [0, 0])).toHaveLength(1)
})

it('keeps both figures on the stage and apart', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
    [160, 90],
    [320, 568],
  ] as const) {
    const { hour, minute } = planOf(width, height)
    const apart = Math.hypot(hour.middle[0] - minute.middle[0], hour.middle[1] - minute.middle[1])
    expect(apart).toBeGreaterThan((hour.radius + minute.radius) * 0.97)
    expect(hour.radius).toBeLessThan(minute.radius)
    expect(hour.middle[1] - hour.radius).toBeGreaterThan(0)
    expect(hour.middle[0] - hour.radius).toBeGreaterThan(0)
  }
})

it('rolls round the hole once a minute without slipping', () => {
  const hole = { middle: [0, 0], radius: 2 } as const
  expect(rollAt(0, hole)).toMatchObject({ middle: [0, -1], turn: -0 })
  expect(rollAt(15, hole).middle[0]).toBeCloseTo(1)
  // A circle rolling within one of twice its size turns as fast as it goes round, the other way.
  expect(rollAt(60, hole).turn).toBeCloseTo(-2 * Math.PI)
  expect([rolledAt(7, 0), rolledAt(7, 1000)]).toEqual([7, 8])
})
