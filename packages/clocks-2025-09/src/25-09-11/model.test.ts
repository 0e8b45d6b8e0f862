import { expect, it } from 'vitest'
import { LINES } from './lines'
import { hourWord, LIT, lengthOf, pageOf, placesOf, restOf } from './model'

const word = (hour: number, cycle: 12 | 24) => {
  const parts = hourWord(hour, cycle)
  return parts[0] + restOf(parts)
}

it('writes the hour as a word', () => {
  expect(word(0, 24)).toBe('Midnight')
  expect(word(1, 24)).toBe('One')
  expect(word(10, 24)).toBe('Ten')
  expect(word(12, 24)).toBe('Noon')
  expect(word(13, 24)).toBe('Thirteen')
  expect(word(15, 24)).toBe('Fifteen')
  expect(word(20, 24)).toBe('Twenty')
  expect(word(23, 24)).toBe('Twenty-three')
  expect(word(0, 12)).toBe('Twelve')
  expect(word(15, 12)).toBe('Three')
})

it('writes another word each hour, all with the seven initials that are there', () => {
  const words = Array.from({ length: 24 }, (_, hour) => word(hour, 24))
  expect(new Set(words).size).toBe(24)
  for (const each of words) expect('MNOTFSE').toContain(each[0])
})

it('has sixty lines, no two alike', () => {
  expect(new Set(LINES).size).toBe(60)
  expect(LINES[0]).toBe('Here begins the hour. I cut a pen.')
  expect(LINES[30]).toMatch(/^Half\./)
  expect(LINES[45]).toMatch(/^Three quarters\./)
  expect(LINES[50]).toMatch(/^Ten lines left\./)
})

it('lights the line of the minute, and leaves it out of the others', () => {
  const page = pageOf(15, 42, 24, 1280, 800)
  expect(page.initial.letter).toBe('F')
  expect(page.lit.number.text).toBe('42')
  expect(page.lit.rows.map(({ text }) => text).join(' ')).toBe('Its hand is better than my own.')
  expect(page.lines).toHaveLength(59)
  expect(pageOf(0, 0, 24, 390, 844).lit.number.text).toBe('0')
  expect(pageOf(23, 59, 24, 390, 844).lit.number.text).toBe('59')
})

it('keeps every line in a column, one below another', () => {
  for (let minute = 0; minute < 60; minute++)
    for (const columns of [2, 3, 4]) {
      const { places, room } = placesOf(minute, columns)
      for (const [line, { column, row }] of places.entries()) {
        expect(column).toBeLessThan(columns)
        expect(row + (line === minute ? LIT : 1)).toBeLessThanOrEqual(room)
      }
    }
})

it('numbers each fifth line but the lit one', () => {
  const numbers = pageOf(10, 10, 24, 1280, 800).numbers.map(({ text }) => text)
  expect(numbers).toEqual(['0', '5', '15', '20', '25', '30', '35', '40', '45', '50', '55'])
})

it('keeps words within the page, and writes no smaller than eleven pixels on a telephone', () => {
  for (let hour = 0; hour < 24; hour++)
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [300, 300],
    ] as const)
      for (const { text, x, size } of pageOf(hour, hour * 2, 24, width, height).word)
        expect(x + lengthOf(text, 'great') * size).toBeLessThan(width)
  for (let minute = 0; minute < 60; minute++)
    expect(pageOf(9, minute, 24, 390, 844).lines[0]!.size).toBeGreaterThanOrEqual(14)
})

it('has only a third of the hour on an upright page, the one that the minute is in', () => {
  const numbers = (minute: number) => pageOf(10, minute, 24, 390, 844).numbers.map(({ text }) => text)
  expect(numbers(2)).toEqual(['0', '5', '10', '15'])
  expect(numbers(31)).toEqual(['20', '25', '30', '35'])
  expect(numbers(59)).toEqual(['40', '45', '50', '55'])
})
