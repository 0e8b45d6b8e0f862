import { expect, it } from 'vitest'
import { COLUMNS, figureOf, planOf, uncovered } from './model'

const told = (hour: number, minute: number) =>
  COLUMNS.slice(0, 4).map((column) => uncovered(figureOf(column, { hour, minute, second: 0 })))

it('uncovers in each column what adds up to its figure', () => {
  expect(told(10, 9)).toEqual([[1], [], [], [8, 1]])
  expect(told(15, 42)).toEqual([[1], [4, 1], [4], [2]])
  expect(told(23, 59)).toEqual([[2], [2, 1], [4, 1], [8, 1]])
  expect(told(7, 37)).toEqual([[], [4, 2, 1], [2, 1], [4, 2, 1]])
})

it('uncovers nothing at midnight', () => {
  expect(told(0, 0).flat()).toEqual([])
})

it('has a switch for all that a figure may need, and none beside', () => {
  for (let minute = 0; minute < 1440; minute++)
    for (const column of COLUMNS) {
      const figure = figureOf(column, {
        hour: Math.floor(minute / 60),
        minute: minute % 60,
        second: minute % 60,
      })
      for (const weight of uncovered(figure)) expect(column.weights).toContain(weight)
    }
  expect(planOf(1280, 800).places).toHaveLength(20)
  expect(planOf(390, 844).places).toHaveLength(20)
})

it('keeps every switch on the panel, and apart', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
  ] as const) {
    const { places } = planOf(width, height)
    for (const { x, y, broad } of places) {
      expect(x - broad * 0.44).toBeGreaterThan(0)
      expect(x + broad * 0.44).toBeLessThan(width)
      expect(y - broad * 0.54).toBeGreaterThan(0)
      expect(y + broad * 0.54).toBeLessThan(height)
      for (const other of places)
        if (other.x !== x || other.y !== y)
          expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThan(broad * 0.88)
    }
  }
})
