import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Context, fillOfClay, rounded } from './brush'
import { handle, type Plan } from './layout'
import { greek, hourFigure, profile } from './model'
import { meander, rays } from './ornament'
import { FACE, SLIP, TURNED } from './palette'

/** The lines and the painted bands of the pots: everything before the water. */
export function paintFront(context: Context, frame: CanvasFrame, plan: Plan, vessel: 'bowl' | 'jar') {
  const { time, hourCycle } = frame
  const { unit, bowl, jar, tiny, wide, rim } = plan
  const fill = fillOfClay(context, frame, plan)
  const tall = bowl.bottom - bowl.top
  const fine = Math.max(0.6, unit * 0.0014)
  context.textBaseline = 'alphabetic'
  // Twelve hours.
  const gap = tall / 12
  for (let line = 0; vessel === 'bowl' && line < 12; line++) {
    const y = bowl.top + gap * line
    const half = bowl.radius * profile(1 - line / 12)
    const quarter = line % 3 === 0
    if (tiny && !quarter) continue
    context.strokeStyle = `rgb(60 30 16 / ${quarter ? 0.8 : 0.45})`
    context.lineWidth = quarter ? fine * 1.5 : fine
    context.beginPath()
    context.moveTo(bowl.x - half, y)
    context.lineTo(bowl.x - half * 0.36, y)
    context.moveTo(bowl.x + half * 0.36, y)
    context.lineTo(bowl.x + half, y)
    context.stroke()
    if (tiny || (gap < 11 && !quarter)) continue
    const size = Math.min(gap < 11 ? gap * 1.7 : gap * 0.84, unit * 0.036)
    const hour = hourFigure(time.hour < 12 ? line : line + 12, hourCycle)
    context.font = `700 ${size}px ${FACE}`
    context.fillStyle = SLIP
    context.textAlign = 'left'
    context.fillText(greek(hour), bowl.x - half + size * 0.55, y + size * 0.82)
    context.textAlign = 'right'
    context.fillText(String(hour), bowl.x + half - size * 0.55, y + size * 0.82)
  }
  // Sixty minutes.
  const step = (jar.bottom - jar.top) / 60
  for (let line = 0; vessel === 'jar' && line < 60; line++) {
    const y = jar.bottom - step * line
    const long = line % 10 === 0 ? 1 : line % 5 === 0 ? 0.5 : 0.3
    if (step < 3.2 && line % 5) continue
    context.strokeStyle = `rgb(60 30 16 / ${line % 5 ? 0.5 : 0.85})`
    context.lineWidth = line % 5 ? fine : fine * 1.5
    context.beginPath()
    for (const side of [-1, 1]) {
      context.moveTo(jar.x + side * jar.radius, y)
      context.lineTo(jar.x + side * jar.radius * (1 - 0.42 * long), y)
    }
    context.stroke()
    if (line % (step < 2.6 ? 10 : 5) || line === 0 || tiny) continue
    const size = Math.min(step * (step < 2.6 ? 5.6 : 3.6), unit * 0.034)
    context.font = `700 ${size}px ${FACE}`
    context.fillStyle = SLIP
    context.textAlign = 'left'
    context.fillText(greek(line), jar.x - jar.radius + size * 0.35, y - size * 0.16)
    context.textAlign = 'right'
    context.fillText(String(line), jar.x + jar.radius - size * 0.35, y - size * 0.16)
  }

  // Rims and feet, whole, with the painter's bands.
  const band = (x: number, top: number, deep: number, upper: number, lower: number, keys: boolean) => {
    const path = new Path2D()
    path.moveTo(x - upper, top)
    path.lineTo(x + upper, top)
    path.lineTo(x + lower, top + deep)
    path.lineTo(x - lower, top + deep)
    path.closePath()
    for (const paint of [fill, rounded(context, x - upper, x + upper, ...TURNED)]) {
      context.fillStyle = paint
      context.fill(path)
    }
    context.fillStyle = SLIP
    context.fillRect(x - upper, top, 2 * upper, deep * 0.13)
    context.fillRect(x - lower, top + deep * 0.88, 2 * lower, deep * 0.12)
    if (keys)
      meander(
        context,
        x - Math.min(upper, lower),
        x + Math.min(upper, lower),
        top + deep * 0.14,
        deep * 0.74,
        SLIP,
      )
  }
  if (vessel === 'jar') {
    band(jar.x, jar.top - rim * 0.8, rim * 0.8, jar.radius + unit * 0.04, jar.radius + unit * 0.025, true)
    band(
      jar.x,
      jar.bottom,
      plan.ledge - jar.bottom,
      jar.radius + unit * 0.02,
      jar.radius + unit * 0.035,
      false,
    )
    context.fillStyle = SLIP
    rays(
      context,
      jar.x - jar.radius - unit * 0.01,
      jar.x + jar.radius + unit * 0.01,
      plan.ledge - unit * 0.004,
      (plan.ledge - jar.bottom) * 0.72,
      24,
    )
    return
  }
  band(bowl.x, bowl.top - rim, rim, bowl.radius + unit * 0.055, bowl.radius + unit * 0.03, true)
  if (!tiny) {
    // The bowl's foot, and its two handles.
    const foot = new Path2D()
    const [y, ground] = [bowl.bottom + unit * 0.03, bowl.bottom + unit * (wide ? 0.066 : 0.046)]
    foot.moveTo(bowl.x - unit * 0.05, y - unit * 0.012)
    foot.quadraticCurveTo(bowl.x - unit * 0.05, ground - unit * 0.008, bowl.x - unit * 0.1, ground)
    foot.lineTo(bowl.x + unit * 0.1, ground)
    foot.quadraticCurveTo(bowl.x + unit * 0.05, ground - unit * 0.008, bowl.x + unit * 0.05, y - unit * 0.012)
    foot.closePath()
    context.fillStyle = rounded(
      context,
      bowl.x - unit * 0.1,
      bowl.x + unit * 0.1,
      '#120b09',
      '#4a3a34',
      '#1f1512',
      '#120b09',
    )
    context.fill(foot)
    for (const side of [-1, 1]) {
      const path = handle(plan, side)
      context.lineCap = 'round'
      for (const [thick, colour] of [
        [0.022, SLIP],
        [0.006, '#6a544a'],
      ] as const) {
        context.lineWidth = unit * thick
        context.strokeStyle = colour
        context.stroke(path)
      }
    }
  }
}
