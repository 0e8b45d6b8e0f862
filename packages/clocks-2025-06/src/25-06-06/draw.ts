import { halvesOf, leansOf, pipsOf } from './model'
import { cameraOf, type Point, placesOf, type Spot, viewOf } from './view'

type Context = CanvasRenderingContext2D
type Colour = readonly [number, number, number]

/** Pips in the colours of a double-nine set, `1` to `9`, strong enough for ivory. */
const ENAMEL: readonly Colour[] = [
  [0, 0, 0],
  [18, 126, 196],
  [20, 128, 66],
  [208, 36, 44],
  [134, 78, 36],
  [30, 52, 160],
  [226, 138, 8],
  [150, 60, 170],
  [0, 122, 122],
  [92, 30, 120],
]
const IVORY: Colour = [240, 208, 160]
const EBONY: Colour = [44, 36, 48]
const WHITE: Colour = [252, 240, 216]

const LIGHT: Point = [-0.675, 0.595, -0.437]
const ink = ([r, g, b]: Colour, light: number, alpha = 1) =>
  `rgba(${Math.round(Math.min(255, r * light))},${Math.round(Math.min(255, g * light))},${Math.round(
    Math.min(255, b * (light * 0.9 + 0.08)),
  )},${alpha})`

function trace(path: Context | Path2D, spots: readonly Spot[]) {
  path.moveTo(...spots[0]!)
  for (const spot of spots.slice(1)) path.lineTo(...spot)
  path.closePath()
}

function fill(context: Context, spots: readonly Spot[], style: string) {
  context.fillStyle = style
  context.beginPath()
  trace(context, spots)
  context.fill()
}

function hullOf(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Spot[]) => {
    const hull: Spot[] = []
    for (const spot of list) {
      while (hull.length > 1) {
        const [a, b] = [hull.at(-2)!, hull.at(-1)!]
        if ((b[0] - a[0]) * (spot[1] - a[1]) - (b[1] - a[1]) * (spot[0] - a[0]) > 0) break
        hull.pop()
      }
      hull.push(spot)
    }
    return hull.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** A round hole's outline on a plane: its middle, and the plane's two directions as long as its radius. */
function roundOf(project: (point: Point) => Spot, middle: Point, a: Point, b: Point, sides = 24): Spot[] {
  return Array.from({ length: sides }, (_, index) => {
    const angle = (index / sides) * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return project([
      middle[0] + a[0] * c + b[0] * s,
      middle[1] + a[1] * c + b[1] * s,
      middle[2] + a[2] * c + b[2] * s,
    ])
  })
}

const times = ([x, y, z]: Point, by: number): Point => [x * by, y * by, z * by]
const plus = (...points: readonly Point[]): Point => [
  points.reduce((sum, point) => sum + point[0], 0),
  points.reduce((sum, point) => sum + point[1], 0),
  points.reduce((sum, point) => sum + point[2], 0),
]

/** How strongly the sun and the sky light a side. */
const litOf = (normal: Point) =>
  0.46 +
  0.14 * normal[1] +
  0.56 * Math.max(0, normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2])

const mean = (spots: readonly Spot[]): Spot => [
  spots.reduce((sum, [x]) => sum + x, 0) / spots.length,
  spots.reduce((sum, [, y]) => sum + y, 0) / spots.length,
]

/** A shape in its ink, and the line round it. */
interface Shape {
  readonly path: Path2D
  readonly fill?: string | CanvasGradient
  readonly stroke?: string
  readonly lineWidth?: number
}

/** A tile of the row as it leans: kept until it leans otherwise. Few of sixty do from one picture to the next. */
interface Tile {
  readonly lean: number
  /** Where its corners' shadows fall on the table. */
  readonly shadow: readonly Spot[]
  readonly shapes: readonly Shape[]
}

interface RowOfTiles {
  readonly stage: string
  /** Far ones first. */
  readonly order: readonly number[]
  readonly tiles: (Tile | undefined)[]
}

const rows = new WeakMap<Context, RowOfTiles>()

/** To a ten-thousandth of a radian, which moves no tile's corner by a fiftieth of a pixel: so that most rest. */
const toRest = (lean: number) => Math.round(lean * 10_000) / 10_000

function rowOf(context: Context, width: number, height: number): RowOfTiles {
  const stage = `${width} ${height}`
  const known = rows.get(context)
  if (known?.stage === stage) return known
  const { depthOf } = cameraOf(width, height)
  const depths = placesOf(width, height, 60).places.map(({ x, z }) => depthOf([x, 0.5, z]))
  const order = depths.map((_, index) => index).sort((a, b) => depths[b]! - depths[a]!)
  const row = { stage, order, tiles: [] }
  rows.set(context, row)
  return row
}

/** The row of sixty, far ones first; behind the two large tiles. */
export function drawRow(context: Context, width: number, height: number, fallen: number) {
  const { order, tiles } = rowOf(context, width, height)
  const { pitch } = placesOf(width, height, 60)
  const { small } = viewOf(width, height)
  const size = { wide: small, high: 2 * small, thick: Math.min(0.3 * small, pitch * 0.5) }
  const leans = leansOf(60, fallen, { height: size.high, thick: size.thick, pitch }).map(toRest)
  for (const index of order)
    if (tiles[index]?.lean !== leans[index])
      tiles[index] = tileOf(context, width, height, index, leans[index]!, size)
  // All shadows in one, that none is darker where two fall. The sun is broad: what falls between two neighbours is
  // in half-shade, and their shadows are one band without teeth.
  const shadows = new Path2D()
  for (let index = 1; index < order.length; index++)
    trace(shadows, hullOf([...tiles[index - 1]!.shadow, ...tiles[index]!.shadow]))
  context.fillStyle = 'rgba(24,4,40,0.5)'
  context.fill(shadows)
  context.lineJoin = 'round'
  for (const index of order) {
    for (const { path, fill: colour, stroke, lineWidth } of tiles[index]!.shapes) {
      if (colour) {
        context.fillStyle = colour
        context.fill(path)
      }
      if (!stroke || !lineWidth) continue
      context.strokeStyle = stroke
      context.lineWidth = lineWidth
      context.stroke(path)
    }
  }
}

/** From where to where down the stage tiles of the row and their shadows are, whichever way they lean. */
export function rowBounds(width: number, height: number) {
  const { project } = cameraOf(width, height)
  const { small } = viewOf(width, height)
  const high = 2 * small
  const { places } = placesOf(width, height, 60)
  const seen = places.flatMap(({ x, z }) => [
    project([x, high, z + small])[1],
    project([x, 0, z - high * 1.5])[1],
  ])
  return { top: Math.max(0, Math.min(...seen) - 4), bottom: Math.min(height, Math.max(...seen)) }
}

const pathOf = (...outlines: readonly (readonly Spot[])[]) => {
  const path = new Path2D()
  for (const outline of outlines) trace(path, outline)
  return path
}

interface Size {
  readonly wide: number
  readonly high: number
  readonly thick: number
}

function tileOf(
  context: Context,
  width: number,
  height: number,
  index: number,
  lean: number,
  { wide, high, thick }: Size,
): Tile {
  const { project, unitAt, eye } = cameraOf(width, height)
  const { x, z, along } = placesOf(width, height, 60).places[index]!
  const side: Point = [along[1], 0, -along[0]]
  const up: Point = [Math.sin(lean) * along[0], Math.cos(lean), Math.sin(lean) * along[1]]
  const front: Point = [Math.cos(lean) * along[0], -Math.sin(lean), Math.cos(lean) * along[1]]
  // It turns about the edge of its foot that is in front.
  const foot: Point = [x, 0, z]
  const corner = (a: number, b: number, c: number) =>
    plus(foot, times(side, (a * wide) / 2), times(up, b * high), times(front, -c * thick))
  const corners = [-1, 1].flatMap((a) => [0, 1].flatMap((b) => [0, 1].map((c) => corner(a, b, c))))
  const shadow = corners.map(([px, py, pz]) =>
    project([px - (LIGHT[0] / LIGHT[1]) * py, 0, pz - (LIGHT[2] / LIGHT[1]) * py]),
  )
  const dark = index % 10 === 0
  const body = dark ? EBONY : IVORY
  const one = unitAt(foot)
  const faces = [
    { normal: times(side, -1), at: [corner(-1, 0, 0), corner(-1, 1, 0), corner(-1, 1, 1), corner(-1, 0, 1)] },
    { normal: side, at: [corner(1, 0, 0), corner(1, 1, 0), corner(1, 1, 1), corner(1, 0, 1)] },
    { normal: up, at: [corner(-1, 1, 0), corner(1, 1, 0), corner(1, 1, 1), corner(-1, 1, 1)] },
    { normal: front, at: [corner(-1, 0, 0), corner(1, 0, 0), corner(1, 1, 0), corner(-1, 1, 0)], face: 0 },
    {
      normal: times(front, -1),
      at: [corner(1, 0, 1), corner(-1, 0, 1), corner(-1, 1, 1), corner(1, 1, 1)],
      face: 1,
    },
  ]
  const shapes: Shape[] = []
  for (const { normal, at, face } of faces) {
    const seen = plus(eye, times(at[0]!, -1))
    if (normal[0] * seen[0] + normal[1] * seen[1] + normal[2] * seen[2] <= 0) continue
    const spots = at.map(project)
    const light = litOf(normal)
    // The rounded edges catch the light; what lies between them is darker to the table.
    const rim = ink(dark ? [62, 52, 70] : [250, 220, 176], Math.min(1.02, light + 0.045))
    shapes.push({ path: pathOf(spots), fill: rim, stroke: rim, lineWidth: Math.max(0.5, one * 0.03) })
    const centre = mean(spots)
    const [above, below] = face === undefined ? [spots[1]!, spots[3]!] : [spots[2]!, spots[0]!]
    const shade = context.createLinearGradient(above[0], above[1], below[0], below[1])
    shade.addColorStop(0, ink(body, light * 1.02))
    shade.addColorStop(1, ink(body, light * 0.86))
    const inner = spots.map(
      ([px, py]): Spot => [px + (centre[0] - px) * 0.065, py + (centre[1] - py) * 0.065],
    )
    shapes.push({ path: pathOf(inner), fill: shade })
    if (face === undefined) continue
    // Veins, as in the large ones.
    if (!dark) {
      const lift = ((index * 7) % 10) / 22
      const vein = (a: number, from: number, b: number, to: number) =>
        project(corner(a, from + (to - from) * b, face))
      shapes.push({
        path: pathOf([
          vein(-0.88, 0.1, lift, 1),
          vein(0.1, 0.3, lift, 1),
          vein(0.88, 0.44, lift, 1),
          vein(0.88, 0.56, lift, 1),
          vein(0, 0.36, lift, 1),
          vein(-0.88, 0.24, lift, 1),
        ]),
        fill: ink([255, 240, 214], light, 0.3),
      })
    }
    if (one * 0.06 < 0.7) continue
    const middle = (a: number, b: number) => corner(a, b, face)
    shapes.push({
      path: pathOf([project(middle(-0.8, 0.5)), project(middle(0.8, 0.5))]),
      stroke: ink(dark ? [10, 6, 10] : [120, 84, 52], 1, 0.8),
      lineWidth: Math.max(0.5, one * 0.02),
    })
    for (const [half, number] of halvesOf(index).entries()) {
      const pips = pipsOf(number).map(([across, down]) =>
        roundOf(
          project,
          middle(across * 0.55 * (face ? -1 : 1), 0.75 - half * 0.5 - down * 0.14),
          times(side, 0.1 * wide),
          times(up, 0.1 * wide),
          10,
        ),
      )
      if (pips.length > 0)
        shapes.push({
          path: pathOf(...pips),
          fill: ink(dark ? WHITE : ENAMEL[number]!, Math.min(1, light + 0.25)),
        })
    }
  }
  return { lean, shadow, shapes }
}

/** How round the large tiles' edges are. */
const ROUND = 0.065

function standing(apart: number, right: boolean) {
  const turn = ((right ? -7 : 7) * Math.PI) / 180
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return (x: number, y: number, z: number): Point => [
    (right ? apart : -apart) + x * c - z * s,
    y,
    x * s + z * c,
  ]
}

/** Takes away of the row what the two large tiles hide. */
export function hideBehind(context: Context, width: number, height: number) {
  const { project, unitAt } = cameraOf(width, height)
  context.globalCompositeOperation = 'destination-out'
  for (const right of [false, true]) {
    const place = standing(viewOf(width, height).apart, right)
    const spots: Spot[] = []
    for (const x of [-0.5 + ROUND, 0.5 - ROUND])
      for (const y of [ROUND, 2 - ROUND])
        for (const z of [-0.15 + ROUND, 0.15 - ROUND]) {
          const point = place(x, y, z)
          const [px, py] = project(point)
          const radius = unitAt(point) * ROUND
          for (let i = 0; i < 24; i++)
            spots.push([
              px + Math.cos((i / 12) * Math.PI) * radius,
              py + Math.sin((i / 12) * Math.PI) * radius,
            ])
        }
    fill(context, hullOf(spots), '#000')
  }
  context.globalCompositeOperation = 'source-over'
}

/**
 * The pips of a large tile: drilled, and filled with enamel.
 * @param shown - How large they are, of their full size.
 */
export function drawPips(
  context: Context,
  width: number,
  height: number,
  right: boolean,
  number: number,
  shown = 1,
) {
  const { project, unitAt } = cameraOf(width, height)
  const place = standing(viewOf(width, height).apart, right)
  const radius = 0.118 * shown
  for (const [half, pips] of halvesOf(number).entries())
    for (const [across, down] of pipsOf(pips)) {
      const round = (size: number, x = 0, y = 0) => {
        const middle = place(
          across * 0.285 + x * radius,
          1.49 - half * 0.98 - down * 0.285 + y * radius,
          -0.151,
        )
        const a = plus(place(radius * size, 0, 0), times(place(0, 0, 0), -1))
        return roundOf(project, middle, a, [0, radius * size, 0])
      }
      const colour = right ? ENAMEL[pips]! : WHITE
      // The rim away from the light shines, the wall near it is in the dark.
      fill(context, round(1.03, 0.08, -0.09), right ? 'rgba(255,244,222,0.9)' : 'rgba(132,112,140,0.75)')
      fill(context, round(1), right ? ink(colour, 0.45) : ink([176, 150, 132], 0.8))
      const [x, y] = project(place(across * 0.285 + 0.035, 1.49 - half * 0.98 - down * 0.285 - 0.04, -0.151))
      const bowl = context.createRadialGradient(x, y, 0, x, y, unitAt(place(0, 1, 0)) * radius * 1.2)
      bowl.addColorStop(0, ink(colour.map((part) => part * 0.72 + 72) as unknown as Colour, right ? 1 : 1.1))
      bowl.addColorStop(0.45, ink(colour, 1))
      bowl.addColorStop(1, ink(colour, right ? 0.78 : 0.88))
      context.fillStyle = bowl
      context.beginPath()
      trace(context, round(0.88, 0.1, -0.1))
      context.fill()
    }
}
