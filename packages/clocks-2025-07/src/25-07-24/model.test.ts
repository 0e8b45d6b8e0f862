import { expect, it } from 'vitest'
import { FACES, gridFor, handsOf, isDark, PATIENCE, partsAt, shownAt, turnsOf } from './model'

const figureOf = (figure: number) =>
  Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 3 }, (_, column) => (isDark(figure, 3, 5, column, row) ? '#' : '.')).join(''),
  )

it('draws figures', () => {
  expect(figureOf(4)).toEqual(['#.#', '#.#', '###', '..#', '..#'])
  expect(figureOf(1)).toEqual(['##.', '.#.', '.#.', '.#.', '###'])
  expect(figureOf(2)).toEqual(['###', '..#', '###', '#..', '###'])
})

it('always lays out twelve dozen', () => {
  for (const [width, height] of [
    [844, 390],
    [1280, 800],
    [300, 300],
    [320, 568],
    [390, 844],
  ] as const) {
    const { columns, rows, wide, tall, figures } = gridFor(width, height)
    expect(columns * rows).toBe(144)
    for (const [left, top] of figures) {
      expect(left + wide).toBeLessThanOrEqual(columns)
      expect(top + tall).toBeLessThanOrEqual(rows)
    }
  }
  expect(gridFor(1280, 800).columns).toBe(16)
  expect(gridFor(1024, 1024).columns).toBe(12)
})

it('writes hours by twelve without a nought before them', () => {
  const grid = gridFor(1280, 800)
  expect(partsAt(grid, 3, 7, 12).slice(0, 3)).toEqual(['light', 'light', 'light'])
  expect(partsAt(grid, 3, 7, 24).slice(0, 3)).toEqual(['hour', 'hour', 'hour'])
  expect(partsAt(grid, 0, 0, 12)).toEqual(partsAt(grid, 12, 0, 12))
})

it('never lets a face come within a quarter of an hour of the truth', () => {
  const turns = turnsOf('')
  for (let second = 0; second < 86_400; second += 97)
    for (let face = second % 7; face < FACES; face += 7) {
      const shown = shownAt('', face, turns[face]!, second) * 1800
      const wrong = Math.abs(shown - (second % 43_200))
      expect(Math.min(wrong, 43_200 - wrong)).toBeGreaterThanOrEqual(900)
    }
})

it('has twelve faces tick in each second, each to another time', () => {
  const turns = turnsOf('a')
  for (const second of [0, 1, 37_776, 86_399]) {
    const before = (second + 86_399) % 86_400
    const moved = turns.filter(
      (turn, face) => shownAt('a', face, turn, second) !== shownAt('a', face, turn, before),
    )
    expect(moved).toHaveLength(12)
    expect(new Set(moved)).toEqual(new Set([second % PATIENCE]))
  }
})

it('has hands as the set draws them: at half past ten the short one points at ten', () => {
  expect(handsOf(6)).toEqual({ hour: 0.25, minute: 0 })
  expect(handsOf(21)).toEqual({ hour: 10 / 12, minute: 0.5 })
})
