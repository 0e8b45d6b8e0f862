import { type ClockTime, twoDigits } from '@found-time/clock-runtime'
import { type Crossing, hourFigure } from './model'
import { downOf, type Plan } from './plan'
import { FIGURES, INK, NAMES, say } from './sheet'

type Context = CanvasRenderingContext2D

const RED = '#c3271b'

const threadWidth = ({ type }: Plan) => Math.max(1.2, type * 0.13)

export function drawThread(context: Context, plan: Plan, x: number) {
  const bottom = plan.bare ? plan.height : plan.top + plan.fieldHeight + plan.type * 1.7
  context.fillStyle = 'rgb(60 40 20 / 0.14)'
  const wide = threadWidth(plan)
  context.fillRect(x + wide * 0.9, plan.top, wide, bottom - plan.top)
  context.fillStyle = RED
  context.fillRect(x - wide / 2, plan.bare ? 0 : plan.glassY, wide, bottom - (plan.bare ? 0 : plan.glassY))
}

/** A brass bead on the thread where a train crosses it; pierced while it waits. */
export function drawBead(context: Context, plan: Plan, x: number, { kilometre, waits }: Crossing) {
  const size = Math.max(2.4, plan.type * 0.33)
  const y = downOf(plan, kilometre)
  const brass = context.createRadialGradient(x - size * 0.35, y - size * 0.4, 0, x, y, size)
  brass.addColorStop(0, '#fbe9b4')
  brass.addColorStop(0.5, '#c99a3d')
  brass.addColorStop(1, '#6f4c17')
  context.fillStyle = brass
  context.beginPath()
  context.arc(x, y, size, 0, 7)
  context.fill()
  context.lineWidth = Math.max(0.6, size * 0.16)
  context.strokeStyle = '#3a2a12'
  context.stroke()
  if (!waits) return
  context.fillStyle = '#fffdf4'
  context.beginPath()
  context.arc(x, y, size * 0.46, 0, 7)
  context.fill()
}

/** The plumb, swinging from an eye under the sheet. */
export function drawWeight(context: Context, plan: Plan, x: number, swing: number) {
  const { type, weight } = plan
  const eye = plan.top + plan.fieldHeight + type * 1.7
  context.save()
  context.translate(x, eye)
  context.rotate(swing)
  context.fillStyle = RED
  const wide = threadWidth(plan)
  context.fillRect(-wide / 2, 0, wide, weight * 0.4)
  const size = type * 0.62
  const from = weight * 0.36
  const brass = context.createLinearGradient(-size, 0, size, 0)
  for (const [at, colour] of [
    [0, '#7b5518'],
    [0.2, '#c4933a'],
    [0.36, '#fbeab8'],
    [0.52, '#d6a84c'],
    [0.82, '#8c6320'],
    [1, '#5d3f10'],
  ] as const)
    brass.addColorStop(at, colour)
  context.fillStyle = brass
  context.strokeStyle = '#3a2a12'
  context.lineWidth = Math.max(0.6, type * 0.05)
  context.beginPath()
  context.rect(-size * 0.3, from, size * 0.6, size * 0.55)
  context.moveTo(-size * 0.55, from + size * 0.55)
  context.lineTo(size * 0.55, from + size * 0.55)
  context.bezierCurveTo(
    size * 1.15,
    from + size,
    size * 0.95,
    from + size * 2,
    size * 0.12,
    from + size * 3.3,
  )
  context.lineTo(-size * 0.12, from + size * 3.3)
  context.bezierCurveTo(
    -size * 0.95,
    from + size * 2,
    -size * 1.15,
    from + size,
    -size * 0.55,
    from + size * 0.55,
  )
  context.fill()
  context.stroke()
  context.fillStyle = 'rgb(58 42 18 / 0.55)'
  context.fillRect(-size * 0.83, from + size * 1.12, size * 1.66, Math.max(0.6, type * 0.05))
  context.restore()
  context.fillStyle = '#8a6420'
  context.beginPath()
  context.arc(x, eye, Math.max(1.6, type * 0.2), 0, 7)
  context.fill()
}

/** The glass over the scale: minutes numbered, seconds in tens. */
export function drawGlass(context: Context, plan: Plan, x: number, time: ClockTime, cycle: 12 | 24) {
  const { radius, glassY } = plan
  const minutes = time.minute + (time.second + time.millisecond / 1000) / 60
  context.save()
  context.translate(x, glassY)
  context.beginPath()
  context.ellipse(radius * 0.06, radius * 0.1, radius * 1.05, radius * 1.05, 0, 0, 7)
  context.fillStyle = 'rgb(70 60 40 / 0.13)'
  context.fill()

  context.save()
  context.beginPath()
  context.arc(0, 0, radius, 0, 7)
  context.clip()
  context.fillStyle = '#fcfaf3'
  context.fillRect(-radius, -radius, radius * 2, radius * 2)
  const minuteWidth = radius * 0.6
  const hair = Math.max(0.7, radius * 0.012)
  const now = Math.floor(minutes)
  for (let ten = Math.floor((minutes - 2) * 6); ten <= (minutes + 2) * 6; ten++) {
    const across = (ten / 6 - minutes) * minuteWidth
    const isMinute = ten % 6 === 0
    const minute = ten / 6
    context.fillStyle = isMinute ? INK : 'rgb(35 38 43 / 0.6)'
    const wide = isMinute ? hair * (minute === now ? 3 : 1.6) : hair
    const rise = radius * (isMinute ? 0.26 : ten % 3 === 0 ? 0.48 : 0.6)
    context.fillRect(across - wide / 2, rise, wide, radius - rise)
    if (!isMinute) continue
    context.fillStyle = minute === now ? INK : 'rgb(35 38 43 / 0.42)'
    const size = radius * (minute === now ? 0.44 : 0.3)
    const figure = twoDigits(((minute % 60) + 60) % 60)
    say(context, figure, across, radius * 0.16, FIGURES, size, 'center')
  }
  context.fillStyle = INK
  const hourSize = radius * 0.5
  say(context, hourFigure(time.hour, cycle), -radius * 0.07, -radius * 0.36, FIGURES, hourSize, 'right')
  say(context, 'h', radius * 0.08, -radius * 0.36, NAMES, hourSize * 0.86)
  context.fillStyle = RED
  const wide = Math.max(1.3, radius * 0.026)
  // It leaves the figures free.
  context.fillRect(-wide / 2, -radius, wide, radius * 0.76)
  context.fillRect(-wide / 2, radius * 0.24, wide, radius * 0.76)
  const depth = context.createRadialGradient(0, 0, radius * 0.8, 0, 0, radius)
  depth.addColorStop(0, 'rgb(96 84 52 / 0)')
  depth.addColorStop(1, 'rgb(96 84 52 / 0.26)')
  context.fillStyle = depth
  context.fillRect(-radius, -radius, radius * 2, radius * 2)
  context.strokeStyle = 'rgb(255 255 255 / 0.8)'
  context.lineCap = 'round'
  context.lineWidth = radius * 0.035
  context.beginPath()
  context.arc(0, 0, radius * 0.88, -2.75, -2.1)
  context.stroke()
  context.restore()

  const rim = context.createLinearGradient(-radius, -radius, radius, radius)
  for (const [at, colour] of [
    [0, '#f6e2a4'],
    [0.3, '#b98a33'],
    [0.5, '#f1d990'],
    [0.72, '#8f6722'],
    [1, '#d9b25a'],
  ] as const)
    rim.addColorStop(at, colour)
  context.lineWidth = radius * 0.085
  context.strokeStyle = rim
  context.beginPath()
  context.arc(0, 0, radius * 1.01, 0, 7)
  context.stroke()
  context.lineWidth = Math.max(0.6, radius * 0.012)
  context.strokeStyle = '#4b3610'
  for (const at of [0.967, 1.055]) {
    context.beginPath()
    context.arc(0, 0, radius * at, 0, 7)
    context.stroke()
  }
  context.restore()
}
