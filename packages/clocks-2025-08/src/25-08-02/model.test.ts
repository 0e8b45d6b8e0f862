import { expect, it } from 'vitest'
import { colourwayAt, DEEP, gridOf, hoursOf, PLATES, priceOf, pullOf, slipAt } from './model'

it('prices the minute', () => {
  expect(priceOf(9)).toBe('09¢')
  expect(priceOf(42)).toBe('42¢')
})

it('has the hours of either clock on its cans', () => {
  expect(hoursOf(15, 24)).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23])
  expect(hoursOf(10, 24)[10]).toBe(10)
  expect(hoursOf(15, 12)).toEqual([12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

it('prints in other colours each quarter, and keeps to them in between', () => {
  const printed = Array.from({ length: 96 }, (_, at) => colourwayAt(Math.floor(at / 4), (at % 4) * 15))
  for (const [at, colours] of printed.entries()) {
    expect(printed[at + 1]).not.toBe(colours)
    expect(colours.wall).not.toBe(colours.ground)
  }
  expect(new Set(printed).size).toBe(12)
  expect(colourwayAt(10, 14)).toBe(colourwayAt(10, 0))
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

it('pulls every can otherwise', () => {
  expect(pullOf('a', 3, 40)).toEqual(pullOf('a', 3, 40))
  expect(pullOf('a', 3, 40)).not.toEqual(pullOf('a', 4, 40))
  expect(pullOf('a', 3, 40)).not.toEqual(pullOf('a', 3, 41))
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
