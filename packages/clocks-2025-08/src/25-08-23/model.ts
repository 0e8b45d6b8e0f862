import { easeInOut, twoDigits } from '@found-time/clock-runtime'
import { DRESSING, longOf, type Point } from './flags'

/**
 * What is hoisted: two numerals for the hour, two for the minute, two for the second. In the Code a time is four
 * numerals under the flag T, hours and minutes, read from the top; here each pair is a row.
 * @example signalAt(10, 9, 36) // { hour: ['1', '0'], minute: ['0', '9'], second: ['3', '6'] }
 */
export function signalAt(hour: number, minute: number, second: number) {
  const two = (value: number) => [...twoDigits(value)] as [string, string]
  return { hour: two(hour), minute: two(minute), second: two(second) }
}

/** How long a gust is in the flags. */
export const GUST_MS = 500

/** How far a wave has run through the cloth, in waves: half of one in each gust. */
export const gustAt = (second: number, millisecond: number): number =>
  (second + easeInOut(Math.min(1, millisecond / GUST_MS))) / 2

/** How far the sea has come, in waves: one in four seconds, and all of it in the gusts. */
export const wavesAt = (second: number, millisecond: number): number =>
  ((second % 4) + easeInOut(Math.min(1, millisecond / GUST_MS))) / 4

/** A piece of cloth: its upper corner at the hoist, how long and how high it is. */
export interface Cloth {
  readonly x: number
  readonly y: number
  readonly long: number
  readonly high: number
}

/**
 * Where a place of a cloth is when a wave runs through it, and how bright.
 * @param along - From the hoist, `0`, to the fly, `1`.
 * @param down - From the upper edge, `0`, to the lower, `1`.
 * @param wave - How far the wave has run, in waves.
 */
export function clothAt(
  { x, y, long, high }: Cloth,
  [along, down]: Point,
  wave: number,
): { at: Point; light: number } {
  const turn = 2 * Math.PI * (1.3 * along - wave)
  const free = along ** 0.7
  return {
    at: [
      x + long * (along - 0.012 * free * Math.sin(2 * turn)),
      y +
        high *
          (down + free * (0.1 * Math.sin(turn) + 0.022 * Math.sin(2.3 * turn + 1.1 + down)) + along * 0.02),
    ],
    light: free * (0.78 * Math.cos(turn) + 0.36 * Math.cos(2.3 * turn + 1.1)),
  }
}

/** Where a drawing stands, and how large it is. */
export type Place = readonly [x: number, y: number, scale: number]

/** Where everything is on a stage, in its pixels. */
export interface Plan {
  /** The ship: pixels of its unit, where its stem is, and its waterline. */
  readonly unit: number
  readonly left: number
  readonly water: number
  /** Where the waves in front of her have their crests. */
  readonly sea: number
  /** How high the cabin's roof is over the water, and what stands on it, in the ship's units. */
  readonly deck: number
  readonly bridge: Place
  readonly funnel: Place
  readonly gull: Place
  /** On which side of his halyard the signalman stands. */
  readonly aside: 1 | -1
  /** How large he is, in the ship's units. */
  readonly sailor: number
  /** Where the masts are, and how high they reach. */
  readonly masts: readonly [number, number]
  readonly top: number
  /** A pair of pennants a row. */
  readonly rows: Readonly<Record<'hour' | 'minute' | 'second', readonly [Cloth, Cloth]>>
  /** How high the boards with the names are. */
  readonly board: number
  /** How high a flag of the ship's dressing is. */
  readonly flag: number
}

/** How long a pennant is for its height, at least and at most. */
const [SHORT, LONG] = [1.3, 2.95]

export function planOf(width: number, height: number): Plan {
  const upright = height > width * 1.15
  const least = Math.min(width, height)
  const unit = upright ? Math.min(width / 92, height / 190) : Math.min(width / 206, height / 85)
  const sea = height - Math.max(least * 0.032, height * 0.03)
  // She lies deep: so much of her, in her units, is under the waves.
  const water = sea + unit * (upright ? 0 : 4.5)
  const top = height * 0.02
  const flag = Math.min(height * 0.042, width * 0.06)
  const first = top + flag * 1.85
  const masts = [width * 0.028, width * 0.518] as const
  const room = width * 0.462
  const small = upright ? width * 0.21 : Math.min(width * 0.086, unit * 13)
  // All that is on deck ends below the pennants.
  const rail = water - unit * (upright ? 52 : 36) - (upright ? small * 0.6 : 0)
  // A row is a pennant, its board under it, and air.
  const pitch = Math.min((rail - first) / 2, room / SHORT / 0.76)
  const board = Math.min(pitch * 0.168, width * (upright ? 0.09 : 0.051))
  const high = pitch - board * 1.26
  const long = Math.min(room, high * LONG)
  const spare = Math.max(0, (rail - first - 2 * pitch) * 0.22)
  const row = (y: number): readonly [Cloth, Cloth] => [
    { x: masts[0], y, long, high },
    { x: masts[1], y, long, high },
  ]
  const left = upright ? width * 0.03 : Math.min((width - 200 * unit) / 2, masts[0] - 3 * unit)
  const end = first + 2 * spare + 2 * pitch
  const [x, y] = upright
    ? [masts[1], end]
    : [Math.min(width - small * 2.15, left + unit * 164), water - unit * 34]
  return {
    unit,
    left,
    water,
    sea,
    deck: upright ? -31 : -22,
    bridge: upright ? [13, -31, 0.88] : [46, -22, 0.46],
    funnel: upright ? [58, -31, 0.95] : [84, -22, 0.42],
    gull: upright ? [11, -24.4, 0.9] : [70, -22, 0.56],
    sailor: upright ? 0.9 : 0.62,
    aside: upright ? 1 : -1,
    masts,
    top,
    rows: {
      hour: row(first + spare),
      minute: row(first + 1.7 * spare + pitch),
      second: [
        { x, y, long: small, high: small * 0.5 },
        { x: x + small * 1.07, y, long: small, high: small * 0.5 },
      ],
    },
    board,
    flag,
  }
}

/** A rope through these places, sagging between each two of them. */
function rope(places: readonly Point[], sag: number) {
  const points: Point[] = []
  for (let index = 1; index < places.length; index++) {
    const [ax, ay] = places[index - 1]!
    const [bx, by] = places[index]!
    for (let step = index > 1 ? 1 : 0; step <= 90; step++) {
      const part = step / 90
      points.push([ax + (bx - ax) * part, ay + (by - ay) * part + sag * 4 * part * (1 - part)])
    }
  }
  return points
}

/** The ship's dressing: a rope from beyond the stage over both mastheads, and its flags by equal steps. */
export function dressingOf(width: number, height: number) {
  const { masts, top, flag } = planOf(width, height)
  const points = rope(
    [
      [-width * 0.06, top + flag * 1.5],
      [masts[0], top],
      [masts[1], top],
      [width * 1.04, top + flag * 1.2],
    ],
    flag * 0.6,
  )
  const flags: { name: string; cloth: Cloth }[] = []
  let free = 0
  for (let index = 1; index < points.length; index++) {
    const [ax, ay] = points[index - 1]!
    const [bx, by] = points[index]!
    free -= Math.hypot(bx - ax, by - ay)
    const name = DRESSING[flags.length]
    if (bx < flag * 0.2 || free > 0 || !name) continue
    const long = (flag * Math.min(longOf(name), 150)) / 100
    free = long + flag * 0.22
    flags.push({ name, cloth: { x: bx, y: by, long, high: flag } })
  }
  return { points, flags }
}
