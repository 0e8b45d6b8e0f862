import { expect, it } from 'vitest'
import { bellOf, planOf, ROWS, rowsAround, rungAt } from './model'

it('begins as Plain Bob does', () => {
  expect(ROWS[0]).toBe('1234567890ET')
  expect(ROWS[1]).toBe('2143658709TE')
  expect(ROWS[2]).toBe('241638507T9E')
})

it('comes to the lead head of Plain Bob Maximus after 24 changes', () => {
  expect(ROWS[24]).toBe('13527496E8T0')
})

it('rings no row twice in an hour, and each with every bell', () => {
  expect(new Set(ROWS).size).toBe(60)
  for (const row of ROWS) expect([...row].sort().join('')).toBe('0123456789ET')
})

it('moves no bell by more than a place', () => {
  for (let row = 1; row < 60; row++)
    for (const bell of ROWS[row]!)
      expect(Math.abs(ROWS[row]!.indexOf(bell) - ROWS[row - 1]!.indexOf(bell))).toBeLessThan(2)
})

it('has a bell for each hour', () => {
  expect([0, 1, 9, 10, 11, 12, 13, 22, 23].map(bellOf).join('')).toBe('T190ET10E')
})

it('has the minute’s row in the middle, and the last hour’s above rounds', () => {
  const [last, now, next] = rowsAround(11, 0, 1, 1)
  expect(last).toMatchObject({ minute: 59, place: ROWS[59]!.indexOf('0') })
  expect(now).toMatchObject({ at: 0, minute: 0, bells: '1234567890ET', place: 10 })
  expect(next).toMatchObject({ minute: 1, place: 11 })
  expect(rowsAround(0, 0, 1, 0)[0]!.place).toBe(ROWS[59]!.indexOf('E'))
})

it('rings a bell a second, five times round', () => {
  expect([0, 11, 12, 59].map(rungAt)).toEqual([1, 12, 1, 12])
})

it('fits on every stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const) {
    const { first, across, number } = planOf(width, height)
    expect(first + across * 11.5).toBeLessThan(width)
    expect(number[1] + across / 2).toBeLessThan(first - across / 2)
  }
})
