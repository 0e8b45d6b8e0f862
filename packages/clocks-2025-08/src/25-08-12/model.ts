import { createRandom } from '@found-time/clock-runtime'

/** Stickers along an edge. */
export const SIZE = 9

/** Figures of three by five stickers. */
const LOW = [
  '111101101101111',
  '010110010010111',
  '111001111100111',
  '111001111001111',
  '101101111001001',
  '111100111001111',
  '111100111101111',
  '111001001001001',
  '111101111101111',
  '111101111001111',
]

/** The same of three by seven, for faces that are seen shortened from above and from below. */
const HIGH = [
  '111101101101101101111',
  '010110010010010010111',
  '111001001111100100111',
  '111001001111001001111',
  '101101101111001001001',
  '111100100111001001111',
  '111100100111101101111',
  '111001001001001001001',
  '111101101111101101111',
  '111101101111001001111',
]

/**
 * Whether a sticker of a face belongs to its number: two figures on the rows in the middle.
 * @param row - `0` to `8` from the top.
 * @param column - `0` to `8` from the left.
 * @param high - Figures of seven rows, not five.
 * @example isInk('10', 2, 2, false) // true: the top of the 1
 */
export function isInk(number: string, row: number, column: number, high: boolean): boolean {
  const place = column < 4 ? 0 : 1
  const across = column - (place ? 5 : 1)
  const down = row - (high ? 1 : 2)
  if (down < 0 || down >= (high ? 7 : 5) || across < 0 || across > 2) return false
  const figure = number[place]
  if (figure === undefined || figure === ' ') return false
  return (high ? HIGH : LOW)[Number(figure)]![down * 3 + across] === '1'
}

/** The numbers on the left face and on the right one. */
export function facesAt(hour: number, minute: number, cycle: 12 | 24): [string, string] {
  const shown = cycle === 12 ? hour % 12 || 12 : hour
  return [String(shown).padStart(2, cycle === 12 ? ' ' : '0'), String(minute).padStart(2, '0')]
}

/** How the cube lies, and what may turn so. Layers are counted from the yellow face. */
export interface Pose {
  /** On a tall stage the cube lies on its side: the hour's face is on top, the minute's below it. */
  readonly lying: boolean
  /** The layers that may turn without touching a figure: those behind the numbers, the farthest first, ... */
  readonly behind: readonly number[]
  /** ... and those in front of them. */
  readonly before: readonly number[]
  /** The layers with the numbers: the first, and the first after them. */
  readonly rows: readonly [number, number]
}

const STANDING: Pose = { lying: false, behind: [8, 7], before: [1, 0], rows: [2, 7] }
const LYING: Pose = { lying: true, behind: [0, 8], before: [], rows: [1, 8] }

export const poseOf = (width: number, height: number): Pose => (height > width * 1.25 ? LYING : STANDING)

interface Twist {
  /** Which of the loose ones, those behind first. */
  readonly layer: number
  /** Quarter turns, as seen from the yellow face, clockwise. */
  readonly quarters: number
}

/**
 * The twist of each second of a minute. Most go anywhere, the last few put every layer back: so each minute begins and
 * ends with the same cube, whatever came between.
 * @param layers - How many are loose.
 */
export function twistsOf(seed: string, layers: number): readonly Twist[] {
  const { integer, pick } = createRandom(seed, 'twists')
  const stand = Array.from({ length: layers }, () => 0)
  const twists: Twist[] = [{ layer: 0, quarters: 0 }]
  let last = -1
  for (let second = 1; second < 59 - layers; second++) {
    let layer = integer(0, layers - 1)
    if (layer === last) layer = (layer + 1) % layers
    const quarters = pick([1, -1, 1, -1, 2])
    stand[layer] = (stand[layer]! + quarters + 4) % 4
    twists.push({ layer, quarters })
    last = layer
  }
  for (const [layer, quarters] of stand.entries()) twists.push({ layer, quarters: [4, -1, -2, 1][quarters]! })
  // Nothing in the last second: then the minute itself is turned.
  twists.push({ layer: 0, quarters: 0 })
  return twists
}

/** How many milliseconds a twist takes: a half turn a little longer than a quarter. */
export const timeOf = ({ quarters }: Twist): number => 280 + 140 * Math.abs(quarters)

/**
 * How far each loose layer has been turned, in quarters.
 * @param part - How far the second's twist has come, `0` to `1`.
 */
export function standAt(twists: readonly Twist[], second: number, part: number): number[] {
  const stand: number[] = []
  for (let index = 0; index <= second; index++) {
    const { layer, quarters } = twists[index]!
    stand[layer] = (stand[layer] ?? 0) + quarters * (index === second ? part : 1)
  }
  return stand
}

/** When in its last second a minute begins to be turned away. */
export const FLIP_FROM = 480

/** How far the next minute has been turned in, `0` to `1`: it arrives with the minute. */
export function flipAt(second: number, millisecond: number): number {
  if (second < 59 || millisecond < FLIP_FROM) return 0
  const part = (millisecond - FLIP_FROM) / (1000 - FLIP_FROM)
  return part * part * (3 - 2 * part)
}

/** The sides that a row shows left and right, after quarter turns: `0` left, `1` right, `2` and `3` behind. */
export const sideAfter = (side: number, quarters: number): number => (((side + quarters) % 4) + 4) % 4

/**
 * How far a twist has come: it is heavy to start, runs into its catch, and gives a little there.
 * @param part - Of the time it takes, `0` to `1`.
 */
export function snap(part: number): number {
  const reached = 0.64
  if (part < reached) return (part / reached) ** 2.3
  const after = (part - reached) / (1 - reached)
  return 1 + 0.045 * Math.sin(Math.PI * after) * (1 - after)
}

/** A point in the cube's own space: half its edge is `1`, y up, x to the right face, z to the left one. */
export type Point = readonly [number, number, number]

/** A place on the stage. */
export type Place = readonly [number, number]

export interface View {
  readonly at: (point: Point) => Place
  /** Where the eye is. */
  readonly eye: Point
  /** From where the light comes. */
  readonly light: Point
  /** The ground's own directions, in the cube's space: to the right, towards the eye, and up. */
  readonly right: Point
  readonly near: Point
  readonly up: Point
}

export const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** So much of the first, the second and the third point, together. */
export const blend = (points: readonly Point[], parts: readonly number[]): Point => {
  const sum = (axis: 0 | 1 | 2) =>
    points.reduce((total, point, index) => total + point[axis] * parts[index]!, 0)
  return [sum(0), sum(1), sum(2)]
}

const SIGNS = [1, -1] as const
export const CORNERS: readonly Point[] = SIGNS.flatMap((x) =>
  SIGNS.flatMap((y) => SIGNS.map((z): Point => [x, y, z])),
)

const FAR = 7

/** Looks at the edge between the two numbers, from so near that the cube is larger than the stage, but no figure is. */
export function viewOf(width: number, height: number): View {
  const { lying } = poseOf(width, height)
  // It shows both numbers alike: standing left and right, lying on its top and its front.
  const [rise, turn] = lying ? [0.82, 0] : [0.3, Math.PI / 4]
  const [sin, cos] = [Math.sin(rise), Math.cos(rise)]
  const up: Point = lying ? [0, 0, 1] : [0, 1, 0]
  const near: Point = lying ? [Math.cos(turn), Math.sin(turn), 0] : [Math.SQRT1_2, 0, Math.SQRT1_2]
  const right: Point = lying ? [-Math.sin(turn), Math.cos(turn), 0] : [Math.SQRT1_2, 0, -Math.SQRT1_2]
  const raw = (point: Point): Place => {
    const [toward, high] = [dot(point, near), dot(point, up)]
    const depth = FAR - toward * cos - high * sin
    return [dot(point, right) / depth, (toward * sin - high * cos) / depth]
  }
  const places = CORNERS.map(raw)
  const bounds = (axis: 0 | 1) => {
    const values = places.map((place) => place[axis])
    return [Math.min(...values), Math.max(...values)] as const
  }
  const [[west, east], [north, south]] = [bounds(0), bounds(1)]
  const [broad, high] = lying ? [1.2, 0.86] : [0.9, 1.12]
  const scale = Math.min((width * broad) / (east - west), (height * high) / (south - north))
  const [left, top] = [width / 2 - ((west + east) / 2) * scale, height / 2 - ((north + south) / 2) * scale]
  return {
    eye: blend([near, up], [FAR * cos, FAR * sin]),
    light: lying ? [0.4, -0.42, 0.82] : [0.66, 0.66, 0.36],
    right,
    near,
    up,
    at: (point) => {
      const [x, y] = raw(point)
      return [left + x * scale, top + y * scale]
    },
  }
}
