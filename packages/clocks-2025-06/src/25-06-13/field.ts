import type { Plan, Point } from './plan'

/** Distance from a line of points. */
function distanceTo(line: readonly Point[], x: number, y: number): number {
  let least = Infinity
  for (let i = 1; i < line.length; i += 2) {
    const [px, py] = line[i]!
    const square = (x - px) ** 2 + (y - py) ** 2
    if (square < least) least = square
  }
  return Math.sqrt(least)
}

export type Field = (x: number, y: number) => number

/**
 * A pressure field with a given low and high: flat in their middles, with the sharp bend that isobars make where a front
 * lies in its trough, and some unrest far from both.
 */
export function fieldOf(
  { low, high, core, front, height, width }: Plan,
  pressures: { low: number; high: number },
): Field {
  const size = Math.min(width, height)
  const far = ([cx, cy]: Point, x: number, y: number) =>
    Math.max(0, Math.hypot((x - cx) / core[0], (y - cy) / core[1]) - 1) * core[1]
  const weight = (distance: number) => 1 / (distance / (size * 0.34) + 0.075) ** 1.25
  return (x, y) => {
    const [near, off] = [far(low, x, y), far(high, x, y)]
    const [l, h] = [weight(near), weight(off)]
    const rest =
      984 + 10 * Math.sin((x / size) * 2.6 + 1.3) * Math.cos((y / size) * 2.9 - 0.4) + 34 * (y / height - 0.5)
    const trough = 26 * Math.exp(-distanceTo(front, x, y) / (size * 0.1))
    const all = l + h + REST
    const free = (pressures.low * l + pressures.high * h + (rest - trough) * REST) / all
    const [centre, distance] = near < off ? [pressures.low + 0.4, near] : [pressures.high - 0.4, off]
    const t = Math.min(1, distance / (size * 0.035))
    return centre + (free - centre) * t * t * (3 - 2 * t)
  }
}

/** How much the weather far from both centres counts. */
const REST = 0.55

export interface Isobar {
  readonly pressure: number
  readonly points: readonly Point[]
  readonly closed: boolean
}

/** Every how many millibars a line is drawn. */
export const STEP = 4

/** Samples of a field on a grid that reaches a little over the stage. */
export interface Grid {
  readonly cell: number
  readonly columns: number
  readonly rows: number
  readonly values: Float32Array
}

export function sample(field: Field, width: number, height: number): Grid {
  const cell = Math.max(width, height) / 130
  const columns = Math.ceil(width / cell) + 3
  const rows = Math.ceil(height / cell) + 3
  const values = new Float32Array(columns * rows)
  for (let i = 0; i < values.length; i++)
    values[i] = field(((i % columns) - 1) * cell, (Math.floor(i / columns) - 1) * cell)
  return { cell, columns, rows, values }
}

/** The lines of equal pressure, by marching squares (Maple, 2003), linked from square to square. */
export function isobarsOf({ cell, columns, rows, values }: Grid, step = STEP): Isobar[] {
  let [least, most] = [Infinity, -Infinity]
  for (const value of values) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  // Between which pressures a square lies: few lines cross any one of them.
  const [lowest, highest] = [new Float32Array(values.length), new Float32Array(values.length)]
  for (let i = 0; i + columns + 1 < values.length; i++) {
    const [a, b, c, d] = [values[i]!, values[i + 1]!, values[i + columns]!, values[i + columns + 1]!]
    lowest[i] = Math.min(a, b, c, d)
    highest[i] = Math.max(a, b, c, d)
  }
  const isobars: Isobar[] = []
  for (let pressure = Math.ceil(least / step) * step; pressure <= most; pressure += step) {
    const ends = new Map<number, number[]>()
    const places = new Map<number, Point>()
    /** The edge that goes right (`0`) or down (`1`) from a sample, as one number. */
    const crossing = (i: number, down: number): number => {
      const key = i * 2 + down
      if (!places.has(key)) {
        const [a, b] = [values[i]!, values[i + (down ? columns : 1)]!]
        const part = (pressure - a) / (b - a)
        const [x, y] = [i % columns, Math.floor(i / columns)]
        places.set(key, [(x - 1 + (down ? 0 : part)) * cell, (y - 1 + (down ? part : 0)) * cell])
      }
      return key
    }
    const join = (a: number, b: number) => {
      ends.set(a, [...(ends.get(a) ?? []), b])
      ends.set(b, [...(ends.get(b) ?? []), a])
    }
    for (let row = 0; row < rows - 1; row++)
      for (let column = 0; column < columns - 1; column++) {
        const i = row * columns + column
        if (lowest[i]! > pressure || highest[i]! <= pressure) continue
        const corners = [i, i + 1, i + columns + 1, i + columns].map((at) => values[at]! > pressure)
        const cut: number[] = []
        if (corners[0] !== corners[1]) cut.push(crossing(i, 0))
        if (corners[1] !== corners[2]) cut.push(crossing(i + 1, 1))
        if (corners[2] !== corners[3]) cut.push(crossing(i + columns, 0))
        if (corners[3] !== corners[0]) cut.push(crossing(i, 1))
        if (cut.length >= 2) join(cut[0]!, cut[1]!)
        if (cut.length === 4) join(cut[2]!, cut[3]!)
      }
    const seen = new Set<number>()
    const follow = (start: number): Isobar => {
      const points: Point[] = []
      let at: number | undefined = start
      while (at !== undefined && !seen.has(at)) {
        seen.add(at)
        points.push(places.get(at)!)
        at = ends.get(at)!.find((next) => !seen.has(next))
      }
      return { pressure, points, closed: ends.get(start)!.length === 2 }
    }
    for (const [key, { length }] of ends) if (length === 1 && !seen.has(key)) isobars.push(follow(key))
    for (const key of ends.keys()) if (!seen.has(key)) isobars.push(follow(key))
  }
  return isobars.filter(({ points }) => points.length > 5)
}
