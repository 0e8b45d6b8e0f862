/** The churn for browsers without WebGL: the same spiral, drops and rings, cut from flat colours. */
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Layout, layoutOn, pitchOf, radiusAt } from './model'
import { FIGURES } from './outlines'
import { DEEP, drawThreads, type Point, placeOn } from './threads'

type Context = CanvasRenderingContext2D

const TAU = 2 * Math.PI
const SLATE = 'rgb(81 95 109)'
const MILK = 'rgb(241 242 239)'
/** How broad the figures are, in parts of their height. */
const BROAD = [0.98, 0.65, 0.91, 0.9, 0.91, 0.88, 0.95, 0.81, 0.91, 0.95]

function disc(context: Context, [x, y]: Point, radius: number) {
  context.beginPath()
  context.arc(x, y, radius, 0, TAU)
}

/** Writes a number round a place. */
function write(context: Context, value: number, [x, y]: Point, high: number) {
  const digits = [...String(value)].map(Number)
  const lengths = digits.map((digit) => BROAD[digit]! * 190)
  context.save()
  context.translate(x, y)
  context.scale(high / 200, high / 200)
  context.translate(lengths.reduce((sum, length) => sum + length, 0) / -2, 0)
  digits.forEach((digit, index) => {
    context.translate(lengths[index]! / 2, 0)
    context.fill(new Path2D(FIGURES[digit]))
    context.translate(lengths[index]! / 2, 0)
  })
  context.restore()
}

/** The numbers of both rings, but for those that a drop would touch. */
function drawRings(context: Context, layout: Layout, hour: number, minute: number) {
  for (const [ring, at, count, first] of [
    [0, hour, 12, 1],
    [1, minute, 60, 0],
  ] as const) {
    const [radius, angle, high] = [layout.rings[ring], layout.angles[ring], layout.figures[ring]]
    const drop = placeOn(radius, angle)
    for (let number = 0; number < count; number++) {
      const seat = placeOn(radius, angle - ((number + first - at) / count) * TAU)
      if (Math.hypot(seat[0] - drop[0], seat[1] - drop[1]) < layout.drops[ring] + high * 1.15) continue
      write(context, number + first, seat, high)
    }
  }
}

/** The spiral's arm, which swells before and behind each drop and ends in the outer one. */
function traceArm(context: Context, layout: Layout) {
  const { rings, angles, drops } = layout
  const pitch = pitchOf(layout)
  const inner: Point[] = []
  context.beginPath()
  for (let angle = angles[0] - 4.4 * Math.PI; angle <= angles[1]; angle += 0.03) {
    const radius = radiusAt(layout, angle)
    const away = [0, 1].map((drop) => Math.abs(radius - rings[drop]!) / Math.sin(pitch) / drops[drop]!)
    const swelling = away.map((far, drop) => drops[drop]! * 0.74 * Math.exp(-far * far))
    // Within the outer drop it narrows, so that its end shows nowhere.
    const half = (radius * 0.062 + Math.max(...swelling)) * Math.min(1, 0.35 + away[1]!)
    // Across the arm, which is not quite straight outwards.
    const [out, along] = [half * Math.cos(pitch), (half * Math.sin(pitch)) / radius]
    context.lineTo(...placeOn(radius + out, angle - along))
    inner.push(placeOn(radius - out, angle + along))
  }
  for (const [x, y] of inner.reverse()) context.lineTo(x, y)
  context.closePath()
}

/**
 * Draws the churn.
 * @param at - The numbers in the drops, between two while the rings turn.
 * @param flow - Seconds that the threads have run.
 */
export function paintChurn(
  { context, width, height }: CanvasFrame,
  at: { hour: number; minute: number },
  flow: number,
) {
  const { layout, unit } = layoutOn(width, height)
  const { rings, angles, drops, figures } = layout
  context.fillStyle = SLATE
  context.fillRect(0, 0, width, height)
  context.translate(width / 2 + layout.middle[0] * unit, height / 2 - layout.middle[1] * unit)
  context.scale(unit, unit)
  drawThreads(context, layout, flow, (width + height) / unit)
  context.strokeStyle = DEEP
  for (const ring of [0, 1] as const) {
    disc(context, [0, 0], rings[ring])
    context.lineWidth = 2 * figures[ring] * [0.86, 1][ring]!
    context.stroke()
  }
  context.fillStyle = MILK
  drawRings(context, layout, at.hour, at.minute)
  traceArm(context, layout)
  context.fill()
  // Numbers that the arm runs over are dark in it.
  context.save()
  context.clip()
  context.fillStyle = DEEP
  drawRings(context, layout, at.hour, at.minute)
  context.restore()
  for (const [ring, number, count, first] of [
    [0, at.hour, 12, 1],
    [1, at.minute, 60, 0],
  ] as const) {
    const [x, y] = placeOn(rings[ring], angles[ring])
    context.save()
    disc(context, [x, y], drops[ring])
    context.fillStyle = MILK
    context.fill()
    context.clip()
    context.fillStyle = DEEP
    const low = Math.floor(number)
    for (const next of [low, low + 1]) {
      const high = drops[ring] * 0.86
      write(context, ((next - first + count) % count) + first, [x + (next - number) * 2.4 * high, y], high)
    }
    context.restore()
  }
}
