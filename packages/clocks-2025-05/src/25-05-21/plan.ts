import { PAGE } from './model'

/** Millimetres of a braille page, as embossers set it: from dot to dot, from cell to cell, and a dot's width. */
export const DOT_PITCH = 2.5
export const CELL_PITCH = 6.1
export const DOT = 1.75

export interface Block {
  readonly x: number
  /** The middle of the first row's first dot. */
  readonly y: number
  /** Pixels to a millimetre. */
  readonly unit: number
  readonly columns: number
  readonly line: number
  /** How tall the print under a cell is, in pixels, and how far its baseline is under the first dot. */
  readonly print: number
  readonly foot: number
}

export interface Plan {
  readonly width: number
  readonly height: number
  readonly figures: Block & { readonly rows: 1 | 2 }
  readonly text?: Block
}

const wide = (columns: number) => (columns - 1) * CELL_PITCH + DOT_PITCH + DOT
const FIGURE_CELLS = { 1: 7, 2: 3 } as const
/** In millimetres: the dots of a line, the room to its print. */
const DEEP = 2 * DOT_PITCH + DOT
const GAP = 1
const SMALLEST_UNIT = 3.5

/** The setting that fills the sheet best. */
export function planOf(width: number, height: number): Plan {
  const short = Math.min(width, height)
  const margin = Math.max(4, short * 0.066)
  const room = { wide: width - 2 * margin, deep: height - 2 * margin }
  const settings = ([1, 2] as const).flatMap((rows) =>
    [10, 15, 20, 30, 0].map((columns) => {
      const print = columns ? 2.7 : 4.4
      const figureLine = DEEP + GAP + print + (columns ? 1.5 : 1)
      const figureDeep = rows * figureLine - (columns ? 0 : 1)
      const textLine = 11.2
      const textDeep = columns ? (PAGE / columns) * textLine - 1.6 : 0
      const unit = room.wide / wide(FIGURE_CELLS[rows])
      const textUnit = columns ? room.wide / wide(columns) : 0
      const deep = unit * figureDeep + textUnit * (textDeep + 1.5)
      const scale = Math.min(1, room.deep / deep)
      const fill = scale * Math.min(1, deep / room.deep)
      const usable = !columns || textUnit * scale >= SMALLEST_UNIT
      return { rows, columns, print, figureLine, textLine, scale, unit, textUnit, deep, fill, usable }
    }),
  )
  // A page with its text, where that can be read at all.
  const choice = settings
    .filter(({ usable }) => usable)
    .sort((one, other) => Number(other.columns > 0) - Number(one.columns > 0) || other.fill - one.fill)[0]!
  const unit = choice.unit * choice.scale
  const textUnit = choice.textUnit * choice.scale
  const block = Math.max(unit * wide(FIGURE_CELLS[choice.rows]), textUnit * wide(choice.columns || 1))
  const left = (width - block) / 2
  const spare = Math.max(0, room.deep - choice.deep * choice.scale)
  const top = margin + spare * (choice.columns ? 0.3 : 0.5)
  const figures = {
    rows: choice.rows,
    columns: FIGURE_CELLS[choice.rows],
    x: left + (unit * DOT) / 2,
    y: top + (unit * DOT) / 2,
    unit,
    line: choice.figureLine * unit,
    print: choice.print * unit,
    foot: (DEEP - DOT / 2 + GAP + choice.print * 0.72) * unit,
  }
  if (!choice.columns) return { width, height, figures }
  const textTop = top + unit * choice.figureLine * choice.rows + textUnit * 1.5 + spare * 0.4
  const lines = PAGE / choice.columns
  return {
    width,
    height,
    figures,
    text: {
      columns: choice.columns,
      x: left + (textUnit * DOT) / 2,
      y: textTop + (textUnit * DOT) / 2,
      unit: textUnit,
      line: choice.textLine * textUnit + (spare * 0.2) / Math.max(1, lines - 1),
      print: 2.25 * textUnit,
      foot: (DEEP - DOT / 2 + 0.75 + 2.25 * 0.72) * textUnit,
    },
  }
}

/** The middle of a dot, `0` to `5` as the bits are numbered, of a cell of a block. */
export function dotAt({ x, y, unit, columns, line }: Block, cell: number, dot: number): [number, number] {
  return [
    x + (cell % columns) * CELL_PITCH * unit + (dot > 2 ? DOT_PITCH * unit : 0),
    y + Math.floor(cell / columns) * line + (dot % 3) * DOT_PITCH * unit,
  ]
}

/** The middle of a cell's dots. */
export function cellAt(block: Block, cell: number): [number, number] {
  const [x, y] = dotAt(block, cell, 1)
  return [x + (DOT_PITCH * block.unit) / 2, y]
}
