import { describe, expect, it } from 'vitest'
import {
  braille,
  cellsOf,
  figuresOf,
  fingerAt,
  heightOf,
  lightAt,
  pageOf,
  SENTENCES,
  sentenceAt,
} from './model'

// The Rules of Unified English Braille, second edition, 2013: sections 2.1, 6.1, 7 and 8.
describe('English braille', () => {
  it('spells the alphabet', () => {
    expect(braille(cellsOf('abcdefghij'))).toBe('⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚')
    expect(braille(cellsOf('klmnopqrst'))).toBe('⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞')
    expect(braille(cellsOf('uvxyzw'))).toBe('⠥⠧⠭⠽⠵⠺')
  })

  it('writes numbers with the numeric indicator and the first ten letters', () => {
    expect(braille(cellsOf('1234567890'))).toBe('⠼⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚')
    expect(braille(cellsOf('1,234.5'))).toBe('⠼⠁⠂⠃⠉⠙⠲⠑')
  })

  it('begins a number anew after a colon', () => {
    expect(braille(cellsOf('10:42'))).toBe('⠼⠁⠚⠒⠼⠙⠃')
  })

  it('marks capitals and points', () => {
    expect(braille(cellsOf('Time, end.'))).toBe('⠠⠞⠊⠍⠑⠂⠀⠑⠝⠙⠲')
    expect(braille(cellsOf('life? no;'))).toBe('⠇⠊⠋⠑⠦⠀⠝⠕⠆')
  })

  it('has nothing for other signs', () => {
    expect(() => cellsOf('½')).toThrow(RangeError)
  })
})

describe('figures', () => {
  it('take three cells', () => {
    expect(braille(figuresOf(10, true))).toBe('⠼⠁⠚')
    expect(braille(figuresOf(0, true))).toBe('⠼⠚⠚')
    expect(braille(figuresOf(9, false))).toBe('⠀⠼⠊')
  })
})

describe('a page', () => {
  it('has sixty cells whatever its lines', () => {
    for (const sentence of SENTENCES)
      for (const columns of [10, 15, 20, 30]) expect(pageOf(sentence, columns)).toHaveLength(60)
  })

  it('breaks between words', () => {
    const print = pageOf('Lost time is never found again. Franklin.', 20)
      .map((cell) => cell.print)
      .join('')
    expect(print).toBe('Lost time is never found again.        Franklin.          ')
  })

  it('changes with the quarter', () => {
    expect(sentenceAt(10, 14)).toBe('Lost time is never found again. Franklin.')
    expect(sentenceAt(10, 15)).toBe('Better three hours too soon than a minute too late.')
  })
})

describe('a dot', () => {
  it('has risen or sunk when the minute is full, and stays till shortly before', () => {
    expect(heightOf(false, true, 0, 0.4)).toBe(1)
    expect(heightOf(true, false, 0, 0.4)).toBe(0)
    expect(heightOf(true, false, 1, 0.4)).toBe(1)
    expect(heightOf(false, true, 1, 0.4)).toBe(0)
    expect(heightOf(true, true, 0.2, 0)).toBe(1)
  })
})

describe('the finger', () => {
  it('is on a new cell at each second', () => {
    expect([0, 7, 7.4, 59].map(fingerAt)).toEqual([0, 7, 7, 59])
  })
})

describe('the light', () => {
  it('comes from the left in the morning, from above at noon, from the right in the evening', () => {
    expect(lightAt(0.25).x).toBeLessThan(-0.9)
    expect(lightAt(0.5).x).toBeCloseTo(0, 9)
    expect(lightAt(0.75).x).toBeGreaterThan(0.9)
    expect(lightAt(0).x).toBeCloseTo(0, 9)
  })

  it('never comes from below, where raised dots would look like hollows', () => {
    for (let hour = 0; hour < 24; hour++) expect(lightAt(hour / 24).y).toBeLessThan(0)
  })
})
