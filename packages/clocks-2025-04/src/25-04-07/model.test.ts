import { timeAt } from '@found-time/clock-runtime'
import { expect, test } from 'vitest'
import { changeAt, floorsLit, liftAt, tube, watchmanAt } from './model'

const at = (text: string) => timeAt(Date.parse(`2025-04-07T${text}Z`), 'UTC')

test('twelve floors are lit at noon and at midnight, one at one', () => {
  expect([0, 1, 11, 12, 13, 23].map(floorsLit)).toEqual([12, 1, 11, 12, 1, 11])
})

test('the next window is lit by the stroke of its minute', () => {
  expect(changeAt(at('10:08:58.900'))).toEqual({ darkened: 0, floor: 0 })
  expect(changeAt(at('10:08:59.970'))).toEqual({ starting: { window: 8, light: 1 }, darkened: 0, floor: 0 })
  expect(changeAt(at('10:09:00.000'))).toEqual({ darkened: 0, floor: 0 })
})

test('at the end of the hour the block goes dark from its top floor and the tower gains one', () => {
  expect(changeAt(at('10:59:59.000'))).toEqual({ darkened: 0, floor: 0 })
  expect(changeAt(at('10:59:59.500'))).toEqual({ darkened: 3, floor: 0 })
  expect(changeAt(at('10:59:59.960'))).toEqual({ darkened: 6, floor: 1 })
})

test('as one strikes, eleven floors of the full tower go dark from its top', () => {
  expect(changeAt(at('12:59:59.000'))).toEqual({ darkened: 0, floor: 0 })
  expect(changeAt(at('12:59:59.600'))).toEqual({ darkened: 3, floor: 0, shut: 6 })
  expect(changeAt(at('00:59:59.960'))).toEqual({ darkened: 6, floor: 0, shut: 11 })
})

test('a tube tries twice before it holds', () => {
  expect([0, 0.15, 0.3, 0.5, 0.6, 1].map(tube)).toEqual([0, 0.35, 0, 0.6, 0, 1])
})

test('the lift is a sixtieth higher each second and on the ground as the minute begins', () => {
  expect(liftAt(at('10:09:00.000'))).toBe(0)
  expect(liftAt(at('10:09:15.000'))).toBe(0.25)
  expect(liftAt(at('10:09:15.300'))).toBe(0.25)
  expect(liftAt(at('10:09:59.000'))).toBeCloseTo(59 / 60, 9)
  expect(liftAt(at('10:09:59.990'))).toBe(0)
})

test('the watchman walks the street once a minute, there and back', () => {
  expect(watchmanAt(at('10:08:30.000'))).toEqual({ place: 0.5, back: false, stride: 1 })
  expect(watchmanAt(at('10:09:15.000'))).toEqual({ place: 0.75, back: true, stride: -1 })
})
