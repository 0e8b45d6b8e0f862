import { expect, it } from 'vitest'
import { colourOf, drumAt, hoursOf, leanAt, onCircle, planOf, signAt, sockAt, turnOf } from './model'

const found = (minute: number) =>
  Array.from({ length: 60 }, (_, index) => sockAt(index + 1, minute)).filter((sock) => sock !== 'in').length

it('finds a sock a minute, and none at the full hour', () => {
  expect(found(0)).toBe(0)
  expect(found(9)).toBe(9)
  expect(found(59)).toBe(59)
  expect(sockAt(42, 42)).toBe('new')
})

it('gives five by five a colour', () => {
  expect([1, 5, 6, 10, 11, 60].map(colourOf)).toEqual([0, 0, 1, 1, 0, 1])
})

it('hangs the third of each five in its own sixtieth, and the others a little closer to it', () => {
  expect(turnOf(3) * 60).toBeCloseTo(3)
  expect(turnOf(1) * 60).toBeCloseTo(1.2)
  expect(turnOf(5) * 60).toBeCloseTo(4.8)
  expect(turnOf(58) * 60).toBeCloseTo(58)
  expect((turnOf(6) - turnOf(5)) * 60).toBeCloseTo(1.4)
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

it('leans the wash to the other side each second, from where it lay', () => {
  expect([leanAt(7, 0), leanAt(7, 0.5), leanAt(7, 1), leanAt(8, 0)]).toEqual([-1, 0, 1, 1])
  expect(leanAt(59, 1)).toBe(leanAt(0, 0))
})

it('shows a sign for twenty seconds', () => {
  expect([0, 19, 20, 59].map(signAt)).toEqual([0, 0, 1, 2])
})

it('keeps door, knob and drawer on every stage, clear of one another', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1024, 1024],
    [480, 252],
    [320, 568],
    [844, 390],
    [160, 90],
  ] as const) {
    const { door, radius, dial, knob, drawer } = planOf(width, height)
    if (drawer) {
      const [x, y, across, down] = drawer
      const beside = x > door[0] + radius
      expect(beside ? y + down : x + across).toBeLessThan(beside ? dial[1] - knob : dial[0] - knob)
      expect(beside || y + down < door[1] - radius).toBe(true)
      expect(x + across).toBeLessThanOrEqual(width)
    }
    expect(Math.hypot(door[0] - dial[0], door[1] - dial[1])).toBeGreaterThan(radius + knob * 0.98)
    for (const [[x, y], size] of [
      [door, radius],
      [dial, knob],
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
