import { expect, it } from 'vitest'
import { readCatalogue } from './catalogue'

it('reads the rows it can', () => {
  expect(readCatalogue([{ date: '25-04-01', title: 'Opening Hours' }, null])).toEqual({
    entries: [{ path: '25-04-01', date: '25-04-01', title: 'Opening Hours', clockNumber: 1 }],
  })
})

it('keeps why there are none, and whether the list was empty', () => {
  expect(readCatalogue([])).toEqual({
    entries: [],
    error: 'Error processing JSON: No data found in JSON file.',
    empty: true,
  })
  expect(readCatalogue([{}])).toEqual({
    entries: [],
    error: 'Error processing JSON: No valid items with path and date found.',
    empty: false,
  })
})
