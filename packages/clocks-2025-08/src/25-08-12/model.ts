import { createRandom } from '@found-time/clock-runtime'

/** Stickers along an edge. */
export const SIZE = 9

/** Figures of three by five stickers. */
const FIGURES = [
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

/**
 * Whether a sticker of a face belongs to its number: two figures on the rows in the middle.
 * @param row - `0` to `8` from the top.
 * @param column - `0` to `8` from the left.
 * @example isInk('10', 2, 2) // true: the top of the 1
 */
export function isInk(number: string, row: number, column: number): boolean {
  const place = column < 4 ? 0 : 1
  const across = column - (place ? 5 : 1)
  if (row < 2 || row > 6 || across < 0 || across > 2) return false
  const figure = number[place]
  return figure !== undefined && figure !== ' ' && FIGURES[Number(figure)]![(row - 2) * 3 + across] === '1'
}

/** The numbers on the left face and on the right one. */
export function facesAt(hour: number, minute: number, cycle: 12 | 24): [string, string] {
  const shown = cycle === 12 ? hour % 12 || 12 : hour
  return [String(shown).padStart(2, cycle === 12 ? ' ' : '0'), String(minute).padStart(2, '0')]
}

/** Layers that may turn without touching a figure: the two topmost and the two lowest. */
export const LOOSE = [0, 1, 7, 8] as const

interface Twist {
  /** Which of `LOOSE`. */
  readonly layer: number
  /** Quarter turns, as seen from above, clockwise. */
  readonly quarters: number
}

/**
 * The twist of each second of a minute. Fifty-four go anywhere, the last few put every layer back: so each minute begins
 * and ends with the same cube, whatever came between.
 */
export function twistsOf(seed: string): readonly Twist[] {
  const { integer, pick } = createRandom(seed, 'twists')
  const stand = [0, 0, 0, 0]
  const twists: Twist[] = [{ layer: 0, quarters: 0 }]
  let last = -1
  for (let second = 1; second < 55; second++) {
    let layer = integer(0, 3)
    if (layer === last) layer = (layer + 1) % 4
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

/** How long a quarter turn takes; further ones take a little longer. */
export const TWIST_MS = 420

/**
 * How far each loose layer has been turned, in quarters.
 * @param part - How far the second's twist has come, `0` to `1`.
 */
export function standAt(twists: readonly Twist[], second: number, part: number): number[] {
  const stand = [0, 0, 0, 0]
  for (let index = 0; index <= second; index++) {
    const { layer, quarters } = twists[index]!
    stand[layer] = stand[layer]! + quarters * (index === second ? part : 1)
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

/** A point in the cube's own space: half its edge is `1`, y up, x to the right face, z to the left one. */
export type Point = readonly [number, number, number]

export interface View {
  readonly at: (point: Point) => readonly [number, number]
  /** Where the eye is. */
  readonly eye: Point
}

/** Looks at the edge between the two faces, from a little above; composed so that the faces fill the stage. */
export function viewOf(width: number, height: number): View {
  const shape = clampShape(width / height)
  const rise = 0.37 + 0.2 * (1 - (shape - 0.46) / 1.14)
  const far = 6.4
  const [sin, cos] = [Math.sin(rise), Math.cos(rise)]
  const eye: Point = [(far * cos) / Math.SQRT2, far * sin, (far * cos) / Math.SQRT2]
  const raw = ([x, y, z]: Point): readonly [number, number] => {
    const across = (x - z) / Math.SQRT2
    const toward = (x + z) / Math.SQRT2
    const depth = far - toward * cos - y * sin
    return [across / depth, -(y * cos - toward * sin) / depth]
  }
  // Where the right number ends: further out, stickers may be cut.
  const ends = Math.max(raw([1, 5 / 9, -7 / 9])[0], raw([1, -5 / 9, -7 / 9])[0])
  const top = raw([-1, 1, -1])[1]
  const low = raw([1, -1, 1])[1]
  // On a broad stage the corners above and below may be cut as well.
  const scale = Math.min((width * 0.476) / ends, (height * 1.17) / (low - top))
  const [, faceTop] = raw([1, 1, 1])
  const face = ((faceTop + low) / 2) * scale
  const whole = ((top + low) / 2) * scale
  const tall = (low - top) * scale
  // Where not all of it has room, the two faces have it.
  const middle = tall > height * 1.1 ? face * 0.4 + whole * 0.6 : whole
  return {
    eye,
    at: (point) => {
      const [x, y] = raw(point)
      return [width / 2 + x * scale, height / 2 + y * scale - middle]
    },
  }
}

const clampShape = (shape: number) => Math.min(1.6, Math.max(0.46, shape))
