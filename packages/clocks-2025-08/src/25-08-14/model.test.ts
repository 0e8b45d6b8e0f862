import { timeAt } from '@found-time/clock-runtime'
import { expect, it } from 'vitest'
import { chuteOf, leavingAt, leavingOf, marblesAt, movingAt, nextOf, planOf } from './model'

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

it('sends the next marble to where it will be the last', () => {
  expect(nextOf(at(15, 43), 24)).toMatchObject({ tube: 4, place: 2 })
  expect(nextOf(at(15, 50), 24)).toMatchObject({ tube: 3, place: 4 })
  expect(nextOf(at(16, 0), 24)).toMatchObject({ tube: 2, place: 0 })
  expect(nextOf(at(13, 0), 12)).toMatchObject({ tube: 1, place: 0 })
  expect(nextOf(at(0, 0), 24)).toEqual({ tube: 0, place: 0 })
})

it('rolls a step a second, turns over the end of the chute and falls into its place', () => {
  const plan = planOf(1280, 800)
  const next = { tube: 4, place: 2 }
  const chute = chuteOf(plan, 4)
  const moving = (second: number, millisecond: number) => movingAt(plan, next, { second, millisecond }, false)
  expect(moving(7, 400).x).toBeCloseTo(moving(7, 999).x)
  expect(moving(8, 0).x).toBeCloseTo(moving(7, 999).x)
  expect(moving(8, 999).x).toBeGreaterThan(moving(8, 0).x + 5)
  expect(moving(0, 0).x).toBeLessThan(-plan.ball / 2)
  expect(moving(59, 530).x).toBeCloseTo(chute.x)
  expect(moving(59, 640)).toMatchObject({ x: plan.tubes[4]!.x, y: chute.y })
  expect(moving(59, 999)).toMatchObject({ x: plan.tubes[4]!.x, y: plan.tubes[4]!.y - plan.ball * 2 })
  expect(movingAt(plan, next, { second: 59, millisecond: 999 }, true).x).toBeLessThan(chute.x)
})

it('clears the ones before a ten, and all minutes before an hour', () => {
  const leaving = (hour: number, minute: number, hour2: number, minute2: number) =>
    leavingOf(marblesAt(at(hour, minute), 24), marblesAt(at(hour2, minute2), 24)).length
  expect(leaving(10, 8, 10, 9)).toBe(0)
  expect(leaving(10, 9, 10, 10)).toBe(9)
  expect(leaving(9, 59, 10, 0)).toBe(23)
})

it('lifts what makes room in the last second only, out of the stage', () => {
  expect(leavingAt(58, 999)).toBe(0)
  expect(leavingAt(59, 400)).toBe(0)
  expect(leavingAt(59, 999)).toBeCloseTo(1.1)
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [320, 320],
  [844, 390],
])('fits tubes, marbles and chute on the stage at %i × %i', (width, height) => {
  const plan = planOf(width, height)
  const { ball, tubes, boards } = plan
  expect(boards.flatMap((board) => board.tubes)).toEqual([0, 1, 2, 3, 4, 5])
  for (const [index, { x, y }] of tubes.entries()) {
    expect(x).toBeGreaterThan(ball * 0.72)
    expect(x).toBeLessThan(width - ball * 0.72)
    const before = tubes[index - 1]
    if (before && before.y === y) expect(x - before.x).toBeGreaterThan(ball * 1.4)
    const { x: end, y: low, slope } = chuteOf(plan, index)
    expect(low - end * slope - ball).toBeGreaterThan(0)
  }
})
