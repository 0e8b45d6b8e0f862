import { expect, it } from 'vitest'
import { INNER, MIDDLE, OUTER, placesAt, planOf, RADIUS, readAt, rimBox } from './model'

it('says the time as it is spoken', () => {
  expect(readAt(10, 9)).toBe('nine past ten')
  expect(readAt(15, 42)).toBe('eighteen to four')
  expect(readAt(15, 45)).toBe('a quarter to four')
  expect(readAt(6, 30)).toBe('half past six')
  expect(readAt(6, 31)).toBe('twenty-nine to seven')
  expect(readAt(11, 59)).toBe('one to noon')
})

it('strikes every hour, and midnight by its name', () => {
  expect(readAt(0, 0)).toBe('on the stroke of midnight')
  expect(readAt(0, 2)).toBe('two past midnight')
  expect(readAt(23, 59)).toBe('one to midnight')
  expect(readAt(12, 0)).toBe('on the stroke of noon')
  expect(readAt(19, 0)).toBe('on the stroke of seven')
})

it('has sixty phrases, thirty-six words between them and twenty-four hours', () => {
  expect(OUTER).toHaveLength(60)
  expect(MIDDLE).toHaveLength(36)
  expect(INNER).toHaveLength(24)
  expect(OUTER[21]).toBe('twenty-one')
  expect(OUTER[39]).toBe('twenty-one')
  expect(OUTER[40]).toBe('twenty')
  expect(INNER[13]).toBe('one')
})

it('turns no disc back in a day', () => {
  let last = placesAt(0, 0)
  for (let at = 1; at < 1440; at++) {
    const now = placesAt(Math.floor(at / 60), at % 60)
    expect(now.outer - last.outer).toBe(1)
    for (const disc of ['middle', 'inner'] as const) {
      expect(now[disc] - last[disc]).toBeGreaterThanOrEqual(0)
      expect(now[disc] - last[disc]).toBeLessThanOrEqual(1)
    }
    last = now
  }
  expect(last).toEqual({ outer: 1439, middle: 71, inner: 24 })
})

it('reads across a broad stage and down a tall one, within its edges', () => {
  expect(planOf(1280, 800).angle).toBe(0)
  expect((planOf(390, 844).angle * 180) / Math.PI).toBeCloseTo(65.2, 1)
  expect(planOf(390, 844).size).toBeGreaterThan(60)
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [844, 390],
  ] as const) {
    const { place } = planOf(width, height)
    for (const along of [RADIUS.outer, RADIUS.innerStart + 3.4]) {
      const [x, y] = place(along)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(height)
    }
    const box = rimBox(width, height)
    expect(box.left + box.width).toBeLessThanOrEqual(width)
    expect(box.width * box.height).toBeLessThan(width * height * 0.45)
  }
})
