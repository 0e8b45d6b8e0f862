import { expect, it } from 'vitest'
import { doorAt, levelOf, openingOf, planOf, riseOf, STEPS, seen, stepAt, stepOfDoor } from './model'

it('has sixty steps in four flights and four landings', () => {
  expect(STEPS).toBe(60)
  const steps = Array.from({ length: 60 }, (_, level) => stepAt(level))
  expect(steps.filter(({ landing }) => landing).map(({ level }) => level)).toEqual([0, 21, 42, 51])
})

it('rises at every step and yet is seen to end where it began', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
  ] as const) {
    const { view } = planOf(width, height)
    const rise = riseOf(view)
    expect(rise).toBeGreaterThan(0)
    const [first, last] = [stepAt(0), stepAt(60)]
    expect([last.from[0] - first.from[0], last.from[1] - first.from[1]]).toEqual([12, 12])
    const begun = seen(view, ...first.from, 0)
    const ended = seen(view, ...last.from, 60 * rise)
    expect(ended[0]).toBeCloseTo(begun[0], 9)
    expect(ended[1]).toBeCloseTo(begun[1], 9)
  }
})

it('has each step beside the one before', () => {
  for (let level = 1; level <= 60; level++) {
    const [a, b] = [stepAt(level - 1), stepAt(level)]
    const touches = (axis: 0 | 1) => a.to[axis] >= b.from[axis] && b.to[axis] >= a.from[axis]
    expect(touches(0) && touches(1)).toBe(true)
  }
})

it('stands the minute on its step, the second on the landing at the far corner', () => {
  expect(levelOf(2)).toBe(0)
  expect(levelOf(3)).toBe(1)
  expect(levelOf(42)).toBe(40)
  expect(levelOf(59)).toBe(57)
  expect(levelOf(0)).toBe(58)
  expect(new Set(Array.from({ length: 60 }, (_, minute) => levelOf(minute))).size).toBe(60)
})

it('opens the door of the hour, twelve at noon and at midnight', () => {
  expect(doorAt(0)).toBe(12)
  expect(doorAt(1)).toBe(1)
  expect(doorAt(12)).toBe(12)
  expect(doorAt(15)).toBe(3)
  expect(doorAt(23)).toBe(11)
})

it('has a door at every fifth step, and none at a corner', () => {
  expect(stepOfDoor(12)).toBe(levelOf(0))
  expect(stepOfDoor(3)).toBe(levelOf(15))
  expect(stepOfDoor(11)).toBe(levelOf(55))
  for (let door = 1; door <= 12; door++) expect(stepAt(stepOfDoor(door)).landing).toBe(false)
})

it('keeps the stair and every door within the stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [844, 390],
    [390, 844],
    [300, 300],
  ] as const) {
    const { view, unit, high, left, top } = planOf(width, height)
    for (let door = 1; door <= 12; door++) {
      const { foot } = openingOf(view, door, high)
      const [x, y] = [left + foot[0] * unit, top + foot[1] * unit]
      expect(x).toBeGreaterThan(0)
      expect(x + 3.7 * view.across * unit).toBeLessThan(width)
      expect(y - high * unit).toBeGreaterThan(0)
      expect(y).toBeLessThan(height)
    }
  }
})
