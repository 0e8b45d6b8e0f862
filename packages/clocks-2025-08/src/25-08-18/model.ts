/** The numbers of a dartboard, clockwise from the top. Source: WDF Playing and Tournament Rules, dartboards. */
export const NUMBERS = [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5]

/**
 * The standard board in millimetres from its centre. Source: WDF Playing and Tournament Rules, dartboards: double wire
 * 170, treble wire 107, both rings 8 wide, inner bull 12.7 and outer bull 31.8 across, the whole board 451.
 */
export const RING = {
  bull: 6.35,
  outer: 15.9,
  treble: [99, 107],
  double: [162, 170],
  numbers: 196,
  edge: 225.5,
} as const

export type Point = readonly [x: number, y: number]

/** A thrown dart: `0` for the hour, `1` for the tens of the minute, `2` for its ones; and what it scores. */
export interface Dart {
  readonly role: 0 | 1 | 2
  readonly score: number
}

/**
 * The darts of a minute. A dart scores up to twenty in a single bed; an hour beyond it takes a second dart.
 * @example throwOf(22, 5, 24) // 20 and 2 for the hour, 0, 5
 */
export function throwOf(hour: number, minute: number, hourCycle: 12 | 24): Dart[] {
  const shown = hourCycle === 12 ? hour % 12 || 12 : hour
  const hours = shown > 20 ? [20, shown - 20] : [shown]
  return [
    ...hours.map((score) => ({ role: 0, score }) as const),
    { role: 1, score: Math.floor(minute / 10) },
    { role: 2, score: minute % 10 },
  ]
}

/** How far out and how many degrees beside the middle of its number each role's dart lands, so that three fit a bed. */
const SPOTS = [
  [147, -4],
  [121, 4],
  [76, 0],
] as const

const turned = ([x, y]: Point, by: number): Point => [
  x * Math.cos(by) - y * Math.sin(by),
  x * Math.sin(by) + y * Math.cos(by),
]

const degrees = (value: number) => (value * Math.PI) / 180

/** Where a dart's point is, in millimetres from the bull; `undefined` when it missed. */
export function tipOf({ role, score }: Dart): Point | undefined {
  if (score === 0) return
  const [out, aside] = SPOTS[role]
  return turned([0, -out], degrees(NUMBERS.indexOf(score) * 18 + aside))
}

/** What a dart in a place scores. Told apart by the wires alone, to prove where the points are. */
export function scoreAt([x, y]: Point): number {
  const out = Math.hypot(x, y)
  if (out < RING.bull) return 50
  if (out < RING.outer) return 25
  if (out > RING.double[1]) return 0
  const turn = Math.atan2(x, -y) / (2 * Math.PI) + 1
  const number = NUMBERS[Math.round(turn * 20) % 20] ?? 0
  if (out > RING.double[0]) return 2 * number
  return out > RING.treble[0] && out < RING.treble[1] ? 3 * number : number
}

/** How long a dart is from its point to the end of its flight, as it is seen. */
export const LONG = 98

/** How far a point is from the line between two others. */
export function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

const TILTS = [-58, -26, 26, 58]

/** A dart in the board: its point, and the way to its flight. */
export interface Stuck {
  readonly dart: Dart
  readonly tip: Point
  readonly way: Point
}

/** How clear the points lie of the other darts. */
export function clearance(stuck: readonly Stuck[]): number {
  let least = Infinity
  const end = ({ tip, way }: Stuck, part: number): Point => [
    tip[0] + way[0] * LONG * part,
    tip[1] + way[1] * LONG * part,
  ]
  for (const one of stuck)
    for (const other of stuck)
      if (one !== other) {
        const [from, to] = [other.tip, end(other, 1)]
        least = Math.min(least, distance(one.tip, from, to), distance(end(one, 0.8), from, to) * 1.2)
      }
  return least
}

/**
 * The darts that are in the board. Flights point inwards, so that no number is hidden, and each leans to the side on
 * which it hides no other's point.
 */
export function stuckOf(darts: readonly Dart[]): Stuck[] {
  const hits = darts.flatMap((dart) => {
    const tip = tipOf(dart)
    return tip ? [{ dart, tip }] : []
  })
  let best: Stuck[] = []
  let clear = -1
  for (let trial = 0; trial < TILTS.length ** hits.length; trial++) {
    const stuck = hits.map(({ dart, tip }, index) => {
      const tilt = TILTS[Math.floor(trial / TILTS.length ** index) % TILTS.length]!
      const long = Math.hypot(...tip)
      return { dart, tip, way: turned([-tip[0] / long, -tip[1] / long], degrees(tilt)) }
    })
    const found = clearance(stuck)
    if (found > clear) [best, clear] = [stuck, found]
  }
  return best
}

/** A box of the stage: its left, top, width and height. */
export type Box = readonly [x: number, y: number, w: number, h: number]

/** Where things are on a stage: the bull, pixels to the millimetre, a place for each figure, and for the tally. */
export interface Plan {
  readonly bull: Point
  readonly scale: number
  readonly size: number
  readonly hour: Point
  readonly minute: Point
  readonly tally: Box
}

/** From the bull to the edge of what must be seen of the board; beyond it the black rim runs off the stage. */
const SEEN = 211

/** How broad a figure's place is, and how high a line, in the type's size. */
const [BROAD, HIGH] = [0.62, 0.86]
export const figureStep = (size: number) => size * BROAD

/** Beside the board, under it, or on a square stage round its corner. */
export function planOf(width: number, height: number): Plan {
  const ratio = width / height
  if (ratio >= 0.76 && ratio < 1.42) {
    const board = Math.min(width, height) * 0.71
    const foot = height - board
    const size = Math.min((foot * 0.98) / HIGH, (width * 0.96) / (4.7 * BROAD))
    const middle = board + foot * 0.5
    const gap = size * BROAD * 1.35
    const edge = board * 1.07
    return {
      bull: [board / 2, board / 2],
      scale: board / 2 / SEEN,
      size,
      hour: [width / 2 - gap, middle],
      minute: [width / 2 + gap, middle],
      tally: [edge, board * 0.08, width - edge - board * 0.03, board * 0.88],
    }
  }
  const board = Math.min(width, height)
  const [x, y] = ratio > 1 ? [board * 1.045, 0] : [0, board * 1.045]
  const [w, h] = [width - x, height - y]
  const stack = Math.min((w * 0.92) / (2 * BROAD), (h * 0.74) / (2 * HIGH))
  const row = Math.min((w * 0.94) / (4.5 * BROAD), (h * 0.66) / HIGH)
  const stacked = stack >= row
  const size = stacked ? stack : row
  const lines = (stacked ? 2 : 1) * HIGH * size
  const spare = (h - lines) * 0.12
  const middle = x + w / 2
  const aside = stacked ? 0 : size * BROAD * 1.15
  const first = y + spare + HIGH * size * 0.5
  const top = y + spare + lines + spare
  const broad = Math.min(w * 0.9, size * 4)
  return {
    bull: [board / 2, board / 2],
    scale: board / 2 / SEEN,
    size,
    hour: [middle - aside, first],
    minute: [middle + aside, stacked ? first + HIGH * size : first],
    tally: [middle - broad / 2, top, broad, y + h - top - spare * 1.6],
  }
}

/** The middles of the figures of a number: its last is in the right place of two, a lone one stands between them. */
export const figuresAt = ([x, y]: Point, many: number, size: number): Point[] =>
  Array.from({ length: many }, (_, index) => [x + (index - (many - 1) / 2) * figureStep(size), y])

/** Where a stroke of the tally begins and ends: four upright, the fifth across them. In rows of gates. */
export function strokeOf(index: number, [x, y, w, h]: Box): readonly [Point, Point] {
  const across = w > h * 3 ? 6 : w > h * 0.9 ? 4 : w > h * 0.42 ? 3 : 2
  const down = 12 / across
  const [gate, part] = [Math.floor(index / 5), index % 5]
  const [cw, ch] = [w / across, h / down]
  const left = x + (gate % across) * cw + cw * 0.14
  const top = y + Math.floor(gate / across) * ch + ch * 0.12
  const [wide, tall] = [cw * 0.72, ch * 0.7]
  if (part === 4)
    return [
      [left - wide * 0.1, top + tall * 0.82],
      [left + wide * 1.1, top + tall * 0.18],
    ]
  const at = left + wide * (0.08 + part * 0.28)
  return [
    [at + wide * 0.03 * ((index * 7) % 3), top],
    [at - wide * 0.03 * ((index * 5) % 3), top + tall],
  ]
}
