import { clamp, createRandom } from '@found-time/clock-runtime'

/** @example hourOf(0, 12) // '12' */
export const hourOf = (hour: number, cycle: 12 | 24): string => String(cycle === 12 ? hour % 12 || 12 : hour)

/** How the wall is ruled: places in rows, one for each minute, and in the last row perhaps some that are over. */
export interface Grid {
  readonly columns: number
  readonly rows: number
}

const GRIDS: readonly Grid[] = [
  { columns: 6, rows: 10 },
  { columns: 8, rows: 8 },
  { columns: 10, rows: 6 },
  { columns: 12, rows: 5 },
]

/** The grid whose places are nearest to squares. */
export function gridOf(width: number, height: number): Grid {
  const apart = ({ columns, rows }: Grid) => Math.abs(Math.log((height * columns) / (width * rows)))
  return GRIDS.reduce((best, grid) => (apart(grid) < apart(best) ? grid : best))
}

/** Which bars of seven each figure has: top, middle, bottom, then upper left, lower left, upper right, lower right. */
const BARS = [
  '1011111',
  '',
  '1110110',
  '1110011',
  '0101011',
  '1111001',
  '1111101',
  '1000011',
  '1111111',
  '1111011',
] as const

/** Whether a figure so many notes wide and high has a note at a place. */
function hasNote(figure: number, wide: number, high: number, column: number, row: number): boolean {
  const middle = Math.floor((high - 1) / 2)
  if (figure === 1) {
    const stem = wide >> 1
    if (row === high - 1) return Math.abs(column - stem) < 2
    return column === stem || (row === 1 && column === stem - 1)
  }
  // A broad nought has no corners.
  if (!figure && wide > 3 && (row === 0 || row === high - 1) && (column === 0 || column === wide - 1))
    return false
  const bars = BARS[figure]!
  const across = [0, middle, high - 1].indexOf(row)
  if (across >= 0 && bars[across] === '1') return true
  const upper = row <= middle
  const lower = row >= middle
  const has = (top: number) => (upper && bars[top] === '1') || (lower && bars[top + 1] === '1')
  return (column === 0 && has(3)) || (column === wide - 1 && has(5))
}

/**
 * Which places of the wall are the hour's: its figures, built of notes.
 * @returns A line for each row, with `#` where the hour is.
 * @example hourPlaces('4', { columns: 10, rows: 6 })[0] // '...#..#...'
 */
export function hourPlaces(hour: string, { columns, rows }: Grid): string[] {
  const high = { 5: 5, 6: 6, 8: 7, 10: 8 }[rows] ?? rows
  const top = rows === 10 ? 1 : 0
  // On six columns there is room for a two of two columns, and a three-column figure beside it.
  const wide = { 6: [2, 3], 8: [3, 3] }[columns] ?? [4, 4]
  const figures =
    hour.length === 1
      ? [{ figure: +hour, wide: 4, left: (columns - 4) / 2 }]
      : [
          { figure: +hour[0]!, wide: wide[0]!, left: columns === 12 ? 1 : 0 },
          { figure: +hour[1]!, wide: wide[1]!, left: columns - wide[1]! - (columns === 12 ? 1 : 0) },
        ]
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      row >= top &&
      row < top + high &&
      figures.some(
        ({ figure, wide, left }) =>
          column >= left && column < left + wide && hasNote(figure, wide, high, column - left, row - top),
      )
        ? '#'
        : '.',
    ).join(''),
  )
}

export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** In degrees. */
  readonly tilt: number
}

/** Of how many pictures of a lifting sheet a note has its own, and those that hang still. */
export const [FRAMES, CALM] = [8, 3] as const

/** How a wall of this size is hung: its grid, and what the note at each of its places is like, row by row. */
export function wallOf(width: number, height: number, seed: string) {
  const grid = gridOf(width, height)
  const edge = Math.min(width, height) * 0.035
  const [across, down] = [(width - 2 * edge) / grid.columns, (height - 2 * edge) / grid.rows]
  // A little larger than its place, so each lies over its neighbours.
  const [wide, high] = [across * 1.04, down * 1.13]
  const { between, integer } = createRandom(seed, 'wall')
  const notes = Array.from({ length: grid.columns * grid.rows }, (_, index) => ({
    left: edge + ((index % grid.columns) + 0.5 + between(-0.02, 0.02)) * across - wide / 2,
    top: edge + (Math.floor(index / grid.columns) + 0.5 + between(-0.02, 0.02)) * down - high / 2,
    width: wide,
    height: high,
    tilt: between(-1.6, 1.6),
    frame: integer(0, CALM - 1),
    pen: integer(0, 1),
  }))
  return { grid, notes }
}

/** How many times as large as the others the newest note is. */
const NEWEST = 1.7

/** Where the newest note hangs: over its place, but whole on the stage. */
export function newestOf(
  { left, top, width, height }: Place,
  stage: { width: number; height: number },
): Place {
  const [wide, high] = [width * NEWEST, height * NEWEST]
  const edge = width * 0.12
  return {
    left: clamp(left + (width - wide) / 2, edge, stage.width - wide - edge),
    top: clamp(top + (height - high) / 2, edge, stage.height - high - edge),
    width: wide,
    height: high,
    tilt: -4,
  }
}

/** How long the newest note takes to come, and the one before to go into its place, in seconds. */
export const COMING = 0.55

/** From this second of the last minute the wind takes the notes. */
export const WIND_FROM = 56.6

/**
 * How far the wind has carried a note, `0` not yet to `1` away; the oldest goes first.
 * @example goneAt(0, 59, 56) // 0
 */
export const goneAt = (note: number, minute: number, seconds: number): number =>
  minute === 59 ? clamp((seconds - WIND_FROM - (Math.min(note, 59) / 60) * 2.4) / 0.95) ** 2 : 0

/** Which of so many notes the gust of a second goes through, the first one first: five that hang beside each other. */
export function gustOf(seed: string, minute: number, second: number, notes: number): readonly number[] {
  const first = createRandom(seed, 'gust', minute, second).integer(0, notes - 5)
  return Array.from({ length: 5 }, (_, index) => first + index)
}

/** How long a gust lifts a note, and how much later it is at the next one, in milliseconds. */
export const [LIFT_MS, GUST_MS] = [620, 70] as const

/** How far a note is lifted by a gust that came to it some milliseconds ago: up at once, and slowly down. `0` to `1`. */
export const liftAt = (milliseconds: number): number =>
  Math.sin(Math.PI * clamp(milliseconds / LIFT_MS) ** 0.55) ** 2
