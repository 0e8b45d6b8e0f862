/** A leaf of this creeper has five leaflets, and a vine as long as an hour twelve leaves. */
export const LEAFLETS = 5
export const LEAVES = 12

export type Point = readonly [x: number, y: number]

export interface Leaf {
  /** Where its stalk leaves the vine, in shares of the vine's length, and where the leaflets meet. */
  readonly at: number
  readonly foot: Point
  readonly heart: Point
  /** Which way it points, in radians clockwise from the top. */
  readonly facing: number
  /** It is turned from us about this axis, and looks so much narrower across it. */
  readonly axis: number
  readonly narrow: number
  /** Length of its longest leaflet. */
  readonly reach: number
}

export interface Garden {
  /** The vine, from the ground to its tip. */
  readonly vine: readonly Point[]
  readonly leaves: readonly Leaf[]
  /** The vine's measure, and the beetle's. */
  readonly thick: number
  readonly plate: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** Leaflets' directions from their leaf's, in radians, so far apart that each is seen whole, and their lengths, in the order in which they come. */
export const FAN: readonly (readonly [turn: number, length: number])[] = [
  [-2.2, 0.78],
  [-1.1, 0.93],
  [0, 1],
  [1.1, 0.93],
  [2.2, 0.78],
]

/** Steps of the vine between two leaves. */
const STEPS = 24

/** A curve through points: E. Catmull and R. Rom, "A class of local interpolating splines", 1974. */
function through(points: readonly Point[]): Point[] {
  const curve: Point[] = []
  for (let at = 0; at < points.length - 1; at++) {
    const [a, b, c, d] = [
      points[Math.max(0, at - 1)]!,
      points[at]!,
      points[at + 1]!,
      points[Math.min(points.length - 1, at + 2)]!,
    ]
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS
      const axis = (of: 0 | 1) =>
        0.5 *
        (2 * b[of] +
          (c[of] - a[of]) * t +
          (2 * a[of] - 5 * b[of] + 4 * c[of] - d[of]) * t * t +
          (3 * b[of] - a[of] - 3 * c[of] + d[of]) * t * t * t)
      curve.push([axis(0), axis(1)])
    }
  }
  curve.push(points.at(-1)!)
  return curve
}

/** Leaves differ in size, slant and how they are turned from us: always the same ones in the same way. */
const SIZES = [0.92, 0.86, 0.9, 0.93, 0.84, 0.91, 0.88, 0.92, 0.86, 0.9, 0.93, 0.84]
const SLANTS = [-0.42, 0.5, 0.34, -0.56, -0.28, 0.62, 0.22, -0.5, 0.5, -0.3, -0.58, 0.36]
const AXES = [0.3, 2.2, 1.1, 0.1, 2.7, 0.8, 1.9, 0.5, 2.4, 1.4, 0.2, 2.9]
const NARROW = [0.96, 0.88, 0.98, 0.9, 1, 0.87, 0.93, 0.97, 0.9, 1, 0.91, 0.88]

/** How far a leaf's heart is from its row's middle, and how far the vine sways to the other side, in reaches. */
const ASIDE = 0.4
const SWAY = 0.16
/** From a row's middle to the tips of its leaves, in reaches. */
const TALL = 1.4

interface Row {
  readonly left: number
  readonly right: number
  readonly middle: number
}

/** Rows from the ground upwards; the last one is beside the house number. */
function rowsFor(width: number, height: number, plate: Garden['plate'], margin: number, across: number) {
  const ratio = width / height
  const rows = LEAVES / across
  const isBeside = ratio > 0.8
  const top = isBeside ? margin * 0.8 : plate.y + plate.height + margin * 0.3
  const foot = height - margin * 1.2
  const narrowest = width - margin * 2 - (isBeside ? plate.x + plate.width : 0)
  const reach = Math.min((foot - top) / (2 * TALL + (rows - 1) * 2.16), narrowest / (across * 0.92 + 0.9))
  const pitch = rows > 1 ? (foot - top - 2 * TALL * reach) / (rows - 1) : 0
  return {
    reach,
    rows: Array.from({ length: rows }, (_, row): Row => {
      const besides = isBeside && row === rows - 1
      return {
        left: (besides ? plate.x + plate.width : 0) + margin,
        right: width - margin,
        middle: foot - TALL * reach - row * pitch,
      }
    }),
  }
}

/** Moves a leaf so that no tip leaves the stage. */
function within(heart: Point, facing: number, reach: number, { left, right }: Row, height: number): Point {
  const tips = FAN.map(([turn, length]) => [
    heart[0] + Math.sin(facing + turn) * length * reach * 1.04,
    heart[1] - Math.cos(facing + turn) * length * reach * 1.04,
  ])
  const [xs, ys] = [tips.map(([x]) => x!), tips.map(([, y]) => y!)]
  const into = (values: number[], low: number, high: number) =>
    Math.max(0, low - Math.min(...values)) + Math.min(0, high - Math.max(...values))
  return [heart[0] + into(xs, left, right), heart[1] + into(ys, height * 0.012, height * 0.988)]
}

/**
 * The vine wanders to and fro up the wall. Its leaves stand on both sides of it by turns, in pairs, so that a pair is
 * ten minutes: three pairs a row, or two.
 */
export function gardenFor(width: number, height: number): Garden {
  const ratio = width / height
  const across = ratio > 1.25 ? 6 : 4
  const plateWidth =
    ratio > 1.25
      ? Math.min(width * 0.2, height * 0.32)
      : Math.min(width * (ratio > 0.8 ? 0.3 : 0.46), height * 0.24)
  const plate = {
    width: plateWidth,
    height: plateWidth * 0.7,
    x: ratio > 0.8 ? width * 0.035 : (width - plateWidth) / 2,
    y: ratio > 0.8 ? Math.min(width, height) * 0.045 : height * 0.026,
  }
  const margin = Math.min(width, height) * 0.03
  const { reach, rows } = rowsFor(width, height, plate, margin, across)
  const knots: Point[] = []
  const hearts: Omit<Leaf, 'at' | 'foot'>[] = []
  const places: number[] = []
  for (const [number, row] of rows.entries()) {
    const { left, right, middle } = row
    // The two of a pair are nearer to each other than to the next.
    const step = (right - left - 1.86 * reach) / (across - 1 + (across / 2 - 1) * 0.3)
    for (let leaf = 0; leaf < across; leaf++) {
      const column = number % 2 === 0 ? leaf : across - 1 - leaf
      const index = number * across + leaf
      // Up and down by turns, the same way in each row, so that the rows reach into one another.
      const side = column % 2 === 0 ? -1 : 1
      const facing = (side < 0 ? 0 : Math.PI) + SLANTS[index]!
      const size = reach * SIZES[index]!
      const x = left + 0.93 * reach + step * (column + Math.floor(column / 2) * 0.3)
      const heart = within([x, middle + side * ASIDE * reach], facing, size, row, height)
      const away = number % 2 === 0 ? -1 : 1
      places.push(knots.length)
      knots.push([heart[0] + away * reach * 0.3, middle - side * SWAY * reach])
      hearts.push({ heart, facing, axis: AXES[index]!, narrow: NARROW[index]!, reach: size })
    }
    const next = rows[number + 1]
    // Round the end of the row, near the stage's edge.
    if (next) {
      const way = number % 2 === 0 ? 1 : -1
      const edge = way > 0 ? Math.min(row.right, next.right) : Math.max(row.left, next.left)
      const x = way > 0 ? edge - 0.1 * reach : edge + 0.1 * reach
      knots.push([x, middle + (next.middle - middle) * 0.42])
    }
  }
  // From the ground below its first leaf, and a little further than its last, where it curls up.
  const [first, end] = [knots[0]!, knots.at(-1)!]
  const way = rows.length % 2 === 0 ? -1 : 1
  knots.unshift([Math.max(first[0] - reach * 0.7, reach * 0.25), height * 1.04])
  knots.push([end[0] + way * reach * 0.62, end[1] - reach * 0.05])
  for (const [out, up] of [
    [0.92, 0.2],
    [0.84, 0.42],
    [0.66, 0.36],
    [0.7, 0.24],
  ] as const)
    knots.push([end[0] + way * reach * out, end[1] - reach * up])
  const vine = through(knots)
  return {
    vine,
    leaves: hearts.map((leaf, number) => ({
      ...leaf,
      at: ((places[number]! + 1) * STEPS) / (vine.length - 1),
      foot: vine[(places[number]! + 1) * STEPS]!,
    })),
    thick: reach * 0.08,
    plate,
  }
}

/** How long a beetle's step takes, in seconds. */
export const STEP = 0.34

/** How far the beetle has walked, in seconds of the minute: a step at each beat. */
export function walkedAt(second: number, isSettled = false): number {
  const whole = Math.floor(second)
  if (isSettled) return whole
  const part = Math.min(1, (second - whole) / STEP)
  return Math.max(0, whole - 1 + part * part * (3 - 2 * part))
}
