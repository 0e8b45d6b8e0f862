import { hourDigits, twoDigits } from '@found-time/clock-runtime'
import { LARGE, MARKS, SMALL } from './charts'

/** What a stitch is worked in: white or green. */
export type Thread = 'white' | 'green'

export type Shape = 'wide' | 'square' | 'tall'

/** Stitches across and down. Between its corners every edge is a multiple of the border’s repeat and one stitch more, so that both ends are alike. */
export const PANELS = {
  wide: { columns: 177, rows: 113 },
  square: { columns: 113, rows: 129 },
  tall: { columns: 81, rows: 169 },
} as const satisfies Record<Shape, { columns: number; rows: number }>

export interface Stitch {
  readonly x: number
  readonly y: number
  readonly thread: Thread
}

/** The border from the hem inwards, eight stitches that repeat. */
const BORDER = [
  'gggggggg',
  '........',
  '...w...g',
  'g.w.w.gg',
  '.w.g.w.g',
  'g.w.w.gg',
  '...w...g',
  '........',
]

/** A star of eight points for the corners. */
const STAR = ['w.....w', '.w.w.w.', '..www..', '.ww.ww.', '..www..', '.w.w.w.', 'w.....w']

export const hourText = (hour: number, cycle: 12 | 24): string => hourDigits(hour, cycle)

export const minuteText = (minute: number): string => twoDigits(minute)

/** A line of the marking alphabet from its upper left corner, and its width. */
export function marksOf(text: string): { width: number; cells: readonly (readonly [number, number])[] } {
  const cells: (readonly [number, number])[] = []
  let left = 0
  for (const sign of text) {
    const rows = MARKS[sign]?.split(' ')
    rows?.forEach((row, y) => {
      for (let x = 0; x < row.length; x++) if (row[x] === '#') cells.push([left + x, y])
    })
    left += rows ? rows[0]!.length + 1 : 3
  }
  return { width: left - 1, cells }
}

/** A line of large figures: every stitch, and whether it lies so deep that the second thread trims it. */
export function figuresOf(
  text: string,
  large: boolean,
): { width: number; tall: number; cells: readonly (readonly [number, number, boolean])[] } {
  const [chart, tall] = large ? [LARGE, 54] : [SMALL, 46]
  const cells: (readonly [number, number, boolean])[] = []
  let left = 0
  for (const sign of text) {
    const [width, rows] = chart[Number(sign)]!
    const has = (x: number, y: number) =>
      x >= 0 &&
      y >= 0 &&
      x < width &&
      y < tall &&
      (Number.parseInt(rows[y * 9 + (x >> 2)]!, 16) & (8 >> (x & 3))) !== 0
    for (let y = 0; y < tall; y++)
      for (let x = 0; x < width; x++) {
        if (!has(x, y)) continue
        const deep = [-2, -1, 0, 1, 2].every((d) => has(x + d, y) && has(x, y + d))
        cells.push([left + x, y, deep && (x + y) % 4 === 0 && (x - y + 64) % 4 === 0])
      }
    left += width + (large ? 3 : 2)
  }
  return { width: left - (large ? 3 : 2), tall, cells }
}

/** Where the sixty stitches of the minute begin, and how far apart they are. */
export const LINE = {
  wide: { x: 29, y: 88, step: 2 },
  square: { x: 26, y: 113, step: 1 },
  tall: { x: 10, y: 138, step: 1 },
} as const satisfies Record<Shape, { x: number; y: number; step: number }>

/** How many of a minute's sixty stitches are there, the one that is being worked among them. */
export const worked = (second: number): number => second + 1

/** The whole sampler but for the line of seconds. */
export function chartOf(shape: Shape, hour: number, minute: number, cycle: 12 | 24): readonly Stitch[] {
  const { columns, rows } = PANELS[shape]
  const stitches: Stitch[] = []
  const put = (x: number, y: number, thread: Thread) => stitches.push({ x, y, thread })
  const sewn = (sign: string | undefined, x: number, y: number) => {
    if (sign === 'w' || sign === 'g') put(x, y, sign === 'w' ? 'white' : 'green')
  }
  BORDER.forEach((repeat, depth) => {
    for (let x = 8; x < columns - 8; x++) {
      sewn(repeat[(x - 1) % 8], x, depth)
      sewn(repeat[(x - 1) % 8], x, rows - 1 - depth)
    }
    for (let y = 8; y < rows - 8; y++) {
      sewn(repeat[(y - 1) % 8], depth, y)
      sewn(repeat[(y - 1) % 8], columns - 1 - depth, y)
    }
  })
  for (let x = 8; x < columns - 8; x++) for (const y of [8, rows - 9]) put(x, y, 'green')
  for (let y = 9; y < rows - 9; y++) for (const x of [8, columns - 9]) put(x, y, 'green')
  STAR.forEach((row, y) => {
    for (let x = 0; x < 7; x++)
      for (const [left, top] of [
        [0, 0],
        [columns - 7, 0],
        [0, rows - 7],
        [columns - 7, rows - 7],
      ] as const)
        sewn(row[x], left + x, top + y)
  })
  const mark = (text: string, y: number, thread: Thread, at?: number) => {
    const { width, cells } = marksOf(text)
    const left = at === undefined ? Math.floor((columns - width) / 2) : at - (width >> 1)
    for (const [x, down] of cells) put(left + x, y + down, thread)
  }
  const figures = ({ cells }: ReturnType<typeof figuresOf>, left: number, top: number) => {
    for (const [x, y, trim] of cells) put(Math.floor(left) + x, top + y, trim ? 'green' : 'white')
  }
  const [h, m] = [hourText(hour, cycle), minuteText(minute)].map((text) =>
    figuresOf(text, shape === 'wide'),
  ) as [ReturnType<typeof figuresOf>, ReturnType<typeof figuresOf>]
  if (shape === 'wide') {
    mark('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 14, 'green')
    const gap = 15
    const left = Math.floor((columns - h.width - gap - m.width) / 2)
    figures(h, left, 28)
    figures(m, left + h.width + gap, 28)
    for (const y of [28 + 14, 28 + 34])
      STAR.forEach((row, down) => {
        for (let x = 0; x < 7; x++) if (row[x] === 'w') put(left + h.width + 4 + x, y + down, 'white')
      })
    mark('A STITCH IN TIME', 93, 'green')
  } else if (shape === 'tall') {
    for (const [row, text] of ['ABCDEFGHI', 'JKLMNOPQR', 'STUVWXYZ'].entries())
      mark(text, 11 + row * 9, 'green')
    figures(h, (columns - h.width) / 2, 40)
    figures(m, (columns - m.width) / 2, 89)
    mark('A STITCH', 142, 'green')
    mark('IN TIME', 151, 'green')
  } else {
    for (let at = 0; at < 13; at++) {
      mark('ABCDEFGHIJKLM'[at]!, 12 + at * 8, 'green', 16)
      mark('NOPQRSTUVWXYZ'[at]!, 12 + at * 8, 'green', columns - 15)
    }
    figures(h, (columns - h.width) / 2, 14)
    figures(m, (columns - m.width) / 2, 63)
  }
  return stitches
}
