import { expect, it } from 'vitest'
import {
  ballAt,
  boardOn,
  cellsOf,
  endOf,
  HOURS,
  holeOf,
  hourHole,
  leanAt,
  MINUTES,
  ROLL_SECONDS,
  rolled,
  rollingGain,
  rollSeconds,
} from './model'

it('goes once through each of sixty places, and ends where it began', () => {
  const cells = cellsOf(MINUTES)
  expect(new Set(cells.map(String)).size).toBe(60)
  expect(cells.every(([x, y]) => x >= 0 && x < 10 && y >= 0 && y < 6)).toBe(true)
  expect(endOf(MINUTES)).toEqual([0, 0])
})

it('goes once through each of twelve places, and ends where it began', () => {
  const cells = cellsOf(HOURS)
  expect(new Set(cells.map(String)).size).toBe(12)
  expect(cells.every(([x, y]) => x >= 0 && x < 2 && y >= 0 && y < 6)).toBe(true)
  expect(endOf(HOURS)).toEqual([0, 0])
})

it('has twelve in the first hole, at midnight and at noon', () => {
  expect(hourHole(0)).toBe(0)
  expect(hourHole(12)).toBe(0)
  expect(hourHole(15)).toBe(3)
  expect(hourHole(23)).toBe(11)
})

it('has each number where it is painted', () => {
  expect(cellsOf(MINUTES)[2]).toEqual([2, 0])
  expect(cellsOf(MINUTES)[9]).toEqual([4, 3])
  expect(cellsOf(MINUTES)[42]).toEqual([4, 4])
  expect(cellsOf(MINUTES)[59]).toEqual([0, 1])
  const [x, y] = holeOf('wide', 'minutes', 42)
  expect(x).toBeCloseTo(6.72)
  expect(y).toBeCloseTo(5.3875)
  const [tallX, tallY] = holeOf('tall', 'minutes', 42)
  expect(tallX).toBeCloseTo(4.5)
  expect(tallY).toBeCloseTo(6.93468)
})

it('rolls with five sevenths of what a sliding thing gains', () => {
  expect(rollingGain(90)).toBeCloseTo(7.007, 3)
  expect(rollingGain(2)).toBeCloseTo(0.2445, 4)
  expect(rollSeconds(0.04, 2)).toBeCloseTo(0.809, 3)
})

it('is half-way at half the time, and there at the end', () => {
  expect(rolled(0)).toBe(0)
  expect(rolled(ROLL_SECONDS / 4)).toBeCloseTo(0.125)
  expect(rolled(ROLL_SECONDS / 2)).toBeCloseTo(0.5)
  expect(rolled(5)).toBe(1)
})

it('comes out of the hole before', () => {
  expect(ballAt('wide', 'minutes', 0, 0)).toEqual(holeOf('wide', 'minutes', 59))
  expect(ballAt('wide', 'hours', 3, 1)[1]).toBeCloseTo(holeOf('wide', 'hours', 3)[1])
})

it('leans otherwise each second', () => {
  expect(leanAt(1, 1)).not.toEqual(leanAt(2, 1))
  expect(leanAt(0, 0)[0]).toBeCloseTo(leanAt(59, 1)[0])
})

it('takes the tall board on a telephone held upright, the wide one elsewhere', () => {
  expect(boardOn(390, 844).board).toBe('tall')
  expect(boardOn(1280, 800).board).toBe('wide')
  expect(boardOn(300, 300).board).toBe('wide')
})
