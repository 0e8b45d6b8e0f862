import { type Box, block, type Context, type Point } from './brush'
import type { Layout } from './layout'
import type { Moment } from './motion'

/** The bell sits in the cover, left of the spools, where there is room. */
export function bellPlace({ x, y, unit }: Layout): Point | undefined {
  const left = (x - unit * 17.5) / 2
  return left > unit * 4 ? { x: left, y: y + unit * 7.6 } : undefined
}

export function bell(context: Context, layout: Layout, ring: number, hammer: number) {
  const place = bellPlace(layout)
  if (!place) return
  const { unit } = layout
  const { x, y } = place
  const disc = (cx: number, cy: number, radius: number, fill: string | CanvasGradient) => {
    context.beginPath()
    context.arc(cx, cy, radius, 0, 7)
    context.fillStyle = fill
    context.fill()
  }
  disc(x, y + unit * 0.06, unit * 2.72, '#e3f2e8')
  disc(x, y, unit * 2.66, '#1d2925')
  const shift = ring * unit * 0.1
  // The hammer comes in from the right.
  context.save()
  context.translate(x + unit * 2.5 - hammer * unit * 0.5, y + unit * 0.9)
  context.rotate(0.25)
  block(context, -unit * 0.45, -unit * 0.3, unit * 0.6, unit * 0.6, unit * 0.16, '#d8ddda')
  context.restore()
  const cx = x - unit * 0.16 + shift
  const shine = context.createRadialGradient(cx - unit * 0.7, y - unit * 0.85, unit * 0.1, cx, y, unit * 2.1)
  for (const [at, colour] of [
    [0, '#ffffff'],
    [0.22, '#e9eeeb'],
    [0.5, '#aab4af'],
    [0.72, '#7d8884'],
    [0.86, '#c5cdc9'],
    [1, '#68726e'],
  ] as const)
    shine.addColorStop(at, colour)
  disc(cx + unit * 0.12, y + unit * 0.3, unit * 2.05, 'rgb(0 0 0 / 0.6)')
  disc(cx, y, unit * 2.05, shine)
  disc(cx, y + unit * 0.05, unit * 0.44, '#5d6763')
  disc(cx, y, unit * 0.4, '#cfd6d2')
  context.save()
  context.translate(cx, y)
  context.rotate(0.7)
  context.fillStyle = '#57615d'
  context.fillRect(-unit * 0.34, -unit * 0.06, unit * 0.68, unit * 0.12)
  context.restore()
}

/** The bell as it rings. */
export function drawBell(context: Context, layout: Layout, { ring, hammer }: Moment) {
  if (ring || hammer) bell(context, layout, ring, hammer)
}

/** The part of the stage that the bell is in, nothing of it where there is none. */
export function bellPart(layout: Layout): Box {
  const place = bellPlace(layout)
  const reach = place ? layout.unit * 3.2 : 0
  const { x, y } = place ?? { x: 0, y: 0 }
  return { left: x - reach, top: y - reach, width: 2 * reach, height: 2 * reach }
}
