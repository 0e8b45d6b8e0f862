import { expect, it } from 'vitest'
import { askewAt, goneAt, gridOf, gustOf, hourOf, isHours, liftAt, placesOf, wallOf } from './model'

it('writes the hour as the house keeps it', () => {
  expect(hourOf(0, 24)).toBe('0')
  expect(hourOf(0, 12)).toBe('12')
  expect(hourOf(15, 12)).toBe('3')
})

it('hangs eleven to a row where the stage is broad, six where it is narrow', () => {
  expect(gridOf(1280, 800)).toMatchObject({ columns: 11, rows: 6 })
  expect(gridOf(390, 844)).toMatchObject({ columns: 6, rows: 12 })
  expect(gridOf(768, 1024)).toMatchObject({ columns: 7, rows: 10 })
  expect(gridOf(1024, 1024)).toMatchObject({ columns: 8, rows: 8 })
  expect(gridOf(844, 390)).toMatchObject({ columns: 12, rows: 6 })
})

const STAGES = [
  [1280, 800],
  [390, 844],
  [768, 1024],
  [1024, 1024],
  [844, 390],
  [320, 320],
  [160, 90],
] as const

/** The wall in lines: `#` for the hour's notes, `.` for others, a blank for the large place. */
function wall(hour: string, width: number, height: number): string[] {
  const grid = gridOf(width, height)
  const lines = Array.from({ length: grid.rows }, () => Array<string>(grid.columns).fill(' '))
  for (const [column, row] of placesOf(grid))
    lines[row]![column] = isHours(hour, grid, column, row) ? '#' : '.'
  return lines.map((line) => line.join(''))
}

it('builds the hour of notes', () => {
  expect(wall('15', 1280, 800)).toEqual([
    '.#..###....',
    '##..#......',
    '.#..###....',
    '.#....#....',
    '.#....#.   ',
    '###.###.   ',
  ])
  expect(wall('20', 390, 844)).toEqual([
    '......',
    '##.###',
    '.#.#.#',
    '.#.#.#',
    '##.#.#',
    '#..#.#',
    '#..#.#',
    '##.###',
    '......',
    '..    ',
    '..    ',
    '..    ',
  ])
  expect(wall('9', 1024, 1024)).toEqual([
    '..####..',
    '..#..#..',
    '..####..',
    '.....#..',
    '.....#..',
    '..####..',
    '......  ',
    '......  ',
  ])
})

it.each(STAGES)('builds each hour differently at %i by %i', (width, height) => {
  const hours = Array.from({ length: 24 }, (_, hour) => wall(String(hour), width, height).join('\n'))
  expect(new Set(hours).size).toBe(24)
})

it.each(STAGES)('has sixty places at %i by %i, and the newest note whole beside them', (width, height) => {
  const { notes, large } = wallOf(width, height, 'wall')
  expect(notes).toHaveLength(60)
  expect(large.width).toBeGreaterThan(notes[0]!.plain.width * 1.4)
  expect(large.left).toBeGreaterThan(0)
  expect(large.top).toBeGreaterThan(0)
  expect(large.left + large.width).toBeLessThan(width)
  expect(large.top + large.height).toBeLessThan(height)
})

it('hangs no note as askew as the one before it', () => {
  for (let minute = 1; minute < 60; minute++) expect(askewAt(minute)).not.toBe(askewAt(minute - 1))
  expect(askewAt(0)).not.toBe(askewAt(59))
})

it('lets the wind have the notes before the hour, and not sooner', () => {
  expect(goneAt(0, 58, 59)).toBe(0)
  expect(goneAt(58, 59, 56)).toBe(0)
  expect(goneAt(58, 59, 59.95)).toBe(1)
})

it('sends a gust through five notes that hang there', () => {
  expect(gustOf('wall', 42, 7, 60)).toHaveLength(5)
  for (let second = 0; second < 60; second++)
    for (const note of gustOf('wall', 42, second, 60)) expect(note >= 0 && note < 60).toBe(true)
})

it('lifts a note at once and lets it down slowly', () => {
  expect(liftAt(-40)).toBe(0)
  expect(liftAt(96)).toBeCloseTo(1, 2)
  expect(liftAt(340)).toBeCloseTo(0)
})
