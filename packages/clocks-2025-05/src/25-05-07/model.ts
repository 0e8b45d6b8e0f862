import { createRandom } from '@found-time/clock-runtime'

export const COLUMNS = 10
export const ROWS = 6
export const PIECES = COLUMNS * ROWS

/** A picture's height, its width being `1`. Outlines are in these lengths. */
export const PICTURE_HEIGHT = 5 / 7

const STEP_X = 1 / COLUMNS
const STEP_Y = PICTURE_HEIGHT / ROWS

export type Point = readonly [x: number, y: number]

/** A cubic curve from where the one before ended: two handles and its end. */
export type Curve = readonly [Point, Point, Point]

/** Chance that needs no order: the same from `-1` up to but not including `1` for the same numbers. */
function sway(one: number, two: number, three: number): number {
  let value =
    Math.imul(one + 11, 0x85ebca6b) ^ Math.imul(two + 23, 0xc2b2ae35) ^ Math.imul(three + 5, 0x27d4eb2f)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39)
  return ((value ^ (value >>> 15)) >>> 0) / 2_147_483_648 - 1
}

/** Where four pieces meet: a little off the grid, as a saw goes, but true along the picture's sides. */
export function corner(column: number, row: number): Point {
  const inX = column > 0 && column < COLUMNS
  const inY = row > 0 && row < ROWS
  return [
    column * STEP_X + (inX ? 0.006 * sway(column, row, 1) : 0),
    row * STEP_Y + (inY ? 0.006 * sway(column, row, 2) : 0),
  ]
}

/** A knob on an edge from (0, 0) to (1, 0), upwards; the second half mirrors the first. */
const KNOB: readonly Curve[] = [
  [
    [0.2, 0.03],
    [0.47, 0.085],
    [0.41, -0.03],
  ],
  [
    [0.385, -0.08],
    [0.355, -0.1],
    [0.355, -0.15],
  ],
  [
    [0.355, -0.215],
    [0.42, -0.255],
    [0.5, -0.255],
  ],
]

function mirrored(curves: readonly Curve[]): Curve[] {
  const flip = ([x, y]: Point): Point => [1 - x, y]
  return curves
    .map(([first, second], index): Curve => {
      const start = index === 0 ? ([0, 0] as const) : curves[index - 1]![2]
      return [flip(second), flip(first), flip(start)]
    })
    .reverse()
}

/** The cut between two corners, from left to right or from the top down. */
function cut(column: number, row: number, down: boolean): Curve[] {
  const from = corner(column, row)
  const to = down ? corner(column, row + 1) : corner(column + 1, row)
  const straight = down ? column === 0 || column === COLUMNS : row === 0 || row === ROWS
  if (straight) return [[from, to, to]]
  const kind = down ? 7 : 3
  const side = sway(column, row, kind) < 0 ? -1 : 1
  const shift = 0.055 * sway(column, row, kind + 1)
  const size = 1 + 0.1 * sway(column, row, kind + 2)
  const along: Point = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(...along)
  // Knobs stand out equally from long and short edges.
  const out: Point = [(along[1] / length) * STEP_X * side * size, (-along[0] / length) * STEP_X * side * size]
  const place = ([x, y]: Point): Point => {
    const at = x <= 0 || x >= 1 ? x : 0.5 + (x - 0.5) * (down ? 0.88 : 1.04) + shift
    return [from[0] + along[0] * at - out[0] * y, from[1] + along[1] * at - out[1] * y]
  }
  return [...KNOB, ...mirrored(KNOB)].map(
    ([first, second, end]): Curve => [place(first), place(second), place(end)],
  )
}

function reversed(start: Point, curves: readonly Curve[]): Curve[] {
  return curves
    .map(([first, second], index): Curve => [second, first, index === 0 ? start : curves[index - 1]![2]])
    .reverse()
}

export const columnOf = (piece: number) => piece % COLUMNS
export const rowOf = (piece: number) => Math.floor(piece / COLUMNS)

/** A piece's middle in the picture. */
export const middleOf = (piece: number): Point => [
  (columnOf(piece) + 0.5) * STEP_X,
  (rowOf(piece) + 0.5) * STEP_Y,
]

/** A piece's outline in the picture, from its upper left corner clockwise. Neighbours share their cuts. */
export function outlineOf(piece: number): { readonly start: Point; readonly curves: readonly Curve[] } {
  const column = columnOf(piece)
  const row = rowOf(piece)
  const start = corner(column, row)
  return {
    start,
    curves: [
      ...cut(column, row, false),
      ...cut(column + 1, row, true),
      ...reversed(corner(column, row + 1), cut(column, row + 1, false)),
      ...reversed(start, cut(column, row, true)),
    ],
  }
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Table {
  readonly width: number
  readonly height: number
  /** The place for the picture in its tray. */
  readonly picture: Box
  /** Width of the tray's rail. */
  readonly rail: number
  readonly card: Box
}

/** Lays the table: tray and card; what is left is for the loose pieces. */
export function tableAt(width: number, height: number): Table {
  const wide = width / height
  const tiny = Math.min(width, height) < 150
  let across: number
  let middle: Point
  let card: Box
  if (wide > 1.15) {
    across = Math.min(width * (tiny ? 0.6 : 0.56), height * (tiny ? 1.02 : 0.93))
    const cardWidth = Math.min(width * 0.228, height * 0.46)
    middle = [width * 0.5 - cardWidth * 0.3, height * 0.5]
    const right = middle[0] + across * 0.56
    card = {
      x: (right + width - cardWidth) / 2,
      y: height * 0.09,
      width: cardWidth,
      height: cardWidth * (tiny ? 1 : 0.78),
    }
  } else {
    across = Math.min(width * (wide < 0.75 ? 0.855 : 0.78), height * (wide < 0.75 ? 0.62 : 0.68))
    const cardWidth = Math.min(width * 0.44, height * 0.26)
    const tall = wide < 0.75
    middle = [width / 2, height * (tall ? 0.45 : 0.37)]
    card = {
      x: width * 0.06,
      y: tall ? height * 0.045 : height * 0.73,
      width: cardWidth,
      height: cardWidth * (tall ? 0.72 : 0.8),
    }
  }
  return {
    width,
    height,
    picture: {
      x: middle[0] - across / 2,
      y: middle[1] - (across * PICTURE_HEIGHT) / 2,
      width: across,
      height: across * PICTURE_HEIGHT,
    },
    rail: across * 0.062,
    card,
  }
}

/** Where and how a piece lies: its middle, and degrees clockwise. */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/**
 * Where the loose pieces of an hour lie: strewn over what tray and card leave of the table.
 * @param hour - `0` to `23`; each has its own throw.
 */
export function strewn({ width, height, picture, rail, card }: Table, hour: number, seed: string): Pose[] {
  const random = createRandom(seed, 'strewn', hour)
  const size = picture.width * 0.12
  // Further off where the tray has its numbers.
  const kept = [
    [
      picture.x - rail - size * 0.66,
      picture.y - rail - size * 0.58,
      picture.x + picture.width + rail + size * 0.5,
      picture.y + picture.height + rail + size * 0.46,
    ],
    [
      card.x - size * 0.6,
      card.y - size * 0.6,
      card.x + card.width + size * 0.6,
      card.y + card.height + size * 0.6,
    ],
  ] as const
  const left = size * 0.56
  const top = size * 0.36
  let spots: Point[] = []
  for (let step = size * 1.7; spots.length < PIECES && step > 1; step *= 0.96) {
    const columns = Math.max(1, Math.round((width - 2 * left) / step))
    const rows = Math.max(1, Math.round((height - 2 * top) / step))
    spots = []
    for (let row = 0; row <= rows; row++) {
      for (let column = 0; column <= columns; column++) {
        const x = left + ((width - 2 * left) * column) / columns
        const y = top + ((height - 2 * top) * row) / rows
        if (!kept.some((box) => x > box[0] && x < box[2] && y > box[1] && y < box[3])) spots.push([x, y])
      }
    }
  }
  return random
    .shuffle(spots)
    .slice(0, PIECES)
    .map(([x, y]) => ({
      x: x + size * 0.14 * random.between(-1, 1),
      y: y + size * 0.14 * random.between(-1, 1),
      turn: random.between(-180, 180),
    }))
}

/** What lies where at a second, apart from the piece under way. */
export interface Stand {
  /** Pieces at home in the tray: from `first` up to but not including `end`. */
  readonly first: number
  readonly end: number
  /** Of which hour's picture those are, `0` to `23`. */
  readonly shown: number
}

/**
 * During an hour's minutes one to fifty-nine that many pieces of its picture are at home. Its minute nought shows the
 * picture of the hour before, whole on the stroke, from which a piece is taken each second, the first ones first.
 */
export function standAt(hour: number, minute: number, second: number): Stand {
  if (minute === 0) return { first: second, end: PIECES, shown: (hour + 23) % 24 }
  return { first: 0, end: minute, shown: hour }
}

const ease = (part: number) => part * part * (3 - 2 * part)
const clamp = (part: number) => Math.min(1, Math.max(0, part))

/** Where a piece is on its way: `part` of the way gone, off the table by `lift` (`0` to `1`), and unsteady by degrees. */
export interface Way {
  readonly part: number
  readonly lift: number
  readonly tremble: number
}

/** Seconds of the minute nought before the first piece of the new picture sets off. */
export const FIRST_SETS_OFF = 22
/** Second from which on a piece is held over its place. */
export const HELD_FROM = 56
/** Seconds after the beat at which a hop towards home begins, and at which a piece is taken out. */
export const HOP_FROM = 0.72
export const OUT_FROM = 0.42

/**
 * The way home of the minute's piece: a hop a second, done on the beat; the last four seconds it is held over its
 * place, tried, and pressed in on the stroke.
 * @param second - `0` to `59`.
 * @param since - Seconds since the beat, with the fraction.
 * @param start - Second at which it sets off.
 */
export function wayHome(second: number, since: number, start = 0): Way {
  const hops = HELD_FROM - start
  const hop = ease(clamp((since - HOP_FROM) / (1 - HOP_FROM)))
  if (second < start) return { part: 0, lift: 0, tremble: 0 }
  const gone = second - start
  if (gone < hops) {
    const last = gone === hops - 1
    const arc = Math.sin(Math.PI * hop)
    return {
      part: ease((gone + hop) / hops),
      lift: last ? Math.max(hop, 0.5 * arc) : 0.5 * arc,
      tremble: 5 * arc * (gone % 2 ? 1 : -1),
    }
  }
  const held = second + since - HELD_FROM
  const press = ease(clamp((held - 3.74) / 0.26))
  return {
    part: 1,
    lift: (1 - press) * (0.86 + 0.14 * Math.cos(held * Math.PI * 2)),
    tremble: (1 - press) * 7 * Math.sin(held * Math.PI) * (held % 2 < 1 ? 1 : 0.6),
  }
}

/**
 * The way out of a piece that is taken from the finished picture, between half past a second and the next beat.
 * @param since - Seconds since the beat, with the fraction.
 */
export function wayOut(since: number): Way {
  const part = ease(clamp((since - OUT_FROM) / 0.58))
  return { part, lift: Math.sin(Math.PI * part), tremble: 0 }
}

/** The hour as the card has it. */
export function cardHour(hour: number, hourCycle: 12 | 24): string {
  return hourCycle === 12 ? String(hour % 12 || 12) : String(hour).padStart(2, '0')
}
