import { expect, it } from 'vitest'
import { LESSONS } from './lessons'
import { ARC, at, doodle, loopAround, numbersOf, pageOf, planOf, roomBeside, towards } from './model'

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

it('goes from left to right by the top', () => {
  const near = ({ x, y }: { x: number; y: number }) =>
    [Math.round(x), Math.round(y)].map((value) => value || 0)
  expect([0, 30, 60].map((minute) => near(towards(minute)))).toEqual([
    [-1, 0],
    [0, -1],
    [1, 0],
  ])
})

it('moves the arc by three degrees a minute', () => {
  const plan = planOf(1280, 800)
  const [from, to] = [at(plan, 41, 1), at(plan, 42, 1)]
  const chord = Math.hypot(to.x - from.x, to.y - from.y)
  expect((2 * Math.asin(chord / 2 / plan.radius) * 180) / Math.PI).toBeCloseTo(3)
})

const STAGES = [
  [1280, 800],
  [390, 844],
  [300, 300],
  [844, 390],
  [320, 568],
] as const

it('keeps the arc on the stage and clear of the lessons at every minute', () => {
  for (const [width, height] of STAGES) {
    const plan = planOf(width, height)
    for (let minute = 0; minute <= 60; minute++) {
      const { x, y } = at(plan, minute, ARC + 0.045)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
      expect(y).toBeGreaterThan(plan.tall ? plan.first + plan.square * 14.3 : plan.doodle.y)
      expect(y).toBeLessThan(height)
    }
  }
})

it('has room for each lesson', () => {
  for (const [width, height] of STAGES) {
    const plan = planOf(width, height)
    const { margin, square, writing, first, tall } = plan
    LESSONS.forEach(([, length], lesson) => {
      const line = lesson % 8
      const end = margin + square * 1.05 + length * writing
      expect(end).toBeLessThan(
        tall ? width : roomBeside(plan, line, first + line * square * 2) + square * 0.5,
      )
    })
  }
})

it('numbers every fifth line where there is room, every fifteenth where there is not', () => {
  expect(numbersOf(330)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60])
  expect(numbersOf(77)).toEqual([0, 15, 30, 45, 60])
})

it('closes a ring, and has a stroke of doodle for each second that is left', () => {
  expect(loopAround({ x: 0, y: 0 }, 100, 20, 4, 3)).toMatch(/^M.*Z$/)
  expect(doodle(0, 0, 60, 0, 1).split('L')).toHaveLength(61)
  expect(doodle(59, 0, 60, 0, 1).split('L')).toHaveLength(2)
})
