import { shownHour } from '@found-time/clock-runtime'

/**
 * The four figures that stand out of the wall, and that the strawberries count.
 * @param hour - `0` to `23`.
 * @param minute - `0` to `59`.
 * @param hourCycle - Whether hours go to twelve or to twenty-four.
 * @example figuresAt(15, 7, 12) // [0, 3, 0, 7]
 */
export function figuresAt(hour: number, minute: number, hourCycle: 12 | 24): readonly number[] {
  const shown = shownHour(hour, hourCycle)
  return [Math.floor(shown / 10), shown % 10, Math.floor(minute / 10), minute % 10]
}

const DICE: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
  [0, 2, 3, 4, 5, 6, 8],
  [0, 1, 2, 3, 5, 6, 7, 8],
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
]

/**
 * Where a figure's berries lie on their plate: as the dots do on dice, and on after six.
 * @returns From the middle of the plate, `-1`, `0` or `1` to the right and down.
 * @example berriesOf(2) // [[-1, -1], [1, 1]]
 */
export const berriesOf = (figure: number): readonly (readonly [number, number])[] =>
  DICE[figure]!.map((place) => [(place % 3) - 1, Math.floor(place / 3) - 1])

export interface Dado {
  /** Of the whole border. */
  readonly height: number
  /** How thick its rails are. */
  readonly board: number
  /** How broad a plate is. */
  readonly plate: number
  /** The middles of the four plates, hours first. */
  readonly plates: readonly (readonly [number, number])[]
}

/**
 * The border: two plates for the hours and two for the minutes. The style sheet has the same height, for the thrush to
 * stand on.
 */
export function dadoOf(width: number, height: number): Dado {
  const plate = Math.min(Math.min(width, height) * 0.24, width * 0.205)
  const board = plate * 0.05
  const tall = plate * 1.28
  const apart = plate * 0.515
  // What is left over parts the hours from the minutes, and both from the edges.
  const middle = (width - plate * 4.06) * 0.2 + plate * 1.015
  const [left, right] = [width / 2 - middle, width / 2 + middle]
  const y = height - tall / 2 + board * 0.4
  const plates = [left - apart, left + apart, right - apart, right + apart]
  return { height: tall, board, plate, plates: plates.map((x) => [x, y] as const) }
}

/** How long the thrush is in the air. */
export const HOP_MS = 380

/**
 * Where the thrush is on the rail.
 * @param second - `0` to `59`.
 * @param hopped - How much of the hop to this second's place is over, `0` to `1`.
 * @returns How far along the rail, and how high above it, both in parts of one.
 */
export function thrushAt(second: number, hopped: number) {
  // At a full minute it is back at the beginning, and hops on the spot.
  const from = Math.max(0, second - 1)
  return { along: (from + (second - from) * hopped) / 59, high: 4 * hopped * (1 - hopped) }
}
