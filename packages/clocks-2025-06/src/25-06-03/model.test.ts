import { expect, it } from 'vitest'
import { ARRIVALS, closedAt, layoutOf, openingAt, PAGES, pixelsAt } from './model'

it('has sixty pages in the order of the alphabet', () => {
  expect(PAGES).toHaveLength(60)
  expect([...PAGES].sort()).toEqual(PAGES)
  expect([PAGES[0], PAGES[9], PAGES[42], PAGES[59]]).toEqual(['anchor', 'cart', 'page', 'zoom'])
})

it('sends pixels as Adam7 does: the PNG specification numbers the passes of an 8 by 8 block so', () => {
  // ISO/IEC 15948, 8.2.
  const specification = [
    '1 6 4 6 2 6 4 6',
    '7 7 7 7 7 7 7 7',
    '5 6 5 6 5 6 5 6',
    '7 7 7 7 7 7 7 7',
    '3 6 4 6 3 6 4 6',
    '7 7 7 7 7 7 7 7',
    '5 6 5 6 5 6 5 6',
    '7 7 7 7 7 7 7 7',
  ].map((line) => line.split(' ').map(Number))
  const order = ARRIVALS.filter(({ x, y }) => x < 8 && y < 8).map(({ x, y }) => specification[y]![x]!)
  expect(order).toEqual([...order].sort())
  expect(new Set(ARRIVALS.map(({ x, y }) => `${x} ${y}`)).size).toBe(256)
  // Passes of a picture of 16 by 16: 4, 4, 8, 16, 32, 64 and 128 pixels.
  expect(ARRIVALS.filter(({ width, height }) => width === 1 && height === 1)).toHaveLength(128)
})

it('brings the coarse picture with the first second and all of it with the last', () => {
  expect(pixelsAt(0, 0).pixels).toBe(12 + 1)
  expect(pixelsAt(0, 999)).toEqual({ pixels: 16 })
  expect(pixelsAt(30, 0).pixels).toBe(134)
  expect(pixelsAt(59, 999)).toEqual({ pixels: 256 })
  for (let second = 0; second < 59; second++)
    expect(pixelsAt(second + 1, 0).pixels).toBe(pixelsAt(second, 999).pixels + 1)
})

it('opens the next tab just before its minute, and closes all but one just before the hour', () => {
  expect(openingAt(42, 59, 100)).toBe(0)
  expect(openingAt(42, 59, 1000)).toBe(1)
  expect(openingAt(59, 59, 900)).toBe(0)
  expect(closedAt(42, 59, 999)).toBe(0)
  expect(closedAt(59, 58, 999)).toBe(0)
  expect(closedAt(59, 59, 0)).toBe(0)
  expect(closedAt(59, 59, 999)).toBe(59)
})

it('sets ten tabs to a row across and five upright', () => {
  expect(layoutOf(1280, 800, 9)).toMatchObject({ side: 608, perRow: 10, row: 59, icon: 32, roomy: true })
  expect(layoutOf(390, 844, 0)).toMatchObject({ perRow: 5, tools: 0, path: false })
  expect(layoutOf(300, 300, 0)).toMatchObject({ perRow: 10, roomy: false })
})
