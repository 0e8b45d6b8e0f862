import { expect, it } from 'vitest'
import {
  cardOf,
  lineAt,
  MAXIMS,
  placeOf,
  printOf,
  punchedAt,
  punchesOf,
  shownHour,
  shownMinute,
} from './model'

it('punches letters, figures and marks as the IBM 29 does', () => {
  expect(punchesOf('A')).toEqual([12, 1])
  expect(punchesOf('I')).toEqual([12, 9])
  expect(punchesOf('J')).toEqual([11, 1])
  expect(punchesOf('R')).toEqual([11, 9])
  expect(punchesOf('S')).toEqual([0, 2])
  expect(punchesOf('Z')).toEqual([0, 9])
  expect(punchesOf('0')).toEqual([0])
  expect(punchesOf('7')).toEqual([7])
  expect(punchesOf('.')).toEqual([12, 8, 3])
  expect(punchesOf(',')).toEqual([0, 8, 3])
  expect(punchesOf(':')).toEqual([8, 2])
  expect(punchesOf(' ')).toEqual([])
})

it('has no two characters alike', () => {
  const all = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:-'].map((each) => punchesOf(each).join())
  expect(new Set(all).size).toBe(40)
})

it('has the zones above the figures', () => {
  expect([12, 11, 0, 1, 9].map(placeOf)).toEqual([0, 1, 2, 3, 11])
})

it('prints the hour and the minute in two figures', () => {
  expect([shownHour(0, 24), shownHour(15, 24), shownHour(15, 12), shownHour(0, 12)]).toEqual([
    '00',
    '15',
    '03',
    '12',
  ])
  expect([shownMinute(2), shownMinute(42)]).toEqual(['02', '42'])
})

it('punches a maxim, and does not tell the time again', () => {
  expect(lineAt(0, 2).trimEnd()).toBe('WHAT IS PUNCHED CANNOT BE UNPUNCHED')
  expect(lineAt(15, 42).trimEnd()).toBe('FOLD ME ONCE AND I FORGET YOUR NAME')
  for (const maxim of MAXIMS) expect(maxim).not.toMatch(/\d/)
})

it('has a line for sixty columns, each character of it on the keyboard', () => {
  for (let minute = 0; minute < 60; minute++) {
    const line = lineAt(10, minute)
    expect(line).toHaveLength(60)
    for (const character of line) expect(punchesOf(character).length).toBeLessThan(4)
  }
  for (const maxim of MAXIMS) expect(maxim.length).toBeLessThanOrEqual(54)
  expect(lineAt(10, 10)).not.toBe(lineAt(10, 9))
})

it('punches the first column in the first second and the sixtieth in the last', () => {
  expect(punchedAt(0)).toBe(1)
  expect(punchedAt(59)).toBe(60)
})

it('has a card’s own proportions', () => {
  const { row, column, hole } = cardOf(1280, 800)
  // A quarter of an inch of 3.25, and holes 0.055 by 0.125 inches.
  expect(row(1) - row(0)).toBeCloseTo(61.54, 2)
  expect(hole.tall).toBeCloseTo(30.77, 2)
  expect(hole.broad / (column(1) - column(0))).toBeCloseTo(0.632, 3)
  expect(column(59) + hole.broad).toBeLessThan(1280)
})

it('prints the time large and within the stage, side by side or one above the other', () => {
  const [hour, minute] = printOf('23', '59', 1280, 800)
  expect(hour.x).toBeGreaterThan(0)
  expect(minute.x).toBeGreaterThan(hour.x)
  expect(minute.y).toBe(hour.y)
  const [above, below] = printOf('23', '59', 390, 844)
  expect(below.y).toBeGreaterThan(above.y)
  expect(below.y).toBeLessThan(844)
  expect(above.size).toBeGreaterThan(340)
})
