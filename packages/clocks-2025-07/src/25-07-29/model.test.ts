import { expect, it } from 'vitest'
import {
  armAt,
  edgeAt,
  endsOf,
  LET_GO,
  NUDGE,
  planOf,
  RING,
  shiverAt,
  standOf,
  swingOf,
  swungAt,
  traceOf,
} from './model'
import { cosine, energyOf, PULL, type State, sine, stepped } from './pendulum'

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

it('stands as the hands of a clock do', () => {
  const plan = { pivot: [0, 0], rod: 10 } as const
  const rounded = (minute: number) =>
    endsOf(standOf(minute), plan)
      .flat()
      .map((value) => Math.round(value) + 0)
  // Three o'clock: to the right, and from there straight up.
  expect(rounded(180)).toEqual([10, 0, 10, -10])
  // Half past six in the afternoon: down and a little to the left, and from there straight down.
  expect(rounded(1110)).toEqual([-3, 10, -3, 20])
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [300, 300],
])('has room for all minutes and for the nail at every hour at %i × %i', (width, height) => {
  for (let minute = 0; minute < 720; minute += 7) {
    const plan = planOf(width, height, minute)
    const margin = Math.min(width, height) * 0.1
    const [[x, y]] = endsOf(standOf(minute), plan)
    for (const [at, room, reach] of [
      [x, width, plan.rod * RING],
      [y, height, plan.rod * RING],
      [plan.pivot[0], width, 0],
      [plan.pivot[1], height, 0],
    ] as const) {
      expect(at - reach).toBeGreaterThan(margin)
      expect(at + reach).toBeLessThan(room - margin)
    }
  }
})

it('pushes a thousandth of a degree a second harder at each minute, and swings otherwise', () => {
  const ends = [609, 611].map((minute) => swungAt(swingOf(minute), 9))
  expect((NUDGE * 180) / Math.PI).toBeCloseTo(0.001)
  expect(Math.abs(ends[0]![1] - ends[1]![1])).toBeGreaterThan(0.05)
})

it('is let go where it stood, and arrives where the next minute has it', () => {
  for (const minute of [0, 608, 719, 1439]) {
    const swing = swingOf(minute)
    const apart = (one: number, other: number) => Math.abs(Math.sin((one - other) / 2))
    const [from, to] = [standOf(minute), standOf((minute + 1) % 1440)]
    for (const rod of [0, 1]) {
      expect(apart(armAt(swing, minute, LET_GO)[rod]!, from[rod]!)).toBeLessThan(0.001)
      expect(apart(armAt(swing, minute, 60)[rod]!, to[rod]!)).toBeLessThan(0.001)
    }
  }
})

it('leaves a trace from one minute to the next', () => {
  const plan = planOf(1280, 800, 608)
  const trace = traceOf(swingOf(608), 608, 60, plan)
  expect(trace.length).toBe(9 * 160 + 1)
  const [, tip] = endsOf(standOf(609), plan)
  expect(trace.at(-1)![0]).toBeCloseTo(tip[0], 3)
  expect(trace.at(-1)![1]).toBeCloseTo(tip[1], 3)
})

it('shivers and is still again', () => {
  expect(shiverAt(0)).toBe(0)
  expect(shiverAt(50)).toBeGreaterThan(0.5)
  expect(shiverAt(600)).toBe(0)
})

it('finds the edge of the stage along a ray', () => {
  expect(edgeAt([100, 50], 0.25, [200, 100], 10)).toEqual([190, expect.closeTo(50)])
  expect(edgeAt([100, 50], 0.5, [200, 100], 10)).toEqual([expect.closeTo(100), 90])
})

it('reckons with sines of its own, as exact as those of the engine', () => {
  expect(sine(0)).toBe(0)
  expect(sine(Math.PI / 6)).toBeCloseTo(0.5, 15)
  expect(sine(-20)).toBeCloseTo(-0.912945250727628, 14)
  expect(cosine(Math.PI / 3)).toBeCloseTo(0.5, 15)
})
