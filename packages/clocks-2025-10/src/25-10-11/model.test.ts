import { expect, it } from 'vitest'
import { hourLabel, isMove, movesAt, planOf, squareOf, TOUR } from './model'

const squares = TOUR.map(squareOf)

it('visits sixty squares, each once', () => {
  expect(TOUR).toHaveLength(60)
  expect(new Set(TOUR).size).toBe(60)
  for (const name of TOUR) expect(name).toMatch(/^[a-j][1-6]$/)
})

it('makes knight’s moves only, and comes home with the last', () => {
  squares.forEach((square, index) => {
    expect(isMove(square, squares[(index + 1) % 60]!), TOUR[index]).toBe(true)
  })
  expect(isMove([0, 0], [1, 2])).toBe(true)
  expect(isMove([0, 0], [1, 1])).toBe(false)
  expect(isMove([0, 0], [2, 2])).toBe(false)
})

it('looks the same upside down', () => {
  squares.forEach(([file, rank], index) => {
    expect(squares[(index + 30) % 60]).toEqual([9 - file, 5 - rank])
  })
})

it('stands in the corner at the full hour, in the opposite one at half past', () => {
  expect(TOUR[0]).toBe('a6')
  expect(TOUR[30]).toBe('j1')
  expect(TOUR[9]).toBe('a3')
  expect(squareOf('a6')).toEqual([0, 0])
  expect(squareOf('j1')).toEqual([9, 5])
})

it('has laid a move a minute, and all sixty at the full hour', () => {
  expect(movesAt(1)).toBe(1)
  expect(movesAt(42)).toBe(42)
  expect(movesAt(0)).toBe(60)
})

it('numbers the border by the hour', () => {
  expect(hourLabel(0, 24)).toBe('0')
  expect(hourLabel(23, 24)).toBe('23')
  expect(hourLabel(0, 12)).toBe('12')
  expect(hourLabel(15, 12)).toBe('3')
})

it('fills a broad stage and a tall one with squares that are nearly square', () => {
  const broad = planOf(1280, 800)
  expect([broad.columns, broad.rows]).toEqual([12, 8])
  expect(broad.hourCell(0)).toEqual([0, 0])
  expect(broad.hourCell(23)[1]).toBe(700)
  expect(broad.middle([0, 0])).toEqual([160, 150])
  const tall = planOf(390, 844)
  expect([tall.columns, tall.rows]).toEqual([6, 14])
  expect(tall.across).toBe(65)
  expect(tall.hourCell(13)[0]).toBe(65)
  for (const plan of [broad, tall, planOf(844, 390), planOf(300, 300)])
    expect(Math.max(plan.across / plan.down, plan.down / plan.across)).toBeLessThan(1.1)
})
