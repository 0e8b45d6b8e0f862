import { createRandom } from '@found-time/clock-runtime'
import { depthOf, fillOf, type Light, type Step, sideOf } from './model'

/** A piece of ground as heights on a grid, in its own points; and how deep it was pressed, for the light of the sky. */
export interface Field {
  readonly width: number
  readonly height: number
  readonly heights: Float32Array
  readonly pressed: Float32Array
  /** How the snow crumbles: what is pressed into it has no clean edge. */
  readonly crumbs: Float32Array
}

/** The light comes from the upper left: so much down for each step to the right, and so low. */
const DOWN = 0.55
const LOW = 0.3
/** Math.hypot is exact, and a dozen times as slow. */
const length = (x: number, y: number, z = 0) => Math.sqrt(x * x + y * y + z * z)
const STEP = length(1, DOWN)
const [LX, LY, LZ] = [-1, -DOWN, LOW * STEP].map((of) => of / length(STEP, LOW * STEP)) as [
  number,
  number,
  number,
]

const fade = (low: number, high: number, of: number) => {
  const part = Math.min(1, Math.max(0, (of - low) / (high - low)))
  return part * part * (3 - 2 * part)
}

/** Fallen snow: drifts, lumps and grain. */
export function fallen(width: number, height: number, unit: number): Field {
  const heights = new Float32Array(width * height)
  const crumbs = new Float32Array(width * height)
  const random = createRandom('snow')
  for (const [wide, high] of [
    [190, 5.2],
    [62, 1.25],
    [21, 0.34],
    [11, 1],
    [4.5, 0.6],
  ] as const) {
    const into = wide < 15 ? crumbs : heights
    const cell = Math.max(2, wide * unit)
    const columns = Math.ceil(width / cell) + 2
    const lattice = Float32Array.from({ length: columns * (Math.ceil(height / cell) + 2) }, () => random())
    const tall = wide < 15 ? high : high * unit
    for (let y = 0; y < height; y++) {
      const row = Math.floor(y / cell)
      const down = fade(0, 1, y / cell - row)
      for (let x = 0; x < width; x++) {
        const column = Math.floor(x / cell)
        const part = x / cell - column
        const right = part * part * (3 - 2 * part)
        const at = row * columns + column
        const top = lattice[at]! + (lattice[at + 1]! - lattice[at]!) * right
        const below = lattice[at + columns]! + (lattice[at + columns + 1]! - lattice[at + columns]!) * right
        into[y * width + x]! += (top + (below - top) * down) * tall
      }
    }
  }
  for (let index = 0; index < heights.length; index++) {
    crumbs[index]! -= 0.8
    heights[index]! += crumbs[index]! * 0.16 * unit + (random() - 0.5) * 0.09 * unit
  }
  return { width, height, heights, crumbs, pressed: new Float32Array(width * height) }
}

/** Visits the points of a square. */
function around(
  field: Field,
  x: number,
  y: number,
  reach: number,
  visit: (index: number, dx: number, dy: number) => void,
) {
  const { width, height } = field
  for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(height - 1, y + reach); row++)
    for (let column = Math.max(0, Math.floor(x - reach)); column <= Math.min(width - 1, x + reach); column++)
      visit(row * width + column, column - x, row - y)
}

/** The parts of a paw from above, for one that walks to the right: the pad in three, and four toes. */
const PAW = [
  [-0.14, 0, 0.3, 0.36],
  [-0.3, 0.22, 0.2, 0.19],
  [-0.3, -0.22, 0.2, 0.19],
  [0.25, 0.47, 0.2, 0.145],
  [0.53, 0.2, 0.22, 0.15],
  [0.55, -0.17, 0.22, 0.15],
  [0.29, -0.46, 0.2, 0.145],
] as const

/** A print, no two alike: left or right of the line, turned, spread and trodden as it came; filled by its age. */
export function tread(field: Field, { x, y, heading }: Step, index: number, age: number, size: number) {
  const { between } = createRandom('paw', index)
  const side = sideOf(index)
  const turn = heading + between(-0.13, 0.13) + side * 0.06
  const spread = between(0.92, 1.14)
  const long = between(0.94, 1.08)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const depth = depthOf(age)
  const deep = size * 0.36 * depth * between(0.92, 1.08)
  const parts = PAW.map(
    ([a, b, long2, wide]) =>
      [a * long, b * spread, long2 * between(0.92, 1.08), wide * between(0.92, 1.08)] as const,
  )
  // Snow that falls in makes the edges soft; the newest print is as sharp as the snow allows.
  const soft = age ? 0.34 + fillOf(age) * 0.5 : 0.2
  const crumbly = age ? 0.4 : 0.24
  around(field, x, y, size * 1.3, (at, dx, dy) => {
    const along = (dx * cos + dy * sin) / size
    const aside = (dy * cos - dx * sin) / size
    const crumb = field.crumbs[at]!
    let hole = 0
    for (const [a, b, long2, wide] of parts) {
      const reach = length((along - a) / long2, (aside - b) / wide) + crumb * crumbly
      hole = Math.max(hole, 1 - fade(1 - soft, 1 + soft * 0.8, reach))
    }
    const foot = length((along - 0.05) / 0.9, aside / 0.8) + crumb * 0.3
    const sunk = (1 - fade(0.55, 1.1, foot)) * 0.42
    const rim = Math.exp(-(((foot - 1.12) / 0.2) ** 2)) * (0.1 + crumb * 0.16)
    field.heights[at]! += (rim - Math.max(sunk, hole)) * deep
    field.pressed[at]! = Math.max(field.pressed[at]!, Math.max(sunk, hole) * depth)
  })
}

/** A groove drawn with a finger along strokes, the snow pushed up at its sides. */
export function draw(
  field: Field,
  strokes: readonly (readonly [number, number])[][],
  thick: number,
  heap = 1,
) {
  const reach = thick * 1.25
  const near = new Float32Array(field.heights.length).fill(reach)
  const met: number[] = []
  for (const line of strokes)
    for (let index = 1; index < line.length; index++) {
      const [ax, ay] = line[index - 1]!
      const [bx, by] = line[index]!
      const long = length(bx - ax, by - ay)
      const [ux, uy] = long ? [(bx - ax) / long, (by - ay) / long] : [0, 0]
      around(field, (ax + bx) / 2, (ay + by) / 2, reach + long / 2, (at, dx, dy) => {
        const along = Math.max(-long / 2, Math.min(long / 2, dx * ux + dy * uy))
        const away = length(dx - along * ux, dy - along * uy)
        if (away >= near[at]!) return
        if (near[at] === Math.fround(reach)) met.push(at)
        near[at] = away
      })
    }
  for (const at of met) {
    const crumb = field.crumbs[at]!
    const part = near[at]! / (thick / 2) + crumb * 0.36
    const hole = (1 - fade(0.3, 1.12, part)) * (1 + crumb * 0.2)
    const rim = Math.exp(-(((part - 1.5) / 0.4) ** 2)) * (0.09 + crumb * 0.3) * heap
    field.heights[at]! += (rim * (1 - fade(1.7, 2.3, part)) - hole) * thick * 0.5
    field.pressed[at] = Math.max(field.pressed[at]!, hole)
  }
}

/** How high the shade stands over each point: what is lower lies in it. */
export function shadeOf({ width, height, heights }: Field): Float32Array {
  const shade = new Float32Array(heights)
  for (let x = 1; x < width; x++)
    for (let y = 0; y < height; y++) {
      const from = y - DOWN
      const above = Math.floor(from)
      if (above < 0) continue
      const part = from - above
      const at = above * width + x - 1
      const cast = shade[at]! * (1 - part) + shade[at + width]! * part - LOW * STEP
      if (cast > shade[y * width + x]!) shade[y * width + x] = cast
    }
  return shade
}

/** How much of the low light meets a slope; flat ground counts as 1. */
export function litOf({ width, height, heights }: Field, x: number, y: number): number {
  const at = y * width + x
  const right = heights[x < width - 1 ? at + 1 : at]! - heights[x > 0 ? at - 1 : at]!
  const down = heights[y < height - 1 ? at + width : at]! - heights[y > 0 ? at - width : at]!
  const [gx, gy] = [right / 2, down / 2]
  return Math.max(0, (LZ - gx * LX - gy * LY) / (LZ * length(gx, gy, 1)))
}

/** The ground in its light, as colours. */
export function paint(field: Field, { low, sky }: Light, unit: number, into: Uint8ClampedArray) {
  const shade = shadeOf(field)
  const { width, height, heights, pressed } = field
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const dark = Math.min(1, (shade[at]! - heights[at]!) / (1.6 * unit))
      const sun = Math.min(1.75, litOf(field, x, y)) * (1 - dark)
      const open = 1 - pressed[at]! * 0.2
      for (let hue = 0; hue < 3; hue++) into[at * 4 + hue] = (sky[hue]! * open + low[hue]! * sun) * 255
      into[at * 4 + 3] = 255
    }
}
