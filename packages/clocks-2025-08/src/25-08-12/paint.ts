import { createRandom } from '@found-time/clock-runtime'
import { dot, LIGHT, type Place, type Point, placeOn, SIZE, type Stickers, type View, WHITE } from './model'

type Context = CanvasRenderingContext2D

/** What the stickers are cut from, in red, green and blue, each as its side is called. */
const FILM = [
  [0, 56, 178],
  [184, 4, 36],
  [0, 116, 56],
  [246, 96, 0],
  [255, 208, 0],
  [255, 255, 255],
] as const
/** The black plastic of the pieces, and what is between them. */
const PIECE = [30, 31, 38] as const
const SEAM = '#08090d'

/** Layers of the cube from one row to another, turned about its upright axis. */
export interface Slab {
  readonly from: number
  readonly to: number
  readonly angle: number
  /** The stickers of its four sides, from the left one round, and those of the top if it has them. */
  readonly sides: readonly Stickers[]
  readonly top?: Stickers
}

/** A side's stickers of a cube. */
export const cutOf = (stickers: Stickers, side: number): Stickers =>
  stickers.slice(side * SIZE * SIZE, (side + 1) * SIZE * SIZE)

const rgb = (colour: readonly number[], by: number) =>
  `rgb(${colour.map((part) => Math.round(Math.min(255, part * by))).join(' ')})`

const between = (a: Place, b: Place, part: number): Place => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
]

/** An outline, added to a path: round corners, from a part of each of its edges to a part of the next. */
function trace(path: Path2D, corners: readonly Place[], round: number) {
  for (let index = 0; index < 4; index++) {
    const [a, b, c] = [corners[index]!, corners[(index + 1) % 4]!, corners[(index + 2) % 4]!]
    const start = between(a, b, 1 - round)
    if (index) path.lineTo(...start)
    else path.moveTo(...start)
    path.quadraticCurveTo(...b, ...between(b, c, round))
  }
  path.closePath()
}

/**
 * Between a piece's edge and its sticker: the white ones are cut so broad that those of a figure run together. And how
 * broad the sticker's own edge is. In breadths of a piece.
 */
const [GAP, WHITE_GAP, EDGE] = [0.075, 0.022, 0.045]

/** Every sticker lies a little otherwise and so gives back more of the room, or less. */
const TILTS = (() => {
  const { integer } = createRandom('tilts')
  return Array.from({ length: SIZE * SIZE }, () => integer(0, 3))
})()

const turned = ([x, y, z]: Point, angle: number): Point => {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return [x * cos + z * sin, y, z * cos - x * sin]
}

export function paintSlab(context: Context, { at, eye }: View, { from, to, angle, sides, top }: Slab) {
  const height = 1 - (from * 2) / SIZE
  const faces = [
    ...sides.map((stickers, side) => ({ side, stickers, rows: [from, to] as const })),
    { side: 4, stickers: top, rows: [0, SIZE] as const },
  ]
  for (const { side, stickers, rows } of faces) {
    const point = (row: number, column: number): Point => {
      const [x, y, z] = placeOn(side, row, column)
      return turned([x, side === 4 ? height : y, z], angle)
    }
    const on = (row: number, column: number) => at(point(row, column))
    const normal = side === 4 ? ([0, 1, 0] as const) : turned(placeOn(side, SIZE / 2, SIZE / 2), angle)
    const middle = point((rows[0] + rows[1]) / 2, SIZE / 2)
    if (dot(normal, eye) <= dot(normal, middle)) continue
    const quad = (a: number, b: number, c: number, d: number) => [on(a, c), on(a, d), on(b, d), on(b, c)]
    const lit = Math.max(0, dot(normal, LIGHT))
    const light = 0.82 + 0.28 * lit

    // What is between the pieces: its corners are rounded by a line round the whole.
    const whole = new Path2D()
    for (const corner of quad(rows[0], rows[1], 0, SIZE)) whole.lineTo(...corner)
    whole.closePath()
    const [one, two] = [on(rows[0], 4), on(rows[0], 5)]
    const piece = Math.hypot(two[0] - one[0], two[1] - one[1])
    context.lineJoin = 'round'
    context.lineWidth = piece * 0.05
    context.strokeStyle = context.fillStyle = SEAM
    context.fill(whole)
    context.stroke(whole)

    const pieces = new Path2D()
    const films = FILM.map(() => new Path2D())
    const all = new Path2D()
    const tilts = [0, 1, 2, 3].map(() => new Path2D())
    const [bright, dim] = [new Path2D(), new Path2D()]
    for (let row = rows[0]; row < rows[1]; row++)
      for (let column = 0; column < SIZE; column++) {
        trace(pieces, quad(row + 0.01, row + 0.99, column + 0.01, column + 0.99), 0.14)
        if (!stickers) continue
        const place = row * SIZE + column
        const gap = stickers[place] === WHITE ? WHITE_GAP : GAP
        const [a, b, c, d] = [row + gap, row + 1 - gap, column + gap, column + 1 - gap]
        const corners = quad(a, b, c, d)
        for (const path of [films[stickers[place]!]!, all, tilts[TILTS[place]!]!]) trace(path, corners, 0.17)
        // The light comes from the left: on the top it meets the edge to the left side first.
        const [head, foot] = side === 4 ? [d, c] : [a, b]
        const away = (edge: number, by: number) => (edge < row + 0.5 && side !== 4 ? edge + by : edge - by)
        if (side === 4) {
          trace(bright, quad(b - EDGE, b, c + 0.12, d - 0.12), 0.2)
          trace(dim, quad(a, a + EDGE, c + 0.12, d - 0.12), 0.2)
        } else {
          trace(bright, quad(head, away(head, EDGE), c + 0.12, d - 0.12), 0.2)
          trace(dim, quad(away(foot, EDGE), foot, c + 0.12, d - 0.12), 0.2)
          trace(bright, quad(a + 0.12, b - 0.12, c, c + EDGE), 0.2)
          trace(dim, quad(a + 0.12, b - 0.12, d - EDGE, d), 0.2)
        }
      }
    context.fillStyle = rgb(PIECE, stickers ? 0.7 + 0.9 * lit : 0.8)
    context.fill(pieces)
    if (!stickers) continue
    for (const [index, path] of films.entries()) {
      context.fillStyle = rgb(FILM[index]!, light)
      context.fill(path)
    }
    context.fillStyle = 'rgb(0 0 24 / 7%)'
    context.fill(tilts[0]!)
    context.fillStyle = 'rgb(255 255 255 / 7%)'
    context.fill(tilts[3]!)
    context.fillStyle = `rgb(255 255 255 / ${Math.round(18 + 34 * lit)}%)`
    context.fill(bright)
    context.fillStyle = 'rgb(0 0 24 / 28%)'
    context.fill(dim)

    // The lamp's soft shine over the whole side, and the dark of the room at its far end.
    const [near, far] = side === 4 ? [on(SIZE, 0), on(0, SIZE)] : [on(0, 0), on(SIZE, SIZE)]
    const shine = context.createLinearGradient(...near, ...far)
    shine.addColorStop(0, `rgb(255 255 255 / ${Math.round(8 + 24 * lit)}%)`)
    shine.addColorStop(0.35, 'rgb(255 255 255 / 2%)')
    shine.addColorStop(0.55, 'rgb(0 0 24 / 2%)')
    shine.addColorStop(1, 'rgb(0 0 24 / 22%)')
    context.fillStyle = shine
    context.fill(all)
  }
}

/** A path round points. */
const ring = (points: readonly Place[]) => {
  const path = new Path2D()
  for (const place of points) path.lineTo(...place)
  path.closePath()
  return path
}

/** The corners of a layer's outline at a height, so much larger than the cube's. */
const square = (height: number, angle: number, size: number): Point[] =>
  [0, 1, 2, 3].map((corner) => turned([size, height, size], angle + (corner * Math.PI) / 2))

/** The dark under the lowest layer, which turns with it. */
export function paintFoot(context: Context, { at }: View, angle: number) {
  context.fillStyle = 'rgb(0 30 40 / 7%)'
  for (let size = 1.08; size > 1; size -= 0.009) context.fill(ring(square(-1, angle, size).map(at)))
}

/**
 * The shadow that an overhanging layer throws on the sides beneath it, down to where the loose ones begin.
 * @param low - The layer's lower edge, as a row.
 * @param end - The last row that it can fall on.
 */
export function paintOverhang(context: Context, { at }: View, angle: number, low: number, end: number) {
  const height = 1 - (low * 2) / SIZE
  for (const side of [0, 1]) {
    const along = side ? 0 : 2
    // The room's light, which comes from above and before, throws the shadow on the side that the lamp does not reach.
    const light: Point = side ? [0.7, 0.7, 0.14] : LIGHT
    context.save()
    context.clip(
      ring(
        [
          [low, 0],
          [low, SIZE],
          [end, SIZE],
          [end, 0],
        ].map(([row, column]) => at(placeOn(side, row!, column!))),
      ),
    )
    for (let step = 0; step < 8; step++) {
      const [size, reach] = [1.03 - step * 0.008, 1.15 - step * 0.06]
      const points = square(height, angle, size).flatMap((corner, index, corners): Place[] => {
        const next = corners[(index + 1) % 4]!
        return [0, 0.25, 0.5, 0.75].map((part) => {
          const point = corner.map((value, axis) => value + (next[axis]! - value) * part)
          const over = Math.max(0, point[along]! - 1) * reach
          return at([
            point[0]! - (over * light[0]) / light[along],
            point[1]! - (over * light[1]) / light[along],
            point[2]! - (over * light[2]) / light[along],
          ])
        })
      })
      context.fillStyle = `rgb(0 0 20 / ${side ? 5 : 7}%)`
      context.fill(ring(points))
    }
    context.restore()
  }
}

/** The cube's shadow on the table: dark and sharp where it begins, lighter and softer far away. */
export function paintShadow(context: Context, { at }: View, width: number, ratio: number) {
  const unit = at([1, -1, 1])[1] - at([1, 1, 1])[1]
  const beside = 4 * width
  const cast = (height: number, blur: number, colour: string) => {
    const drop = (height + 1) / LIGHT[1]
    const above = square(height, 0, 1).map(
      ([x, y, z]): Point => [x - LIGHT[0] * drop, y - LIGHT[1] * drop, z - LIGHT[2] * drop],
    )
    const below = square(-1, 0, 1)
    // Its shape is painted far beside the stage: only its blurred shadow falls there.
    context.shadowColor = colour
    context.shadowBlur = blur * unit * ratio
    context.shadowOffsetX = beside * ratio
    // Behind to the right: the outline of the foot and of what is thrown, from corner to corner.
    const corners = [below[1]!, below[0]!, above[0]!, above[3]!, above[2]!, above[1]!]
    context.fill(ring(corners.map(at).map(([x, y]): Place => [x - beside, y])))
  }
  context.save()
  cast(1, 0.16, 'rgb(0 40 52 / 34%)')
  cast(0.2, 0.09, 'rgb(0 36 48 / 30%)')
  cast(-0.5, 0.05, 'rgb(0 30 40 / 34%)')
  context.restore()
}
