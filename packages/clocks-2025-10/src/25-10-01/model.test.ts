import { expect, it } from 'vitest'
import { flakeAt, LANDMARKS, onTop, sleepersAt, standingAt } from './model'

it('has the landmark of the hour on top, and the twelfth at midnight and noon', () => {
  expect(onTop(0)).toBe(12)
  expect(onTop(1)).toBe(1)
  expect(onTop(12)).toBe(12)
  expect(onTop(15)).toBe(3)
  expect(onTop(23)).toBe(11)
})

it('has the hour before on the left and the hour after on the right', () => {
  expect(standingAt(0)).toEqual([
    { number: 9, turn: -120 },
    { number: 10, turn: -80 },
    { number: 11, turn: -40 },
    { number: 12, turn: 0 },
    { number: 1, turn: 40 },
    { number: 2, turn: 80 },
  ])
  expect(standingAt(10).find(({ turn }) => turn === 0)?.number).toBe(10)
})

it('names twelve landmarks, each where its number is', () => {
  expect(LANDMARKS).toHaveLength(12)
  expect(LANDMARKS[onTop(3) - 1]).toBe('tower of Pisa')
  expect(LANDMARKS[onTop(12) - 1]).toBe('Atomium')
})

it('has the minute under the engine, the next one ahead of it, and the last one behind', () => {
  const around = (minute: number) =>
    sleepersAt(minute)
      .filter(({ turn }) => Math.abs(turn) <= 18)
      .map(({ number }) => number)
  expect(around(0)).toEqual([59, 0, 1])
  expect(around(2)).toEqual([1, 2, 3])
  expect(around(42)).toEqual([41, 42, 43])
  expect(around(59)).toEqual([58, 59, 0])
})

it('lets snow fall, and never jumps at midnight', () => {
  expect(flakeAt(0, 6).y).toBeCloseTo(0.225)
  expect(flakeAt(0, 12).y).toBeCloseTo(0.5)
  for (let index = 0; index < 20; index++) expect(flakeAt(index, 86400).y).toBeCloseTo(flakeAt(index, 0).y)
})
