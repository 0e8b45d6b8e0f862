import { expect, it } from 'vitest'
import { COIN, fallAt, heapOf, heartsAt, planOf, stacksOf } from './model'

it('fills one slot before the next is begun', () => {
  expect(stacksOf(42, 6)).toEqual([10, 10, 10, 10, 2, 0])
  expect(stacksOf(59, 6)).toEqual([10, 10, 10, 10, 10, 9])
  expect(stacksOf(0, 3)).toEqual([0, 0, 0])
  expect(stacksOf(23, 3)).toEqual([10, 10, 3])
})

it('counts hearts as the host counts hours', () => {
  expect(heartsAt(0, 24)).toBe(0)
  expect(heartsAt(0, 12)).toBe(12)
  expect(heartsAt(15, 12)).toBe(3)
  expect(heartsAt(15, 24)).toBe(15)
})

it('lets things fall only at the end of a minute', () => {
  expect(fallAt(0, false)).toBe(0)
  expect(fallAt(59_750, false)).toBe(0.5)
  expect(fallAt(59_750, true)).toBe(0)
})

it('covers the whole stage with slots', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1024, 1024],
    [160, 90],
  ] as const) {
    const { hearts, coins, merchant, torch } = planOf(width, height)
    const boxes = [...hearts, ...coins, merchant, torch]
    expect(boxes).toHaveLength(11)
    expect(boxes.reduce((sum, box) => sum + box.width * box.height, 0)).toBe(width * height)
  }
})

it('keeps ten coins within their slot', () => {
  const box = { x: 320, y: 0, width: 320, height: 267 }
  const { scale, places } = heapOf(box, COIN, 7, 1)
  expect(places).toHaveLength(10)
  expect(Number.isInteger(scale)).toBe(true)
  for (const [x, y] of places) {
    expect(x).toBeGreaterThan(box.x)
    expect(x + COIN[2] * scale).toBeLessThan(box.x + box.width)
    expect(y + COIN[3] * scale).toBeLessThan(box.height)
  }
})
