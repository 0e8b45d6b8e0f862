import { expect, it } from 'vitest'
import {
  figuresOf,
  hourPlace,
  lengthOf,
  minutePlaces,
  PENDULUMS,
  pendulumsOf,
  slotOf,
  swingAt,
  swingsOf,
} from './model'

it('swings as in the lecture demonstration: the longest 51 times a minute, the fifteenth 65 times, and ours has one more', () => {
  expect(swingsOf(0)).toBe(51)
  expect(swingsOf(14)).toBe(65)
  expect(swingsOf(PENDULUMS - 1)).toBe(66)
})

it('has pendulums as long as physics asks: 60 swings a minute want a quarter of a metre', () => {
  // The seconds pendulum, whose whole swing takes two seconds, is 0.994 m long; a quarter of it swings in one.
  expect(lengthOf(9)).toBeCloseTo(0.2484, 4)
  expect(lengthOf(0)).toBeCloseTo(0.3438, 4)
  expect(lengthOf(14)).toBeCloseTo(0.2117, 4)
})

it('has them all together at the full minute, and every other one opposite at the half', () => {
  for (let at = 0; at < PENDULUMS; at++) {
    expect(swingAt(at, 0)).toBe(1)
    expect(swingAt(at, 60)).toBeCloseTo(1, 9)
    expect(swingAt(at, 30)).toBeCloseTo(at % 2 ? 1 : -1, 9)
  }
})

it('puts riders where hour, tens and ones stand', () => {
  expect(hourPlace(10)).toEqual({ row: 0, slot: 10, slots: 12 })
  expect(hourPlace(15)).toEqual({ row: 0, slot: 3, slots: 12 })
  expect(minutePlaces(42, { apart: false })).toEqual([
    { row: 1, slot: 4, slots: 17 },
    { row: 1, slot: 9, slots: 17 },
  ])
  expect(minutePlaces(42, { apart: true })).toEqual([
    { row: 1, slot: 4, slots: 6 },
    { row: 2, slot: 2, slots: 10 },
  ])
})

it('engraves the hours of its half of the day, the tens and the ones', () => {
  const texts = (cycle: 12 | 24, half: 'am' | 'pm') =>
    figuresOf({ cycle, half, apart: false }).map(({ text }) => text)
  expect(texts(24, 'am').slice(0, 3)).toEqual(['0', '1', '2'])
  expect(texts(24, 'am')).not.toContain('12')
  expect(texts(24, 'pm').slice(0, 12)).toEqual('12 13 14 15 16 17 18 19 20 21 22 23'.split(' '))
  expect(texts(12, 'pm').slice(0, 3)).toEqual(['12', '1', '2'])
  expect(texts(12, 'am').slice(-16)).toEqual('0 10 20 30 40 50 0 1 2 3 4 5 6 7 8 9'.split(' '))
})

it('hangs a ball from each figure of the minutes', () => {
  const row = figuresOf({ cycle: 12, half: 'am', apart: false }).slice(12)
  expect(row).toHaveLength(PENDULUMS)
  expect(row.map(({ slot }) => slot)).toEqual(row.map((_, at) => slotOf(at)))
  expect(pendulumsOf(42).map((at) => row[at]!.text)).toEqual(['40', '2'])
})
