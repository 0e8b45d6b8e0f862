import { describe, expect, it } from 'vitest'
import { FIGURES, figureAt, gleamAt, messageOf, planOf, sendingAt, wordsOf } from './model'

describe('the code', () => {
  // The table of Recommendation ITU-R M.1677-1, 1.1.2.
  it('is the international one', () => {
    expect(FIGURES[1]).toBe('.----')
    expect(FIGURES[5]).toBe('.....')
    expect(FIGURES[9]).toBe('----.')
    expect(FIGURES[0]).toBe('-----')
    expect(FIGURES.every((figure) => figure.length === 5)).toBe(true)
  })

  it('sends hour and minute as two words', () => {
    expect(wordsOf(10, 9, 24)).toEqual(['10', '09'])
    expect(wordsOf(0, 0, 24)).toEqual(['00', '00'])
    expect(wordsOf(0, 5, 12)).toEqual(['12', '05'])
    expect(wordsOf(15, 42, 12)).toEqual(['03', '42'])
  })
})

describe('a message', () => {
  it('has its spaces', () => {
    const { marks, long, figures } = messageOf(['15', '5'])
    // 1 is 17 dots long and 5 is 9: dot, dash, dash, dash, dash with four spaces; five dots with four.
    expect(figures).toEqual([17, 9, 9])
    expect(marks.slice(0, 5).map(({ at }) => at)).toEqual([0, 2, 6, 10, 14])
    expect(marks[5]!.at).toBe(20)
    expect(marks[10]!.at).toBe(36)
    expect(long).toBe(45)
  })

  it('is sent as often as it goes into a minute', () => {
    const message = messageOf(['55', '55'])
    expect(message.long).toBe(49)
    expect(sendingAt(message, 0)).toEqual({ begun: 1, lit: true, next: 250 })
    expect(sendingAt(message, 250)).toEqual({ begun: 1, lit: false, next: 250 })
    expect(sendingAt(message, 12_250)).toEqual({ begun: 20, lit: false, next: 1750 })
    expect(sendingAt(message, 14_000)).toEqual({ begun: 1, lit: true, next: 250 })
    // Four times 56 dots are 56 seconds: the rest is silence.
    expect(sendingAt(message, 57_000)).toEqual({ begun: 20, lit: false, next: 3000 })
  })

  it('fits into a minute at its longest', () => {
    expect(messageOf(['00', '00']).long).toBe(89)
    expect(sendingAt(messageOf(['00', '00']), 24_000).begun).toBe(1)
    expect(sendingAt(messageOf(['00', '00']), 48_000).begun).toBe(20)
  })
})

describe('the river', () => {
  it('has five gleams over every figure', () => {
    for (const figure of [0, 1, 2, 3]) expect(gleamAt(figure, 2)).toBeCloseTo(figureAt(figure))
    expect(gleamAt(1, 4)).toBeCloseTo(-1.85)
    expect(gleamAt(2, 0)).toBeCloseTo(1.85)
    expect(gleamAt(0, 0) + gleamAt(3, 4)).toBeCloseTo(0)
  })

  it('keeps a margin, and its figures clear of its dashes', () => {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [300, 300],
      [844, 390],
      [160, 90],
    ] as const) {
      const plan = planOf(width, height)
      expect(plan.middle + gleamAt(0, 0) * plan.pitch - plan.broad).toBeGreaterThan(width * 0.005)
      expect(plan.top + plan.dot * 3).toBeLessThan(plan.line - plan.figure * 0.75)
      expect(plan.line).toBeLessThan(height * 0.975)
    }
  })
})
