import { expect, it } from 'vitest'
import { darkAt, flyAt, placeOf, TALL, tableAt, WIDE } from './model'

it('burns a candle for each hour, twelve at midnight and at noon', () => {
  expect([0, 1, 11, 12, 13, 23].map((hour) => tableAt(hour, 0).candles)).toEqual([12, 1, 11, 12, 1, 11])
})

it('lays as many grapes as minutes, ten to a bunch', () => {
  expect(tableAt(0, 2)).toEqual({ candles: 12, bunches: 0, grapes: 2 })
  expect(tableAt(15, 42)).toEqual({ candles: 3, bunches: 4, grapes: 2 })
  expect(tableAt(23, 59)).toEqual({ candles: 11, bunches: 5, grapes: 9 })
})

it('has room for all of them in both paintings', () => {
  for (const { bunches, grapes, flames } of [WIDE, TALL]) {
    expect(bunches).toHaveLength(5)
    expect(grapes).toHaveLength(9)
    expect(flames).toHaveLength(12)
    for (const { left, right } of [...bunches, ...grapes]) expect(left).toBeLessThan(right)
  }
})

it('lights the candles from the left, upright the front row first', () => {
  const across = WIDE.flames.map(([x]) => x)
  expect(across).toEqual([...across].sort((a, b) => a - b))
  // The step on which the second row stands ends at 0.4435.
  expect(TALL.flames.slice(0, 6).every(([, y]) => y > 0.4435)).toBe(true)
  expect(TALL.flames.slice(6).every(([, y]) => y < 0.4435)).toBe(true)
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
