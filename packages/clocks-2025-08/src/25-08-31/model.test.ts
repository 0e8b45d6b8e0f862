import { expect, it } from 'vitest'
import {
  type Box,
  broadOf,
  cardOf,
  coinAt,
  fallAt,
  goodsAfter,
  goodsAt,
  inWords,
  letterAt,
  linesOf,
  planOf,
  potionIn,
  rarityOf,
  runOf,
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
  [300, 300],
] as const

it('counts potions as the host counts hours, and coins as minutes', () => {
  expect(goodsAt(0, 5, 24)).toEqual({ potions: 0, coins: 5 })
  expect(goodsAt(0, 30, 12)).toEqual({ potions: 12, coins: 30 })
  expect(goodsAt(15, 42, 24)).toEqual({ potions: 15, coins: 42 })
})

it('knows what a minute brings, also at the end of an hour and of the day', () => {
  expect(goodsAfter(10, 9, 24)).toEqual({ potions: 10, coins: 10 })
  expect(goodsAfter(11, 59, 12)).toEqual({ potions: 12, coins: 0 })
  expect(goodsAfter(12, 59, 12)).toEqual({ potions: 1, coins: 0 })
  expect(goodsAfter(23, 59, 24)).toEqual({ potions: 0, coins: 0 })
})

it('lets things fall only at the end of a minute', () => {
  expect(fallAt(0, false)).toBe(0)
  expect(fallAt(59_750, false)).toBe(0.5)
  expect(fallAt(59_750, true)).toBe(0)
})

it('says what the last potion is, and until when it is good', () => {
  expect(cardOf(10, 24)).toEqual(['POTION OF TEN', 'BEST BEFORE ELEVEN'])
  expect(cardOf(12, 12)).toEqual(['POTION OF TWELVE', 'BEST BEFORE ONE'])
  expect(cardOf(23, 24)).toEqual(['POTION OF TWENTY THREE', 'BEST BEFORE MIDNIGHT'])
  expect(cardOf(0, 24)).toEqual(['SOLD OUT!', 'THE NEXT ONE COMES AT ONE'])
  expect([13, 20, 21].map(inWords)).toEqual(['THIRTEEN', 'TWENTY', 'TWENTY ONE'])
})

it('makes every third potion uncommon, every sixth rare and every twelfth legendary', () => {
  expect([1, 3, 6, 9, 12, 18, 24].map(rarityOf)).toEqual([0, 1, 2, 1, 3, 2, 3])
})

it('sets small type, and breaks it', () => {
  expect(letterAt('A')).toEqual([0, 92, 4, 6])
  expect(letterAt('5', 1)).toEqual([0, 122, 4, 6])
  expect(letterAt(' ')).toBeUndefined()
  expect(runOf('TEN')).toBe(13)
  expect(runOf("IT'S 9/10.")).toBe(35)
  expect(linesOf('BEST BEFORE SIXTEEN', 60)).toEqual(['BEST BEFORE', 'SIXTEEN'])
})

it('writes a count as broad as its figures, whose rims share a pixel', () => {
  expect(broadOf('15')).toBe(17)
})

it('draws in whole pixels of the screen', () => {
  expect(planOf(1280, 800, 1, 24).pixel).toBe(4)
  expect(planOf(390, 844, 1, 24).pixel).toBe(3)
  expect(planOf(390, 844, 3, 24).pixel).toBe(3)
  expect(planOf(1024, 1024, 1, 24).pixel).toBe(4)
  expect(planOf(300, 300, 1, 24).pixel).toBe(1)
  expect(planOf(300, 300, 3, 24).pixel).toBeCloseTo(3 / 3)
})

it('has a place for each hour, in rows of twelve or of six', () => {
  const rows = (width: number, height: number, cycle: 12 | 24) =>
    new Set(planOf(width, height, 1, cycle).potions.map(({ y }) => y)).size
  expect([rows(1280, 800, 24), rows(1280, 800, 12)]).toEqual([2, 1])
  expect([rows(390, 844, 24), rows(390, 844, 12)]).toEqual([4, 2])
  expect(planOf(1024, 1024, 1, 24).potions).toHaveLength(24)
})

it.each(STAGES)('keeps potions and ten coins in their slots at %i × %i', (width, height) => {
  const plan = planOf(width, height, 1, 24)
  const inside = (slot: Box, [x, y]: readonly [number, number], wide: number, high: number) => {
    expect(x).toBeGreaterThanOrEqual(slot.x)
    expect(y).toBeGreaterThanOrEqual(slot.y)
    expect(x + wide).toBeLessThanOrEqual(slot.x + slot.width)
    expect(y + high).toBeLessThanOrEqual(slot.y + slot.height)
  }
  for (const slot of plan.potions) {
    const [x, y] = potionIn(slot)
    // No potion is broader than 18 of its 20 pixels.
    inside(slot, [x + 1, y], 18, 26)
  }
  for (const slot of plan.coins) for (const index of [0, 9]) inside(slot, coinAt(index, slot), 18, 10)
})

it.each(STAGES)('has the torches within the part that is drawn again, at %i × %i', (width, height) => {
  const part = torchesIn(width, height)
  for (const ratio of [1, 1.25, 1.5, 2, 2.625, 3]) {
    const { pixel, torches } = planOf(width, height, ratio, 12)
    expect(torches).toHaveLength(6)
    for (const { x, y, width: wide, height: high } of torches) {
      expect(x * pixel).toBeGreaterThanOrEqual(part.x)
      expect(y * pixel).toBeGreaterThanOrEqual(part.y)
      expect((x + wide) * pixel).toBeLessThanOrEqual(part.x + part.width)
      expect((y + high) * pixel).toBeLessThanOrEqual(part.y + part.height)
      expect(high).toBeGreaterThanOrEqual(41)
    }
  }
})

it('burns a torch down in ten seconds', () => {
  expect([0, 9, 10, 59].map(stickAt)).toEqual([13, 4, 13, 4])
})
