import { clamp, hourDigits, twoDigits } from '@found-time/clock-runtime'
import { FACES, type Face } from './faces'

/** Which typeface is shown. Seven is no part of sixty, so a minute has another one in the next hour. */
export const faceAt = (hour: number, minute: number): Face => FACES[(hour * 60 + minute) % FACES.length]!

/** Hour and minutes, as they are shown. */
export const figuresOf = (hour: number, minute: number, hourCycle: 12 | 24): readonly [string, string] => [
  hourDigits(hour, hourCycle),
  twoDigits(minute),
]

export interface Mark {
  readonly letter: string
  readonly column: number
  readonly row: number
  /** How much further a score reaches to either side to meet its neighbours, in cells. */
  readonly left?: number
  readonly right?: number
  /** Where in its cells a stroke goes on to from its foot, to meet the one below it. */
  readonly foot?: number
}

export interface Art {
  readonly marks: readonly Mark[]
  readonly columns: number
  readonly rows: number
  /** How much of its topmost row is empty: scores lie at the foot of theirs. */
  readonly empty: number
}

const FIGURES = '0123456789:'

/** One figure's rows. */
function glyphOf({ widths, rows }: Face, figure: string): string[] {
  const at = FIGURES.indexOf(figure)
  const from = widths.slice(0, at).reduce((sum, width) => sum + width, 0)
  return rows.map((row) => row.slice(from, from + widths[at]!))
}

/** How far a figure may move to the left before a row of it touches what stands there. */
const roomBetween = (before: readonly string[], after: readonly string[]): number =>
  Math.min(
    ...before.map((row, index) => {
      const next = after[index]!
      if (!row.trim() || !next.trim()) return 99
      return row.length - row.trimEnd().length + next.length - next.trimStart().length
    }),
  )

/** How far from the edge of its cell, to the right and to the left, a stroke has its foot. */
const FEET: Readonly<Record<string, readonly [number, number]>> = {
  '|': [0.5, 0.5],
  '/': [0, 1],
  '\\': [1, 0],
  '(': [0.85, 0.15],
  ')': [0.15, 0.85],
}

/** The same of its head: a slanting stroke has it on the other side. */
const HEADS: typeof FEET = { ...FEET, '/': [1, 0], '\\': [0, 1] }

/**
 * How far a score has to reach beyond its cell to meet the stroke beside it, or the one that begins there in the row
 * below. In a terminal the eye closes these gaps; at this size they would break a figure apart.
 */
function meeting(glyph: readonly string[], row: number, column: number, side: -1 | 1): number {
  const beside = glyph[row]![column + side] ?? ' '
  if (beside === '_' || beside === ',') return 0
  // From the score's end to the stroke: the part of its cell that lies between.
  const part = side === 1 ? 0 : 1
  const foot = FEET[beside]
  if (foot) return part === 1 ? 1 - foot[0] : foot[0]
  const head = HEADS[glyph[row + 1]?.[column + side] ?? ' ']
  return head ? (part === 1 ? 1 - head[0] : head[0]) : 0
}

/** Where the stroke begins, in cells from the figure's left, that continues the one at a place; its own if none does. */
function goingOn(glyph: readonly string[], row: number, column: number): number | undefined {
  const own = FEET[glyph[row]![column]!]
  if (!own) return undefined
  const foot = column + own[0]
  const heads = [column - 1, column, column + 1].flatMap((at) => {
    const head = HEADS[glyph[row + 1]?.[at] ?? ' ']
    return head ? [at + head[0]] : []
  })
  const nearest = heads.sort((one, other) => Math.abs(one - foot) - Math.abs(other - foot))[0]
  return nearest === undefined || Math.abs(nearest - foot) > 0.6 ? undefined : nearest - column
}

/** The characters of one figure that begins at a column. */
function marksOf(glyph: readonly string[], start: number): Mark[] {
  const marks: Mark[] = []
  for (const [row, line] of glyph.entries())
    for (const [column, letter] of [...line].entries()) {
      // An apostrophe only fills a corner that the strokes close by themselves.
      if (letter === ' ' || letter === "'") continue
      const mark = { letter, column: start + column, row }
      // A comma stands for the end of a score.
      if (letter !== '_' && letter !== ',') marks.push({ ...mark, foot: goingOn(glyph, row, column) })
      else
        marks.push({
          ...mark,
          letter: '_',
          left: meeting(glyph, row, column, -1),
          right: meeting(glyph, row, column, 1),
        })
    }
  return marks
}

/** A text in a typeface, its figures moved together until they are a column apart. */
export function artOf(face: Face, text: string): Art {
  let lines: string[] = face.rows.map(() => '')
  let beside = ''
  const marks: Mark[] = []
  for (const figure of text) {
    const glyph = glyphOf(face, figure)
    if (!lines[0]) {
      lines = glyph
      marks.push(...marksOf(glyph, 0))
      beside = figure
      continue
    }
    const room = roomBetween(lines, glyph)
    // Tall figures need more room, and so does the colon.
    const apart = (face.rows.length > 6 ? 2 : 1) + (figure === ':' || beside === ':' ? 1 : 0)
    beside = figure
    const shift = (room === 99 ? 0 : room) - apart
    const start = lines[0].length - shift
    marks.push(...marksOf(glyph, start))
    lines = lines.map((line, row) => {
      const next = glyph[row]!
      const kept = line.trimEnd()
      return start >= kept.length ? kept.padEnd(start) + next : kept + next.slice(kept.length - start)
    })
  }
  const first = Math.min(...marks.map(({ column }) => column))
  const last = Math.max(...marks.map(({ column }) => column))
  return {
    marks: first === 0 ? marks : marks.map((mark) => ({ ...mark, column: mark.column - first })),
    columns: last - first + 1,
    rows: lines.length,
    empty: /^[ _.]*$/.test(face.rows[0]!) ? 0.8 : 0,
  }
}

export interface Stand {
  readonly art: Art
  readonly left: number
  readonly top: number
  /** Of one character. */
  readonly cell: readonly [number, number]
  /** What it stands on. */
  readonly floor: number
  /** From how high it falls. */
  readonly drop: number
}

export interface Plan {
  readonly margin: number
  readonly name: number
  readonly by: number
  readonly stands: readonly Stand[]
  /** Where the floor begins, on which the seconds lie. */
  readonly floor: number
  /** How thick the shelf of the hours is, where they have one of their own. */
  readonly shelf: number
}

/** How much higher than broad a character may be. */
const TALLEST = 3.2

/** And how much at least. */
const SHORTEST = 1.25

/** The largest that a text can be in a room, standing on its floor. */
function standOf(
  arts: readonly Art[],
  width: number,
  margin: number,
  rooms: readonly (readonly [number, number])[],
): Stand[] {
  const tallest = Math.min(...rooms.map(([top, floor]) => floor - top))
  const rows = arts[0]!.rows
  const seen = rows - arts[0]!.empty + 0.35
  const columns = Math.max(...arts.map((art) => art.columns))
  const across = Math.min((width - margin * 2) / columns, tallest / seen / SHORTEST)
  const down = clamp(tallest / seen, across * SHORTEST, across * TALLEST)
  return arts.map((art, index) => {
    const [ceiling, floor] = rooms[index]!
    const top = floor - rows * down
    return {
      art,
      left: (width - art.columns * across) / 2,
      top,
      cell: [across, down],
      floor,
      drop: Math.max(top + art.empty * down - ceiling, down * 0.3),
    }
  })
}

/** How much of the stage the figures take up. */
const sizeOf = (stands: readonly Stand[]) =>
  stands.reduce((sum, { art, cell }) => sum + art.columns * cell[0] * (art.rows - art.empty) * cell[1], 0)

/** Where all stands. Unless the stage is broad, the hour has a shelf above the minutes where that makes both larger. */
export function planOf(
  width: number,
  height: number,
  face: Face,
  [hours, minutes]: readonly [string, string],
): Plan {
  const less = Math.min(width, height)
  const margin = less * 0.045
  const upright = height > width * 1.2
  const name = Math.min(less * (upright ? 0.13 : 0.09), (width - margin * 2) / (face.name.length * 0.6))
  const by = Math.min(name * 0.5, (width - margin * 2) / (face.by.length * 0.6))
  const ceiling = margin + name * 1.02 + by * 1.5
  const floor = height * (upright ? 0.86 : 0.8)
  const plan = { margin, name, by, floor, shelf: 0 }
  const one = standOf([artOf(face, `${hours}:${minutes}`)], width, margin, [[ceiling, floor]])
  if (width > height * 1.2) return { ...plan, stands: one }
  const shelf = Math.max(4, less * 0.03)
  const middle = ceiling + (floor - ceiling - shelf) / 2
  const two = standOf([artOf(face, hours), artOf(face, minutes)], width, margin, [
    [ceiling, middle],
    [middle + shelf + less * 0.03, floor],
  ])
  return !upright && sizeOf(one) > sizeOf(two) ? { ...plan, stands: one } : { ...plan, shelf, stands: two }
}

/** A typeface has come down in so many milliseconds. */
export const FALL_MS = 1000

/**
 * How much of its fall a character still has before it: all of it at first, when the typeface hangs whole below the
 * ceiling; the lower rows let go before the upper ones, and each lands with a small hop.
 * @param chance - Of its own, `0` to `1`: none falls quite like its neighbour.
 */
export function leftToFall(ms: number, row: number, rows: number, chance: number): number {
  const starts = 60 + ((rows - 1 - row) / rows) * 260 + chance * 150
  const part = (ms - starts) / 340
  if (part <= 0) return 1
  if (part < 1) return 1 - part * part
  const hop = (part - 1) / 0.5
  return hop < 1 ? 0.06 * Math.sin(Math.PI * hop) : 0
}

export interface Slot {
  readonly x: number
  /** Its lower edge. */
  readonly y: number
  /** Its breadth and its height. */
  readonly size: readonly [number, number]
}

/** A heap of ten: four below, three on them, two and one. */
const HEAP = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [0.5, 1],
  [1.5, 1],
  [2.5, 1],
  [1, 2],
  [2, 2],
  [1.5, 3],
] as const

/** Where the character of a second lies: ten make a heap, and six heaps lie in a row. */
export function slotOf(second: number, width: number, height: number, { floor, margin }: Plan): Slot {
  const column = (width - margin * 2) / 6
  const down = (height - floor - margin * 1.3) / 4
  const across = Math.min(column / 4.5, down * 0.95)
  const [place, layer] = HEAP[second % 10]!
  return {
    x: margin + column * (Math.floor(second / 10) + 0.5) + (place - 1.5) * across,
    y: height - margin * 0.8 - layer * down,
    size: [across, down],
  }
}
