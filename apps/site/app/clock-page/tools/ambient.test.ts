import { expect, it } from 'vitest'
import { driftAt } from './ambient'

const AT_NOON = Date.UTC(2025, 3, 13, 12)
const minutes = Array.from({ length: 31 * 17 }, (_, minute) => driftAt(AT_NOON + minute * 60_000))

it('moves the art every minute', () => {
  for (const [index, { x, y }] of minutes.entries()) {
    const before = minutes.at(index - 1)!
    expect(Math.hypot(x - before.x, y - before.y)).toBeGreaterThan(0.01)
  }
})

it('moves it by little more than a pixel at once, of the twelve that there are on either side of it', () => {
  for (let step = 1; step < 31 * 17 * 6; step++) {
    const [before, now] = [driftAt(AT_NOON + (step - 1) * 10_000), driftAt(AT_NOON + step * 10_000)]
    expect(Math.hypot(now.x - before.x, now.y - before.y) * 12).toBeLessThan(1.2)
  }
})

it('uses the room there is, and only that', () => {
  expect(Math.max(...minutes.map(({ x }) => x))).toBeGreaterThan(0.99)
  expect(Math.min(...minutes.map(({ y }) => y))).toBeLessThan(-0.99)
  expect(Math.max(...minutes.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))).toBeLessThanOrEqual(1)
})

it('stands still in between', () => {
  expect(driftAt(AT_NOON + 9_999)).toEqual(driftAt(AT_NOON))
})
