import { expect, it } from 'vitest'
import { CORE } from './core'
import { addressOf, cellsAt, hexOf, sheetFor } from './model'

it('has a byte for each minute of the day, all of them plain ASCII', () => {
  expect(CORE).toHaveLength(1440)
  expect([...CORE].every((letter) => letter >= ' ' && letter <= '~')).toBe(true)
})

it('counts bytes from midnight', () => {
  expect(addressOf(0, 0)).toBe(0)
  expect(addressOf(15, 42)).toBe(942)
  expect(addressOf(23, 59)).toBe(1439)
})

it('writes bytes in hexadecimal', () => {
  expect([0, 1, 2, 3, 4].map(hexOf)).toEqual(['63', '6F', '72', '65', '20'])
  expect(hexOf(1439)).toBe('2E')
})

it('has room for all bytes on each sheet', () => {
  for (const [width, height, columns] of [
    [1280, 800, 48],
    [844, 390, 56],
    [390, 844, 26],
    [300, 300, 48],
  ] as const) {
    const sheet = sheetFor(width, height)
    expect(sheet.columns).toBe(columns)
    expect(sheet.columns * sheet.rows).toBeGreaterThanOrEqual(1440)
  }
})

/** What of a sheet is marked, row by row. */
const shown = (hour: number, minute: number) => {
  const sheet = sheetFor(1280, 800)
  const cells = cellsAt(sheet, hour, minute)
  return Array.from({ length: sheet.rows }, (_, row) =>
    cells
      .slice(row * 48, row * 48 + 48)
      .map(({ marked }) => (marked ? '#' : '.'))
      .join(''),
  )
}

it('marks the digits of the address and nothing else', () => {
  expect(shown(11, 11)[26]).toBe('..########...########......########...########..')
  expect(shown(0, 0)[14]).toBe('.###....###.###....###....###....###.###....###.')
  expect(shown(7, 47)[0]).toBe('.'.repeat(48))
})

it('marks another picture each minute', () => {
  const day = Array.from({ length: 1440 }, (_, at) => shown(Math.floor(at / 60), at % 60).join(''))
  expect(new Set(day).size).toBe(1440)
})
