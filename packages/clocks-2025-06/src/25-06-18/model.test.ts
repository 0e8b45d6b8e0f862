import { expect, it } from 'vitest'
import { FIGURES, figuresOf, numberAt, outlineOf, pageOf, pointsOf, strokesOf } from './model'

const REACH = 1.5

it('puts hour and minute into one number', () => {
  expect(numberAt(0, 0, 24)).toBe(0)
  expect(numberAt(10, 9, 24)).toBe(1009)
  expect(numberAt(23, 59, 24)).toBe(2359)
  expect(numberAt(0, 5, 12)).toBe(1205)
})

it('builds five, seven, eight and nine as King says: 1 + 4, 1 + 6, 2 + 6, 1 + 8', () => {
  const sum = (...figures: number[]) => new Set(figures.flatMap((figure) => FIGURES[figure]!))
  expect(new Set(FIGURES[5])).toEqual(sum(1, 4))
  expect(new Set(FIGURES[7])).toEqual(sum(1, 6))
  expect(new Set(FIGURES[8])).toEqual(sum(2, 6))
  expect(new Set(FIGURES[9])).toEqual(sum(1, 8))
})

it('writes units at the head on the right, tens on the left, hundreds at the foot on the right, thousands on the left', () => {
  const end = REACH
  expect(strokesOf(1, REACH)).toEqual([[0, -end, 1, -end]])
  expect(strokesOf(10, REACH)).toEqual([[-0, -end, -1, -end]])
  expect(strokesOf(100, REACH)).toEqual([[0, end, 1, end]])
  expect(strokesOf(1000, REACH)).toEqual([[-0, end, -1, end]])
})

it('writes 1993 as the table in the Unicode proposal L2/20-290 has it', () => {
  const [end, inner] = [REACH, REACH - 1]
  expect(strokesOf(1993, REACH)).toEqual([
    [0, -end, 1, -inner], // 3: from the head down and out
    [-0, -end, -1, -end], // 90: a box
    [-0, -inner, -1, -inner],
    [-1, -end, -1, -inner],
    [0, end, 1, end], // 900: a box
    [0, inner, 1, inner],
    [1, end, 1, inner],
    [-0, end, -1, end], // 1000: a stroke at the foot
  ])
})

it('leaves a bare stave at midnight', () => {
  expect(strokesOf(0, REACH)).toEqual([])
})

it('tells which figure stands where: the minute at the head, the hour at the foot', () => {
  expect(figuresOf(2359)).toEqual([9, 5, 3, 2])
  expect(figuresOf(7)).toEqual([7, 0, 0, 0])
})

it('draws a stroke as an area that ends flush', () => {
  expect(outlineOf([[0, -1, 1, -1]], 1, 100, 0.2)).toBe('M-10.0 -90.0L110.0 -90.0L110.0 -110.0L-10.0 -110.0Z')
})

it('has a key of twenty-five signs, all on the page', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [844, 390],
    [160, 90],
  ] as const) {
    const { entries, unit, reach } = pageOf(width, height)
    expect(entries).toHaveLength(25)
    for (const { x, y } of entries) {
      expect(Math.min(x, width - x)).toBeGreaterThan(0)
      expect(Math.min(y, height - y)).toBeGreaterThan(0)
    }
    expect(2 * reach * unit).toBeLessThan(height)
  }
})

it('sets sixty points round the page, the first in the middle of its upper side', () => {
  const points = pointsOf(1000, 1000)
  expect(points[0]).toEqual([500, 30])
  expect(points[30]).toEqual([500, 970])
  expect(points[15]![0]).toBe(970)
})
