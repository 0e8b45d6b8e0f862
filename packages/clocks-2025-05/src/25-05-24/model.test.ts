import { describe, expect, it } from 'vitest'
import { layoutFor } from './layout'
import { armAt, figuresOf, kickOf, LANDINGS, reelAt, STOPS, stopOf, symbolAt } from './model'

describe('a reel', () => {
  it('bears each figure once, with a fruit after each', () => {
    for (let reel = 0; reel < 4; reel++) {
      const symbols = Array.from({ length: STOPS }, (_, stop) => symbolAt(reel, stop))
      expect(symbols.filter((symbol) => symbol < 10).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
      for (const [stop, symbol] of symbols.entries()) expect(symbol >= 10).toBe(stop % 2 === 1)
    }
    expect(symbolAt(0, 0)).toBe(0)
    expect(symbolAt(0, -1)).toBe(10)
    expect(symbolAt(3, 20)).toBe(6)
  })

  it('stops at its figure', () => {
    expect(stopOf(0, 0)).toBe(0)
    expect(stopOf(3, 6)).toBe(0)
    for (let figure = 0; figure < 10; figure++) expect(symbolAt(2, stopOf(2, figure))).toBe(figure)
  })

  it('rests through the minute, spins, and stands at the next figure on the stroke', () => {
    expect(reelAt(3, 9, 0, 30)).toEqual({ stop: stopOf(3, 9), speed: 0 })
    expect(reelAt(3, 9, 0, 59).speed).toBe(1)
    for (let reel = 0; reel < 4; reel++) {
      const landed = reelAt(reel, 9, 0, LANDINGS[reel]!)
      expect(landed.stop).toBe(stopOf(reel, 0))
      const before = reelAt(reel, 9, 0, LANDINGS[reel]! - 1e-9).stop
      expect((((before - landed.stop) % STOPS) + STOPS + 1e-3) % STOPS).toBeCloseTo(1e-3, 5)
    }
  })

  it('is thrown past its stop and back', () => {
    expect(kickOf(0)).toBe(0)
    expect(kickOf(0.06)).toBeGreaterThan(0.08)
    expect(kickOf(0.18)).toBeLessThan(-0.01)
    expect(kickOf(0.5)).toBe(0)
  })
})

describe('the figures', () => {
  it('are those of the hour cycle', () => {
    expect(figuresOf(0, 5, 24)).toEqual([0, 0, 0, 5])
    expect(figuresOf(0, 5, 12)).toEqual([1, 2, 0, 5])
    expect(figuresOf(13, 42, 12)).toEqual([0, 1, 4, 2])
    expect(figuresOf(23, 59, 24)).toEqual([2, 3, 5, 9])
  })
})

describe('the arm', () => {
  it('is pulled before the minute is over, and is back before it ends', () => {
    expect([armAt(30), armAt(57.8), armAt(59)]).toEqual([0, 0, 0])
    expect(armAt(58.2)).toBeCloseTo(1, 9)
    expect(armAt(58)).toBeCloseTo(0.5, 9)
  })
})

describe('the cabinet', () => {
  it.each([
    [1280, 800],
    [844, 390],
    [390, 844],
    [300, 300],
    [160, 90],
  ])('at %i × %i has sixty bulbs over four reels', (width, height) => {
    const { bulbs, bulb, reels } = layoutFor(width, height)
    expect(bulbs).toHaveLength(60)
    for (const { x, y } of bulbs) {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(bulb)
    }
    for (const box of reels) {
      expect(box.height).toBeGreaterThan(height * 0.25)
      expect(box.y).toBeGreaterThan(bulbs[59]!.y + bulb)
    }
  })

  it.each([
    [1280, 800],
    [390, 844],
    [1024, 1024],
  ])('at %i × %i has them by tens, five above five', (width, height) => {
    const { bulbs } = layoutFor(width, height)
    expect(bulbs[4]!.y).toBeCloseTo(bulbs[0]!.y, 6)
    expect(bulbs[5]!.x).toBeCloseTo(bulbs[0]!.x, 6)
    expect(bulbs[10]!.y).toBeCloseTo(bulbs[0]!.y, 6)
    expect((bulbs[10]!.x - bulbs[4]!.x) / (bulbs[1]!.x - bulbs[0]!.x)).toBeCloseTo(1.62, 6)
  })
})
