import { PIECES, type Row, rowsOf } from './model'

/** Characters of the time in the margin and the space after it. */
export const MARGIN = 6

export interface Layout {
  readonly width: number
  readonly height: number
  /** Width of a character, in CSS pixels: what the carriage goes on by at each stroke. */
  readonly pitch: number
  /** From row to row. */
  readonly leading: number
  /** Rows of paper above the first. */
  readonly head: number
  /** Too small for a margin of its own: each row has the time. */
  readonly tiny: boolean
  /** Most characters of a row, beside the margin. */
  readonly limit: number
  /** The point where the type meets the paper. */
  readonly x: number
  readonly y: number
  /** The measure of the machine's parts. */
  readonly unit: number
  /** The rows of all minutes of the sheet. */
  readonly rows: readonly (readonly Row[])[]
  /** Number of rows before each minute's first. */
  readonly before: readonly number[]
}

const kept = new Map<string, Layout>()

/** Where things are on a stage of this size. */
export function layoutOf(width: number, height: number): Layout {
  const key = `${width} ${height}`
  const known = kept.get(key)
  if (known) return known
  const tiny = width < 240 || height < 140
  const tall = width < height * 1.15
  const limit = tiny ? 3 : tall ? 13 : 20
  const x = width * (tiny ? 0.86 : tall ? 0.695 : 0.68)
  const pitch = Math.min((x - width * 0.03) / (limit + MARGIN + 0.4), height * (tiny ? 0.16 : 0.062))
  const y = height * (tiny ? 0.6 : tall ? 0.535 : 0.51)
  const leading = pitch * 1.85
  const rows = PIECES.map((piece) => rowsOf(piece, limit))
  let sum = 0
  const before = rows.map((list) => {
    sum += list.length
    return sum - list.length
  })
  const layout = {
    width,
    height,
    pitch,
    leading,
    head: Math.max(2.4, (y * 0.88) / leading),
    tiny,
    limit,
    x,
    y,
    unit: Math.min(pitch * 1.08, height * 0.0355),
    rows,
    before,
  }
  if (kept.size > 7) kept.clear()
  kept.set(key, layout)
  return layout
}
