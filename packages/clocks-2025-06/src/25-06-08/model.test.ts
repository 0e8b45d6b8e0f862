import { expect, it } from 'vitest'
import { layoutOf, shoutOf } from './layout'
import {
  answerAt,
  CHALLENGES,
  challengeAt,
  coverOf,
  greetingAt,
  gridOf,
  placeOf,
  SQUARES,
  stopAt,
} from './model'

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

it('ticks the squares that were asked for first, then those about them', () => {
  // The crown in New York: two squares with spikes, then the ten around.
  const ticked = (hour: number, count: number, upright: boolean) =>
    Array.from({ length: count }, (_, at) => placeOf(hour, at, upright).join(' '))
  expect(ticked(7, 3, false)).toEqual(['4 1', '5 1', '3 0'])
  expect(ticked(7, 2, true)).toEqual(['2 1', '3 1'])
  for (let hour = 0; hour < 12; hour += 1)
    for (const upright of [true, false]) expect(new Set(ticked(hour, SQUARES, upright)).size).toBe(SQUARES)
})

it('greets by the time of day', () => {
  expect([3, 8, 15, 20].map(greetingAt)).toEqual([
    'Good night',
    'Good morning',
    'Good afternoon',
    'Good evening',
  ])
  // No question comes twice under one greeting.
  const asked = Array.from({ length: 24 }, (_, hour) => `${greetingAt(hour)} ${challengeAt(hour).things}`)
  expect(new Set(asked).size).toBe(24)
})

it.each([true, false])('covers every square with the photograph (upright: %s)', (upright) => {
  const [columns, rows] = gridOf(upright)
  expect(columns * rows).toBe(SQUARES)
  for (const challenge of CHALLENGES) {
    const { width, height, left, top } = coverOf(challenge, upright)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(left + columns).toBeLessThanOrEqual(width + 0.02)
    expect(top + rows).toBeLessThanOrEqual(height + 0.02)
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
