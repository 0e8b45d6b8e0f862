import { expect, it } from 'vitest'
import { isHasty, placesAt, slide, stillFor } from './model'

const MINUTES = 29_000_000
const order = (hour: number, ms: number) =>
  placesAt('seed', MINUTES, hour, ms)
    .map(({ at }, value) => ({ at, value }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
const sorted = Array.from({ length: 60 }, (_, value) => value)

it('begins a minute in order, as the last one ended', () => {
  expect(order(10, 0)).toEqual(sorted)
  expect(order(9, 59_999)).toEqual(sorted)
})

it('is shuffled a moment later, and otherwise in another minute', () => {
  expect(order(10, 1300)).not.toEqual(sorted)
  expect(placesAt('seed', MINUTES, 10, 1300)).not.toEqual(placesAt('seed', MINUTES + 1, 10, 1300))
})

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('is sorted at the end of a minute at %i o’clock', (hour) => {
  expect(order(hour, 59_300)).toEqual(sorted)
  expect(order(hour, 40_000)).not.toEqual(sorted)
})

it('lifts none that keeps its place', () => {
  expect(placesAt('seed', MINUTES, 10, 59_800).every(({ lift }) => lift === 0)).toBe(true)
})

it('slides to where it belongs', () => {
  expect([slide(-1), slide(0), slide(1), slide(2)]).toEqual([0, 0, 1, 1])
})

it('rests between its steps, and in a row of hundreds of steps a tenth of a second', () => {
  expect(isHasty('seed', MINUTES, 1)).toBe(true)
  expect(isHasty('seed', MINUTES, 3)).toBe(false)
  expect([0, 1299, 1300, 59_250, 59_300].map((ms) => stillFor('seed', MINUTES, 1, ms))).toEqual([
    0, 0, 110, 50, 700,
  ])
  expect([1300, 1650, 59_300].map((ms) => stillFor('seed', MINUTES, 3, ms))).toEqual([0, 0, 700])
  expect(stillFor('seed', MINUTES, 3, 1700)).toBeGreaterThan(400)
})
