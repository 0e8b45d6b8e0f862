import { describe, expect, it } from 'vitest'
import {
  countAt,
  figureOf,
  flameAt,
  layoutOf,
  markAt,
  moonAt,
  reachAt,
  separationAt,
  uncoveredAt,
} from './model'

describe('the moon', () => {
  // Espenak and Meeus, Five Millennium Catalog of Solar Eclipses: the magnitude is the part of the sun's diameter that
  // is covered, so discs of one size touch at a distance of two radii, and are one at magnitude one.
  it.each([
    [0, 2],
    [0.25, 1.5],
    [0.5, 1],
    [1, 0],
  ])('at a magnitude of %d is %d radii from the sun', (magnitude, separation) => {
    expect(separationAt(magnitude)).toBeCloseTo(separation)
  })

  it.each([
    [0, -2],
    [15, -1.5],
    [30, -1],
    [45, -0.5],
    [59, -1 / 30],
  ])('at minute %i has its middle at %d', (minute, x) => {
    expect(moonAt(minute * 60)).toBeCloseTo(x)
  })

  it('has its edge on the mark of the minute', () => {
    for (let minute = 0; minute < 60; minute++)
      expect(moonAt(minute * 60) + 1, String(minute)).toBeCloseTo(markAt(minute))
    expect(markAt(0)).toBe(-1)
    expect(markAt(30)).toBe(0)
    expect(markAt(45)).toBe(0.5)
  })

  it('covers the sun until the last second of the hour, and then goes on to the other side', () => {
    expect(moonAt(3599)).toBeCloseTo(-0.00056, 4)
    expect(moonAt(3599.99)).toBeCloseTo(2.06)
    expect(moonAt(3599.99, false)).toBeCloseTo(0)
  })
})

describe('the corona', () => {
  it('has a streamer for each hour since twelve, and all of them at twelve', () => {
    expect([0, 1, 2, 11, 12, 13, 15, 23].map(countAt)).toEqual([12, 1, 2, 11, 12, 1, 3, 11])
  })

  it('is numbered as hours are written', () => {
    expect(figureOf(3, 15, 12)).toBe('3')
    expect(figureOf(3, 15, 24)).toBe('15')
    expect(figureOf(3, 9, 24)).toBe('3')
    expect(figureOf(12, 0, 24)).toBe('0')
    expect(figureOf(12, 12, 24)).toBe('12')
    expect(figureOf(12, 0, 12)).toBe('12')
    expect(figureOf(11, 23, 24)).toBe('23')
  })

  it('changes in the last second and is changed at the stroke', () => {
    expect(uncoveredAt(0)).toBe(0)
    expect(uncoveredAt(3599)).toBe(0)
    expect(uncoveredAt(3599.5)).toBeGreaterThan(0.5)
    expect(uncoveredAt(3599.99)).toBe(1)
  })
})

describe('a prominence', () => {
  it('leaps and sinks within its second', () => {
    expect(flameAt(0)).toBeCloseTo(0.05)
    expect(flameAt(0.25)).toBeGreaterThan(0.22)
    expect(flameAt(0.999)).toBeCloseTo(0.05, 2)
  })
})

describe('the plate', () => {
  it('has room for a title on large sheets alone', () => {
    expect(layoutOf(1280, 800).writing).toBe('title')
    expect(layoutOf(300, 300).writing).toBe('figures')
    expect(layoutOf(160, 90).writing).toBe('none')
  })

  it('holds the sun in each shape', () => {
    for (const [width, height] of [
      [320, 568],
      [1280, 800],
      [160, 90],
      [3840, 2160],
    ] as const) {
      const { x, y, radius } = layoutOf(width, height)
      expect(x - radius).toBeGreaterThan(0)
      expect(x + radius).toBeLessThan(width)
      expect(y - radius).toBeGreaterThan(0)
      expect(y + radius).toBeLessThan(height)
    }
  })

  it('reaches its sides straight ahead and keeps out of its corners', () => {
    const layout = layoutOf(1000, 1000)
    expect(reachAt(layout, 0.25, 0)).toBeCloseTo(layout.width / 2)
    expect(reachAt(layout, 0.5, 0)).toBeCloseTo(layout.height / 2)
    expect(reachAt(layout, 0.125, 0)).toBeLessThan(Math.hypot(layout.width, layout.height) * 0.45)
  })
})
