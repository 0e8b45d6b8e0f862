import { expect, it } from 'vitest'
import {
  beatAt,
  escapeAt,
  escapeTurns,
  handTurns,
  PARTS,
  partAt,
  planOf,
  pointOf,
  TRAIN,
  wheelPath,
} from './model'

it('has a train that brings an hour down to a minute, and a minute hand down to an hour hand', () => {
  expect(escapeTurns()).toBe(60)
  expect(handTurns()).toBe(12)
  // A seconds pendulum lets half a tooth pass at each beat.
  expect(TRAIN.escape * 2).toBe(60)
})

it('draws every tooth', () => {
  expect(wheelPath(TRAIN.centre, 1, 0.05).split('L')).toHaveLength(80 * 6)
})

it('has the part of the hour in hand', () => {
  expect([0, 1, 10, 12, 15, 23].map(partAt)).toEqual([12, 1, 10, 12, 3, 11])
  expect(PARTS[partAt(10) - 1]).toBe('PALLETS')
  expect(PARTS).toHaveLength(12)
})

it('draws the parts apart by as much for each minute', () => {
  const gaps = [0, 1, 30, 59].map((minute) => planOf(1280, 800, minute).gap)
  expect(gaps[1]! - gaps[0]!).toBeCloseTo((gaps[3]! - gaps[0]!) / 59)
  expect(gaps[2]! - gaps[0]!).toBeCloseTo(((gaps[3]! - gaps[0]!) * 30) / 59)
})

it('beats once a second', () => {
  expect([0, 1, 2].map(beatAt)).toEqual([-1, 1, -1])
  expect(escapeAt(60)).toBe(1)
  expect(escapeAt(1)).toBeCloseTo(1 / 60)
})

it('keeps the whole clock on the sheet', () => {
  for (const [width, height] of [
    [1280, 800],
    [844, 390],
    [390, 844],
    [320, 568],
    [300, 300],
    [160, 90],
  ] as const)
    for (const minute of [0, 59]) {
      const plan = planOf(width, height, minute)
      for (let part = 1; part <= 12; part++)
        for (const [x, y] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const [left, top] = pointOf(plan, part, x * 0.98, y * 0.98)
          expect(left).toBeGreaterThan(0)
          expect(left).toBeLessThan(width)
          expect(top).toBeGreaterThan(0)
          expect(top).toBeLessThan(height)
        }
    }
})
