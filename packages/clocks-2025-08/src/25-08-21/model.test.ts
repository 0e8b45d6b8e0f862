import { expect, it } from 'vitest'
import { handsAt, LENGTHS, matrixOf, planOf, pointAt, seenAt, shadowOf } from './model'

it('shows a hand from the edge by its cosine: whole at twelve and six, nothing at a quarter', () => {
  expect(seenAt(0, 1)).toBeCloseTo(1)
  expect(seenAt(0.25, 1)).toBeCloseTo(0)
  expect(seenAt(0.5, 1)).toBeCloseTo(-1)
  expect(seenAt(10 / 60, 1)).toBeCloseTo(0.5)
})

it('throws the dial on the wall as broad as the light is slanting, and as high as it is', () => {
  // Light at 45 degrees to the wall: a point 200 from it is moved by 200.
  expect(shadowOf([0, 0, 200], [1, 0, -1])).toEqual([200, 0])
  for (const turn of [0, 0.1, 0.25, 0.6, 0.9]) {
    const [x, y] = shadowOf(pointAt(turn, 100, 150), [1.3, 0, -1])
    expect(x - 1.3 * 150).toBeCloseTo(1.3 * 100 * Math.sin(turn * 2 * Math.PI))
    expect(y).toBeCloseTo(100 * Math.cos(turn * 2 * Math.PI))
  }
})

it('draws the shadow as it is projected', () => {
  const plan = planOf(1280, 800)
  const [a, , , d, x, y] = matrixOf(plan).slice(7, -1).split(' ').map(Number)
  const turn = 9 / 60
  const dial = [
    Math.sin(turn * 2 * Math.PI) * plan.radius,
    -Math.cos(turn * 2 * Math.PI) * plan.radius,
  ] as const
  const far = (plan.shadow[0] - plan.edge[0]) / plan.stretch
  const [sx, sy] = shadowOf(pointAt(turn, plan.radius, far), [plan.stretch, 0, -1])
  expect(a! * dial[0] + x!).toBeCloseTo(plan.edge[0] + sx, 6)
  expect(d! * dial[1] + y!).toBeCloseTo(plan.edge[1] - sy, 6)
})

it('moves the minute hand before its minute, and the second hand in its second', () => {
  expect(handsAt(10, 9, 36, 500, false)).toEqual({
    hour: (10 + 9 / 60) / 12,
    minute: 9 / 60,
    second: 36 / 60,
  })
  expect(handsAt(10, 9, 59, 999.99, false).minute).toBeCloseTo(10 / 60, 4)
  expect(handsAt(15, 0, 0, 0, true)).toEqual({ hour: 0.25, minute: 0, second: 0 })
})

it('keeps the dial and its shadow on the stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1024, 1024],
    [320, 320],
    [844, 390],
    [160, 90],
  ] as const) {
    const { upright, radius, stretch, shadow, edge, thick } = planOf(width, height)
    const along = upright ? width : height
    const at = upright ? 0 : 1
    expect(edge[at]! - thick * 4).toBeGreaterThanOrEqual(0)
    expect(shadow[at]! + radius * stretch).toBeLessThan(along)
    expect(shadow[at]! - radius * stretch).toBeGreaterThan(edge[at]! + thick)
    expect(LENGTHS.minute).toBeLessThan(1)
  }
})
