import { expect, it } from 'vitest'
import { layoutOf, shoutOf } from './layout'
import { answerAt, CHALLENGES, challengeAt, coverOf, gridOf, placeOf, SQUARES, stopAt } from './model'

it('asks for as many things as it is o’clock', () => {
  const asked = (hour: number) => challengeAt(hour).things.join(' ')
  expect([0, 1, 2, 3, 4, 5].map(asked)).toEqual([
    'twelve columns',
    'one duck',
    'two lemurs',
    'three floors',
    'four presidents',
    'five storeys',
  ])
  expect([6, 7, 8, 9, 10, 11].map(asked)).toEqual([
    'six legs',
    'seven spikes',
    'eight sides',
    'nine lives',
    'ten legs',
    'eleven arches',
  ])
  expect([12, 13, 22, 23].map(asked)).toEqual(['twelve columns', 'one duck', 'ten legs', 'eleven arches'])
})

it('fills lines of ten: rows on a wide stage, columns on an upright one', () => {
  expect(placeOf(0, false)).toEqual([0, 0])
  expect(placeOf(9, false)).toEqual([9, 0])
  expect(placeOf(42, false)).toEqual([2, 4])
  expect(placeOf(42, true)).toEqual([4, 2])
  expect(placeOf(59, true)).toEqual([5, 9])
})

it.each([true, false])('covers every square with the photograph (upright: %s)', (upright) => {
  const [columns, rows] = gridOf(upright)
  expect(columns * rows).toBe(SQUARES)
  for (const challenge of CHALLENGES) {
    const { width, height, left, top } = coverOf(challenge, upright)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(left + columns).toBeLessThanOrEqual(width + 1e-9)
    expect(top + rows).toBeLessThanOrEqual(height + 1e-9)
  }
})

it('ticks the last square on the stroke, doubts, presses the button and goes to the next square', () => {
  const minuteOfDay = 10 * 60 + 42
  expect(stopAt('seed', minuteOfDay, 0)).toMatchObject({ on: 'square', square: 41 })
  expect(stopAt('seed', minuteOfDay, 56)).toEqual({ on: 'button' })
  expect(stopAt('seed', minuteOfDay, 59)).toMatchObject({ on: 'square', square: 42 })
  for (let second = 1; second < 55; second += 1) {
    const stop = stopAt('seed', minuteOfDay, second)
    if (stop.on === 'square') expect(stop.square).toBeGreaterThanOrEqual(42)
  }
})

it('thinks before it says that it was not enough', () => {
  expect([30, 55, 56, 57, 58, 59, 0, 3, 4].map(answerAt)).toEqual([
    undefined,
    undefined,
    'thinks',
    'thinks',
    'again',
    'again',
    'again',
    'again',
    undefined,
  ])
})

it('keeps all squares and the question on the stage', () => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1280, 800],
    [1920, 1080],
    [300, 300],
    [160, 90],
  ] as const) {
    const layout = layoutOf(width, height)
    expect(layout.grid.left).toBeGreaterThanOrEqual(0)
    expect(layout.grid.left + layout.grid.width).toBeLessThanOrEqual(width)
    expect(layout.grid.top + layout.grid.height).toBeLessThanOrEqual(height)
    for (const challenge of CHALLENGES)
      expect(shoutOf(layout, challenge)).toBeLessThanOrEqual(layout.head.height * 0.85)
  }
})
