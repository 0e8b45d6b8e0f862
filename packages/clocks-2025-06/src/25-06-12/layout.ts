import { figuresOf, hourText } from './model'

export interface Line {
  readonly stitches: readonly (readonly [number, number])[]
  /** Left end and line, in stitches from the cloth's corner. */
  readonly x: number
  readonly y: number
  /** How many stitches wide and high a point of the chart is. */
  readonly times: number
}

export interface Layout {
  /** Width of a stitch in pixels. */
  readonly cell: number
  /** Where the panel's first stitch is, in stitches. */
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly rows: number
  readonly lines: readonly Line[]
  /** Columns at either side that are free for the woven stripes. */
  readonly free: number
}

/** Most that figures rise over their line, and go below it. */
const RISE = 23
const DROP = 6

export function layoutOf(
  width: number,
  height: number,
  hour: number,
  minute: number,
  cycle: 12 | 24,
): Layout {
  const texts = [hourText(hour, cycle), String(minute).padStart(2, '0')].map(figuresOf)
  const [h, m] = texts as [ReturnType<typeof figuresOf>, ReturnType<typeof figuresOf>]
  const shape = width / height
  const at = (line: typeof h, x: number, y: number, times = 1): Line => ({
    stitches: line.stitches,
    x: Math.round(x),
    y: Math.round(y),
    times,
  })
  const tall = RISE + DROP
  if (shape >= 2) {
    const cell = height / 67
    const [columns, rows] = [width / cell, height / cell]
    const x = Math.round((columns - 60) / 2)
    const y = Math.round((rows - 60) / 2)
    const line = rows / 2 + 9
    const side = Math.max(0, x / 2 - 15)
    return {
      cell,
      columns,
      rows,
      x,
      y,
      free: Math.max(3, side - 4),
      lines: [
        at(h, (x + 2) / 2 - h.width / 2 + 2, line),
        at(m, columns - (x + 2) / 2 - m.width / 2 - 1, line),
      ],
    }
  }
  if (shape > 1.3) {
    const cell = Math.min(height / 68, width / 103)
    const [columns, rows] = [width / cell, height / cell]
    const free = (columns - 60 - 6 - 28) / 2
    const x = Math.round(free)
    const y = Math.round((rows - 60) / 2)
    const middle = x + 60 + 6 + 14
    return {
      cell,
      columns,
      rows,
      x,
      y,
      free: Math.max(2, free - 3),
      lines: [at(h, middle - h.width / 2, y + RISE + 1), at(m, middle - m.width / 2, y + 60 - DROP)],
    }
  }
  if (shape > 0.52) {
    const cell = Math.min(width / 70, height / 97)
    const [columns, rows] = [width / cell, height / cell]
    const spare = (rows - 60 - tall) / 3
    const x = Math.round((columns - 60) / 2)
    const line = spare + RISE + 1
    const all = h.width + 4 + m.width
    return {
      cell,
      columns,
      rows,
      x,
      y: Math.round(spare * 2 + tall),
      free: Math.max(2, (columns - 60) / 2 - 3),
      lines: [at(h, (columns - all) / 2, line), at(m, (columns - all) / 2 + h.width + 4, line)],
    }
  }
  const cell = Math.min(width / 68, height / 184)
  const [columns, rows] = [width / cell, height / cell]
  const spare = (rows - 184) / 4
  const x = Math.round((columns - 60) / 2)
  return {
    cell,
    columns,
    rows,
    x,
    y: Math.round(118 + spare * 2.6),
    free: Math.max(2, (columns - 60) / 2 - 3),
    lines: [at(h, columns / 2 - h.width, spare + 47, 2), at(m, columns / 2 - m.width, spare * 1.8 + 103, 2)],
  }
}
