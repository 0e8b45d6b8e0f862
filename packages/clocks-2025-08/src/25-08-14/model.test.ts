import { timeAt } from '@found-time/clock-runtime'
import { expect, it } from 'vitest'
import { alongChute, CHUTE, comingAt, marblesAt, planOf, rolledAt, seatOf, stayingAt, TUBE } from './model'

const at = (hour: number, minute: number) => timeAt(Date.UTC(2025, 7, 14, hour, minute), 'UTC')
const told = (hour: number, minute: number, hourCycle: 12 | 24 = 24) =>
  marblesAt(at(hour, minute), hourCycle).flatMap(({ last, number }) => (last ? number : []))

it('has the hour and the minute on the last marbles', () => {
  expect(told(15, 42)).toEqual([15, 42])
  expect(told(15, 42, 12)).toEqual([3, 42])
  expect(told(20, 50)).toEqual([20, 50])
  expect(told(23, 59)).toEqual([23, 59])
  expect(told(0, 7)).toEqual([7])
  expect(told(0, 7, 12)).toEqual([12, 7])
  expect(marblesAt(at(0, 0), 24)).toEqual([])
})

it('puts tens into the first tube of three, and the others five and four into the next', () => {
  const minutes = marblesAt(at(0, 28), 24).map(({ tube, place, number }) => [tube, place, number])
  expect(minutes).toEqual([
    [3, 0, 10],
    [3, 1, 20],
    [4, 0, 21],
    [4, 1, 22],
    [4, 2, 23],
    [4, 3, 24],
    [4, 4, 25],
    [5, 0, 26],
    [5, 1, 27],
    [5, 2, 28],
  ])
})

it('rolls the ball a step a second, in from outside and out again', () => {
  const rolled = (second: number, millisecond: number) => rolledAt(second, millisecond, false) * 60
  expect(rolled(7, 400)).toBeCloseTo(7.5)
  expect(rolled(8, 0)).toBeCloseTo(7.5)
  expect(rolled(8, 400)).toBeCloseTo(8.5)
  expect(rolled(0, 0)).toBeCloseTo(-4)
  expect(rolled(59, 400)).toBeCloseTo(59.5)
  expect(rolled(59, 999)).toBeCloseTo(64)
  expect(rolledAt(30, 0, true) * 60).toBeCloseTo(30.5)
})

it('lets marbles come and go in the last second only', () => {
  expect(comingAt(58, 999)).toEqual({ scale: 1, seen: 0 })
  expect(comingAt(59, 560)).toEqual({ scale: 1.5, seen: 0 })
  expect(comingAt(59, 999)).toEqual({ scale: 1, seen: 1 })
  expect(stayingAt(59, 400)).toBe(1)
  expect(stayingAt(59, 999)).toBe(0)
})

it('leads the chute over the first row, and on a tall stage round its end and back over the second', () => {
  const wide = planOf(1280, 800)
  expect(alongChute(wide, 0.5)).toEqual({ x: 640, y: wide.tubes[0]!.top })
  const tall = planOf(390, 844)
  expect(alongChute(tall, 0).y).toBeCloseTo(tall.tubes[0]!.top)
  expect(alongChute(tall, 1).x).toBeCloseTo(0)
  expect(alongChute(tall, 1).y).toBeCloseTo(tall.tubes[3]!.top)
  expect(alongChute(tall, 0.5).x).toBeGreaterThan(tall.tubes[2]!.x + tall.radius * (TUBE + CHUTE))
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [320, 320],
  [844, 390],
  [160, 90],
])('fits tubes, seats, chute and words on the stage at %i × %i', (width, height) => {
  const plan = planOf(width, height)
  const { radius, tubes, step, words, type } = plan
  expect(step).toBeGreaterThan(radius * 2)
  for (const [index, { x, top, y }] of tubes.entries()) {
    expect(x).toBeGreaterThan(radius * TUBE)
    expect(x).toBeLessThan(width - radius * TUBE)
    expect(top - radius * CHUTE).toBeGreaterThan(0)
    expect(seatOf(plan, index, 4).y - radius).toBeGreaterThan(top + radius * CHUTE)
    const before = tubes[index - 1]
    if (before?.y === y) expect(x - before.x).toBeGreaterThan(radius * TUBE * 2)
  }
  for (const { y } of words) expect(y).toBeLessThan(height)
  expect(words[0]!.y - type * 0.75).toBeGreaterThan(tubes[0]!.y + radius * TUBE)
})
