import { expect, it } from 'vitest'
import {
  alongDart,
  LONG,
  NUMBERS,
  numberAt,
  onWall,
  planOf,
  rolesAt,
  scoreAt,
  seen,
  strokeOf,
  stuckOf,
  throwOf,
  WALL,
} from './model'

const scores = (hour: number, minute: number, cycle: 12 | 24) =>
  throwOf(hour, minute, cycle).map(({ score }) => score)

it('has the board’s numbers in their order, each between the two it is known to lie between', () => {
  expect(NUMBERS.reduce((sum, number) => sum + number)).toBe(210)
  expect([...NUMBERS, ...NUMBERS].join(' ')).toContain('5 20 1')
  expect([...NUMBERS, ...NUMBERS].join(' ')).toContain('19 7 16')
  expect([...NUMBERS, ...NUMBERS].join(' ')).toContain('17 3 19')
  expect([...NUMBERS, ...NUMBERS].join(' ')).toContain('13 6 10')
})

it('knows a treble twenty, a double three, the bulls and a miss by their millimetres', () => {
  expect(scoreAt([0, -103])).toBe(60)
  expect(scoreAt([0, 166])).toBe(6)
  expect(scoreAt([103, 0])).toBe(18)
  expect(scoreAt([-130, 0])).toBe(11)
  expect(scoreAt([0, 6])).toBe(50)
  expect(scoreAt([10, 10])).toBe(25)
  expect(scoreAt([0, 171])).toBe(0)
})

it('throws hour, tens and ones; beyond twenty with a second dart', () => {
  expect(scores(10, 9, 24)).toEqual([10, 0, 9])
  expect(scores(15, 42, 24)).toEqual([15, 4, 2])
  expect(scores(15, 42, 12)).toEqual([3, 4, 2])
  expect(scores(0, 0, 24)).toEqual([0, 0, 0])
  expect(scores(0, 0, 12)).toEqual([12, 0, 0])
  expect(scores(23, 59, 24)).toEqual([20, 3, 5, 9])
})

const STAGES = [
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [320, 568],
  [844, 390],
  [160, 90],
] as const

it('colours a bed for each who hit it', () => {
  expect(rolesAt(throwOf(2, 22, 24), 2)).toEqual([0, 1, 2])
  expect(rolesAt(throwOf(23, 20, 24), 20)).toEqual([0])
  expect(rolesAt(throwOf(15, 42, 24), 2)).toEqual([2])
  expect(rolesAt(throwOf(15, 42, 24), 5)).toEqual([])
})

it('puts each point into the bed that it scores, or into the mat of a miss', () => {
  const plan = planOf(1280, 800)
  for (let hour = 0; hour < 24; hour++)
    for (let minute = hour % 7; minute < 60; minute += 7)
      for (const { dart, tip } of stuckOf(plan, throwOf(hour, minute, 24))) {
        expect(scoreAt([tip[0], tip[1]])).toBe(dart.score)
        expect(tip[2]).toBe(dart.score ? 0 : WALL)
      }
})

it('keeps the flights off the numbers that were hit, mostly', () => {
  const plan = planOf(1280, 800)
  const { view } = plan
  let covered = 0
  for (let hour = 0; hour < 24; hour++)
    for (let minute = hour % 7; minute < 60; minute += 7) {
      const stuck = stuckOf(plan, throwOf(hour, minute, 24))
      const ends = stuck.map((one) => seen(view, alongDart(one, LONG * 0.85)))
      const numbers = stuck.flatMap(({ dart }) => (dart.score ? [seen(view, numberAt(dart.score))] : []))
      if (numbers.some(([x, y]) => ends.some((end) => Math.hypot(end[0] - x, end[1] - y) < view.scale * 30)))
        covered++
    }
  expect(covered).toBeLessThan(6)
})

it('finds the place of the wall that is seen at a point of the stage', () => {
  for (const [width, height] of STAGES) {
    const { view } = planOf(width, height)
    const [x, y] = seen(view, onWall(view, [width * 0.9, height * 0.2]))
    expect(x).toBeCloseTo(width * 0.9)
    expect(y).toBeCloseTo(height * 0.2)
  }
})

it('keeps board, mats, calls and tally on every stage', () => {
  for (const [width, height] of STAGES) {
    const { view, noughts, calls, tally } = planOf(width, height)
    const rim = [0, 5, 10, 15].map((hour) => seen(view, [256 * Math.sin(hour), 256 * Math.cos(hour), 0]))
    const corners = [calls, tally].flatMap(([x, y, w, h]) => [
      [x, y],
      [x + w, y + h],
    ])
    for (const [x, y] of [...rim, ...noughts, ...corners, ...strokeOf(59, tally)]) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(height)
    }
  }
})
