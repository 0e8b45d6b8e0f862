import { expect, it } from 'vitest'
import {
  facesAt,
  flipAt,
  isInk,
  poseOf,
  SIZE,
  sideAfter,
  snap,
  standAt,
  timeOf,
  twistsOf,
  viewOf,
} from './model'

const face = (number: string, high: boolean) =>
  Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, (_, column) => (isInk(number, row, column, high) ? '#' : '.')).join(''),
  )

it('writes a number in stickers', () => {
  expect(face('17', false)).toEqual([
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

it('writes it higher on a face that is seen from above', () => {
  expect(face(' 4', true)).toEqual([
    '.........',
    '.....#.#.',
    '.....#.#.',
    '.....#.#.',
    '.....###.',
    '.......#.',
    '.......#.',
    '.......#.',
    '.........',
  ])
})

it('shows the hour as the host counts it', () => {
  expect(facesAt(15, 4, 24)).toEqual(['15', '04'])
  expect(facesAt(15, 4, 12)).toEqual([' 3', '04'])
  expect(facesAt(0, 0, 12)).toEqual(['12', '00'])
})

it.each([2, 4])('turns one of %d layers each second, and ends the minute as it began', (layers) => {
  const twists = twistsOf('any', layers)
  expect(twists).toHaveLength(60)
  expect(twists.slice(1, 59).every(({ quarters }) => quarters !== 0)).toBe(true)
  const ends = standAt(twists, 59, 1).map((quarters) => Math.abs(quarters % 4))
  expect(ends).toEqual(Array.from({ length: layers }, () => 0))
})

it('lies on its side on a telephone, where fewer layers are free', () => {
  expect(poseOf(1280, 800)).toMatchObject({ lying: false, behind: [8, 7], before: [1, 0] })
  expect(poseOf(390, 844)).toMatchObject({ lying: true, behind: [0, 8], before: [] })
})

it('twists with weight, into a catch that gives a little', () => {
  expect(snap(0)).toBe(0)
  expect(snap(0.32)).toBeCloseTo(0.203, 3)
  expect(snap(0.64)).toBe(1)
  expect(snap(0.82)).toBeCloseTo(1.0225, 4)
  expect(snap(1)).toBeCloseTo(1)
  expect([1, -1, 2].map((quarters) => timeOf({ layer: 0, quarters }))).toEqual([420, 420, 560])
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
  [480, 252],
  [844, 390],
])('has every sticker of the numbers on a stage of %d × %d', (width, height) => {
  const { at } = viewOf(width, height)
  const { rows } = poseOf(width, height)
  const places = rows.flatMap((row) => {
    const y = 1 - (row * 2) / SIZE
    return [at([-1, y, 1]), at([1, y, 1]), at([1, y, -1])]
  })
  for (const [across, down] of places) {
    expect(across).toBeGreaterThan(width * 0.02)
    expect(across).toBeLessThan(width * 0.98)
    expect(down).toBeGreaterThan(height * 0.02)
    expect(down).toBeLessThan(height * 0.98)
  }
})
