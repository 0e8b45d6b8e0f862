import { expect, it } from 'vitest'
import { beeAt, flowerIn, GOLDEN_ANGLE, headAt, petalsAt, reachIn, SEEDS, swollen } from './model'

const count = <T>(all: readonly T[], wanted: T) => all.filter((one) => one === wanted).length

it('parts the turn as a sunflower does, by 137.508 degrees', () => {
  expect(GOLDEN_ANGLE).toBeCloseTo(137.508, 3)
})

it('holds a seed for each minute of a day, whatever the time', () => {
  expect(SEEDS).toBe(1440)
  expect(headAt(0)).toHaveLength(1440)
  expect(headAt(1439)).toHaveLength(1440)
})

it('has as many coloured seeds as minutes have passed, ten of a colour', () => {
  const tens = (minute: number) => headAt(15 * 60 + minute).map(({ ten }) => ten)
  expect([0, 1, 2, 3, 4, 5].map((ten) => count(tens(42), ten))).toEqual([10, 10, 10, 10, 2, 0])
  expect([0, 1, 2, 3, 4, 5].map((ten) => count(tens(59), ten))).toEqual([10, 10, 10, 10, 10, 9])
  expect(count(tens(0), undefined)).toBe(1440)
  expect(tens(11)[0]).toBe(1)
})

it('keeps a seed on its bearing while it is pushed outwards', () => {
  const born = headAt(600)[0]!
  const later = headAt(630)[30]!
  expect(later.turn).toBe(born.turn)
  expect(Math.hypot(later.x, later.y)).toBeGreaterThan(Math.hypot(born.x, born.y))
})

it('fits all seeds into the head, none upon another', () => {
  const seeds = headAt(617)
  expect(Math.max(...seeds.map(({ x, y }) => Math.hypot(x, y)))).toBeLessThan(1)
  const middle = seeds.slice(0, 60)
  for (const one of middle)
    for (const other of middle)
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.05)
})

it('opens a petal each hour of the morning and turns one red each hour of the afternoon', () => {
  expect(count(petalsAt(0), 'closed')).toBe(12)
  expect(count(petalsAt(10), 'yellow')).toBe(10)
  expect(count(petalsAt(12), 'yellow')).toBe(12)
  expect(petalsAt(15).slice(0, 4)).toEqual(['red', 'red', 'red', 'yellow'])
  expect(count(petalsAt(23), 'red')).toBe(11)
})

it('has the bee at the bottom at half a minute, and on its way to the top at a full one', () => {
  expect(beeAt(30, 1)).toEqual({ turn: 0.5, lift: 0 })
  expect(beeAt(0, 0.5).turn).toBeCloseTo(-0.5 / 60)
})

it('swells the middle and keeps the rim', () => {
  expect(swollen(0.2, 1.5)).toEqual({ radius: 0.30000000000000004, stretch: 1.5 })
  expect(swollen(1, 1.5).radius).toBeCloseTo(1)
  const all = Array.from({ length: 100 }, (_, at) => swollen(at / 100, 1.8).radius)
  expect(all).toEqual([...all].sort((one, other) => one - other))
})

it('keeps every tip on the stage', () => {
  expect(flowerIn(1280, 800).radius).toBe(288)
  expect(flowerIn(390, 844)).toMatchObject({ x: 195, y: 422, swell: 700 / 390 })
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
  ] as const)
    for (let hour = 0; hour < 12; hour++) {
      const reach = reachIn(width, height, hour / 12)
      expect(reach).toBeGreaterThan(flowerIn(width, height).radius * 1.2)
      expect(reach * Math.abs(Math.sin((hour / 6) * Math.PI))).toBeLessThan(width / 2)
      expect(reach * Math.abs(Math.cos((hour / 6) * Math.PI))).toBeLessThan(height / 2)
    }
})
