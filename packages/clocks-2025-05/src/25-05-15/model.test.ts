import { describe, expect, it } from 'vitest'
import {
  entriesOf,
  gridOf,
  numberWord,
  type Puzzle,
  pencilledAfter,
  puzzleOf,
  SIDE,
  sheetAt,
  strokesAt,
  timeWords,
} from './model'
import { WORDS } from './words'

const wordAt = ({ letters }: Puzzle, cells: readonly number[]) => cells.map((cell) => letters[cell]).join('')
const across = (puzzle: Puzzle, number: number) => {
  const clue = puzzle.clues.find(({ entry }) => entry.number === number && !entry.down)!
  return wordAt(puzzle, clue.entry.cells)
}

describe('a number in words', () => {
  it('never has more letters than the grid has columns', () => {
    expect(numberWord(37)).toBe('THIRTYSEVEN')
    expect(Math.max(...Array.from({ length: 60 }, (_, value) => numberWord(value).length))).toBe(SIDE)
  })
})

describe('the words of a time', () => {
  it('follow the hour cycle', () => {
    expect(timeWords(15, 42, 12)).toEqual(['THREE', 'FORTYTWO'])
    expect(timeWords(15, 42, 24)).toEqual(['FIFTEEN', 'FORTYTWO'])
    expect(timeWords(0, 0, 12)).toEqual(['TWELVE', 'OCLOCK'])
    expect(timeWords(0, 0, 24)).toEqual(['ZERO', 'HUNDRED'])
  })
})

describe('the numbers of a grid', () => {
  it('count the beginnings of words along the rows', () => {
    const corners = Array.from({ length: SIDE * SIDE }, (_, cell) => cell < 3 || cell % SIDE === 0)
    expect(
      entriesOf(corners).map(({ number, down, cells }) => [number, down ? 'down' : 'across', cells.length]),
    ).toEqual([
      [1, 'across', 3],
      [1, 'down', 11],
    ])
  })
  it('look the same turned upside down, as the grid itself does', () => {
    const grid = gridOf(3, 4, 12_345)
    expect([...grid].reverse()).toEqual(grid)
  })
})

// With twelve hours only the full hours read otherwise.
const everyMinute: readonly (readonly [number, number, 12 | 24])[] = [
  ...Array.from({ length: 1440 }, (_, at) => [Math.floor(at / 60), at % 60, 24] as const),
  ...Array.from({ length: 12 }, (_, hour) => [hour, 0, 12] as const),
]
const everyTime = everyMinute.map(([hour, minute, cycle]) => puzzleOf(hour, minute, cycle))
const known = new Map(WORDS.split('\n').map((line) => line.split(':') as [string, string]))

describe('every puzzle of a day', () => {
  it('has the hour at 1 Across and the minute at 11 Across', () => {
    const told = everyTime.map((puzzle) => [across(puzzle, 1), across(puzzle, 11)])
    const meant = everyMinute.map(([hour, minute, cycle]) => timeWords(hour, minute, cycle))
    expect(told).toEqual(meant)
  })

  it('has black cells that lie symmetrically', () => {
    for (const { white } of everyTime) expect([...white].reverse()).toEqual(white)
  })

  it('is in one piece', () => {
    for (const { white } of everyTime) {
      const reached = new Set([0])
      for (const cell of reached) {
        const column = cell % SIDE
        const beside = [cell - SIDE, cell + SIDE, column ? cell - 1 : -1, column < SIDE - 1 ? cell + 1 : -1]
        for (const next of beside) if (white[next]) reached.add(next)
      }
      expect(reached.size).toBe(white.filter(Boolean).length)
    }
  })

  it('reads as words of the list both ways, none of them twice', () => {
    for (const puzzle of everyTime) {
      const words = puzzle.clues
        .filter(({ entry }) => entry.down || ![0, 6 * SIDE].includes(entry.cells[0]!))
        .map(({ entry }) => wordAt(puzzle, entry.cells).toLowerCase())
      expect(words.filter((word) => !known.has(word))).toEqual([])
      expect(new Set(words).size).toBe(words.length)
    }
  })

  it('is solved by the pencil, wrong letters and all', () => {
    for (const { strokes, letters, inked, white } of everyTime) {
      const standing = pencilledAfter(strokes, strokes.length)
      const wrong = letters.filter(
        (letter, cell) => !inked.has(cell) && white[cell] && standing.get(cell) !== letter,
      )
      expect(wrong).toEqual([])
      expect(strokes.filter(({ letter }) => letter === '')).toHaveLength(2)
      expect(strokes.some(({ cell }) => inked.has(cell))).toBe(false)
    }
  })
})

describe('the clues', () => {
  it('give the length of the word', () => {
    const [hour, minute] = puzzleOf(15, 42, 12).clues.filter(({ solvedAfter }) => solvedAfter === 0)
    expect(hour!.text).toBe('A crowd, they say (5)')
    expect(minute!.text).toBe('Forty and two (5-3)')
  })
})

describe('the pencil', () => {
  it('has half of its strokes done at half a minute, and all a second before the stroke', () => {
    expect(strokesAt(29.5, 60)).toBe(30)
    expect(strokesAt(59.4, 60)).toBe(60)
  })
})

describe('the next sheet', () => {
  it('is not there until the last second, and lies flat on the stroke', () => {
    expect(sheetAt(59)).toBe(1)
    expect(sheetAt(59.65)).toBeCloseTo(0.125, 9)
    expect(sheetAt(59.9999)).toBeLessThan(1e-6)
  })
})
