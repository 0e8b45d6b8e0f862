import { clamp, createRandom, shownHour } from '@found-time/clock-runtime'

/** @example hourOf(0, 12) // '12' */
export const hourOf = (hour: number, cycle: 12 | 24): string => String(shownHour(hour, cycle))

/** A figure's place on the wall, in notes. */
interface Spot {
  readonly left: number
  readonly wide: number
}

/** How the wall is ruled: sixty places in rows, and one large one at the lower right for the newest note. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  /** The large place, in columns and rows of the others. */
  readonly large: readonly [across: number, down: number]
  /** Where an hour of one figure stands, and one of two; all figures are equally high. */
  readonly one: Spot
  readonly two: readonly [Spot, Spot]
  readonly top: number
  readonly high: number
}

const GRIDS: readonly Grid[] = [
  // On six columns there is room for a one or a two of two columns, and a three-column figure beside it.
  {
    columns: 6,
    rows: 12,
    large: [4, 3],
    one: { left: 1, wide: 4 },
    two: [
      { left: 0, wide: 2 },
      { left: 3, wide: 3 },
    ],
    top: 1,
    high: 7,
  },
  {
    columns: 7,
    rows: 10,
    large: [5, 2],
    one: { left: 2, wide: 3 },
    two: [
      { left: 0, wide: 3 },
      { left: 4, wide: 3 },
    ],
    top: 1,
    high: 6,
  },
  {
    columns: 8,
    rows: 8,
    large: [2, 2],
    one: { left: 2, wide: 4 },
    two: [
      { left: 0, wide: 3 },
      { left: 5, wide: 3 },
    ],
    top: 0,
    high: 6,
  },
  {
    columns: 11,
    rows: 6,
    large: [3, 2],
    one: { left: 3, wide: 3 },
    two: [
      { left: 0, wide: 3 },
      { left: 4, wide: 3 },
    ],
    top: 0,
    high: 6,
  },
  {
    columns: 12,
    rows: 6,
    large: [4, 3],
    one: { left: 3, wide: 3 },
    two: [
      { left: 0, wide: 3 },
      { left: 4, wide: 3 },
    ],
    top: 0,
    high: 6,
  },
]

/** The grid whose places are nearest to squares. */
export function gridOf(width: number, height: number): Grid {
  const apart = ({ columns, rows }: Grid) => Math.abs(Math.log((height * columns) / (width * rows)))
  return GRIDS.reduce((best, grid) => (apart(grid) < apart(best) ? grid : best))
}

/** The places of the sixty minutes, row by row. */
export function placesOf({
  columns,
  rows,
  large,
}: Grid): readonly (readonly [column: number, row: number])[] {
  return Array.from(
    { length: columns * rows },
    (_, at) => [at % columns, Math.floor(at / columns)] as const,
  ).filter(([column, row]) => column < columns - large[0] || row < rows - large[1])
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
 * Whether a place of the wall is the hour's: its figures are built of notes.
 * @example isHours('4', gridOf(1280, 800), 3, 0) // true
 */
export function isHours(hour: string, { one, two, top, high }: Grid, column: number, row: number): boolean {
  const spots = hour.length === 1 ? [one] : two
  return spots.some(
    ({ left, wide }, index) =>
      column >= left &&
      column < left + wide &&
      row >= top &&
      row < top + high &&
      hasNote(Number(hour[index]), wide, high, column - left, row - top),
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

/** How much broader and higher than its place a note is, so that each lies over its neighbours. */
const LAP = [1.04, 1.13] as const
/** And the hour's, which lie over all others. */
const HOURS_LAP = [1.2, 1.24] as const

/** How a wall of this size is hung: its grid, what the notes of the minutes are like, and where the newest one hangs. */
export function wallOf(width: number, height: number, seed: string) {
  const grid = gridOf(width, height)
  const edge = Math.min(width, height) * 0.035
  const [across, down] = [(width - 2 * edge) / grid.columns, (height - 2 * edge) / grid.rows]
  const { between, integer } = createRandom(seed, 'wall')
  const notes = placesOf(grid).map(([column, row]) => {
    const x = edge + (column + 0.5 + between(-0.02, 0.02)) * across
    const y = edge + (row + 0.5 + between(-0.02, 0.02)) * down
    const sized = ([wide, high]: readonly [number, number]): Place => ({
      left: x - (across * wide) / 2,
      top: y - (down * high) / 2,
      width: across * wide,
      height: down * high,
      tilt,
    })
    const tilt = between(-1.6, 1.6)
    return {
      column,
      row,
      plain: sized(LAP),
      ofHour: sized(HOURS_LAP),
      frame: integer(0, CALM - 1),
      pen: integer(0, 1),
    }
  })
  const [wide, high] = [grid.large[0] * across, grid.large[1] * down]
  const side = Math.min(wide, high) * 0.97
  const large = {
    left: width - edge - wide / 2 - side / 2,
    top: height - edge - high / 2 - side / 2,
    width: side,
    height: side,
  }
  return { grid, notes, large }
}

/** How askew the newest note hangs, in degrees: each otherwise than the one before it. */
export const askewAt = (minute: number): number => [-4, 2.5, -1.5, 4][minute % 4]!

/** How long the newest note takes to come, in seconds. */
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
export const [LIFT_MS, GUST_MS] = [340, 40] as const

/** How far a note is lifted by a gust that came to it some milliseconds ago: up at once, and slowly down. `0` to `1`. */
export const liftAt = (milliseconds: number): number =>
  Math.sin(Math.PI * clamp(milliseconds / LIFT_MS) ** 0.55) ** 2
