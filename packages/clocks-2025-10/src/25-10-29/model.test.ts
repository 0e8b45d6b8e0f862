import { expect, it } from 'vitest'
import {
  BALL_SHADOW,
  ballAt,
  CAP,
  CELL,
  cellsOf,
  endOf,
  HOURS,
  holeOf,
  hourHole,
  leanAt,
  lensOf,
  MINUTES,
  panesOn,
  ROLL_SECONDS,
  restOf,
  rolled,
  rollingGain,
  rollSeconds,
  wallsOf,
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
  const [x, y] = holeOf('minutes', 42)
  expect(x).toBeCloseTo(19.47)
  expect(y).toBeCloseTo(23.72)
  const [hourX, hourY] = holeOf('hours', 3)
  expect(hourX).toBeCloseTo(6.57)
  expect(hourY).toBeCloseTo(12.72)
})

it('has walls where a way does not go on, and none across it', () => {
  // From 4 down to 5: a wall to the right of 4, none below it.
  expect(wallsOf('minutes', 4)).toHaveLength(1)
  expect(wallsOf('minutes', 4)[0]![0]).toBeCloseTo(21.37)
  // From 1 to 2, and nothing below: a wall there.
  expect(wallsOf('minutes', 1)).toHaveLength(1)
  expect(wallsOf('minutes', 1)[0]![1]).toBeCloseTo(5.37)
  expect(wallsOf('hours', 0)).toHaveLength(0)
})

it('keeps a ball’s shadow off the number below it', () => {
  const down = BALL_SHADOW.away + Math.sqrt((BALL_SHADOW.long ** 2 + 1) / 2)
  expect(down).toBeCloseTo(1.465, 2)
  expect(CELL.foot - CAP - CELL.hole).toBeGreaterThan(down)
})

it('lights a part of the bottom of a hole, down and to the right', () => {
  expect(lensOf(0, 0)).toMatch(/^M0\.\d+ -0\.\d+A0\.72 /)
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
  expect(ballAt('minutes', 0, 0)).toEqual(holeOf('minutes', 59))
  expect(ballAt('hours', 3, 1)[1]).toBeCloseTo(12.72)
})

it('leans otherwise each second', () => {
  expect(leanAt(1, 1)).not.toEqual(leanAt(2, 1))
  expect(leanAt(0, 0)[0]).toBeCloseTo(leanAt(59, 1)[0])
})

it('has the fields one over the other on a telephone held upright, side by side elsewhere', () => {
  expect(panesOn(390, 844).upright).toBe(true)
  expect(panesOn(390, 844).minutes).toEqual({ x: 0, y: 380, width: 390, height: 464 })
  expect(panesOn(1280, 800).upright).toBe(false)
  expect(panesOn(1280, 800).minutes).toEqual({ x: 461, y: 0, width: 819, height: 800 })
  expect(panesOn(300, 300).upright).toBe(false)
})

it('keeps the number below a ball whole on any stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [844, 390],
    [160, 90],
  ] as const) {
    const { unit, hours, minutes } = panesOn(width, height)
    for (const pane of [hours, minutes]) {
      expect(pane.width).toBeGreaterThan(unit * 4.3)
      expect(pane.height).toBeGreaterThan(unit * 5.5)
    }
  }
})

it('looks at a ball left of the middle, but in the last column right of it', () => {
  const { minutes, unit } = panesOn(1280, 800)
  expect(restOf('minutes', 2, minutes, unit)[0]).toBeCloseTo(343.98)
  expect(restOf('minutes', 20, minutes, unit)[0]).toBeCloseTo(513.405)
})
