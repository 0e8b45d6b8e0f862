import { describe, expect, it, test } from 'vitest'
import {
  cellAt,
  cellBox,
  cellName,
  colourOf,
  formulaOf,
  glidedAt,
  heading,
  headingsAt,
  inkOf,
  layoutOf,
  shortOf,
  spanOf,
} from './model'

test('the eye of the bird is in the row of three and the pale sky in that of midnight', () => {
  expect(colourOf('wide', 3, 26)).toBe('222223')
  expect(colourOf('wide', 0, 0)).toBe('C5DCE1')
})

test('every cell of every shape holds a colour', () => {
  for (const shape of ['wide', 'square', 'tall'] as const)
    for (let cell = 0; cell < 1440; cell++)
      expect(colourOf(shape, Math.floor(cell / 60), cell % 60)).toMatch(/^[0-9A-F]{6}$/)
})

test('what is white is written in grey, and black in black', () => {
  expect(inkOf('FFFFFF')).toBe('rgb(145 145 145)')
  expect(inkOf('000000')).toBe('rgb(0 0 0)')
})

describe('a cell is named by its hour and minute', () => {
  it('counts to twenty-four', () => expect(cellName(15, 4, 24)).toBe('15:04'))
  it('or to twelve', () => expect(cellName(0, 4, 12)).toBe('12:04 am'))
  it('is headed in full where it is selected', () =>
    expect([heading(15, 12, true), heading(15, 12, false), heading(9, 24, true)]).toEqual([
      '3 pm',
      '3',
      '09h',
    ]))
  it('says what it does', () =>
    expect(formulaOf(10, 9, '134776')).toBe('=IF(NOW()<TIME(10,9,0),"134776",FILL("134776"))'))
})

test('the selection has arrived after a quarter of a second', () => {
  expect(glidedAt(0)).toBe(0)
  expect(glidedAt(240)).toBe(1)
})

test('a colour is shortened to the first figure of each part', () => expect(shortOf('C3DADF')).toBe('CDD'))

describe('the selected cell', () => {
  it('is a cell of the sheet, where an hour is a row', () => {
    const layout = layoutOf(1280, 800)
    expect(layout).toMatchObject({ lies: true, columns: 60, rows: 24 })
    expect(cellBox(layout, 10, 9)).toEqual(cellAt(layout, 10, 9))
    expect(cellAt(layout, 10, 9).left).toBeCloseTo(layout.left + (9 * layout.width) / 60)
  })
  it('is three by three where cells are too small, and within the sheet', () => {
    const layout = layoutOf(390, 844)
    expect(layout).toMatchObject({ lies: false, columns: 24, rows: 60 })
    expect(spanOf(layout)).toEqual([3, 3])
    const [cell, box] = [cellAt(layout, 10, 9), cellBox(layout, 10, 9)]
    expect(box.left + box.width / 2).toBeCloseTo(cell.left + cell.width / 2)
    expect(cellBox(layout, 0, 0)).toMatchObject({ left: layout.left, top: layout.top })
    const last = cellBox(layout, 23, 59)
    expect(last.left + last.width).toBeCloseTo(390)
  })
})

test('the picture has the shape of the stage', () =>
  expect([layoutOf(1280, 800).shape, layoutOf(300, 300).shape, layoutOf(390, 844).shape]).toEqual([
    'wide',
    'square',
    'tall',
  ]))

test('a thumbnail has room for the cells and the box that names them', () => {
  const layout = layoutOf(160, 90)
  expect(layout).toMatchObject({ title: 0, bar: 24, tabs: 0, top: 39 })
  expect(headingsAt(layout, 0, 0)).toMatchObject({ left: 19, top: 39, width: 24, height: 13 })
})
