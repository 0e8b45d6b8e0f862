import { createRandom } from '@found-time/clock-runtime'
import { type Field, fieldOf, type Isobar, isobarsOf, sample } from './field'
import { LAND } from './land'
import { barbOf, lettered, placeOf, pressuresAt, windFrom } from './model'
import type { Plan, Point } from './plan'
import { STATIONS } from './stations'

export const LIGHT = 'ft-25-06-13 light'
export const HEAVY = 'ft-25-06-13 heavy'

export const INK = {
  sea: '#86cfd9',
  land: '#f7c744',
  coast: '#12355b',
  grid: 'rgb(255 255 255 / 55%)',
  isobar: '#12355b',
  low: '#d3222f',
  high: '#10359b',
  cold: '#10359b',
  warm: '#d3222f',
  hollow: '#ffffff',
  occluded: '#8a2a8f',
} as const

type Context = CanvasRenderingContext2D

function paintMap(context: Context, { width, height, scale, origin, line }: Plan) {
  context.fillStyle = INK.sea
  context.fillRect(0, 0, width, height)
  context.save()
  context.translate(...origin)
  context.scale(scale, scale)
  const land = new Path2D(LAND)
  context.fillStyle = INK.land
  context.fill(land, 'evenodd')
  context.strokeStyle = INK.grid
  context.lineWidth = (line * 0.9) / scale
  context.beginPath()
  for (let latitude = 20; latitude < 90; latitude += 10) {
    const [x, y] = placeOf(-4, latitude)
    const [, pole] = placeOf(-4, 90)
    context.moveTo(x, y)
    context.arc(0, pole, y - pole, Math.PI / 2, Math.PI / 2 + 2 * Math.PI)
  }
  for (let longitude = -180; longitude < 180; longitude += 10) {
    context.moveTo(...placeOf(longitude, 80))
    context.lineTo(...placeOf(longitude, 10))
  }
  context.stroke()
  context.strokeStyle = INK.coast
  context.lineWidth = (line * 0.8) / scale
  context.lineJoin = 'round'
  context.stroke(land)
  context.restore()
}

/** How far a point is outside of the calm of a centre; `1` is its rim. */
const rim = ({ core }: Plan, [cx, cy]: Point, [x, y]: Point) =>
  Math.hypot((x - cx) / core[0], (y - cy) / core[1])

interface Label {
  readonly at: Point
  readonly turn: number
  readonly text: string
}

/** One label on each line that is a multiple of twenty, clear of the centres and of each other. */
function labelsOf(isobars: readonly Isobar[], plan: Plan, size: number): Map<Isobar, Label> {
  const { width, height, low, high, front } = plan
  const labels = new Map<Isobar, Label>()
  const placed: Point[] = []
  for (const isobar of isobars) {
    if (isobar.pressure % 20 || isobar.points.length < 30) continue
    const { points } = isobar
    const order = points.map((_, i) => (i * 37 + 11) % points.length)
    const spot = order.find((i) => {
      const [x, y] = points[i]!
      return (
        i > 5 &&
        i < points.length - 6 &&
        x > size * 3 &&
        y > size * 2 &&
        x < width - size * 3 &&
        y < height - size * 2 &&
        rim(plan, low, [x, y]) > 1.25 &&
        rim(plan, high, [x, y]) > 1.25 &&
        placed.every(([px, py]) => Math.hypot(px - x, py - y) > size * 5) &&
        front.every(([px, py]) => Math.hypot(px - x, py - y) > size * 3)
      )
    })
    if (spot === undefined) continue
    const [a, b] = [points[spot - 4]!, points[spot + 4]!]
    const turn = Math.atan((b[1] - a[1]) / (b[0] - a[0] || 1e-6))
    placed.push(points[spot]!)
    labels.set(isobar, { at: points[spot]!, turn, text: String(isobar.pressure) })
  }
  return labels
}

function paintIsobars(
  context: Context,
  isobars: readonly Isobar[],
  plan: Plan,
  size: number,
): readonly Label[] {
  const labels = labelsOf(isobars, plan, size)
  context.strokeStyle = INK.isobar
  context.lineJoin = 'round'
  context.lineCap = 'butt'
  for (const isobar of isobars) {
    const label = labels.get(isobar)
    const { points, closed } = isobar
    context.lineWidth = plan.line * (isobar.pressure % 20 ? 0.8 : 1.7)
    context.beginPath()
    const all = closed ? [...points, ...points.slice(0, 2)] : points
    let drawing = false
    for (let i = 1; i < all.length; i++) {
      const [[ax, ay], [x, y]] = [all[i - 1]!, all[i]!]
      const hidden = label && Math.hypot(x - label.at[0], y - label.at[1]) < size * 1.55
      if (hidden) drawing = false
      else {
        const middle: Point = [(ax + x) / 2, (ay + y) / 2]
        if (drawing) context.quadraticCurveTo(ax, ay, ...middle)
        else context.moveTo(...middle)
        drawing = true
      }
    }
    context.stroke()
  }
  context.font = `${size}px "${HEAVY}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = INK.isobar
  for (const { at, turn, text } of labels.values()) {
    context.save()
    context.translate(...at)
    context.rotate(turn)
    context.fillText(text, 0, size * 0.35)
    context.restore()
  }
  return [...labels.values()]
}

function paintStation(
  context: Context,
  [x, y]: Point,
  size: number,
  angle: number,
  knots: number,
  oktas: number,
) {
  const radius = size * 0.17
  context.save()
  context.translate(x, y)
  context.strokeStyle = context.fillStyle = INK.coast
  context.lineWidth = size * 0.055
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
  context.stroke()
  context.beginPath()
  context.moveTo(0, 0)
  context.arc(0, 0, radius, -Math.PI / 2, -Math.PI / 2 + (oktas / 8) * 2 * Math.PI)
  context.fill()
  const { pennants, full, half } = barbOf(knots)
  if (pennants + full + half === 0) {
    context.beginPath()
    context.arc(0, 0, radius * 1.7, 0, 2 * Math.PI)
    context.stroke()
  } else {
    context.rotate(angle)
    const feather = size * 0.36
    const gap = size * 0.155
    let at = size
    context.beginPath()
    context.moveTo(radius, 0)
    context.lineTo(at, 0)
    context.stroke()
    if (pennants) {
      context.beginPath()
      context.moveTo(at, 0)
      context.lineTo(at - gap * 0.2, feather)
      context.lineTo(at - gap * 1.5, 0)
      context.fill()
      context.stroke()
      at -= gap * 2.2
    } else if (!full) at -= gap
    context.beginPath()
    for (let i = 0; i < full + half; i++) {
      const length = i < full ? 1 : 0.52
      context.moveTo(at, 0)
      context.lineTo(at + gap * 0.7 * length, feather * length)
      at -= gap
    }
    context.stroke()
  }
  context.restore()
}

function paintStations(
  context: Context,
  plan: Plan,
  field: Field,
  minute: number,
  labels: readonly Label[],
  size: number,
  seed: string,
) {
  const { width, height, scale, origin, low, high, front, occluded } = plan
  const taken: Point[] = labels.map(({ at }) => at)
  const step = plan.line * 4
  for (const [index, [longitude, latitude]] of STATIONS.entries()) {
    const [mx, my] = placeOf(longitude, latitude)
    const at: Point = [origin[0] + mx * scale, origin[1] + my * scale]
    const [x, y] = at
    const angle = windFrom(field(x + step, y) - field(x - step, y), field(x, y + step) - field(x, y - step))
    const middle: Point = [x + Math.cos(angle) * size * 0.5, y + Math.sin(angle) * size * 0.5]
    const near = (points: readonly Point[], reach: number) =>
      points.some(([px, py]) => Math.hypot(px - middle[0], py - middle[1]) < reach)
    if (x < size * 0.7 || y < size * 0.7 || x > width - size * 0.7 || y > height - size * 0.7) continue
    if (rim(plan, low, middle) < 1.32 || rim(plan, high, middle) < 1.32) continue
    if (near(taken, size * 1.15) || near(front, size * 0.95) || near(occluded, size * 0.95)) continue
    taken.push(middle)
    paintStation(context, at, size, angle, minute, createRandom(seed, 'sky', index).integer(1, 8))
  }
}

/** A centre: its letter, and under it the pressure, of which the last two figures tell. */
function paintCentre(
  context: Context,
  { type }: Plan,
  [x, y]: Point,
  letter: string,
  pressure: number,
  ink: string,
) {
  const [lead, tell] = lettered(pressure)
  context.fillStyle = ink
  context.textBaseline = 'alphabetic'
  context.textAlign = 'center'
  context.font = `${type * 0.72}px "${HEAVY}"`
  context.fillText(letter, x, y - type * 0.2)
  context.textAlign = 'left'
  const [light, heavy] = [`${type * 0.9}px "${LIGHT}"`, `${type * 0.9}px "${HEAVY}"`]
  context.font = light
  const before = context.measureText(lead).width
  context.font = heavy
  const after = context.measureText(tell).width
  const left = x - (before + after) / 2
  context.font = light
  context.fillText(lead, left, y + type * 0.62)
  context.font = heavy
  context.fillText(tell, left + before, y + type * 0.62)
}

/** The calm of a centre is kept clear for its pressure: coasts and meridians only show through. */
function paintCalm(context: Context, { core }: Plan, [x, y]: Point) {
  context.fillStyle = 'rgb(255 255 255 / 80%)'
  context.beginPath()
  context.ellipse(x, y, core[0], core[1], 0, 0, 2 * Math.PI)
  context.fill()
}

/** The chart of a minute, all but the fronts. */
export function paintChart(
  context: Context,
  plan: Plan,
  hour: number,
  minute: number,
  cycle: 12 | 24,
  seed: string,
) {
  const pressures = pressuresAt(hour, minute, cycle)
  const field = fieldOf(plan, pressures)
  const small = Math.min(plan.width, plan.height) < 260
  const isobars = isobarsOf(sample(field, plan.width, plan.height), small ? 10 : 4)
  const size = Math.max(7, plan.line * 8.5)
  paintMap(context, plan)
  paintCalm(context, plan, plan.low)
  paintCalm(context, plan, plan.high)
  const labels = paintIsobars(context, isobars, plan, size)
  paintStations(context, plan, field, minute, labels, Math.max(16, plan.line * 34), seed)
  paintCentre(context, plan, plan.low, 'L', pressures.low, INK.low)
  paintCentre(context, plan, plan.high, 'H', pressures.high, INK.high)
}
