import { timeAt } from '@found-time/clock-runtime'
import { expect, test } from 'vitest'
import { circle, draw, push } from './marbling'
import { changing, flower, flowersAt } from './model'

const at = (text: string) => timeAt(Date.parse(`2025-04-22T${text}Z`), 'UTC')

test('a drop of radius 4 pushes what was 3 from its middle to 5', () => {
  expect([...push(Float64Array.of(3, 0, 0, -3), 0, 0, 4)]).toEqual([5, 0, 0, -5])
})

test('a drop pushed by another keeps its area', () => {
  const area = (points: Float64Array) => {
    let twice = 0
    for (let i = 0; i < points.length; i += 2) {
      const j = (i + 2) % points.length
      twice += points[i]! * points[j + 1]! - points[j]! * points[i + 1]!
    }
    return twice / 2
  }
  expect(area(push(circle(3, 1, 1, 4000), 0, 0, 2))).toBeCloseTo(Math.PI, 4)
})

test('a needle pulls half as far at its reach as on its line', () => {
  expect([...draw(Float64Array.of(5, 0, 5, 2), [0, 0, 10, 0], 1, 2)]).toEqual([6, 0, 5.5, 2])
})

test('15:42 has three tulips, four carnations and two hearts, midnight twelve tulips', () => {
  expect(flowersAt(15, 42)).toEqual({ hour: 3, ten: 4, one: 2 })
  expect(flowersAt(0, 0)).toEqual({ hour: 12, ten: 0, one: 0 })
})

test('flowers are made in the last second of a minute and are whole on the stroke', () => {
  expect(changing(at('10:08:58.900'))).toBe(0)
  expect(changing(at('10:08:59.530'))).toBe(0.5)
  expect(changing(at('10:08:59.990'))).toBe(1)
})

test('a heart has its dent at the top and its tail below', () => {
  const [outer] = flower('one', 1)
  expect(outer![2 * 72 + 1]).toBeGreaterThan(-0.6)
  expect(outer![2 * 24 + 1]).toBeGreaterThan(1.5)
})

test('a hand that leans to the right draws the tail of a heart there', () => {
  const tail = (sway: number) => flower('one', 1, sway)[0]![2 * 24]!
  expect(tail(0)).toBeCloseTo(0, 9)
  expect(tail(1)).toBeGreaterThan(0.03)
  expect(tail(-1)).toBeLessThan(-0.03)
})
