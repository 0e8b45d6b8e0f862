import { twoDigits } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { COMETS } from './comets'
import { anomalyOn, drawn, edgeFrom, farthestOf, HANDS, type Plan, placeAt, planOf, point } from './model'

export const NAMES = 'ft-25-09-19 Names'
export const NIGHT = '#0b0b0a'
export const STRAW = '#ecdfb4'
const FAINT = '#6d664f'
const FINE = '#aca178'

type Context = CanvasRenderingContext2D

/** An orbit as it is, or of a lost comet in dashes. */
function* paintOrbits(context: Context, plan: Plan) {
  for (const comet of COMETS) {
    const own = Object.values(HANDS).includes(comet)
    context.beginPath()
    // In steps of the eccentric anomaly, so that the far end is as smooth as the near one.
    const e = comet[2]
    for (let step = 0; step <= 180; step++) {
      const half = (step / 180) * Math.PI
      const anomaly =
        (2 * Math.atan2(Math.sqrt(1 + e) * Math.sin(half), Math.sqrt(1 - e) * Math.cos(half)) * 180) / Math.PI
      const { x, y } = drawn(plan, placeAt(comet, anomaly))
      context.lineTo(x, y)
    }
    context.strokeStyle = own ? FINE : FAINT
    context.lineWidth = plan.stroke * (own ? 1.1 : 0.75)
    context.setLineDash(comet[0].includes('D/') ? [plan.stroke * 6, plan.stroke * 5] : [])
    context.stroke()
    yield
  }
  context.setLineDash([])
}

/** The others, where they are on this day: a point, and a hair of a tail away from the sun. */
function paintOthers(context: Context, plan: Plan, day: string) {
  context.strokeStyle = STRAW
  context.fillStyle = STRAW
  context.lineWidth = plan.stroke
  const hands = Object.values(HANDS)
  for (const comet of COMETS) {
    if (hands.includes(comet) || comet[0].includes('D/')) continue
    const place = placeAt(comet, anomalyOn(comet, day))
    const far = Math.hypot(place.x, place.y)
    const { x, y } = drawn(plan, place)
    const [ax, ay] = [(x - plan.centre.x) / (far * plan.unit), (y - plan.centre.y) / (far * plan.unit)]
    const tail = plan.unit * (0.2 + 0.9 / far)
    context.beginPath()
    for (const spread of [-0.07, 0, 0.07]) {
      context.moveTo(x, y)
      context.lineTo(
        x + (ax - ay * spread) * tail * (spread ? 0.75 : 1),
        y + (ay + ax * spread) * tail * (spread ? 0.75 : 1),
      )
    }
    context.stroke()
    context.beginPath()
    context.arc(x, y, plan.stroke * 1.7, 0, 2 * Math.PI)
    context.fill()
  }
}

/** Names along the outward legs of the orbits that leave the chart, and of a few that do not. */
function* paintNames(context: Context, plan: Plan) {
  const size = Math.max(13, Math.min(plan.width, plan.height) * 0.0185)
  // A small stage has names only where orbits are apart, and none on a comet.
  const narrow = Math.min(plan.width, plan.height) < 600
  const [room, least] = narrow ? [3.4, 6.5] : [2, 4.4]
  context.font = `${size}px "${NAMES}"`
  context.textBaseline = 'alphabetic'
  context.textAlign = 'center'
  const placed: { x: number; y: number }[] = []
  for (const comet of COMETS) {
    if (farthestOf(comet) < 7.5) continue
    yield
    // As far out as the whole name finds room before the frame.
    for (const leg of [1, -1]) {
      const long = context.measureText(comet[0]).width
      const spots: { x: number; y: number; turn: number }[] = []
      for (let anomaly = 60; anomaly < 179; anomaly += 0.5) {
        const here = drawn(plan, placeAt(comet, anomaly * leg))
        const next = drawn(plan, placeAt(comet, (anomaly + 0.1) * leg))
        const turn = Math.atan2(next.y - here.y, next.x - here.x)
        const inside = (part: number) =>
          Math.abs(here.x + Math.cos(turn) * long * part - plan.centre.x) < plan.half.x - size &&
          Math.abs(here.y + Math.sin(turn) * long * part - plan.centre.y) < plan.half.y - size
        if (!inside(0.62) || !inside(-0.62)) break
        if (Math.hypot(here.x - plan.centre.x, here.y - plan.centre.y) > plan.unit * least)
          spots.push({ ...here, turn: Math.cos(turn) < 0 ? turn + Math.PI : turn })
      }
      // From outside inwards: the first that is clear will do.
      const best = spots.findLast((spot) =>
        [-0.5, -0.25, 0, 0.25, 0.5].every((part) => {
          const across = spot.x + Math.cos(spot.turn) * long * part
          const down = spot.y + Math.sin(spot.turn) * long * part
          return placed.every(({ x, y }) => (across - x) ** 2 + (down - y) ** 2 > (size * room) ** 2)
        }),
      )
      if (!best) continue
      for (const part of [-0.5, -0.25, 0, 0.25, 0.5])
        placed.push({
          x: best.x + Math.cos(best.turn) * long * part,
          y: best.y + Math.sin(best.turn) * long * part,
        })
      context.save()
      context.translate(best.x, best.y)
      context.rotate(best.turn)
      context.fillStyle = NIGHT
      context.fillRect(-long / 2 - size * 0.3, -size * 0.5, long + size * 0.6, size)
      context.fillStyle = FINE
      context.fillText(comet[0], 0, size * 0.3)
      context.restore()
      break
    }
  }
}

/** The sun, as engravers draw it. */
function paintSun(context: Context, plan: Plan) {
  const { x, y } = plan.centre
  const radius = plan.unit * 0.15
  context.fillStyle = NIGHT
  context.beginPath()
  context.arc(x, y, radius * 2.1, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = STRAW
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
  context.strokeStyle = STRAW
  context.lineWidth = plan.stroke
  context.beginPath()
  for (let ray = 0; ray < 24; ray++) {
    const from = point(plan, ray * 15, radius * 1.25)
    const to = point(plan, ray * 15, radius * (ray % 2 ? 1.6 : 1.95))
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
  }
  context.stroke()
}

/** A minute is white or black along the frame, as the degrees of a map are; its numbers stand outside. */
function paintFrame(context: Context, plan: Plan) {
  const { half, neat, band, width, height, stroke, centre } = plan
  const outer = { x: half.x + neat, y: half.y + neat }
  context.save()
  context.beginPath()
  context.rect(0, 0, width, height)
  context.rect(centre.x - half.x, centre.y - half.y, half.x * 2, half.y * 2)
  context.fillStyle = NIGHT
  context.fill('evenodd')
  context.fillStyle = STRAW
  // Wedges from the sun, of which the frame's line is left.
  context.save()
  context.beginPath()
  context.rect(centre.x - outer.x, centre.y - outer.y, outer.x * 2, outer.y * 2)
  context.rect(centre.x - half.x, centre.y - half.y, half.x * 2, half.y * 2)
  context.clip('evenodd')
  context.beginPath()
  for (let minute = 0; minute < 60; minute += 2) {
    const [from, to] = [point(plan, minute * 6, width + height), point(plan, minute * 6 + 6, width + height)]
    context.moveTo(centre.x, centre.y)
    context.lineTo(from.x, from.y)
    context.lineTo(to.x, to.y)
  }
  context.fill()
  context.restore()
  context.strokeStyle = STRAW
  context.lineWidth = stroke
  context.strokeRect(centre.x - half.x, centre.y - half.y, half.x * 2, half.y * 2)
  context.strokeRect(centre.x - outer.x, centre.y - outer.y, outer.x * 2, outer.y * 2)
  context.lineWidth = stroke * 2.5
  const rim = stroke * 5
  context.strokeRect(rim, rim, width - rim * 2, height - rim * 2)

  const middle = { x: outer.x + band * 0.46, y: outer.y + band * 0.46 }
  const [large, small] = [band * 0.6, Math.max(11, band * 0.27)]
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (let hour = 1; hour <= 12; hour++) {
    const at = hour * 30
    const { x, y } = point(plan, at, edgeFrom(middle, at))
    context.fillStyle = STRAW
    context.font = `${large}px "${NAMES}"`
    context.fillText(String(hour), x, y + large * 0.24)
    context.fillStyle = FINE
    context.font = `${small}px "${NAMES}"`
    context.fillText(String(hour * 5), x, y + large * 0.24 + small * 0.92)
  }
  context.restore()
}

/** What stays for the day. */
export function* paintChart({ context, time, width, height }: CanvasFrame) {
  const plan = planOf(width, height)
  context.fillStyle = NIGHT
  context.fillRect(0, 0, width, height)
  yield* paintOrbits(context, plan)
  yield* paintNames(context, plan)
  paintOthers(context, plan, `${time.year}-${twoDigits(time.month)}-${twoDigits(time.day)}`)
  paintSun(context, plan)
  yield
  paintFrame(context, plan)
}
