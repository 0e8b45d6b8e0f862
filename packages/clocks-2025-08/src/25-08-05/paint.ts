import type { CanvasFrame } from '@found-time/clock-runtime/canvas'

type Context = CanvasRenderingContext2D

const PLEATS = 100

/** A slice from the middle, between two parts of a turn. */
function slice(context: Context, from: number, to: number, radius: number, fill: string) {
  const [a, b] = [(from - 0.25) * 2 * Math.PI, (to - 0.25) * 2 * Math.PI]
  context.fillStyle = fill
  context.beginPath()
  context.moveTo(0, 0)
  context.lineTo(Math.cos(a) * radius, Math.sin(a) * radius)
  context.lineTo(Math.cos(b) * radius, Math.sin(b) * radius)
  context.fill()
}

/** What a pleat of silk looks like across: how much of it, and what lies on its colour there. */
const FOLD = [
  [0, 0.16, 'rgb(0 0 40 / 42%)'],
  [0.1, 0.3, 'rgb(0 0 40 / 22%)'],
  [0.24, 0.46, 'rgb(0 0 40 / 10%)'],
  [0.58, 0.92, 'rgb(255 255 255 / 10%)'],
  [0.68, 0.86, 'rgb(255 255 255 / 16%)'],
] as const

/** Silk, pleated a hundred times round the middle. */
function pleats(context: Context, radius: number, shift: number) {
  for (let pleat = 0; pleat < PLEATS; pleat++)
    for (const [from, to, fill] of FOLD)
      slice(context, (pleat + shift + from) / PLEATS, (pleat + shift + to) / PLEATS, radius, fill)
}

/** The ribbon's edge: a point out at each pleat. */
function edge(context: Context, out: number, inside: number) {
  context.beginPath()
  for (let point = 0; point < PLEATS * 2; point++) {
    const angle = (point / (PLEATS * 2)) * 2 * Math.PI - Math.PI / 2
    const radius = point % 2 ? out : inside
    context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius)
  }
  context.closePath()
}

/** On a tall stage the rosette sits higher, and its ribbons hang down: a part of the height. */
const TALL = 0.385

/** A ribbon's end, cut to a swallow's tail, leaning to one side; `reach` units below the middle. */
function tail(context: Context, lean: number, reach: number, silk: string) {
  context.save()
  context.transform(1, 0, -lean, 1, 0, 0)
  const [half, end] = [31, reach - 9]
  const cut = new Path2D(`M${-half} 0V${end}L0 ${end - 26}L${half} ${end}V0Z`)
  context.save()
  context.translate(3, 3)
  context.fillStyle = 'rgb(0 6 60 / 40%)'
  context.fill(cut)
  context.restore()
  context.clip(cut)
  context.fillStyle = silk
  context.fillRect(-half, 0, half * 2, end)
  const folds = context.createLinearGradient(-half, 0, half, 0)
  for (const [at, shade] of RIBBON) folds.addColorStop(at, shade)
  context.fillStyle = folds
  context.fillRect(-half, 0, half * 2, end)
  context.restore()
}

/** How a hanging ribbon rolls, across. */
const RIBBON = [
  [0, 'rgb(0 0 60 / 30%)'],
  [0.14, 'rgb(255 255 255 / 30%)'],
  [0.34, 'rgb(0 0 60 / 4%)'],
  [0.52, 'rgb(0 0 60 / 34%)'],
  [0.68, 'rgb(255 255 255 / 28%)'],
  [0.86, 'rgb(0 0 60 / 6%)'],
  [1, 'rgb(0 0 60 / 36%)'],
] as const

/** Blue silk to the corners, a red rosette, and the white enamel ring on it. */
export function paintRosette({ context, width, height }: CanvasFrame) {
  const unit = Math.min(width, height) / 200
  const tall = height > width * 1.25
  const middle = height * (tall ? TALL : 0.5)
  const far = Math.hypot(width / 2, height - middle) / unit
  context.translate(width / 2, middle)
  context.scale(unit, unit)
  const blue = context.createRadialGradient(0, 0, 90, 0, 0, far + 1)
  blue.addColorStop(0, '#123bb4')
  blue.addColorStop(1, '#2f6cf0')
  context.fillStyle = blue
  context.fillRect(-far, -far, far * 2, far * 2)
  pleats(context, far * 1.02, 0.5)
  if (tall) {
    tail(context, 0.16, (height - middle) / unit, '#f4f7ff')
    tail(context, -0.2, (height - middle) / unit - 16, '#e5232f')
  }
  // Its shadow falls to the lower right.
  for (const [off, alpha] of [
    [3.4, 0.1],
    [2.5, 0.14],
    [1.6, 0.18],
    [0.8, 0.2],
  ] as const) {
    context.save()
    context.translate(off, off * 1.2)
    edge(context, 99.4, 97.4)
    context.fillStyle = `rgb(0 6 60 / ${alpha})`
    context.fill()
    context.restore()
  }
  context.save()
  edge(context, 99.4, 97.4)
  context.clip()
  context.fillStyle = '#e5232f'
  context.fillRect(-100, -100, 200, 200)
  pleats(context, 100.5, 0)
  context.restore()
  paintEnamel(context)
}

function ring(context: Context, radius: number, wide: number, fill: string | CanvasGradient) {
  context.beginPath()
  context.arc(0, 0, radius, 0, Math.PI * 2)
  context.lineWidth = wide
  context.strokeStyle = fill
  context.stroke()
}

/** Gold that is lit from the upper left. */
function gold(context: Context, radius: number) {
  const metal = context.createLinearGradient(-radius * 0.7, -radius * 0.7, radius * 0.7, radius * 0.7)
  metal.addColorStop(0, '#fff3b8')
  metal.addColorStop(0.3, '#f2b632')
  metal.addColorStop(0.62, '#a96a08')
  metal.addColorStop(1, '#ffdf7a')
  return metal
}

function paintEnamel(context: Context) {
  for (let shade = 0; shade < 4; shade++) {
    context.beginPath()
    context.arc(0.9, 1.2, 87.6 + shade * 0.5, 0, Math.PI * 2)
    context.fillStyle = 'rgb(70 0 20 / 16%)'
    context.fill()
  }
  const white = context.createRadialGradient(-22, -30, 50, 0, 0, 88)
  white.addColorStop(0, '#ffffff')
  white.addColorStop(0.75, '#f7faff')
  white.addColorStop(1, '#dfe8f8')
  context.beginPath()
  context.arc(0, 0, 87, 0, Math.PI * 2)
  context.fillStyle = white
  context.fill()
  ring(context, 87, 1.7, gold(context, 87))
  ring(context, 85.9, 0.35, 'rgb(60 40 90 / 35%)')
}
