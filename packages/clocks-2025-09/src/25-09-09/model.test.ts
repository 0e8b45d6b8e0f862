import { expect, it } from 'vitest'
import { darkAt, flyAt, litAt, placeOf, TALL, tableAt, WIDE } from './model'

it('burns a candle for each hour, twelve at midnight and at noon', () => {
  expect([0, 1, 11, 12, 13, 23].map((hour) => tableAt(hour, 0).candles)).toEqual([12, 1, 11, 12, 1, 11])
})

it('lays as many grapes as minutes, ten to a bunch', () => {
  expect(tableAt(0, 2)).toEqual({ candles: 12, bunches: 0, grapes: 2 })
  expect(tableAt(15, 42)).toEqual({ candles: 3, bunches: 4, grapes: 2 })
  expect(tableAt(23, 59)).toEqual({ candles: 11, bunches: 5, grapes: 9 })
})

it('has room for all of them in both paintings', () => {
  for (const { bunches, grapes, candles } of [WIDE, TALL]) {
    expect(bunches).toHaveLength(5)
    expect(grapes).toHaveLength(9)
    expect(candles.reduce((sum, { edges }) => sum + edges.length - 1, 0)).toBe(12)
    for (const { left, right } of [...bunches, ...grapes]) expect(left).toBeLessThan(right)
  }
})

it('lights the table as far as candles burn', () => {
  expect(litAt(WIDE, 12)).toEqual([4])
  expect(litAt(WIDE, 6)[0]).toBeCloseTo(0.5)
  expect(litAt(TALL, 6)).toEqual([4, -4])
  const [back, front] = litAt(TALL, 9)
  expect(back).toBe(4)
  // Between the third candle of the front, at 0.419, and the fourth, at 0.581.
  expect(front).toBeCloseTo(0.5)
})

it('shows on any stage what must be seen', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
    [160, 90],
    [320, 568],
  ] as const) {
    const { painting, x, y, wide, high } = placeOf(width, height)
    const { left, top, right, bottom } = painting.kept
    expect(x + left * wide).toBeGreaterThanOrEqual(-0.01)
    expect(x + right * wide).toBeLessThanOrEqual(width + 0.01)
    expect(y + top * high).toBeGreaterThanOrEqual(-0.01)
    expect(y + bottom * high).toBeLessThanOrEqual(height + 0.01)
  }
})

it('leads the fly along the ledge in a minute, and is darkest at midnight', () => {
  expect(flyAt(1, 0)).toBe(0)
  expect(flyAt(59, 1)).toBe(1)
  expect(darkAt(0, 0)).toBe(1)
  expect(darkAt(12, 0)).toBeCloseTo(0)
})
