/**
 * The four figures that stand out of the wall, and that the strawberries count.
 * @param hour - `0` to `23`.
 * @param minute - `0` to `59`.
 * @param hourCycle - Whether hours go to twelve or to twenty-four.
 * @example figuresAt(15, 7, 12) // [0, 3, 0, 7]
 */
export function figuresAt(hour: number, minute: number, hourCycle: 12 | 24): readonly number[] {
  const shown = hourCycle === 12 ? hour % 12 || 12 : hour
  return [Math.floor(shown / 10), shown % 10, Math.floor(minute / 10), minute % 10]
}

/**
 * Where one motif is repeated along a row of wallpaper, so that two eyes, each on another of its pictures, see depth.
 * Where the next picture comes sooner the eyes have to turn in more, so that part stands nearer. A thing is seen half way
 * between its two pictures, so that is where the wall is asked. It goes from the middle outwards.
 * @param start - Where the first is, near the middle.
 * @param width - Of the wall.
 * @param repeat - How far apart they are.
 * @param less - By how much it is less where a figure is.
 * @param isNear - Whether a figure is there.
 * @returns From the left to the right; the outermost are off the wall.
 * @example chainOf(50, 100, 30, 5, (x) => x > 50) // [-10, 20, 50, 75, 100]
 */
export function chainOf(
  start: number,
  width: number,
  repeat: number,
  less: number,
  isNear: (x: number) => boolean,
): readonly number[] {
  const next = (x: number, side: -1 | 1) =>
    x + side * (isNear(x + (side * repeat) / 2) ? repeat - less : repeat)
  const places = [start]
  while (places.at(-1)! < width) places.push(next(places.at(-1)!, 1))
  while (places[0]! > 0) places.unshift(next(places[0]!, -1))
  return places
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
  /** Of the whole wainscot. */
  readonly height: number
  /** How thick its rail and its shelves are. */
  readonly board: number
  /** How broad a plate is. */
  readonly plate: number
  /** The middles of the four plates, hours first. */
  readonly plates: readonly (readonly [number, number])[]
}

/**
 * The wainscot: two plates for the hours and two for the minutes, on a shelf of their own where the stage is upright.
 * The style sheet has the same height, for the parrot to stand on.
 */
export function dadoOf(width: number, height: number): Dado {
  const least = Math.min(width, height)
  const board = least * 0.02
  if (width / height < 0.8) {
    const plate = width * 0.4
    const lower = height - board - plate / 2
    const upper = lower - width * 0.45
    const [left, right] = [width * 0.265, width * 0.735]
    const plates = [
      [left, upper],
      [right, upper],
      [left, lower],
      [right, lower],
    ] as const
    return { height: width * 0.92, board, plate, plates }
  }
  const plate = Math.min(least * 0.27, width * 0.215)
  const apart = (plate + least * 0.024) / 2
  const y = height - board - plate / 2
  const plates = [width / 4 - apart, width / 4 + apart, width * 0.75 - apart, width * 0.75 + apart]
  return { height: plate + least * 0.07, board, plate, plates: plates.map((x) => [x, y] as const) }
}

/** How long the parrot is in the air. */
export const HOP_MS = 380

/**
 * Where the parrot is on the rail.
 * @param second - `0` to `59`.
 * @param hopped - How much of the hop to this second's place is over, `0` to `1`.
 * @returns How far along the rail, and how high above it, both in parts of one.
 */
export function parrotAt(second: number, hopped: number) {
  // At a full minute it is back at the beginning, and hops on the spot.
  const from = Math.max(0, second - 1)
  return { along: (from + (second - from) * hopped) / 59, high: 4 * hopped * (1 - hopped) }
}
