import { expect, it } from 'vitest'
import { burntAt, changeAt, matchesAt } from './model'

it('needs as many matches as the old puzzles count: 6 2 5 5 4 5 6 3 7 6', () => {
  const [nought] = [matchesAt(0, 0, 24).size / 4]
  expect(nought).toBe(6)
  const counts = Array.from({ length: 10 }, (_, figure) => matchesAt(0, figure, 24).size - 18)
  expect(counts).toEqual([6, 2, 5, 5, 4, 5, 6, 3, 7, 6])
})

it('lays no nought before the hour of a twelve-hour clock', () => {
  expect(matchesAt(13, 0, 12).size).toBe(2 + 12)
  expect(matchesAt(0, 0, 12).size).toBe(2 + 5 + 12)
})

it('burns the lower left one alone from 8 to 9, and lays none', () => {
  expect(changeAt(10, 8, 24).leaving).toEqual(['3.4'])
  expect(changeAt(10, 9, 24).arriving).toEqual([])
})

it('changes all figures at midnight', () => {
  expect(changeAt(23, 59, 24).leaving).toContain('0.3')
  expect(changeAt(0, 0, 24).arriving).toContain('0.1')
})

it('burns leaving matches in the last four seconds', () => {
  expect([0, 56, 58, 60].map(burntAt)).toEqual([0, 0, 0.5, 1])
})
