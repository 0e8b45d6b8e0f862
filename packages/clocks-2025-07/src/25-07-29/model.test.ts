import { expect, it } from 'vitest'
import { between, endOf, NUDGE, planOf, strokesOf, swingOf, swungAt, upTo, writtenAt } from './model'
import { cosine, energyOf, PULL, reachTo, type State, sine, stepped, swing } from './pendulum'

it('keeps its energy', () => {
  let state: State = [2, 2.5, 0, 0]
  const before = energyOf(state)
  for (let step = 0; step < 5000; step++) state = stepped(state, 0.01)
  expect(energyOf(state)).toBeCloseTo(before, 2)
})

// Landau and Lifshitz, Mechanics, § 23: two equal weights on equal rods have ω² = (2 ∓ √2) g / l, and in the slower of
// these the lower rod leans √2 times as far as the upper one.
it.each([
  [Math.SQRT2, 2 - Math.SQRT2],
  [-Math.SQRT2, 2 + Math.SQRT2],
])('swings small in its two modes', (lean, square) => {
  const quarter = Math.PI / 2 / Math.sqrt(square * PULL)
  let state: State = [0.001, 0.001 * lean, 0, 0]
  for (let step = 0; step < 1000; step++) state = stepped(state, quarter / 1000)
  expect(state[0]).toBeCloseTo(0, 7)
  expect(state[1]).toBeCloseTo(0, 7)
})

it('reaches straight down with both rods, and folds up to its own pivot', () => {
  expect(reachTo(0, 2)).toEqual([0, 0])
  expect(reachTo(1, 1)).toEqual([Math.PI / 2, 0].map((angle) => expect.closeTo(angle)))
})

it('does not swing alike when let go a thousandth of a degree apart', () => {
  const plan = planOf(1280, 800)
  const ends = [609, 610].map((minute) => endOf(swungAt(swingOf('1009', minute, plan), 50), plan))
  expect((NUDGE * 180) / Math.PI).toBeCloseTo(0.001)
  expect(Math.hypot(ends[0]![0] - ends[1]![0], ends[0]![1] - ends[1]![1])).toBeGreaterThan(100)
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [300, 300],
])('has every point of every figure within reach at %i × %i', (width, height) => {
  const plan = planOf(width, height)
  for (const digits of ['0123', '4567', '8901', '2359'])
    for (const [x, y] of strokesOf(digits, plan).flat()) {
      expect(Math.hypot(x - plan.pivot[0], y - plan.pivot[1])).toBeLessThanOrEqual(plan.rod * 2)
      expect(x).toBeGreaterThan(plan.pen / 2)
      expect(y).toBeLessThan(height - plan.pen / 2)
    }
})

it('draws from one end of a line to the other', () => {
  const line = [
    [0, 0],
    [10, 0],
    [10, 10],
  ] as const
  expect(upTo(line, 0.75)).toEqual([
    [0, 0],
    [10, 0],
    [10, 5],
  ])
  expect(writtenAt(0)).toBe(0)
  expect(writtenAt(7)).toBe(1)
  expect(writtenAt(30)).toBe(1)
})

it('reckons with sines of its own, as exact as those of the engine', () => {
  expect(sine(0)).toBe(0)
  expect(sine(Math.PI / 6)).toBeCloseTo(0.5, 15)
  expect(sine(-20)).toBeCloseTo(-0.912945250727628, 14)
  expect(cosine(Math.PI / 3)).toBeCloseTo(0.5, 15)
})

it('is let go as it stood, and turns the shorter way', () => {
  expect(swungAt(swing([1, 2, 0, 0], 1), 0)).toEqual([1, 2])
  expect(between([0.1, 6.2], [0.2, 0], 1)[1]).toBeCloseTo(2 * Math.PI)
})
