import { block, type Context, type Point, ramp } from './brush'
import type { Layout } from './layout'
import { FAMILY } from './palette'

/** Where a key is; rows from the top. */
export function keyAt({ x, y, unit }: Layout, row: number, index: number): Point {
  return { x: x + (index - 4.6 + row * 0.42) * unit * 2.75, y: y + unit * (12.9 + row * 2.72) }
}

export function key(
  context: Context,
  { x, y }: Point,
  unit: number,
  legend: string,
  down: number,
  colour = '#6f9d85',
) {
  const radius = unit * 1.14
  const disc = (centre: number, size: number, fill: string | CanvasGradient) => {
    context.beginPath()
    context.arc(x, centre, size, 0, 7)
    context.fillStyle = fill
    context.fill()
  }
  disc(y + unit * 0.42, radius * 1.1, '#14211b')
  const top = y + down * unit * 0.34
  disc(top + unit * 0.16 * (1 - down), radius, '#1f352b')
  disc(top, radius * 0.96, colour)
  // Dished: lit on the far side of the hollow.
  disc(
    top + unit * 0.02,
    radius * 0.84,
    ramp(context, x, top - radius, x, top + radius, [
      [0, 'rgb(10 40 28 / 0.38)'],
      [0.55, 'rgb(255 255 255 / 0.06)'],
      [1, 'rgb(255 255 255 / 0.34)'],
    ]),
  )
  if (!legend) return
  context.fillStyle = '#fdfaf0'
  context.font = `${unit * 1.12}px "${FAMILY}", monospace`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(legend.toUpperCase(), x, top + unit * 0.38)
}

export function spaceBar(context: Context, layout: Layout, down: number) {
  const { x, unit } = layout
  const { y } = keyAt(layout, 4, 0)
  const wide = unit * 19
  const top = y - unit * 1 + down * unit * 0.3
  block(context, x - wide / 2 - unit * 0.1, y - unit * 0.85, wide + unit * 0.2, unit * 2.3, unit, '#14211b')
  block(context, x - wide / 2, top, wide, unit * 1.9, unit * 0.9, '#2f4a3e')
  block(
    context,
    x - wide / 2,
    top,
    wide,
    unit * 1.65,
    unit * 0.8,
    ramp(context, 0, top, 0, top + unit * 1.7, [
      [0, '#a9cfba'],
      [0.3, '#7ba78f'],
      [1, '#5f8b76'],
    ]),
  )
}
