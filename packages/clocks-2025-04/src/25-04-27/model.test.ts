import { timeAt } from '@found-time/clock-runtime'
import { expect, test } from 'vitest'
import { changing, flightAt, openAt, panAt, slide } from './model'

const at = (text: string) => timeAt(Date.parse(`2025-04-27T${text}Z`), 'UTC')

test('the windows of 20:48 are those of its figures', () => {
  expect(openAt(20, 48, 24)).toBe('1101101' + '1111110' + '0110011' + '1111111')
})

test('a clock of twelve hours has no nought before its hours', () => {
  expect(openAt(9, 7, 12)).toBe('0000000' + '1111011' + '1111110' + '1110000')
  expect(openAt(0, 0, 12).slice(0, 14)).toBe('0110000' + '1101101')
})

test('all 1,440 minutes of a day differ', () => {
  const seen = new Set<string>()
  for (let minute = 0; minute < 1440; minute++) seen.add(openAt(Math.floor(minute / 60), minute % 60, 24))
  expect(seen.size).toBe(1440)
})

test('panels move in the last second of a minute and have arrived on the stroke', () => {
  expect(changing(at('10:08:59.100'))).toBe(0)
  expect(changing(at('10:08:59.990'))).toBe(1)
  expect(changing(at('10:09:00.000'))).toBe(0)
})

test('a panel reaches its stop, knocks back a little and rests', () => {
  expect(slide(0.78)).toBe(1)
  expect(slide(0.89)).toBeCloseTo(0.93, 9)
  expect(slide(1)).toBe(1)
})

test('the views go across in one minute and come back in the next', () => {
  expect(panAt(at('10:08:00.000'))).toBe(-1)
  expect(panAt(at('10:09:00.000'))).toBe(1)
  expect(panAt(at('10:09:30.000'))).toBeCloseTo(0, 9)
})

test('the birds are half way across at the half minute', () => {
  expect(flightAt(at('10:09:30.000')).along).toBe(0.5)
})
