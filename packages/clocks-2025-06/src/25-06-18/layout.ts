import { REACH } from './model'

export interface Key {
  /** The number it stands for in the rune, and the figure written beside it. */
  readonly number: number
  readonly label: string
  readonly x: number
  readonly y: number
}

export interface Layout {
  /** Middle of the rune and the width of one of its quarters. */
  readonly x: number
  readonly y: number
  readonly unit: number
  /** Width of a quarter of the small runes, and the height of the figures beside them. */
  readonly small: number
  readonly type: number
  readonly keys: readonly Key[]
}

/** The strokes that a clock can need, by the places they stand in: units, tens, hundreds, thousands. */
const ONES = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const NEEDED = [ONES, [1, 2, 3, 4, 5], ONES, [1, 2]] as const

/** The rune in the middle and the key to it in the four corners, each beside the quarter it explains. */
export function layoutOf(width: number, height: number, cycle: 12 | 24): Layout {
  const upright = width < height * 0.8
  const margin = Math.min(width, height) * 0.035
  const unit =
    Math.max(width, height) < 500
      ? Math.min(width / 4.5, height / 4)
      : upright
        ? Math.min(width / 3, (height * 0.53) / (2 * REACH + 0.3))
        : Math.min(height / 3.75, width / 5.4)
  const room = upright ? (width - margin * 2) / 5 : (width - unit * 2.4 - margin * 3) / 5
  const cellWidth = Math.min(room, height * 0.19)
  const half = upright ? height / 2 - unit * (REACH + 0.15) - margin * 2 : height / 2 - margin * 1.6
  const cellHeight = Math.min(half / 3, cellWidth * 1.15)
  const small = Math.min(cellWidth * 0.2, cellHeight * 0.26)
  const keys = NEEDED.flatMap((figures, place): Key[] => {
    const shown = place === 3 && cycle === 12 ? [1] : figures
    const right = place % 2 === 0
    const foot = place > 1
    const columns = right ? 3 : 2
    const rows = Math.ceil(shown.length / columns)
    const across = Math.min(columns, shown.length)
    return shown.map((figure, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)]
      const fromLeft = right
        ? width - margin - cellWidth * (across - column - 0.5)
        : margin + cellWidth * (column + 0.5)
      const fromTop = foot
        ? height - margin - cellHeight * (rows - row - 0.5)
        : margin + cellHeight * (row + 0.5)
      return {
        number: figure * 10 ** place,
        label: String(figure * (right ? 1 : 10)),
        x: fromLeft,
        y: fromTop,
      }
    })
  })
  return {
    x: upright || Math.max(width, height) < 500 ? width / 2 : (width - cellWidth) / 2,
    y: height / 2,
    unit,
    small,
    type: small * 1.75,
    keys,
  }
}

/** Whether a number of the key is a part of this one. */
export const isIn = (number: number, key: number): boolean => {
  const place = 10 ** (String(key).length - 1)
  return Math.floor(number / place) % 10 === key / place
}
