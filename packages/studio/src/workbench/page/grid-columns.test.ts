import { expect, it } from 'vitest'
import { columnsFor } from './grid-columns'

it('a grid has the columns in which its boxes are largest', () => {
  const space = { width: 900, height: 640 }
  expect(columnsFor(24, 16 / 10, space)).toBe(5)
  expect(columnsFor(24, 9 / 16, space)).toBe(8)
  expect(columnsFor(12, 16 / 10, space)).toBe(3)
  expect(columnsFor(5, 9 / 16, space)).toBe(5)
  expect(columnsFor(1, 2, space)).toBe(1)
})
