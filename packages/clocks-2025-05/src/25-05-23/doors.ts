import { laterBy } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { bar, brass, type Context, TAU } from './brush'
import { paintCar, railing } from './car'
import { FIGURES } from './figures'
import { opening, type Plan } from './layout'
import { carAt, DOORS_CLOSE, DOORS_OPEN, doorsOpen } from './model'
import { LACQUER } from './palette'

/** The left leaf, shut: an openwork sun of brass over a solid foot. Its right side is the left one turned over. */
function paintLeaf(context: Context, plan: Plan) {
  const { x, y, wide, tall } = opening(plan)
  const { small } = plan
  const leaf = wide / 2
  const middle = x + leaf
  const foot = y + tall - Math.min(tall * 0.17, leaf * 0.42)
  const stile = leaf * 0.05
  const body = brass(context, x - leaf * 0.2, y, middle + leaf * 0.3, y + tall)
  const thin = Math.max(small ? 0.8 : 1.2, leaf * 0.017)
  context.save()
  context.beginPath()
  context.rect(x, y, leaf, tall)
  context.clip()
  const reach = Math.hypot(leaf, foot - y)
  const rays = small ? 6 : 12
  for (let ray = 1; ray < rays; ray++) {
    const angle = (ray / rays) * (Math.PI / 2)
    const path = new Path2D()
    path.moveTo(middle, foot)
    path.lineTo(middle - Math.sin(angle) * reach, foot - Math.cos(angle) * reach)
    bar(context, path, ray % 2 ? thin * 0.62 : thin, body)
  }
  for (const ring of small ? [0.62] : [0.5, 0.55, 0.96, 1.01]) {
    const path = new Path2D()
    path.arc(middle, foot, leaf * ring, Math.PI, Math.PI * 1.5)
    bar(context, path, thin * 0.7, body)
  }
  // A tall leaf has a second fan hanging from its lintel.
  if (foot - y > leaf * 2.1)
    for (const ring of [0.3, 0.52, 0.57]) {
      const path = new Path2D()
      path.arc(middle, y, leaf * ring, Math.PI / 2, Math.PI)
      bar(context, path, thin * 0.7, body)
    }
  const solid = (path: Path2D) => {
    context.save()
    context.shadowColor = 'rgb(40 20 0 / 0.6)'
    context.shadowBlur = thin * 2
    context.fillStyle = body
    context.fill(path)
    context.restore()
    context.lineWidth = thin * 0.35
    context.strokeStyle = '#5b3d10'
    context.stroke(path)
  }
  const hub = new Path2D()
  hub.moveTo(middle, foot)
  hub.arc(middle, foot, leaf * 0.2, Math.PI, Math.PI * 1.5)
  hub.closePath()
  solid(hub)
  const kick = new Path2D()
  kick.rect(x, foot, leaf, y + tall - foot)
  solid(kick)
  // Engraved scallops on the foot.
  context.strokeStyle = 'rgb(72 44 8 / 0.7)'
  context.lineWidth = thin * 0.32
  const deep = y + tall - foot
  const scallop = deep * 0.34
  for (let row = 0; row < 4; row++)
    for (let column = -1; column <= Math.ceil(leaf / scallop); column++)
      for (const ring of [1, 0.72, 0.44]) {
        context.beginPath()
        const px = middle - (column + (row % 2 ? 0.5 : 0)) * scallop
        context.arc(
          px,
          foot + deep * 0.16 + row * scallop * 0.5 + scallop * 0.5,
          scallop * 0.5 * ring,
          Math.PI,
          TAU,
        )
        context.stroke()
      }
  const frames = new Path2D()
  frames.rect(x + stile / 2, y + stile / 2, leaf - stile * 0.8, tall - stile)
  bar(context, frames, stile, body)
  context.restore()
}

const paths: Path2D[] = []

/** The minute in two figures, drawn out to the height of the car. */
function paintMinute(context: Context, plan: Plan, minute: number) {
  const { x, y, wide, tall } = opening(plan)
  const [tens, units] = [Math.floor(minute / 10), minute % 10]
  const gap = 78
  const scale = (wide * 0.755) / 1964
  const room =
    tall - Math.min(tall * 0.075, wide * 0.07) - Math.min(tall * 0.11, wide * 0.125) - railing(tall, wide)
  const high = Math.min(scale * 2.05, (room * 0.84) / 1000)
  const top = y + Math.min(tall * 0.075, wide * 0.07) + (room - high * 1000) * 0.5
  const ink = FIGURES[tens]![1] - FIGURES[tens]![0] + gap + FIGURES[units]![1] - FIGURES[units]![0]
  let at = x + wide / 2 - (ink * scale) / 2
  for (const figure of [tens, units]) {
    const [left, right, outline] = FIGURES[figure]!
    paths[figure] ??= new Path2D(outline)
    const path = paths[figure]
    context.save()
    context.translate(at - left * scale, top)
    context.scale(scale, high)
    context.lineJoin = 'round'
    context.lineWidth = 30
    context.strokeStyle = '#fff6d2'
    context.stroke(path)
    context.lineWidth = 16
    context.strokeStyle = '#a8741f'
    context.stroke(path)
    context.fillStyle = LACQUER
    context.fill(path)
    context.restore()
    at += (right - left + gap) * scale
  }
}

export function drawDoorway(frame: CanvasFrame, plan: Plan, second: number) {
  const { context, time } = frame
  const { x, y, wide, tall } = opening(plan)
  const { gone, bob } = carAt(second)
  const storey = tall * 1.08
  // Pictures of them are kept for their movement alone.
  const still = second >= DOORS_OPEN && second < DOORS_CLOSE
  context.save()
  context.beginPath()
  context.rect(x, y, wide, tall)
  context.clip()
  if (gone > 0) {
    context.fillStyle = '#17120b'
    context.fillRect(x, y, wide, tall)
  }
  for (const below of gone > 0 ? [0, 1] : [0]) {
    context.save()
    context.translate(0, (below - gone) * storey + bob * tall)
    if (still) paintCar(context, plan)
    else frame.layer('car', '', (layer) => paintCar(layer, plan))
    paintMinute(context, plan, below ? laterBy(time, 60_000).minute : time.minute)
    context.restore()
  }
  const slide = doorsOpen(second) * (wide / 2) * 0.82
  for (const side of [1, -1]) {
    context.save()
    if (side < 0) {
      context.translate(2 * plan.middle, 0)
      context.scale(-1, 1)
    }
    context.translate(-slide, 0)
    if (still) paintLeaf(context, plan)
    else frame.layer('leaf', '', (layer) => paintLeaf(layer, plan))
    context.restore()
  }
  context.restore()
}
