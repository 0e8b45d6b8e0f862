import { expect, it } from 'vitest'
import { facesAt, flipAt, isInk, SIZE, sideAfter, standAt, twistsOf, viewOf } from './model'

const face = (number: string) =>
  Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, (_, column) => (isInk(number, row, column) ? '#' : '.')).join(''),
  )

it('writes a number in stickers', () => {
  expect(face('17')).toEqual([
    '.........',
    '.........',
    '..#..###.',
    '.##....#.',
    '..#....#.',
    '..#....#.',
    '.###...#.',
    '.........',
    '.........',
  ])
})

it('shows the hour as the host counts it', () => {
  expect(facesAt(15, 4, 24)).toEqual(['15', '04'])
  expect(facesAt(15, 4, 12)).toEqual([' 3', '04'])
  expect(facesAt(0, 0, 12)).toEqual(['12', '00'])
})

it('turns something each second, and ends the minute as it began', () => {
  const twists = twistsOf('any')
  expect(twists).toHaveLength(60)
  expect(twists.slice(1, 59).every(({ quarters }) => quarters !== 0)).toBe(true)
  expect(standAt(twists, 59, 1).map((quarters) => Math.abs(quarters % 4))).toEqual([0, 0, 0, 0])
})

it('brings four sides round', () => {
  expect([0, 1, 2, 3, 4, -1].map((quarters) => sideAfter(0, quarters))).toEqual([0, 1, 2, 3, 0, 3])
})

it('turns the next minute in within the last second', () => {
  expect(flipAt(58, 999)).toBe(0)
  expect(flipAt(59, 480)).toBe(0)
  expect(flipAt(59, 740)).toBeCloseTo(0.5)
  expect(flipAt(59, 1000)).toBe(1)
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [320, 320],
])('has both numbers on a stage of %d × %d', (width, height) => {
  const { at } = viewOf(width, height)
  for (const [x, y, z] of [
    [-7 / 9, 5 / 9, 1],
    [-7 / 9, -5 / 9, 1],
    [1, 5 / 9, -7 / 9],
    [1, -5 / 9, -7 / 9],
    [1, 5 / 9, 1],
    [1, -5 / 9, 1],
  ] as const) {
    const [across, down] = at([x, y, z])
    expect(across).toBeGreaterThan(0)
    expect(across).toBeLessThan(width)
    expect(down).toBeGreaterThan(0)
    expect(down).toBeLessThan(height)
  }
})
