import { createRandom, shownHour, twoDigits } from '@found-time/clock-runtime'

/** Rows of each figure, six squares wide, its strokes two; some rows are repeated where there is room. */
const FIGURES: readonly string[] = [
  '011110 110011 110011 110011 110011 110011 011110',
  '001100 111100 001100 001100 001100 001100 111111',
  '111110 000011 000011 011110 110000 110000 111111',
  '111110 000011 000011 011110 000011 000011 111110',
  '110011 110011 110011 111111 000011 000011 000011',
  '111111 110000 110000 111110 000011 000011 111110',
  '011110 110000 110000 111110 110011 110011 011110',
  '111111 000011 000011 000110 001100 001100 001100',
  '011110 110011 110011 011110 110011 110011 011110',
  '011110 110011 110011 011111 000011 000011 011110',
]

/** Rows of a figure so many squares high: from eleven on its bars are as thick as its stems. */
const ROWS: Readonly<Record<number, readonly number[]>> = {
  7: [0, 1, 2, 3, 4, 5, 6],
  9: [0, 1, 2, 2, 3, 4, 5, 5, 6],
  11: [0, 0, 1, 2, 3, 3, 4, 4, 5, 6, 6],
  13: [0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6],
  15: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6],
  17: [0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6],
  19: [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6],
}

/** Columns of a figure of eight squares; the stems of 1 and 7 are no wider for that. */
const BROAD = [0, 1, 2, 2, 3, 3, 4, 5]

/** A row of a figure, six squares wide or eight. */
function lineOf(character: string, row: number, wide: number): string {
  const line = FIGURES[Number(character)]!.split(' ')[row]!
  if (wide === 6) return line
  if (character === '1') return `0${line}0`
  if (character === '7' && row > 2) return '00000011'
  return BROAD.map((column) => line[column]).join('')
}

export interface Board {
  readonly columns: number
  readonly rows: number
  /** Hours stand over minutes, not before them. */
  readonly stacked: boolean
}

export const HEIGHTS = [19, 17, 15, 13, 11, 9, 7] as const

/** Squares between figures, and beside the colon: so many that clearing runs through between them. */
export const GAP = 3

/** How high figures stand on a board, in squares. */
export const heightOn = ({ rows, stacked }: Board): number =>
  HEIGHTS.find((height) => (stacked ? 2 * height + 5 <= rows : height <= 15 && height + 3 <= rows)) ?? 7

/** How wide they are: eight where hours stand over minutes and there is room at the sides. */
export const widthOn = ({ columns, stacked }: Board): number =>
  stacked && columns >= 2 * 8 + GAP + 4 ? 8 : 6

/** The squares of a board, counted row by row, that hold a mine: those of the four figures, and of the colon. */
export function minesOf(board: Board, hour: number, minute: number, hourCycle: 12 | 24): Set<number> {
  const { columns, rows, stacked } = board
  const height = heightOn(board)
  const wide = widthOn(board)
  const shown = shownHour(hour, hourCycle)
  const hours = hourCycle === 12 && shown < 10 ? ` ${shown}` : twoDigits(shown)
  const minutes = twoDigits(minute)
  const mines = new Set<number>()
  const figure = (character: string, left: number, top: number) => {
    if (character === ' ') return
    for (const [down, row] of ROWS[height]!.entries())
      for (const [across, sign] of [...lineOf(character, row, wide)].entries())
        if (sign === '1') mines.add((top + down) * columns + left + across)
  }
  if (stacked) {
    const left = Math.floor((columns - 2 * wide - GAP) / 2)
    const gap = Math.max(1, Math.min(3, rows - 2 * height - 2))
    const top = Math.floor((rows - 2 * height - gap) / 2)
    for (const [index, two] of [hours, minutes].entries())
      for (const [place, character] of [...two].entries())
        figure(character, left + place * (wide + GAP), top + index * (height + gap))
    return mines
  }
  const pair = 2 * wide + GAP
  // An hour of one figure leaves no hole before it.
  const hole = hours.startsWith(' ') ? wide + GAP : 0
  const left = Math.floor((columns - 2 * pair - 2 * GAP - 1 + hole) / 2)
  const top = Math.floor((rows - height) / 2)
  for (const [place, character] of [...(hours + minutes)].entries())
    figure(character, left - hole + place * (wide + GAP) + (place > 1 ? GAP + 1 : 0), top)
  // A colon of two squares, lighter than any stroke.
  const middle = top + Math.floor(height / 2)
  for (const row of [middle - 2, middle + 2]) mines.add(row * columns + left - hole + pair + GAP)
  return mines
}

/** The squares round a square, three to eight of them. */
export function neighboursOf({ columns, rows }: Board, square: number): number[] {
  const [column, row] = [square % columns, Math.floor(square / columns)]
  const around: number[] = []
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
      if (x !== column || y !== row) around.push(y * columns + x)
  return around
}

const distance = ({ columns }: Board, from: number, to: number) =>
  Math.hypot((from % columns) - (to % columns), Math.floor(from / columns) - Math.floor(to / columns))

export interface Field {
  /** By square: the mines round it, `-1` for a mine. */
  readonly counts: readonly number[]
  /** The squares without a mine in the order in which they are uncovered. */
  readonly order: readonly number[]
}

/**
 * A field and a way to clear it. A click uncovers its square and, where no mine is near, all that hang together
 * with it and the numbers at their edge, from the click outwards. The first click is lucky, as the rules want.
 */
export function fieldOf(board: Board, mines: ReadonlySet<number>, seed: string, minuteOfDay: number): Field {
  const size = board.columns * board.rows
  const counts = Array.from({ length: size }, (_, square) =>
    mines.has(square) ? -1 : neighboursOf(board, square).filter((other) => mines.has(other)).length,
  )
  const random = createRandom(seed, 'clicks', minuteOfDay)
  const safe = random.shuffle([...counts.keys()].filter((square) => counts[square]! >= 0))
  const lucky = safe.findIndex((square) => counts[square] === 0)
  const first = safe[Math.max(0, lucky)]!
  // After that the player works outwards, so that what is covered still hangs together beside the figures.
  const way = new Map(safe.map((square) => [square, distance(board, square, first) + random.between(0, 2)]))
  const clicks = [first, ...safe.sort((a, b) => way.get(a)! - way.get(b)!)]
  const open = new Set<number>()
  for (const click of clicks) {
    if (open.has(click)) continue
    const flood = new Set([click])
    for (const square of flood)
      if (counts[square] === 0)
        for (const other of neighboursOf(board, square)) if (!open.has(other)) flood.add(other)
    const far = new Map(
      [...flood].map((square) => [
        square,
        square === click ? 0 : random.between(0, 1.6) + distance(board, square, click),
      ]),
    )
    for (const square of [...flood].sort((a, b) => far.get(a)! - far.get(b)!)) open.add(square)
  }
  return { counts, order: [...open] }
}

/** The second in which the field is clear. */
export const CLEAR_SECOND = 57

/** How much of the field the first click uncovers: it is a lucky one. */
const LUCK = 0.5

/** How many squares are uncovered in a second of the minute, which begins with the first click. */
export const uncoveredAt = (safe: number, second: number): number =>
  Math.round(safe * Math.min(1, LUCK + (1 - LUCK) * (second / CLEAR_SECOND)))

/** The mine whose flower the bee is at: another each second. */
export function beeAt(mines: ReadonlySet<number>, seed: string, second: number): number {
  const flowers = createRandom(seed, 'bee').shuffle([...mines])
  return flowers[second % flowers.length]!
}
