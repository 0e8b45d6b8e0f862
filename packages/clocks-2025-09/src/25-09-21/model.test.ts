import { expect, it } from 'vitest'
import {
  ANIMALS,
  cellOf,
  KEYS,
  keyAt,
  MESSAGES,
  messageAt,
  planOf,
  popAt,
  poppedAt,
  tabAt,
  typedOnCard,
} from './model'

it('writes the time on four keycaps', () => {
  expect(messageAt(10, 9)).toEqual({ before: 'Coffee at', after: 'with my other', caps: '1009' })
  expect(messageAt(0, 2).caps).toBe('0002')
  expect(messageAt(23, 59)).toMatchObject({ before: 'It’s', caps: '2359' })
})

it('has something to write each hour, in no more than fourteen and sixteen letters', () => {
  expect(MESSAGES).toHaveLength(24)
  for (const [before, after] of MESSAGES) {
    expect(before.length).toBeLessThan(15)
    expect(after.length).toBeLessThan(17)
  }
})

it('opens the tab of the hour, the twelfth at midnight and noon', () => {
  expect([0, 1, 11, 12, 13, 23].map(tabAt)).toEqual([12, 1, 11, 12, 1, 11])
})

it('has sixty different animals in the order of unicode-emoji-json', () => {
  expect(new Set(ANIMALS).size).toBe(KEYS)
  expect([ANIMALS[0], ANIMALS[9], ANIMALS[31], ANIMALS[42], ANIMALS[59]]).toEqual([
    'dog_face',
    'horse_face',
    'bear',
    'crocodile',
    'spider',
  ])
  expect(cellOf(29)).toEqual({ file: 0, x: 2648, y: 2120, size: 512 })
  expect(cellOf(42)).toEqual({ file: 1, x: 8, y: 1064, size: 512 })
})

it('keeps the popped key among the keys, over its own place', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const) {
    const plan = planOf(width, height)
    for (let minute = 0; minute < KEYS; minute++) {
      const popped = poppedAt(minute, plan)
      const key = keyAt(minute, plan)
      expect(popped.x).toBeGreaterThanOrEqual(plan.keys.x)
      expect(popped.y + popped.height).toBeLessThanOrEqual(plan.keys.y + plan.keys.height + 0.001)
      expect(popped.x).toBeLessThanOrEqual(key.x)
      expect(popped.x + popped.width).toBeGreaterThanOrEqual(key.x + key.width)
    }
  }
})

it('types on the popped key where that one lies on the next', () => {
  const plan = planOf(1280, 800)
  expect(typedOnCard(5, 5, plan)).toBe(true)
  expect(typedOnCard(59, 2, plan)).toBe(false)
})

it('pops within a third of a second, a little too far', () => {
  expect(popAt(0, 0)).toBeCloseTo(0.7)
  expect(popAt(0, 220)).toBeGreaterThan(1)
  expect(popAt(0, 320)).toBe(1)
  expect(popAt(31, 0)).toBe(1)
})
