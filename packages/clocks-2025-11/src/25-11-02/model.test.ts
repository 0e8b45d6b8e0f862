import { expect, it } from 'vitest'
import { alongOf, armAt, LANES, planOf, reachOf, STROKE, touchedAt } from './model'

const [HOUR, MINUTE] = LANES as [(typeof LANES)[0], (typeof LANES)[0]]

it('touches the hour, twelve at noon and at midnight, and the minute', () => {
  expect(touchedAt(0, 2)).toEqual({ hour: 12, minute: 2 })
  expect(touchedAt(10, 9)).toEqual({ hour: 10, minute: 9 })
  expect(touchedAt(15, 42)).toEqual({ hour: 3, minute: 42 })
  expect(touchedAt(23, 59)).toEqual({ hour: 11, minute: 59 })
})

it('has one at the start of its lane, six in the middle of the hours, thirty in the middle of the minutes', () => {
  expect(alongOf(HOUR, 1)).toBe(0)
  expect(alongOf(HOUR, 12)).toBe(1)
  expect(alongOf(MINUTE, 30)).toBe(0.5)
})

it('is at its number a second and a half after it came, and half way half as long', () => {
  expect(reachOf(MINUTE, 42, 0)).toBe(41)
  expect(reachOf(MINUTE, 42, STROKE / 2)).toBe(41.5)
  expect(reachOf(MINUTE, 42, 30)).toBe(42)
  expect(reachOf(MINUTE, 0, 0)).toBe(59)
  expect(reachOf(HOUR, 1, 0)).toBe(12)
})

it('swims with one arm after the other', () => {
  expect(armAt(1, 0)).toBe(0.5)
  expect(armAt(1, 1)).toBe(0)
  expect(armAt(60, 0)).toBe(armAt(0, 0))
})

it('fills the stage with three lanes and two ropes', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    const { strips, rope, broad, wide } = planOf(width, height)
    expect(wide).toBe(width > height)
    expect(strips[2]!.from + strips[2]!.broad).toBeCloseTo(broad)
    expect(strips[1]!.from - strips[0]!.broad).toBeCloseTo(rope)
  }
})
