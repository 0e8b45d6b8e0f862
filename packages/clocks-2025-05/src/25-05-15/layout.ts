import { HOUR_ROW, MINUTE_ROW, SIDE } from './model'

export interface Plan {
  readonly width: number
  readonly height: number
  /** Left and top of the grid, and what a cell measures. */
  readonly left: number
  readonly top: number
  readonly cell: number
  /** Too small for a crossword: the two rows that tell the time, alone. */
  readonly bare: boolean
  /** Of each row, how many cells are shown. */
  readonly columns: number
  /** Where the heading and the clues go. */
  readonly text: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly head: number
}

export function planOf(width: number, height: number, columns: number): Plan {
  const short = Math.min(width, height)
  if (short < 150 || width < 190) {
    const margin = Math.max(3, width * 0.025)
    const cell = Math.min((width - 2 * margin) / columns, height / 2.9)
    const tall = height > cell * 5
    return {
      width,
      height,
      cell,
      bare: true,
      left: (width - cell * columns) / 2,
      top: (height - cell * (tall ? 3.5 : 2.6)) / 2,
      columns,
      text: { x: 0, y: 0, width: 0, height: 0 },
      head: 0,
    }
  }
  const margin = Math.round(short * 0.045)
  if (width > height * 1.18) {
    const cell = Math.floor(Math.min((height - 2 * margin) / SIDE, (width * 0.62) / SIDE))
    const top = (height - cell * SIDE) / 2
    const x = margin + cell * SIDE + margin * 1.1
    return {
      width,
      height,
      cell,
      bare: false,
      left: margin,
      top,
      columns: SIDE,
      text: { x, y: top, width: width - x - margin, height: cell * SIDE },
      head: Math.min((width - x - margin) / 8.1, height * 0.09),
    }
  }
  const gap = short * 0.035
  const square = height < width * 1.3
  const head = square ? 0 : Math.min(width * 0.098, height * 0.06)
  const room = square ? 0 : height * 0.3
  const headRoom = head ? head * 1.9 : 0
  const cell = Math.floor(Math.min(width - 2 * margin, height - 2 * margin - headRoom - room) / SIDE)
  const left = (width - cell * SIDE) / 2
  const top = square ? Math.min(margin, (height - cell * SIDE) / 2) : margin + headRoom
  const y = top + cell * SIDE + gap
  return {
    width,
    height,
    cell,
    bare: false,
    left,
    top,
    columns: SIDE,
    text: { x: left, y, width: cell * SIDE, height: height - margin * 0.7 - y },
    head,
  }
}

/** Whether there is room for a cell. */
export const isShown = ({ bare, columns }: Plan, index: number) =>
  !bare || (index % SIDE < columns && [HOUR_ROW, MINUTE_ROW].includes(Math.floor(index / SIDE)))

/** Left and top of a cell; the bare plan has but two rows. */
export function cornerOf({ left, top, cell, bare, height }: Plan, index: number): [number, number] {
  const row = Math.floor(index / SIDE)
  const x = left + (index % SIDE) * cell
  if (!bare) return [x, top + row * cell]
  return [x, top + (row === HOUR_ROW ? 0 : cell * (height > cell * 5 ? 2 : 1.25))]
}
