import { expect, it } from 'vitest'
import { closedAt, layoutOf, openingAt, PAGES, pixelsAt } from './model'

it('has sixty pages in the order of the alphabet', () => {
  expect(PAGES).toHaveLength(60)
  expect([...PAGES].sort()).toEqual(PAGES)
  expect([PAGES[0], PAGES[9], PAGES[42], PAGES[59]]).toEqual(['anchor', 'cart', 'page', 'zoom'])
})

it('brings a line with the first second and all of them with the last', () => {
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

it('leaves room for ten tabs, the open one by far the widest, and for the page', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
  ] as const) {
    const layout = layoutOf(width, height, 59)
    expect(layout.open + (layout.narrow ? 0 : 9 * layout.shut)).toBeLessThan(width)
    expect(layout.open).toBeGreaterThan(layout.shut * 2)
    expect(layout.figures).toBeGreaterThan(height * 0.08)
    expect(layout.page.width * layout.pixel).toBeGreaterThan(width * 0.9)
    expect(layout.page.height * layout.pixel).toBeGreaterThan(height * 0.15)
  }
  expect(layoutOf(1280, 800, 9)).toMatchObject({
    row: 120,
    thin: 35,
    icon: 80,
    bar: 120,
    pixel: 2,
    page: { width: 628, height: 270 },
  })
})
