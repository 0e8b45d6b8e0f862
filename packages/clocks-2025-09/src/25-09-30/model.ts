/** A piece of a figure's line: a cubic curve to a place, and how heavy the pen is there, `0` for a hair. */
type Curve = readonly [number, number, number, number, number, number, weight: number]

interface Figure {
  readonly width: number
  /** Where the figure's stroke begins; without it, the line goes through the figure as it comes. */
  readonly start?: readonly [number, number, weight: number]
  readonly curves: readonly Curve[]
  /** A branch at the stroke's end, gone there and back. */
  readonly hook?: readonly Curve[]
}

/**
 * Ten figures, a hundred high from the top, 0, to the base line, 100. The line comes along the base line, goes up a
 * figure to where its stroke begins, comes down the same way and goes on: nowhere it is lifted, nowhere it shows.
 */
const FIGURES: readonly Figure[] = [
  {
    width: 74,
    curves: [
      [12, 100, 24, 100, 37, 100, 0.4],
      [60, 100, 70, 76, 70, 50, 1],
      [70, 22, 58, 0, 37, 0, 0.5],
      [16, 0, 4, 22, 4, 50, 1],
      [4, 76, 14, 100, 37, 100, 0.4],
      [50, 100, 62, 100, 74, 100, 0],
    ],
  },
  {
    width: 50,
    start: [6, 27, 0.25],
    curves: [
      [17, 22, 26, 12, 30, 1, 0.7],
      [30, 26, 30, 46, 30, 62, 1],
      [30, 76, 30, 88, 30, 100, 0.5],
    ],
  },
  {
    width: 76,
    start: [7, 29, 0.7],
    curves: [
      [7, 12, 19, 0, 36, 0, 0.5],
      [54, 0, 66, 12, 66, 28, 1],
      [66, 54, 26, 76, 6, 100, 0.5],
      [6, 100, 7, 100, 8, 100, 0.75],
      [28, 100, 42, 100, 54, 100, 0.75],
    ],
  },
  {
    width: 74,
    start: [8, 21, 0.6],
    curves: [
      [12, 8, 22, 0, 36, 0, 0.5],
      [52, 0, 63, 10, 63, 24, 1],
      [63, 38, 50, 47, 29, 47, 0.25],
      [54, 47, 68, 57, 68, 74, 1],
      [68, 90, 54, 100, 37, 100, 0.5],
    ],
    hook: [[20, 100, 8, 92, 5, 79, 0.65]],
  },
  {
    width: 82,
    start: [46, 1, 0.8],
    curves: [
      [34, 26, 18, 50, 4, 71, 0.5],
      [4, 71, 5, 71, 6, 71, 0.55],
      [28, 71, 52, 71, 76, 71, 0.6],
      [70, 71, 64, 71, 57, 71, 0.6],
      [57, 60, 57, 50, 57, 40, 0.75],
      [57, 50, 57, 60, 57, 71, 1],
      [57, 80, 57, 90, 57, 100, 0.5],
    ],
  },
  {
    width: 74,
    start: [62, 1, 0.75],
    curves: [
      [46, 3, 30, 2, 17, 2, 0.6],
      [15, 18, 13, 34, 10, 50, 0.35],
      [18, 43, 27, 40, 37, 40, 0.55],
      [55, 40, 68, 50, 68, 69, 1],
      [68, 88, 55, 100, 36, 100, 0.5],
    ],
    hook: [[20, 100, 8, 93, 4, 82, 0.65]],
  },
  {
    width: 74,
    start: [55, 0, 0.3],
    curves: [
      [28, 12, 5, 40, 5, 69, 1],
      [5, 88, 18, 100, 36, 100, 0.5],
      [55, 100, 68, 88, 68, 70, 1],
      [68, 53, 55, 43, 39, 43, 0.5],
      [23, 43, 9, 53, 5, 69, 1],
      [5, 88, 18, 100, 36, 100, 0.5],
    ],
  },
  {
    width: 66,
    start: [3, 3, 0.7],
    curves: [
      [22, 4, 42, 3, 62, 2, 0.75],
      [50, 26, 37, 50, 31, 72, 1],
      [28, 84, 26, 92, 26, 100, 0.5],
    ],
  },
  {
    width: 72,
    curves: [
      [12, 100, 24, 100, 36, 100, 0.5],
      [54, 100, 67, 90, 67, 75, 1],
      [67, 54, 8, 46, 8, 23, 0.9],
      [8, 9, 20, 0, 36, 0, 0.5],
      [52, 0, 63, 9, 63, 23, 0.9],
      [63, 46, 5, 54, 5, 75, 1],
      [5, 90, 18, 100, 36, 100, 0.5],
      [48, 100, 60, 100, 72, 100, 0],
    ],
  },
  {
    width: 74,
    start: [69, 30, 1],
    curves: [
      [69, 12, 56, 0, 37, 0, 0.5],
      [18, 0, 5, 12, 5, 30, 1],
      [5, 48, 18, 57, 35, 57, 0.5],
      [52, 57, 69, 46, 69, 30, 1],
      [69, 56, 52, 82, 26, 100, 0.45],
    ],
  },
]

/** A point of the whole line, with the pen's weight there. */
export interface Point {
  readonly x: number
  readonly y: number
  readonly weight: number
}

/** The four figures of a time. */
export const figuresAt = (hour: number, minute: number, cycle: 12 | 24) =>
  [cycle === 12 ? hour % 12 || 12 : hour, minute].map((number) => String(number).padStart(2, '0')) as [
    string,
    string,
  ]

/** The figures are drawn upright and narrow. */
const NARROW = 0.6
/** How long the line swells before a figure and after it. */
const JOIN = 17
const APART = 14
/** Between hour and minute, where both stand in a row. */
const BETWEEN = 40

export const breadthOf = (figures: string) =>
  [...figures].reduce((sum, figure) => sum + FIGURES[Number(figure)]!.width, APART * (figures.length - 1))

/** How large the line's things are on a stage. */
export interface Plan {
  readonly upright: boolean
  /** Pixels to a figure's unit across; down it is so much more. */
  readonly across: number
  readonly down: number
  /** The base lines. */
  readonly bases: readonly number[]
  readonly hair: number
  readonly heavy: number
}

export function planOf(width: number, height: number, [hour, minute]: readonly [string, string]): Plan {
  const upright = width < height
  const widest = upright
    ? Math.max(breadthOf(hour), breadthOf(minute))
    : breadthOf(hour) + breadthOf(minute) + BETWEEN
  const room = upright ? width * 0.78 : width * 0.9
  const tall = upright ? height * 0.37 : height * 0.72
  const across = Math.min(room / widest, (tall / 100) * 0.95)
  const down = Math.min(tall / 100, across / NARROW)
  const bases = upright
    ? [
        height * 0.035 + down * 100 + (height * 0.4 - down * 100) * 0.6,
        height * 0.945 - (height * 0.4 - down * 100) * 0.3,
      ]
    : [height / 2 + down * 50]
  const heavy = Math.min(across * 14, down * 9)
  return { upright, across, down, bases, hair: Math.max(1.6, heavy * 0.23), heavy }
}

/** The line, from the left edge of the stage to the right one: through all figures, and nowhere lifted. */
export function lineOf(
  width: number,
  height: number,
  figures: readonly [string, string],
  /** How far each of the four has risen out of the line. */
  risen: readonly number[] = [1, 1, 1, 1],
): Point[] {
  const plan = planOf(width, height, figures)
  const { across, down, upright, bases } = plan
  const points: Point[] = []
  const to = (x: number, y: number, weight = 0) => {
    const from = points.at(-1)
    if (!from) points.push({ x, y, weight })
    else
      for (let step = 1; step <= 12; step++)
        points.push({
          x: from.x + ((x - from.x) * step) / 12,
          y: from.y + ((y - from.y) * step) / 12,
          weight,
        })
  }
  const curve = (a: number, b: number, c: number, d: number, x: number, y: number, weight: number) => {
    const from = points.at(-1)!
    for (let step = 1; step <= 26; step++) {
      const t = step / 26
      const u = 1 - t
      const mix = (p: number, q: number, r: number, s: number) =>
        u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
      points.push({
        x: mix(from.x, a, c, x),
        y: mix(from.y, b, d, y),
        weight: from.weight + (weight - from.weight) * t * t * (3 - 2 * t),
      })
    }
  }
  let drawn = 0
  const write = (number: string, left: number, base: number) => {
    let x = left
    for (const figure of number) {
      const { width: broad, start, curves, hook } = FIGURES[Number(figure)]!
      const high = down * risen[drawn++]!
      to(x, base)
      const [px, py] = [(value: number) => x + value * across, (value: number) => base + (value - 100) * high]
      const follow = (piece: Curve) =>
        curve(px(piece[0]), py(piece[1]), px(piece[2]), py(piece[3]), px(piece[4]), py(piece[5]), piece[6])
      if (start) {
        const [footX, footY] = curves.at(-1)!.slice(4) as [number, number]
        const foot = [footX, footY, curves.at(-1)![6]] as const
        const [joinX, joinY] = [px(footX), base]
        to(joinX - JOIN * across, joinY)
        curve(joinX - JOIN * 0.4 * across, joinY, joinX - JOIN * 0.2 * across, joinY, joinX, joinY, foot[2])
        for (const piece of backwards(start, curves)) follow(piece)
        for (const piece of curves) follow(piece)
        if (hook) {
          for (const piece of [...hook, ...backwards(foot, hook)]) follow(piece)
        }
        const end = px(footX) + JOIN * across
        curve(end - JOIN * 0.8 * across, base, end - JOIN * 0.6 * across, base, end, base, 0)
      } else for (const piece of curves) follow(piece)
      x += (broad + APART) * across
    }
  }
  const [hour, minute] = figures
  if (upright) {
    const [first, second] = bases as [number, number]
    const back = first + (second - down * 100 - first) * 0.5
    const bow = (back - first) / 2
    const edge = width * 0.045
    to(-20, first)
    write(hour, (width - breadthOf(hour) * across) / 2, first)
    const right = width - edge - bow
    to(right, first)
    curve(right + bow * 1.33, first, right + bow * 1.33, back, right, back, 0)
    to(edge + bow * 2, back)
    curve(edge, back, edge, back, edge, back + bow * 2, 0)
    to(edge, second - bow * 2)
    curve(edge, second, edge, second, edge + bow * 2, second, 0)
    write(minute, (width - breadthOf(minute) * across) / 2 + edge * 0.5, second)
    to(width + 20, second)
  } else {
    const [base] = bases as [number]
    const whole = (breadthOf(hour) + breadthOf(minute) + BETWEEN) * across
    const left = (width - whole) / 2
    to(-20, base)
    write(hour, left, base)
    write(minute, left + (breadthOf(hour) + BETWEEN) * across, base)
    to(width + 20, base)
  }
  return points
}

/** The same curves from their end to their start. */
function backwards(start: readonly [number, number, number], curves: readonly Curve[]): Curve[] {
  return curves
    .map((piece, index): Curve => {
      const from = index ? curves[index - 1]!.slice(4) : start
      return [piece[2], piece[3], piece[0], piece[1], from[0]!, from[1]!, from[2]!]
    })
    .reverse()
}

/** Where the bulge is at a second: from the beginning of the line to its end in a minute; with its step, in points. */
export function bulgeAt(
  line: readonly Point[],
  second: number,
): { index: number; length: number; lengths: number[] } {
  const lengths = [0]
  for (let index = 1; index < line.length; index++)
    lengths.push(
      lengths[index - 1]! +
        Math.hypot(line[index]!.x - line[index - 1]!.x, line[index]!.y - line[index - 1]!.y),
    )
  const length = (lengths.at(-1)! * (second + 0.5)) / 60
  let index = lengths.findIndex((at) => at >= length)
  if (index < 0) index = lengths.length - 1
  return { index, length, lengths }
}

/** The line where it bulges, dab by dab: a swelling of the pen that fades to both sides. */
export function swelling(line: readonly Point[], second: number, { hair, heavy }: Plan): string {
  const { index, length, lengths } = bulgeAt(line, second)
  const reach = heavy * 2.6
  let from = index
  let to = index
  while (from > 0 && lengths[from]! > length - reach) from--
  while (to < line.length - 1 && lengths[to]! < length + reach) to++
  const dabs: string[] = []
  for (let at = from; at < to; at++) {
    const [point, next] = [line[at]!, line[at + 1]!]
    const steps = Math.max(1, Math.ceil((lengths[at + 1]! - lengths[at]!) / (heavy * 0.08)))
    for (let step = 0; step < steps; step++) {
      const part = step / steps
      const mix = (a: number, b: number) => a + (b - a) * part
      const away = Math.min(1, Math.abs(mix(lengths[at]!, lengths[at + 1]!) - length) / reach)
      const radius =
        (hair + (heavy - hair) * mix(point.weight, next.weight)) / 2 +
        heavy * 0.27 * Math.cos((away * Math.PI) / 2) ** 2
      const [x, y, r] = [mix(point.x, next.x) - radius, mix(point.y, next.y), radius].map((value) =>
        value.toFixed(1),
      )
      const double = (radius * 2).toFixed(1)
      dabs.push(`M${x} ${y}a${r} ${r} 0 1 0 ${double} 0a${r} ${r} 0 1 0-${double} 0`)
    }
  }
  return dabs.join('')
}
