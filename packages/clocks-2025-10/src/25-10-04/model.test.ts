import { expect, it } from 'vitest'
import { agoAt, boneOf, hourAt, minuteAt, planOf, SEMITONES, speedOf } from './model'

it('has the hours in the lowest octave, one to twelve', () => {
  expect([1, 13, 12, 0].map(hourAt)).toEqual([0.5, 0.5, 11.5, 11.5])
  expect(hourAt(22)).toBe(9.5)
})

it('has the minutes in the five octaves above, clear of the hours', () => {
  expect([0, 1, 59].map(minuteAt)).toEqual([13.5, 14.5, 72.5])
  expect(minuteAt(0) - hourAt(12)).toBe(2)
  expect(minuteAt(59)).toBeLessThan(SEMITONES)
})

it('doubles the frequency in twelve semitones', () => {
  expect(speedOf(12)).toBeCloseTo(2)
  expect(speedOf(7)).toBeCloseTo(1.498, 3)
})

it('burns in the greys of the map called bone', () => {
  expect(boneOf(0)).toEqual([0, 0, 0])
  expect(boneOf(1)).toEqual([255, 255, 255])
  // MATLAB's bone(5) has 0.2188 0.2188 0.3021 and 0.6562 0.7812 0.7812 in its second and fourth rows, to 4 places.
  expect(boneOf(0.25)).toEqual([56, 56, 77])
  expect(boneOf(0.75)).toEqual([167, 199, 199])
})

it('remembers the minute before, also over midnight', () => {
  expect(agoAt(10, 27, 3, 4)).toEqual({ hour: 10, minute: 26, second: 59 })
  expect(agoAt(0, 0, 1, 3)).toEqual({ hour: 23, minute: 59, second: 58 })
})

it('turns the axis upright on an upright stage', () => {
  expect(planOf(1280, 800)).toMatchObject({ upright: false, long: 1280 })
  expect(planOf(390, 844)).toMatchObject({ upright: true, long: 844 })
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const)
    expect(planOf(width, height).second).toBeLessThan(planOf(width, height).strip)
})
