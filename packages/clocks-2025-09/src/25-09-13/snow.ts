import { clamp, createRandom } from '@found-time/clock-runtime'
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
  const part = clamp((of - low) / (high - low))
  return part * part * (3 - 2 * part)
}

/** Rows of a relief that are computed at a time, before the page may answer. */
const PIECE = 30

// What is done to a row is a function of its own: an engine makes fast what is called often, not what is gone through once.

/** Adds a lump of snow between any two columns of a lattice: `line` has their heights. */
function addRow(into: Float32Array, at: number, line: Float32Array, column: Int32Array, right: Float32Array) {
  for (let x = 0; x < column.length; x++) {
    const left = line[column[x]!]!
    into[at + x]! += left + (line[column[x]! + 1]! - left) * right[x]!
  }
}

/** Grain of chance is taken from one long list again and again, each time from another place. */
function addGrain(
  heights: Float32Array,
  crumbs: Float32Array,
  grain: Float32Array,
  unit: number,
  row: number,
) {
  const end = Math.min(heights.length, (row + 1) * grain.length)
  for (let index = row * grain.length, from = 0; index < end; index++, from++) {
    const crumb = crumbs[index]! - 0.8
    crumbs[index] = crumb
    heights[index]! += crumb * 0.16 * unit + grain[from]!
  }
}

function listOf(length: number, random: () => number): Float32Array {
  const list = new Float32Array(length)
  for (let index = 0; index < length; index++) list[index] = random()
  return list
}

/** Fallen snow: drifts, lumps and grain; in pieces. */
export function* fallen(width: number, height: number, unit: number): Generator<undefined, Field> {
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
    const lattice = listOf(columns * (Math.ceil(height / cell) + 2), random)
    const tall = wide < 15 ? high : high * unit
    // Along a row the columns are always the same ones.
    const column = new Int32Array(width)
    const right = new Float32Array(width)
    for (let x = 0; x < width; x++) {
      column[x] = Math.floor(x / cell)
      right[x] = fade(0, 1, x / cell - column[x]!)
    }
    const line = new Float32Array(columns)
    for (let y = 0; y < height; y++) {
      if (y % (2 * PIECE) === 0) yield
      const row = Math.floor(y / cell)
      const down = fade(0, 1, y / cell - row)
      for (let at = 0, from = row * columns; at < columns; at++)
        line[at] = (lattice[from + at]! * (1 - down) + lattice[from + at + columns]! * down) * tall
      addRow(into, y * width, line, column, right)
    }
  }
  const grain = listOf(7919, () => (random() - 0.5) * 0.09 * unit)
  for (let row = 0; row * grain.length < heights.length; row++) {
    if (row % 8 === 0) yield
    addGrain(heights, crumbs, grain, unit, row)
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
  const outer = 1 + soft * 0.8
  around(field, x, y, size * 1.3, (at, dx, dy) => {
    const along = (dx * cos + dy * sin) / size
    const aside = (dy * cos - dx * sin) / size
    const crumb = field.crumbs[at]!
    let hole = 0
    const most = outer - crumb * crumbly
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index]!
      const long2 = part[2]
      const wide = part[3]
      const far = (along - part[0]) / long2
      const off = (aside - part[1]) / wide
      const square = far * far + off * off
      // Most points are far from most parts of the paw.
      if (square >= most * most) continue
      hole = Math.max(hole, 1 - fade(1 - soft, outer, Math.sqrt(square) + crumb * crumbly))
    }
    const foot = length((along - 0.05) / 0.9, aside / 0.8) + crumb * 0.3
    const sunk = (1 - fade(0.55, 1.1, foot)) * 0.42
    const rim = Math.exp(-(((foot - 1.12) / 0.2) ** 2)) * (0.1 + crumb * 0.16)
    field.heights[at]! += (rim - Math.max(sunk, hole)) * deep
    field.pressed[at]! = Math.max(field.pressed[at]!, Math.max(sunk, hole) * depth)
  })
}

type Point = readonly [x: number, y: number]

/** Squares of how far the points of a part of the field are from what was drawn; no more than `most`. */
interface Near {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly low: number
  readonly squares: Float32Array
  readonly most: number
}

function nearOf({ width, height }: Field, points: readonly Point[], reach: number): Near {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const left = Math.max(0, Math.floor(Math.min(...xs) - reach))
  const top = Math.max(0, Math.floor(Math.min(...ys) - reach))
  const right = Math.max(left, Math.floor(Math.min(width - 1, Math.max(...xs) + reach)))
  const low = Math.max(top, Math.floor(Math.min(height - 1, Math.max(...ys) + reach)))
  const most = reach * reach
  return {
    left,
    top,
    right,
    low,
    squares: new Float32Array((right - left + 1) * (low - top + 1)).fill(most),
    most,
  }
}

/** Draws nearer what is close to a straight piece. */
function approach({ left, top, right, low, squares }: Near, [ax, ay]: Point, [bx, by]: Point, reach: number) {
  const long = length(bx - ax, by - ay)
  const ux = long ? (bx - ax) / long : 0
  const uy = long ? (by - ay) / long : 0
  const first = Math.max(left, Math.floor(Math.min(ax, bx) - reach))
  const last = Math.min(right, Math.max(ax, bx) + reach)
  const end = Math.min(low, Math.max(ay, by) + reach)
  for (let row = Math.max(top, Math.floor(Math.min(ay, by) - reach)); row <= end; row++)
    for (
      let column = first, at = (row - top) * (right - left + 1) + first - left;
      column <= last;
      column++, at++
    ) {
      const dx = column - ax
      const dy = row - ay
      const along = Math.max(0, Math.min(long, dx * ux + dy * uy))
      const offX = dx - along * ux
      const offY = dy - along * uy
      const away = offX * offX + offY * offY
      if (away < squares[at]!) squares[at] = away
    }
}

/** Presses a row of the field, by how near it is. */
function pressRow(field: Field, near: Near, row: number, thick: number, heap: number) {
  const { left, top, right, squares, most } = near
  for (
    let at = row * field.width + left, from = (row - top) * (right - left + 1), column = left;
    column <= right;
    column++, at++, from++
  ) {
    const square = squares[from]!
    if (square >= most) continue
    const crumb = field.crumbs[at]!
    const part = Math.sqrt(square) / (thick / 2) + crumb * 0.36
    const hole = (1 - fade(0.3, 1.12, part)) * (1 + crumb * 0.2)
    const rim = Math.exp(-(((part - 1.5) / 0.4) ** 2)) * (0.09 + crumb * 0.3) * heap
    field.heights[at]! += (rim * (1 - fade(1.7, 2.3, part)) - hole) * thick * 0.5
    field.pressed[at] = Math.max(field.pressed[at]!, hole)
  }
}

/** A groove drawn with a finger along strokes, the snow pushed up at its sides; in pieces. */
export function* draw(
  field: Field,
  strokes: readonly (readonly Point[])[],
  thick: number,
  heap = 1,
): Generator<undefined, void> {
  const reach = thick * 1.25
  const near = nearOf(field, strokes.flat(), reach)
  for (const line of strokes) {
    let from = line[0]!
    for (const [index, to] of line.entries()) {
      // Pieces much shorter than the finger is broad are taken together.
      if (index < line.length - 1 && length(to[0] - from[0], to[1] - from[1]) < thick * 0.3) continue
      approach(near, from, to, reach)
      from = to
      if (index % 16 === 0) yield
    }
    yield
  }
  for (let row = near.top; row <= near.low; row++) {
    pressRow(field, near, row, thick, heap)
    if (row % PIECE === 0) yield
  }
}

/** How high the shade stands over each point: what is lower lies in it; in pieces. */
function* shadeOf({ width, height, heights }: Field): Generator<undefined, Float32Array> {
  const shade = new Float32Array(heights)
  for (let y = 1; y < height; y++) {
    if (y % (2 * PIECE) === 0) yield
    shadeRow(shade, y * width, width)
  }
  return shade
}

/** The light comes from the left, and from less than a row above: of the two places there, both are done already. */
function shadeRow(shade: Float32Array, from: number, width: number) {
  const [fall, part] = [LOW * STEP, 1 - DOWN]
  let before = shade[from]!
  for (let at = from + 1; at < from + width; at++) {
    const cast = shade[at - width - 1]! * (1 - part) + before * part - fall
    before = shade[at]!
    if (cast > before) shade[at] = before = Math.fround(cast)
  }
}

/** How much of the low light meets a slope; flat ground counts as 1. */
function litOf({ width, height, heights }: Field, x: number, y: number): number {
  const at = y * width + x
  const right = heights[x < width - 1 ? at + 1 : at]! - heights[x > 0 ? at - 1 : at]!
  const down = heights[y < height - 1 ? at + width : at]! - heights[y > 0 ? at - width : at]!
  const gx = right / 2
  const gy = down / 2
  return Math.max(0, (LZ - gx * LX - gy * LY) / (LZ * Math.sqrt(gx * gx + gy * gy + 1)))
}

function paintRow(
  field: Field,
  shade: Float32Array,
  { low, sky }: Light,
  unit: number,
  y: number,
  into: Uint8ClampedArray,
) {
  const { width, heights, pressed } = field
  const [red, green, blue] = sky
  const [lowRed, lowGreen, lowBlue] = low
  for (let x = 0, at = y * width; x < width; x++, at++) {
    const dark = Math.min(1, (shade[at]! - heights[at]!) / (1.6 * unit))
    const sun = Math.min(1.75, litOf(field, x, y)) * (1 - dark) * 255
    const open = 255 - pressed[at]! * 51
    into[at * 4] = red * open + lowRed * sun
    into[at * 4 + 1] = green * open + lowGreen * sun
    into[at * 4 + 2] = blue * open + lowBlue * sun
    into[at * 4 + 3] = 255
  }
}

/** The ground in its light, as colours; in pieces. */
export function* paint(
  field: Field,
  light: Light,
  unit: number,
  into: Uint8ClampedArray,
): Generator<undefined, void> {
  const shade = yield* shadeOf(field)
  for (let y = 0; y < field.height; y++) {
    if (y % PIECE === 0) yield
    paintRow(field, shade, light, unit, y, into)
  }
}
