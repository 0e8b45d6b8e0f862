import { expect, it } from 'vitest'
import { goneAt, gridOf, gustOf, hourOf, hourPlaces, liftAt, newestOf, wallOf } from './model'

it('writes the hour as the house keeps it', () => {
  expect(hourOf(0, 24)).toBe('0')
  expect(hourOf(0, 12)).toBe('12')
  expect(hourOf(15, 12)).toBe('3')
})

it('hangs ten to a row where the stage is broad, six where it is narrow', () => {
  expect(gridOf(1280, 800)).toEqual({ columns: 10, rows: 6 })
  expect(gridOf(390, 844)).toEqual({ columns: 6, rows: 10 })
  expect(gridOf(1024, 1024)).toEqual({ columns: 8, rows: 8 })
  expect(gridOf(844, 390)).toEqual({ columns: 12, rows: 5 })
})

it('builds the hour of notes', () => {
  expect(hourPlaces('15', { columns: 10, rows: 6 })).toEqual([
    '..#...####',
    '.##...#...',
    '..#...####',
    '..#......#',
    '..#......#',
    '.###..####',
  ])
  expect(hourPlaces('20', { columns: 6, rows: 10 })).toEqual([
    '......',
    '##.###',
    '.#.#.#',
    '.#.#.#',
    '##.#.#',
    '#..#.#',
    '#..#.#',
    '#..#.#',
    '##.###',
    '......',
  ])
  expect(hourPlaces('9', { columns: 8, rows: 8 })).toEqual([
    '..####..',
    '..#..#..',
    '..#..#..',
    '..####..',
    '.....#..',
    '.....#..',
    '..####..',
    '........',
  ])
  expect(hourPlaces('0', { columns: 12, rows: 5 })).toEqual([
    '.....##.....',
    '....#..#....',
    '....#..#....',
    '....#..#....',
    '.....##.....',
  ])
})

it('builds each hour differently on each wall', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1024, 1024],
    [844, 390],
  ] as const) {
    const hours = Array.from({ length: 24 }, (_, hour) =>
      hourPlaces(String(hour), gridOf(width, height)).join('\n'),
    )
    expect(new Set(hours).size).toBe(24)
  }
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [320, 320],
  [160, 90],
])('has a place for each minute at %i by %i, and the newest note whole on the stage', (width, height) => {
  const { notes } = wallOf(width, height, 'wall')
  expect(notes.length).toBeGreaterThanOrEqual(60)
  for (const note of notes) {
    const { left, top, width: wide, height: high } = newestOf(note, { width, height })
    expect(wide).toBeGreaterThan(note.width * 1.5)
    expect(left).toBeGreaterThan(0)
    expect(top).toBeGreaterThan(0)
    expect(left + wide).toBeLessThan(width)
    expect(top + high).toBeLessThan(height)
  }
})

it('lets the wind have the notes before the hour, and not sooner', () => {
  expect(goneAt(0, 58, 59)).toBe(0)
  expect(goneAt(58, 59, 56)).toBe(0)
  expect(goneAt(58, 59, 59.95)).toBe(1)
  expect(goneAt(63, 59, 59.97)).toBe(1)
})

it('sends a gust through five notes that hang there', () => {
  expect(gustOf('wall', 42, 7, 60)).toHaveLength(5)
  for (let second = 0; second < 60; second++)
    for (const note of gustOf('wall', 42, second, 60)) expect(note >= 0 && note < 60).toBe(true)
})

it('lifts a note at once and lets it down slowly', () => {
  expect(liftAt(-70)).toBe(0)
  expect(liftAt(176)).toBeCloseTo(1, 2)
  expect(liftAt(620)).toBeCloseTo(0)
})
