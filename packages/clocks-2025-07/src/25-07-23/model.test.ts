import { expect, it } from 'vitest'
import { figuresAt, handAt, laid, owed } from './model'

const lying = (figure: number, rank: 'tens' | 'ones') =>
  laid(figure, rank)
    .filter((lie) => lie)
    .map((lie) => (lie!.across ? '-' : '|'))
    .join('')

it('lays figures as the old books say', () => {
  expect([1, 5, 6, 9].map((figure) => lying(figure, 'ones'))).toEqual(['|', '|||||', '|-', '||||-'])
  expect([1, 4, 5].map((figure) => lying(figure, 'tens'))).toEqual(['-', '----', '-----'])
  expect([lying(0, 'tens'), lying(0, 'ones')]).toEqual(['', ''])
})

it('lays them in the middle, and the rod for five above', () => {
  expect(laid(1, 'ones')[0]).toEqual({ x: 0, y: 0, across: false })
  expect(laid(2, 'tens').map((lie) => lie?.y)).toEqual([
    -6.75,
    6.75,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(laid(8, 'ones')[5]!.y).toBeLessThan(laid(8, 'ones')[0]!.y)
})

it('owes what the minute lacks, and nothing as it begins', () => {
  expect([0, 1, 36, 59].map(owed)).toEqual([0, 59, 24, 1])
})

it('has a square for each figure', () => {
  expect(figuresAt(10, 9, 36, 24)).toEqual({ h: 1, hh: 0, m: 0, mm: 9, s: 2, ss: 4 })
  expect(figuresAt(15, 42, 0, 12)).toEqual({ h: 0, hh: 3, m: 4, mm: 2, s: 0, ss: 0 })
  expect(figuresAt(0, 0, 1, 12)).toMatchObject({ h: 1, hh: 2 })
})

it('has the hand over the board as the minute turns, and away otherwise', () => {
  expect([0, 0.45, 0.9, 30, 59.1, 59.55].map(handAt)).toEqual([
    1,
    expect.closeTo(0.5),
    0,
    0,
    expect.closeTo(0),
    expect.closeTo(0.5),
  ])
})
