import { expect, it } from 'vitest'
import { BOOKS } from './books'
import { bookOf, chapterOf, numberLines, planOf, shelfOf, surnameOf, swingAt } from './model'

it('has a book for each hour', () => {
  expect(BOOKS).toHaveLength(24)
  expect(
    BOOKS.map(([before, number, after]) => [before, number, ...after].filter(Boolean).join(' ')),
  ).toEqual([
    'Much Ado About NOTHING',
    'ONE of Ours',
    'A Tale of TWO Cities',
    'THREE Men in a Boat',
    'The Sign of the FOUR',
    'FIVE Children and It',
    'SIX Characters in Search of an Author',
    'The House of the SEVEN Gables',
    'EIGHT Cousins',
    'NINE Unlikely Tales',
    'TEN Days That Shook the World',
    'The ELEVEN Comedies',
    'TWELVE Stories and a Dream',
    'The THIRTEEN',
    'FOURTEEN to One',
    'The FIFTEEN Decisive Battles of the World',
    'SIXTEEN Years in Siberia',
    'SEVENTEEN',
    'The EIGHTEENTH Brumaire of Louis Bonaparte',
    'The NINETEENTH Hole',
    'TWENTY Years After',
    'TWENTY-ONE Days in India',
    'TWENTY-TWO Goblins',
    'TWENTY-THREE and a Half Hours’ Leave',
  ])
  expect(numberLines(21)).toEqual(['TWENTY-', 'ONE'])
  expect(surnameOf('A. Conan Doyle')).toBe('Doyle')
})

it('reads twelve of them on a clock of twelve hours', () => {
  expect([0, 1, 12, 15, 23].map((hour) => bookOf(hour, 12))).toEqual([12, 1, 12, 3, 11])
  expect(bookOf(15, 24)).toBe(15)
})

it('keeps on the shelf what is read in the half day', () => {
  expect(shelfOf(11, 24)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(shelfOf(12, 24)).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23])
  expect(shelfOf(12, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
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

it.each([
  [1280, 800, 1],
  [390, 844, 3],
  [1024, 1024, 1],
  [320, 320, 1],
])('fills the shelf of %i × %i', (width, height, rows) => {
  const { spines, boards, open } = planOf(width, height, shelfOf(15, 24))
  expect(boards).toHaveLength(rows)
  expect(spines).toHaveLength(12)
  for (const board of boards) {
    const last = spines.findLast(({ bottom }) => bottom === board)!
    expect(last.x + last.width).toBeCloseTo(width)
  }
  expect(open.left).toBeGreaterThan(0)
  expect(open.top).toBeGreaterThan(boards.at(-1)!)
  expect(open.shown).toBeLessThanOrEqual(height)
})

it('swings from where it came to rest', () => {
  expect(swingAt(7, 0)).toBeCloseTo(swingAt(6, 999))
  expect(swingAt(0, 0)).toBeCloseTo(swingAt(59, 999))
})
