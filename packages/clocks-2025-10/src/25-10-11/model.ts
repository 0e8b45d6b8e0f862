import { shownHour } from '@found-time/clock-runtime'

/**
 * A closed knight's tour of ten by six squares that looks the same from both ends of the board: half an hour later the
 * knight stands on the square opposite. Found by search; that boards of this size have closed tours was shown by Allen J.
 * Schwenk, "Which Rectangular Chessboards Have a Knight's Tour?", Mathematics Magazine 64 (1991), 325–332.
 */
export const TOUR: readonly string[] =
  'a6 c5 a4 b6 d5 e3 f1 d2 b1 a3 b5 c3 d1 b2 c4 a5 c6 d4 e2 g1 f3 e5 g4 f6 h5 j6 i4 h6 j5 i3 j1 h2 j3 i1 g2 f4 e6 g5 i6 j4 i2 h4 g6 i5 h3 j2 h1 g3 f5 d6 e4 f2 d3 e1 c2 a1 b3 c1 a2 b4'.split(
    ' ',
  )

export type Point = readonly [x: number, y: number]

export const FILES = 10
export const RANKS = 6

/** A square by its file and rank, counted from the board's left top corner. */
export const squareOf = (name: string): Point => [name.charCodeAt(0) - 97, RANKS - Number(name[1])]

/** Whether two squares are a knight's move apart. */
export const isMove = ([x, y]: Point, [toX, toY]: Point): boolean =>
  Math.abs(x - toX) * Math.abs(y - toY) === 2

/** How many moves of the tour are made: at the full hour it has just come home, and all of it is there. */
export const movesAt = (minute: number): number => minute || 60

/** What is written in the border for an hour. */
export const hourLabel = (hour: number, hourCycle: 12 | 24): string => String(shownHour(hour, hourCycle))

/**
 * Where everything is: the board with its border takes the whole stage where its squares hardly suffer from it. Lying,
 * the border has twelve hours above and twelve below; upright there are six to a row.
 */
export function planOf(width: number, height: number) {
  const lying = Math.min(width / 12, height / 8) >= Math.min(width / 6, height / 14)
  const [columns, rows] = lying ? [12, 8] : [6, 14]
  const least = Math.min(width / columns, height / rows)
  const across = Math.min(width / columns, least * 1.09)
  const down = Math.min(height / rows, least * 1.09)
  const left = (width - across * columns) / 2
  const top = (height - down * rows) / 2
  const cell = (column: number, row: number): Point => [left + column * across, top + row * down]
  return {
    lying,
    least,
    across,
    down,
    columns,
    rows,
    /** The left top corner of a square of the border and board together. */
    cell,
    /** The middle of a square of the board. */
    middle: ([file, rank]: Point): Point => {
      const [x, y] = lying ? cell(file + 1, rank + 1) : cell(rank, file + 2)
      return [x + across / 2, y + down / 2]
    },
    /** The corner of an hour's square. */
    hourCell: (hour: number): Point => {
      if (lying) return cell(hour % 12, hour < 12 ? 0 : 7)
      return cell(hour % 6, Math.floor(hour / 6) + (hour < 12 ? 0 : 10))
    },
  }
}

export type Plan = ReturnType<typeof planOf>

/** How long the knight is in the air at a full minute, and the second's ring at a full second. */
export const JUMP_MS = 460
export const HOP_MS = 260
