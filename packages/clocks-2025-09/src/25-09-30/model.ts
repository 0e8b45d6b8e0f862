import { easeInOut, shownHour, twoDigits } from '@found-time/clock-runtime'

/** A place the line goes through, a figure's height being 100 from the base line up; where it is set, its direction in degrees. */
type Knot = readonly [x: number, y: number, degrees?: number]

interface Figure {
  readonly width: number
  readonly knots: readonly Knot[]
  /** Between which of its knots the line is heavy; before and after, it only joins. */
  readonly heavy: readonly [from: number, to: number]
}

/**
 * Ten figures in the order in which one line can go through them: it comes from the left, and leaves to the right.
 * That is why five, six and nine are not written as at school: five begins at its foot, six with its bowl.
 */
const FIGURES: readonly Figure[] = [
  {
    width: 76,
    knots: [
      [38, 0, 0],
      [76, 50, 90],
      [38, 100, 180],
      [0, 50, -90],
      [38, 0, 0],
    ],
    heavy: [0.4, 3.6],
  },
  {
    width: 40,
    knots: [
      [0, 70, 48],
      [29, 98.5, 50],
      [32, 100, 0],
      [34, 97, -90],
      [34, 12, -90],
      [48, 0, 0],
    ],
    heavy: [0, 4.15],
  },
  {
    width: 72,
    knots: [
      [2, 74, 84],
      [37, 100, 0],
      [71, 73, -90],
      [46, 37],
      [13, 2, 195],
      [0, 8, 90],
      [13, 15, -4],
      [44, 3, -20],
      [74, 2, 14],
    ],
    heavy: [-0.1, 7.4],
  },
  {
    width: 74,
    knots: [
      [3, 82, 66],
      [36, 100, 0],
      [69, 77, -90],
      [40.15, 53, 180],
      [40, 52.85, -90],
      [40.15, 52.7, 0],
      [74, 27, -90],
      [38, 0, 180],
      [3, 13, 90],
      [19, 25, -6],
      [54, 6],
      [84, 0, 0],
    ],
    heavy: [-0.1, 8.3],
  },
  {
    width: 84,
    knots: [
      [-14, 47],
      [32, 97, 58],
      [36, 100, 0],
      [37, 96, -106],
      [3, 39, -112],
      [7, 33, 0],
      [66, 33, 2],
      [86, 54, 90],
      [70, 74, 180],
      [55, 52, -92],
      [54, 12, -90],
      [68, 0, 0],
    ],
    heavy: [0.62, 10.4],
  },
  {
    width: 74,
    knots: [
      [1, 17, -74],
      [35, 0, 0],
      [74, 31, 90],
      [38, 61, 180],
      [13, 54, 216],
      [10, 56, 88],
      [13, 96.5, 87],
      [17, 99, 0],
      [62, 99, 2],
      [90, 84, -88],
    ],
    heavy: [-0.1, 7.9],
  },
  {
    width: 76,
    knots: [
      [4, 44, 58],
      [40, 60, 0],
      [76, 30, -90],
      [38, 0, 180],
      [0, 38, 90],
      [58, 100, 6],
      [92, 84, -88],
    ],
    heavy: [0.3, 4.9],
  },
  {
    width: 66,
    knots: [
      [0, 96, 36],
      [17, 98.5, 0],
      [60, 98.5, 0],
      [64, 94, -114],
      [25, 12, -113],
      [37, 0, 0],
    ],
    heavy: [-0.1, 4.3],
  },
  {
    width: 74,
    knots: [
      [37, 0, 0],
      [74, 26, 90],
      [37, 54],
      [5, 78, 90],
      [37, 100, 0],
      [69, 78, -90],
      [37, 54],
      [0, 26, -90],
      [37, 0, 0],
    ],
    heavy: [0.4, 7.6],
  },
  {
    width: 76,
    knots: [
      [32, 0, 0],
      [76, 62, 90],
      [38, 100, 180],
      [0, 70, -90],
      [36, 40, 0],
      [72, 56, 58],
    ],
    heavy: [0.32, 4.7],
  },
]

/** A point of the whole line, with the pen's weight there, `0` where it only joins. */
export interface Point {
  readonly x: number
  readonly y: number
  readonly weight: number
}

/** The four figures of a time. */
export const figuresAt = (hour: number, minute: number, cycle: 12 | 24) =>
  [shownHour(hour, cycle), minute].map((number) => twoDigits(number)) as [string, string]

const APART = 36
/** Between hour and minute, where both stand in a row. */
const BETWEEN = 60

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
  const room = width * (upright ? 0.74 : 0.88)
  const tall = height * (upright ? 0.335 : 0.74)
  const across = Math.min(room / widest, (tall / 100) * 1.1)
  const down = Math.min(tall / 100, across * 2.5)
  const bases = upright ? [height * 0.24 + down * 50, height * 0.765 + down * 50] : [height / 2 + down * 50]
  const heavy = Math.min(across * 15, down * 7)
  return { upright, across, down, bases, hair: Math.max(1.2, heavy * 0.23), heavy }
}

interface Place {
  readonly x: number
  readonly y: number
  /** The direction, in radians, with y downwards. */
  readonly turned?: number
}

const around = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle))

/**
 * The directions in which a line goes through its places so that its curvature does not jump: John Hobby,
 * "Smooth, easy to compute interpolating splines", 1986. Where a place has a direction, the line keeps it.
 */
function directions(places: readonly Place[]): number[] {
  const chord = places.slice(1).map((to, index) => {
    const from = places[index]!
    return {
      long: Math.hypot(to.x - from.x, to.y - from.y) || 1e-6,
      angle: Math.atan2(to.y - from.y, to.x - from.x),
    }
  })
  const found: number[] = []
  for (let from = 0; from < places.length - 1; ) {
    let to = from + 1
    while (places[to]!.turned === undefined && to < places.length - 1) to++
    const last = to - from
    const at = (index: number) => chord[from + index]!
    const bend = (index: number) =>
      index === 0 || index === last ? 0 : around(at(index).angle - at(index - 1).angle)
    const start = around((places[from]!.turned ?? at(0).angle) - at(0).angle)
    const end = around((places[to]!.turned ?? at(last - 1).angle) - at(last - 1).angle)
    // One equation for each place in between, solved from the first to the last and back.
    const over: number[] = [0]
    const right: number[] = [start]
    for (let index = 1; index < last; index++) {
      const [before, after] = [1 / at(index - 1).long, 1 / at(index).long]
      const whole = 2 * before + 2 * after - before * over[index - 1]!
      over[index] = after / whole
      right[index] =
        (-2 * before * bend(index) - after * bend(index + 1) - before * right[index - 1]!) / whole
    }
    const theta: number[] = []
    theta[last] = end
    for (let index = last - 1; index >= 0; index--)
      theta[index] = index ? right[index]! - over[index]! * theta[index + 1]! : start
    for (let index = 0; index < last; index++) found[from + index] = at(index).angle + theta[index]!
    found[to] = at(last - 1).angle + end
    from = to
  }
  return found
}

const STEPS = 28

/** The line through its places, step by step. */
function through(places: readonly Place[]): { x: number; y: number }[] {
  const angles = directions(places)
  const line = [{ x: places[0]!.x, y: places[0]!.y }]
  for (let index = 1; index < places.length; index++) {
    const [from, to] = [places[index - 1]!, places[index]!]
    const angle = Math.atan2(to.y - from.y, to.x - from.x)
    const long = Math.hypot(to.x - from.x, to.y - from.y)
    const [out, into] = [around(angles[index - 1]! - angle), around(angle - angles[index]!)]
    const [sinOut, sinIn, cosOut, cosIn] = [Math.sin(out), Math.sin(into), Math.cos(out), Math.cos(into)]
    const pull = Math.SQRT2 * (sinOut - sinIn / 16) * (sinIn - sinOut / 16) * (cosOut - cosIn)
    const part = (3 - Math.sqrt(5)) / 2
    const first = ((2 + pull) / (1 + (1 - part) * cosOut + part * cosIn) / 3) * long
    const second = ((2 - pull) / (1 + (1 - part) * cosIn + part * cosOut) / 3) * long
    const [ax, ay] = [from.x + first * Math.cos(angle + out), from.y + first * Math.sin(angle + out)]
    const [bx, by] = [to.x - second * Math.cos(angle - into), to.y - second * Math.sin(angle - into)]
    for (let step = 1; step <= STEPS; step++) {
      const t = step / STEPS
      const u = 1 - t
      const mix = (p: number, q: number, r: number, s: number) =>
        u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
      line.push({ x: mix(from.x, ax, bx, to.x), y: mix(from.y, ay, by, to.y) })
    }
  }
  return line
}

/** The line, from the left edge of the stage to the right one: through all figures, and nowhere lifted. */
export function lineOf(
  width: number,
  height: number,
  figures: readonly [string, string],
  /** How far each of the four has risen out of the line. */
  risen: readonly number[] = [1, 1, 1, 1],
): Point[] {
  const { across, down, upright, bases, heavy } = planOf(width, height, figures)
  const places: Place[] = []
  const strokes: [number, number][] = []
  const to = (x: number, y: number, degrees?: number) =>
    places.push({
      x: x / across,
      y: y / down,
      ...(degrees === undefined ? {} : { turned: (-degrees * Math.PI) / 180 }),
    })
  let drawn = 0
  const write = (number: string, left: number, base: number) => {
    let x = left
    for (const figure of number) {
      const {
        width: broad,
        knots,
        heavy: [from, until],
      } = FIGURES[Number(figure)]!
      const high = down * risen[drawn++]!
      // From high up it falls beside a figure that begins at its foot, not through it.
      const [footX, footY] = knots[0]!
      if (footY === 0 && footX > 30 && places.length > 1 && base - places.at(-1)!.y * down > 40 * down)
        to(x - 7 * across, base - 14 * high, -70)
      strokes.push([places.length + from, places.length + until])
      for (const [kx, ky, degrees] of knots) to(x + kx * across, base - ky * high, degrees)
      x += (broad + APART) * across
    }
  }
  const [hour, minute] = figures
  const edge = heavy * 2
  /** It leaves at the height to which the last figure has brought it. */
  const leave = () => {
    if (places.at(-1)!.turned! > 1) places.pop()
    to(width + edge, Math.min(places.at(-1)!.y * down, bases.at(-1)!), 0)
  }
  if (upright) {
    const [first, second] = bases as [number, number]
    const top = second - down * 100
    to(-edge, first, 0)
    write(hour, (width - breadthOf(hour) * across) / 2, first)
    // A large S: to the right edge, back through the middle, and round at the left.
    const gap = top - first
    to(width * 0.95, first + gap * 0.32, -90)
    to(width * 0.78, first + gap * 0.7, 180)
    to(width * 0.24, first + gap * 0.3, 180)
    to(width * 0.05, top + (second - top) * 0.06, -90)
    write(minute, (width - breadthOf(minute) * across) / 2, second)
  } else {
    const [base] = bases as [number]
    const left = (width - (breadthOf(hour) + breadthOf(minute) + BETWEEN) * across) / 2
    to(-edge, base, 0)
    write(hour, left, base)
    write(minute, left + (breadthOf(hour) + BETWEEN) * across, base)
  }
  leave()
  const line = through(places).map(({ x, y }) => ({ x: x * across, y: y * down }))
  const lengths = lengthsOf(line)
  const taper = heavy * 7
  const bounds = strokes.map((stroke) => stroke.map((at) => lengths[Math.round(at * STEPS)]!))
  return line.map(({ x, y }, index) => {
    const at = lengths[index]!
    const weight = Math.max(
      ...bounds.map(([from, until]) => {
        const part = Math.max(0, Math.min(1, (at - from!) / taper + 0.5, (until! - at) / taper + 0.5))
        return easeInOut(part)
      }),
    )
    return { x, y, weight }
  })
}

/** How far along the line each of its points is. */
export function lengthsOf(line: readonly { x: number; y: number }[]): number[] {
  let length = 0
  return line.map(({ x, y }, index) => {
    const before = line[index - 1]
    length += before ? Math.hypot(x - before.x, y - before.y) : 0
    return length
  })
}

/** Both edges of the line, as one outline: along its left side to the end, and back along its right. */
export function outlineOf(line: readonly Point[], { hair, heavy }: Plan): [number, number][] {
  const left: [number, number][] = []
  const right: [number, number][] = []
  line.forEach(({ x, y, weight }, index) => {
    const [before, after] = [line[Math.max(0, index - 1)]!, line[Math.min(line.length - 1, index + 1)]!]
    const long = Math.hypot(after.x - before.x, after.y - before.y) || 1
    const half = (hair + (heavy - hair) * weight) / 2
    const [nx, ny] = [(-(after.y - before.y) / long) * half, ((after.x - before.x) / long) * half]
    left.push([x - nx, y - ny])
    right.push([x + nx, y + ny])
  })
  return [...left, ...right.reverse()]
}

/** The points where the heavy line turns sharply. */
export const turnsOf = (line: readonly Point[]) =>
  line.filter(({ x, y, weight }, index) => {
    const [before, after] = [line[index - 1], line[index + 1]]
    if (weight < 0.3 || !before || !after) return false
    return (
      Math.abs(around(Math.atan2(after.y - y, after.x - x) - Math.atan2(y - before.y, x - before.x))) > 0.1
    )
  })

/** Where the bead is at a second: from the beginning of the line to its end in a minute. */
export function beadAt(
  line: readonly Point[],
  lengths: readonly number[],
  second: number,
): { x: number; y: number } {
  const length = (lengths.at(-1)! * (second + 0.5)) / 60
  const after = Math.max(
    1,
    lengths.findIndex((at) => at >= length),
  )
  const [from, to] = [line[after - 1]!, line[after]!]
  const part = (length - lengths[after - 1]!) / (lengths[after]! - lengths[after - 1]! || 1)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
