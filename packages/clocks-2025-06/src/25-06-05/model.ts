/** Cuts on the stone: to the left of the edge, right across it, to the right of it. */
export interface Cuts {
  readonly hours: number
  readonly tens: number
  readonly ones: number
}

/**
 * How many cuts a time has. Twelve hours, as a stone at midnight is not bare.
 * @param hour - `0` to `23`.
 * @param minute - `0` to `59`.
 */
export const cutsAt = (hour: number, minute: number): Cuts => ({
  hours: hour % 12 || 12,
  tens: Math.floor(minute / 10),
  ones: minute % 10,
})

/** The first letters of the three families with consonants, each one to five cuts: Unicode, "Ogham", U+1680–169F. */
const LEFT = 0x1686
const ACROSS = 0x168b
const RIGHT = 0x1681

const lettersOf = (first: number, count: number) =>
  Array.from({ length: Math.ceil(count / 5) }, (_, group) =>
    String.fromCodePoint(first + Math.min(5, count - group * 5) - 1),
  ).join('')

/**
 * The same in letters, as a reader of Ogham would take it down.
 * @example inLetters({ hours: 10, tens: 0, ones: 8 }) // 'ᚊᚊ ᚅᚃ'
 */
export const inLetters = ({ hours, tens, ones }: Cuts): string =>
  [lettersOf(LEFT, hours), lettersOf(ACROSS, tens), lettersOf(RIGHT, ones)].filter(Boolean).join(' ')

/** Between the groups of five, in distances between cuts, on top of one. */
export const GROUP_GAP = 1.1
/** Between hours, tens and ones, likewise. */
const GAP = 3.2

/** Where a cut is in its row, in distances between cuts from the first. */
export const placeOf = (index: number): number => index + GROUP_GAP * Math.floor(index / 5)

export type Row = 'hours' | 'tens' | 'ones'

/** The sheet: in CSS pixels, along the stone's edge and away from it. */
export interface Sheet {
  /** The edge climbs the stage, as on a stone; on a wide stage it lies, as in a manuscript. */
  readonly upright: boolean
  /** How long the edge is. */
  readonly long: number
  /** From the stage's side to the edge. */
  readonly middle: number
  /** How broad the rubbing is; what is left of the sheet is written on. */
  readonly broad: number
  /** How far a cut reaches from the edge. */
  readonly reach: number
  /** Between one cut and the next. */
  readonly pitch: number
  /** Where the rows begin along the edge. */
  readonly from: Readonly<Record<Row, number>>
}

/** How a time is spread on a sheet: its cuts fill the edge. */
export function sheetOf(width: number, height: number, { hours, tens, ones }: Cuts): Sheet {
  const upright = height > width * 1.05
  const [long, side] = upright ? [height, width] : [width, height]
  const label = Math.max(Math.min(22, side * 0.14), side * (upright ? 0.085 : 0.075))
  const broad = side - label
  const spans = [hours, tens, ones].map((count) => (count ? placeOf(count - 1) : 0))
  const row = spans[0]! + spans[1]! + spans[2]! + GAP * 2
  const pitch = Math.min((long * 0.9) / (row + 0.6), long * 0.056)
  const start = (long - row * pitch) / 2
  return {
    upright,
    long,
    middle: broad * 0.5,
    broad,
    reach: broad * 0.415,
    pitch,
    from: {
      hours: start,
      tens: start + (spans[0]! + GAP) * pitch,
      ones: start + (spans[0]! + spans[1]! + GAP * 2) * pitch,
    },
  }
}

/** A row's middle along the edge, where its name stands. */
export const middleOf = ({ from, pitch }: Sheet, row: Row, count: number): number =>
  from[row] + (count ? placeOf(count - 1) : 0) * 0.5 * pitch
