/** A stroke between two corners of a quarter: `0` is at the stave and at the end of it, `1` is out, and inwards. */
export type Stroke = readonly [x1: number, y1: number, x2: number, y2: number]

const TOP: Stroke = [0, 0, 1, 0]
const INNER: Stroke = [0, 1, 1, 1]
const DOWN: Stroke = [0, 0, 1, 1]
const UP: Stroke = [0, 1, 1, 0]
const OUTER: Stroke = [1, 0, 1, 1]

/**
 * The nine figures of the Cistercian cipher as they stand at the head of the stave on its right side, after D. A. King,
 * The Ciphers of the Monks (2001): five are strokes, the other four are put together from them.
 */
export const FIGURES: readonly (readonly Stroke[])[] = [
  [],
  [TOP],
  [INNER],
  [DOWN],
  [UP],
  [TOP, UP],
  [OUTER],
  [TOP, OUTER],
  [INNER, OUTER],
  [TOP, INNER, OUTER],
]

/** Which way the quarters lie from the stave: units, tens, hundreds, thousands. `y` is down. */
export const QUARTERS = [
  { side: 1, end: -1 },
  { side: -1, end: -1 },
  { side: 1, end: 1 },
  { side: -1, end: 1 },
] as const

/**
 * All strokes of a number but its stave, in widths of a quarter from the stave's middle.
 * @param number - `0` to `9999`.
 * @param reach - half the stave's length.
 */
export function strokesOf(number: number, reach: number): Stroke[] {
  return QUARTERS.flatMap(({ side, end }, place) =>
    FIGURES[Math.floor(number / 10 ** place) % 10]!.map(
      ([x1, y1, x2, y2]): Stroke => [x1 * side, (reach - y1) * end, x2 * side, (reach - y2) * end],
    ),
  )
}

/**
 * The time as one number of four figures: the hour's are thousands and hundreds, the minute's tens and units.
 * @example numberAt(10, 9, 24) // 1009
 */
export const numberAt = (hour: number, minute: number, cycle: 12 | 24): number =>
  (cycle === 12 ? hour % 12 || 12 : hour) * 100 + minute
