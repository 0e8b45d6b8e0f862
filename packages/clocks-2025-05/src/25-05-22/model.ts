import { clamp, easeInOut } from '@found-time/clock-runtime'
import { BOX, FIGURES } from './figures'

export type Point = readonly [x: number, y: number]

/** Where the figures of a time are written: four boxes in one row or two. */
export interface Sheet {
  readonly boxes: readonly { readonly x: number; readonly y: number }[]
  /** A box's width over `BOX`, and its height. */
  readonly across: number
  readonly down: number
}

/** As large as the stage allows; narrower or broader as it is, within limits. */
export function sheetFor(width: number, height: number): Sheet {
  const isUpright = width < height * 1.15
  const [gap, space] = [0.2, 0.5]
  const columns = isUpright ? 2 * BOX + gap : 4 * BOX + 2 * gap + space
  const rows = isUpright ? 2.24 : 1
  const across = Math.min((width * 0.83) / columns, ((height * 0.84) / rows) * 1.3)
  const down = Math.min((height * (isUpright ? 0.86 : 0.72)) / rows, across * 1.62)
  const left = (width - columns * across) / 2
  const top = (height - rows * down) / 2
  const next = BOX + gap
  const places = isUpright
    ? ([
        [0, 0],
        [next, 0],
        [0, 1.24],
        [next, 1.24],
      ] as const)
    : ([
        [0, 0],
        [next, 0],
        [next + BOX + space, 0],
        [2 * next + BOX + space, 0],
      ] as const)
  return { boxes: places.map(([x, y]) => ({ x: left + x * across, y: top + y * down })), across, down }
}

/**
 * The sheet on which the whole line, with its ways from figure to figure, lies in the middle of the stage and within
 * its margin; a line that needs less room is written a little larger.
 */
export function sheetOf(figures: readonly number[], width: number, height: number): Sheet {
  const sheet = sheetFor(width, height)
  const points = lineOf(figures, sheet).map(({ point }) => point)
  const span = (axis: 0 | 1) => {
    const places = points.map((point) => point[axis])
    return [Math.min(...places), Math.max(...places)] as const
  }
  const [[left, right], [top, bottom]] = [span(0), span(1)]
  const room = (stage: number) => stage - Math.min(width, height) * 0.09
  const inked = strokeOf(sheet)
  const scale = Math.min(1.12, room(width) / (right - left + inked), room(height) / (bottom - top + inked))
  return {
    boxes: sheet.boxes.map(({ x, y }) => ({
      x: width / 2 + (x - (left + right) / 2) * scale,
      y: height / 2 + (y - (top + bottom) / 2) * scale,
    })),
    across: sheet.across * scale,
    down: sheet.down * scale,
  }
}

/** How thick the line is in a figure. */
export const strokeOf = ({ across, down }: Sheet): number => Math.min(across, down) * 0.118

/** One place of the line that is to be drawn, and how heavily: `0` on the way to a figure, `1` in it. */
export interface Sample {
  readonly point: Point
  readonly weight: number
}

const cubic = (a: number, b: number, c: number, d: number, t: number) =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3

type Curve = readonly [Point, Point, Point, Point]

function curvesOf(figure: number): Curve[] {
  const numbers = FIGURES[figure]!.split(' ').map(Number)
  const points = Array.from(
    { length: numbers.length / 2 },
    (_, at): Point => [numbers[2 * at]!, numbers[2 * at + 1]!],
  )
  return Array.from(
    { length: (points.length - 1) / 3 },
    (_, at) => points.slice(3 * at, 3 * at + 4) as unknown as Curve,
  )
}

/** How many samples the line has. */
export const SAMPLES = 1600

/** The whole line at even distances: four figures, and between them the way from where one ends to the next. */
export function lineOf(figures: readonly number[], { boxes, across, down }: Sheet): Sample[] {
  const drawn = figures.map((figure, index) => {
    const { x, y } = boxes[index]!
    return curvesOf(figure).map(
      (curve) => curve.map(([u, v]): Point => [x + u * across, y + v * down]) as unknown as Curve,
    )
  })
  const curves: { curve: Curve; weight: number }[] = []
  drawn.forEach((parts, index) => {
    if (index > 0) {
      // On in the direction in which the last figure ended, and in the one in which the next begins.
      const [, , from, start] = drawn[index - 1]!.at(-1)!
      const [end, to] = parts[0]!
      const far = Math.hypot(end[0] - start[0], end[1] - start[1]) * 0.4
      const ahead = (a: Point, b: Point): Point => {
        const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
        return [((b[0] - a[0]) / length) * far, ((b[1] - a[1]) / length) * far]
      }
      const [out, into] = [ahead(from, start), ahead(end, to)]
      curves.push({
        curve: [start, [start[0] + out[0], start[1] + out[1]], [end[0] - into[0], end[1] - into[1]], end],
        weight: 0,
      })
    }
    curves.push(...parts.map((curve) => ({ curve, weight: 1 })))
  })
  const fine = curves.flatMap(({ curve: [a, b, c, d], weight }) =>
    Array.from({ length: 60 }, (_, step) => {
      const t = (step + 0.5) / 60
      return { point: [cubic(a[0], b[0], c[0], d[0], t), cubic(a[1], b[1], c[1], d[1], t)] as const, weight }
    }),
  )
  const lengths = [0]
  for (let at = 1; at < fine.length; at++) {
    const [one, other] = [fine[at - 1]!, fine[at]!]
    const length = Math.hypot(other.point[0] - one.point[0], other.point[1] - one.point[1])
    // The pen hurries between figures.
    lengths.push(lengths[at - 1]! + length * (other.weight === 0 ? 0.5 : 1))
  }
  let at = 0
  return Array.from({ length: SAMPLES }, (_, index) => {
    const wanted = (lengths.at(-1)! * index) / (SAMPLES - 1)
    while (at < fine.length - 2 && lengths[at + 1]! < wanted) at++
    const [one, other] = [fine[at]!, fine[at + 1]!]
    const part = Math.min(1, (wanted - lengths[at]!) / (lengths[at + 1]! - lengths[at]! || 1))
    const mix = (axis: 0 | 1) => one.point[axis] + (other.point[axis] - one.point[axis]) * part
    return { point: [mix(0), mix(1)] as const, weight: one.weight + (other.weight - one.weight) * part }
  })
}

/** Over how many samples outside and inside of a figure its line swells. */
const SWELL = { outside: 18, inside: 46 }

/** How thick the line is at each sample, `0` to `1`: it swells and fades over a long stretch of a figure's ends. */
export function swellOf(line: readonly Sample[]): number[] {
  const steps = (backwards: boolean) => {
    const order = backwards ? line.toReversed() : line
    // The line begins and ends with a figure, half swollen.
    let since = 30
    let isIn = true
    const found = order.map(({ weight }) => {
      if (weight >= 0.5 !== isIn) [isIn, since] = [!isIn, 0]
      since++
      return isIn ? since : -since
    })
    return backwards ? found.reverse() : found
  }
  const [since, until] = [steps(false), steps(true)]
  return since.map((passed, index) => {
    const ahead = until[index]!
    // Between two figures the nearer one counts, in a figure its nearer end.
    const depth = passed > 0 ? Math.min(passed, ahead) : Math.max(passed, ahead)
    const part = clamp((depth + SWELL.outside) / (SWELL.outside + SWELL.inside))
    return part ** 3 * (10 - 15 * part + 6 * part * part)
  })
}

/**
 * One term of the series: two circles of the same size that turn `turns` times in the time that the line takes there
 * and back, one each way, so that together they swing to and fro along a straight line (the couple of Nasir al-Din
 * al-Tusi, 1247). Half a swing of the slowest is the minute.
 */
export interface Couple {
  readonly turns: number
  /** The swing from its middle to its end. */
  readonly swing: Point
}

/** How many couples the line is made of. */
export const COUPLES = 280

/** The cosine series of a line (J. Fourier, "Théorie analytique de la chaleur", 1822): drawn there and back it needs no sines. */
export function couplesOf(line: readonly Sample[]): Couple[] {
  const last = line.length - 1
  const waves = wavesOf(last)
  const [xs, ys] = ([0, 1] as const).map((axis) =>
    Float64Array.from(line, ({ point }, index) => (point[axis] * (index % last ? 1 : 0.5)) / last),
  ) as [Float64Array, Float64Array]
  return Array.from({ length: COUPLES + 1 }, (_, turns) => {
    let [x, y] = [0, 0]
    for (let index = 0, at = 0; index <= last; index++) {
      const wave = waves[at]!
      x += xs[index]! * wave
      y += ys[index]! * wave
      at += turns
      if (at >= waves.length) at -= waves.length
    }
    const both = turns === 0 ? 1 : 2
    return { turns, swing: [x * both, y * both] as const }
  })
}

/** A whole turn's cosines, so many to half of it: at even distances a series has no others, and half a million are asked. */
export const wavesOf = (half: number) =>
  Float64Array.from({ length: 2 * half }, (_, index) => Math.cos((Math.PI * index) / half))

/** Where all couples bring the pen, at so many even steps of the minute and at its beginning. */
export function waysOf(couples: readonly Couple[], steps: number): Point[] {
  const waves = wavesOf(steps)
  const xs = Float64Array.from(couples, ({ swing }) => swing[0])
  const ys = Float64Array.from(couples, ({ swing }) => swing[1])
  return Array.from({ length: steps + 1 }, (_, step) => {
    let [x, y] = [0, 0]
    for (let turns = 0, at = 0; turns < xs.length; turns++) {
      x += xs[turns]! * waves[at]!
      y += ys[turns]! * waves[at]!
      at += step
      if (at >= waves.length) at -= waves.length
    }
    return [x, y]
  })
}

/** Where so many couples, the slowest, bring the pen. @param share - Of the minute. */
export function penAt(couples: readonly Couple[], share: number, count = COUPLES): Point {
  let [x, y] = [0, 0]
  for (let turns = 0; turns <= count; turns++) {
    const wave = Math.cos(Math.PI * turns * share)
    x += couples[turns]!.swing[0] * wave
    y += couples[turns]!.swing[1] * wave
  }
  return [x, y]
}

export interface Circle {
  readonly middle: Point
  readonly radius: number
  /** Where its arm points, and which way it turns: `1` clockwise. */
  readonly angle: number
  readonly way: 1 | -1
}

/** The circles of the largest couples, each riding on the one before, and where the last leaves the pen. */
export function circlesAt(couples: readonly Couple[], share: number, count: number) {
  const large = couples
    .slice(1)
    .sort((one, other) => Math.hypot(...other.swing) - Math.hypot(...one.swing))
    .slice(0, count)
  let [x, y] = couples[0]!.swing
  const circles: Circle[] = []
  for (const { turns, swing } of large)
    for (const way of [1, -1] as const) {
      const radius = Math.hypot(...swing) / 2
      const angle = Math.atan2(swing[1], swing[0]) + way * Math.PI * turns * share
      circles.push({ middle: [x, y], radius, angle, way })
      x += radius * Math.cos(angle)
      y += radius * Math.sin(angle)
    }
  return { circles, end: [x, y] as Point }
}

/** How long a second's step takes, in seconds. */
export const STEP = 0.34

/** How far the pen has come, in seconds of the minute: a step at each beat. */
export function drawnAt(second: number, isSettled = false): number {
  const whole = Math.floor(second)
  if (isSettled) return whole
  const part = Math.min(1, (second - whole) / STEP)
  return whole === 0 ? 0 : whole - 1 + easeInOut(part)
}

/** The four figures of a time. */
export const figuresOf = (hour: number, minute: number): readonly number[] =>
  [hour, minute].flatMap((number) => [Math.floor(number / 10), number % 10])
