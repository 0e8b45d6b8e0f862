import { BROAD, type Layout } from './layout'
import { type Stroke, strokesOf } from './model'

type Context = CanvasRenderingContext2D

/** All strokes in one ink, `broad` across, filled as one shape; slanting ones end flush with the others. */
function paintStrokes(context: Context, number: number, { unit, reach }: Layout, broad: number, ink: string) {
  context.save()
  context.beginPath()
  const [across, down] = [unit + broad / 2, reach * unit + broad / 2]
  context.rect(-across, -down, across * 2, down * 2)
  context.clip()
  context.beginPath()
  const stave: Stroke = [0, -reach, 0, reach]
  for (const [x1, y1, x2, y2] of [stave, ...strokesOf(number, reach)]) {
    const far = Math.hypot(x2 - x1, y2 - y1)
    const [along, down] = [((x2 - x1) / far) * broad, ((y2 - y1) / far) * broad]
    const slants = x1 !== x2 && y1 !== y2
    const [before, after] = slants ? [0, Math.SQRT2] : [0.5, 0.5]
    const [fromX, fromY] = [x1 * unit - along * before, y1 * unit - down * before]
    const [toX, toY] = [x2 * unit + along * after, y2 * unit + down * after]
    // All go round the same way, so that what is covered twice is still one shape.
    context.moveTo(fromX - down / 2, fromY + along / 2)
    context.lineTo(toX - down / 2, toY + along / 2)
    context.lineTo(toX + down / 2, toY - along / 2)
    context.lineTo(fromX + down / 2, fromY - along / 2)
    context.closePath()
  }
  context.fillStyle = ink
  context.fill()
  context.restore()
}

/** Tones of a raised cushion, from its edge to its crown. */
export type Coat = readonly (readonly [red: number, green: number, blue: number])[]

const STEPS = 16

/** A number raised like a cushion: narrower and lighter strokes, each a little nearer to the light. */
export function paintSign(context: Context, number: number, layout: Layout, coat: Coat, crown: number) {
  const broad = BROAD * layout.unit
  for (let step = 0; step <= STEPS; step++) {
    const rise = step / STEPS
    const at = rise * (coat.length - 1)
    const [below, above] = [coat[Math.floor(at)]!, coat[Math.ceil(at)]!]
    const tone = below.map((value, part) => Math.round(value + (above[part]! - value) * (at % 1)))
    const towards = broad * 0.1 * Math.sin((rise * Math.PI) / 2)
    context.save()
    context.translate(-towards, -towards)
    paintStrokes(
      context,
      number,
      layout,
      broad * (1 - (1 - crown) * rise) - towards * 0.4,
      `rgb(${tone.join(' ')})`,
    )
    context.restore()
  }
}

/** The pen's outline round it, and the shadow it throws. */
export function paintOutline(context: Context, number: number, layout: Layout) {
  const { unit } = layout
  const line = unit * 0.03
  for (const far of [0.13, 0.1, 0.07, 0.04]) {
    context.save()
    context.translate(unit * far * 0.8, unit * far)
    paintStrokes(context, number, layout, BROAD * unit + line, 'rgb(12 3 8 / 0.2)')
    context.restore()
  }
  paintStrokes(context, number, layout, BROAD * unit + 2 * line, '#240e08')
}
