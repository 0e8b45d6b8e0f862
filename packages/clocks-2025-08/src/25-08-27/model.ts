import { kindAt, type Power, sumOf } from './powers'

/** How far the letters of `type.woff2` advance, in thousandths of its size: Computer Modern's, in bold. */
const ADVANCES: Record<string, number> = { '+': 894, '=': 894, h: 639, i: 319, m: 958, n: 639 }
export const advanceOf = (text: string): number =>
  [...text].reduce((length, letter) => length + (ADVANCES[letter] ?? 575), 0) / 1000

/** How high figures are, in parts of the size. */
export const FIGURE = 0.645
const RAISED = 0.43
const SMALL = 0.62
/** From a line's foot to the top of its exponents. */
const TALL = RAISED + SMALL * FIGURE
const SPACE = 0.08

/** The minutes since midnight; on a clock of twelve hours, those that its own hours make. */
export const minutesAt = (hour: number, minute: number, hourCycle: 12 | 24): number =>
  (hourCycle === 12 ? hour % 12 || 12 : hour) * 60 + minute

export interface Piece {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly role: 'base' | 'exponent' | 'sign' | 'figure' | 'unit'
}

const termLength = ({ base, exponent }: Power): number =>
  advanceOf(String(base)) + advanceOf(String(exponent)) * SMALL + 0.03
const PLUS = advanceOf('+') + SPACE * 2

/** Breaks a sum into lines; all but the first begin with their plus, as mathematicians do it. */
export function linesOf(sum: readonly Power[], measure: number): Power[][] {
  const lines: Power[][] = [[]]
  let length = 0
  for (const term of sum) {
    const more = termLength(term) + (term === sum[0] ? 0 : PLUS)
    if (length > 0 && length + more > measure) {
      lines.push([term])
      length = more
    } else {
      lines.at(-1)!.push(term)
      length += more
    }
  }
  return lines
}

const lineLength = (line: readonly Power[], first: boolean): number =>
  line.reduce((sum, term) => sum + termLength(term) + PLUS, first ? -PLUS : 0)

/** The largest size at which a sum fits a box. */
export function fit(
  sum: readonly Power[],
  width: number,
  height: number,
): { size: number; lines: Power[][] } {
  let low = 1
  let high = height / TALL
  for (let step = 0; step < 20; step++) {
    const size = (low + high) / 2
    const lines = linesOf(sum, width / size)
    const tall = (TALL * lines.length + 0.2 * (lines.length - 1)) * size
    const fits = tall <= height && lines.every((line, index) => lineLength(line, index === 0) * size <= width)
    if (fits) low = size
    else high = size
  }
  return { size: low, lines: linesOf(sum, width / low) }
}

/** A sum in a box, its last line standing on the box's floor. */
function setSum(sum: readonly Power[], x: number, top: number, width: number, height: number): Piece[] {
  const { size, lines } = fit(sum, width, height)
  const pitch = lines.length > 1 ? (height - TALL * size) / (lines.length - 1) : 0
  const step = Math.min(pitch, (TALL + 0.42) * size)
  const foot = top + (height + TALL * size - step * (lines.length - 1)) / 2
  const pieces: Piece[] = []
  for (const [row, line] of lines.entries()) {
    let at = x
    const y = foot + row * step
    for (const [index, term] of line.entries()) {
      if (row > 0 || index > 0) {
        pieces.push({ text: '+', x: at + (index ? SPACE * size : 0), y, size, role: 'sign' })
        at += (index ? PLUS : PLUS - SPACE) * size
      }
      const base = String(term.base)
      pieces.push({ text: base, x: at, y, size, role: 'base' })
      at += (advanceOf(base) + 0.03) * size
      pieces.push({
        text: String(term.exponent),
        x: at,
        y: y - RAISED * size,
        size: size * SMALL,
        role: 'exponent',
      })
      at += advanceOf(String(term.exponent)) * SMALL * size
    }
  }
  return pieces
}

const UNIT = 0.5
const quantityLength = (figure: string, unit: string) => advanceOf(figure) + 0.12 + advanceOf(unit) * UNIT

function setQuantity(figure: string, unit: string, x: number, y: number, size: number): Piece[] {
  return [
    { text: figure, x, y, size, role: 'figure' },
    { text: unit, x: x + (advanceOf(figure) + 0.12) * size, y, size: size * UNIT, role: 'unit' },
  ]
}

/** The time as hours and minutes, in one line or in two; and how high it is. */
function setTime(
  hour: string,
  minute: string,
  margin: number,
  width: number,
  foot: number,
  stacked: boolean,
) {
  const [first, second] = [quantityLength(hour, 'h'), quantityLength(minute, 'min')]
  if (!stacked) {
    const size = width / (first + second + 0.3)
    const pieces = [
      ...setQuantity(hour, 'h', margin, foot, size),
      ...setQuantity(minute, 'min', margin + (first + 0.3) * size, foot, size),
    ]
    return { pieces, height: size * FIGURE }
  }
  const size = width / Math.max(first, second)
  const gap = size * 0.16
  return {
    pieces: [
      ...setQuantity(hour, 'h', margin, foot - size * FIGURE - gap, size),
      ...setQuantity(minute, 'min', margin, foot, size),
    ],
    height: size * FIGURE * 2 + gap,
  }
}

export interface Plan {
  readonly pieces: readonly Piece[]
  /** The two bars of the long equals sign: it grows from as long as others are to the margin. */
  readonly bars: {
    readonly x: number
    readonly y: readonly number[]
    readonly width: number
    readonly height: number
  }
  readonly shortest: number
}

export function planOf(
  hour: number,
  minute: number,
  hourCycle: 12 | 24,
  width: number,
  height: number,
): Plan {
  const count = minutesAt(hour, minute, hourCycle)
  const less = Math.min(width, height)
  const margin = less * 0.055
  const measure = width - margin * 2
  const shown = String(Math.floor(count / 60))
  const stacked = height > width * 1.2
  const time = setTime(shown, String(minute).padStart(2, '0'), margin, measure, height - margin, stacked)
  const size = Math.min(measure / 4.2, height * (stacked ? 0.16 : 0.25))
  const gap = less * 0.1
  const foot = height - margin - time.height - gap
  const figures = String(count)
  const after = margin + (advanceOf('=') + 0.22) * size
  const from = after + (advanceOf(figures) + 0.25) * size
  const top = margin * 0.9
  const room = foot - FIGURE * size - gap * 0.8 - top
  const thick = size * 0.06
  return {
    pieces: [
      ...setSum(sumOf(count, kindAt(count)), margin, top, measure, room),
      { text: '=', x: margin - size * 0.06, y: foot, size, role: 'sign' },
      { text: figures, x: after, y: foot, size, role: 'base' },
      ...time.pieces,
    ],
    bars: {
      x: from,
      y: [foot - size * 0.393, foot - size * 0.171],
      width: width - margin - from,
      height: thick,
    },
    shortest: Math.min(0.5, (size * 0.76) / (width - margin - from)),
  }
}
