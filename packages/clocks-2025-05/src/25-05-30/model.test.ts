import { describe, expect, it } from 'vitest'
import { BANDS, callOf, callsOf, FACE, FIGURES, groupOf, layoutOf, needleAt, snap } from './model'

describe('the figures', () => {
  it('are spoken as the Radio Regulations, Appendix 14, have it', () => {
    expect(FIGURES.join(' ')).toBe(
      'NADAZERO UNAONE BISSOTWO TERRATHREE KARTEFOUR PANTAFIVE SOXISIX SETTESEVEN OKTOEIGHT NOVENINE',
    )
  })
})

describe('the group', () => {
  it.each([
    [0, 0, 24, '00000'],
    [0, 2, 24, '00022'],
    [10, 9, 24, '10090'],
    [15, 42, 24, '15422'],
    [23, 59, 24, '23599'],
    [0, 0, 12, '12003'],
    [15, 42, 12, '03429'],
  ] as const)('at %i:%i by %i hours is %s', (hour, minute, hourCycle, group) => {
    expect(groupOf(hour, minute, hourCycle)).toBe(group)
  })

  it('is called twelve times a minute, a figure a second', () => {
    expect(callOf(0)).toEqual({ place: 0, reading: 1 })
    expect(callOf(36)).toEqual({ place: 1, reading: 8 })
    expect(callOf(59)).toEqual({ place: 4, reading: 12 })
    expect([callsOf(0), callsOf(59)]).toEqual([1, 60])
  })
})

describe('the dial', () => {
  it('has its needle at the hour', () => {
    expect(needleAt(0, 0, 24)).toBe(0)
    expect(needleAt(12, 0, 24)).toBe(0.5)
    expect(needleAt(18, 0, 12)).toBe(0.5)
  })

  it('has the bands where their wavelengths are', () => {
    // Light goes 299.792 metres in a microsecond; the names are rounded, or older than the limits of today.
    for (const [name, low, high] of BANDS) {
      const metres = Number.parseInt(name, 10)
      expect(Math.abs(299.792 / ((low + high) / 2) - metres)).toBeLessThan(1.2)
    }
    expect(BANDS[0]).toEqual(['49 m', 5.9, 6.2])
    // Article 5: 15 100-15 600 and 15 600-15 800 kHz.
    expect(BANDS[5]).toEqual(['19 m', 15.1, 15.8])
  })

  it('comes to rest', () => {
    expect([snap(0), snap(1)]).toEqual([0, 1])
  })

  it.each([
    [1280, 800],
    [390, 844],
    [300, 300],
    [844, 390],
    [320, 568],
  ])('keeps figures on the glass and apart at %i by %i', (width, height) => {
    const { figures, figure, below, word, calls } = layoutOf(width, height)
    const [wide, tall] = [figure * FACE.wide, figure * FACE.tall]
    figures.forEach(([x, y], at) => {
      expect(x - wide / 2).toBeGreaterThan(0)
      expect(x + wide / 2).toBeLessThan(width)
      expect(y - tall / 2).toBeGreaterThan(0)
      expect(y + below + word / 2).toBeLessThan(height)
      for (const [x2, y2] of figures.slice(at + 1))
        expect(Math.abs(x - x2) > wide || Math.abs(y - y2) > tall).toBe(true)
    })
    expect(calls.x + calls.width).toBeLessThan(width)
  })
})
