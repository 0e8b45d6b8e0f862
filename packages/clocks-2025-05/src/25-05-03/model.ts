import { BOLD, FIGURES, SMALL } from './glyphs'

/** How the discs of a display are shared out. All in discs, from the upper left corner. */
export interface Display {
  readonly columns: number
  readonly rows: number
  readonly stacked: boolean
  /** Where the time stands. */
  readonly time: readonly [x: number, y: number]
  /** First row of the destination, one line or two. */
  readonly destination: number
  readonly bold: boolean
  /** Sixty fields of discs, one for each second, in lines of so many, with a gap of one disc after each ten. */
  readonly seconds: {
    readonly x: number
    readonly y: number
    readonly across: number
    readonly wide: number
    readonly tall: number
  }
}

export const WIDE: Display = {
  columns: 72,
  rows: 36,
  stacked: false,
  time: [2, 2],
  destination: 25,
  bold: false,
  seconds: { x: 3, y: 33, across: 60, wide: 1, tall: 2 },
}

export const SQUARE: Display = {
  columns: 72,
  rows: 54,
  stacked: false,
  time: [2, 2],
  destination: 25,
  bold: true,
  seconds: { x: 3, y: 50, across: 60, wide: 1, tall: 2 },
}

export const TALL: Display = {
  columns: 42,
  rows: 74,
  stacked: true,
  time: [6, 2],
  destination: 48,
  bold: false,
  seconds: { x: 0, y: 66, across: 20, wide: 2, tall: 2 },
}

/** The display for a stage of this shape. */
export const displayFor = (width: number, height: number): Display =>
  width > height * 1.35 ? WIDE : width > height * 0.8 ? SQUARE : TALL

/** The same display with more columns, and all it says in the middle of them. */
export function widened(display: Display, columns: number): Display {
  const more = Math.round((columns - display.columns) / 2)
  return {
    ...display,
    columns,
    time: [display.time[0] + more, display.time[1]],
    seconds: { ...display.seconds, x: display.seconds.x + more },
  }
}

/** Column and row of the upper left disc of a second. */
export function fieldOf({ seconds }: Display, second: number): readonly [column: number, row: number] {
  const { x, y, across, wide, tall } = seconds
  const along = second % across
  return [x + along * wide + Math.floor(along / 10), y + Math.floor(second / across) * tall]
}

/** Where a bus goes at each hour of the day, in the words of destination blinds. */
export const DESTINATIONS: readonly (readonly string[])[] = [
  ['NIGHT', 'BUS'],
  ['LAST', 'BUS'],
  ['NOT IN', 'SERVICE'],
  ['DEPOT', 'ONLY'],
  ['STAFF', 'ONLY'],
  ['MARKET', 'PLACE'],
  ['RAILWAY', 'BRIDGE'],
  ['WORKS', 'GATE'],
  ['SCHOOL', 'BUS'],
  ['TOWN', 'HALL'],
  ['LOST', 'PROPERTY'],
  ['HIGH', 'STREET'],
  ['CITY', 'CENTRE'],
  ['MUSEUM', 'STEPS'],
  ['PARK AND', 'RIDE'],
  ['SEA', 'FRONT'],
  ['PIER', 'HEAD'],
  ['RAIL', 'STATION'],
  ['CIRCULAR', 'ROUTE'],
  ['OPERA', 'HOUSE'],
  ['CRICKET', 'GROUND'],
  ['PRIVATE', 'HIRE'],
  ['RELIEF', 'BUS'],
  ['BUS', 'GARAGE'],
]

/** Which discs of a display show yellow: `1`, row by row. */
export type Pattern = Uint8Array

const figures = FIGURES.split(' ')

function put(pattern: Pattern, { columns }: Display, bits: string, x: number, y: number, width: number) {
  for (let at = 0; at < bits.length; at++)
    if (bits[at] === '1') pattern[(y + Math.floor(at / width)) * columns + x + (at % width)] = 1
}

function putFigure(pattern: Pattern, display: Display, figure: string, x: number, y: number) {
  if (figure === ' ') return
  const rows = figures[Number(figure)]!
  const bits = Array.from({ length: 20 }, (_, row) =>
    Number.parseInt(rows.slice(row * 4, row * 4 + 4), 16)
      .toString(2)
      .padStart(13, '0'),
  )
  put(pattern, display, bits.join(''), x, y, 13)
}

function putWords(pattern: Pattern, display: Display, words: string, y: number) {
  const [letters, width, height] = display.bold ? [BOLD.split(' '), 6, 9] : [SMALL.split(' '), 4, 6]
  const start = Math.round((display.columns - words.length * (width + 1) + 1) / 2)
  for (let at = 0; at < words.length; at++) {
    const letter = letters[words.charCodeAt(at) - 65]
    // Four bits at a time: the widest letter has more than a whole number can be trusted with.
    const bits = [...(letter ?? '')].map((four) => Number.parseInt(four, 16).toString(2).padStart(4, '0'))
    put(pattern, display, bits.join('').slice(-width * height), start + at * (width + 1), y, width)
  }
}

/** What the display says in a minute, without its seconds. */
export function patternOf(display: Display, hour: number, minute: number, hourCycle: 12 | 24): Pattern {
  const pattern = new Uint8Array(display.columns * display.rows)
  const shown = hourCycle === 12 ? hour % 12 || 12 : hour
  const hours = String(shown).padStart(2, hourCycle === 12 ? ' ' : '0')
  const minutes = String(minute).padStart(2, '0')
  const [x, y] = display.time
  putFigure(pattern, display, hours[0]!, x, y)
  putFigure(pattern, display, hours[1]!, x + 16, y)
  const [minutesX, minutesY] = display.stacked ? [x, y + 23] : [x + 39, y]
  putFigure(pattern, display, minutes[0]!, minutesX, minutesY)
  putFigure(pattern, display, minutes[1]!, minutesX + 16, minutesY)
  if (!display.stacked) for (const dot of [5, 12]) put(pattern, display, '1'.repeat(9), x + 32, y + dot, 3)
  const words = DESTINATIONS[hour]!
  if (display.stacked || display.bold)
    words.map((line, index) =>
      putWords(pattern, display, line, display.destination + index * (display.bold ? 12 : 9)),
    )
  else putWords(pattern, display, words.join(' '), display.destination)
  return pattern
}

/** Seconds a step of the walk takes, and discs it goes. */
export const STEP_SECONDS = 0.17
export const STRIDE = 5
/** Seconds in which one disc turns over. */
const FLIP_SECONDS = 0.1
/** Seconds the driving current takes from the first column to the last. */
const SCAN_SECONDS = STEP_SECONDS - FLIP_SECONDS

/** How many steps bring in a new text, with a gap behind the old one. */
export const stepsOf = ({ columns }: Display) => Math.ceil((columns + STRIDE) / STRIDE)

/** Seconds of the minute at which the next text sets out, so that it stands on the stroke. */
export const departureOf = (display: Display) => 60 - stepsOf(display) * STEP_SECONDS

/**
 * How far a disc is from black, `0`, to yellow, `1`: it starts slowly, lands hard, springs back once.
 * @param part - Of the time it takes to turn, from `0` to `1`.
 */
export function turnOf(part: number): number {
  if (part <= 0) return 0
  if (part >= 1) return 1
  return part < 0.7 ? (part / 0.7) ** 1.8 : 1 - 0.12 * Math.sin(((part - 0.7) / 0.3) * Math.PI)
}

const between = (from: number, to: number, part: number) => from + (to - from) * turnOf(part)

/** Whether a disc of the text shows yellow after so many steps of the walk from one text to the next. */
function bitAfter(display: Display, from: Pattern, to: Pattern, index: number, steps: number): number {
  const { columns } = display
  const last = stepsOf(display)
  if (steps >= last) return to[index]!
  const column = (index % columns) + steps * STRIDE
  const row = index - (index % columns)
  if (column < columns) return from[row + column]!
  const entering = column - last * STRIDE
  return entering >= 0 ? to[row + entering]! : 0
}

/**
 * How far a disc of the text is turned, `0` black to `1` yellow, on the way from one minute's text to the next.
 * Each step the current runs along the columns, and the discs that must turn do.
 * @param seconds - Of the minute, with the fraction.
 */
export function discAt(display: Display, from: Pattern, to: Pattern, index: number, seconds: number): number {
  const delay = (SCAN_SECONDS * (index % display.columns)) / display.columns
  const since = seconds - departureOf(display) - delay
  if (since <= 0) return from[index]!
  const step = Math.floor(since / STEP_SECONDS)
  return between(
    bitAfter(display, from, to, index, step),
    bitAfter(display, from, to, index, step + 1),
    (since - step * STEP_SECONDS) / FLIP_SECONDS,
  )
}

const SECOND_FLIP = 0.16
const CLEAR_SECONDS = 0.5

/**
 * How far the discs of one second are turned. They stand when the second is over; at the end of the minute a wave
 * clears them all, from the left, before the stroke.
 * @param second - Which discs, `0` to `59`.
 * @param seconds - Of the minute, with the fraction.
 */
export function secondDiscAt(second: number, seconds: number): number {
  const clear = 60 - SECOND_FLIP - CLEAR_SECONDS + (CLEAR_SECONDS * second) / 60
  if (second === 59) return 0
  if (seconds > clear) return between(1, 0, (seconds - clear) / SECOND_FLIP)
  return between(0, 1, (seconds - second - 1 + SECOND_FLIP) / SECOND_FLIP)
}

/**
 * For how many seconds no disc of the seconds turns; `0` while one does.
 * @param seconds - Of the minute, with the fraction.
 */
export function stillFor(seconds: number): number {
  const moves = seconds < 59 ? Math.floor(seconds) + 1 - SECOND_FLIP : 60 - SECOND_FLIP - CLEAR_SECONDS
  return Math.max(0, moves - seconds)
}
