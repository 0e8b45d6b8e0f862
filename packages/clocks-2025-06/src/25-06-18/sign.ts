import { BROAD, type Layout } from './layout'
import { type Stroke, strokesOf } from './model'

type Context = CanvasRenderingContext2D
type Ink = string | CanvasPattern

export interface Coat {
  readonly lit: Ink
  readonly body: Ink
  readonly shade: Ink
}

/** All strokes in one ink, `broad` across; slanting ones end flush with the others. */
function strokeAll(context: Context, number: number, { unit, reach }: Layout, broad: number, ink: Ink) {
  context.save()
  context.beginPath()
  const [across, down] = [unit + broad / 2, reach * unit + broad / 2]
  context.rect(-across, -down, across * 2, down * 2)
  context.clip()
  context.strokeStyle = ink
  context.lineWidth = broad
  const stave: Stroke = [0, -reach, 0, reach]
  for (const [x1, y1, x2, y2] of [stave, ...strokesOf(number, reach)]) {
    const slants = x1 !== x2 && y1 !== y2
    const more = slants ? broad / unit : 0
    context.lineCap = slants ? 'butt' : 'square'
    context.beginPath()
    context.moveTo(x1 * unit, y1 * unit)
    context.lineTo((x2 + Math.sign(x2 - x1) * more) * unit, (y2 + Math.sign(y2 - y1) * more) * unit)
    context.stroke()
  }
  context.restore()
}

/** A number raised in gesso, with its edge towards the light and its edge away from it. */
export function paintSign(context: Context, number: number, layout: Layout, { lit, body, shade }: Coat) {
  const broad = BROAD * layout.unit
  const edge = broad * 0.085
  strokeAll(context, number, layout, broad, shade)
  context.save()
  context.translate(-edge / 2, -edge / 2)
  strokeAll(context, number, layout, broad - edge, lit)
  context.restore()
  strokeAll(context, number, layout, broad - 2 * edge, body)
}

/** The pen's outline round it, and the shadow it throws. */
export function paintOutline(context: Context, number: number, layout: Layout) {
  const { unit } = layout
  const line = unit * 0.035
  context.save()
  context.translate(unit * 0.05, unit * 0.06)
  strokeAll(context, number, layout, BROAD * unit + line, 'rgb(16 4 10 / 0.4)')
  context.restore()
  strokeAll(context, number, layout, BROAD * unit + 2 * line, '#2a120a')
}
