import { expect, it } from 'vitest'
import { boxesOf, figuresOf, plumOf, pullAt, swatchOf } from './model'

it('cuts two figures of each, and no nought before an hour of twelve', () => {
  expect(figuresOf(7, 4, 24)).toEqual(['07', '04'])
  expect(figuresOf(0, 0, 12)).toEqual(['12', '00'])
  expect(figuresOf(13, 59, 12)).toEqual(['1', '59'])
})

it('lays the hour above the middle and the minute below it', () => {
  const [hour, minute] = boxesOf(1280, 800)
  expect(hour.left).toBe(52)
  expect(hour.width).toBe(1176)
  expect(hour.top + hour.height).toBeLessThan(400)
  expect(minute.top).toBeGreaterThan(400)
  expect(minute.top + minute.height).toBe(748)
})

it('has pulled the cloth by one swatch in a minute, and goes on as if it had not', () => {
  expect(pullAt(0, 0, 600)).toBe(0)
  expect(pullAt(30, 1, 600)).toBeCloseTo(310, 9)
  expect(pullAt(59, 1, 600)).toBeCloseTo(0, 9)
})

it('keeps the patches large enough to be patches', () => {
  expect(swatchOf(1280, 800)).toBe(1280)
  expect(swatchOf(160, 90)).toBe(240)
  expect(plumOf(1280, 800)).toBe(960)
})
