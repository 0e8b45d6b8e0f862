import { expect, it } from 'vitest'
import {
  breadthOf,
  clauseAt,
  fitOf,
  followingOn,
  headAt,
  numberAt,
  paragraphAt,
  readOf,
  updatedAt,
} from './model'
import { ARTICLES, CLAUSES } from './terms'

const textAt = (hour: number, minute: number, cycle: 12 | 24 = 24) =>
  clauseAt(hour, minute, cycle)
    .map(({ text }) => text)
    .join('')
    .replaceAll('\u00a0', ' ')

it('numbers the paragraphs by the time', () => {
  expect(numberAt(15, 42, 24)).toBe('§\u00a015.42')
  expect(numberAt(15, 42, 12)).toBe('§\u00a03.42')
  expect(numberAt(0, 2, 24)).toBe('§\u00a00.02')
  expect(numberAt(0, 2, 12)).toBe('§\u00a012.02')
})

it('has an article for every hour and a paragraph for every minute', () => {
  expect(ARTICLES).toHaveLength(24)
  expect(CLAUSES).toHaveLength(60)
  for (let hour = 0; hour < 24; hour++)
    for (let minute = 0; minute < 60; minute++) {
      const text = textAt(hour, minute)
      expect(text).toMatch(/^[A-Z].*[.]$/)
      expect(text).not.toMatch(/[{}[\]]|undefined/)
      expect(text.length).toBeLessThan(125)
    }
})

it('heads the page with the article', () => {
  expect(headAt(15, 24)).toEqual({ article: 'Article 15.', title: 'Of Coffee, and What It Promised' })
  expect(headAt(23, 12).article).toBe('Article 11.')
})

it('is true to the minute', () => {
  expect(textAt(8, 30)).toContain('half empty')
  expect(textAt(8, 45)).toContain('Three quarters')
  // Sixty less twenty-three, and less fifty.
  expect(textAt(8, 23)).toContain('thirty-seven minutes')
  expect(textAt(8, 50)).toContain('Ten minutes remain')
  // A long-playing record turns a hundred times in three minutes.
  expect(textAt(8, 33)).toContain('eleven hundred times')
  expect((33 * 100) / 3).toBe(1100)
})

it('speaks of what one does in that hour', () => {
  expect(textAt(6, 1)).toBe('By pressing Snooze, You accept one minute of this Hour as delivered.')
  expect(textAt(19, 34)).toBe('Where these Terms contradict the Pan, the Pan shall prevail.')
})

it('refers to the right article and paragraph', () => {
  expect(clauseAt(23, 58, 24).find(({ link }) => link)?.text).toBe('Article\u00a00')
  expect(clauseAt(23, 58, 12).find(({ link }) => link)?.text).toBe('Article\u00a012')
  expect(clauseAt(15, 44, 24).find(({ link }) => link)?.text).toBe('§\u00a015.45')
})

it('goes on from one day to the next', () => {
  expect(paragraphAt(0, 1, -2)).toEqual({ hour: 23, minute: 59 })
  expect(paragraphAt(23, 58, 3)).toEqual({ hour: 0, minute: 1 })
})

it('measures the large number', () => expect(breadthOf('§\u00a015.42')).toBeCloseTo(2.4))

it('was updated at the full minute', () => {
  expect(updatedAt(0)).toBe('Last updated just now')
  expect(updatedAt(1)).toBe('Last updated 1 second ago')
  expect(updatedAt(42)).toBe('Last updated 42 seconds ago')
})

it('has the thumb at the top at midnight and at the foot a minute before', () => {
  expect(readOf(0, 0)).toBe(0)
  expect(readOf(12, 0)).toBeCloseTo(0.5, 2)
  expect(readOf(23, 59)).toBe(1)
})

it('sets long paragraphs smaller, and more small print on a tall window', () => {
  expect(fitOf([{ text: 'There is a catch in this paragraph.', link: false }])).toBe(1)
  expect(fitOf(clauseAt(18, 14, 24))).toBeLessThan(0.85)
  const [wide, tall, small] = [
    followingOn(1280, 800, 10, 9, 24),
    followingOn(390, 844, 10, 9, 24),
    followingOn(320, 568, 10, 9, 24),
  ]
  expect(wide).toBeGreaterThan(6)
  expect(tall).toBeGreaterThan(small)
})
