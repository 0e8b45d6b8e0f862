import { expect, it } from 'vitest'
import { blown, planeAt, planOf, puffsAlong, puffsOf } from './model'

const plan = planOf(1280, 800)

it('is on its back at the top at a full minute, upright at the bottom at half a minute', () => {
  const [top, right, bottom] = [0, 15, 30].map((second) => planeAt(second, plan))
  expect(top!.roll).toBe(-0.5)
  expect(top!.at[0]).toBeCloseTo(640)
  expect(top!.at[1]).toBeLessThan(120)
  expect(right!.roll).toBe(-0.25)
  expect(right!.at[0]).toBeGreaterThan(1100)
  expect(bottom!.roll).toBe(0)
  expect(bottom!.at[1]).toBeGreaterThan(680)
})

it('comes back to where it was after a minute, one roll on', () => {
  const [from, to] = [planeAt(0, plan), planeAt(60, plan)]
  expect(to.roll - from.roll).toBe(1)
  expect(to.at[0]).toBeCloseTo(from.at[0])
})

it('puffs evenly round a corner', () => {
  expect(
    puffsAlong(
      [
        [0, 0],
        [4, 0],
        [4, 6],
      ],
      3,
    ),
  ).toEqual([
    [0, 0],
    [3, 0],
    [4, 2],
    [4, 5],
  ])
})

it('leaves fresh smoke alone, and old smoke within half its thickness of its neighbours', () => {
  expect(blown(0, [1, -1, 0], 40)).toEqual({ moved: [0, -0], size: 1 })
  const [a, b] = [blown(1, [-1, 0, 0], 40), blown(1, [1, 0, 0], 40)]
  expect(b.moved[0] - a.moved[0]).toBeLessThan(40)
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [300, 300],
])('keeps the smoke on the stage at %i × %i', (width, height) => {
  const here = planOf(width, height)
  for (const digits of ['0123', '4567', '8923'])
    for (const [x, y] of puffsOf(digits, here)) {
      expect(x).toBeGreaterThan(here.pen)
      expect(x).toBeLessThan(width - here.pen)
      expect(y).toBeGreaterThan(here.pen)
      expect(y).toBeLessThan(height - here.pen)
    }
})
