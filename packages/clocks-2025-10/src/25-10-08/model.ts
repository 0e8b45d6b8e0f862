import { clamp, hourDigits, twoDigits } from '@found-time/clock-runtime'
import { COLUMNS, figureAt, LEAST_ROWS } from './figures'

/** A picture of squares: `true` is black. */
export type Picture = readonly (readonly boolean[])[]

/** How the two pairs of figures stand: beside one another with a colon between, or the hour above the minute. */
export type Setting = 'beside' | 'above'

/** Empty rows between the hour and the minute, where one is above the other. */
const LEADING = 2
const COLON = ['.', '##', '.'] as const

const squares = (row: string) => [...row].map((square) => square === '#')

/** Which rows of so many the colon's two marks take. */
const colonAt = (row: number, rows: number) => {
  const tall = 3
  const upper = Math.round(rows * 0.3) - 1
  const lower = rows - upper - tall
  return (row >= upper && row < upper + tall) || (row >= lower && row < lower + tall)
}

/** A pair of figures; `--` of an hour of one figure is left empty. */
const pairAt = (text: string, rows: number, gap: number): string[] => {
  const [left, right] = [...text].map((figure) =>
    figure === ' ' ? Array.from({ length: rows }, () => '.'.repeat(COLUMNS)) : figureAt(Number(figure), rows),
  )
  return left!.map((row, index) => row + '.'.repeat(gap) + right![index])
}

/** The hour's two figures: one below ten has a nought in a day of twenty-four, and a space in one of twelve. */
export const hourText = (hour: number, hourCycle: 12 | 24): string => hourDigits(hour, hourCycle).padStart(2)

/**
 * The picture that is the puzzle's solution.
 * @param rows - How many rows a figure has.
 */
export function pictureAt(hour: string, minute: number, setting: Setting, rows: number): Picture {
  const minutes = twoDigits(minute)
  if (setting === 'above') {
    const empty = '.'.repeat(COLUMNS * 2 + 2)
    const leading = Array.from({ length: LEADING }, () => empty)
    return [...pairAt(hour, rows, 2), ...leading, ...pairAt(minutes, rows, 2)].map(squares)
  }
  const right = pairAt(minutes, rows, 1)
  return pairAt(hour, rows, 1).map((row, index) =>
    squares(`${row}${COLON[0]}${colonAt(index, rows) ? COLON[1] : '..'}${COLON[2]}${right[index]}`),
  )
}

/**
 * A line's clue: how long its runs of black squares are.
 * @example clueOf([true, true, false, true]) // [2, 1]
 */
export function clueOf(line: readonly boolean[]): number[] {
  const runs: number[] = []
  line.forEach((black, index) => {
    if (black && index > 0 && line[index - 1]) runs[runs.length - 1]!++
    else if (black) runs.push(1)
  })
  return runs
}

export const columnOf = (picture: Picture, column: number): boolean[] => picture.map((row) => row[column]!)

/** What is known of a square. */
export type Known = boolean | undefined

/**
 * What follows for a line from its clue and from what is known of it: a square that is black in all ways to place the
 * runs is black, one that is in none is empty.
 */
export function deduced(line: readonly Known[], clue: readonly number[]): Known[] {
  const { length } = line
  const runs = clue.length
  // Whether the first so many runs can be placed within the first so many squares.
  const fits = (known: readonly Known[], sizes: readonly number[]) => {
    const table = Array.from({ length: length + 1 }, () => new Array<boolean>(runs + 1).fill(false))
    table[0]![0] = true
    for (let end = 1; end <= length; end++)
      for (let count = 0; count <= runs; count++) {
        const size = sizes[count - 1]
        let can = known[end - 1] !== true && table[end - 1]![count]!
        if (!can && size !== undefined && end >= size) {
          const start = end - size
          const free = !known.slice(start, end).includes(false) && (start === 0 || known[start - 1] !== true)
          can = free && (start === 0 ? count === 1 : table[start - 1]![count - 1]!)
        }
        table[end]![count] = can
      }
    return table
  }
  const before = fits(line, clue)
  const after = fits([...line].reverse(), [...clue].reverse())
  const empty = new Array<boolean>(length).fill(false)
  const black = new Array<boolean>(length).fill(false)
  for (let square = 0; square < length; square++)
    for (let count = 0; count <= runs; count++)
      if (line[square] !== true && before[square]![count] && after[length - square - 1]![runs - count])
        empty[square] = true
  clue.forEach((size, run) => {
    for (let start = 0; start + size <= length; start++) {
      const end = start + size
      if (line.slice(start, end).includes(false)) continue
      if (line[start - 1] === true || line[end] === true) continue
      const left = start === 0 ? run === 0 : before[start - 1]![run]
      const right = end === length ? run === runs - 1 : after[length - end - 1]![runs - run - 1]
      if (left && right) black.fill(true, start, end)
    }
  })
  return line.map((known, square) => (empty[square] === black[square] ? known : black[square]))
}

/**
 * Solves a puzzle as somebody at a table does: line by line, over and over.
 * @param solved - Whether a square is known from the start.
 * @returns The squares in the order in which they followed, each as `[row, column]`, and whether all did.
 */
export function solve(picture: Picture, solved: (row: number, column: number) => boolean) {
  const known: Known[][] = picture.map((row, y) => row.map((black, x) => (solved(y, x) ? black : undefined)))
  const rowClues = picture.map(clueOf)
  const columns = picture[0]!.map((_, column) => columnOf(picture, column))
  const columnClues = columns.map(clueOf)
  const order: [row: number, column: number][] = []
  const learn = (row: number, column: number, value: Known) => {
    if (value === undefined || known[row]![column] !== undefined) return
    known[row]![column] = value
    order.push([row, column])
  }
  for (let count = -1; count !== order.length; ) {
    count = order.length
    columnClues.forEach((clue, x) => {
      const line = known.map((row) => row[x])
      if (line.includes(undefined)) for (const [y, value] of deduced(line, clue).entries()) learn(y, x, value)
    })
    rowClues.forEach((clue, y) => {
      const line = known[y]!
      if (line.includes(undefined)) for (const [x, value] of deduced(line, clue).entries()) learn(y, x, value)
    })
  }
  const whole = !known.some((row) => row.includes(undefined))
  // Whoever is stuck looks at the back of the magazine.
  picture.forEach((row, y) => {
    row.forEach((value, x) => {
      learn(y, x, value)
    })
  })
  return { order, whole }
}

/** The second by which the minute's black squares are all inked; its empty ones get their dots until the minute ends. */
export const INKED = 20
const DOTTED = 59

/** How many squares of so many are inked, and how many empty ones are dotted, at a second of the minute. */
export const progressAt = (second: number, black: number, empty: number) => ({
  inked: Math.round(black * Math.min(1, (second + 1) / INKED)),
  dotted: Math.round(empty * clamp((second + 1 - INKED) / (DOTTED + 1 - INKED))),
})

/** Whether a square belongs to the minute's figures; all others are solved while the hour lasts. */
export const isMinute = (setting: Setting, rows: number) => (row: number, column: number) =>
  setting === 'above' ? row >= rows + LEADING : column > COLUMNS * 2 + 3

/** How far the numbers of a clue stand from one another, in parts of a square. */
export const PITCH = { row: { beside: 0.6, above: 0.68 }, column: 0.78 } as const

/** The most numbers a clue has, along the rows and along the columns. */
const MOST = { beside: [9, 3], above: [4, 6] } as const

/** Where the puzzle stands on a stage: its square in whole pixels, and as many rows as fill the height. */
export function planOf(width: number, height: number) {
  const setting: Setting = height > width * 0.92 ? 'above' : 'beside'
  const [across, down] = MOST[setting]
  const columns = setting === 'above' ? COLUMNS * 2 + 2 : COLUMNS * 4 + 6
  const margin = 0.55
  const left = across * PITCH.row[setting] + 0.3
  const top = down * PITCH.column + 0.3
  const least = setting === 'above' ? LEAST_ROWS * 2 + LEADING : LEAST_ROWS
  const exact = Math.min(width / (columns + left + margin * 2), height / (least + top + margin * 2))
  const square = exact > 9 ? Math.floor(exact) : exact
  const room = Math.floor(height / square - top - margin * 2 + 0.1)
  const rows = Math.max(LEAST_ROWS, setting === 'above' ? Math.floor((room - LEADING) / 2) : room)
  const lines = setting === 'above' ? rows * 2 + LEADING : rows
  return {
    setting,
    square,
    rows,
    columns,
    lines,
    x: Math.round((width - (columns + left) * square) / 2 + left * square),
    y: Math.round((height - (lines + top) * square) / 2 + top * square),
  }
}
