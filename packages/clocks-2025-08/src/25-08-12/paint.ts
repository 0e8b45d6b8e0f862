import { createRandom } from '@found-time/clock-runtime'
import { isInk, type Point, SIZE, sideAfter, type View } from './model'

type Context = CanvasRenderingContext2D

/** Plastic, in red, green and blue. */
type Plastic = readonly [number, number, number]

/** The sides of a solved cube, left and right first, then behind; its top, its bottom and the ink. */
const SIDES: readonly Plastic[] = [
  [0, 84, 214],
  [222, 26, 44],
  [0, 158, 84],
  [255, 120, 12],
]
const YELLOW: Plastic = [255, 208, 0]
const WHITE: Plastic = [255, 255, 255]
const BLACK = '#14151c'

/** What stands in a face's row and column. */
type Stickers = (row: number, column: number) => Plastic

/** A part of the cube: layers `from` to `to` along an axis, turned about that axis by an angle. */
export interface Slab {
  readonly axis: 1 | 2
  readonly from: number
  readonly to: number
  readonly angle: number
  readonly left: Stickers
  readonly right: Stickers
  readonly backLeft: Stickers
  readonly backRight: Stickers
  readonly top: Stickers
  readonly bottom: Stickers
}

const edge = (layer: number) => (layer * 2) / SIZE - 1

/** The pattern of the top: a solved cube's yellow with a pinwheel of the four sides, so that a turn of it is seen. */
export const pinwheel: Stickers = (row, column) => {
  const [x, y] = [column - 4, row - 4]
  const far = Math.max(Math.abs(x), Math.abs(y))
  if (far === 0 || far === 4) return YELLOW
  const side =
    Math.abs(x) >= Math.abs(y) && x !== y ? (x > 0 ? 1 : 3) : y > 0 || x === y ? (y > 0 ? 0 : 2) : 2
  return far === 2 ? YELLOW : SIDES[side]!
}

/** The plastic of a row of a side, after quarter turns. */
export const sideOf =
  (side: number, quarters = 0): Stickers =>
  () =>
    SIDES[sideAfter(side, quarters)]!

export const numbered =
  (side: number, number: string): Stickers =>
  (row, column) =>
    isInk(number, row, column) ? WHITE : SIDES[side]!

/** A face as it is read when it has come round upside down. */
export const overturned =
  (stickers: Stickers): Stickers =>
  (row, column) =>
    stickers(SIZE - 1 - row, SIZE - 1 - column)

interface Face {
  readonly stickers: Stickers | null
  /** From a row's and a column's edge (`0` to `9`) to the place on the cube. */
  readonly place: (row: number, column: number) => Point
  readonly rows: readonly [number, number]
  readonly columns: readonly [number, number]
  readonly normal: Point
}

/** The six faces of a slab; those within the cube have no stickers. */
function facesOf(slab: Slab): Face[] {
  const whole = [0, SIZE] as const
  const upright = slab.axis === 1
  const rows = upright ? ([slab.from, slab.to] as const) : whole
  // Along z the layers are counted from the back to the left face.
  const deep = upright ? whole : ([slab.from, slab.to] as const)
  const mirrored = [SIZE - deep[1], SIZE - deep[0]] as const
  const y = (row: number) => -edge(row)
  const highest = upright ? y(slab.from) : 1
  const lowest = upright ? y(slab.to) : -1
  const front = edge(deep[1])
  const behind = edge(deep[0])
  const onTop = !upright || slab.from === 0
  const below = !upright || slab.to === SIZE
  return [
    {
      stickers: deep[1] === SIZE ? slab.left : null,
      place: (r, c) => [edge(c), y(r), front],
      rows,
      columns: whole,
      normal: [0, 0, 1],
    },
    {
      stickers: slab.right,
      place: (r, c) => [1, y(r), -edge(c)],
      rows,
      columns: mirrored,
      normal: [1, 0, 0],
    },
    {
      stickers: deep[0] === 0 ? slab.backRight : null,
      place: (r, c) => [-edge(c), y(r), behind],
      rows,
      columns: whole,
      normal: [0, 0, -1],
    },
    {
      stickers: slab.backLeft,
      place: (r, c) => [-1, y(r), edge(c)],
      rows,
      columns: deep,
      normal: [-1, 0, 0],
    },
    {
      stickers: onTop ? slab.top : null,
      place: (r, c) => [edge(c), highest, edge(r)],
      rows: deep,
      columns: whole,
      normal: [0, 1, 0],
    },
    {
      stickers: below ? slab.bottom : null,
      place: (r, c) => [edge(c), lowest, -edge(r)],
      rows: mirrored,
      columns: whole,
      normal: [0, -1, 0],
    },
  ]
}

function turned([x, y, z]: Point, axis: 1 | 2, angle: number): Point {
  if (!angle) return [x, y, z]
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return axis === 1 ? [x * cos + z * sin, y, z * cos - x * sin] : [x * cos - y * sin, x * sin + y * cos, z]
}

/** From where the light comes: above, and from the right. */
const LIGHT: Point = [0.5, 0.78, 0.38]

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** A tile's plastic under the light: `lit` by its face, and a window's soft shine by its place. */
function shade([r, g, b]: Plastic, lit: number, shine: number): string {
  const by = 0.86 + 0.22 * lit
  const on = (part: number) => Math.round(Math.min(255, part * by) + (255 - Math.min(255, part * by)) * shine)
  return `rgb(${on(r)} ${on(g)} ${on(b)})`
}

/** A tile with round corners: its sides' middles are joined past its corners. */
function tile(context: Context, corners: readonly (readonly [number, number])[]) {
  const between = (a: readonly [number, number], b: readonly [number, number], part: number) =>
    [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part] as const
  context.beginPath()
  for (let index = 0; index < 4; index++) {
    const [a, b, c] = [corners[index]!, corners[(index + 1) % 4]!, corners[(index + 2) % 4]!]
    context.lineTo(...between(a, b, 0.8))
    context.quadraticCurveTo(...b, ...between(b, c, 0.2))
  }
  context.closePath()
  context.fill()
}

/** Every tile is a little different, as moulded ones are. */
const MOULD = (() => {
  const { between } = createRandom('mould')
  return Array.from({ length: SIZE * SIZE }, () => between(-0.035, 0.035))
})()

export function paintSlab(context: Context, { at, eye }: View, slab: Slab) {
  for (const face of facesOf(slab)) {
    const turn = (point: Point) => turned(point, slab.axis, slab.angle)
    const normal = turn(face.normal)
    const middle = turn(
      face.place((face.rows[0] + face.rows[1]) / 2, (face.columns[0] + face.columns[1]) / 2),
    )
    const toEye: Point = [eye[0] - middle[0], eye[1] - middle[1], eye[2] - middle[2]]
    if (dot(normal, toEye) <= 0) continue
    const on = (row: number, column: number) => at(turn(face.place(row, column)))
    const [top, low] = face.rows
    const [from, to] = face.columns
    context.fillStyle = BLACK
    context.beginPath()
    for (const corner of [on(top, from), on(top, to), on(low, to), on(low, from)]) context.lineTo(...corner)
    context.fill()
    if (!face.stickers) continue
    const lit = Math.max(0, dot(normal, LIGHT))
    for (let row = top; row < low; row++)
      for (let column = from; column < to; column++) {
        const gap = 0.055
        const [a, b, c, d] = [row + gap, row + 1 - gap, column + gap, column + 1 - gap]
        // The shine of the window lies askew over each face.
        const askew = (row * 0.55 + column - 5.2) / 2.6
        const shine = 0.13 * Math.exp(-askew * askew)
        context.fillStyle = shade(face.stickers(row, column), lit + MOULD[row * SIZE + column]!, shine)
        tile(context, [on(a, c), on(a, d), on(b, d), on(b, c)])
      }
  }
}
