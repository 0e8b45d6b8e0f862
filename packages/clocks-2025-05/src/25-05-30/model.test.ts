import { describe, expect, it } from 'vitest'
import { callOf, FIGURES, groupOf, layoutOf, logOf, needleAt, snap, traceOf } from './model'

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
    [10, 9, 24, '10090'],
    [15, 42, 24, '15422'],
    [23, 59, 24, '23599'],
    [0, 0, 12, '12003'],
    [15, 42, 12, '03429'],
  ] as const)('at %i:%i by %i hours is %s', (hour, minute, hourCycle, group) => {
    expect(groupOf(hour, minute, hourCycle)).toBe(group)
  })

  it('follows those of the minutes before, over midnight too', () => {
    expect(logOf(0, 1, 24, 3)).toEqual(['23588', '23599', '00000'])
  })

  it('is read twelve times a minute, a figure a second', () => {
    expect(callOf(0)).toEqual({ place: 0, reading: 1 })
    expect(callOf(36)).toEqual({ place: 1, reading: 8 })
    expect(callOf(59)).toEqual({ place: 4, reading: 12 })
  })
})

describe('the set', () => {
  it('has its needle at the hour', () => {
    expect(needleAt(0, 0, 24)).toBe(0)
    expect(needleAt(12, 0, 24)).toBe(0.5)
    expect(needleAt(18, 0, 12)).toBe(0.5)
  })

  it('falls silent between words and never leaves the screen', () => {
    expect(Math.abs(traceOf('NADAZERO', 0.9, 0.5))).toBeLessThan(0.04)
    for (let share = 0; share < 1; share += 0.01)
      for (let across = 0; across <= 1; across += 0.05)
        expect(Math.abs(traceOf('TERRATHREE', share, across))).toBeLessThanOrEqual(1)
  })

  it('comes to rest', () => {
    expect(snap(0)).toBe(0)
    expect(snap(1)).toBe(1)
  })

  it.each([
    [1280, 800],
    [390, 844],
    [300, 300],
    [844, 390],
  ])('and pad share %i by %i', (width, height) => {
    const { set, pad, scope } = layoutOf(width, height)
    expect(pad.x + pad.width).toBeLessThanOrEqual(width)
    expect(set.x + set.width).toBeLessThanOrEqual(width)
    expect(scope.x + scope.radius).toBeLessThan(set.x + set.width)
    expect(set.x + set.width <= pad.x || set.y + set.height <= pad.y).toBe(true)
  })
})
