import { expect, it } from 'vitest'
import { HANDS, handSeen, handShadow, handsAt, planOf, pointAt, shadowOf } from './model'

const STAGES = [
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [320, 320],
  [844, 390],
  [160, 90],
] as const

it('shows a hand from the edge by its sine: whole at twelve and six, nothing but its breadth at a quarter', () => {
  const plan = planOf(1280, 800)
  const { length, tail, broad } = HANDS.minute
  expect(handSeen(plan, 'minute', 0)).toEqual([-broad, length])
  expect(handSeen(plan, 'minute', 0.5)[0]).toBeCloseTo(-length)
  expect(handSeen(plan, 'minute', 0.25)).toEqual([-broad, broad])
  expect(handSeen(plan, 'minute', 10 / 60)[1]).toBeCloseTo(length / 2)
  expect(handSeen(plan, 'second', 0)[0]).toBeCloseTo(-HANDS.second.tail)
  expect(tail).toBeLessThan(broad)
})

it('shows it the other way round where the dial lies: whole at a quarter', () => {
  const plan = planOf(390, 844)
  expect(handSeen(plan, 'minute', 0.25)[1]).toBeCloseTo(HANDS.minute.length)
  expect(handSeen(plan, 'minute', 0)[1]).toBeCloseTo(HANDS.minute.broad)
})

it('throws a point along its ray: twice as far from the middle of the light where it is half way to the lamp', () => {
  const plan = { upright: true, radius: 100, edge: [0, 0], lamp: 6 } as const
  // 10 from the wall, and the lamp 20: all is doubled, from a lamp 0.35 above the middle.
  const [x, y] = shadowOf(plan, [1, 10 - 1.3])
  expect(x).toBeCloseTo(600)
  expect(y).toBeCloseTo(-165)
  // What touches the wall is its own shadow.
  expect(shadowOf(plan, [0.4, -1.3])).toEqual([0, -40])
})

it('leaves straight what is straight: a hand points in the shadow to its own mark', () => {
  for (const [width, height] of STAGES) {
    const plan = planOf(width, height)
    for (let minute = 0; minute < 60; minute++) {
      const turn = minute / 60
      const [a, b, c] = [0, 0.4, 0.9].map((length) => shadowOf(plan, pointAt(plan, turn, length)))
      const bend = (b![0] - a![0]) * (c![1] - a![1]) - (b![1] - a![1]) * (c![0] - a![0])
      expect(Math.abs(bend)).toBeLessThan(1e-6 * plan.radius ** 2)
      const [left, right] = handShadow(plan, 'minute', turn)
      const mark = shadowOf(plan, pointAt(plan, turn, HANDS.minute.length))
      expect((left![0] + right![0]) / 2).toBeCloseTo(mark[0], 0)
      expect((left![1] + right![1]) / 2).toBeCloseTo(mark[1], 0)
    }
  }
})

it('has three to the right and twelve at the top of the shadow, on each stage', () => {
  for (const [width, height] of STAGES) {
    const plan = planOf(width, height)
    const [twelve, three, six, nine] = [0, 0.25, 0.5, 0.75].map((turn) =>
      shadowOf(plan, pointAt(plan, turn, 1)),
    )
    expect(three![0]).toBeGreaterThan(nine![0] + plan.radius)
    expect(six![1]).toBeGreaterThan(twelve![1] + plan.radius)
  }
})

it('moves the minute hand before its minute, and the second hand in its second', () => {
  expect(handsAt(10, 9, 36, 600, false)).toEqual({
    hour: (10 + 9 / 60) / 12,
    minute: 9 / 60,
    second: 36 / 60,
  })
  expect(handsAt(10, 9, 59, 999.99, false).minute).toBeCloseTo(10 / 60, 4)
  expect(handsAt(15, 0, 0, 0, true)).toEqual({ hour: 0.25, minute: 0, second: 0 })
})

it('keeps the clock and its shadow on the stage', () => {
  for (const [width, height] of STAGES) {
    const plan = planOf(width, height)
    const { upright, radius, edge } = plan
    for (let turn = 0; turn < 1; turn += 0.01) {
      const [x, y] = shadowOf(plan, pointAt(plan, turn, 1), -0.1)
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(0)
    }
    expect(upright ? edge[0] : height - edge[1]).toBeGreaterThan(radius * 0.3)
    // Nothing of the shadow lies before the clock.
    const [near] = [shadowOf(plan, pointAt(plan, upright ? 0.75 : 0.5, 1), 0.1)]
    expect(upright ? near[0] - edge[0] : edge[1] - near[1]).toBeGreaterThan(radius * 0.1)
  }
})
