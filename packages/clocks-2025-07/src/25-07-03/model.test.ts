import { expect, it } from 'vitest'
import { countdownAt, lampsAt, localAt, POLL } from './model'

it('polls sixty positions, each once, the flight director last', () => {
  expect(POLL).toHaveLength(60)
  expect(new Set(POLL).size).toBe(60)
  expect(POLL.at(-1)).toBe('FLIGHT')
  for (const name of ['FIDO', 'GUIDO', 'EECOM', 'CAPCOM', 'RETRO']) expect(POLL).toContain(name)
})

it('has a green lamp for each minute that is over, and asks the next', () => {
  const green = (minute: number) => lampsAt(minute).filter((lamp) => lamp === 'go').length
  expect([0, 9, 42, 59].map(green)).toEqual([0, 9, 42, 59])
  expect(lampsAt(59).at(-1)).toBe('asked')
  expect(lampsAt(0)[0]).toBe('asked')
})

it('counts down to the full hour', () => {
  expect(countdownAt(0, 0)).toBe('T-60:00')
  expect(countdownAt(42, 7)).toBe('T-17:53')
  expect(countdownAt(59, 59)).toBe('T-00:01')
})

it('tells local time in either cycle', () => {
  expect([localAt(0, 5, 24), localAt(15, 42, 24)]).toEqual(['00:05', '15:42'])
  expect([localAt(0, 5, 12), localAt(15, 42, 12)]).toEqual(['12:05', '3:42'])
})
