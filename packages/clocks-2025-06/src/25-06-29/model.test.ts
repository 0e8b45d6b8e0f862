import { expect, it } from 'vitest'
import { fieldOf, holeOf, hourHoleOf, SETTLED, snapAt } from './model'

it('finds a field with sixty holes round its edge for each stage', () => {
  expect(fieldOf(1280, 800)).toMatchObject({ across: 20, down: 10 })
  expect(fieldOf(390, 844)).toMatchObject({ across: 8, down: 22 })
  expect(fieldOf(844, 390)).toMatchObject({ across: 22, down: 8 })
})

it('goes round clockwise from the middle of the top, a step a minute, sixty different holes', () => {
  for (const [across, down] of [
    [18, 12],
    [8, 22],
    [14, 16],
  ] as const) {
    expect(holeOf(0, across, down)).toEqual([0, -down / 2])
    expect(holeOf(30, across, down)).toEqual([0, down / 2])
    const holes = Array.from({ length: 60 }, (_, minute) => holeOf(minute, across, down))
    expect(new Set(holes.map(String)).size).toBe(60)
    for (const [minute, [x, y]] of holes.entries()) {
      const next = holeOf(minute + 1, across, down)
      expect(Math.abs(next[0] - x) + Math.abs(next[1] - y)).toBe(1)
    }
  }
})

it('has three on the right and nine on the left, inside', () => {
  expect(hourHoleOf(3, 18, 12)).toEqual([5, 0])
  expect(hourHoleOf(9, 18, 12)).toEqual([-5, 0])
  expect(hourHoleOf(12, 18, 12)[1]).toBe(-4)
  for (const across of [8, 10, 14, 18, 20, 22])
    for (let hour = 0; hour < 12; hour++)
      for (let other = 0; other < hour; other++) {
        const [a, b] = [hourHoleOf(hour, across, 30 - across), hourHoleOf(other, across, 30 - across)]
        expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThanOrEqual(2)
      }
})

it('swings less and less, is still, and jumps at the end', () => {
  expect(snapAt(0)).toMatchObject({ way: 0, swing: -1 })
  expect(Math.abs(snapAt(0.315).swing)).toBeLessThan(0.2)
  expect(Math.abs(snapAt(SETTLED).swing)).toBe(0)
  expect(snapAt(0.8).way).toBe(0)
  expect(snapAt(0.9999).way).toBeCloseTo(1, 2)
})
