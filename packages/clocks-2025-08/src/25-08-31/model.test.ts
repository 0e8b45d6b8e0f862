import { expect, it } from 'vitest'
import {
  type Box,
  broadOf,
  COPPER,
  type Coins,
  coinAt,
  fallAt,
  GOLD,
  goodsAfter,
  goodsAt,
  planOf,
  potionIn,
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
] as const

it('counts potions as the host counts hours, and minutes in tens and ones', () => {
  expect(goodsAt(0, 5, 24)).toEqual({ potions: 0, gold: 0, copper: 5 })
  expect(goodsAt(0, 30, 12)).toEqual({ potions: 12, gold: 3, copper: 0 })
  expect(goodsAt(15, 42, 24)).toEqual({ potions: 15, gold: 4, copper: 2 })
})

it('knows what a minute brings, also at the end of an hour and of the day', () => {
  expect(goodsAfter(10, 9, 24)).toEqual({ potions: 10, gold: 1, copper: 0 })
  expect(goodsAfter(11, 59, 12)).toEqual({ potions: 12, gold: 0, copper: 0 })
  expect(goodsAfter(23, 59, 24)).toEqual({ potions: 0, gold: 0, copper: 0 })
})

it('lets things fall only at the end of a minute', () => {
  expect(fallAt(0, false)).toBe(0)
  expect(fallAt(59_750, false)).toBe(0.5)
  expect(fallAt(59_750, true)).toBe(0)
})

it('draws in whole pixels of the screen', () => {
  expect(planOf(1280, 800, 1).pixel).toBe(5)
  expect(planOf(390, 844, 1).pixel).toBe(3)
  expect(planOf(390, 844, 3).pixel).toBe(3)
  expect(planOf(1024, 1024, 1).pixel).toBe(5)
})

it('has three slots over six torches, or two over one', () => {
  const broad = planOf(1280, 800, 1)
  expect(broad.potions).toEqual({ x: 5, y: 5, width: 79, height: 98 })
  expect(broad.copper).toEqual({ x: 172, y: 5, width: 79, height: 98 })
  expect(broad.torches.map(({ x }) => x)).toEqual([5, 47, 88, 130, 172, 213])
  const tall = planOf(390, 844, 1)
  expect(tall.gold.y).toBe(tall.copper.y)
  expect(tall.gold.y).toBe(tall.potions.y + tall.potions.height + 4)
})

it('writes a count as broad as its figures, whose lines share a pixel', () => {
  expect(broadOf('15')).toBe(17)
})

it.each(STAGES)('keeps everything in its slot at %i × %i', (width, height) => {
  const plan = planOf(width, height, 1)
  const inside = (slot: Box, x: number, y: number, wide: number, high: number) => {
    expect(x).toBeGreaterThan(slot.x)
    expect(y).toBeGreaterThan(slot.y)
    expect(x + wide).toBeLessThan(slot.x + slot.width)
    expect(y + high).toBeLessThan(slot.y + slot.height)
  }
  inside(plan.potions, ...potionIn(plan.potions), 60, 81)
  for (const [kind, slot] of [
    [GOLD, plan.gold],
    [COPPER, plan.copper],
  ] as [Coins, Box][])
    for (let index = 0; index < kind.most; index++)
      inside(slot, ...coinAt(index, kind, slot), kind.coin[2], kind.coin[3])
})

it.each(STAGES)(
  'has the torches within the part of the stage that is drawn again, at %i × %i',
  (width, height) => {
    const { pixel, torches } = planOf(width, height, 1)
    const part = torchesIn(width, height)
    expect(torches).toHaveLength(6)
    for (const { x, y } of torches) {
      expect((x - 1) * pixel).toBeGreaterThanOrEqual(part.x)
      expect((y - 1) * pixel).toBeGreaterThanOrEqual(part.y)
    }
  },
)

it('burns a torch down in ten seconds', () => {
  expect([0, 9, 10, 59].map(stickAt)).toEqual([13, 4, 13, 4])
})
