import { shownHour } from '@found-time/clock-runtime'
import { NAMES, SYMBOLS } from './elements'
import { advanceOf } from './metrics'

/**
 * Numbers, symbols and names are IUPAC's (Periodic Table of the Elements, 4 May 2022, iupac.org): 10 is neon, 36
 * krypton, 42 molybdenum, 59 praseodymium; aluminium and caesium are spelled so there. Element 0 was put at the head of
 * the table as neutronium by Andreas von Antropoff (Zeitschrift für angewandte Chemie 39, 1926, p. 722); the symbol n is
 * the neutron's.
 */
export interface Element {
  readonly number: number
  readonly symbol: string
  readonly name: string
}

export const elementOf = (number: number): Element => ({
  number,
  symbol: SYMBOLS[number]!,
  name: NAMES[number] ?? '',
})

/** The elements of a time. */
export function elementsAt(hour: number, minute: number, second: number, hourCycle: 12 | 24) {
  return {
    hour: elementOf(shownHour(hour, hourCycle)),
    minute: elementOf(minute),
    second: elementOf(second),
  }
}

/** The noble gas that ends each period; the neutron's period has it alone. */
const ENDS = [0, 2, 10, 18, 36, 54, 86, 118]

export const COLUMNS = 18
/** The neutron's row, seven periods, and two rows for the lanthanoids and actinoids below. */
export const ROWS = 10

/** Where an element stands: its group and its row, both from 0. */
export function placeOf(number: number): { readonly column: number; readonly row: number } {
  const row = ENDS.findIndex((end) => number <= end)
  const end = ENDS[row]!
  if (row === 0) return { column: 17, row }
  const into = number - ENDS[row - 1]! - 1
  const long = row > 5
  if (long && into >= 2 && into < 17) return { column: into, row: row + 2 }
  // From the right: the last six of a period, the transition metals before them, hydrogen and its like on the left.
  if (into < 2 && end - number > 0) return { column: into, row }
  return { column: 17 - (end - number), row }
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Kind = 'quiet' | 'hour' | 'minute'

export interface Glyphs {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly kind: Kind
}

export interface Cell extends Box {
  readonly number: number
  readonly kind: Kind
}

export interface Plan {
  readonly cells: readonly Cell[]
  readonly glyphs: readonly Glyphs[]
  /** Where each of the sixty elements is, for the second. */
  readonly places: readonly Box[]
  readonly verse: { readonly x: number; readonly y: readonly number[]; readonly size: number }
}

/** The tracks of a table: those that are wide share so much of it, the rest are even. */
function tracks(count: number, wide: ReadonlySet<number>, length: number, gap: number, share: number) {
  const whole = length - gap * (count - 1)
  const large = (whole * (wide.size === 1 ? share * 0.7 : share)) / wide.size
  const small = (whole - large * wide.size) / (count - wide.size)
  const at: { start: number; size: number }[] = []
  let start = 0
  for (let index = 0; index < count; index++) {
    const size = wide.has(index) ? large : small
    at.push({ start, size })
    start += size + gap
  }
  return at
}

/** How high capitals are, in parts of the type's size. */
const CAP = 0.703

/** How far a g or a y hangs below, in parts of its size. */
const HANG = 0.2
const hangs = (symbol: string): boolean => /[gy]/.test(symbol)

const BROADEST = Math.max(...SYMBOLS.map((symbol) => advanceOf(symbol)))
/** Type of fewer pixels is left out. */
const LEAST = 11

/** The number and the symbol of a cell that is read: one above the other, or side by side in a long one. */
function glyphsOf({ number, symbol }: Element, { x, y, width, height }: Box, kind: Kind): Glyphs[] {
  const pad = Math.min(width, height) * 0.09
  const inside = { width: width - pad * 2, height: height - pad * 2 }
  const figure = String(number)
  const below = hangs(symbol) ? HANG : 0
  const stacked = Math.min(
    (inside.height * 0.94) / (2 * CAP + below),
    inside.width / Math.max(advanceOf(figure), advanceOf(symbol)),
  )
  const beside = Math.min(
    (inside.height * 0.98) / (CAP + below),
    inside.width / (advanceOf(figure) + advanceOf(symbol) + 0.22),
  )
  const foot = y + height - pad - below * stacked
  if (beside >= stacked) {
    const base = y + height / 2 + (beside * (CAP - below)) / 2
    return [
      { text: figure, x: x + pad, y: base, size: beside, kind },
      { text: symbol, x: x + width - pad - advanceOf(symbol) * beside, y: base, size: beside, kind },
    ]
  }
  // In a tall cell the number, which is what is read, takes the room that the symbol leaves.
  const free = Math.min(
    stacked * 1.5,
    (inside.height - stacked * (CAP + below) - pad) / CAP,
    inside.width / advanceOf(figure),
  )
  const above = Math.max(stacked, free)
  return [
    { text: figure, x: x + pad - above * 0.04, y: y + pad + above * CAP, size: above, kind },
    { text: symbol, x: x + pad - stacked * 0.04, y: foot, size: stacked, kind },
  ]
}

/** Two halves of a cell, where one element is both the hour and the minute. */
function halves(box: Box, gap: number): [Box, Box] {
  if (box.width > box.height) {
    const width = (box.width - gap) / 2
    return [
      { ...box, width },
      { ...box, width, x: box.x + width + gap },
    ]
  }
  const height = (box.height - gap) / 2
  return [
    { ...box, height },
    { ...box, height, y: box.y + height + gap },
  ]
}

/** The line of verse, in one line or two. */
export function verseOf(hour: Element, minute: Element, second: Element, lines: 1 | 2): string[] {
  const lower = (name: string) => name.toLowerCase()
  const first =
    hour.number === minute.number ? `${hour.name} twice,` : `${hour.name} and ${lower(minute.name)},`
  const then = `a breath of ${lower(second.name)}.`
  return lines === 1 ? [`${first} ${then}`] : [first, then]
}

/**
 * The table, seen through a glass that widens the columns and the rows of two elements. An upright stage has it turned:
 * groups run down, periods across.
 */
export function planOf(hour: Element, minute: Element, width: number, height: number): Plan {
  const upright = height > width
  const unit = Math.min(width, height)
  const margin = unit * 0.022
  const gap = Math.max(1, unit * (upright ? 0.006 : 0.005))
  const lines = upright ? 2 : 1
  // The longest two names and the longest breath, so that the verse keeps its size.
  const longest = Math.max(
    ...verseOf(elementOf(45), elementOf(59), elementOf(59), lines).map((line) => advanceOf(line)),
  )
  const size = Math.min(((width - margin * 3) / longest) * 0.98, height * 0.08)
  const verseHigh = size * (upright ? 2.5 : 1.45)
  const spots = [hour, minute].map(({ number }) => placeOf(number))
  const across = tracks(
    upright ? ROWS : COLUMNS,
    new Set(spots.map(({ row, column }) => (upright ? row : column))),
    width - margin * 2,
    gap,
    upright ? 0.7 : 0.62,
  )
  const down = tracks(
    upright ? COLUMNS : ROWS,
    new Set(spots.map(({ row, column }) => (upright ? column : row))),
    height - margin - verseHigh,
    gap,
    upright ? 0.52 : 0.73,
  )
  const boxOf = (number: number): Box => {
    const { row, column } = placeOf(number)
    const [h, v] = upright ? [across[row]!, down[column]!] : [across[column]!, down[row]!]
    return { x: margin + h.start, y: margin + v.start, width: h.size, height: v.size }
  }
  const cells: Cell[] = []
  const glyphs: Glyphs[] = []
  SYMBOLS.forEach((symbol, number) => {
    const box = boxOf(number)
    if (number === hour.number || number === minute.number) {
      const both = hour.number === minute.number
      const [first, last] = both ? halves(box, gap) : [box, box]
      const read: [Box, Kind][] = []
      if (number === hour.number) read.push([first, 'hour'])
      if (number === minute.number) read.push([last, 'minute'])
      for (const [part, kind] of read) {
        cells.push({ ...part, number, kind })
        glyphs.push(...glyphsOf(elementOf(number), part, kind))
      }
      return
    }
    cells.push({ ...box, number, kind: 'quiet' })
    // A track shows its symbols where the broadest of them fits: all or none, and all of one size.
    const fits = Math.min((box.width * 0.84) / BROADEST, (box.height * 0.8) / CAP)
    if (fits < LEAST) return
    const pad = Math.min(box.width, box.height) * 0.1
    const large = box.width > unit * 0.2 && box.height > unit * 0.12
    const used = large ? Math.min(fits, box.height * 0.62) : Math.min(fits, Math.max(LEAST, unit * 0.034))
    glyphs.push({
      text: symbol,
      x: box.x + pad,
      y: box.y + box.height - pad - (large && hangs(symbol) ? HANG * used : 0),
      size: used,
      kind: 'quiet',
    })
  })
  return {
    cells,
    glyphs,
    places: Array.from({ length: 60 }, (_, number) => boxOf(number)),
    verse: {
      x: margin * 1.2,
      y: lines === 1 ? [height - size * 0.48] : [height - size * 1.5, height - size * 0.46],
      size,
    },
  }
}
