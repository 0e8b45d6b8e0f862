import { createRandom, type HourCycle } from '@found-time/clock-runtime'

/** Twelve on the hour and twelve on the half: a face's number is how many half hours it shows after twelve. */
export const EMOJI = 24
export const FACES = 144

export interface Grid {
  readonly columns: number
  readonly rows: number
  /** The size of a figure, in faces. */
  readonly wide: number
  readonly tall: number
  /** Where the four figures have their upper left face: two of the hour, two of the minute. */
  readonly figures: readonly (readonly [column: number, row: number])[]
}

/** The ways to lay 144 faces out, from broad to high. The figures reach from edge to edge. */
const GRIDS: readonly Grid[] = [
  { columns: 18, rows: 8, wide: 3, tall: 6, figures: [[1, 1], [5, 1], [10, 1], [14, 1]] }, // biome-ignore format: one a line
  { columns: 16, rows: 9, wide: 3, tall: 9, figures: [[0, 0], [4, 0], [9, 0], [13, 0]] }, // biome-ignore format: one a line
  { columns: 12, rows: 12, wide: 5, tall: 5, figures: [[0, 0], [7, 0], [0, 7], [7, 7]] }, // biome-ignore format: one a line
  { columns: 9, rows: 16, wide: 4, tall: 7, figures: [[0, 0], [5, 0], [0, 9], [5, 9]] }, // biome-ignore format: one a line
  { columns: 8, rows: 18, wide: 3, tall: 8, figures: [[0, 0], [5, 0], [0, 10], [5, 10]] }, // biome-ignore format: one a line
]

/** The way that fits a stage best. */
export function gridFor(width: number, height: number): Grid {
  const misfit = ({ columns, rows }: Grid) => Math.abs(Math.log(width / height / (columns / rows)))
  return GRIDS.reduce((best, grid) => (misfit(grid) < misfit(best) ? grid : best))
}

/** Which bars a figure is made of: at the top, upper right, lower right, at the bottom, lower left, upper left, middle. */
const BARS = ['abcdef', '', 'abged', 'abgcd', 'fgbc', 'afgcd', 'afgedc', 'abc', 'abcdefg', 'abcdfg']

/** Whether a figure of a size has a dark face at a place in it. */
export function isDark(figure: number, wide: number, tall: number, column: number, row: number): boolean {
  const [right, foot, middle] = [wide - 1, tall - 1, (tall - 1) >> 1]
  if (figure === 1) {
    const stem = wide >> 1
    return (
      column === stem || (column === stem - 1 && row === 0) || (row === foot && Math.abs(column - stem) < 2)
    )
  }
  const bars = BARS[figure]!
  return (
    (row === 0 && bars.includes('a')) ||
    (row === middle && bars.includes('g')) ||
    (row === foot && bars.includes('d')) ||
    (column === 0 && ((row <= middle && bars.includes('f')) || (row >= middle && bars.includes('e')))) ||
    (column === right && ((row <= middle && bars.includes('b')) || (row >= middle && bars.includes('c'))))
  )
}

export type Part = 'light' | 'hour' | 'minute'

/**
 * What each face is part of, row by row: of the hour's figures, of the minute's, or of the light ground.
 * @returns Nothing stands for the first figure of an hour below ten, where hours go to twelve.
 */
export function partsAt(grid: Grid, hour: number, minute: number, cycle: HourCycle): Part[] {
  const shown = cycle === 12 ? hour % 12 || 12 : hour
  const parts = new Array<Part>(FACES).fill('light')
  const figures = [Math.floor(shown / 10), shown % 10, Math.floor(minute / 10), minute % 10]
  for (const [place, figure] of figures.entries()) {
    if (place === 0 && figure === 0 && cycle === 12) continue
    const [left, top] = grid.figures[place]!
    for (let row = 0; row < grid.tall; row++)
      for (let column = 0; column < grid.wide; column++)
        if (isDark(figure, grid.wide, grid.tall, column, row))
          parts[(top + row) * grid.columns + left + column] = place < 2 ? 'hour' : 'minute'
  }
  return parts
}

/** Every face changes its mind once in so many seconds, twelve of them in each. */
export const PATIENCE = 12
const DAY = 86_400

/** In which of twelve seconds each face does so. */
export const turnsOf = (seed: string): number[] =>
  createRandom(seed, 'turns')
    .shuffle(Array.from({ length: FACES }, (_, face) => face))
    .map((place) => place % PATIENCE)

/** The half hour, of twenty-four, that a second of the day is nearest to. */
const nearest = (second: number) => Math.round(second / 1800) % EMOJI

/**
 * What a face shows: the hour and the half in turn, any but the one that is nearest to the truth while it shows it.
 * @param turn - In which of twelve seconds it changes its mind.
 * @param second - Of the day.
 * @returns `0` to `23`: half hours after twelve.
 */
export function shownAt(seed: string, face: number, turn: number, second: number): number {
  const since = Math.floor((second - turn) / PATIENCE) * PATIENCE + turn
  const start = (since + DAY) % DAY
  const barred = [nearest(start), nearest(start + PATIENCE)]
  const half = (face + (start - turn) / PATIENCE) % 2
  const open = Array.from({ length: 12 }, (_, hour) => hour * 2 + half).filter(
    (shown) => !barred.includes(shown),
  )
  return createRandom(seed, 'face', face, start).pick(open)
}

/**
 * Where its two hands point, in turns. As in the set, the short one points straight at its hour at half past as well.
 */
export const handsOf = (shown: number) => ({ hour: Math.floor(shown / 2) / 12, minute: (shown % 2) / 2 })
