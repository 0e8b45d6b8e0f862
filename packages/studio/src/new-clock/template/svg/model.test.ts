import { expect, it } from 'vitest'
import { beeAt, flowerAt } from './model'

const count = (shown: readonly boolean[]) => shown.filter(Boolean).length

it('opens all twelve petals at noon and at midnight, and one an hour later', () => {
  expect(count(flowerAt(0, 0).petals)).toBe(12)
  expect(count(flowerAt(12, 0).petals)).toBe(12)
  expect(count(flowerAt(13, 0).petals)).toBe(1)
})

it('puts out a stamen for each minute that has passed', () => {
  expect(count(flowerAt(10, 0).stamens)).toBe(0)
  expect(count(flowerAt(10, 59).stamens)).toBe(59)
})

it('has the bee at the bottom at half a minute, and on its way to the top at a full one', () => {
  expect(beeAt(30, 1)).toBe(0.5)
  expect(beeAt(0, 0.5)).toBeCloseTo(-0.5 / 60)
})
