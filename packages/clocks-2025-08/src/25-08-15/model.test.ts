import { expect, it } from 'vitest'
import { BOOKS } from './books'
import { bookOf, chapterOf, lengthOf, numberLines, planOf, sizeFor, swingAt } from './model'

it('has a book for each hour', () => {
  expect(BOOKS).toHaveLength(24)
  expect([BOOKS[0]![1], BOOKS[10]![1], BOOKS[15]![1]]).toEqual(['NOTHING', 'TEN', 'FIFTEEN'])
  expect(numberLines(21)).toEqual(['TWENTY-', 'ONE'])
})

it('reads twelve of them on a clock of twelve hours', () => {
  expect([0, 1, 12, 15, 23].map((hour) => bookOf(hour, 12))).toEqual([12, 1, 12, 3, 11])
  expect(bookOf(15, 24)).toBe(15)
})

it('numbers the chapters', () => {
  expect([0, 9, 15, 20, 42, 58].map((minute) => chapterOf(minute).join(''))).toEqual([
    'ZERO',
    'NINE',
    'FIFTEEN',
    'TWENTY',
    'FORTY-TWO',
    'FIFTY-EIGHT',
  ])
})

it('knows how long words are', () => {
  expect(lengthOf('TWO', 'caps')).toBeCloseTo(0.592 + 0.839 + 0.646)
  expect(sizeFor('TWO', 'caps', 1000, 50)).toBe(50)
  expect(sizeFor('TWO', 'caps', 20.77, 50)).toBeCloseTo(10)
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [320, 320],
])('fills the shelf of %i × %i', (width, height) => {
  const { spines, open } = planOf(width, height, 15)
  const last = spines.at(-1)!
  expect(last.x + last.width).toBeCloseTo(width)
  expect(spines.some(({ book }) => book === 15)).toBe(true)
  expect(open.left).toBeGreaterThan(0)
  expect(open.bottom).toBeLessThan(height)
})

it('swings from where it came to rest', () => {
  expect(swingAt(7, 0)).toBeCloseTo(swingAt(6, 999))
  expect(swingAt(0, 0)).toBeCloseTo(swingAt(59, 999))
})
