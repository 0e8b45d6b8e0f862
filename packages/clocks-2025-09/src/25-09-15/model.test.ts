import { expect, it } from 'vitest'
import {
  broadOf,
  countOf,
  countsAt,
  entryAt,
  floatsOf,
  isWhite,
  LETTERS,
  mirrored,
  planOf,
  settAt,
  shuttleAt,
  stripesOf,
  threadsAt,
  warpIsUp,
} from './model'

it('counts the hour in red and the minute in green', () => {
  expect(countsAt(10, 9)).toEqual({ red: 10, green: 9 })
  expect(countsAt(15, 42)).toEqual({ red: 3, green: 42 })
  expect(countsAt(0, 2)).toEqual({ red: 12, green: 2 })
  expect(entryAt(23, 59)).toEqual(['R11', 'G59'])
  expect(entryAt(12, 0)).toEqual(['R12', 'G0'])
})

it('has as many threads in its stripes', () => {
  const threads = threadsAt(10, 9)
  expect(threads).toHaveLength(23)
  expect(threads.filter(({ colour }) => colour === 'R')).toHaveLength(10)
  expect(threads.filter(({ colour }) => colour === 'G')).toHaveLength(9)
  expect(threads.flatMap(({ fifth }, at) => (fifth ? at : []))).toEqual([4, 9, 16])
  expect(
    threadsAt(12, 0)
      .map(({ colour }) => colour)
      .join(''),
  ).toBe('RRRRRRRRRRRRWW')
})

it('reads and writes thread counts as tartan does', () => {
  // The example of docs/syntax/basic.md.
  const example = stripesOf('B/24 W4 B24 R2 K24 G24 W/2')
  expect(example).toHaveLength(7)
  expect(example[0]).toEqual({ colour: 'B', threads: 24 })
  expect(example.at(-1)).toEqual({ colour: 'W', threads: 2 })
  // At a pivot a stripe stands once: 24 + 2 * (4 + 24 + 2 + 24 + 24) + 2.
  expect(mirrored(example).reduce((sum, { threads }) => sum + threads, 0)).toBe(182)
  expect(countOf(settAt(15, 42))).toBe('R/3 W2 G/42')
  expect(stripesOf(countOf(settAt(7, 5)))).toEqual(settAt(7, 5))
})

it('weaves two over and two under, a thread further with each pick', () => {
  expect([0, 1, 2, 3, 4].map((end) => warpIsUp(end, 0))).toEqual([true, true, false, false, true])
  expect([0, 1, 2, 3, 4].map((end) => warpIsUp(end, 1))).toEqual([false, true, true, false, false])
  expect(warpIsUp(0, 3)).toBe(true)
})

it('throws the shuttle back and forth', () => {
  expect([shuttleAt(7, 0), shuttleAt(7, 1), shuttleAt(8, 0), shuttleAt(8, 1)]).toEqual([1, 0, 0, 1])
})

it('has room for both words on its tape', () => {
  for (const rows of Object.values(LETTERS)) expect(rows).toHaveLength(11)
  expect(broadOf('R11')).toBe(19)
  expect(isWhite('R1', 0, 0)).toBe(true)
  expect(isWhite('R1', 7, 0)).toBe(false)
  expect(isWhite('R1', 9, 0)).toBe(false)
  expect(isWhite('R1', 11, 0)).toBe(true)
  expect(floatsOf('R1', 2)).toEqual([
    { from: 0, over: 2 },
    { from: 5, over: 2 },
    { from: 9, over: 4 },
  ])
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
    [844, 390],
  ] as const)
    for (let minute = 0; minute < 60; minute++) {
      const { thread, words, tape, picks } = planOf(width, height, entryAt(0, minute))
      expect(tape.top + tape.high).toBeLessThan(picks)
      for (const { word, x, y } of words) {
        expect(x).toBeGreaterThan(0)
        expect((x + broadOf(word)) * thread).toBeLessThan(width)
        expect((y + 11) * thread).toBeLessThan(height)
      }
    }
})
