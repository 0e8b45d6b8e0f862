import { type Point, strokesOf } from './hershey'

/**
 * Any closed line is drawn by circles turning on circles, one for each term of its Fourier series: J. Fourier,
 * "Théorie analytique de la chaleur", 1822; for circles on circles, N. R. Hanson, "The Mathematical Power of
 * Epicyclical Astronomy", Isis 51, 1960. Lengths are Hershey's units, y goes down.
 */

/** One circle: `turns` in a minute (below zero: the other way), its radius and where it starts, in radians. */
export interface Circle {
  readonly turns: number
  readonly radius: number
  readonly phase: number
}

/**
 * The discrete Fourier transform of a closed line, a term for each whole number of turns from `-reach` to `reach`.
 * @param points - At equal times; more than twice as many as `reach`.
 */
export function circlesOf(points: readonly Point[], reach: number): Circle[] {
  const circles: Circle[] = []
  const count = points.length
  const cosines = points.map((_, index) => Math.cos((2 * Math.PI * index) / count))
  const sines = points.map((_, index) => Math.sin((-2 * Math.PI * index) / count))
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  for (let turns = -reach; turns <= reach; turns++) {
    let real = 0
    let imaginary = 0
    let wave = 0 // turns * index, round and round
    for (let index = 0; index < count; index++) {
      const x = xs[index]!
      const y = ys[index]!
      const cos = cosines[wave]!
      const sin = sines[wave]!
      real += x * cos - y * sin
      imaginary += x * sin + y * cos
      wave += turns
      if (wave >= count) wave -= count
      else if (wave < 0) wave += count
    }
    real /= count
    imaginary /= count
    circles.push({ turns, radius: Math.hypot(real, imaginary), phase: Math.atan2(imaginary, real) })
  }
  return circles
}

/** The largest, from the largest on. The one that does not turn, the middle of it all, comes first. */
export function largest(circles: readonly Circle[], count: number): Circle[] {
  const middle = circles.filter(({ turns }) => turns === 0)
  const rest = circles.filter(({ turns }) => turns !== 0).sort((one, other) => other.radius - one.radius)
  return [...middle, ...rest.slice(0, count)]
}

/** The ends of the arms, from the middle to the pen. @param share - Of the minute, from `0` to `1`. */
export function arms(circles: readonly Circle[], share: number): Point[] {
  let [x, y] = [0, 0]
  return circles.map(({ turns, radius, phase }) => {
    const angle = 2 * Math.PI * turns * share + phase
    x += radius * Math.cos(angle)
    y += radius * Math.sin(angle)
    return [x, y]
  })
}

export function penAt(circles: readonly Circle[], share: number): Point {
  let [x, y] = [0, 0]
  for (const { turns, radius, phase } of circles) {
    const angle = 2 * Math.PI * turns * share + phase
    x += radius * Math.cos(angle)
    y += radius * Math.sin(angle)
  }
  return [x, y]
}

/** Hershey's seven and four take two strokes; begun elsewhere, one does. */
const ONE_STROKE: Readonly<Record<string, readonly Point[]>> = {
  4: [
    [13, 22],
    [13, 1],
    [3, 15],
    [18, 15],
  ],
  7: [
    [3, 1],
    [17, 1],
    [7, 22],
  ],
}

/** The figures are drawn higher than Hershey's, to fill the sheet. */
const TALLER = 1.25

/** A figure in one stroke, set to start at `0` and as wide as its own strokes. */
export function figureOf(figure: string): Point[] {
  const stroke = ONE_STROKE[figure] ?? strokesOf(figure)[0]!
  const left = Math.min(...stroke.map(([x]) => x))
  return stroke.map(([x, y]) => [x - left, (y - 1) * TALLER])
}

export const FIGURE_HEIGHT = 21 * TALLER
const GAP = 5.5
/** Two figures and what is between them. */
export const PAIR_WIDTH = 2 * 15 + GAP

/** When, in seconds, the pen is down. */
export const PEN_DOWN = [1, 56.5] as const
/** As many circles as carry the pen. */
export const CIRCLES = 48
const SAMPLES = 256

export interface Stroke {
  readonly circles: readonly Circle[]
  /** When, in seconds of the minute, the pen goes over from the first figure to the second. */
  readonly link: readonly [from: number, to: number]
}

const lengthOf = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], index) => {
    const before = points[index - 1]
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : 0
  }, 0)

/** A place on a polyline. @param left - How far from its start. */
function along(points: readonly Point[], left: number): Point {
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1]!
    const to = points[index]!
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    if (left <= length || index === points.length - 1) {
      const part = length ? Math.min(1, left / length) : 0
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    }
    left -= length
  }
  return points[0]!
}

/** How fast the pen crosses from figure to figure, figures being `1`. */
const LINK_HASTE = 2.5

/** Cuts a line where it turns sharply. */
function runsOf(points: readonly Point[]): Point[][] {
  const runs: Point[][] = [[points[0]!]]
  for (let index = 1; index < points.length; index++) {
    const [before, here, after] = [points[index - 1]!, points[index]!, points[index + 1]]
    runs.at(-1)!.push(here)
    if (!after) break
    const [ax, ay, bx, by] = [
      here[0] - before[0],
      here[1] - before[1],
      after[0] - here[0],
      after[1] - here[1],
    ]
    if (Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) > 1) runs.push([here])
  }
  return runs
}

/** One or two figures in one stroke, about their middle, and back with the pen up, all within a minute. */
export function lineOf(text: string): { points: Point[]; link: [number, number] } {
  const figures = [...text].map(figureOf)
  const widths = figures.map((points) => Math.max(...points.map(([x]) => x)))
  // Set by their own widths, so that the 1 stands no further off than the others.
  const whole = widths.reduce((sum, width) => sum + width, 0) + GAP * (figures.length - 1)
  let left = -whole / 2
  const placed = figures.map((points, index) => {
    const set = points.map(([x, y]): Point => [x + left, y - FIGURE_HEIGHT / 2])
    left += widths[index]! + GAP
    return set
  })
  const first = placed[0]!
  const second = placed[1] ?? []
  const crossing = second.length ? [first.at(-1)!, second[0]!] : []
  const legs = [
    ...runsOf(first).map((run) => ({ run, haste: 1 })),
    ...(second.length
      ? [{ run: crossing, haste: LINK_HASTE }, ...runsOf(second).map((run) => ({ run, haste: 1 }))]
      : []),
  ]
  const [down, up] = PEN_DOWN
  const pace = (up - down) / legs.reduce((sum, { run, haste }) => sum + lengthOf(run) / haste, 0)
  let from: number = down
  const timed = legs.map(({ run, haste }) => {
    const start = from
    from += (lengthOf(run) / haste) * pace
    return { run, length: lengthOf(run), start, end: from }
  })
  const back = [(second.at(-1) ?? first.at(-1))!, first[0]!]
  timed.push({ run: back, length: lengthOf(back), start: up, end: 60 + down })
  const points = Array.from({ length: SAMPLES }, (_, sample): Point => {
    const at = (((sample / SAMPLES) * 60 - down + 60) % 60) + down
    const { run, length, start, end } = timed.find((leg) => at < leg.end) ?? timed.at(-1)!
    // A plotter slows down into a corner, which also spares it the circles that corners taken at speed would need.
    const share = (at - start) / (end - start)
    return along(run, share * share * (3 - 2 * share) * length)
  })
  const link = timed.find(({ run }) => run === crossing)
  return { points, link: link ? [link.start, link.end] : [up, up] }
}

const strokes = new Map<string, Stroke>()

/** The circles that draw one or two figures. */
export function strokeOf(text: string): Stroke {
  let stroke = strokes.get(text)
  if (!stroke) {
    const { points, link } = lineOf(text)
    stroke = { circles: largest(circlesOf(points, 50), CIRCLES), link }
    strokes.set(text, stroke)
  }
  return stroke
}

/** The figures of an hour. */
export const hourText = (hour: number, cycle: 12 | 24) =>
  cycle === 12 ? String(hour % 12 || 12) : String(hour).padStart(2, '0')

/** Circles on their way from one train to the next, in the order of the next. */
export function retuned(
  before: readonly Circle[],
  after: readonly Circle[],
  share: number,
): readonly Circle[] {
  if (share >= 1) return after
  const left = new Map(before.map((circle) => [circle.turns, circle]))
  const between = (one: Circle | undefined, other: Circle | undefined): Circle => {
    const turns = (one ?? other)!.turns
    const part = (circle: Circle | undefined, weight: number, way: (angle: number) => number) =>
      circle ? weight * circle.radius * way(circle.phase) : 0
    const x = part(one, 1 - share, Math.cos) + part(other, share, Math.cos)
    const y = part(one, 1 - share, Math.sin) + part(other, share, Math.sin)
    return { turns, radius: Math.hypot(x, y), phase: Math.atan2(y, x) }
  }
  const coming = after.map((circle) => {
    const old = left.get(circle.turns)
    left.delete(circle.turns)
    return between(old, circle)
  })
  return [...coming, ...[...left.values()].map((circle) => between(circle, undefined))]
}

/** How far the last minute's sheet is drawn off: it sticks, tears loose and is gone. */
export function pulledAt(second: number): number {
  const share = Math.min(1, second / 0.7)
  return share * share * (3 - 2 * share) * (0.4 + 0.6 * share)
}

/** How far the pen is up: `0` on the paper, `1` well off it. */
export function liftedAt(second: number): number {
  const [down, up] = PEN_DOWN
  if (second < down) return Math.min(1, (down - second) / 0.15)
  return Math.max(0, Math.min(1, (second - up) / 0.15))
}
