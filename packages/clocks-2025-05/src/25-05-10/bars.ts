import { block, type Context, type Point } from './brush'
import type { Layout } from './layout'
import { BARS } from './model'

/** The root of a typebar in the segment and its head at rest. */
export function barRest({ x, y, unit }: Layout, bar: number): { root: Point; head: Point; angle: number } {
  const angle = ((bar + 0.5) / BARS - 0.5) * 2.78
  const at = (radius: number) => ({
    x: x + Math.sin(angle) * radius * unit * 1.12,
    y: y + unit * 3.1 + Math.cos(angle) * radius * unit * 0.86,
  })
  return { root: at(2.5), head: at(6.7), angle }
}

export function bar(
  context: Context,
  root: Point,
  head: Point,
  unit: number,
  scale: number,
  colours: readonly [string, string, string],
  face?: string,
) {
  const angle = Math.atan2(head.y - root.y, head.x - root.x)
  const long = Math.hypot(head.x - root.x, head.y - root.y)
  context.save()
  context.translate(root.x, root.y)
  context.rotate(angle)
  context.fillStyle = colours[1]
  context.beginPath()
  context.moveTo(0, -unit * 0.16)
  context.lineTo(long, -unit * 0.13 * scale)
  context.lineTo(long, unit * 0.13 * scale)
  context.lineTo(0, unit * 0.16)
  context.fill()
  context.fillStyle = colours[0]
  context.fillRect(0, -unit * 0.13, long, unit * 0.08)
  context.translate(long, 0)
  const wide = unit * 0.42 * scale
  const tall = unit * 1.25 * scale
  block(context, -tall * 0.5, -wide / 2, tall, wide, unit * 0.09, colours[1])
  context.fillStyle = colours[0]
  context.fillRect(-tall * 0.46, -wide / 2, tall * 0.92, wide * 0.3)
  context.fillStyle = colours[2]
  context.fillRect(-tall * 0.12, -wide / 2, tall * 0.1, wide)
  if (face) {
    context.fillStyle = face
    context.fillRect(tall * 0.4, -wide / 2, tall * 0.1, wide)
  }
  context.restore()
}

export const BAR = ['#dfe4e1', '#959e9a', '#4a524f'] as const
