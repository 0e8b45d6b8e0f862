import { expect, it } from 'vitest'
import { hull, seen } from './biplane'
import { digitsOf, evenly, flightAt, linesOf, planOf, shear, strokesOf } from './model'

const plan = planOf(1280, 800)

it('writes hour and minute in four figures', () => {
  expect([digitsOf(0, 2), digitsOf(15, 42), digitsOf(23, 59)]).toEqual(['0002', '1542', '2359'])
})

it('is upright at the bottom at a full minute, on its back at the top five seconds later', () => {
  const [bottom, top] = [flightAt(0, plan), flightAt(5, plan)]
  expect([bottom.roll, top.roll]).toEqual([0, 0.5])
  expect(bottom.at[1] - top.at[1]).toBeCloseTo(plan.radius * 2)
  expect(flightAt(20, planOf(390, 844)).roll).toBe(1)
})

it('flies from left to right once a minute', () => {
  expect(flightAt(0, plan).at[0]).toBeCloseTo(115.2)
  expect(flightAt(30, plan).at[0]).toBeCloseTo(652.8)
  expect(flightAt(60, plan).at[0]).toBeCloseTo(1190.4)
})

it('shows the nose to the right, the tail to the left, and what is near larger', () => {
  const level = { roll: 0, pitch: 0, yaw: 0 }
  expect(seen([0, 0, 2], level)).toEqual([2, -0])
  expect(seen([-3, 1, -1], level)[1]).toBeLessThan(seen([3, 1, -1], level)[1])
  expect(seen([0, 1, 0], { ...level, roll: 0.5 })[1]).toBeCloseTo(1)
})

it('finds what is outside', () => {
  const square = [
    [0, 0],
    [2, 0],
    [1, 1],
    [2, 2],
    [0, 2],
  ] as const
  expect(hull(square)).toHaveLength(4)
})

it('samples a line evenly and cuts it at a corner', () => {
  expect(
    evenly(
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
  expect(
    strokesOf([
      [0, 0],
      [4, 0],
      [4, 6],
    ]),
  ).toEqual([
    [
      [0, 0],
      [4, 0],
    ],
    [
      [4, 0],
      [4, 6],
    ],
  ])
})

it('shears old smoke, most at the top, and leaves new smoke alone', () => {
  expect(shear(0, 1, 40)).toBe(0)
  expect(shear(1, 1, 40)).toBeCloseTo(22)
  expect(shear(1, 0, 40)).toBeCloseTo(-10)
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [300, 300],
  [844, 390],
])('keeps smoke and aeroplane apart and on the stage at %i × %i', (width, height) => {
  const here = planOf(width, height)
  for (const digits of ['0123', '4567', '8923'])
    for (const [x, y] of linesOf(digits, here).flat(2)) {
      expect(x).toBeGreaterThan(here.pen * 0.5)
      expect(x).toBeLessThan(width - here.pen * 0.5)
      expect(y).toBeGreaterThan(here.pen * 0.5)
      expect(y).toBeLessThan(here.from[1] - here.radius - here.pen * 0.5)
    }
})
