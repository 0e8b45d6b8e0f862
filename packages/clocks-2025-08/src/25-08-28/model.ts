import { createRandom } from '@found-time/clock-runtime'

export type Point = readonly [x: number, y: number]

export interface Plan {
  readonly width: number
  readonly height: number
  /** Rows have five stones, or on a high stage two. */
  readonly broad: boolean
  readonly row: number
  /** How high the wall is; below it is the floor. */
  readonly wall: number
  /** From one stone to the next, across and down the stage. */
  readonly pitch: Point
  /** How large a stone is. */
  readonly stone: Point
  /** Of the figures, how large a pixel is. */
  readonly pixel: number
}

/** How many stones a floor has: a minute each. */
export const STONES = 10

/** In stones: the edges of the floor, and the gap before the stairs. */
const [EDGE, STEP] = [0.2, 0.3]

/**
 * @param width - Of the stage.
 * @param height - Of the stage.
 */
export function planOf(width: number, height: number): Plan {
  const broad = width >= height
  const row = broad ? 5 : 2
  const across = 2 * EDGE + row + STEP + 1
  const down = 2 * EDGE + STONES / row
  const least = height * (broad ? 0.44 : 0.34)
  // Where there is much room, the wall is higher and the stones are not slabs.
  const wall = Math.round(Math.max(least, height - (width / across) * 1.25 * down))
  const pitch: Point = [width / across, (height - wall) / down]
  return {
    width,
    height,
    broad,
    row,
    wall,
    pitch,
    stone: [Math.round(pitch[0] * 0.95), Math.round(pitch[1] * 0.88)],
    // So that two can stand beside each other, with room for a sword.
    pixel: Math.max(1, Math.floor(Math.min(pitch[0] / (broad ? 15 : 14.5), pitch[1] / 13.4))),
  }
}

/** A place on the floor: a row, and how many stones lie before it. */
function placeAt(row: number, before: number, { wall, pitch }: Plan): Point {
  return [Math.round((EDGE + before + 0.5) * pitch[0]), Math.round(wall + (EDGE + row + 0.5) * pitch[1])]
}

/**
 * Where a stone's middle is: as one reads, from the left, row by row.
 * @param index - `0` to `9`.
 */
export const stoneAt = (index: number, plan: Plan): Point =>
  placeAt(Math.floor(index / plan.row), index % plan.row, plan)

/** Where a row ends: with the stairs to the next one, the last with the way out. */
export const stairsAt = (row: number, plan: Plan): Point => placeAt(row, plan.row + STEP, plan)

/** Whether a stone is the last of its row. */
export const endsRow = (index: number, { row }: Plan): boolean => index % row === row - 1

/**
 * Where a monster waits: on its stone, or in place of the first of a row on the stairs that lead there.
 * @param index - `1` to `9`, or `10` for the way out.
 */
export const lairAt = (index: number, plan: Plan): Point =>
  index % plan.row ? stoneAt(index, plan) : stairsAt(index / plan.row - 1, plan)

/**
 * Where he and his enemy stand while they fight: a stone apart and each a step back, so that the sword just reaches.
 * The one at the way out stays there, so he goes to it.
 */
export function duelAt(minute: number, plan: Plan): { readonly hero: Point; readonly foe: Point } {
  const stone = minute % STONES
  const [x, y] = stoneAt(stone, plan)
  const step = Math.round(1.5 * plan.pixel)
  const apart = Math.round(plan.pitch[0])
  if (stone < STONES - 1) return { hero: [x - step, y], foe: [x + apart + step, y] }
  const [out] = lairAt(STONES, plan)
  return { hero: [out - apart - step, y], foe: [out, y] }
}

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

/** How many coins of gold, and hearts of red, a minute is worth. */
export const heartsOf = (minute: number) => ({ gold: Math.floor(minute / STONES), red: minute % STONES })

/** Of what lies on a stone and is twelve pixels broad, how large a pixel is. */
export const smallOf = ({ stone }: Plan): number => Math.max(1, Math.floor((Math.min(...stone) * 0.86) / 12))

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
