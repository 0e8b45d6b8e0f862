import { createRandom, type HourCycle, untilSecond } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { cutsAt, type Edge, edgeOf, lightAt, next, placeOf, type Row } from './model'

/** Seconds after the stroke in which chips still fly. */
const FLIGHT = 0.5

interface Bench {
  readonly edge: Edge
  readonly row: Row
  /** Where the next cut crosses the edge, CSS pixels from the top left. */
  readonly x: number
  readonly y: number
}

function benchAt(width: number, height: number, hour: number, minute: number, cycle: HourCycle): Bench {
  const cuts = cutsAt(hour, minute, cycle)
  const edge = edgeOf(width, height, cuts.hours)
  const { row, index } = next(cuts)
  const along = edge[row] + placeOf(index) * edge.pitch
  return { edge, row, x: edge.x + edge.dx * along, y: height - edge.y - edge.dy * along }
}

/** The part of the stage in which the mason is at work. */
export function partOf(width: number, height: number, hour: number, minute: number, cycle: HourCycle) {
  const { edge, x, y } = benchAt(width, height, hour, minute, cycle)
  const far = edge.reach * 2.5
  const [left, top] = [Math.max(0, x - far), Math.max(0, y - far)]
  return { left, top, width: Math.min(width, x + far) - left, height: Math.min(height, y + far) - top }
}

/** The cut so far, the chisel in it, and the chips of the last blow. */
export function drawChisel({ context, time, width, height, hourCycle, motion, seed }: CanvasFrame) {
  const { edge, row, x, y } = benchAt(width, height, time.hour, time.minute, hourCycle)
  const { reach, pitch } = edge
  const { from, colour, shade } = lightAt(time.hour + time.minute / 60)
  const lit = (grey: number, part: number) => {
    const [r, g, b] = [0, 1, 2].map((channel) =>
      Math.min(255, Math.round(255 * grey * (shade[channel]! * 0.7 + colour[channel]! * part * 0.72))),
    )
    return `rgb(${r} ${g} ${b})`
  }
  const since = motion === 'reduced' ? 1 : time.millisecond / 1000
  const blow = Math.min(1, since / 0.1)
  const turn = -Math.atan2(edge.dy, edge.dx)
  // Along the edge to the right, away from it downwards; hours are cut upwards.
  const way = row === 'hours' ? -1 : 1
  const [start, long] = row === 'tens' ? [-reach, reach * 1.94] : [0, reach * 0.97 * way]
  const tip = start + (long * Math.max(1.5, time.second - 1 + blow)) / 60
  const slant = row === 'tens' ? -0.3 : 0

  context.save()
  context.translate(x, y)
  context.rotate(turn)
  // The groove so far: its bruised rim, its pale wall, its dark one.
  const wide = pitch * 0.2
  for (const [left, right, tone] of [
    [-1.7, 1.7, lit(0.62, 0.7)],
    [-1, 1, lit(1, 1.1)],
    [-1, -0.1, lit(0.16, 0.3)],
  ] as const) {
    context.fillStyle = tone
    context.beginPath()
    context.moveTo(slant * start + left * wide, start)
    context.lineTo(slant * tip + left * wide * 0.3, tip)
    context.lineTo(slant * tip + right * wide * 0.3, tip)
    context.lineTo(slant * start + right * wide, start)
    context.closePath()
    context.fill()
  }

  // The chisel leans away from what is cut already.
  const recoil = since < 0.34 ? Math.sin(Math.PI * Math.min(1, since / 0.34)) * reach * 0.02 : 0
  const lean = way * 1.18
  context.translate(slant * tip, tip)
  const shadow = turn + lean
  // The shadow falls away from the light, from the same tip.
  const [sx, sy] = [-from[0], from[1]]
  const cross = Math.cos(shadow) * sy - Math.sin(shadow) * sx
  context.save()
  context.rotate(lean + Math.max(-0.42, Math.min(0.42, cross * 0.5)) + 0.05)
  context.fillStyle = 'rgb(8 9 14 / 0.42)'
  bar(context, reach, recoil, 1.06)
  context.fill()
  context.restore()
  context.rotate(lean)
  steel(context, reach, recoil, lit)
  context.restore()

  if (since < FLIGHT) chips()
  return since < FLIGHT ? undefined : untilSecond(time)

  function chips() {
    const { between } = createRandom(seed, 'chips', Math.floor(time.secondsOfDay))
    context.translate(x, y)
    context.rotate(turn)
    context.translate(slant * tip, tip)
    context.rotate(-turn)
    for (let chip = 0; chip < 9; chip++) {
      const angle = between(-Math.PI, 0)
      const speed = between(0.5, 1.7) * reach
      const size = between(0.012, 0.04) * reach * (1 - since / FLIGHT / 1.6)
      const cx = Math.cos(angle) * speed * since
      const cy = Math.sin(angle) * speed * since + 3.4 * reach * since * since
      const spin = between(0, 6) + since * between(-14, 14)
      context.save()
      context.translate(cx, cy)
      context.rotate(spin)
      context.fillStyle = lit(between(0.6, 1), 0.8)
      context.beginPath()
      context.moveTo(-size, size * 0.6)
      context.lineTo(size * 1.2, size * 0.3)
      context.lineTo(size * 0.2, -size)
      context.closePath()
      context.fill()
      context.restore()
    }
  }
}

const LONG = 1.5
/** Half as wide, from the edge of the blade to the head. */
const OUTLINE = [
  [0, 0.075],
  [0.26, 0.1],
  [0.34, 0.078],
  [1.36, 0.078],
  [1.41, 0.088],
  [1.46, 0.093],
  [LONG, 0.084],
] as const

function bar(context: CanvasRenderingContext2D, reach: number, back: number, stretch: number) {
  context.beginPath()
  for (const [along, half] of OUTLINE) context.lineTo(back + along * reach * stretch, -half * reach)
  for (const [along, half] of OUTLINE.toReversed())
    context.lineTo(back + along * reach * stretch, half * reach)
  context.closePath()
}

function steel(
  context: CanvasRenderingContext2D,
  reach: number,
  back: number,
  lit: (grey: number, part: number) => string,
) {
  bar(context, reach, back, 1)
  context.save()
  context.clip()
  const half = 0.094 * reach
  for (const [top, bottom, grey, part] of [
    [-1, -0.42, 0.72, 0.95],
    [-0.42, 0.38, 0.5, 0.6],
    [0.38, 1, 0.3, 0.18],
  ] as const) {
    context.fillStyle = lit(grey, part)
    context.fillRect(back - 1, top * half, (LONG + 0.1) * reach, (bottom - top) * half)
  }
  // The blade was ground flat; the head has been struck bright.
  context.fillStyle = lit(0.95, 0.9)
  context.beginPath()
  context.moveTo(back, -half)
  context.lineTo(back + 0.26 * reach, -half)
  context.lineTo(back + 0.12 * reach, half)
  context.lineTo(back, half)
  context.fill()
  context.fillStyle = lit(0.85, 0.9)
  context.fillRect(back + (LONG - 0.035) * reach, -half, 0.05 * reach, half * 2)
  context.restore()
}
