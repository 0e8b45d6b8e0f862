export type Point = readonly [x: number, y: number]

/** How many fireflies make a figure, and how many others are about in the grass. */
export const FLIES = 58
export const STRAYS = 70

/** How far the flock agrees when a minute begins, and how strongly a firefly heeds the others, per second. */
const [START, COUPLING] = [0.35, 0.24]

/**
 * How far the flock agrees, `0` not at all to `1` wholly: the order parameter of Kuramoto's model for equal oscillators,
 * dr/dt = K/2 · r (1 − r²), solved. Source: E. Ott, T. M. Antonsen, Chaos 18, 037113 (2008), without spread.
 */
export const agreement = (seconds: number, start = START, coupling = COUPLING): number =>
  1 / Math.sqrt(1 + (1 / (start * start) - 1) * Math.exp(-coupling * seconds))

/**
 * How much a firefly is late, in turns of its rhythm, `-0.5` to `0.5`. In a flock that agrees by `r` the phases are
 * tan(θ/2) = (1 − r)/(1 + r) · tan(u/2), where u stays as it is and is spread evenly. Source: S. Watanabe,
 * S. H. Strogatz, Physica D 74 (1994): so no step has to be taken to know a later one.
 * @param own - The firefly's own u, in turns, `0` to `1`.
 */
export const lateness = (own: number, agreed: number): number =>
  Math.atan(((1 - agreed) / (1 + agreed)) * Math.tan(Math.PI * (own - 0.5))) / Math.PI

/** How bright a firefly is some part of a second after its flash: it rises fast, dies slowly, and never goes out. */
export function glow(after: number): number {
  const part = after - Math.floor(after)
  const flash = part > 0.93 ? (part - 0.93) / 0.07 : Math.exp(-4.2 * part)
  return 0.5 + 0.5 * flash
}

type Curve = readonly number[]

/** The figures' lines: a beginning, then curves of three points each; one broad, 1.7 tall. */
const LINES: readonly (readonly Curve[])[] = [
  [[0.5, 0, 1.17, 0, 1.17, 1.7, 0.5, 1.7, -0.17, 1.7, -0.17, 0, 0.5, 0]],
  [[0.18, 0.36, 0.3, 0.28, 0.5, 0.12, 0.6, 0, 0.6, 0.6, 0.6, 1.1, 0.6, 1.7]],
  [
    [
      0.04, 0.48, 0.04, -0.16, 0.97, -0.16, 0.97, 0.46, 0.97, 0.85, 0.35, 1.2, 0.02, 1.7, 0.35, 1.7, 0.7, 1.7,
      1, 1.7,
    ],
  ],
  [
    [0.05, 0.3, 0.2, -0.12, 0.93, -0.12, 0.93, 0.42, 0.93, 0.75, 0.65, 0.82, 0.4, 0.82],
    [0.5, 0.82, 0.8, 0.82, 1, 0.95, 1, 1.25, 1, 1.85, 0.12, 1.85, 0, 1.38],
  ],
  [[0.74, 1.7, 0.74, 1.1, 0.74, 0.6, 0.74, 0, 0.5, 0.4, 0.25, 0.8, 0, 1.2, 0.4, 1.2, 0.7, 1.2, 1.02, 1.2]],
  [
    [
      0.9, 0, 0.7, 0, 0.4, 0, 0.18, 0, 0.15, 0.3, 0.12, 0.5, 0.1, 0.78, 0.35, 0.5, 1, 0.55, 1, 1.15, 1, 1.85,
      0.15, 1.85, 0, 1.4,
    ],
  ],
  [
    [
      0.84, 0.04, 0.3, 0.2, 0.02, 0.75, 0.02, 1.18, 0.02, 1.88, 1, 1.88, 1, 1.18, 1, 0.5, 0.1, 0.5, 0.02,
      1.18,
    ],
  ],
  [[0, 0, 0.4, 0, 0.7, 0, 1, 0, 0.7, 0.5, 0.45, 1, 0.38, 1.7]],
  [
    [0.5, 0, 1.05, 0, 1.05, 0.82, 0.5, 0.82, -0.05, 0.82, -0.05, 0, 0.5, 0],
    [0.5, 0.84, 1.17, 0.84, 1.17, 1.7, 0.5, 1.7, -0.17, 1.7, -0.17, 0.84, 0.5, 0.84],
  ],
  [
    [
      0.16, 1.66, 0.7, 1.5, 0.98, 0.95, 0.98, 0.52, 0.98, -0.18, 0, -0.18, 0, 0.52, 0, 1.2, 0.9, 1.2, 0.98,
      0.52,
    ],
  ],
]

function flattened(curve: Curve): Point[] {
  const points: Point[] = [[curve[0]!, curve[1]!]]
  for (let at = 0; at + 7 < curve.length; at += 6)
    for (let step = 1; step <= 24; step++) {
      const [t, s] = [step / 24, 1 - step / 24]
      const weigh = (axis: number) =>
        s ** 3 * curve[at + axis]! +
        3 * s * s * t * curve[at + 2 + axis]! +
        3 * s * t * t * curve[at + 4 + axis]! +
        t ** 3 * curve[at + 6 + axis]!
      points.push([weigh(0), weigh(1)])
    }
  return points
}

const lengthOf = (points: readonly Point[]) =>
  points.reduce(
    (sum, [x, y], index) =>
      index ? sum + Math.hypot(x - points[index - 1]![0], y - points[index - 1]![1]) : 0,
    0,
  )

/** A place on a line, by the way gone along it. */
function along(points: readonly Point[], way: number): Point {
  let gone = 0
  for (let index = 1; index < points.length; index++) {
    const [[ax, ay], [bx, by]] = [points[index - 1]!, points[index]!]
    const step = Math.hypot(bx - ax, by - ay)
    if (gone + step >= way) {
      const part = step ? (way - gone) / step : 0
      return [ax + (bx - ax) * part, ay + (by - ay) * part]
    }
    gone += step
  }
  return points.at(-1)!
}

/** The places of a figure's fireflies, evenly along its lines. */
export const PLACES: readonly (readonly Point[])[] = LINES.map((curves) => {
  const lines = curves.map(flattened)
  const whole = lines.reduce((sum, line) => sum + lengthOf(line), 0)
  let left = FLIES
  return lines.flatMap((line, index) => {
    const many = index === lines.length - 1 ? left : Math.round((FLIES * lengthOf(line)) / whole)
    left -= many
    return Array.from({ length: many }, (_, fly) => along(line, (lengthOf(line) * (fly + 0.5)) / many))
  })
})

/** Where the figures are: the left top of each of four, the breadth of one, and the room of all of them. */
export interface Plan {
  readonly figures: readonly Point[]
  readonly size: number
  /** How much broader than they are drawn the figures are. */
  readonly broad: number
  readonly room: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
}

const TALL = 1.7
const BETWEEN = 0.42
const [STEP, GAP] = [1.36, 0.62]

/** In a row where the stage is broad, else the hour above the minute. */
export function planOf(width: number, height: number): Plan {
  const row = Math.min((width * 0.9) / (1 + 3 * STEP + GAP), (height * 0.66) / TALL)
  const stack = Math.min((width * 0.84) / (1 + STEP), (height * 0.84) / (2 * TALL + BETWEEN))
  const inRow = row * 1.25 > stack
  const size = inRow ? row : stack
  const [across, down] = inRow ? [1 + 3 * STEP + GAP, TALL] : [1 + STEP, 2 * TALL + BETWEEN]
  const broad = Math.min(1.38, Math.max(1, (width * 0.88) / (across * size)))
  const left = (width - across * broad * size) / 2
  const top = (height - down * size) * (inRow ? 0.36 : 0.42)
  const at = (column: number, line: number): Point => [
    left + column * broad * size,
    top + line * size * (TALL + BETWEEN),
  ]
  const margin = size * 0.24
  return {
    figures: inRow
      ? [at(0, 0), at(STEP, 0), at(2 * STEP + GAP, 0), at(3 * STEP + GAP, 0)]
      : [at(0, 0), at(STEP, 0), at(0, 1), at(STEP, 1)],
    size,
    broad,
    room: {
      left: left - margin,
      top: top - margin,
      width: across * broad * size + 2 * margin,
      height: down * size + 2 * margin,
    },
  }
}

/** What the four figures say, the hour's first one nothing where it has only one. */
export function figuresOf(hour: number, minute: number, hourCycle: 12 | 24): readonly (number | undefined)[] {
  const shown = hourCycle === 12 ? hour % 12 || 12 : hour
  const tens = Math.floor(shown / 10)
  return [hourCycle === 12 && !tens ? undefined : tens, shown % 10, Math.floor(minute / 10), minute % 10]
}
