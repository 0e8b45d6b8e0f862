import { clamp, shownHour } from '@found-time/clock-runtime'

/** The numbers of a dartboard, clockwise from the top. Source: WDF Playing and Tournament Rules, dartboards. */
export const NUMBERS = [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5]

/**
 * The standard board in millimetres from its centre. Source: WDF Playing and Tournament Rules, dartboards: double wire
 * 170, treble wire 107, both rings 8 wide, inner bull 12.7 and outer bull 31.8 across, the whole board 451. Round it
 * lies the foam that saves the wall.
 */
export const RING = {
  bull: 6.35,
  outer: 15.9,
  treble: [99, 107],
  double: [162, 170],
  numbers: 195,
  edge: 225.5,
  foam: 256,
} as const

/** How far behind the board's face the wall is. */
export const WALL = -34

export type Point = readonly [x: number, y: number]
export type Point3 = readonly [x: number, y: number, z: number]

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
  const shown = shownHour(hour, hourCycle)
  const hours = shown > 20 ? [20, shown - 20] : [shown]
  return [
    ...hours.map((score) => ({ role: 0, score }) as const),
    { role: 1, score: Math.floor(minute / 10) },
    { role: 2, score: minute % 10 },
  ]
}

/** Who scored a number, so that its bed has a colour, or several side by side. */
export const rolesAt = (darts: readonly Dart[], number: number) =>
  [0, 1, 2].filter((role) => darts.some((dart) => dart.role === role && dart.score === number))

/** How far out and how many degrees beside the middle of its number each role's dart lands, so that three fit a bed. */
const SPOTS = [
  [94, -4],
  [73, 3.5],
  [50, -0.5],
] as const

const degrees = (value: number) => (value * Math.PI) / 180

const turned = ([x, y]: Point, by: number): Point => [
  x * Math.cos(by) - y * Math.sin(by),
  x * Math.sin(by) + y * Math.cos(by),
]

/** Where a dart's point is, in millimetres from the bull; `undefined` when it missed. */
function tipOf({ role, score }: Dart): Point | undefined {
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

/** A box of the stage: its left, top, width and height. */
export type Box = readonly [x: number, y: number, w: number, h: number]

/** From where the board is seen: a player crouches under it, or on an upright stage stands beside it. */
export interface View {
  /** Which way on the board the eye is. */
  readonly towards: Point
  /** How broad the board's depth is seen, and how long what stands out of it. */
  readonly cos: number
  readonly sin: number
  /** The bull on the stage, and pixels to the millimetre there. */
  readonly bull: Point
  readonly scale: number
}

/** How far the eye is from the bull. */
const EYE = 1500

/** Where a place before the board is seen. */
export function seen({ towards: [ax, ay], cos, sin, bull, scale }: View, [x, y, z]: Point3): Point {
  const along = x * ax + y * ay
  const near = (scale * EYE) / (EYE - z * cos - along * sin)
  const shift = along * (cos - 1) - z * sin
  return [bull[0] + near * (x + ax * shift), bull[1] + near * (y + ay * shift)]
}

/** How near a place is to the eye. */
export const nearness = ({ towards: [ax, ay], cos, sin }: View, [x, y, z]: Point3): number =>
  z * cos + (x * ax + y * ay) * sin

/** Which place of the wall is seen at a point of the stage. */
export function onWall({ towards: [ax, ay], cos, sin, bull, scale }: View, [px, py]: Point): Point3 {
  const [u, v] = [(px - bull[0]) / scale, (py - bull[1]) / scale]
  const far = u * ax + v * ay
  const along = (far * (EYE - WALL * cos) + EYE * WALL * sin) / (EYE * cos + far * sin)
  const across = ((u * -ay + v * ax) * (EYE - WALL * cos - along * sin)) / EYE
  return [along * ax - across * ay, along * ay + across * ax, WALL]
}

/** A drawing on the board or the wall is laid on it by these: how a millimetre to the right and one down are seen. */
export function laidOn(view: View, [x, y, z]: Point3): readonly [right: Point, down: Point] {
  const [at, right, down] = [seen(view, [x, y, z]), seen(view, [x + 1, y, z]), seen(view, [x, y + 1, z])]
  return [
    [right[0] - at[0], right[1] - at[1]],
    [down[0] - at[0], down[1] - at[1]],
  ]
}

/** The board as large as it goes into a box. */
function viewOf(towards: Point, cos: number, [x, y, w, h]: Box): View {
  const plain: View = { towards, cos, sin: Math.sqrt(1 - cos * cos), bull: [0, 0], scale: 1 }
  const rim = Array.from({ length: 144 }, (_, index) =>
    seen(plain, [...turned([0, RING.foam], degrees(index * 5)), index < 72 ? 0 : WALL]),
  )
  const [xs, ys] = [rim.map((point) => point[0]), rim.map((point) => point[1])]
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(w / (right - left), h / (low - top))
  return {
    ...plain,
    scale,
    bull: [x + w / 2 - (scale * (left + right)) / 2, y + h / 2 - (scale * (top + low)) / 2],
  }
}

/** Where things are on a stage: the board, for each role the nought of a miss, the calls in chalk and the tally. */
export interface Plan {
  readonly size: Point
  readonly view: View
  readonly noughts: readonly Point[]
  readonly calls: Box
  readonly tally: Box
}

export function planOf(width: number, height: number): Plan {
  const upright = height > width * 1.12
  const least = Math.min(width, height)
  const pad = least * 0.012
  const foot = upright
    ? Math.min(height * 0.13, width * 0.34)
    : Math.max(0, height * 1.12 - width * 0.86) * 0.3
  const [w, h] = [width - 2 * pad, height - 2 * pad - foot]
  const lost = least * 0.03
  const view = upright
    ? viewOf([-1, 0], clamp((w / h) * 0.98, 0.57, 0.86), [pad, pad + lost, w * 0.97, h - 2 * lost])
    : viewOf([0, 1], clamp((h / w) * 1.12, 0.7, 0.86), [pad + lost, pad + lost, w - 2 * lost, h - lost])
  const mat = MAT * view.scale
  const [left, right] = [mat * 1.2, width - mat * 1.2]
  const [top, low] = [mat * (width > height * 1.3 ? 1.5 : 1.2), height - mat * (upright ? 1.4 : 1.1)]
  const broad = upright ? width * 0.46 : Math.min(width * 0.17, height * 0.27)
  const high = broad * 0.62
  const [x, y] = [width - broad - least * 0.03, height - high - least * 0.03]
  return {
    size: [width, height],
    view,
    noughts: [
      [left, top],
      [right, top],
      [left, low],
    ],
    calls: [x, y, broad, high * 0.6],
    tally: [x, y + high * 0.64, broad, high * 0.36],
  }
}

/** How large the mat is that a dart which missed pins to the wall, from its middle. */
export const MAT = 43

/** How long a dart is from its point to the end of its flight. */
export const LONG = 124

/** How far a point is from the line between two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** A dart in the board or the wall: its point, and the way to its flight, a millimetre long. */
export interface Stuck {
  readonly dart: Dart
  readonly tip: Point3
  readonly way: Point3
}

export const alongDart = ({ tip, way }: Pick<Stuck, 'tip' | 'way'>, by: number): Point3 => [
  tip[0] + way[0] * by,
  tip[1] + way[1] * by,
  tip[2] + way[2] * by,
]

/** Where the number of a bed that was hit stands. */
const NUMBER_OUT = 212
export const numberAt = (score: number): Point3 => [
  ...turned([0, -NUMBER_OUT], degrees(NUMBERS.indexOf(score) * 18)),
  0,
]

/** How clear a dart's points lie of another's, in millimetres as they are seen. */
function apart(view: View, one: Stuck, other: Stuck): number {
  const [tip, end] = [seen(view, one.tip), seen(view, alongDart(one, LONG * 0.85))]
  const [from, to] = [seen(view, other.tip), seen(view, alongDart(other, LONG))]
  return Math.min(distance(tip, from, to), distance(end, from, to), distance(to, tip, end)) / view.scale
}

/** How far darts lean inwards, and how far about; one that missed leans more. */
const LEANS = [10, 22, 34, 44, 54]
const ABOUT = [0, -40, 40, -80, 80, -120, 120, 180]
const MISSED = 46

/**
 * All darts of a minute, one after the other: those that missed lean towards the bull. One in the board leans so that
 * its flight is clear of all numbers, of those that were hit by far, and of the other darts.
 */
export function stuckOf({ size, view, noughts }: Plan, darts: readonly Dart[]): Stuck[] {
  const numbers = darts.flatMap(({ score }) => (score ? [seen(view, numberAt(score))] : []))
  const plain = NUMBERS.map((_, index) =>
    seen(view, [...turned([0, -RING.numbers], degrees(index * 18)), 0] as const),
  )
  const stuck: Stuck[] = []
  for (const dart of darts) {
    const hit = tipOf(dart)
    const tip: Point3 = hit ? [...hit, 0] : onWall(view, noughts[dart.role]!)
    const out = Math.hypot(tip[0], tip[1])
    const inwards: Point = [-tip[0] / out, -tip[1] / out]
    let best = -Infinity
    let found: Stuck | undefined
    for (const lean of hit ? LEANS : [MISSED])
      for (const about of hit ? ABOUT : ABOUT.slice(0, 5)) {
        const [x, y] = turned(inwards, degrees(about))
        const sin = Math.sin(degrees(lean))
        const trial: Stuck = { dart, tip, way: [x * sin, y * sin, Math.cos(degrees(lean))] }
        const flight = [0.68, 0.98].map((part) => seen(view, alongDart(trial, LONG * part)))
        const barrel = seen(view, alongDart(trial, LONG * 0.3))
        const clear = Math.min(
          ...numbers.map((number) => distance(number, flight[0]!, flight[1]!) / view.scale - 42),
          ...plain.map((number) => distance(number, barrel, flight[1]!) / view.scale - 25),
          // All of the flight is on the stage.
          Math.min(flight[1]![0], size[0] - flight[1]![0], flight[1]![1], size[1] - flight[1]![1]) /
            view.scale -
            16,
          ...stuck.map((other) => apart(view, trial, other)),
          // Pointed at the eye, all four fins would be seen on edge; and a nought is left free.
          distance(seen(view, tip), flight[0]!, flight[1]!) / view.scale - (hit ? 14 : MAT),
          30,
        )
        // Of two that are as clear, the one that leans less.
        if (clear - lean * 0.05 > best) [best, found] = [clear - lean * 0.05, trial]
      }
    stuck.push(found!)
  }
  return stuck
}

/** Where a stroke of the tally begins and ends: four upright, the fifth across them. Two rows of six gates. */
export function strokeOf(index: number, [x, y, w, h]: Box): readonly [Point, Point] {
  const [gate, part] = [Math.floor(index / 5), index % 5]
  const [cw, ch] = [w / 6, h / 2]
  const left = x + (gate % 6) * cw + cw * 0.14
  const top = y + Math.floor(gate / 6) * ch + ch * 0.12
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
