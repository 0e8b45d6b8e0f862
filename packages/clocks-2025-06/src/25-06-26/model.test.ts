import { expect, it } from 'vitest'
import { calledAt, columnOf, linesOf, nicknameOf, ticketWith } from './model'

it('calls the hour and the minute', () => {
  expect(calledAt(10, 8, 24)).toEqual({ hour: 10, minute: 8 })
  expect(calledAt(15, 42, 12)).toEqual({ hour: 3, minute: 42 })
  expect(calledAt(0, 5, 24)).toEqual({ hour: 24, minute: 5 })
  expect(calledAt(0, 0, 12)).toEqual({ hour: 12, minute: undefined })
})

// "List of British bingo nicknames", Wikipedia.
it('knows what callers say', () => {
  expect([1, 2, 8, 11, 22, 42, 44, 57, 59].map(nicknameOf)).toEqual([
    'Kelly’s eye',
    'One little duck',
    'Garden gate',
    'Legs eleven',
    'Two little ducks',
    'Winnie the Pooh',
    'Droopy drawers',
    'Heinz varieties',
    'Brighton line',
  ])
  for (let number = 1; number < 60; number++) expect(nicknameOf(number)).not.toBe('Eyes down!')
})

it('breaks a nickname in two', () => {
  expect(linesOf('Garden gate')).toEqual(['Garden', 'gate'])
  expect(linesOf('Key of the door')).toEqual(['Key of', 'the door'])
  expect(linesOf('PC')).toEqual(['PC'])
})

it('prints true tickets: three rows of five, no empty column, tens in columns, upwards', () => {
  expect([1, 9, 10, 42, 89, 90].map(columnOf)).toEqual([0, 0, 1, 4, 8, 8])
  for (let hour = 1; hour <= 24; hour++)
    for (let minute = 1; minute < 60; minute += 1) {
      const rows = ticketWith([hour, minute], hour, minute)
      expect(rows.map((row) => row.filter(Boolean).length)).toEqual([5, 5, 5])
      for (let column = 0; column < 9; column++) {
        const numbers = rows.map((row) => row[column]!).filter(Boolean)
        expect(numbers.length).toBeGreaterThan(0)
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
        expect(numbers.every((number) => columnOf(number) === column)).toBe(true)
      }
      expect(rows.flat()).toContain(hour)
      expect(rows.flat()).toContain(minute)
    }
})
