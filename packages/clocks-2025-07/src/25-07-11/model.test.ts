import { expect, it } from 'vitest'
import { boundsOf, inkOf, lineOf, linesOf, smooth, steadied, strokesOf, wordsAt, writtenAt } from './model'

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

it('keeps all words on the sheet', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [844, 390],
    [160, 90],
  ] as const)
    for (let minute = 0; minute < 60; minute++)
      for (const { inks, x, y, scale } of linesOf(width, height, wordsAt(23 - (minute % 24), minute, 24))) {
        const [left, top, right, bottom] = boundsOf(inks)
        expect(x + left * scale).toBeGreaterThan(0)
        expect(x + right * scale).toBeLessThan(width)
        expect(y + top * scale).toBeGreaterThan(0)
        expect(y + bottom * scale).toBeLessThan(height)
      }
})

it('ends a line at a hyphen on a tall sheet', () => {
  const texts = linesOf(390, 844, wordsAt(23, 57, 24)).map(({ text }) => text)
  expect(texts).toEqual(['twenty-', 'three', 'fifty-', 'seven'])
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

it('ends a line as its time ends', () => {
  expect(inkOf(lineOf('forty-two').strokes).at(-1)!.ends.at(-1)).toBe(1)
  expect([writtenAt(0, 0), writtenAt(30, 0), writtenAt(59, 620)]).toEqual([0, 0.5, 1])
})

it('spreads where it is drawn down, and there the ink pools at the foot', () => {
  const way = (x: number, y: number) =>
    inkOf([Array.from({ length: 9 }, (_, step) => [x * step, y * step] as const)])[0]!.line
  const [down, up] = [way(-5, 10), way(5, -10)]
  const middle = Math.floor(down.length / 2)
  expect(down[middle]![2]).toBeGreaterThan(up[middle]![2] * 4)
  expect(down[4]![3]).toBe(0)
  expect(down[Math.floor(down.length * 0.9)]![3]).toBeGreaterThan(0.9)
})
