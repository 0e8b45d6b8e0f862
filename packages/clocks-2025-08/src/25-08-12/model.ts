import { clamp, createRandom, shownHour, twoDigits } from '@found-time/clock-runtime'

/** Layers of a cube, and cubies along its edges. */
export const LAYERS = 3

/** A point in a cube's own space: half its edge is `1`, y up, x to the right side, z to the left one. */
export type Point = readonly [x: number, y: number, z: number]

/** The four figures: both of the hour, both of the minute. */
export function figuresAt(hour: number, minute: number, cycle: 12 | 24): string {
  const shown = shownHour(hour, cycle)
  return twoDigits(shown) + twoDigits(minute)
}

/** How far from above the cubes are seen. */
const PITCH = (15 * Math.PI) / 180
const HALF = Math.SQRT1_2
/** How broad and how high a cube is seen, in halves of its edge. */
export const [BROAD, HIGH] = [4 * HALF, 2 * Math.cos(PITCH) + 4 * HALF * Math.sin(PITCH)]

export interface View {
  /** Half an edge, in pixels. */
  readonly unit: number
  /** Where the middles of both cubes are: of the hour's, of the minute's. */
  readonly middles: readonly (readonly [x: number, y: number])[]
}

/** Side by side, or on a tall stage the hour above. */
export function viewOf(width: number, height: number): View {
  const tall = height > width
  const [each, high] = tall ? [width, height / 2] : [width / 2, height]
  const unit = Math.min((each * 0.9) / BROAD, (high * 0.86) / HIGH)
  // They stand a little nearer to one another than to the edges.
  const apart = tall
    ? Math.min(height / 2, unit * HIGH + (height - 2 * unit * HIGH) / 2.6)
    : Math.min(width / 2, unit * BROAD + (width - 2 * unit * BROAD) / 2.6)
  const middles = [-0.5, 0.5].map((side) =>
    tall
      ? ([width / 2, height / 2 + side * apart] as const)
      : ([width / 2 + side * apart, height / 2] as const),
  )
  return { unit, middles }
}

/** Where a point is seen, without perspective, in halves of an edge from the cube's middle. */
export const seen = ([x, y, z]: Point): [x: number, y: number] => [
  (x - z) * HALF,
  (x + z) * HALF * Math.sin(PITCH) - y * Math.cos(PITCH),
]

/** A point turned about the upright axis, from the left side towards the right one. */
export function turned([x, y, z]: Point, angle: number): Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return [x * cos + z * sin, y, z * cos - x * sin]
}

/** How light a side is that looks in a direction: light comes from the left. */
export const lightOf = ([x, , z]: Point): number => clamp(0.64 + 0.3 * z - 0.06 * x)

/** How long a layer turns, in milliseconds. */
export const TURN_MS = 250

const eased = (part: number) => {
  const share = clamp(part)
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2
}

/** When, in the last second of a minute, the three layers turn that bring the next figures: one after the other. */
const CHANGES_FROM = [80, 300, 520] as const

export interface Turning {
  /** How far each layer has turned, from the top one: `0` to `1` is half a turn. */
  readonly layers: readonly number[]
  /** Whether the sides that come to the front have the next figures. */
  readonly brings: boolean
}

/** How far a layer that has just turned stands askew until the next one goes, in half turns. */
const ASKEW = 0.042

/** Which of the six layers turns in each second, the hour's three before the minute's: never the same one twice running. */
let order: number[] | undefined
function orderOf(): number[] {
  const { integer } = createRandom('a solver')
  const layers = [integer(0, 5)]
  while (layers.length < 60) layers.push((layers.at(-1)! + integer(1, 5)) % (LAYERS * 2))
  return layers
}

/**
 * Which layer turns. A cube has its two figures on its hidden sides as well, so that half a turn of any layer puts each
 * figure together again; a little askew, until the next one turns. In the last second all layers of a cube turn whose
 * figures change.
 * @param cube - `0` is the hour's.
 * @param changes - Whether the next minute has other figures on this cube.
 */
export function turningAt(cube: number, second: number, millisecond: number, changes: boolean): Turning {
  order ??= orderOf()
  const layers = [0, 0, 0]
  const add = (which: number, part: number) => {
    if (Math.floor(which / LAYERS) === cube) layers[which % LAYERS]! += part
  }
  const way = (at: number) => (at % 2 ? 1 : -1)
  const [last, done] = [second - 1, eased(millisecond / TURN_MS)]
  if (last >= 0) add(order[last]!, way(last) * ASKEW * (1 - eased(millisecond / TURN_MS)))
  if (second < 59) add(order[second]!, way(second) * (done === 1 ? ASKEW : done * (1 + ASKEW)))
  const brings = second === 59 && changes
  if (brings)
    for (const [layer, from] of CHANGES_FROM.entries())
      layers[layer]! += eased((millisecond - from) / TURN_MS)
  return { layers, brings }
}
