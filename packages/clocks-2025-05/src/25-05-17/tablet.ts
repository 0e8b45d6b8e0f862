import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Context, linear, TAU } from './brush'
import type { Plan } from './layout'
import { greek } from './model'
import { CLAY, FACE, SLIP } from './palette'
import { clay } from './pictures'

/** The tablet that says what the level is: low water has it above its bar, high water below. */
export function tablet(
  context: Context,
  frame: CanvasFrame,
  plan: Plan,
  x: number,
  [from, to]: readonly [number, number],
  y: number,
  full: number,
  value: number,
  text: string,
) {
  const { unit, tiny } = plan
  const tall = plan.tablet
  const wide = tall * (tiny ? 1.12 : 1.16)
  const top = y - tall * (1 - full) - (tiny ? 0 : unit * 0.002)
  // The bronze bar along the water.
  context.strokeStyle = '#4d2f14'
  context.lineWidth = Math.max(1.5, unit * 0.005)
  context.beginPath()
  context.moveTo(from, y)
  context.lineTo(to, y)
  context.stroke()
  context.strokeStyle = '#d9a958'
  context.lineWidth = Math.max(0.7, unit * 0.002)
  context.stroke()
  context.fillStyle = 'rgb(10 40 50 / 0.13)'
  for (let away = 1; away <= 4; away++) {
    context.beginPath()
    context.roundRect(
      x - wide / 2 + away * unit * 0.0022,
      top + away * unit * 0.0026,
      wide,
      tall,
      tall * 0.07,
    )
    context.fill()
  }
  context.beginPath()
  context.roundRect(x - wide / 2, top, wide, tall, tall * 0.06)
  const light = linear(
    context,
    [x - wide / 2, top],
    [x + wide / 2, top + tall],
    'rgb(255 200 140 / 0.5)',
    'rgb(255 150 80 / 0.1)',
  )
  context.fillStyle = CLAY
  context.fill()
  context.save()
  context.clip()
  context.drawImage(frame.image(clay), 30, 12, 200, 172, x - wide / 2, top, wide, tall)
  context.restore()
  context.fillStyle = light
  context.fill()
  context.strokeStyle = SLIP
  context.lineWidth = Math.max(0.8, tall * 0.03)
  context.strokeRect(x - wide / 2 + tall * 0.07, top + tall * 0.07, wide - tall * 0.14, tall * 0.86)
  context.fillStyle = SLIP
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const size = tall * (tiny ? 0.84 : 0.74)
  context.font = `700 ${size}px ${FACE}`
  context.fillText(text, x, top + tall * (tiny ? 0.78 : 0.66))
  if (tiny) return
  context.fillStyle = '#7c261b'
  context.font = `700 ${tall * 0.22}px ${FACE}`
  context.fillText(greek(value), x, top + tall * 0.87)
}

export function pointers(context: Context, x: number, reach: number, y: number, size: number) {
  for (const side of [-1, 1]) {
    context.beginPath()
    context.moveTo(x + side * reach, y)
    context.lineTo(x + side * (reach + size), y - size * 0.5)
    context.lineTo(x + side * (reach + size), y + size * 0.5)
    context.closePath()
    context.fillStyle = '#b8812f'
    context.fill()
    context.strokeStyle = '#4d2f14'
    context.lineWidth = Math.max(0.6, size * 0.06)
    context.stroke()
  }
}

export function bead(context: Context, x: number, y: number, across: number, tall: number) {
  const light = context.createRadialGradient(
    x - across * 0.3,
    y - tall * 0.35,
    0,
    x,
    y,
    Math.max(across, tall) * 1.05,
  )
  light.addColorStop(0, '#f4fffb')
  light.addColorStop(0.35, '#8fd3cd')
  light.addColorStop(1, '#1f7f8d')
  context.fillStyle = light
  context.beginPath()
  context.ellipse(x, y, across, tall, 0, 0, TAU)
  context.fill()
}
