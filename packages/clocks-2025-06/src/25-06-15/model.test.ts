import { expect, it } from 'vitest'
import { burntAt, changeAt, matchesAt, setOf } from './model'

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

it('lays all anew where a figure grows narrower or broader, and then alone', () => {
  expect(setOf(11, 11, 24)).toBe('111')
  expect(setOf(0, 1, 24)).toBe('000')
  expect(setOf(13, 20, 12)).toBe('10')
  expect(setOf(20, 31, 24)).toBe(setOf(22, 57, 24))
  expect(changeAt(9, 59, 24).staying).toEqual([])
  expect(changeAt(10, 0, 24).arriving).toHaveLength(20)
  expect(changeAt(10, 9, 24).leaving).toHaveLength(20)
  expect(changeAt(22, 59, 24).staying).not.toEqual([])
})
