import { expect, it } from 'vitest'
import { drumAt, hoursOf, onCircle, pairOf, planOf, signAt, sockAt } from './model'

const found = (minute: number) =>
  Array.from({ length: 60 }, (_, index) => sockAt(index + 1, minute)).filter((sock) => sock !== 'in').length

it('finds a sock a minute, and none at the full hour', () => {
  expect(found(0)).toBe(0)
  expect(found(9)).toBe(9)
  expect(found(59)).toBe(59)
  expect(sockAt(42, 42)).toBe('new')
})

it('pairs an odd sock with the even one after it', () => {
  expect(pairOf(1)).toBe(pairOf(2))
  expect(pairOf(2)).not.toBe(pairOf(3))
  expect(pairOf(60)).toBe(29)
})

it('has twelve hours with twelve at the top, or twenty-four with nought at the top', () => {
  expect(hoursOf(12)[0]).toBe(12)
  expect(hoursOf(12)[3]).toBe(3)
  expect(hoursOf(24)[0]).toBe(0)
  expect(hoursOf(24)[23]).toBe(23)
})

it('ends a minute’s turning where the next begins, and never jumps', () => {
  expect(drumAt(59, 1) - 1 / 8).toBeCloseTo(drumAt(0, 1))
  expect(drumAt(30, 1)).toBe(30 / 8)
  expect(drumAt(31, 0)).toBe(drumAt(30, 1))
})

it('lights a sign for ten seconds', () => {
  expect([0, 9, 10, 59].map(signAt)).toEqual([0, 0, 1, 5])
})

it('keeps door and dial on every stage, clear of one another', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1024, 1024],
    [320, 568],
    [844, 390],
    [160, 90],
  ] as const) {
    const { door, radius, dial, knob, signs, sign } = planOf(width, height)
    expect(Math.hypot(door[0] - dial[0], door[1] - dial[1])).toBeGreaterThan((radius + knob) * 0.985)
    for (const [[x, y], size] of [
      [door, radius],
      [dial, knob],
      ...signs.map((at) => [at, sign / 2] as const),
    ] as const) {
      expect(Math.min(x, y) - size).toBeGreaterThanOrEqual(-1)
      expect(x + size).toBeLessThanOrEqual(width + 1)
      expect(y + size).toBeLessThanOrEqual(height + 1)
    }
  }
})

it('has a quarter turn at the right', () => {
  expect(onCircle([10, 10], 5, 0.25)[0]).toBeCloseTo(15)
})
