import {
  type ClockTime,
  clamp,
  easeInOut,
  type HourCycle,
  hourDigits,
  timeAt,
  twoDigits,
} from '@found-time/clock-runtime'
import { capital, FIGURES, streetRows, WHEELS } from './glyphs'

/** A sign: so many discs, and what stands where on it. */
export interface Sign {
  readonly columns: number
  readonly rows: number
  /** Figures stand two and two below each other, twice as large. */
  readonly stacked: boolean
  /** Rows by which each half of a figure is drawn out, where there is height for it. */
  readonly longer: number
  /** The bus has windows under its name as well as over it. */
  readonly tall: boolean
  /** First rows of the figures and of the bus, and that of the road. */
  readonly figures: number
  readonly bus: number
  readonly road: number
}

/** Dark columns at the least beside what a sign says, and dark rows over and under it. */
const MARGIN = 2
const NARROWEST = 58 + MARGIN * 2
const NARROWEST_STACKED = 51 + MARGIN * 2
const FIGURE_ROWS = 15
const LOWEST_BUS = 19
const TALLEST_BUS = 24

/** How many discs a sign must have for a stage of this shape. */
export const leastFor = (width: number, height: number) =>
  width > height * 0.8
    ? { columns: NARROWEST, rows: FIGURE_ROWS + LOWEST_BUS + 3 * MARGIN + 1, stacked: false }
    : { columns: NARROWEST_STACKED, rows: FIGURE_ROWS * 4 + 3 + LOWEST_BUS + 3 * MARGIN + 1, stacked: true }

/** Composes what a sign of so many discs says: the figures as tall as there is room for, the same space between all. */
export function signOf(columns: number, rows: number, stacked: boolean): Sign {
  const figures = (longer: number) =>
    stacked ? (FIGURE_ROWS + longer * 2) * 4 + 4 : FIGURE_ROWS + longer * 2
  const spare = (longer: number, bus: number) => rows - figures(longer) - bus - 1 - MARGIN * 3
  const tall = spare(0, TALLEST_BUS) >= 0
  const bus = tall ? TALLEST_BUS : LOWEST_BUS
  const most = stacked ? 4 : 5
  let longer = 0
  while (longer < most && spare(longer + 1, bus) >= 3) longer++
  const space = MARGIN + spare(longer, bus) / 3
  const first = Math.round(space)
  const road = rows - Math.round(space) - 1
  return { columns, rows, stacked, longer, tall, figures: first, bus: road - bus, road }
}

/** Which discs show yellow: `1`, row by row. */
export type Pattern = Uint8Array

/** The stops of the number 11 across London, one for each five minutes of its hour. */
export const STOPS = [
  'BROAD ST',
  'BANK',
  'CANNON ST',
  'ST PAULS',
  'FLEET ST',
  'ALDWYCH',
  'STRAND',
  'WHITEHALL',
  'VICTORIA',
  'SLOANE SQ',
  'CHELSEA',
  'FULHAM',
] as const

type Rows = readonly string[]

const LINES = FIGURES.trim().split('\n')
const figure = (value: number): Rows => LINES.map((line) => line.split(' ')[value]!)

const drawnOut = (rows: Rows, by: number): Rows =>
  rows.flatMap((row, at) => Array<string>(at === 4 || at === 10 ? by + 1 : 1).fill(row))

/** Twice the size, with the corners of steps filled (Scale2x). */
function doubled(rows: Rows): Rows {
  const at = (x: number, y: number) => rows[y]?.[x] === '#'
  const dot = (on: boolean) => (on ? '#' : '.')
  return rows.flatMap((row, y) => {
    const pair = ['', '']
    for (let x = 0; x < row.length; x++) {
      const [self, up, right, down, left] = [at(x, y), at(x, y - 1), at(x + 1, y), at(x, y + 1), at(x - 1, y)]
      pair[0] += dot(left === up && left !== down && up !== right ? up : self)
      pair[0] += dot(up === right && up !== left && right !== down ? right : self)
      pair[1] += dot(down === left && down !== right && left !== up ? left : self)
      pair[1] += dot(right === down && right !== up && down !== left ? down : self)
    }
    return pair
  })
}

/** Lays rows on the sign; what reaches beyond it is not there. */
function put(pattern: Pattern, { columns, rows }: Sign, glyph: Rows, x: number, y: number) {
  for (const [down, row] of glyph.entries())
    for (let across = 0; across < row.length; across++) {
      const [column, line] = [x + across, y + down]
      if (row[across] === '#' && column >= 0 && column < columns && line < rows)
        pattern[line * columns + column] = 1
    }
}

const widthOf = (words: string) =>
  [...words].reduce((sum, letter) => sum + capital(letter)[0]!.length + 1, -1)

export const hourShown = (hour: number, hourCycle: HourCycle) => hourDigits(hour, hourCycle).padStart(2)

/**
 * A double-decker, driving to the right, with a name along its side: the open platform behind,
 * the cab before.
 */
export function busRows(name: string, tall: boolean, second: number): Rows {
  const inside = widthOf(name)
  const long = inside + 14
  const solid = '#'.repeat(long)
  const rows: string[] = [`.${'#'.repeat(long - 2)}.`]
  const windows = (from: number, to: number) =>
    [...solid].map((_, at) => (at >= from && at < to && (at - from) % 7 < 6 ? '.' : '#')).join('')
  const upper = windows(2, long - 3)
  rows.push(upper, upper)
  if (tall) rows.push(upper)
  rows.push(solid)
  for (let row = -1; row < 8; row++) {
    const letters = [...name].map((letter) => capital(letter)[row] ?? '.'.repeat(capital(letter)[0]!.length))
    const [back, front] = tall ? ['######.', '.######'] : ['#...##.', row < 5 ? '.##...#' : '.######']
    rows.push(back + letters.join('.') + front)
  }
  rows.push(solid)
  if (tall) {
    const lower = `#....#${windows(0, long - 12)}#....#`
    rows.push(lower, lower, lower, `#....${solid.slice(5)}`)
  }
  for (let row = 0; row < 3; row++) rows.push(solid)
  const blank = '.'.repeat(long)
  rows.push(blank, blank)
  return rows.map((row, at) => {
    const under = at - rows.length + 5
    const wheels = under < 0 ? row : withWheels(row, under, second)
    return wheels.slice(0, long)
  })
}

/** Cuts the wheels' arches into a row and puts the wheels there. */
function withWheels(row: string, at: number, second: number): string {
  const wheel = WHEELS[second % 2]![at]!
  let made = row
  for (const from of [6, row.length - 13]) made = `${made.slice(0, from)}.${wheel}.${made.slice(from + 8)}`
  return made
}

/** The column of the bus's back: whole it sets out at the left with a minute, and with it arrives at the right. */
export const busAt = (columns: number, long: number, second: number) =>
  MARGIN + Math.floor(((columns - MARGIN * 2 - long) * second) / 59)

/** What the sign says in a second. */
export function patternOf(
  sign: Sign,
  time: Pick<ClockTime, 'hour' | 'minute' | 'second'>,
  hourCycle: HourCycle,
): Pattern {
  const { columns, rows, stacked, longer, tall } = sign
  const pattern = new Uint8Array(columns * rows)
  const text = hourShown(time.hour, hourCycle) + twoDigits(time.minute)
  // Where the sign is broad the figures stand further apart.
  const spare = Math.max(0, columns - (stacked ? NARROWEST_STACKED : NARROWEST))
  const near = 2 + (stacked ? 1 : Math.min(3, spare >> 2))
  const far = stacked ? 0 : 6 + Math.min(8, (spare >> 1) & ~1)
  const size = stacked ? 24 : 12
  const wide = size * (stacked ? 2 : 4) + near * (stacked ? 1 : 2) + far
  const left = (columns - wide) >> 1
  const high = (FIGURE_ROWS + longer * 2) * (stacked ? 2 : 1)
  for (const [place, character] of [...text].entries()) {
    if (character === ' ') continue
    const long = drawnOut(figure(Number(character)), longer)
    const [pair, at] = [place >> 1, place % 2]
    const x = left + at * (size + near) + (stacked ? 0 : pair * (size * 2 + near + far))
    put(pattern, sign, stacked ? doubled(long) : long, x, sign.figures + (stacked ? pair * (high + 4) : 0))
  }
  if (!stacked)
    for (const dot of [4 + (longer >> 1), 9 + longer + ((longer + 1) >> 1)])
      put(pattern, sign, ['##', '##'], left + size * 2 + near + (far >> 1) - 1, sign.figures + dot)

  const street = streetRows(columns - MARGIN * 2)
  put(pattern, sign, street, MARGIN, sign.road - street.length)
  // The bus drives before the street, with a dark disc all round it.
  const bus = busRows(STOPS[Math.floor(time.minute / 5)]!, tall, time.second)
  const long = bus[0]!.length
  const from = busAt(columns, long, time.second)
  for (let row = Math.max(0, sign.bus - 1); row < sign.road; row++)
    pattern.fill(0, row * columns + Math.max(0, from - 1), row * columns + Math.min(columns, from + long + 1))
  put(pattern, sign, bus, from, sign.bus)
  put(pattern, sign, ['#'.repeat(columns - MARGIN * 2)], MARGIN, sign.road)
  return pattern
}

/** Seconds in which a disc turns, and in which the turning runs over the sign. */
export const FLIP = 0.1
export const SWEEP = 0.05

/**
 * How far a disc has come after a second's start: `0` the old side, `1` the new one.
 * @param along - Where it is on the sign, `0` left to `1` right.
 */
export const turnAt = (along: number, seconds: number) => easeInOut(clamp((seconds - along * SWEEP) / FLIP))

/** A second before, by the clocks of that zone. */
export const secondBefore = (time: ClockTime) => timeAt(time.epochMs - time.millisecond - 1000, time.timeZone)
