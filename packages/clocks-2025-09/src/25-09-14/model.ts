import { twoDigits } from '@found-time/clock-runtime'
import { CORE } from './core'
import { RASTERS } from './rasters'

/** Where the byte of a minute stands: one a minute, from midnight on. */
export const addressOf = (hour: number, minute: number): number => hour * 60 + minute

/**
 * A byte as a hex editor writes it.
 * @example hexOf(0) // '63', which is c
 */
export const hexOf = (address: number): string =>
  CORE.charCodeAt(address).toString(16).toUpperCase().padStart(2, '0')

/** Whether a cell of a digit is in it. */
export function isInk(digit: number, broad: 10 | 11 | 12, column: number, row: number): boolean {
  const bits = Number.parseInt(RASTERS[broad][digit]!.split(' ')[row]!, 16)
  return ((bits >> (broad - 1 - column)) & 1) === 1
}

/** How the bytes are set: so many to a row, with the digits of a raster at these places, and a colon's two dots. */
export interface Sheet {
  readonly columns: number
  readonly rows: number
  readonly broad: 10 | 11 | 12
  readonly places: readonly (readonly [column: number, row: number])[]
  readonly dots: readonly (readonly [column: number, row: number])[]
}

const WIDE: Sheet = {
  columns: 48,
  rows: 30,
  broad: 10,
  places: [1, 12, 26, 37].map((column) => [column, 3]),
  dots: [
    [23, 9],
    [23, 18],
  ],
}
const WIDER: Sheet = {
  columns: 56,
  rows: 26,
  broad: 12,
  places: [1, 14, 30, 43].map((column) => [column, 3]),
  dots: [
    [27, 8],
    [27, 15],
  ],
}
const TALL: Sheet = {
  columns: 26,
  rows: 56,
  broad: 11,
  places: [
    [1, 3],
    [14, 3],
    [1, 29],
    [14, 29],
  ],
  dots: [],
}

/** The sheet for a stage: its cells are about as high as they are broad. */
export const sheetFor = (width: number, height: number): Sheet =>
  width > height * 1.9 ? WIDER : width > height * 0.95 ? WIDE : TALL

/** A cell of the sheet: the byte in it, if there is one, and whether it is marked. */
export interface Cell {
  readonly address: number
  readonly column: number
  readonly row: number
  readonly marked: boolean
}

/** A dot of the colon is two cells broad and three high. */
const inDot = (dots: Sheet['dots'], column: number, row: number) =>
  dots.some(([left, top]) => column >= left && column < left + 2 && row >= top && row < top + 3)

/** All cells of a sheet at a time: those that make up the address in the shape of its four digits are marked. */
export function cellsAt(sheet: Sheet, hour: number, minute: number): Cell[] {
  const { columns, rows, broad, places, dots } = sheet
  const digits = [...twoDigits(hour), ...twoDigits(minute)].map(Number)
  const high = RASTERS[broad][0]!.split(' ').length
  return Array.from({ length: columns * rows }, (_, address) => {
    const [column, row] = [address % columns, Math.floor(address / columns)]
    const marked =
      inDot(dots, column, row) ||
      places.some(([left, top], place) => {
        const [x, y] = [column - left, row - top]
        return x >= 0 && x < broad && y >= 0 && y < high && isInk(digits[place]!, broad, x, y)
      })
    return { address, column, row, marked }
  })
}
