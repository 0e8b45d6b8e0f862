import { clamp, easeInOut, type Random, shownHour } from '@found-time/clock-runtime'

export type Point = readonly [x: number, y: number]

/** How many fireflies fly about in the grass, apart from the flock. */
export const STRAYS = 46

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

/** For how long before a minute's end the flock goes out, to come together elsewhere. */
const WAY_SECONDS = 0.8

/** How far the flock has gone out, `0` to `1`. */
export const gone = (second: number): number => easeInOut(clamp((second - 60) / WAY_SECONDS + 1))

/** How far the flock agrees in a second of the minute: on the way to the next figures it falls apart again. */
export const agreedAt = (second: number): number =>
  agreement(second) + (START - agreement(second)) * gone(second)

/** How brightly a firefly flashes some part of a second after its beat: it rises fast and dies slowly. */
export function flash(after: number): number {
  const part = after - Math.floor(after)
  return part > 0.93 ? (part - 0.93) / 0.07 : Math.exp(-3.6 * part)
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

/** A figure's lines, each as points with the way that leads to them. */
const WAYS = LINES.map((curves) =>
  curves.map((curve) => {
    let way = 0
    const points = flattened(curve)
    return points.map(([x, y], index) => {
      if (index) way += Math.hypot(x - points[index - 1]![0], y - points[index - 1]![1])
      return { x, y, way }
    })
  }),
)

/** One of the flock, in the breadth of its figure. */
export interface Fly {
  readonly x: number
  readonly y: number
  /** The radius of its lamp. */
  readonly lamp: number
  /** So near that it is out of focus, and before everything. */
  readonly near: boolean
  /** Which of the lamps' colours it has. */
  readonly tint: 0 | 1 | 2
  /** Where it flew as it flashed, and how far that way was bent. */
  readonly trail?: readonly [x: number, y: number, bend: number]
}

/** How far one firefly is from the next along a line, on the whole. */
const APART = 0.031

/** Two or three chances together lie about the middle, as in a crowd. */
const about = ({ between }: Random, reach: number) =>
  (between(-reach, reach) + between(-reach, reach) + between(-reach, reach)) / 1.7

/**
 * The fireflies of a figure: loosely along its lines, here closer together and there less so, most of them small and
 * far, some large, a few near and out of focus, and a few that flew as they flashed.
 */
export function swarmOf(figure: number, random: Random): Fly[] {
  const flies: Fly[] = []
  const { between } = random
  const chance = (part: number) => random() < part
  const tint = () => (chance(0.55) ? 0 : chance(0.55) ? 1 : 2)
  for (const points of WAYS[figure]!) {
    const whole = points.at(-1)!.way
    const from = between(0, 1)
    for (let way = 0; way < whole + APART; ) {
      const index = Math.max(
        1,
        points.findIndex((point) => point.way >= Math.min(way, whole - 1e-6)),
      )
      const [last, next] = [points[index - 1]!, points[index]!]
      const part = (Math.min(way, whole) - last.way) / (next.way - last.way)
      const turn = Math.atan2(next.y - last.y, next.x - last.x)
      const off = about(random, chance(0.06) ? 0.14 : 0.058)
      const x = last.x + (next.x - last.x) * part - Math.sin(turn) * off
      const y = last.y + (next.y - last.y) * part + Math.cos(turn) * off
      const near = chance(0.055)
      const lamp = near ? between(0.03, 0.066) : chance(0.2) ? between(0.016, 0.027) : between(0.008, 0.0155)
      const flew = turn + about(random, 0.3)
      const far = between(0.07, 0.16)
      const trail = [Math.cos(flew) * far, Math.sin(flew) * far, between(-0.022, 0.022)] as const
      const fly: Fly = { x, y, lamp, near, tint: tint() }
      flies.push(!near && chance(0.09) ? { ...fly, trail } : fly)
      // They crowd in some places.
      const crowd = 1 + 0.42 * Math.sin(2 * Math.PI * (way * 1.7 + from))
      way += APART * crowd * between(0.35, 1.65)
    }
  }
  return flies
}

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
const [STEP, GAP] = [1.36, 0.5]

/** The picture with the sky above it: its size, and where in it the near seed head is. */
const PICTURE = { width: 1600, height: 1700, head: { x: 470, y: 1090, top: 890, radius: 215 } }
/** Above this the picture is sky. */
const SKY = 800
/** Above this no grass is tall enough to be lit. */
const DARK = 200

/** A broad stage has the figures beside the seed head, any other in the sky above it. */
const isBroad = (width: number, height: number) => width > height * 1.3

export type Box = Plan['room']

/** Where the picture lies so that it fills the stage: on a tall one most of its sky is seen, and the seed head large. */
export function pictureOn(width: number, height: number): Box {
  const shape = width / height
  let [across, low] = [PICTURE.width, PICTURE.height]
  if (!isBroad(width, height)) [across, low] = [Math.min(170 + 980 * shape, 1340 * shape), 1335 + 185 * shape]
  const scale = width / across
  const left = isBroad(width, height) ? 0 : Math.max(0, PICTURE.head.x - across / 2)
  const top = isBroad(width, height) ? Math.min(SKY, PICTURE.height - height / scale) : low - height / scale
  return {
    left: 0 - left * scale,
    top: 0 - top * scale,
    width: PICTURE.width * scale,
    height: PICTURE.height * scale,
  }
}

/** Where the part of it lies that the fireflies can light. */
export function litOn(width: number, height: number): Box {
  const { left, top, width: broad, height: high } = pictureOn(width, height)
  const dark = (high * DARK) / PICTURE.height
  return { left, top: top + dark, width: broad, height: high - dark }
}

/** The near seed head on a stage. */
export function headOn(width: number, height: number) {
  const { left, top, width: broad } = pictureOn(width, height)
  const scale = broad / PICTURE.width
  const { x, y, radius } = PICTURE.head
  return { x: left + x * scale, y: top + y * scale, radius: radius * scale }
}

/** Where the others fly about: under the figures, or beside them, so that none is taken for one of theirs. */
export const grassOn = (width: number, height: number): Box =>
  isBroad(width, height)
    ? { left: 0, top: height * 0.5, width: width * 0.46, height: height * 0.5 }
    : { left: 0, top: height * 0.64, width, height: height * 0.36 }

/** In a row where there is room for it, else the hour above the minute. */
export function planOf(width: number, height: number): Plan {
  const picture = pictureOn(width, height)
  const scale = picture.width / PICTURE.width
  // The place for them: right of the seed head, or above it.
  const head = picture.top + PICTURE.head.top * scale
  const place = isBroad(width, height)
    ? { left: width * 0.49, top: height * 0.07, width: width * 0.46, height: height * 0.86 }
    : { left: width * 0.06, top: height * 0.04, width: width * 0.88, height: head - height * 0.055 }
  const row = Math.min(place.width / (1 + 3 * STEP + GAP), place.height / TALL)
  const stack = Math.min(place.width / (1 + STEP), place.height / (2 * TALL + BETWEEN))
  const inRow = row * 1.25 > stack
  const size = inRow ? row : stack
  const [across, down] = inRow ? [1 + 3 * STEP + GAP, TALL] : [1 + STEP, 2 * TALL + BETWEEN]
  const broad = Math.min(1.25, Math.max(1, place.width / (across * size)))
  const left = place.left + (place.width - across * broad * size) / 2
  const top = place.top + (place.height - down * size) / 2
  const at = (column: number, line: number): Point => [
    left + column * broad * size,
    top + line * size * (TALL + BETWEEN),
  ]
  const margin = size * 0.3
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)]
  return {
    figures: inRow
      ? [at(0, 0), at(STEP, 0), at(2 * STEP + GAP, 0), at(3 * STEP + GAP, 0)]
      : [at(0, 0), at(STEP, 0), at(0, 1), at(STEP, 1)],
    size,
    broad,
    room: {
      left: x,
      top: y,
      width: Math.min(width, left + across * broad * size + margin) - x,
      height: Math.min(height, top + down * size + margin) - y,
    },
  }
}

/** What the four figures say, the hour's first one nothing where it has only one. */
export function figuresOf(hour: number, minute: number, hourCycle: 12 | 24): readonly (number | undefined)[] {
  const shown = shownHour(hour, hourCycle)
  const tens = Math.floor(shown / 10)
  return [hourCycle === 12 && !tens ? undefined : tens, shown % 10, Math.floor(minute / 10), minute % 10]
}
