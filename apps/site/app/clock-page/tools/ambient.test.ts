import { expect, it } from 'vitest'
import { driftAt } from './ambient'

const AT_NOON = Date.UTC(2025, 3, 13, 12)
const minutes = Array.from({ length: 31 * 17 }, (_, minute) => driftAt(AT_NOON + minute * 60_000))

it('moves the art every minute, and never far at once', () => {
  for (const [index, { x, y }] of minutes.entries()) {
    const before = minutes.at(index - 1)!
    const way = Math.hypot(x - before.x, y - before.y)
    expect(way).toBeGreaterThan(0.01)
    expect(way).toBeLessThan(0.45)
  }
})

it('uses the room there is, and only that', () => {
  expect(Math.max(...minutes.map(({ x }) => x))).toBeGreaterThan(0.99)
  expect(Math.min(...minutes.map(({ y }) => y))).toBeLessThan(-0.99)
  expect(Math.max(...minutes.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))).toBeLessThanOrEqual(1)
})

it('stands still within a minute', () => {
  expect(driftAt(AT_NOON + 59_999)).toEqual(driftAt(AT_NOON))
})
