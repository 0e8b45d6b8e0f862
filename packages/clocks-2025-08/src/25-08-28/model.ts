import { createRandom } from '@found-time/clock-runtime'

export type Point = readonly [x: number, y: number]

export interface Plan {
  readonly width: number
  readonly height: number
  /** Lines of stones lie across the stage, or hang down it. */
  readonly broad: boolean
  /** How high the wall is; below it is the floor. */
  readonly wall: number
  /** From one stone to the next, across and down the stage. */
  readonly pitch: Point
  /** How large a stone is. */
  readonly stone: Point
  /** Of the figures, how large a pixel is. */
  readonly pixel: number
}

/** A line has ten stones, five and five with a gap between; six lines are an hour. */
const [LINE, GAP, EDGE] = [10, 0.6, 0.3]
const LONG = LINE + GAP + 2 * EDGE

/**
 * @param width - Of the stage.
 * @param height - Of the stage.
 */
export function planOf(width: number, height: number): Plan {
  const broad = width >= height
  const least = height * (broad ? 0.27 : 0.25)
  // Where there is much room, the wall is higher and the stones are not slabs.
  const wall = Math.round(broad ? Math.max(least, height - (width / LONG) * 1.25 * 6.4) : least)
  const pitch: Point = broad ? [width / LONG, (height - wall) / 6.4] : [width / 6.4, (height - wall) / LONG]
  return {
    width,
    height,
    broad,
    wall,
    pitch,
    stone: [Math.round(pitch[0] * (broad ? 0.97 : 0.86)), Math.round(pitch[1] * (broad ? 0.86 : 0.97))],
    pixel: Math.max(1, Math.floor(Math.min(...pitch) / 13)),
  }
}

/**
 * Where a stone's middle is: the path goes along one line and back along the next.
 * @param index - `0` to `59`.
 */
export function stoneAt(index: number, { broad, wall, pitch }: Plan): Point {
  const line = Math.floor(index / LINE)
  const place = line % 2 ? LINE - 1 - (index % LINE) : index % LINE
  const along = EDGE + place + 0.5 + (place < LINE / 2 ? 0 : GAP)
  const across = 0.2 + line + 0.5
  const [x, y] = broad ? [along, across] : [across, along]
  return [Math.round(x * pitch[0]), Math.round(wall + y * pitch[1])]
}

/** The stone that the hero stands on: behind him lie as many hearts as minutes are won. */
export const heroAt = (minute: number): number => minute

/** The stone of the monster he fights; on the last there is only the hatch he stands on. */
export const monsterAt = (minute: number): number => Math.min(59, minute + 1)

/**
 * Who sleeps where.
 * @param kinds - How many kinds of monster there are.
 * @returns The kind on each of sixty stones, never the same twice in a row.
 */
export function sleepersOf(seed: string, hour: number, kinds: number): number[] {
  const { integer } = createRandom(seed, 'dungeon', hour)
  const sleepers = [0]
  while (sleepers.length < 60) sleepers.push((sleepers.at(-1)! + integer(1, kinds - 1)) % kinds)
  return sleepers
}

/** The colour of an hour's walls and floor, in degrees: from leaf to plum, never mud or the hearts' red, and far from the hour before. */
export const hueOf = (hour: number): number => 100 + ((hour * 7 + 11) % 24) * 9

/** Of what lies on a stone and is twelve pixels broad, how large a pixel is. */
export const smallOf = ({ stone }: Plan): number => Math.max(1, Math.floor((Math.min(...stone) * 0.86) / 12))

/** Where the hatch is: on the last stone, on the inner side, so that the hero has room beside it. */
export function hatchAt(plan: Plan): Point {
  const [x, y] = stoneAt(59, plan)
  const room = Math.max(0, Math.floor(plan.stone[0] / 2 - 6 * smallOf(plan) - plan.pixel))
  return [x + (plan.broad ? room : -room), y]
}

/** Which way he strikes, `0` right, `1` down, `2` left, `3` up, in quarter turns. */
export function quarterOf([x, y]: Point, [toX, toY]: Point): number {
  if (Math.abs(toX - x) > Math.abs(toY - y)) return toX > x ? 0 : 2
  return toY >= y ? 1 : 3
}

/** How long a blow lasts, and when in the last second of a minute he goes on. */
export const [BLOW_MS, GO_MS] = [340, 520]

/**
 * How far he has come from his stone to the next, in four hops.
 * @returns `0` until the last half second of a minute, under `1` at its end.
 */
export function goneAt(second: number, millisecond: number): number {
  if (second < 59 || millisecond < GO_MS) return 0
  return Math.floor(((millisecond - GO_MS) / (1000 - GO_MS)) * 5) / 5
}

/** Advances of Jersey 10, in pixels of the typeface; it has 56 of these to three em, and its capitals are ten high. */
const ADVANCES: Readonly<Record<string, number>> = { L: 6, E: 7, V: 8, ' ': 4, 0: 7, 1: 4, 4: 7, 5: 7, 7: 7 }
export const EM = 56 / 3
export const CAPITALS = 10

/** How broad a text of the wall is, in pixels of the typeface, without the room after its last letter. */
export const broadOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (ADVANCES[letter] ?? 8), -1)
