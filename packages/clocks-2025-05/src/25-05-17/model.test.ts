import { describe, expect, it } from 'vitest'
import { bowlLevel, dropAt, greek, hourFigure, jarLevel, outflow, profile, ripple } from './model'

describe('the bowl', () => {
  it('is as wide as the fourth root of its depth', () => {
    expect(profile(1)).toBe(1)
    expect(profile(0.0625)).toBe(0.5)
    expect(profile(0.5)).toBeCloseTo(0.8409, 4)
    expect(profile(0)).toBe(0)
  })

  it('lets its water out by Torricelli’s law: 1.98 m/s under a fifth of a metre', () => {
    expect(outflow(0.2)).toBeCloseTo(1.981, 3)
  })

  it('so falls at the same speed whether full or nearly empty', () => {
    const fall = (depth: number) => outflow(depth) / profile(depth) ** 2
    expect(fall(0.9)).toBeCloseTo(4.4294, 4)
    expect(fall(0.1)).toBeCloseTo(4.4294, 4)
  })

  it('is full at midnight and noon, half empty at six', () => {
    expect(bowlLevel(0, 0, 0)).toBe(1)
    expect(bowlLevel(12, 0, 0)).toBe(1)
    expect(bowlLevel(6, 0, 0)).toBe(0.5)
    expect(bowlLevel(15, 0, 0)).toBe(0.75)
  })

  it('is low until the last second before twelve, and filled on the stroke', () => {
    expect(bowlLevel(11, 59, 59)).toBeLessThan(0.001)
    expect(bowlLevel(23, 59, 59.9999)).toBeCloseTo(1, 3)
  })
})

describe('the jar', () => {
  it('has a line of water a minute', () => {
    expect(jarLevel(0, 0)).toBe(0)
    expect(jarLevel(42, 30)).toBe(42.5)
    expect(jarLevel(59, 0)).toBe(59)
  })

  it('is emptied between the last second and the hour', () => {
    expect(jarLevel(59, 59)).toBeCloseTo(59.98, 2)
    expect(jarLevel(59, 59.7)).toBeCloseTo(15, 0)
    expect(jarLevel(59, 59.9999)).toBeCloseTo(0, 3)
  })
})

describe('the numbers', () => {
  // Herbert Weir Smyth, A Greek Grammar for Colleges (1920), § 347.
  it('are the Greeks’ own letters', () => {
    expect([1, 6, 9, 10, 11, 12].map(greek)).toEqual(['Α', 'Ϛ', 'Θ', 'Ι', 'ΙΑ', 'ΙΒ'])
    expect([15, 20, 42, 55].map(greek)).toEqual(['ΙΕ', 'Κ', 'ΜΒ', 'ΝΕ'])
    expect(greek(0)).toBe('Ο')
  })

  it('follow the visitor’s clock', () => {
    expect([0, 12, 15].map((hour) => hourFigure(hour, 12))).toEqual([12, 12, 3])
    expect([0, 12, 15].map((hour) => hourFigure(hour, 24))).toEqual([0, 12, 15])
  })
})

describe('a drop', () => {
  it('hangs, tears off and lands with the second', () => {
    expect(dropAt(0, 0.4)).toEqual({ grown: 0, neck: 0 })
    expect(dropAt(0.3, 0.4)).toEqual({ grown: 0.5, neck: 0 })
    expect(dropAt(0.6, 0.4).fallen).toBeCloseTo(0, 6)
    expect(dropAt(0.8, 0.4).fallen).toBeCloseTo(0.25, 6)
    expect(dropAt(0.9999, 0.4).fallen).toBeCloseTo(1, 3)
  })

  it('leaves rings that have not reached the wall at once and are gone before the next', () => {
    expect(ripple(0.8, 0.1)).toBeCloseTo(0, 9)
    expect(ripple(0, 0)).toBe(0)
    expect(Math.abs(ripple(0.2, 0.15))).toBeGreaterThan(0.05)
    expect(Math.abs(ripple(0.2, 0.999))).toBeLessThan(0.03)
  })
})
