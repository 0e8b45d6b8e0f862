import { shownHour } from '@found-time/clock-runtime'

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
  shownHour(hour, cycle) * 100 + minute

/** How broad a stroke of the sign is, in widths of a quarter. */
export const BROAD = 0.3

type Point = readonly [x: number, y: number]

/** What of a shape lies within `±across` and `±down`; slanting strokes end flush with the others. */
function within(shape: readonly Point[], across: number, down: number): Point[] {
  let points = [...shape]
  for (const [axis, limit] of [
    [0, across],
    [0, -across],
    [1, down],
    [1, -down],
  ] as const) {
    const inside = (point: Point) => (limit > 0 ? point[axis] <= limit : point[axis] >= limit)
    const kept: Point[] = []
    for (const [index, to] of points.entries()) {
      const from = points[(index + points.length - 1) % points.length]!
      if (inside(from) !== inside(to)) {
        const part = (limit - from[axis]) / (to[axis] - from[axis])
        kept.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part])
      }
      if (inside(to)) kept.push(to)
    }
    points = kept
  }
  return points
}

/**
 * The outline of some strokes, as a path; `unit` pixels to the width of a quarter.
 * @param broad - How broad they are, in widths of a quarter.
 */
export function outlineOf(strokes: readonly Stroke[], reach: number, unit: number, broad = BROAD): string {
  const [across, down] = [1 + broad / 2, reach + broad / 2]
  return strokes
    .map(([x1, y1, x2, y2]) => {
      const far = Math.hypot(x2 - x1, y2 - y1)
      const [along, side] = [((x2 - x1) / far) * broad, ((y2 - y1) / far) * broad]
      const [before, after] = x1 !== x2 && y1 !== y2 ? [0, Math.SQRT2] : [0.5, 0.5]
      const [fromX, fromY] = [x1 - along * before, y1 - side * before]
      const [toX, toY] = [x2 + along * after, y2 + side * after]
      // All go round the same way, so that what is covered twice is still one shape.
      const shape = within(
        [
          [fromX - side / 2, fromY + along / 2],
          [toX - side / 2, toY + along / 2],
          [toX + side / 2, toY - along / 2],
          [fromX + side / 2, fromY - along / 2],
        ],
        across,
        down,
      )
      return `M${shape.map(([x, y]) => `${(x * unit).toFixed(1)} ${(y * unit).toFixed(1)}`).join('L')}Z`
    })
    .join('')
}

/** The stave alone. */
export const staveOf = (reach: number): Stroke => [0, -reach, 0, reach]

const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const TENS = ['ten', 'twenty', 'thirty', 'forty', 'fifty']

/** What the key shows beside each quarter, in the order of `QUARTERS`: the minute's ones and tens, the hour's ones and tens. */
export const KEYS: readonly (readonly string[])[] = [ONES, TENS, ONES, TENS.slice(0, 2)]

/** Which figure stands in each quarter, in the same order. */
export const figuresOf = (number: number): number[] =>
  QUARTERS.map((_, place) => Math.floor(number / 10 ** place) % 10)

/** A sign of the key, in pixels. */
export interface Entry {
  readonly quarter: number
  readonly figure: number
  readonly word: string
  readonly x: number
  readonly y: number
}

/** How long the stave is in the key, in widths of a quarter to either side of its middle. */
export const KEY_REACH = 0.9

/** Lays out a page: the sign in its middle, and beside each of its corners the key to it. */
export function pageOf(width: number, height: number) {
  const upright = height > width * 1.1
  const margin = Math.min(width, height) * (upright ? 0.075 : 0.07)
  const [inner, tall] = [width - 2 * margin, height - 2 * margin]
  const entries: Entry[] = []
  const put = (quarter: number, figure: number, x: number, y: number) =>
    entries.push({ quarter, figure, word: KEYS[quarter]![figure - 1]!, x, y })
  if (upright) {
    const step = inner / 9
    const small = step * 0.5
    const row = Math.min(small * 3.9, tall * 0.1)
    const high = tall - row * 4
    const reach = Math.min(2.6, Math.max(1.4, ((high * 0.9) / (inner * 0.4) - BROAD) / 2))
    const unit = Math.min((high * 0.9) / (2 * reach + BROAD), (inner * 0.98) / (2 + BROAD))
    for (const [quarter, line] of [
      [1, 0.5],
      [0, 1.5],
      [3, 2.5],
      [2, 3.5],
    ] as const) {
      const y = margin + row * line + (line > 2 ? high : 0)
      const count = KEYS[quarter]!.length
      // Words for tens are longer.
      const wide = count < 9 ? step * 1.14 : step
      for (let figure = 1; figure <= count; figure++)
        put(quarter, figure, width - margin - wide * (count - figure + 0.5), y - row * 0.08)
    }
    const size = Math.min(row * 0.72, step * 1.06)
    return {
      unit,
      reach,
      small,
      letter: step * 0.385,
      entries,
      heads: [
        { word: 'Minutes', x: margin, y: margin + row * 0.62, size },
        { word: 'Hours', x: margin, y: margin + row * 2.62 + high, size },
      ] as const,
    }
  }
  const column = inner * 0.31
  const step = column / 3
  const half = tall / 2
  const small = Math.min(step * 0.34, half / 3 / 3.4)
  const row = Math.min(small * 4, (half / 3) * 0.94)
  const unit = Math.min((tall * 0.98) / 3.6, ((inner - 2 * column) * 0.92) / (2 + BROAD))
  const reach = Math.min(2.6, ((tall * 0.98) / unit - BROAD) / 2)
  for (const [quarter, keys] of KEYS.entries()) {
    const { side, end } = QUARTERS[quarter]!
    const rows = Math.ceil(keys.length / 3)
    const left = side > 0 ? width - margin - column : margin
    // The upper half's stand at the top, the lower half's at the foot; the left ones leave room for a word.
    const top = end < 0 ? margin + (side < 0 ? row : 0) : height - margin - row * rows
    for (const figure of keys.keys())
      put(
        quarter,
        figure + 1,
        left + step * ((figure % 3) + 0.5),
        top + row * (Math.floor(figure / 3) + 0.44),
      )
  }
  const size = Math.min(row * 0.8, column / 3.3)
  return {
    unit,
    reach,
    small,
    letter: small * 0.74,
    entries,
    heads: [
      { word: 'Minutes', x: margin + step * 0.16, y: margin + row * 0.62, size },
      { word: 'Hours', x: margin + step * 0.16, y: height - margin - row * 1.32, size },
    ] as const,
  }
}

/** Where sixty points stand round the page's edge, clockwise from the middle of its upper side. */
export function pointsOf(width: number, height: number): Point[] {
  const inset = Math.min(width, height) * 0.03
  const [a, b] = [width - 2 * inset, height - 2 * inset]
  return Array.from({ length: 60 }, (_, index): Point => {
    let way = ((index / 60) * 2 * (a + b) + a / 2) % (2 * (a + b))
    if (way < a) return [inset + way, inset]
    way -= a
    if (way < b) return [width - inset, inset + way]
    way -= b
    if (way < a) return [width - inset - way, height - inset]
    return [inset, height - inset - (way - a)]
  })
}
