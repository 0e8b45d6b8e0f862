import { expect, it } from 'vitest'
import { coveredBy, printedAt, radiusOf, slipAt } from './model'
import { halvesOf, sheetOf } from './plate'

it('prints hour, minute and second, one on each plate', () => {
  expect(printedAt(9, 5, 7, 24)).toEqual({ cyan: '09', magenta: '05', yellow: '07' })
  expect(printedAt(0, 0, 0, 12)).toEqual({ cyan: '12', magenta: '00', yellow: '00' })
})

it('sizes dots by the paper they cover', () => {
  expect(radiusOf(0)).toBe(0)
  expect(radiusOf(Math.PI / 16)).toBeCloseTo(0.25)
  expect(radiusOf(Math.PI / 4)).toBeCloseTo(0.5)
  expect(radiusOf(1)).toBeCloseTo(Math.SQRT1_2)
  expect(coveredBy(radiusOf(0.9))).toBeCloseTo(0.9)
})

it('meets at the full turn alone', () => {
  expect(slipAt(0)).toEqual([0, 0])
  expect(slipAt(0.5)[1]).toBeCloseTo(2)
  for (let minute = 1; minute < 60; minute++) expect(Math.hypot(...slipAt(minute / 60))).toBeGreaterThan(0.1)
})

it('keeps hour and minute apart: side by side, or one over the other', () => {
  const [left, right] = halvesOf(sheetOf(1280, 800))
  expect(right.x - left.x - left.width).toBeGreaterThan(80)
  expect(right.y).toBe(left.y)
  const [above, below] = halvesOf(sheetOf(390, 844))
  expect(below.y).toBeGreaterThan(above.y + above.height)
  expect(below.x).toBe(above.x)
})
