import { createRandom } from '@found-time/clock-runtime'
import { RELEASES } from './releases'

/** How dark a minute's square is, as a code host has it: `0` for nothing, then four greens. */
export const levelOf = (hour: number, minute: number): number => Math.min(4, Number(RELEASES[hour]?.[minute]))

/** A place along an axis: where it begins and how long it is. */
export interface Cell {
  readonly at: number
  readonly size: number
}

export interface Plan {
  /** Whether the minutes go across; else they go down. */
  readonly across: boolean
  readonly minutes: readonly Cell[]
  readonly hours: readonly Cell[]
  /** How high the figures of now are, and those of the other lines. */
  readonly figure: number
  readonly small: number
  /** The strip in which the figures stand. */
  readonly gutter: number
}

/** Lines of one length but for the one of now, and half a line's room after each group. */
function axis(from: number, many: number, pitch: number, now: number, large: number, group: number): Cell[] {
  const cells: Cell[] = []
  let at = from
  for (let index = 0; index < many; index++) {
    const size = index === now ? large : pitch
    cells.push({ at, size })
    at += size + (index % group === group - 1 ? pitch * GAP : 0)
  }
  return cells
}

const GAP = 0.6
/** What the lines take beside the large one, in lines: 59 and five gaps, 23 and three. */
const [LONG, SHORT] = [59 + 5 * GAP, 23 + 3 * GAP]

/**
 * Where the squares lie. The line of now is as broad as the others leave it: on a stage that is not square it can be so
 * that the others are squares and the place where the two broad ones meet is a square too.
 */
export function planOf(width: number, height: number, hour: number, minute: number): Plan {
  const across = width >= height
  const least = Math.min(width, height)
  const [gutter, margin] = [least * 0.13, least * 0.025]
  const length = Math.max(width, height) - gutter - margin
  const depth = least - gutter - margin
  const even = (length - depth) / (LONG - SHORT)
  const pitch = Math.min(Math.max(even, (length * 0.8) / LONG), (depth * 0.78) / SHORT)
  // Near a square stage the rows are higher than their squares are broad.
  const row = Math.max(pitch, (depth * 0.56) / SHORT)
  return {
    across,
    minutes: axis(gutter, 60, pitch, minute, length - LONG * pitch, 10),
    hours: axis(gutter, 24, row, hour, depth - SHORT * row, 6),
    figure: gutter * 0.6,
    small: Math.max(8, gutter * 0.23),
    gutter,
  }
}

/** The square of now is made of so many each way, and in a second so many of them are filled. */
export const SIDE = 15
export const A_SECOND = (SIDE * SIDE) / 60

/**
 * In what order the square of now is filled: from below, with a ragged front.
 * @returns Places, row by row from above.
 */
export function fillingOf(seed: string): number[] {
  const random = createRandom(seed, 'filling')
  const ranks = Array.from({ length: SIDE * SIDE }, (_, place) => ({
    place,
    rank: SIDE - 1 - Math.floor(place / SIDE) + random.between(0, 3.5),
  }))
  return ranks.sort((one, other) => one.rank - other.rank).map(({ place }) => place)
}

/** What is written on the hours' side and on the minutes'. */
export const hourName = (hour: number, hourCycle: 12 | 24): string =>
  String(hourCycle === 12 ? hour % 12 || 12 : hour)
export const minuteName = (minute: number): string => `:${String(minute).padStart(2, '0')}`
