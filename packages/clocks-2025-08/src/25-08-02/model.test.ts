import { expect, it } from 'vitest'
import { COLOURWAYS, colouringAt, DEEP, gridOf, hoursOf, PLATES, priceOf, pullOf, slipAt } from './model'

it('prices the minute', () => {
  expect(priceOf(9)).toBe('09¢')
  expect(priceOf(42)).toBe('42¢')
})

it('has the hours of either clock on its cans', () => {
  expect(hoursOf(15, 24)).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23])
  expect(hoursOf(10, 24)[10]).toBe(10)
  expect(hoursOf(15, 12)).toEqual([12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

it('recolours every can each quarter, and never two alike', () => {
  expect(COLOURWAYS).toHaveLength(12)
  for (let quarter = 0; quarter < 96; quarter++) {
    const colouring = colouringAt(Math.floor(quarter / 4), (quarter % 4) * 15)
    expect(new Set(colouring).size).toBe(12)
    const next = colouringAt(Math.floor((quarter + 1) / 4), ((quarter + 1) % 4) * 15)
    if (quarter < 95) for (const [can, colour] of colouring.entries()) expect(next[can]).not.toBe(colour)
  }
  expect(colouringAt(10, 0)).toEqual(colouringAt(10, 14))
})

it('keeps every plate out of register, and moves one a second', () => {
  for (let second = 0; second < 60; second++)
    for (const plate of PLATES.keys()) {
      const { x, y } = slipAt(plate, 9, second, 1)
      expect(Math.hypot(x, y)).toBeGreaterThan(14)
      const moved = slipAt(plate, 9, second, 0.5).x !== x
      expect(moved).toBe((9 * 60 + second) % 3 === plate)
    }
  expect(slipAt(0, 9, 3, 0)).toEqual(slipAt(0, 9, 2, 1))
})

it('pulls every can otherwise, and less askew than the one of the hour', () => {
  expect(pullOf('a', 3, 40)).toEqual(pullOf('a', 3, 40))
  expect(pullOf('a', 3, 40)).not.toEqual(pullOf('a', 4, 40))
  expect(pullOf('a', 3, 40)).not.toEqual(pullOf('a', 3, 41))
  for (let can = 0; can < 12; can++)
    for (const [x, y] of pullOf('a', can, 40).off) expect(Math.hypot(x, y)).toBeLessThan(6.5)
})

it('stands the cans in rows that they fill', () => {
  expect(gridOf(1280, 800)).toMatchObject({ columns: 6, rows: 2 })
  expect(gridOf(390, 844)).toMatchObject({ columns: 3, rows: 4 })
  expect(gridOf(1024, 1024)).toMatchObject({ columns: 4, rows: 3 })
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1024, 1024],
    [480, 252],
    [160, 90],
  ] as const) {
    const { unit, high, top, ...cell } = gridOf(width, height)
    expect(cell.width / unit).toBeGreaterThan(107)
    expect(top - DEEP).toBeGreaterThan(5)
    expect(cell.height / unit - (top + high - DEEP)).toBeGreaterThan(5)
    expect(high).toBeGreaterThan(127)
  }
})
