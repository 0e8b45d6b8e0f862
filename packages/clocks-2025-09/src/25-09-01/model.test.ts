import { expect, it } from 'vitest'
import { LESSONS } from './lessons'
import { ARC, at, doodle, jointAt, loopAround, numberAt, pageOf, planOf, towards } from './model'

it('has a lesson for each hour', () => {
  expect(LESSONS).toHaveLength(24)
  expect(LESSONS[0]![0]).toBe('Insomnia, practical')
  expect(LESSONS[12]![0]).toBe('Lunch')
  expect(LESSONS[23]![0]).toBe('Bed, revision')
  expect(new Set(LESSONS.map(([subject]) => subject)).size).toBe(24)
})

it('turns the page at eight and at sixteen', () => {
  expect(pageOf(0)).toEqual({ title: 'Timetable: nights', first: 0 })
  expect(pageOf(7).first).toBe(0)
  expect(pageOf(8)).toEqual({ title: 'Timetable: days', first: 8 })
  expect(pageOf(15).first).toBe(8)
  expect(pageOf(23)).toEqual({ title: 'Timetable: evenings', first: 16 })
})

it('goes from the top to the foot by the left on a wide page, and from left to right by the top on an upright one', () => {
  const near = ({ x, y }: { x: number; y: number }) =>
    [Math.round(x), Math.round(y)].map((value) => value || 0)
  expect([0, 30, 60].map((minute) => near(towards({ tall: false }, minute)))).toEqual([
    [0, -1],
    [-1, 0],
    [0, 1],
  ])
  expect([0, 30, 60].map((minute) => near(towards({ tall: true }, minute)))).toEqual([
    [-1, 0],
    [0, -1],
    [1, 0],
  ])
})

it('moves the pencil by three degrees a minute', () => {
  const plan = planOf(1280, 800)
  const [from, to] = [at(plan, 41, 1), at(plan, 42, 1)]
  const chord = Math.hypot(to.x - from.x, to.y - from.y)
  expect((2 * Math.asin(chord / 2 / plan.radius) * 180) / Math.PI).toBeCloseTo(3)
})

it('keeps the joint and the number inside the protractor at every minute', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
  ] as const) {
    const plan = planOf(width, height)
    for (let minute = 0; minute < 60; minute++) {
      const joint = jointAt(plan, minute)
      expect(Math.hypot(joint.x - plan.centre.x, joint.y - plan.centre.y)).toBeLessThan(plan.radius * ARC)
      const { x, y, free } = numberAt(plan, minute)
      expect(x + free).toBeLessThan(width)
      expect(y + free).toBeLessThan(height)
      expect(free).toBeGreaterThan(plan.radius * 0.12)
    }
  }
})

it('has room for the longest lesson', () => {
  const longest = Math.max(...LESSONS.map(([, length]) => length))
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    const { margin, square, writing, end } = planOf(width, height)
    expect(margin + square * 0.6 + longest * writing).toBeLessThan(end)
  }
})

it('closes a ring, and has a stroke of doodle for each second that is left', () => {
  expect(loopAround({ x: 0, y: 0 }, 100, 20, 4, 3)).toMatch(/^M.*Z$/)
  expect(doodle(0, 0, 60, 0, 1).split('L')).toHaveLength(61)
  expect(doodle(59, 0, 60, 0, 1).split('L')).toHaveLength(2)
})
