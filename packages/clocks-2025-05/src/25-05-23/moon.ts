import { laterBy } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { bar, brass, type Context, TAU } from './brush'
import type { Plan } from './layout'
import { arrowDegrees, floorDegrees, floors } from './model'
import { FACE } from './palette'

/** AM and PM: two little lamps of stepped glass beside the half-moon. */
export function lantern(context: Context, plan: Plan, side: number, lit: boolean) {
  const { middle, half, moon, least } = plan
  const beside = half * 0.87 - moon.radius > least * 0.075
  const size = least * (beside ? 0.031 : 0.036)
  const x = middle + side * half * (beside ? 0.865 : 0.86)
  const y = beside ? moon.y - least * 0.006 : moon.y - moon.radius * 0.86
  const glass = new Path2D()
  glass.moveTo(x - size * 1.25, y + size)
  glass.lineTo(x - size * 1.25, y - size * 0.55)
  glass.lineTo(x - size * 0.8, y - size * 0.55)
  glass.lineTo(x - size * 0.8, y - size)
  glass.lineTo(x + size * 0.8, y - size)
  glass.lineTo(x + size * 0.8, y - size * 0.55)
  glass.lineTo(x + size * 1.25, y - size * 0.55)
  glass.lineTo(x + size * 1.25, y + size)
  glass.closePath()
  if (lit) {
    context.save()
    context.shadowColor = 'rgb(255 200 90 / 0.9)'
    context.shadowBlur = size * 1.2
    context.fillStyle = '#ffd877'
    context.fill(glass)
    context.restore()
  } else {
    context.fillStyle = '#96a089'
    context.fill(glass)
  }
  bar(context, glass, size * 0.2, brass(context, x - size, y - size, x + size * 1.4, y + size))
  context.font = `400 ${size * 1.02}px ${FACE}`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = lit ? '#2a1605' : '#3c4a3d'
  context.fillText(side < 0 ? 'AM' : 'PM', x, y + size * 0.52)
}

/** A window of the half-moon. */
function pane(x: number, y: number, radius: number, floor: number) {
  const gap = 0.9
  const from = Math.PI + ((floorDegrees(floor) - 7.5 + gap) * Math.PI) / 180
  const to = Math.PI + ((floorDegrees(floor) + 7.5 - gap) * Math.PI) / 180
  const path = new Path2D()
  path.arc(x, y, radius * 0.93, from, to)
  path.arc(x, y, radius * 0.7, to, from, true)
  path.closePath()
  return path
}

function label(context: Context, plan: Plan, floor: number, text: string, colour: string) {
  const { x, y, radius } = plan.moon
  const angle = Math.PI + (floorDegrees(floor) * Math.PI) / 180
  const size = radius * 0.152
  context.font = `400 ${size}px ${FACE}`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = colour
  context.fillText(
    text,
    x + Math.cos(angle) * radius * 0.815,
    y + Math.sin(angle) * radius * 0.815 + size * 0.34,
  )
}

export function paintMoon(context: Context, { time, hourCycle }: CanvasFrame, plan: Plan) {
  const { x, y, radius } = plan.moon
  const { least, small } = plan
  const half = new Path2D()
  half.arc(x, y, radius, Math.PI, TAU)
  half.lineTo(x + radius, y + radius * 0.09)
  half.lineTo(x - radius, y + radius * 0.09)
  half.closePath()
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.6)'
  context.shadowBlur = least * 0.025
  context.shadowOffsetY = least * 0.008
  context.fillStyle = brass(context, x - radius, y - radius, x + radius, y + radius * 0.3)
  context.fill(half)
  context.restore()
  context.strokeStyle = '#5b3d10'
  context.lineWidth = Math.max(0.6, least * 0.0025)
  context.stroke(half)
  // The dark enamel of the middle, with the sun's rays engraved.
  const inner = new Path2D()
  inner.arc(x, y, radius * 0.675, Math.PI, TAU)
  inner.closePath()
  const enamel = context.createRadialGradient(x, y, radius * 0.05, x, y, radius * 0.68)
  enamel.addColorStop(0, '#2c5b4c')
  enamel.addColorStop(1, '#0e2620')
  context.fillStyle = enamel
  context.fill(inner)
  if (!small) {
    context.save()
    context.clip(inner)
    context.lineWidth = Math.max(0.5, radius * 0.007)
    for (let ray = 0; ray <= 48; ray++) {
      const angle = Math.PI + (ray / 48) * Math.PI
      const long = ray % 4 === 2 ? 0.61 : ray % 2 ? 0.4 : 0.53
      context.strokeStyle = `rgb(214 176 98 / ${ray % 4 === 2 ? 0.7 : 0.38})`
      context.beginPath()
      context.moveTo(x + Math.cos(angle) * radius * 0.16, y + Math.sin(angle) * radius * 0.16)
      context.lineTo(x + Math.cos(angle) * radius * long, y + Math.sin(angle) * radius * long)
      context.stroke()
    }
    context.restore()
  }
  context.stroke(inner)
  floors(time.hour, hourCycle).forEach((text, floor) => {
    const glass = pane(x, y, radius, floor)
    const opal = context.createRadialGradient(x, y, radius * 0.7, x, y, radius * 0.93)
    opal.addColorStop(0, '#8f9c85')
    opal.addColorStop(1, '#bcc4a8')
    context.fillStyle = opal
    context.fill(glass)
    context.strokeStyle = '#4a310c'
    context.lineWidth = Math.max(0.5, radius * 0.008)
    context.stroke(glass)
    if (!small) label(context, plan, floor, text, '#2b3a2f')
  })
}

export function drawMoon({ context, time, hourCycle }: CanvasFrame, plan: Plan, second: number) {
  const { x, y, radius } = plan.moon
  const floor = time.hour % 12
  const text = floors(time.hour, hourCycle)[floor]!
  context.save()
  context.shadowColor = 'rgb(255 196 80 / 0.95)'
  context.shadowBlur = radius * 0.1
  context.fillStyle = '#ffdf86'
  context.fill(pane(x, y, radius, floor))
  context.restore()
  context.strokeStyle = '#4a310c'
  context.lineWidth = Math.max(0.5, radius * 0.008)
  context.stroke(pane(x, y, radius, floor))
  if (plan.small) {
    const size = radius * 0.6
    context.font = `400 ${size}px ${FACE}`
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    context.fillStyle = '#ffe7a6'
    context.fillText(text, x, y - radius * 0.07)
    // No room for the chain: a bead of light goes along the sill.
    context.fillStyle = '#5b3d10'
    context.fillRect(x - radius * 0.92, y + radius * 0.025, radius * 1.84, radius * 0.04)
    context.fillStyle = '#fffbe8'
    context.fillRect(
      x + radius * (-0.92 + 0.03 * Math.floor(second)),
      y + radius * 0.005,
      radius * 0.07,
      radius * 0.08,
    )
    return
  }
  label(context, plan, floor, text, '#1d0f02')
  context.save()
  context.translate(x, y)
  context.rotate(
    ((arrowDegrees(time.hour, time.minute, second, laterBy(time, 60_000).hour) - 180) * Math.PI) / 180,
  )
  context.beginPath()
  const long = radius * 0.665
  const points: [number, number][] = [
    [long, 0],
    [long * 0.8, 0.075],
    [long * 0.83, 0.022],
    [long * 0.36, 0.032],
    [long * 0.3, 0.062],
    [long * 0.24, 0.032],
    [0, 0.034],
  ]
  for (const [px, py] of points) context.lineTo(px, py * radius)
  for (const [px, py] of points.reverse()) context.lineTo(px, -py * radius)
  context.closePath()
  context.shadowColor = 'rgb(0 0 0 / 0.75)'
  context.shadowBlur = radius * 0.03
  context.shadowOffsetX = context.shadowOffsetY = radius * 0.014
  const metal = context.createLinearGradient(0, -radius * 0.06, 0, radius * 0.06)
  metal.addColorStop(0, '#fff6d4')
  metal.addColorStop(0.48, '#f6dc92')
  metal.addColorStop(0.52, '#c08e35')
  metal.addColorStop(1, '#8d6120')
  context.fillStyle = metal
  context.fill()
  context.restore()
  // The boss that covers its axle, set into the sill of the half-moon.
  const boss = context.createRadialGradient(
    x - radius * 0.04,
    y - radius * 0.05,
    radius * 0.01,
    x,
    y,
    radius * 0.14,
  )
  boss.addColorStop(0, '#fff3c8')
  boss.addColorStop(0.5, '#d0a04a')
  boss.addColorStop(1, '#7a5117')
  context.fillStyle = boss
  context.beginPath()
  context.arc(x, y, radius * 0.125, Math.PI, TAU)
  context.closePath()
  context.fill()
  context.strokeStyle = '#4a310c'
  context.stroke()
}
