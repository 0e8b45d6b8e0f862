import { type Point, project, type View } from './view'

export type Context = CanvasRenderingContext2D

/** The plastics: top, left face, right face, edge. */
export interface Plastic {
  readonly top: string
  readonly left: string
  readonly right: string
  readonly light: string
  readonly edge: string
}

const plastic = (top: string, left: string, right: string, light: string, edge: string): Plastic => ({
  top,
  left,
  right,
  light,
  edge,
})

export const YELLOW = plastic('#ffd23a', '#f7b91a', '#d08d0a', '#fff0ae', '#9a6206')
export const AMBER = plastic('#ffc02a', '#efa714', '#c47d08', '#ffe49a', '#8d5705')
export const RED = plastic('#ee4436', '#d92a20', '#a51612', '#ff9c8c', '#74100d')
export const BLUE = plastic('#3d8fe0', '#2274cc', '#13529b', '#a9d4ff', '#0c3870')
export const AZURE = plastic('#3283d6', '#1b68bd', '#0f498d', '#97c8f8', '#0a3163')
export const WHITE = plastic('#fffdf6', '#f1eee4', '#c6c4bd', '#ffffff', '#85837d')
export const GREY = plastic('#8f979b', '#7a8287', '#5b6368', '#c9d0d3', '#3c4347')
export const BLACK = plastic('#41474c', '#2f3539', '#1e2326', '#8b949a', '#121517')
export const GREEN = plastic('#48a75b', '#3b964f', '#2b7a3e', '#9bdc9d', '#1d5a2c')

export function polygon(context: Context, points: readonly Point[], fill: string) {
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.closePath()
  context.fillStyle = fill
  context.fill()
}

export function line(context: Context, from: Point, to: Point, width: number, colour: string) {
  context.beginPath()
  context.moveTo(...from)
  context.lineTo(...to)
  context.lineWidth = width
  context.strokeStyle = colour
  context.stroke()
}

/** Studs on a surface, none of which hides another: short cylinders with the sun on them. */
export function studs(context: Context, view: View, places: readonly Point[], z: number, colour: Plastic) {
  const radius = 0.3 * view.unit
  const tall = 0.2 * view.cosine * view.unit
  const flat = radius * view.sine
  if (radius < 1.2) return
  const middles = places.map(([x, y]) => project(view, x, y, z))
  const way = (outline: (cx: number, cy: number) => void) => {
    context.beginPath()
    for (const [cx, cy] of middles) outline(cx, cy)
  }
  context.fillStyle = colour.right
  way((cx, cy) => {
    context.moveTo(cx + radius, cy)
    context.ellipse(cx, cy, radius, flat, 0, 0, Math.PI)
    context.ellipse(cx, cy - tall, radius, flat, 0, Math.PI, 2 * Math.PI)
    context.closePath()
  })
  context.fill()
  context.fillStyle = colour.left
  way((cx, cy) => {
    context.moveTo(cx + radius * Math.cos(Math.PI * 0.42), cy + flat * Math.sin(Math.PI * 0.42))
    context.ellipse(cx, cy, radius, flat, 0, Math.PI * 0.42, Math.PI)
    context.ellipse(cx, cy - tall, radius, flat, 0, Math.PI, 1.42 * Math.PI)
    context.closePath()
  })
  context.fill()
  context.fillStyle = colour.top
  way((cx, cy) => {
    context.moveTo(cx + radius, cy - tall)
    context.ellipse(cx, cy - tall, radius, flat, 0, 0, 2 * Math.PI)
  })
  context.fill()
  context.strokeStyle = colour.light
  context.lineWidth = Math.max(0.5, view.unit * 0.045)
  const [from, to] = [Math.PI * 0.85, Math.PI * 1.6]
  way((cx, cy) => {
    context.moveTo(cx + radius * 0.92 * Math.cos(from), cy - tall + flat * 0.92 * Math.sin(from))
    context.ellipse(cx, cy - tall, radius * 0.92, flat * 0.92, 0, from, to)
  })
  context.stroke()
}

export const stud = (context: Context, view: View, x: number, y: number, z: number, colour: Plastic) =>
  studs(context, view, [[x, y]], z, colour)

/** Where and how large a block is: its far corner on the plan, its foot, its sides and height, in studs. */
export interface Block {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly wide?: number
  readonly deep?: number
  readonly tall: number
}

/** A block of plastic: three faces, a glint along the upper edges and a dark joint below. */
export function block(
  context: Context,
  view: View,
  { x, y, z, wide = 1, deep = 1, tall }: Block,
  colour: Plastic,
  hasStuds = true,
) {
  const at = (px: number, py: number, pz: number) => project(view, px, py, pz)
  const top = z + tall
  const [near, right, left, far] = [
    at(x + wide, y + deep, top),
    at(x + wide, y, top),
    at(x, y + deep, top),
    at(x, y, top),
  ]
  const [nearFoot, rightFoot, leftFoot] = [at(x + wide, y + deep, z), at(x + wide, y, z), at(x, y + deep, z)]
  polygon(context, [left, near, nearFoot, leftFoot], colour.left)
  polygon(context, [near, right, rightFoot, nearFoot], colour.right)
  // Without studs it is covered.
  if (hasStuds) polygon(context, [far, right, near, left], colour.top)
  context.lineJoin = 'round'
  context.lineWidth = Math.max(0.4, view.unit * 0.045)
  const edges = (alpha: number, way: readonly Point[], also?: readonly Point[]) => {
    context.globalAlpha = alpha
    context.beginPath()
    for (const [index, [px, py]] of way.entries())
      if (index) context.lineTo(px, py)
      else context.moveTo(px, py)
    if (also) {
      context.moveTo(...also[0]!)
      context.lineTo(...also[1]!)
    }
    context.stroke()
  }
  context.strokeStyle = colour.edge
  edges(0.62, [leftFoot, nearFoot, rightFoot])
  edges(0.42, [left, leftFoot], [right, rightFoot])
  context.strokeStyle = colour.light
  edges(0.85, [left, near])
  edges(0.45, [right, near, nearFoot])
  context.globalAlpha = 1
  if (!hasStuds) return
  const heads: Point[] = []
  for (let sx = 0; sx < wide; sx++) for (let sy = 0; sy < deep; sy++) heads.push([x + sx + 0.5, y + sy + 0.5])
  studs(context, view, heads, top, colour)
}

/** A brick of one stud in a layer: the far corner of its cell on the plan. */
export interface Cell {
  readonly x: number
  readonly y: number
  readonly colour: Plastic
}

/**
 * Bricks of one layer, all of a colour at once: none of them hides the top of another.
 * @param isLaid - Whether a brick lies there; a side that another brick stands against is not drawn.
 */
export function bricks(
  context: Context,
  view: View,
  cells: readonly Cell[],
  { z, tall }: Pick<Block, 'z' | 'tall'>,
  isLaid: (x: number, y: number) => boolean,
  hasStuds: boolean,
) {
  const byColour = new Map<Plastic, Point[]>()
  for (const { x, y, colour } of cells) byColour.set(colour, [...(byColour.get(colour) ?? []), [x, y]])
  const top = z + tall
  const at = (px: number, py: number, pz: number) => project(view, px, py, pz)
  context.lineJoin = 'round'
  context.lineWidth = Math.max(0.4, view.unit * 0.045)
  const way = (points: readonly Point[], close = true) => {
    for (const [index, [px, py]] of points.entries())
      if (index) context.lineTo(px, py)
      else context.moveTo(px, py)
    if (close) context.closePath()
  }
  const stroke = (alpha: number, ways: readonly (readonly Point[])[]) => {
    context.globalAlpha = alpha
    context.beginPath()
    for (const points of ways) way(points, false)
    context.stroke()
  }
  for (const [colour, list] of byColour) {
    // Each side as its upper, then its lower corners, from the left to the right.
    const lefts = list
      .filter(([x, y]) => !isLaid(x, y + 1))
      .map(
        ([x, y]) => [at(x, y + 1, top), at(x + 1, y + 1, top), at(x + 1, y + 1, z), at(x, y + 1, z)] as const,
      )
    const rights = list
      .filter(([x, y]) => !isLaid(x + 1, y))
      .map(
        ([x, y]) => [at(x + 1, y + 1, top), at(x + 1, y, top), at(x + 1, y, z), at(x + 1, y + 1, z)] as const,
      )
    const fill = (ways: readonly (readonly Point[])[], paint: string) => {
      context.fillStyle = paint
      context.beginPath()
      for (const points of ways) way(points)
      context.fill()
    }
    fill(lefts, colour.left)
    fill(rights, colour.right)
    // Without studs it is covered.
    if (hasStuds)
      fill(
        list.map(([x, y]) => [at(x, y, top), at(x + 1, y, top), at(x + 1, y + 1, top), at(x, y + 1, top)]),
        colour.top,
      )
    const sides = [...lefts, ...rights]
    context.strokeStyle = colour.edge
    stroke(
      0.62,
      sides.map(([, , second, first]) => [first, second]),
    )
    stroke(
      0.42,
      lefts.map(([from, , , to]) => [from, to]),
    )
    stroke(
      0.22,
      rights.map(([, from, to]) => [from, to]),
    )
    context.strokeStyle = colour.light
    stroke(
      0.85,
      lefts.map(([from, to]) => [from, to]),
    )
    stroke(
      0.45,
      rights.map(([from, to]) => [from, to]),
    )
    context.globalAlpha = 1
  }
  if (!hasStuds) return
  for (const [colour, list] of byColour)
    studs(
      context,
      view,
      list.map(([x, y]) => [x + 0.5, y + 0.5]),
      top,
      colour,
    )
}

/** A brick that lies about, turned by any angle round its middle. */
export function loose(
  context: Context,
  view: View,
  { x, y, z, turn, wide, deep, tall }: Required<Block> & { readonly turn: number },
  colour: Plastic,
) {
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
  const plan = (along: number, aside: number) =>
    [x + along * cosine - aside * sine, y + along * sine + aside * cosine] as const
  const corners = [
    plan(-wide / 2, -deep / 2),
    plan(wide / 2, -deep / 2),
    plan(wide / 2, deep / 2),
    plan(-wide / 2, deep / 2),
  ]
  const at = (index: number, height: number) => project(view, ...corners[index % 4]!, height)
  const thin = Math.max(0.4, view.unit * 0.045)
  for (let edge = 0; edge < 4; edge++) {
    // Outwards from this side; seen when it looks to the camera.
    const facing = turn + ((edge - 1) * Math.PI) / 2
    const [outX, outY] = [Math.cos(facing), Math.sin(facing)]
    if (outX + outY <= 0) continue
    const face = [at(edge, z + tall), at(edge + 1, z + tall), at(edge + 1, z), at(edge, z)]
    polygon(context, face, colour.right)
    context.globalAlpha = Math.max(0, Math.min(1, 0.5 + 0.7 * (outY - outX)))
    polygon(context, face, colour.left)
    context.globalAlpha = 0.6
    line(context, at(edge, z), at(edge + 1, z), thin, colour.edge)
    context.globalAlpha = 1
  }
  polygon(
    context,
    corners.map((_, index) => at(index, z + tall)),
    colour.top,
  )
  // Its upper edges: the outline just filled.
  context.globalAlpha = 0.7
  context.lineWidth = thin
  context.strokeStyle = colour.light
  context.stroke()
  context.globalAlpha = 1
  const heads = Array.from({ length: wide * deep }, (_, index) =>
    plan((index % wide) + 0.5 - wide / 2, Math.floor(index / wide) + 0.5 - deep / 2),
  )
  studs(context, view, heads, z + tall, colour)
}

/** Figures printed on a face of a block: 'left' looks to the lower left, 'right' to the lower right. */
export function printed(
  context: Context,
  view: View,
  face: 'left' | 'right',
  [x, y, z]: readonly [number, number, number],
  text: string,
  size: number,
  colour: string,
) {
  const [px, py] = project(view, x, y, z)
  const slope = Math.SQRT1_2 * view.sine * (face === 'left' ? 1 : -1)
  context.save()
  context.transform(Math.SQRT1_2, slope, 0, view.cosine, px, py)
  context.font = `600 ${size * view.unit}px "ft-25-05-16 Rounded"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = colour
  context.fillText(text, 0, size * view.unit * 0.35)
  context.restore()
}
