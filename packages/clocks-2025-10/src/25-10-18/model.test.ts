import { expect, it } from 'vitest'
import { QUERIES } from './guesses'
import { advanceOf } from './metrics'
import { caretAt, inLines, planOf, searchAt } from './model'

const chosenAt = (hour: number, minute: number, hourCycle: 12 | 24) =>
  searchAt(hour, minute, hourCycle)
    .guesses.filter(({ chosen }) => chosen)
    .map(({ typed, rest }) => typed + rest)

it('ends the chosen guess in the time', () => {
  expect(chosenAt(3, 7, 24)).toEqual(['why am i awake at 3:07'])
  expect(chosenAt(15, 42, 24)).toEqual(['is it too late for coffee at 15:42'])
  expect(chosenAt(15, 42, 12)).toEqual(['is it too late for coffee at 3:42'])
  expect(chosenAt(0, 2, 24)).toEqual(['what day is it at 0:02'])
  expect(chosenAt(0, 2, 12)).toEqual(['what day is it at 12:02'])
  expect(chosenAt(23, 59, 24)).toEqual(['how to fall asleep at 23:59'])
})

it('types the hour in the box', () => {
  expect(searchAt(10, 9, 24).typed).toBe('is it too early for lunch at 10')
})

it('goes down the list by a line a minute', () => {
  const places = [0, 1, 5, 6].map((minute) =>
    searchAt(10, minute, 24).guesses.findIndex(({ chosen }) => chosen),
  )
  expect(places).toEqual([0, 1, 5, 0])
})

it('has a question for each hour and five ways to go on, none with a number', () => {
  expect(QUERIES).toHaveLength(24)
  for (const { typed, others } of QUERIES) {
    expect(typed).toMatch(/ at$/)
    expect(others).toHaveLength(5)
    for (const other of others) expect(other).toMatch(/^ [a-z’ ]+$/)
  }
})

it('shows the caret in even seconds', () => {
  expect([0, 1, 36].map(caretAt)).toEqual([true, false, true])
})

it('breaks a question into even lines', () => {
  expect(inLines('is it too late for coffee at 15', 2)).toEqual(['is it too late', 'for coffee at 15'])
})

it('keeps every line on the stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const)
    for (let at = 0; at < 1440; at += 23) {
      const plan = planOf(searchAt(Math.floor(at / 60), at % 60, 24), width, height)
      for (const { pieces, x, y, size } of plan.lines) {
        const text = pieces.map((piece) => piece.text).join('')
        expect(x + advanceOf(text) * size).toBeLessThan(width)
        expect(y).toBeLessThan(height)
      }
      const last = plan.rows.at(-1)!
      expect(last.y + last.height).toBeCloseTo(height)
    }
})
