import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import type { Context } from './brush'
import type { Plan } from './layout'

/** A running key pattern between two edges, whole keys only. */
export function meander(
  context: Context,
  left: number,
  right: number,
  top: number,
  tall: number,
  colour: string,
) {
  const count = Math.max(2, Math.round((right - left) / (tall * 1.25)))
  const key = (right - left) / count
  const [x, y] = [key / 6, tall / 6]
  context.strokeStyle = colour
  context.lineWidth = Math.min(x, y) * 0.95
  context.lineJoin = 'miter'
  context.lineCap = 'butt'
  context.beginPath()
  context.moveTo(left, top + tall - y)
  for (let index = 0; index < count; index++) {
    const start = left + index * key
    context.lineTo(start + 0.6 * x, top + tall - y)
    context.lineTo(start + 0.6 * x, top + y)
    context.lineTo(start + 5 * x, top + y)
    context.lineTo(start + 5 * x, top + 3.9 * y)
    context.lineTo(start + 2.6 * x, top + 3.9 * y)
    context.lineTo(start + 2.6 * x, top + 2.5 * y)
    context.lineTo(start + 3.6 * x, top + 2.5 * y)
    context.moveTo(start + 5 * x, top + 3.4 * y)
    context.lineTo(start + 5 * x, top + tall - y)
    context.lineTo(start + key, top + tall - y)
  }
  context.stroke()
}

/** One of the sixty tongues at the foot: outlined, or filled when its second has gone. */
export function tongue(context: Context, { width, height }: CanvasFrame, plan: Plan, index: number) {
  const step = width / 60
  const tall = height - plan.frieze
  const [x, y, wide, long] = [index * step + step * 0.12, plan.frieze + tall * 0.2, step * 0.76, tall * 0.62]
  context.moveTo(x, y)
  context.lineTo(x + wide, y)
  context.lineTo(x + wide, y + long - wide / 2)
  context.arc(x + wide / 2, y + long - wide / 2, wide / 2, 0, Math.PI)
  context.closePath()
}

/** The painter's rays, pointing up from a base. */
export function rays(
  context: Context,
  left: number,
  right: number,
  foot: number,
  tall: number,
  count: number,
) {
  const step = (right - left) / count
  context.beginPath()
  for (let index = 0; index < count; index++) {
    context.moveTo(left + index * step + step * 0.14, foot)
    context.lineTo(left + (index + 0.5) * step, foot - tall)
    context.lineTo(left + (index + 1) * step - step * 0.14, foot)
  }
  context.fill()
}
