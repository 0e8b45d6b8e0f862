import { expect, it } from 'vitest'
import { choiceAt, DESIGNS, designAt, fitWord, layoutOf, lengthOf, pileAt, wordOf } from './model'
import { TEXTS } from './texts'

it('says every number in words', () => {
  expect([0, 9, 12, 15, 20, 40, 59].map(wordOf)).toEqual([
    'zero',
    'nine',
    'twelve',
    'fifteen',
    'twenty',
    'forty',
    'fifty-nine',
  ])
  expect(new Set(Array.from({ length: 60 }, (_, index) => wordOf(index))).size).toBe(60)
})

it('has something to say each minute, and never in a figure', () => {
  expect(new Set(TEXTS).size).toBe(60)
  for (const text of TEXTS) expect(text).toMatch(/^[A-Za-z ,.:?-]{20,62}$/)
})

it('breaks a long number where that makes it larger', () => {
  expect(lengthOf('ten', 'mono')).toBeCloseTo(1.836)
  expect(fitWord('twenty-three', 'mono', 400, 400).lines).toEqual(['twenty-', 'three'])
  expect(fitWord('twenty-three', 'mono', 800, 100).lines).toEqual(['twenty-three'])
})

it('piles up one banner a minute, each unlike the last, and none at the hour', () => {
  expect(pileAt(10, 0, 'a')).toHaveLength(0)
  expect(pileAt(10, 59, 'a')).toHaveLength(59)
  expect(pileAt(10, 9, 'a')).toEqual(pileAt(10, 59, 'a').slice(0, 9))
  expect(designAt(10, 9)).toBe(1)
  expect(DESIGNS).toHaveLength(6)
})

it('gives in before the minute is over', () => {
  expect([0, 1, 2, 57, 58, 59].map(choiceAt)).toEqual([0, 1, 0, 1, 0, 0])
})

it('sets the buttons side by side where there is room', () => {
  expect(layoutOf(1280, 800).wide).toBe(true)
  expect(layoutOf(1024, 1024).wide).toBe(false)
  expect(layoutOf(160, 90).button.height).toBeGreaterThan(25)
})
