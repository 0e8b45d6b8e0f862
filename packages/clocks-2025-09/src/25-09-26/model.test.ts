import { expect, it } from 'vitest'
import { bareAt, entriesAt, glossOf, scaleOf, wordOf } from './model'
import { BESIDE, HOUR_USES, KNOWN, MINUTE_USES } from './words'

it('has the words of the hour and the minute', () => {
  expect(entriesAt(10, 9).hour.word).toBe('ten')
  expect(entriesAt(10, 9).minute.word).toBe('nine')
  expect(entriesAt(15, 42).hour.word).toBe('fifteen')
  expect(entriesAt(15, 42).minute.word).toBe('forty-two')
  expect(entriesAt(0, 30)).toMatchObject({ hour: { word: 'zero' }, minute: { word: 'thirty' } })
  expect(entriesAt(23, 59)).toMatchObject({ hour: { word: 'twenty-three' }, minute: { word: 'fifty-nine' } })
})

it('says of each number what it is, reckoned from another', () => {
  expect(glossOf(0)).toContain('one less than one')
  expect(glossOf(8)).toBe('one more than seven')
  expect(glossOf(20)).toBe('ten more than ten')
  expect(glossOf(42)).toBe('two more than forty')
  expect(glossOf(50)).toBe('ten more than forty')
})

it('knows something else of each of the sixty, and never names it', () => {
  expect(KNOWN).toHaveLength(60)
  expect(new Set(KNOWN).size).toBe(60)
  expect(KNOWN[42]).toContain('universe')
  expect(KNOWN[57]).toContain('Heinz')
  for (const [number, known] of KNOWN.entries()) {
    const word = new RegExp(`\\b${wordOf(number)}\\b`, 'i')
    const { before, after } = entriesAt(0, number).minute
    for (const text of [known, before[2], after[2], ...(number === 1 ? [] : [glossOf(number)])])
      expect(text).not.toMatch(word)
    expect(known.length).toBeLessThan(72)
  }
})

it('stands between its neighbours in the alphabet', () => {
  for (let number = 0; number < 60; number++) {
    const { word, before, after } = entriesAt(0, number).minute
    expect([before[0], word, after[0]].toSorted()).toEqual([before[0], word, after[0]])
  }
  expect(BESIDE.zero![0][0]).toBe('zeal')
})

it('uses each word in a sentence with one gap', () => {
  for (const use of [...HOUR_USES, ...MINUTE_USES]) expect(use.split('–')).toHaveLength(2)
  expect(entriesAt(0, 0).hour.use).toEqual(['“Back by ', ',” said the note. It was not dated.'])
})

it('lays bare another letter each second, and sets short words larger', () => {
  expect([0, 1, 2, 3].map((second) => bareAt('two', second))).toEqual([0, 1, 2, 0])
  expect(bareAt('ten', 59)).not.toBe(bareAt('ten', 0))
  expect(scaleOf('six')).toBe(4.6)
  expect(scaleOf('twenty-seven')).toBe(2.13)
})
