import { expect, it } from 'vitest'
import {
  caughtOf,
  cradleOf,
  facing,
  figuresOf,
  periodRatio,
  restOf,
  seenAt,
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
  [300, 300],
  [160, 90],
  [844, 390],
  [320, 568],
] as const

it('keeps every ball on the stage, however far it swings', () => {
  for (const [width, height] of STAGES) {
    const cradle = cradleOf(width, height)
    for (const index of [0, 4])
      for (const angle of [0, cradle.widest]) {
        const [x, y] = seenAt(cradle, index, angle)
        expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(cradle.radius)
      }
  }
})

it('shows the row from the front on a desk and from above on a telephone', () => {
  expect(cradleOf(1280, 800)).toMatchObject({ plan: false })
  expect(cradleOf(390, 844)).toMatchObject({ plan: true })
})

it('hangs the balls so that each touches the next', () => {
  const cradle = cradleOf(1280, 800)
  expect(restOf(cradle, 1) - restOf(cradle, 0)).toBeCloseTo(2 * cradle.radius)
  expect(restOf(cradle, 2)).toBe(640)
})

it('catches it in pictures that crowd where it is slow', () => {
  const caught = caughtOf(cradleOf(1280, 800))
  expect(caught).toHaveLength(12)
  expect(caught[0]).toBe(0)
  expect(caught[1]! - caught[0]!).toBeGreaterThan(5 * (caught[11]! - caught[10]!))
})
