import { type Context, unitOf } from './brush'
import type { Layout } from './model'
import { blankPad } from './pad'
import { receiver } from './receiver'

/** The desk in the light of a window, the receiver, and the pad without what is typed on it. */
export function scene(context: Context, layout: Layout, hourCycle: 12 | 24, cloth: HTMLImageElement) {
  const tile = context.createPattern(cloth, 'repeat')!
  desk(context, layout)
  windowLight(context, layout)
  receiver(context, layout, hourCycle, tile)
  blankPad(context, layout, tile)
}

/** Three boards and their grain. */
function desk(context: Context, layout: Layout) {
  const { width, height } = layout
  const unit = unitOf(layout)
  const wood = context.createLinearGradient(0, 0, width, height)
  wood.addColorStop(0, '#f3dfb6')
  wood.addColorStop(1, '#dcb988')
  context.fillStyle = wood
  context.fillRect(0, 0, width, height)
  for (let line = 0; line < 150; line++) {
    const y = ((line + 0.5) / 150) * height
    const wave = Math.sin(line * 0.21) * unit * 0.02 + Math.sin(line * 0.07 + 2) * unit * 0.03
    context.strokeStyle = `rgba(132,84,36,${0.05 + 0.035 * ((line * 7) % 4)})`
    context.lineWidth = Math.max(0.5, unit * 0.0011 * (1 + ((line * 5) % 3)))
    context.beginPath()
    context.moveTo(0, y)
    context.bezierCurveTo(width * 0.3, y + wave, width * 0.62, y - wave, width, y + wave * 0.4)
    context.stroke()
  }
  for (const seam of [1 / 3, 2 / 3]) {
    context.fillStyle = 'rgba(96,58,22,.5)'
    context.fillRect(0, height * seam, width, Math.max(1, unit * 0.0025))
    context.fillStyle = 'rgba(255,240,205,.6)'
    context.fillRect(0, height * seam + Math.max(1, unit * 0.0025), width, Math.max(0.7, unit * 0.0015))
  }
}

/** Through a window with a glazing bar. */
function windowLight(context: Context, { width, height }: Layout) {
  context.fillStyle = 'rgba(255,250,226,.34)'
  for (const at of [0.24, 0.46, 0.86, 1.08]) {
    context.beginPath()
    context.moveTo(width * at, 0)
    context.lineTo(width * (at + 0.19), 0)
    context.lineTo(width * (at + 0.19) - height * 0.5, height)
    context.lineTo(width * at - height * 0.5, height)
    context.fill()
  }
}
