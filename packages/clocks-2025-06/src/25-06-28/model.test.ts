import { describe, expect, it } from 'vitest'
import { frameNumber, middleOf, noteOf, ringAt, sheetOf, stillAt } from './model'

describe('the film', () => {
  it('has its frames numbered from 0 to 23', () => {
    expect([0, 1, 12, 23].map((hour) => frameNumber(hour, 24))).toEqual(['0', '1', '12', '23'])
  })

  it('has twice twelve where hours are counted so', () => {
    expect([0, 1, 12, 23].map((hour) => frameNumber(hour, 12))).toEqual(['12', '1', '12', '11'])
  })

  it('has the minute written on it with two figures', () => {
    expect([0, 9, 42].map(noteOf)).toEqual(['00', '09', '42'])
  })

  it('shows a still a second and leafs back through all of them', () => {
    expect([stillAt(0, 0), stillAt(36, 500), stillAt(59, 0), stillAt(59, 380)]).toEqual([0, 36, 59, 59])
    expect(stillAt(59, 670)).toBe(30)
    expect(stillAt(59, 999)).toBe(0)
  })

  it('is ringed once a minute', () => {
    expect(ringAt(30, 0)).toBe(0.5)
    expect(ringAt(59, 1)).toBe(1)
  })
})

describe('the sheet', () => {
  it('is cut in strips of six on a screen, of four on a telephone', () => {
    expect(sheetOf(1280, 800, 0).across).toBe(6)
    expect(sheetOf(390, 844, 0).across).toBe(4)
  })

  it('has frame 7 second in the second strip of six', () => {
    expect(middleOf(7, 6)).toEqual([57, 60.1])
  })

  it.each([
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
    [160, 90],
  ])('covers %i by %i, and the loupe lies on its frame', (width, height) => {
    for (let frame = 0; frame < 24; frame++) {
      const { across, unit, left, top, loupe, x, y } = sheetOf(width, height, frame)
      expect(top).toBe(0)
      expect((24 / across) * 42.6 * unit).toBeCloseTo(height)
      expect(left).toBeLessThan(loupe * 0.5)
      expect(left + across * 38 * unit).toBeGreaterThan(width - loupe * 0.5)
      expect(x - loupe / 2).toBeGreaterThan(0)
      expect(y + loupe / 2).toBeLessThan(height)
      const [frameX, frameY] = middleOf(frame, across)
      expect(Math.hypot(left + frameX * unit - x, top + frameY * unit - y)).toBeLessThan(loupe / 2)
    }
  })
})
