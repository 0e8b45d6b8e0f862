import { describe, expect, it } from 'vitest'
import {
  DESTINATIONS,
  departureOf,
  discAt,
  fieldOf,
  type Pattern,
  patternOf,
  SQUARE,
  secondDiscAt,
  stepsOf,
  TALL,
  turnOf,
  WIDE,
  widened,
} from './model'

const rowOf = (pattern: Pattern, columns: number, row: number) =>
  [...pattern.slice(row * columns, (row + 1) * columns)].map((bit) => (bit ? '#' : '.')).join('')

describe('the display', () => {
  it('has the rows of discs the typefaces have', () => {
    // Read off the bitmaps: the top row of 1, 0, 0 and 9; the top row of LOST PROPERTY.
    const pattern = patternOf(WIDE, 10, 9, 24)
    expect(rowOf(pattern, 72, 2)).toBe(
      '.......###..........#########..............#########.......#########....',
    )
    expect(rowOf(pattern, 72, 25)).toBe(
      '....#.....##...##...###......###..###...##..###..####.###...###..#.#....',
    )
  })

  it('says a different thing in every minute of the day', () => {
    for (const display of [WIDE, SQUARE, TALL]) {
      const said = new Set<string>()
      for (let minute = 0; minute < 1440; minute++)
        said.add(patternOf(display, Math.floor(minute / 60), minute % 60, 24).join(''))
      expect(said.size).toBe(1440)
    }
  })

  it('writes noon, not nought, with twelve hours, and one figure where one is enough', () => {
    expect(patternOf(WIDE, 12, 0, 12)).toEqual(patternOf(WIDE, 12, 0, 24))
    expect(
      rowOf(patternOf(TALL, 13, 0, 12), 42, 2)
        .slice(0, 22)
        .trim(),
    ).toBe('.'.repeat(22))
  })

  it('has room for every destination', () => {
    expect(DESTINATIONS).toHaveLength(24)
    for (const words of DESTINATIONS) {
      expect(words.join(' ').length).toBeLessThanOrEqual(14)
      for (const word of words) expect(word.length).toBeLessThanOrEqual(8)
    }
  })

  it('has a field for each second, in tens', () => {
    expect(fieldOf(WIDE, 0)).toEqual([3, 33])
    expect(fieldOf(WIDE, 59)).toEqual([67, 33])
    expect(fieldOf(TALL, 59)).toEqual([39, 70])
    expect(fieldOf(widened(WIDE, 84), 10)).toEqual([20, 33])
  })
})

describe('the walk', () => {
  const from = patternOf(WIDE, 10, 9, 24)
  const to = patternOf(WIDE, 10, 10, 24)

  it('begins with the old text and ends on the stroke with the new one', () => {
    expect(stepsOf(WIDE)).toBe(16)
    expect(departureOf(WIDE)).toBeCloseTo(57.28, 9)
    for (let index = 0; index < from.length; index++) {
      expect(discAt(WIDE, from, to, index, 57.28)).toBe(from[index])
      expect(discAt(WIDE, from, to, index, 60)).toBe(to[index])
    }
  })

  it('goes five discs to the left a step', () => {
    const row = 4 * 72
    for (let column = 0; column < 67; column++)
      expect(discAt(WIDE, from, to, row + column, 57.28 + 0.1699)).toBe(from[row + column + 5])
  })
})

describe('a disc', () => {
  it('turns from one side to the other and springs back once', () => {
    expect(turnOf(0)).toBe(0)
    expect(turnOf(0.7)).toBe(1)
    expect(turnOf(0.85)).toBeCloseTo(0.88, 9)
    expect(turnOf(1)).toBe(1)
  })

  it('of a second stands when that second is over, and is cleared before the stroke', () => {
    expect(secondDiscAt(0, 0)).toBe(0)
    expect(secondDiscAt(0, 1)).toBe(1)
    expect(secondDiscAt(35, 36)).toBe(1)
    expect(secondDiscAt(36, 36)).toBe(0)
    expect(secondDiscAt(58, 59)).toBe(1)
    for (let second = 0; second < 60; second++) expect(secondDiscAt(second, 59.999)).toBe(0)
  })
})
