import { expect, it } from 'vitest'
import { messageAt, PERIOD, planOf, punched, RUN_MS, rowAt, rowsPassed, STEP_MS } from './model'

const unitsOf = (text: string) => punched(text).map(({ units }) => units)

it('punches letters as Alphabet No. 2 has them', () => {
  expect(unitsOf('A')).toEqual(['11000'])
  expect(unitsOf('STOP ')).toEqual(['10100', '00001', '00011', '01101', '00100'])
})

it('punches figures after a shift, in the places of the letters of the upper row', () => {
  // Figures shift, Q, W, E, R, T, Y, U, I, O, P and M.
  expect(unitsOf('1234567890.')).toEqual([
    '11011',
    '11101',
    '11001',
    '10000',
    '01010',
    '00001',
    '10101',
    '11100',
    '01100',
    '00011',
    '01101',
    '00111',
  ])
  expect(unitsOf('3E')).toEqual(['11011', '10000', '11111', '10000'])
})

it('sends the hour and the minute', () => {
  expect(messageAt(10, 9, 24)).toBe('10.09STOP ')
  expect(messageAt(0, 2, 24)).toBe('00.02STOP ')
  expect(messageAt(0, 2, 12)).toBe('12.02STOP ')
  expect(messageAt(23, 59, 24)).toBe('23.59STOP ')
})

it('prints all but shifts and spaces, and comes round in twelve rows', () => {
  const rows = punched(messageAt(15, 42, 24))
  expect(rows).toHaveLength(PERIOD)
  expect(rows.map(({ print }) => print || '-').join('')).toBe('-15.42-STOP-')
})

it('passes a row a second', () => {
  expect(rowsPassed(1000 + STEP_MS)).toBe(1)
  expect(rowsPassed(7999)).toBe(7)
  expect(rowAt(rowsPassed(14_500))).toBe(2)
})

it('runs a whole message on when the minute is new, and has stopped within its first second', () => {
  expect(rowsPassed(0)).toBe(-12)
  expect(rowsPassed(RUN_MS)).toBe(-0)
  // The last row of the minute before is the one before the first.
  expect(rowAt(rowsPassed(59_999))).toBe(11)
})

it('has always a whole time on the stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
  ] as const) {
    const { pitch } = planOf(width, height)
    // A message, and the four figures of the next that may be cut.
    expect(Math.max(width, height) / pitch).toBeGreaterThan(PERIOD + 4)
  }
})
