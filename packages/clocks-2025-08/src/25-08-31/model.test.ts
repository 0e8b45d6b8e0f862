import { expect, it } from 'vitest'
import {
  type Box,
  COPPER,
  coinAt,
  fallAt,
  flaskOf,
  fullness,
  GOLD,
  goodsAt,
  PLACE,
  placeOf,
  planOf,
  SHELF,
  stacksIn,
  stickAt,
  torchesIn,
} from './model'

const STAGES = [
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [480, 252],
  [320, 568],
  [844, 390],
  [2560, 1080],
  [768, 1024],
] as const

it('fills flasks as the host counts hours, and counts minutes in tens and ones', () => {
  expect(goodsAt(0, 5, 24)).toEqual({ flasks: 0, gold: 0, copper: 5 })
  expect(goodsAt(0, 30, 12)).toEqual({ flasks: 12, gold: 3, copper: 0 })
  expect(goodsAt(15, 42, 24)).toEqual({ flasks: 15, gold: 4, copper: 2 })
})

it('fills the next flask at the hour, and empties all after the last', () => {
  expect(fullness(10, 10, 11, 0.5)).toBe(1)
  expect(fullness(11, 10, 11, 0.25)).toBe(0.25)
  expect(fullness(12, 10, 11, 0.25)).toBe(0)
  expect(fullness(7, 23, 0, 0.25)).toBe(0.75)
})

it('fills two at once in the night that skips an hour', () => {
  expect([2, 3, 4].map((place) => fullness(place, 1, 3, 0.25))).toEqual([0.25, 0.25, 0])
})

it('has six flasks on each shelf, the full ones beside the empty ones', () => {
  expect(placeOf(1)).toEqual([0, 0])
  expect(placeOf(24)).toEqual([310, 294])
  expect(flaskOf(6, true)).toEqual([682, 0, 62, 98])
  expect(flaskOf(24, false)).toEqual([310, 294, 62, 98])
})

it('lets things fall only at the end of a minute', () => {
  expect(fallAt(0, false)).toBe(0)
  expect(fallAt(59_500, false)).toBe(0)
  expect(fallAt(59_750, false)).toBe(0.5)
  expect(fallAt(59_750, true)).toBe(0)
})

it('burns a torch down in ten seconds', () => {
  expect([stickAt(0), stickAt(9), stickAt(10)]).toEqual([26, 8, 26])
})

it.each(STAGES)('at %i × %i all boxes are on the stage and apart', (width, height) => {
  const plan = planOf(width, height)
  const boxes = [plan.rack, plan.coins, plan.torches]
  for (const { x, y, width, height } of boxes) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(plan.width)
    expect(y + height).toBeLessThanOrEqual(plan.height)
  }
  const apart = (a: Box, b: Box) =>
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
  for (const [one, other] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const)
    expect(apart(boxes[one]!, boxes[other]!)).toBe(true)
  expect(plan.rack.width).toBeGreaterThanOrEqual(6 * PLACE.width)
  expect(plan.rack.height).toBeGreaterThanOrEqual(4 * PLACE.height)
})

it.each(STAGES)('at %i × %i all coins and torches have room', (width, height) => {
  const plan = planOf(width, height)
  const { coins } = plan
  const [gold, copper] = stacksIn(coins)
  const foot = coins.y + coins.height - SHELF + 2
  for (const [kind, middle] of [
    [GOLD, gold],
    [COPPER, copper],
  ] as const)
    for (let index = 0; index < kind.most; index++) {
      const [x, y] = coinAt(index, kind, middle, foot)
      expect(x).toBeGreaterThanOrEqual(coins.x)
      expect(y).toBeGreaterThanOrEqual(coins.y)
      expect(x + kind.coin[2]).toBeLessThanOrEqual(coins.x + coins.width)
    }
  for (const place of torchesIn(plan)) {
    expect(place.width).toBeGreaterThanOrEqual(36)
    expect(place.height).toBeGreaterThanOrEqual(96)
  }
})
