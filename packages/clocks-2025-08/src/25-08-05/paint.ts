import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Dial, dialsIn } from './model'

type Context = CanvasRenderingContext2D

export const DIDONE = 'ft-25-08-05 Didone'

const INK = '#0c1238'
const BLUE = '#15309c'

/** Blue enamel over waves that were turned into the metal round each dial, and the two white dials set into it. */
export function paintPlate({ context, width, height }: CanvasFrame) {
  const { usual, decimal } = dialsIn(width, height)
  const blue = context.createLinearGradient(0, 0, width, height)
  blue.addColorStop(0, '#2450d2')
  blue.addColorStop(0.5, '#1638ae')
  blue.addColorStop(1, '#0b2280')
  context.fillStyle = blue
  context.fillRect(0, 0, width, height)
  waves(context, usual, Math.hypot(width, height))
  for (const [dial, figures] of [
    [usual, usualFigures],
    [decimal, decimalFigures],
  ] as const) {
    context.save()
    context.translate(dial.x, dial.y)
    context.scale(dial.radius / 100, dial.radius / 100)
    enamel(context)
    context.textAlign = 'center'
    figures(context)
    gloss(context)
    context.restore()
  }
}

/** How many waves go round, how far one is from the next, and how high they are, in hundredths of the dial. */
const [WAVES, APART, HIGH] = [72, 3.4, 1.5]

function waves(context: Context, { x, y, radius }: Dial, reach: number) {
  const unit = radius / 100
  context.lineWidth = unit * 0.55
  for (let ring = 0; 100 + ring * APART < reach / unit; ring++) {
    for (const [off, line] of [
      [0, 'rgb(150 190 255 / 20%)'],
      [0.6, 'rgb(0 8 70 / 26%)'],
    ] as const) {
      context.strokeStyle = line
      context.beginPath()
      for (let step = 0; step <= WAVES * 8; step++) {
        const angle = (step / (WAVES * 8)) * 2 * Math.PI
        const far = (100 + ring * APART + off + HIGH * Math.cos(angle * WAVES + ring * Math.PI)) * unit
        context.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
      }
      context.stroke()
    }
  }
}

function disc(context: Context, radius: number, fill: string | CanvasGradient) {
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
  context.fillStyle = fill
  context.fill()
}

/** Everything is lit from the upper left. */
function lit(context: Context, radius: number, stops: readonly string[]) {
  const light = context.createLinearGradient(-radius * 0.7, -radius * 0.7, radius * 0.7, radius * 0.7)
  for (const [index, stop] of stops.entries()) light.addColorStop(index / (stops.length - 1), stop)
  return light
}

/** A white dial in its golden rim, domed, so that it falls off towards the edge. */
function enamel(context: Context) {
  for (let shade = 0; shade < 6; shade++) {
    context.save()
    context.translate(1 + shade * 0.3, 1.3 + shade * 0.4)
    disc(context, 100, 'rgb(2 8 50 / 13%)')
    context.restore()
  }
  disc(context, 100, lit(context, 100, ['#fff4c0', '#edb53c', '#9a5d08', '#f4cd6a']))
  disc(context, 98.4, lit(context, 98.4, ['#7a4804', '#c98f24', '#ffe9a0']))
  disc(context, 97.2, '#5a6488')
  const white = context.createRadialGradient(-14, -18, 20, 0, 0, 97)
  white.addColorStop(0, '#ffffff')
  white.addColorStop(0.8, '#f5f8fe')
  white.addColorStop(0.95, '#dfe6f4')
  white.addColorStop(1, '#b4c0da')
  disc(context, 96.8, white)
}

/** A window, far off, in the glass-hard surface. */
function gloss(context: Context) {
  context.save()
  context.beginPath()
  context.arc(0, 0, 96, 0, 2 * Math.PI)
  context.clip()
  context.lineWidth = 1.1
  context.strokeStyle = 'rgb(255 255 255 / 85%)'
  context.beginPath()
  context.arc(0, 0, 95.6, Math.PI * 1.04, Math.PI * 1.46)
  context.stroke()
  context.restore()
}

/** Strokes round a dial, between two radii. */
function ticks(context: Context, count: number, each: (tick: number) => readonly [number, number, number]) {
  for (let tick = 0; tick < count; tick++) {
    const [from, to, wide] = each(tick)
    const angle = (tick / count) * 2 * Math.PI
    const [right, down] = [Math.sin(angle), -Math.cos(angle)]
    context.lineWidth = wide
    context.beginPath()
    context.moveTo(right * from, down * from)
    context.lineTo(right * to, down * to)
    context.stroke()
  }
}

/** Figures round a dial, all of them upright. */
function upright(context: Context, figures: readonly (number | string)[], radius: number, size: number) {
  context.font = `700 ${size}px "${DIDONE}"`
  for (const [index, figure] of figures.entries()) {
    const angle = ((index + 1) / figures.length) * 2 * Math.PI
    context.fillText(String(figure), Math.sin(angle) * radius, size * 0.35 - Math.cos(angle) * radius)
  }
}

const ROMAN = ['I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
/** As on the dials of the time, the Roman figures are narrower than in print. */
const NARROW = 0.86
const upTo = (count: number, step: number) => Array.from({ length: count }, (_, index) => (index + 1) * step)

/** Twelve hours with their feet to the middle, sixty minutes outside them. */
function usualFigures(context: Context) {
  context.fillStyle = context.strokeStyle = INK
  context.font = `700 20px "${DIDONE}"`
  for (const [index, figure] of ROMAN.entries()) {
    context.save()
    context.rotate(((index + 1) / 12) * 2 * Math.PI)
    context.scale(NARROW, 1)
    context.fillText(figure, 0, -58.8)
    context.restore()
  }
  ticks(context, 60, (tick) => (tick % 5 ? [77.5, 82, 0.75] : [76.2, 83.3, 2]))
  upright(context, upTo(12, 5), 89.6, 8.2)
  keyhole(context)
}

/** The hole for the key, with the square that it turns. */
function keyhole(context: Context) {
  context.save()
  context.translate(18, 30)
  disc(context, 4.6, lit(context, 4.6, ['#8a5a0a', '#f2c75a', '#fff0b4']))
  disc(context, 3.7, '#1a1420')
  context.rotate(0.4)
  context.fillStyle = lit(context, 2, ['#f6dc92', '#8f6212'])
  context.fillRect(-1.6, -1.6, 3.2, 3.2)
  context.restore()
}

/** Ten hours, a hundred minutes outside them. */
function decimalFigures(context: Context) {
  context.fillStyle = context.strokeStyle = BLUE
  upright(context, upTo(10, 1), 61, 23)
  ticks(context, 100, (tick) => (tick % 10 ? [77.5, 81.5, tick % 5 ? 0.6 : 1.1] : [76.2, 82.8, 2]))
  upright(context, upTo(10, 10), 89.4, 8.6)
}
