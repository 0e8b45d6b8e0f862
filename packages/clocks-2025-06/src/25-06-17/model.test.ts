import { expect, it } from 'vitest'
import { layoutOf } from './layout'
import { type Board, beeAt, fieldOf, heightOn, minesOf, neighboursOf, uncoveredAt } from './model'

const WIDE: Board = { columns: 39, rows: 11, stacked: false }

const picture = (board: Board, mines: ReadonlySet<number>) =>
  Array.from({ length: board.rows }, (_, row) =>
    Array.from({ length: board.columns }, (_, column) =>
      mines.has(row * board.columns + column) ? 'F' : '.',
    ).join(''),
  )

it('lays the mines in the shape of the time', () => {
  expect(picture(WIDE, minesOf(WIDE, 10, 42, 24))).toEqual([
    '.......................................',
    '.......................................',
    '...FF......FFFF........FF..FF...FFFFF..',
    '.FFFF.....FF..FF...F...FF..FF.......FF.',
    '...FF.....FF..FF.......FF..FF.......FF.',
    '...FF.....FF..FF.......FFFFFF....FFFF..',
    '...FF.....FF..FF...........FF...FF.....',
    '...FF.....FF..FF...F.......FF...FF.....',
    '.FFFFFF....FFFF............FF...FFFFFF.',
    '.......................................',
    '.......................................',
  ])
})

it('puts hours over minutes on an upright board', () => {
  const board: Board = { columns: 19, rows: 19, stacked: true }
  expect(picture(board, minesOf(board, 15, 7, 24))).toEqual([
    '...................',
    '....FF.....FFFFFF..',
    '..FFFF.....FF......',
    '....FF.....FF......',
    '....FF.....FFFFF...',
    '....FF.........FF..',
    '....FF.........FF..',
    '..FFFFFF...FFFFF...',
    '...................',
    '...................',
    '...................',
    '...FFFF....FFFFFF..',
    '..FF..FF.......FF..',
    '..FF..FF.......FF..',
    '..FF..FF......FF...',
    '..FF..FF.....FF....',
    '..FF..FF.....FF....',
    '...FFFF......FF....',
    '...................',
  ])
})

it('honours twelve hours, without a nought before them', () => {
  const at = (hour: number, cycle: 12 | 24) => [...minesOf(WIDE, hour, 0, cycle)].sort((a, b) => a - b)
  expect(at(13, 12)).toEqual(at(1, 12))
  expect(at(0, 12)).toEqual(at(12, 24))
  const across = at(1, 12).map((square) => square % 39)
  expect([Math.min(...across), Math.max(...across)]).toEqual([5, 32])
})

/** The rules, as the game's help page has them, counted without the model's own neighbours. */
function minesRound(board: Board, mines: ReadonlySet<number>, column: number, row: number) {
  let count = 0
  for (const [x, y] of [
    [-1, -1],
    [0, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
  ] as const) {
    const inside = column + x >= 0 && column + x < board.columns && row + y >= 0 && row + y < board.rows
    if (inside && mines.has((row + y) * board.columns + column + x)) count += 1
  }
  return count
}

const BOARDS: readonly Board[] = [
  WIDE,
  { columns: 41, rows: 13, stacked: false },
  { columns: 19, rows: 29, stacked: true },
  { columns: 23, rows: 19, stacked: true },
]

it.each(BOARDS)('is a legal game at every minute of the day ($columns by $rows)', (board) => {
  for (let minute = 0; minute < 1440; minute += 17) {
    const mines = minesOf(board, Math.floor(minute / 60), minute % 60, 24)
    const { counts, order } = fieldOf(board, mines, 'seed', minute)
    for (const [square, count] of counts.entries()) {
      const expected = mines.has(square)
        ? -1
        : minesRound(board, mines, square % board.columns, Math.floor(square / board.columns))
      expect(count).toBe(expected)
    }
    // Every square without a mine is uncovered, once; none with one is.
    expect(new Set(order).size).toBe(order.length)
    expect(order.length).toBe(board.columns * board.rows - mines.size)
    expect(order.some((square) => mines.has(square))).toBe(false)
    // The first click is lucky.
    expect(counts[order[0]!]).toBe(0)
  }
})

it('uncovers at once all that hangs together with an empty square', () => {
  const board = BOARDS[1]!
  const mines = minesOf(board, 8, 8, 24)
  const { counts, order } = fieldOf(board, mines, 'seed', 488)
  const place = new Map(order.map((square, index) => [square, index]))
  // No other flood comes between an empty square and its neighbours.
  const first = order[0]!
  const flood = new Set([first])
  for (const square of flood)
    if (counts[square] === 0) for (const other of neighboursOf(board, square)) flood.add(other)
  expect(Math.max(...[...flood].map((square) => place.get(square)!))).toBe(flood.size - 1)
})

it('has three to eight squares round a square', () => {
  expect(neighboursOf(WIDE, 0)).toEqual([1, 39, 40])
  expect(neighboursOf(WIDE, 38)).toHaveLength(3)
  expect(neighboursOf(WIDE, 5)).toHaveLength(5)
  expect(neighboursOf(WIDE, 41)).toHaveLength(8)
})

it('starts with a lucky click and is clear three seconds before the minute ends', () => {
  expect([0, 30, 57, 59].map((second) => uncoveredAt(400, second))).toEqual([200, 305, 400, 400])
})

it('has a bee at another flower each second', () => {
  const mines = minesOf(WIDE, 10, 42, 24)
  const seen = Array.from({ length: 60 }, (_, second) => beeAt(mines, 'seed', second))
  expect(seen.every((square) => mines.has(square))).toBe(true)
  expect(new Set(seen).size).toBe(60)
})

it('covers any stage with a board that has room for the figures', () => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1280, 800],
    [1920, 1080],
    [3840, 2160],
    [300, 300],
    [160, 90],
  ] as const) {
    const { board, pixel, left } = layoutOf(width, height)
    const figures = heightOn(board)
    expect(board.columns).toBeGreaterThanOrEqual(board.stacked ? 21 : 39)
    expect(board.rows).toBeGreaterThanOrEqual(figures * (board.stacked ? 2 : 1) + (board.stacked ? 5 : 3))
    expect(board.columns * pixel * 8).toBeGreaterThanOrEqual(width)
    expect(left).toBeGreaterThanOrEqual(-pixel * 4 - 1)
  }
  expect(layoutOf(1280, 800)).toEqual({
    board: { columns: 40, rows: 25, stacked: false },
    pixel: 4,
    left: 0,
    top: 0,
  })
})
