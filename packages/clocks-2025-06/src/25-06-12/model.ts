import { FIGURES, MOTIFS } from './charts'

/** Stitches of a panel, one for each second of an hour, whatever its shape. */
export const HOUR = 3600

export interface Panel {
  readonly columns: number
  readonly rows: number
}

/** Panels of 3,600 stitches for a broad, a square and a tall towel. */
export const PANELS = {
  wide: { columns: 80, rows: 45 },
  square: { columns: 60, rows: 60 },
  tall: { columns: 40, rows: 90 },
} as const satisfies Record<string, Panel>

export type Shape = keyof typeof PANELS

/** What a stitch of the panel is worked in. */
export type Thread = 'ground' | 'motif' | 'figure' | 'colon'

/** How tall a figure is, and a motif at either side. */
const TALL = 23
const MOTIF = 20

/** Whether a bit is set in rows of so many hexadecimal digits. */
function isSet(rows: string, digits: number, x: number, y: number): boolean {
  const digit = rows[y * digits + (x >> 2)]
  return digit !== undefined && (Number.parseInt(digit, 16) & (8 >> (x & 3))) !== 0
}

export const hourText = (hour: number, cycle: 12 | 24): string =>
  cycle === 12 ? String(hour % 12 || 12) : String(hour).padStart(2, '0')

export const minuteText = (minute: number): string => String(minute).padStart(2, '0')

/** Which stitch of the hour a second works: so many are done before it. */
export const stitchAt = (minute: number, second: number): number => minute * 60 + second

/** Stitches of a line of figures from its upper left corner, and its width without the last space. */
export function figuresOf(text: string): {
  readonly width: number
  readonly stitches: readonly (readonly [number, number])[]
} {
  const stitches: (readonly [number, number])[] = []
  let left = 0
  let right = 0
  for (const sign of text) {
    const [advance, rows] = FIGURES[Number(sign)]!
    for (let y = 0; y < TALL; y++)
      for (let x = 0; x < 16; x++)
        if (isSet(rows, 4, x, y)) {
          stitches.push([left + x - 1, y])
          right = Math.max(right, left + x)
        }
    left += advance
  }
  return { width: right, stitches }
}

/** Rows of a lozenge between hour and minute. */
const LOZENGE = [1, 3, 5, 3, 1]

/** The chart of a minute's panel: a thread for each of its stitches, row by row. */
export function chartOf(shape: Shape, hour: number, minute: number, cycle: 12 | 24): readonly Thread[] {
  const { columns, rows } = PANELS[shape]
  const chart = new Array<Thread>(HOUR).fill('ground')
  const [first, last] = [hour, hour * 2 + 5].map((at) => MOTIFS[at % MOTIFS.length]!) as [string, string]
  const put = (x: number, y: number, thread: Thread) => {
    if (x >= 0 && x < columns && y >= 0 && y < rows) chart[y * columns + x] = thread
  }
  const motif = (rows: string, left: number, top: number) => {
    for (let y = 0; y < MOTIF; y++)
      for (let x = 0; x < MOTIF; x++) if (isSet(rows, 5, x, y)) put(left + x, top + y, 'motif')
  }
  const half = MOTIF / 2
  if (shape === 'square')
    for (let top = 0; top < rows; top += MOTIF) {
      motif(first, -half, top)
      motif(last, columns - half, top)
    }
  else {
    for (let left = 0; left < columns; left += MOTIF) {
      motif(first, left, -half)
      motif(last, left, rows - half)
    }
  }
  const [h, m] = [figuresOf(hourText(hour, cycle)), figuresOf(minuteText(minute))]
  const line = ({ stitches }: typeof h, left: number, top: number) => {
    for (const [x, y] of stitches) put(Math.round(left) + x, top + y, 'figure')
  }
  const lozenge = (x: number, y: number) =>
    LOZENGE.forEach((wide, row) => {
      for (let at = 0; at < wide; at++) put(Math.floor(x) + at - (wide >> 1), y + row - 2, 'colon')
    })
  if (shape === 'wide') {
    const gap = 13
    const top = (rows - TALL) / 2
    const left = Math.round((columns - h.width - gap - m.width) / 2)
    line(h, left, top)
    line(m, left + h.width + gap, top)
    for (const middle of [top + 5, top + 17]) lozenge(left + h.width + 6, middle)
  } else {
    const space = shape === 'tall' ? 13 : 4
    const top = Math.floor((rows - space) / 2) - TALL
    line(h, (columns - h.width) / 2, top)
    line(m, (columns - m.width) / 2, top + TALL + space)
    if (shape === 'tall') for (const x of [-9.5, 0.5, 10.5]) lozenge(columns / 2 + x, top + TALL + 6)
  }
  return chart
}
