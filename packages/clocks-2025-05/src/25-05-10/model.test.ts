import { timeAt } from '@found-time/clock-runtime'
import { describe, expect, it } from 'vitest'
import { layoutOf } from './layout'
import { barOf, labelOf, PIECES, rowsOf, standAfter } from './model'
import { momentAt } from './motion'

describe('the copy', () => {
  it('has a piece for each minute, of 59 strokes, and begins with the typist’s exercise', () => {
    expect(PIECES.length).toBe(60)
    expect([...new Set(PIECES.map((piece) => piece.length))]).toEqual([59])
    expect(PIECES[0]!.replace(/ +/g, ' ')).toBe('Now is the time for all good men to come to the aid of the')
  })

  // Ecclesiastes 3:1–2, King James Version.
  it('goes on with the Preacher', () => {
    expect(PIECES.slice(1, 4).join(' ').replace(/ +/g, ' ')).toBe(
      'party. To every thing there is a season, and a time to every purpose under the heaven: A time to be born, and a time to die; a time to plant, and a time to pluck up that',
    )
  })
})

describe('rows', () => {
  it('break at the space on which the carriage goes back', () => {
    expect(rowsOf('a time to die', 6)).toEqual([
      { text: 'a time', first: 0 },
      { text: 'to die', first: 7 },
    ])
  })

  it('never begin with a space, and lose no stroke', () => {
    expect(rowsOf('heaven:  A time', 8)).toEqual([
      { text: 'heaven: ', first: 0 },
      { text: 'A time', first: 9 },
    ])
  })

  it('break words that are too long', () => {
    expect(rowsOf('season', 4)).toEqual([
      { text: 'seas', first: 0 },
      { text: 'on', first: 4 },
    ])
  })

  it('move the carriage on at each stroke and back at the end of a row', () => {
    const rows = rowsOf('a time to die', 6)
    expect([0, 5, 6, 7, 8].map((strokes) => standAfter(rows, strokes))).toEqual([
      { row: 0, column: 0 },
      { row: 0, column: 5 },
      { row: 0, column: 6 },
      { row: 1, column: 0 },
      { row: 1, column: 1 },
    ])
  })
})

describe('the time in the margin', () => {
  it('has two figures of each, or hours from 1 to 12', () => {
    expect(labelOf(0, 0, 24)).toBe('00:00')
    expect(labelOf(15, 42, 24)).toBe('15:42')
    expect(labelOf(0, 5, 12)).toBe('12:05')
    expect(labelOf(13, 5, 12)).toBe(' 1:05')
  })

  const layout = layoutOf(1280, 800)
  const at = (hours: number, minutes: number, seconds: number, millisecond: number) =>
    momentAt(timeAt(Date.UTC(2025, 4, 10, hours, minutes, seconds, millisecond), 'UTC'), layout, 24, false)

  it('is whole from the first instant of its minute', () => {
    expect(at(10, 9, 0, 0)).toMatchObject({ margin: 5, strokes: 0, swing: 1, character: '9', red: true })
    expect(at(10, 8, 59, 950)).toMatchObject({ margin: 4, strokes: 0 })
  })

  it('has as many strokes after it as there are seconds', () => {
    expect([1, 36, 59].map((second) => at(10, 9, second, 0).strokes)).toEqual([1, 36, 59])
  })

  it('stands at the head of a fresh sheet on the hour', () => {
    expect(at(23, 59, 59, 300).sheet).toBeLessThan(0)
    expect(at(23, 59, 59, 400).sheet).toBeGreaterThan(0)
    expect(at(0, 0, 0, 0)).toMatchObject({ sheet: 0, row: 0 })
  })
})

// QWERTY by columns: 2 Q A Z, 3 W S X … as the bars lie in the basket.
it('strikes each letter with the typebar of its column', () => {
  expect(['q', 'A', 't', 'p'].map(barOf)).toEqual([1, 2, 17, 37])
  expect(barOf(' ')).toBe(-1)
  expect(
    [...new Set(PIECES.join(''))].filter((character) => character !== ' ' && barOf(character) < 0),
  ).toEqual([])
  expect([...'0123456789:'].filter((character) => barOf(character) < 0)).toEqual([])
})
