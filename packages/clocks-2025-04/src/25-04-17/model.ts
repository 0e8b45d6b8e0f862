/**
 * A pavement of tiles. Each has two quarter discs, round opposite corners, after Sébastien Truchet's tiles of 1704 in
 * the form Cyril Stanley Smith gave them in 1987; here both sides are glazed. Corners are dark and pale by turns as the
 * squares of a chessboard are. A tile lies face up when its two dark corners are discs on a pale ground, face down when
 * its two pale ones are discs on a dark ground, so whatever way the tiles lie their edges meet.
 */
import { shownHour } from '@found-time/clock-runtime'

/** Both ways round the pavement together: the border then has two tiles for each second. */
const AROUND = 62
/** How thick strokes are, in tiles. */
const STROKE = 2

export interface Pavement {
  readonly columns: number
  readonly rows: number
  /** Whether the minutes stand below the hours. */
  readonly stacked: boolean
  /** Left, top, width and height of each of the four figures, in tiles. */
  readonly figures: readonly (readonly [number, number, number, number])[]
  /** Tiles of the two points between hours and minutes: left, top, width and height. */
  readonly points: readonly (readonly [number, number, number, number])[]
}

/** The pavement that a stage of this size, CSS pixels, is laid with. Tiles come out as square as the border allows. */
export function pavementOf(width: number, height: number): Pavement {
  const columns = Math.min(46, Math.max(16, Math.round((AROUND * width) / (width + height))))
  const rows = AROUND - columns
  const stacked = columns < 36
  const gap = stacked && columns > 24 ? 3 : 2
  const across = stacked ? 2 : 4
  // The border, and a tile or two of the maze on either side.
  const roomX = columns - 2 - (columns > 24 ? 4 : 2)
  const figureWidth = stacked
    ? Math.min(9, Math.floor((roomX - gap) / 2))
    : Math.floor((columns - 2 - 2 - STROKE - 4 * gap) / across)
  const roomY = stacked ? Math.floor((rows - 2 - 2 - gap) / 2) : rows - 2 - 6
  const hole = Math.max(2, Math.floor((Math.min(roomY, Math.round(figureWidth * 2.4)) - 3 * STROKE) / 2))
  const figureHeight = 3 * STROKE + 2 * hole
  const wide = stacked ? 2 * figureWidth + gap : 4 * figureWidth + STROKE + 4 * gap
  const high = stacked ? 2 * figureHeight + gap : figureHeight
  const left = Math.round((columns - wide) / 2)
  const top = Math.round((rows - high) / 2)
  const next = figureWidth + gap
  const figures = stacked
    ? [0, 1, 2, 3].map((place) => [
        left + (place % 2) * next,
        top + Math.floor(place / 2) * (figureHeight + gap),
      ])
    : [0, next, 2 * next + STROKE + gap, 3 * next + STROKE + gap].map((x) => [left + x, top])
  const pointX = left + 2 * next
  return {
    columns,
    rows,
    stacked,
    figures: figures.map(([x, y]) => [x!, y!, figureWidth, figureHeight] as const),
    points: stacked
      ? []
      : [hole, hole + 2 * STROKE].map((y) => {
          // On a pale corner, like the eyes along the strokes.
          const eyed = top + y + ((pointX + top + y) % 2)
          return [pointX, eyed, STROKE, STROKE] as const
        }),
  }
}

/** The strokes of each figure: top, middle, bottom; upper (`L`, `R`) and lower (`l`, `r`) ones at the sides. */
const STROKES = ['tbLlRr', '', 'tRmlb', 'tRmrb', 'LmRr', 'tLmrb', 'tLlmrb', 'tRr', 'tmbLlRr', 'tmbLRr']

/**
 * Whether a figure has a tile dark.
 * @param figure - `0` to `9`.
 * @param x - Column and row within the figure.
 * @param width - Columns and rows of the figure.
 */
export function inFigure(figure: number, x: number, y: number, width: number, height: number): boolean {
  const strokes = STROKES[figure]!
  const hole = (height - 3 * STROKE) / 2
  const middleTop = STROKE + hole
  const row =
    y < STROKE ? 't' : y >= height - STROKE ? 'b' : y >= middleTop && y < middleTop + STROKE ? 'm' : ''
  const centre = Math.floor((width - STROKE) / 2)
  if (figure === 1) {
    // A stem, a flag and a foot.
    if (x >= centre && x < centre + STROKE) return true
    return row === 'b' || (x < centre && y < STROKE)
  }
  if (row && strokes.includes(row)) return true
  const side = x < STROKE ? 'l' : x >= width - STROKE ? 'r' : ''
  if (!side) return false
  const upper = y < middleTop + (row === 'm' ? STROKE : 0)
  const lower = y >= middleTop
  return (upper && strokes.includes(side.toUpperCase())) || (lower && strokes.includes(side))
}

/** Which tile of the border has which number, clockwise from the top, two for each second; `-1` for all others. */
export function borderPlace({ columns, rows }: Pavement, column: number, row: number): number {
  const around = 2 * (columns + rows) - 4
  const start = Math.floor(columns / 2)
  let place = -1
  if (row === 0) place = column
  else if (column === columns - 1) place = columns - 1 + row
  else if (row === rows - 1) place = columns + rows - 2 + (columns - 1 - column)
  else if (column === 0) place = 2 * columns + rows - 3 + (rows - 1 - row)
  return place < 0 ? -1 : (place - start + around) % around
}

/** What belongs to a tile: a place in the border, a figure or a point, the ground around those, or the maze. */
export type Tile =
  | { readonly kind: 'border'; readonly place: number }
  | { readonly kind: 'figure'; readonly which: number; readonly x: number; readonly y: number }
  | { readonly kind: 'point' }
  | { readonly kind: 'ground' }
  | { readonly kind: 'maze' }

export function tileAt(pavement: Pavement, column: number, row: number): Tile {
  const place = borderPlace(pavement, column, row)
  if (place >= 0) return { kind: 'border', place }
  const inside = (box: readonly [number, number, number, number], by = 0) =>
    column >= box[0] - by && column < box[0] + box[2] + by && row >= box[1] - by && row < box[1] + box[3] + by
  const which = pavement.figures.findIndex((box) => inside(box))
  if (which >= 0) {
    const [left, top] = pavement.figures[which]!
    return { kind: 'figure', which, x: column - left, y: row - top }
  }
  if (pavement.points.some((box) => inside(box))) return { kind: 'point' }
  const [first, last] = [pavement.figures[0]!, pavement.figures[3]!]
  const panel = [first[0], first[1], last[0] + last[2] - first[0], last[1] + last[3] - first[1]] as const
  return { kind: inside(panel, 1) ? 'ground' : 'maze' }
}

/** The four figures of a time. */
export function figuresOf(hour: number, minute: number, hourCycle: 12 | 24): readonly number[] {
  const shown = shownHour(hour, hourCycle)
  return [Math.floor(shown / 10), shown % 10, Math.floor(minute / 10), minute % 10]
}
