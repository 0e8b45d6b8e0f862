import { expect, it } from 'vitest'
import {
  ballAt,
  cradleOf,
  facing,
  figuresOf,
  GAP,
  PLATE,
  periodRatio,
  sideAt,
  swingAt,
  turnedAt,
} from './model'

const degrees = (angle: number) => (angle * 180) / Math.PI

it('takes longer for a larger swing, as tables of the pendulum have it', () => {
  expect(periodRatio(Math.PI / 6)).toBeCloseTo(1.01741, 5)
  expect(periodRatio(Math.PI / 4)).toBeCloseTo(1.03997, 5)
  expect(periodRatio(Math.PI / 2)).toBeCloseTo(1.18034, 5)
})

it('swings out and back in a second, widest at the half of it', () => {
  const widest = Math.PI / 4
  expect(swingAt(widest, 0)).toBe(0)
  expect(swingAt(widest, 1)).toBe(0)
  expect(degrees(swingAt(widest, 0.5))).toBeCloseTo(45)
  expect(swingAt(widest, 0.3)).toBeCloseTo(swingAt(widest, 0.7))
  // A large swing lingers at its ends, longer than a sine.
  expect(swingAt(widest, 0.3)).toBeGreaterThan(widest * Math.sin(0.3 * Math.PI))
})

it('has the speed of a thing that fell: half of its square is what it lost in height', () => {
  const widest = Math.PI / 4
  const at = 0.2
  const speed = (swingAt(widest, at + 1e-5) - swingAt(widest, at - 1e-5)) / 2e-5
  const pace = Math.PI * periodRatio(widest)
  expect(speed ** 2 / 2 / pace ** 2).toBeCloseTo(Math.cos(swingAt(widest, at)) - Math.cos(widest), 5)
})

it('has the left ball out on even seconds and the right one on odd ones', () => {
  expect(sideAt(36, 0)).toEqual({ left: true, part: 0.5 })
  expect(sideAt(36, 750)).toEqual({ left: false, part: 0.25 })
  expect(sideAt(37, 0)).toEqual({ left: false, part: 0.5 })
  expect(sideAt(59, 500)).toEqual({ left: true, part: 0 })
})

it('turns only in the last third of a second of a minute', () => {
  expect(turnedAt(0, 0)).toBe(0)
  expect(turnedAt(59, 650)).toBe(0)
  expect(turnedAt(59, 825)).toBe(0.5)
  expect(turnedAt(59, 1000)).toBe(1)
})

it('takes a figure from the left edge over the front to the right one', () => {
  expect(facing(-1)[0]).toBeCloseTo(-1)
  expect(facing(0)).toEqual([0, 1])
  expect(facing(1)[1]).toBeCloseTo(0)
})

it('shows four figures', () => {
  expect(figuresOf(9, 5)).toEqual(['0', '9', '0', '5'])
  expect(figuresOf(23, 59)).toEqual(['2', '3', '5', '9'])
})

const STAGES = [
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [320, 320],
  [160, 90],
  [844, 390],
  [320, 568],
] as const

it('keeps every ball and what is below it on the stage, however far it swings', () => {
  for (const [width, height] of STAGES) {
    const { seen, high, widest } = cradleOf(width, height)
    for (const index of [0, 4])
      for (const angle of [-widest, 0, widest]) {
        if (angle && angle < 0 !== (index === 0)) continue
        const [x, y, radius] = seen(ballAt(index, high, angle))
        expect(Math.min(x, y) - radius).toBeGreaterThan(0)
        expect(x + radius).toBeLessThan(width)
        expect(y + radius).toBeLessThan(height)
        const [underX, underY] = seen([ballAt(index, high, angle)[0], PLATE, 0])
        expect(Math.min(underX, width - underX, height - underY)).toBeGreaterThan(0)
      }
  }
})

it('hangs the balls so that each touches the next, and swings an end one clear of it', () => {
  const { high, widest } = cradleOf(1280, 800)
  expect(ballAt(1, high, 0)).toEqual([-2, 0, 0])
  expect(ballAt(2, high, 0)).toEqual([0, 0, 0])
  const [x, y] = ballAt(0, high, -widest)
  expect(x).toBeCloseTo(-5.5)
  expect(y).toBeGreaterThan(0.1)
  // Its strings are as long as before.
  expect(Math.hypot(x + 4, high - y)).toBeCloseTo(high)
})

it('shows both rails over the row, and a breadth of a figure of each ball', () => {
  for (const [width, height] of STAGES) {
    const { seen, high } = cradleOf(width, height)
    for (const z of [-GAP, GAP]) expect(seen([0, high, z])[1]).toBeGreaterThan(0)
    for (let index = 0; index < 4; index++) {
      const [x, y] = seen(ballAt(index, high, 0))
      const [nextX, nextY, radius] = seen(ballAt(index + 1, high, 0))
      expect(nextX).toBeGreaterThan(x + radius * 0.9)
      expect(Math.hypot(nextX - x, nextY - y)).toBeGreaterThan(radius * 1.15)
    }
  }
})

it('makes the nearer larger', () => {
  const { seen } = cradleOf(390, 844)
  expect(seen([4, 0, 0])[2]).toBeGreaterThan(seen([-4, 0, 0])[2] * 1.3)
})
