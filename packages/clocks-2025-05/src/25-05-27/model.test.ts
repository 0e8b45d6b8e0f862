import { describe, expect, it } from 'vitest'
import { inEnglish, LANGUAGES, languageAt, plateOf, setPage, wipeAt, wordOf } from './model'

const tongue = (key: string) => LANGUAGES.find((language) => language.key === key)!

// CLDR 48.2, rbnf/…json, %spellout-numbering; for Arabic, Georgian, Japanese and Korean n2words 4.0.0, toCardinal.
describe('forty-two', () => {
  for (const [key, word] of [
    ['french', 'quarante-deux'],
    ['arabic', 'اثنان وأربعون'],
    ['japanese', '四十二'],
    ['german', 'zweiundvierzig'],
    ['hindi', 'बयालीस'],
    ['russian', 'сорок два'],
    ['hebrew', 'ארבעים ושתיים'],
    ['korean', '사십이'],
    ['irish', 'daichead a dó'],
    ['thai', 'สี่สิบสอง'],
    ['greek', 'σαράντα δύο'],
    ['chinese', '四十二'],
    ['vietnamese', 'BỐN MƯƠI HAI'],
    ['georgian', 'ორმოცდაორი'],
    ['khmer', 'សែសិបពីរ'],
    ['armenian', 'քառասուներկու'],
  ] as const)
    it(`is ${word} in ${key}`, () => expect(wordOf(tongue(key), 42)).toBe(word))
  it('follows ten in English', () => expect(inEnglish(10, 42)).toBe('ten · forty-two'))
})

describe('the tongues', () => {
  it('have a word of its own for each minute', () =>
    expect(LANGUAGES.map(({ words }) => new Set(words).size)).toEqual(Array(16).fill(60)))
  it('know the odd ones', () => {
    expect(wordOf(tongue('french'), 0)).toBe('zéro')
    expect(wordOf(tongue('vietnamese'), 15)).toBe('MƯỜI LĂM')
    expect(wordOf(tongue('georgian'), 18)).toBe('თვრამეტი')
    expect(wordOf(tongue('hindi'), 59)).toBe('उनसठ')
  })
  it('take turns by the second, on past the end of a minute and round at midnight', () => {
    expect([0, 1, 15, 16, 60, 86_399].map((second) => languageAt(second).key)).toEqual([
      'french',
      'arabic',
      'armenian',
      'french',
      'vietnamese',
      'armenian',
    ])
  })
})

describe('a page', () => {
  const text = (key: string, width: number, height: number) =>
    setPage(tongue(key), 10, 42, width, height, 80).lines.map((line) => line.text)
  it('keeps to two lines where it is wide', () =>
    expect(text('german', 1280, 800)).toEqual(['zehn', 'zweiundvierzig']))
  it('breaks the words where it is tall', () => {
    expect(text('german', 390, 844)).toEqual(['zehn', 'zwei-', 'und-', 'vierzig'])
    expect(text('french', 390, 844)).toEqual(['dix', 'quarante-', 'deux'])
    expect(text('japanese', 390, 844)).toEqual(['十', '四十', '二'])
  })
  it('ends Arabic and Hebrew lines at the right edge, the others begin at the left', () => {
    const edges = (key: string) => setPage(tongue(key), 10, 42, 1000, 600, 60).lines.map(({ ink }) => ink)
    for (const { right } of edges('hebrew')) expect(right).toBeCloseTo(970, 6)
    for (const { left } of edges('russian')) expect(left).toBeCloseTo(30, 6)
  })
  it('keeps every word of every tongue inside, the hour above the seam and the minute below', {
    timeout: 30_000,
  }, () => {
    for (const [width, height] of [
      [320, 568],
      [844, 390],
      [1280, 800],
      [300, 300],
      [160, 90],
    ] as const) {
      const foot = plateOf(width, height).height
      for (const language of LANGUAGES)
        for (let number = 0; number < 60; number++) {
          const { lines, seam } = setPage(language, number % 24, number, width, height, foot)
          for (const { ink, of } of lines) {
            expect(ink.left).toBeGreaterThan(0)
            expect(ink.right).toBeLessThan(width)
            expect(ink.top).toBeGreaterThanOrEqual(of === 'hour' ? 0 : seam)
            expect(ink.bottom).toBeLessThanOrEqual(of === 'hour' ? seam : height - foot + 0.001)
          }
        }
    }
  })
})

describe('the wipe', () => {
  it('waits for more than half of the second', () =>
    expect([0, 0.3, 0.58].map((part) => wipeAt(part).first)).toEqual([0, 0, 0]))
  it('prints the first ink ahead of the second', () => {
    const { first, second } = wipeAt(0.8)
    expect(first).toBeGreaterThan(second)
    expect(second).toBeGreaterThan(0)
  })
  it('is down on the stroke', () => expect(wipeAt(0.9999).second).toBeCloseTo(1, 6))
})
