import { describe, expect, it } from 'vitest'
import { beginsAt, FIGURES, messageOf, planOf, sendingAt, wordsOf } from './model'

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

describe('the tape', () => {
  it('is one on a broad stage, two on a high one', () => {
    expect(planOf(1280, 800).strips.map(({ figures }) => figures)).toEqual([[0, 1, 2, 3]])
    expect(planOf(390, 844).strips.map(({ figures }) => figures)).toEqual([
      [0, 1],
      [2, 3],
    ])
  })

  it('has its figures in the middle', () => {
    expect([0, 1].map((place) => beginsAt(place, 2))).toEqual([-20.5, 1.5])
    expect([0, 3].map((place) => beginsAt(place, 4))).toEqual([-47, 28])
  })
})
