import { expect, it } from 'vitest'
import { ARBORS, balanceAt, TEETH, trainAt, watchIn } from './model'

it('turns the centre once an hour, the fourth once a minute and the escape wheel ten times', () => {
  expect(trainAt(1, 0, 0, 0).centre).toBe(1)
  expect(trainAt(12, 0, 0, 0).hour).toBe(1)
  expect(trainAt(0, 1, 0, 0).fourth).toBeCloseTo(1, 10)
  expect(trainAt(0, 1, 0, 0).escape).toBeCloseTo(-10, 10)
  expect(trainAt(7, 0, 0, 0).barrel).toBeCloseTo(-1, 10)
})

it('beats 18,000 times an hour: two beats to a tooth of the escape wheel', () => {
  expect(trainAt(0, 0, 0, 399).escape).toBeCloseTo(-1 / 30, 10)
  expect(trainAt(0, 0, 0, 400).escape).toBeCloseTo(-1 / 15, 10)
  expect(trainAt(0, 0, 0, 199)).toEqual(trainAt(0, 0, 0, 0))
  expect(TEETH.escape * 10 * 2 * 60).toBe(18_000)
})

it.each([
  ['barrel', 'centre'],
  ['centre', 'third'],
  ['third', 'fourth'],
  ['fourth', 'escape'],
] as const)('has the %s mesh with the pinion of the %s', (driver, driven) => {
  const [one, other] = [ARBORS[driver], ARBORS[driven]]
  expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeCloseTo(one.wheel + other.pinion, 2)
})

it('swings the balance through its rest at each beat', () => {
  expect(balanceAt(0)).toBe(0)
  expect(balanceAt(100)).toBeCloseTo(0.24)
  expect(balanceAt(200)).toBeCloseTo(0)
  expect(balanceAt(300)).toBeCloseTo(-0.24)
})

it('keeps the ring of minutes on the stage', () => {
  expect(watchIn(1280, 800)).toEqual({ radius: 360, crown: 0 })
  expect(watchIn(390, 844)).toEqual({ radius: 175.5, crown: -0.25 })
})
