import { expect, it } from 'vitest'
import {
  cube,
  facesAt,
  HOLD,
  isInk,
  LOOSE,
  restOf,
  SIZE,
  type Stickers,
  standOf,
  stickersOf,
  swingAt,
  turn,
  twistsOf,
  viewOf,
  WHITE,
} from './model'

const side = (stickers: Stickers, index: number) =>
  Array.from({ length: SIZE }, (_, row) =>
    stickers
      .slice((index * SIZE + row) * SIZE, (index * SIZE + row + 1) * SIZE)
      .map((colour) => (colour === WHITE ? '#' : '.'))
      .join(''),
  )
const count = (stickers: Stickers) =>
  [0, 1, 2, 3, 4, 5].map((colour) => stickers.filter((sticker) => sticker === colour).length)

it('writes a number in stickers', () => {
  expect([2, 3, 4, 5, 6].map((row) => isInk('17', row, 6))).toEqual([true, false, false, false, false])
  expect(isInk(' 4', 4, 2)).toBe(false)
})

it('shows the hour as the host counts it', () => {
  expect(facesAt(15, 4, 24)).toEqual(['15', '04'])
  expect(facesAt(15, 4, 12)).toEqual([' 3', '04'])
  expect(facesAt(0, 0, 12)).toEqual(['12', '00'])
})

it('has white stickers for the numbers and for nothing else on their sides', () => {
  const stickers = stickersOf('10', '09')
  expect(side(stickers, 0)).toEqual([
    '.........',
    '.........',
    '..#..###.',
    '.##..#.#.',
    '..#..#.#.',
    '..#..#.#.',
    '.###.###.',
    '.........',
    '.........',
  ])
  expect(side(stickers, 1)).toEqual([
    '.........',
    '.........',
    '.###.###.',
    '.#.#.#.#.',
    '.#.#.###.',
    '.#.#...#.',
    '.###.###.',
    '.........',
    '.........',
  ])
})

it.each([
  ['08', '08'],
  ['00', '00'],
  ['11', '11'],
  [' 1', '17'],
  ['23', '58'],
])(
  'has 81 of each colour at %s:%s, and nothing but blue beside the hour and red beside the minute',
  (hour, minute) => {
    const stickers = stickersOf(hour, minute)
    expect(count(stickers)).toEqual([81, 81, 81, 81, 81, 81])
    for (const [index, number] of [hour, minute].entries())
      for (let row = 1; row < 7; row++)
        for (let column = 0; column < SIZE; column++) {
          const colour = stickers[(index * SIZE + row) * SIZE + column]!
          if (isInk(number, row, column)) expect(colour).toBe(5)
          else expect(colour).toBe(index)
        }
  },
)

it('leaves the loose rows without white, and as they are', () => {
  for (const row of LOOSE)
    for (let index = 0; index < 4; index++) {
      expect(side(cube(), index)[row]).toBe('.........')
      expect(side(stickersOf('15', '42'), index)[row]).toBe('.........')
    }
})

it('turns as a cube does: four quarters are none, and an outer layer takes its side along', () => {
  const solved = Array.from({ length: 6 * SIZE * SIZE }, (_, place) => Math.floor(place / (SIZE * SIZE)))
  const once = turn(solved, 1, SIZE - 1)
  expect(once.filter((colour, place) => colour !== solved[place])).toHaveLength(36)
  const marked = solved.map((_, place) => place)
  expect(turn(marked, 1, SIZE - 1).filter((from, place) => from !== place)).toHaveLength(36 + 80)
  let back: Stickers = marked
  for (let quarters = 0; quarters < 4; quarters++) back = turn(back, 0, 3)
  expect(back).toEqual(marked)
})

const twists = twistsOf('any')

it('turns a layer each second but the last two, and ends the minute as it began', () => {
  expect(twists).toHaveLength(58)
  for (const layer of [0, 1, 2]) {
    expect(standOf(twists, layer, 0, 0)).toBeCloseTo(0)
    expect(standOf(twists, layer, 59, 0)).toBeCloseTo(0)
  }
})

it('leaves it hanging until the next second', () => {
  const { layer, quarters } = twists[0]!
  expect(HOLD).toBe(0.19)
  expect(standOf(twists, layer, 0, 999)).toBeCloseTo(0.19 * quarters)
  expect(standOf(twists, layer, 1, 0)).toBeCloseTo(0.19 * quarters)
  expect(standOf(twists, layer, 1, 132)).toBeCloseTo(quarters)
})

it('lets a layer rest but for the moments in which it moves', () => {
  const { layer } = twists[0]!
  expect([0, 130, 429, 430].map((millisecond) => restOf(twists, layer, 0, millisecond))).toEqual([
    130, 0, 0, 570,
  ])
  expect([0, 219, 220].map((millisecond) => restOf(twists, layer, 1, millisecond))).toEqual([0, 0, 780])
  expect(restOf(twists, layer, 59, 300)).toBe(700)
})

it('swings the next minute in within the last second', () => {
  expect(swingAt(58, 999)).toBe(0)
  expect(swingAt(59, 480)).toBe(0)
  expect(swingAt(59, 740)).toBeCloseTo(0.5)
  expect(swingAt(59, 1000)).toBe(1)
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [300, 300],
  [160, 90],
  [844, 390],
])('has the whole cube on a stage of %d × %d, as its layers turn', (width, height) => {
  const { at } = viewOf(width, height)
  for (let step = 0; step < 16; step++)
    for (const y of [1, -1]) {
      const angle = (step / 8) * Math.PI
      const [across, down] = at([Math.SQRT2 * Math.sin(angle), y, Math.SQRT2 * Math.cos(angle)])
      expect(across).toBeGreaterThan(width * 0.02)
      expect(across).toBeLessThan(width * 0.98)
      expect(down).toBeGreaterThan(height * 0.02)
      expect(down).toBeLessThan(height * 0.98)
    }
})
