import { expect, it } from 'vitest'
import { fallTime, heightAt, hoursOf, MARBLE_METRES, planOf, restTime } from './model'

it('lets marbles fall as things fall', () => {
  // A metre takes 0.4516 s, five metres about one second.
  expect(fallTime(1)).toBeCloseTo(0.4516, 4)
  expect(fallTime(4.903325)).toBeCloseTo(1, 6)
  expect(heightAt(4.903325, 0.5)).toBeCloseTo(4.903325 * 0.75, 6)
  expect(MARBLE_METRES).toBeCloseTo(0.015875, 6)
})

it('bounces to a quarter of the height, and comes to rest', () => {
  const first = fallTime(1)
  expect(heightAt(1, first)).toBeCloseTo(0, 6)
  expect(heightAt(1, first * 1.5)).toBeCloseTo(0.25, 6)
  expect(heightAt(1, restTime(1) + 0.001)).toBe(0)
})

it('counts hours by both cycles', () => {
  expect([hoursOf(0, 24), hoursOf(0, 12), hoursOf(15, 12), hoursOf(23, 24)]).toEqual([0, 12, 3, 23])
})

it('has a place for each hour, minute and second on every stage, and none over another', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1024, 1024],
    [320, 320],
    [844, 390],
  ] as const) {
    const { places } = planOf(width, height)
    expect([places.hour.length, places.minute.length, places.second.length]).toEqual([25, 60, 60])
    const all = [...places.hour, ...places.minute, ...places.second]
    for (const [index, { x, y, radius }] of all.entries()) {
      expect(x - radius).toBeGreaterThan(0)
      expect(x + radius).toBeLessThan(width)
      expect(y - radius).toBeGreaterThan(0)
      expect(y + radius).toBeLessThan(height)
      for (const other of all.slice(index + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan((radius + other.radius) * 0.98)
    }
  }
})

it('has each drop over within its second', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1024, 1024],
  ] as const)
    expect(restTime(height / planOf(width, height).scale)).toBeLessThan(0.95)
})
