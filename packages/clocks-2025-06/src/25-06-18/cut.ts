import { REACH, type Stroke, strokesOf } from './model'

type Context = CanvasRenderingContext2D
type Colour = readonly [number, number, number]

/** Facets from turned away from the light, over level, to turned to it. */
export type Ramp = readonly [Colour, Colour, Colour]

export const GOLD: Ramp = [
  [122, 66, 8],
  [226, 160, 36],
  [255, 244, 186],
]
/** Gold leaf before it is burnished. */
export const MATT: Ramp = [
  [82, 44, 10],
  [168, 110, 30],
  [226, 176, 84],
]

/** Where the light comes from; `y` is down. */
const LIGHT = [-0.55, -0.835] as const

function colourOf(ramp: Ramp, x: number, y: number): string {
  const facing = x * LIGHT[0] + y * LIGHT[1]
  const [from, to] = facing < 0 ? [ramp[1], ramp[0]] : [ramp[1], ramp[2]]
  const part = Math.abs(facing) ** 0.9
  return `rgb(${from.map((value, i) => Math.round(value + (to[i]! - value) * part)).join(' ')})`
}

interface Groove {
  readonly from: readonly [number, number]
  /** Direction, a unit long. */
  readonly along: readonly [number, number]
  readonly length: number
  /** How far from its ends its bottom begins to rise: not where it runs into another groove. */
  readonly hips: readonly [number, number]
}

/** Upright and level strokes reach round their corners; slanting ones end in the middle of what they run into. */
function grooveOf([x1, y1, x2, y2]: Stroke, unit: number, radius: number, free: boolean): Groove {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = Math.hypot(dx, dy)
  const [ax, ay] = [dx / length, dy / length]
  const slants = ax !== 0 && ay !== 0
  const [before, after] = slants ? [0, free ? radius * 1.5 : 0] : [x1 === 0 && ax ? 0 : radius, radius]
  return {
    from: [x1 * unit - ax * before, y1 * unit - ay * before],
    along: [ax, ay],
    length: length * unit + before + after,
    hips: [before, after],
  }
}

/**
 * A number cut into stone with a chisel: each stroke is a groove of two slopes, hipped at its ends. From the rim to the
 * bottom in slices, all strokes at each, so that where two grooves meet the deeper one is seen, as in stone.
 */
export function paintCut(context: Context, number: number, unit: number, radius: number, ramp: Ramp) {
  const stave: Stroke = [0, -REACH, 0, REACH]
  const strokes = strokesOf(number)
  /** Nothing else reaches the outer end of a slanting stroke. */
  const isFree = (stroke: Stroke) =>
    strokes.every((other) => other === stroke || other[2] !== stroke[2] || other[3] !== stroke[3])
  const grooves = [...strokes, stave].map((stroke) => grooveOf(stroke, unit, radius, isFree(stroke)))
  // Slanting strokes end flush with the others.
  const [across, down] = [unit + radius, REACH * unit + radius]
  context.beginPath()
  context.rect(-across, -down, across * 2, down * 2)
  context.clip()
  context.lineWidth = 0.5 // so that no hairline is left between slopes of one colour
  const slices = Math.max(8, Math.ceil(radius * 1.4))
  for (let slice = 0; slice < slices; slice++) {
    const share = slice / slices
    for (const { from, along, length, hips } of grooves) {
      const [ax, ay] = along
      const point = (u: number, v: number): [number, number] => [
        from[0] + ax * u - ay * v,
        from[1] + ay * u + ax * v,
      ]
      const wide = radius * (1 - share)
      const [start, end] = [hips[0] * share, length - hips[1] * share]
      const facet = (nx: number, ny: number, ...corners: [number, number][]) => {
        context.fillStyle = context.strokeStyle = colourOf(ramp, nx, ny)
        context.beginPath()
        for (const corner of corners) context.lineTo(...corner)
        context.fill()
        context.stroke()
      }
      const [a, b, c, d] = [point(start, -wide), point(end, -wide), point(end, wide), point(start, wide)]
      const [e, f] = [point(hips[0], 0), point(length - hips[1], 0)]
      // A slope looks towards the middle of its groove.
      facet(-ay, ax, a, b, f, e)
      facet(ay, -ax, c, d, e, f)
      facet(ax, ay, d, a, e)
      facet(-ax, -ay, b, c, f)
    }
  }
}

/** A number in plain lines. */
export function paintLines(
  context: Context,
  number: number,
  unit: number,
  weight: number,
  stave: string,
  ink: string,
) {
  context.lineWidth = weight
  context.lineCap = 'butt'
  context.lineJoin = 'miter'
  const draw = ([x1, y1, x2, y2]: Stroke, colour: string) => {
    context.strokeStyle = colour
    context.beginPath()
    context.moveTo(x1 * unit, y1 * unit)
    context.lineTo(x2 * unit, y2 * unit)
    context.stroke()
  }
  draw([0, -REACH, 0, REACH], stave)
  for (const stroke of strokesOf(number)) draw(stroke, ink)
}
