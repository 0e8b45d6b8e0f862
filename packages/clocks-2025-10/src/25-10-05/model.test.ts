import { expect, it } from 'vitest'
import { NAMES, SYMBOLS } from './elements'
import { elementOf, elementsAt, placeOf, planOf, verseOf } from './model'

it('has the elements of the hour, the minute and the second', () => {
  expect(elementsAt(10, 9, 36, 24)).toEqual({
    hour: { number: 10, symbol: 'Ne', name: 'Neon' },
    minute: { number: 9, symbol: 'F', name: 'Fluorine' },
    second: { number: 36, symbol: 'Kr', name: 'Krypton' },
  })
  expect(elementsAt(15, 42, 7, 24)).toMatchObject({ hour: { symbol: 'P' }, minute: { name: 'Molybdenum' } })
  expect(elementsAt(15, 42, 7, 12).hour.symbol).toBe('Li')
  expect(elementsAt(23, 59, 58, 24)).toMatchObject({
    hour: { name: 'Vanadium' },
    minute: { name: 'Praseodymium' },
    second: { name: 'Cerium' },
  })
})

it('begins at midnight with the neutron', () => {
  expect(elementsAt(0, 0, 0, 24).hour).toEqual({ number: 0, symbol: 'n', name: 'Neutron' })
  expect(elementsAt(0, 2, 0, 24).minute.name).toBe('Helium')
  expect(elementsAt(0, 2, 0, 12).hour.name).toBe('Magnesium')
})

it('names and numbers as IUPAC does', () => {
  expect(SYMBOLS).toHaveLength(119)
  expect(NAMES).toHaveLength(60)
  expect([13, 26, 47, 55, 59].map((number) => NAMES[number])).toEqual([
    'Aluminium',
    'Iron',
    'Silver',
    'Caesium',
    'Praseodymium',
  ])
  expect([79, 92, 113, 118].map((number) => SYMBOLS[number])).toEqual(['Au', 'U', 'Nh', 'Og'])
})

it('puts elements into their groups and periods', () => {
  // Hydrogen, helium, boron, scandium, iron, xenon: group less one, period.
  expect([1, 2, 5, 21, 26, 54].map(placeOf)).toEqual([
    { column: 0, row: 1 },
    { column: 17, row: 1 },
    { column: 12, row: 2 },
    { column: 2, row: 4 },
    { column: 7, row: 4 },
    { column: 17, row: 5 },
  ])
  // Lanthanum begins the row below, lutetium ends it; hafnium is under zirconium.
  expect([57, 71, 72, 40].map(placeOf)).toEqual([
    { column: 2, row: 8 },
    { column: 16, row: 8 },
    { column: 3, row: 6 },
    { column: 3, row: 5 },
  ])
})

it('gives no two elements one place', () => {
  const places = SYMBOLS.map((_, number) => placeOf(number)).map(({ column, row }) => `${column} ${row}`)
  expect(new Set(places).size).toBe(119)
})

it('makes the names a line of verse', () => {
  expect(verseOf(elementOf(10), elementOf(9), elementOf(36), 1)).toEqual([
    'Neon and fluorine, a breath of krypton.',
  ])
  expect(verseOf(elementOf(12), elementOf(12), elementOf(1), 2)).toEqual([
    'Magnesium twice,',
    'a breath of hydrogen.',
  ])
})

it('shows both where the hour and the minute are one element', () => {
  const { cells } = planOf(elementOf(11), elementOf(11), 1280, 800)
  expect(cells.filter(({ number }) => number === 11).map(({ kind }) => kind)).toEqual(['hour', 'minute'])
})

it('makes the two cells far larger than the rest, within the stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
  ] as const)
    for (let at = 0; at < 1440; at += 37) {
      const { cells } = planOf(elementOf(Math.floor(at / 60)), elementOf(at % 60), width, height)
      for (const cell of cells) {
        expect(cell.x + cell.width).toBeLessThan(width)
        expect(cell.y + cell.height).toBeLessThan(height)
        if (cell.kind !== 'quiet') expect(cell.width * cell.height).toBeGreaterThan(width * height * 0.035)
      }
    }
})
