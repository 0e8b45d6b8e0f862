import { createRandom } from '@found-time/clock-runtime'
import { blend, CORNERS, dot, isInk, type Place, type Point, SIZE, sideAfter, type View } from './model'

type Context = CanvasRenderingContext2D

/** Plastic, in red, green and blue. */
type Plastic = readonly [number, number, number]

/** The sides of a solved cube, left and right first, then behind; its top, its bottom and the ink. */
const SIDES: readonly Plastic[] = [
  [0, 62, 208],
  [226, 20, 44],
  [0, 158, 84],
  [255, 120, 12],
]
const YELLOW: Plastic = [255, 208, 0]
const WHITE: Plastic = [255, 255, 255]
/** The black of the body, and of the seams in it. */
const BODY: Plastic = [27, 28, 36]
const SEAM = '#07080c'

/** What stands in a face's row and column. */
export type Stickers = (row: number, column: number) => Plastic

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

/** The top and the bottom are all of one colour. */
export const yellow: Stickers = () => YELLOW

/** The plastic of a row of a side, after quarter turns. */
export const sideOf =
  (side: number, quarters = 0): Stickers =>
  () =>
    SIDES[sideAfter(side, quarters)]!

export const numbered =
  (side: number, number: string, high: boolean): Stickers =>
  (row, column) =>
    isInk(number, row, column, high) ? WHITE : SIDES[side]!

/** A face whose figures stand across the rows, as they are read when the cube lies on its side. */
export const sideways =
  (stickers: Stickers): Stickers =>
  (row, column) =>
    stickers(column, SIZE - 1 - row)

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

const rgb = (plastic: Plastic, by: number) =>
  `rgb(${plastic.map((part) => Math.round(Math.min(255, part * by))).join(' ')})`

/** A sticker's outline, added to a path: round corners, by joining the middles of its sides past its corners. */
function trace(path: Path2D, corners: readonly Place[], round: number) {
  const between = (a: Place, b: Place, part: number): Place => [
    a[0] + (b[0] - a[0]) * part,
    a[1] + (b[1] - a[1]) * part,
  ]
  for (let index = 0; index < 4; index++) {
    const [a, b, c] = [corners[index]!, corners[(index + 1) % 4]!, corners[(index + 2) % 4]!]
    const start = between(a, b, 1 - round)
    if (index) path.lineTo(...start)
    else path.moveTo(...start)
    path.quadraticCurveTo(...b, ...between(b, c, round))
  }
  path.closePath()
}

/** Between a sticker and its neighbour's edge, and how thick it is, in breadths of a layer. */
const [GAP, THICK] = [0.075, 0.028]

/** Every sticker is a little different, as moulded ones are. */
const MOULD = (() => {
  const { between } = createRandom('mould')
  return Array.from({ length: SIZE * SIZE }, () => between(-0.025, 0.025))
})()

export function paintSlab(context: Context, { at, eye, light }: View, slab: Slab) {
  const turn = (point: Point) => turned(point, slab.axis, slab.angle)
  for (const face of facesOf(slab)) {
    const [top, low] = face.rows
    const [from, to] = face.columns
    const normal = turn(face.normal)
    const middle = turn(face.place((top + low) / 2, (from + to) / 2))
    if (dot(normal, blend([eye, middle], [1, -1])) <= 0) continue
    const on = (row: number, column: number) => at(turn(face.place(row, column)))
    const quad = (a: number, b: number, c: number, d: number) => [on(a, c), on(a, d), on(b, d), on(b, c)]

    // The black body: its edges are rounded by a line round the whole, and a seam shows where layers meet.
    const whole = new Path2D()
    for (const [index, corner] of quad(top, low, from, to).entries())
      if (index) whole.lineTo(...corner)
      else whole.moveTo(...corner)
    whole.closePath()
    const [one, two] = [on(top, from), on(top, from + 1)]
    context.lineJoin = 'round'
    context.lineWidth = Math.hypot(two[0] - one[0], two[1] - one[1]) * 0.07
    context.strokeStyle = context.fillStyle = SEAM
    context.fill(whole)
    context.stroke(whole)
    const lit = Math.max(0, dot(normal, light))
    if (!face.stickers) continue
    const body = new Path2D()
    for (let row = top; row < low; row++)
      for (let column = from; column < to; column++)
        trace(body, quad(row + 0.015, row + 0.985, column + 0.015, column + 0.985), 0.12)
    context.fillStyle = rgb(BODY, 0.7 + 0.9 * lit)
    context.fill(body)

    // A sticker has an edge that is lit on the side of the light, and one in shadow on the other.
    const origin = turn(face.place(0, 0))
    const lean = (row: number, column: number) =>
      dot(blend([turn(face.place(row, column)), origin], [1, -1]), light) * (SIZE / 2) * THICK
    const [leanRow, leanColumn] = [lean(1, 0), lean(0, 1)]
    const stickers = new Path2D()
    for (let row = top; row < low; row++)
      for (let column = from; column < to; column++) {
        const plastic = face.stickers(row, column)
        const by = 0.85 + 0.24 * lit + MOULD[row * SIZE + column]!
        let [a, b, c, d] = [row + GAP, row + 1 - GAP, column + GAP, column + 1 - GAP]
        const fill = (colour: string) => {
          const path = new Path2D()
          trace(path, quad(a, b, c, d), 0.2)
          context.fillStyle = colour
          context.fill(path)
        }
        fill(rgb(plastic, by * 0.6))
        if (leanRow < 0) b += leanRow
        else a += leanRow
        if (leanColumn < 0) d += leanColumn
        else c += leanColumn
        fill(rgb(blend([plastic, WHITE], [0.6, 0.4]), by * 1.1))
        if (leanRow < 0) a -= leanRow
        else b -= leanRow
        if (leanColumn < 0) c -= leanColumn
        else d -= leanColumn
        fill(rgb(plastic, by))
        trace(stickers, quad(a, b, c, d), 0.2)
      }

    // The lamp's soft shine lies over the whole face, which darkens away from it.
    const [bright, dim] = [
      on(leanRow < 0 ? 0 : SIZE, leanColumn < 0 ? 0 : SIZE),
      on(leanRow < 0 ? SIZE : 0, leanColumn < 0 ? SIZE : 0),
    ]
    const shine = context.createLinearGradient(...bright, ...dim)
    shine.addColorStop(0, 'rgb(255 255 255 / 26%)')
    shine.addColorStop(0.22, 'rgb(255 255 255 / 8%)')
    shine.addColorStop(0.4, 'rgb(255 255 255 / 0%)')
    shine.addColorStop(0.6, 'rgb(0 0 20 / 0%)')
    shine.addColorStop(1, 'rgb(0 0 20 / 20%)')
    context.fillStyle = shine
    context.fill(stickers)
  }
}

/** The outline round places. */
function hull(places: readonly Place[]): Place[] {
  const sorted = [...places].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (from: readonly Place[]) => {
    const line: Place[] = []
    for (const place of from) {
      while (line.length > 1) {
        const [a, b] = [line.at(-2)!, line.at(-1)!]
        if ((b[0] - a[0]) * (place[1] - a[1]) - (b[1] - a[1]) * (place[0] - a[0]) > 0) break
        line.pop()
      }
      line.push(place)
    }
    return line.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** Under the lamp the cube throws one shadow: soft, and dark where it stands. */
export function paintShadow(context: Context, { at, light, up }: View, width: number, ratio: number) {
  const foot = blend([[1, 1, 1], up], [1, -2])
  const unit = (at(foot)[1] - at([1, 1, 1])[1]) / 2
  const cast = (points: readonly Point[], blur: number, colour: string) => {
    // Its shape is painted far beside the stage: only its blurred shadow falls there.
    const beside = 3 * width
    context.shadowColor = colour
    context.shadowBlur = blur * unit * ratio
    context.shadowOffsetX = beside * ratio
    context.beginPath()
    for (const [x, y] of hull(points.map(at))) context.lineTo(x - beside, y)
    context.fill()
  }
  context.save()
  cast(
    CORNERS.map((corner) => blend([corner, light], [1, -(dot(corner, up) + 1) / dot(light, up)])),
    0.4,
    'rgb(120 0 62 / 62%)',
  )
  cast(
    CORNERS.map((corner) => blend([corner, up], [1.03, -dot(corner, up) * 1.03 - 1])),
    0.16,
    'rgb(80 0 42 / 70%)',
  )
  context.restore()
}
