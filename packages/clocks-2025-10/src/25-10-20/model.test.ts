import { expect, it } from 'vitest'
import { birdsAt, catenary, looksRight, NUMBERS, placesAt, planOf, readAt, turningAt, wireOf } from './model'

it('seats the birds over the hour, the tens and the ones', () => {
  expect(readAt(15, 42)).toEqual([3, 4, 2])
  expect(readAt(10, 9)).toEqual([10, 0, 9])
  expect(readAt(23, 59)).toEqual([11, 5, 9])
  expect(placesAt(15, 42)).toEqual([3, 4, 2])
})

it('has twelve first on the highest wire, at midnight and at noon', () => {
  expect(readAt(0, 2)).toEqual([12, 0, 2])
  expect(readAt(12, 30)).toEqual([12, 3, 0])
  expect(placesAt(0, 0)).toEqual([0, 0, 0])
  expect(NUMBERS.map((numbers) => numbers.length)).toEqual([12, 6, 10])
})

it('has an owl at night, a cock in the morning, and never two of a kind', () => {
  expect(birdsAt(0, 2)[0]).toBe('owl')
  expect(birdsAt(5, 30)[0]).toBe('rooster')
  expect(birdsAt(15, 42)[0]).toBe('crow')
  expect(birdsAt(15, 40)[2]).toBe('penguin')
  for (let minute = 0; minute < 60; minute++) expect(new Set(birdsAt(9, minute)).size).toBe(3)
})

it('turns one bird a second, and each every third', () => {
  expect([0, 1, 2, 3].map(turningAt)).toEqual([0, 1, 2, 0])
  for (let second = 1; second < 60; second++)
    for (const bird of [0, 1, 2])
      expect(looksRight(bird, second) !== looksRight(bird, second - 1)).toBe(turningAt(second) === bird)
})

it('hangs a wire as a catenary, lowest in the middle', () => {
  expect(catenary(0, 1000, 40)).toBeCloseTo(0)
  expect(catenary(1, 1000, 40)).toBeCloseTo(0)
  expect(catenary(0.5, 1000, 40)).toBeCloseTo(40)
  // A parabola would be at thirty: a chain is a little below it, though less than a tenth.
  expect(catenary(0.25, 1000, 40)).toBeGreaterThan(30)
  expect(catenary(0.25, 1000, 40)).toBeLessThan(30.1)
})

it('has each row on a wire, or upright the hours and the ones on two', () => {
  expect(wireOf(0, 11, false)).toEqual([0, 1])
  expect(wireOf(2, 0, false)).toEqual([2, 0])
  expect(wireOf(0, 5, true)).toEqual([0, 1])
  expect(wireOf(0, 6, true)).toEqual([1, 0])
  expect(wireOf(1, 5, true)).toEqual([2, 1])
  expect(wireOf(2, 4, true)).toEqual([3, 1])
  expect(wireOf(2, 7, true)).toEqual([4, 0.5])
})

it('keeps a bird’s height and a number’s between two wires', () => {
  const plan = planOf(390, 844)
  expect(plan.wires).toBe(5)
  expect(planOf(1280, 800).wires).toBe(3)
  expect(plan.bird + plan.said * 1.12 + plan.thick).toBeLessThan(plan.gap)
  expect(plan.numeral).toBeGreaterThan(11)
})

it('keeps all numbers on the stage, and a wire’s lowest point below its pole', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [844, 390],
  ] as const) {
    const plan = planOf(width, height)
    NUMBERS.forEach((numbers, row) => {
      numbers.forEach((_, index) => {
        const [x, y] = plan.place(row, index)
        expect(x).toBeGreaterThan(plan.pole)
        expect(x).toBeLessThan(width * 0.96)
        expect(y).toBeLessThan(height - plan.said * 1.12)
      })
    })
    expect(plan.wire(0, width * 0.6)).toBeGreaterThan(plan.wire(0, plan.pole))
  }
})
