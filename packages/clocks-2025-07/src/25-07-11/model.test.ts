import { expect, it } from 'vitest'
import { blotOf, lineOf, pageOf, piecesOf, smooth, steadied, strokesOf, wordsAt, writtenAt } from './model'

it('says the time in words', () => {
  expect(wordsAt(10, 9, 24)).toEqual(['ten', 'oh nine'])
  expect(wordsAt(0, 0, 24)).toEqual(['zero', 'o’clock'])
  expect(wordsAt(0, 0, 12)).toEqual(['twelve', 'o’clock'])
  expect(wordsAt(23, 47, 24)).toEqual(['twenty-three', 'forty-seven'])
  expect(wordsAt(15, 30, 12)).toEqual(['three', 'thirty'])
})

it('reads strokes: a t is written from its top, and crossed at last', () => {
  const strokes = strokesOf('ten')
  const [stem, bar] = [strokes[0]!, strokes.at(-1)!]
  expect(stem[0]![1]).toBeLessThan(-60)
  expect(bar).toHaveLength(2)
  expect(bar[0]![1]).toBe(bar[1]![1])
  expect(bar[0]![0]).toBeLessThan(stem[0]![0])
})

it('has each word of the day', () => {
  for (const cycle of [12, 24] as const)
    for (let minute = 0; minute < 1440; minute++)
      for (const text of wordsAt(Math.floor(minute / 60), minute % 60, cycle))
        expect(lineOf(text).breadth).toBeGreaterThan(100)
})

it('finds room for the longest words', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [844, 390],
  ] as const)
    for (let minute = 0; minute < 60; minute++) {
      const { unit, left, lines } = pageOf(width, height, wordsAt(23, minute, 24))
      for (const { text, y } of lines) {
        expect(left + (lineOf(text).breadth / 48) * unit).toBeLessThan(width)
        expect(y + unit * 2).toBeLessThan(height)
        expect(y - unit * 3).toBeGreaterThan(0)
      }
    }
})

it('goes through its points without corners', () => {
  const line = smooth(
    [
      [0, 0],
      [10, 0],
      [20, 10],
    ],
    5,
  )
  expect(line).toHaveLength(6)
  expect(line[2]).toEqual([10, 0])
})

it('has a steady hand', () => {
  expect(
    steadied(
      [
        [0, 0],
        [4, 8],
        [8, 0],
      ],
      1,
    ),
  ).toEqual([
    [0, 0],
    [4, 4],
    [8, 0],
  ])
})

it('ends a page as the minute ends', () => {
  const pieces = piecesOf(lineOf('forty-two').strokes)
  expect(pieces.at(-1)!.end).toBe(1)
  expect([writtenAt(0, 0), writtenAt(30, 0), writtenAt(59, 620)]).toEqual([0, 0.5, 1])
})

it('spreads where it is drawn down', () => {
  const [down] = piecesOf([
    [
      [0, 0],
      [0, 20],
    ],
  ])
  const [across] = piecesOf([
    [
      [0, 0],
      [20, 0],
    ],
  ])
  expect(down!.broad).toBeGreaterThan(across!.broad * 2)
})

it('makes another blot each minute', () => {
  expect(blotOf('', 1).outline).not.toEqual(blotOf('', 2).outline)
  expect(blotOf('', 1).drops.length).toBeGreaterThan(1)
})
