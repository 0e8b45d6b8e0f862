import { expect, it } from 'vitest'
import { BROAD, figuresAt, HIGH, lightOf, seen, turned, turningAt, viewOf } from './model'

it('has two figures for the hour and two for the minute', () => {
  expect(figuresAt(0, 2, 24)).toBe('0002')
  expect(figuresAt(0, 2, 12)).toBe('1202')
  expect(figuresAt(15, 42, 24)).toBe('1542')
  expect(figuresAt(15, 42, 12)).toBe('0342')
  expect(figuresAt(23, 59, 24)).toBe('2359')
})

it('stands side by side, or on a tall stage the hour above', () => {
  const [hour, minute] = viewOf(1280, 800).middles
  expect(hour![0]).toBeLessThan(minute![0])
  expect(hour![1]).toBe(minute![1])
  const [above, below] = viewOf(390, 844).middles
  expect(above![0]).toBe(below![0])
  expect(above![1]).toBeLessThan(below![1])
})

it('is whole on the stage, and the cubies of one cube are not behind the other', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [844, 390],
    [160, 90],
  ] as const) {
    const { unit, middles } = viewOf(width, height)
    for (const [x, y] of middles) {
      expect(x - (unit * BROAD) / 2).toBeGreaterThan(0)
      expect(x + (unit * BROAD) / 2).toBeLessThan(width)
      expect(y - (unit * HIGH) / 2).toBeGreaterThan(0)
      expect(y + (unit * HIGH) / 2).toBeLessThan(height)
    }
    const [[x0, y0], [x1, y1]] = [middles[0]!, middles[1]!]
    expect(x1 - x0 >= unit * BROAD || y1 - y0 >= unit * HIGH).toBe(true)
  }
})

it('sees the left side left, and what is nearer lower', () => {
  expect(Math.round(seen([0, 0, 1])[0] * 100)).toBe(-71)
  expect(seen([1, 0, 1])[0]).toBe(0)
  expect(seen([1, 0, 1])[1]).toBeGreaterThan(seen([-1, 0, -1])[1])
})

it('brings the left side to the right in a quarter turn', () => {
  const [x, , z] = turned([0, 0, 1], Math.PI / 2)
  expect([x, z].map((part) => Math.round(part * 1000) / 1000)).toEqual([1, 0])
  expect(lightOf([0, 0, 1])).toBeGreaterThan(lightOf([1, 0, 0]))
})

it('turns one layer of the six in a second, and leaves it a little askew', () => {
  for (let second = 0; second < 59; second++) {
    const both = (at: number) => [0, 1].flatMap((cube) => turningAt(cube, second, at, true).layers)
    expect(both(215).filter((part) => Math.abs(part) > 0.4)).toHaveLength(1)
    expect(both(250).filter((part) => part !== 0)).toHaveLength(1)
    expect(Math.max(...both(250).map(Math.abs))).toBe(0.042)
    expect(both(0).filter((part) => Math.abs(part) === 0.042)).toHaveLength(second ? 1 : 0)
  }
})

it('turns all layers where the next minute has other figures', () => {
  expect(turningAt(1, 59, 999, true)).toEqual({ layers: [1, 1, 1], brings: true })
  expect(turningAt(0, 59, 999, false)).toEqual({ layers: [0, 0, 0], brings: false })
})
