import { createRandom } from '@found-time/clock-runtime'
import { angleAt, type Box, type Drum, type Layout } from './model'

type Context = CanvasRenderingContext2D

const CAPTIONS = ['HOURS', 'MINUTES', 'SECONDS']

/** Light and shade on the drums, the enamelled panel with its windows, bezels, pointers, captions and screws. */
export function paintPanel(context: Context, width: number, height: number, layout: Layout) {
  for (const drum of layout.drums) shade(context, drum)
  enamel(context, width, height, layout)
  for (const { window } of layout.drums) bezel(context, window, layout.bezel)
  for (const drum of layout.drums) pointers(context, drum, layout.bezel)
  if (layout.caption)
    for (const [index, { x, y }] of layout.captions.entries())
      engrave(context, CAPTIONS[index]!, x, y, layout.caption)
  screws(context, width, height, layout)
}

function shade(context: Context, drum: Drum) {
  const { x, y, width, height } = drum.window
  const dark = context.createLinearGradient(0, y, 0, y + height)
  const light = context.createLinearGradient(0, y, 0, y + height)
  for (let stop = 0; stop <= 40; stop++) {
    const at = stop / 40
    const angle = angleAt(drum, (0.5 - at) * height)
    // The lamp hangs above and in front.
    const lit = Math.max(0, Math.cos(angle * 1.3 - 0.12)) ** 2.8
    const gloss = Math.max(0, Math.cos(angle * 2 - 0.66)) ** 46
    dark.addColorStop(at, `rgb(24 13 3 / ${(0.94 * (1 - Math.min(1, lit * 1.02))).toFixed(3)})`)
    light.addColorStop(at, `rgb(255 247 220 / ${(gloss * 0.25).toFixed(3)})`)
  }
  context.fillStyle = dark
  context.fillRect(x, y, width, height)
  context.fillStyle = light
  context.fillRect(x, y, width, height)
  // The window's rim throws a shadow on the drum behind it.
  const depth = Math.min(width, height) * 0.075
  const cast = (x0: number, y0: number, x1: number, y1: number, strength: number) => {
    const gradient = context.createLinearGradient(x0, y0, x1, y1)
    gradient.addColorStop(0, `rgb(12 6 0 / ${strength})`)
    gradient.addColorStop(1, 'rgb(12 6 0 / 0)')
    context.fillStyle = gradient
    // No further than it reaches.
    if (x0 === x1) context.fillRect(x, y0, width, y1 - y0)
    else context.fillRect(Math.min(x0, x1), y, Math.abs(x1 - x0), height)
  }
  cast(0, y, 0, y + depth * 2, 0.7)
  cast(x, 0, x + depth, 0, 0.6)
  cast(x + width, 0, x + width - depth * 0.6, 0, 0.4)
}

const rounded = (context: CanvasPath, { x, y, width, height }: Box, grow: number, radius: number) =>
  context.roundRect(x - grow, y - grow, width + grow * 2, height + grow * 2, radius + grow)

const within = ({ x, y, width, height }: Box, left: number, top: number) =>
  left > x && left < x + width && top > y && top < y + height

function enamel(context: Context, width: number, height: number, { drums, bezel, unit }: Layout) {
  const plate = new Path2D()
  plate.rect(0, 0, width, height)
  for (const { window } of drums) rounded(plate, window, 0, bezel * 0.9)
  const coat = context.createLinearGradient(0, 0, width * 0.35, height)
  coat.addColorStop(0, '#f7efd9')
  coat.addColorStop(0.5, '#ebe0c4')
  coat.addColorStop(1, '#d8caa8')
  context.fillStyle = coat
  context.fill(plate, 'evenodd')
  const lamp = context.createRadialGradient(
    width * 0.3,
    -height * 0.1,
    0,
    width * 0.3,
    -height * 0.1,
    Math.max(width, height) * 0.8,
  )
  lamp.addColorStop(0, 'rgb(255 255 250 / 0.75)')
  lamp.addColorStop(1, 'rgb(255 255 250 / 0)')
  context.fillStyle = lamp
  context.fill(plate, 'evenodd')
  // Stove enamel has an orange-peel skin and, after seventy years, a few chips at the edges.
  const random = createRandom('enamel')
  const [light, dark] = [new Path2D(), new Path2D()]
  for (let index = 0; index < 800; index++) {
    const size = unit * random.between(0.001, 0.0032)
    const chip = random() < 0.5 ? light : dark
    const [x, y] = [random() * width, random() * height]
    // Not in the windows: to clip them away takes longer.
    if (drums.some(({ window }) => within(window, x, y))) continue
    chip.moveTo(x + size, y)
    chip.arc(x, y, size, 0, 7)
  }
  context.fillStyle = 'rgb(255 255 255 / 0.18)'
  context.fill(light)
  context.fillStyle = 'rgb(120 96 50 / 0.075)'
  context.fill(dark)
  const roll = bezel * 0.55
  for (const [colour, inset, line] of [
    ['rgb(255 255 255 / 0.9)', roll * 0.2, roll * 0.4],
    ['rgb(110 84 40 / 0.4)', roll * 0.62, roll * 0.3],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = line
    context.beginPath()
    context.roundRect(inset, inset, width - inset * 2, height - inset * 2, roll * 1.4)
    context.stroke()
  }
}

/** A ring of turned brass, lit from above left. */
function bezel(context: Context, window: Box, thick: number) {
  const radius = thick * 0.9
  // A soft shadow in steps: a blur as large as the window takes longer than all the rest of the panel.
  context.strokeStyle = 'rgb(60 40 10 / 0.08)'
  for (let step = 1; step <= 7; step++) {
    context.lineWidth = thick * (1 + step * 0.22)
    context.beginPath()
    const { x, y, width, height } = window
    rounded(context, { x, y: y + thick * 0.35, width, height }, thick * 0.5, radius)
    context.stroke()
  }
  const ring = (outer: number, inner: number, style: string | CanvasGradient) => {
    context.fillStyle = style
    context.beginPath()
    rounded(context, window, outer, radius)
    rounded(context, window, inner, radius)
    context.fill('evenodd')
  }
  const { x, y, height } = window
  const slope = (stops: readonly string[]) => {
    const gradient = context.createLinearGradient(x, y - thick, x + height * 0.12, y + height + thick)
    for (const [index, stop] of stops.entries()) gradient.addColorStop(index / (stops.length - 1), stop)
    return gradient
  }
  // Outer flat, a bright turned step, the slope down to the glass: shaded from above, so the lower slope is lit.
  ring(thick, 0, slope(['#d9bd7c', '#b8944e', '#a98442', '#8d6a2f']))
  ring(thick, thick * 0.9, slope(['#f6e7b8', '#c7a45c', '#6f5122']))
  ring(thick * 0.56, thick * 0.44, slope(['#6f5122', '#8b682e', '#f3dfa6']))
  ring(thick * 0.44, 0, slope(['#4a3413', '#6d4f20', '#8f6d33', '#d8b970', '#f1dda2']))
}

/** Two red pointers on the bezel where the count is read. */
function pointers(context: Context, { window }: Drum, thick: number) {
  const y = window.y + window.height / 2
  const size = thick * 1.05
  for (const side of [-1, 1]) {
    const x = side < 0 ? window.x - thick * 0.78 : window.x + window.width + thick * 0.78
    context.save()
    context.shadowColor = 'rgb(40 10 0 / 0.6)'
    context.shadowBlur = thick * 0.3
    context.shadowOffsetY = thick * 0.14
    context.fillStyle = '#c8281a'
    context.beginPath()
    context.moveTo(x, y - size)
    context.lineTo(x - side * thick * 1.75, y)
    context.lineTo(x, y + size)
    context.closePath()
    context.fill()
    context.restore()
  }
}

function engrave(context: Context, text: string, x: number, y: number, size: number) {
  context.save()
  context.font = `400 ${size}px 'ft-25-04-24 Plate'`
  context.textAlign = 'center'
  context.letterSpacing = `${size * 0.22}px`
  context.lineWidth = size * 0.035
  context.lineJoin = 'round'
  for (const [colour, down] of [
    ['rgb(255 255 255 / 0.85)', size * 0.05],
    ['#2b2115', 0],
  ] as const) {
    context.fillStyle = colour
    context.strokeStyle = colour
    context.strokeText(text, x + size * 0.11, y + down)
    context.fillText(text, x + size * 0.11, y + down)
  }
  context.restore()
}

function screws(
  context: Context,
  width: number,
  height: number,
  { tall, caption, captions, bezel, drums }: Layout,
) {
  if (!caption) return
  const radius = Math.min(bezel * 0.72, caption * 0.6)
  const random = createRandom('screws')
  const places = tall
    ? captions.flatMap(({ y }) =>
        [drums[0]!.window.x + radius * 1.4, width - drums[0]!.window.x - radius * 1.4].map((x) => ({
          x,
          y: y - caption * 0.36,
        })),
      )
    : drums.flatMap(({ window }) =>
        [window.x + radius * 1.6, window.x + window.width - radius * 1.6].map((x) => ({
          x,
          y: captions[0]!.y - caption * 0.36,
        })),
      )
  for (const { x, y } of places) {
    if (y + radius > height) continue
    context.save()
    context.translate(x, y)
    context.shadowColor = 'rgb(60 40 10 / 0.5)'
    context.shadowBlur = radius * 0.5
    context.shadowOffsetY = radius * 0.2
    const head = context.createLinearGradient(-radius, -radius, radius, radius)
    head.addColorStop(0, '#fbe9b4')
    head.addColorStop(0.5, '#cf9f4e')
    head.addColorStop(1, '#8c6224')
    context.fillStyle = head
    context.beginPath()
    context.arc(0, 0, radius, 0, 7)
    context.fill()
    context.shadowColor = 'transparent'
    context.rotate(random.between(0, Math.PI))
    context.fillStyle = '#3b270c'
    context.fillRect(-radius * 0.86, -radius * 0.13, radius * 1.72, radius * 0.26)
    context.fillStyle = 'rgb(255 244 205 / 0.7)'
    context.fillRect(-radius * 0.82, radius * 0.13, radius * 1.64, radius * 0.09)
    context.restore()
  }
}
