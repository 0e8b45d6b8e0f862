import { expect, it } from 'vitest'
import {
  boardsOf,
  changedAt,
  crewAt,
  FIGURES,
  figuresAt,
  lampOf,
  litAt,
  planOf,
  postsOf,
  rungAt,
  stripesOf,
  walkedAt,
} from './model'

it('says the time in four figures', () => {
  expect(figuresAt(15, 42, 24)).toEqual([1, 5, 4, 2])
  expect(figuresAt(0, 2, 24)).toEqual([0, 0, 0, 2])
  expect(figuresAt(0, 2, 12)).toEqual([1, 2, 0, 2])
  expect(figuresAt(23, 59, 24)).toEqual([2, 3, 5, 9])
})

it('builds ten figures, no two of the same boards', () => {
  expect(FIGURES).toHaveLength(10)
  expect(new Set(FIGURES.map((boards) => JSON.stringify(boards))).size).toBe(10)
  expect(FIGURES[8]).toHaveLength(5)
  expect(FIGURES[7]).toHaveLength(2)
})

it('puts up anew only what has changed', () => {
  expect(changedAt(15, 42, 24)).toEqual([false, false, false, true])
  expect(changedAt(0, 0, 24)).toEqual([true, true, true, true])
  expect(changedAt(10, 0, 24)).toEqual([true, true, true, true])
  expect(changedAt(11, 10, 24)).toEqual([false, false, true, true])
})

it('makes a figure broader and higher, and not its boards', () => {
  expect(boardsOf(8, 60, 120)).toEqual(FIGURES[8])
  expect(boardsOf(8, 80, 150)[1]).toEqual([70.5, 2, 70.5, 148])
  expect(boardsOf(8, 80, 150)[3]).toEqual([0, 75, 80, 75])
  expect(postsOf(4, 60)).toEqual([43])
  expect(postsOf(8, 60)).toEqual([13, 47])
  expect(lampOf(0, 80, 150)).toEqual({ x: 40, y: 0, leans: 0 })
})

it('has two lamps that blink in turn', () => expect([0, 1, 2, 3, 59].map(litAt)).toEqual([0, 3, 0, 3, 3]))

it('brings the next board a step a second', () => {
  expect(walkedAt(-1)).toBe(0)
  expect(walkedAt(0)).toBe(0)
  expect(walkedAt(59)).toBe(1)
})

it('climbs a rung a minute, and down again', () => {
  expect([0, 7, 8, 9, 16, 59].map(rungAt)).toEqual([0, 7, 8, 7, 0, 5])
})

it('has three at different work, and at other work the next minute', () => {
  for (let minute = 0; minute < 60; minute++) {
    expect(new Set(crewAt(9, minute)).size).toBe(3)
    expect(crewAt(9, minute)).not.toEqual(crewAt(9, minute + 1))
  }
  expect(crewAt(0, 2)).toEqual(['sit', 'barrow', 'point'])
})

it('cuts the stripes where the board ends', () => {
  for (const corners of stripesOf(60))
    for (const [x] of corners) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(60)
    }
})

it('keeps the figures on the stage, and as large as it allows', () => {
  for (const [across, down] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
    [320, 568],
  ] as const) {
    const { width, height, places, broad, high } = planOf(across, down)
    for (const { x, y, floor } of places) {
      expect(x).toBeGreaterThan(0)
      expect(x + broad).toBeLessThan(width)
      expect(y).toBeGreaterThanOrEqual(20)
      expect(y + high + 50).toBeLessThan(floor)
      expect(floor).toBeLessThan(height)
    }
    expect((broad * high * 4) / (width * height)).toBeGreaterThan(0.36)
  }
})

it('stands in a row, and on two floors upright', () => {
  expect(planOf(1280, 800).plank).toBeUndefined()
  expect(planOf(390, 844).plank?.y).toBeLessThan(planOf(390, 844).ground)
})
