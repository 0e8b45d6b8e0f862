import { createRandom, easeInOut } from '@found-time/clock-runtime'
import { createOffscreen } from '@found-time/clock-runtime/canvas'
import { countAt, figureOf, type Layout, markAt, reachAt, STREAMERS } from './model'

export const ROMAN = 'ft-25-04-29 Roman'
export const ITALIC = 'ft-25-04-29 Italic'
export const INK = '#20262a'
export const CHALK = '#f3e6c8'
const PAPER = '#efe5cf'
const TURN = 2 * Math.PI

type Context = CanvasRenderingContext2D

/** The tooth at the size it was last drawn at. */
let scaled: HTMLCanvasElement | undefined

/** The paper's tooth, as grains to take away or lay on. */
function drawTooth(context: Context, tooth: HTMLImageElement, { left, top, width, height, radius }: Layout) {
  const tile = Math.max(120, radius * 0.82)
  // Scaled once, and laid as it is.
  const side = Math.round(tile * context.getTransform().a)
  if (scaled?.width !== side) {
    const fitted = createOffscreen(side, side)
    fitted.drawImage(tooth, 0, 0, side, side)
    scaled = fitted.canvas
  }
  const pattern = context.createPattern(scaled, 'repeat')!
  pattern.setTransform(new DOMMatrix().translate(left, top).scale(tile / side))
  context.fillStyle = pattern
  context.imageSmoothingEnabled = false
  context.fillRect(left, top, width, height)
  context.imageSmoothingEnabled = true
}

/** The sheet with the sky and the corona of an hour; sun and moon lie over it. */
export function paintSheet(
  context: Context,
  tooth: HTMLImageElement,
  layout: Layout,
  sheetWidth: number,
  sheetHeight: number,
  hour: number,
  hourCycle: 12 | 24,
) {
  const { left, top, width, height, x, y, radius, writing } = layout
  const count = countAt(hour)
  const unit = Math.max(0.75, radius / 250)
  const figurePx = Math.max(11, Math.min(width, height) * 0.034)
  const inset = writing === 'none' ? 5 : figurePx * 1.3

  context.save()
  context.beginPath()
  context.rect(left, top, width, height)
  context.clip()

  // Chalk, as yet on nothing.
  const spread = Math.min(1.45, Math.max(0.7, width / height)) ** 0.55
  context.save()
  context.translate(x, y)
  context.scale(spread, 1 / spread)
  const glow = context.createRadialGradient(0, 0, radius * 0.8, 0, 0, radius * 2.35)
  glow.addColorStop(0, 'rgb(255 252 240 / 0.95)')
  glow.addColorStop(0.2, 'rgb(255 252 240 / 0.74)')
  glow.addColorStop(0.42, 'rgb(255 252 240 / 0.36)')
  glow.addColorStop(0.7, 'rgb(255 252 240 / 0.12)')
  glow.addColorStop(1, 'rgb(255 252 240 / 0)')
  context.fillStyle = glow
  context.fillRect(-width, -height, width * 2, height * 2)
  context.restore()

  context.strokeStyle = '#fffbef'
  context.lineCap = 'round'
  const hair = createRandom('hair')
  for (let index = 0; index < 700; index++) {
    const turn = hair()
    const long = 0.08 + 0.5 * hair() ** 2.2
    const bend = hair.between(-0.1, 0.1)
    const angle = turn * TURN
    const at = (out: number, aside: number) =>
      [
        x + Math.sin(angle + aside) * radius * (1 + out) * (0.93 + 0.07 * spread),
        y - Math.cos(angle + aside) * radius * (1 + out),
      ] as const
    context.globalAlpha = hair.between(0.12, 0.5)
    context.lineWidth = unit * hair.between(0.65, 1.5)
    context.beginPath()
    context.moveTo(...at(-0.1, 0))
    context.quadraticCurveTo(...at(long * 0.5, 0), ...at(long, bend * long))
    context.stroke()
  }
  // The tooth keeps some of it off the paper, less where the chalk was pressed.
  const rub = (part: number) => {
    context.globalAlpha = part
    context.globalCompositeOperation = 'destination-out'
    drawTooth(context, tooth, layout)
    context.globalCompositeOperation = 'source-over'
  }
  rub(0.6)
  for (let place = 1; place <= count; place++) drawStreamer(context, layout, place, inset, unit)
  rub(0.42)
  context.globalAlpha = 1
  const limb = context.createRadialGradient(x, y, radius * 0.97, x, y, radius * 1.2)
  limb.addColorStop(0, 'rgb(255 251 239 / 0.9)')
  limb.addColorStop(1, 'rgb(255 251 239 / 0)')
  context.fillStyle = limb
  context.fillRect(x - radius * 1.2, y - radius * 1.2, radius * 2.4, radius * 2.4)

  // The sky is printed under it: dusk above, a strip of day along the horizon.
  context.globalCompositeOperation = 'destination-over'
  context.globalAlpha = 0.1
  drawTooth(context, tooth, layout)
  context.globalAlpha = 1
  const sky = context.createLinearGradient(0, top, 0, top + height)
  sky.addColorStop(0, '#7c9790')
  sky.addColorStop(0.45, '#88a297')
  sky.addColorStop(0.72, '#a3b29c')
  sky.addColorStop(0.9, '#d0c198')
  sky.addColorStop(1, '#dfb884')
  context.fillStyle = sky
  context.fillRect(left, top, width, height)
  context.restore()

  context.fillStyle = context.strokeStyle = INK
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  if (writing === 'none') {
    const size = sheetHeight * 0.26
    context.font = `${size}px "${ROMAN}"`
    context.textAlign = 'left'
    context.fillText(figureOf(count, hour, hourCycle), left + 4, top + size * 0.82)
  } else {
    for (let place = 1; place <= STREAMERS; place++) {
      const turn = place / STREAMERS
      const now = place === count
      const size = now ? figurePx * 1.75 : figurePx
      const reach = reachAt(layout, turn, now ? figurePx * 1.5 : figurePx * 1.15)
      context.globalAlpha = now ? 1 : place < count ? 0.9 : 0.38
      context.font = `${size}px "${ROMAN}"`
      context.fillText(
        figureOf(place, hour, hourCycle),
        x + Math.sin(turn * TURN) * reach,
        y - Math.cos(turn * TURN) * reach + size * 0.35,
      )
    }
  }
  context.globalAlpha = 1

  // Over the edge of the tint, as plates are ruled.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = PAPER
  context.fillRect(0, 0, sheetWidth, sheetHeight)
  context.globalCompositeOperation = 'source-over'
  context.fillStyle = INK
  const small = Math.min(sheetWidth, sheetHeight)
  context.lineWidth = Math.max(1, small * 0.0028)
  context.strokeRect(left, top, width, height)
  if (writing === 'none') return
  const gap = small * 0.0085
  context.lineWidth = Math.max(0.5, small * 0.0011)
  context.strokeRect(left - gap, top - gap, width + gap * 2, height + gap * 2)
  if (writing === 'figures') return
  const size = small * 0.0265
  const foot = top + height + small * 0.0435
  context.font = `${size}px "${ROMAN}"`
  context.letterSpacing = `${size * 0.2}px`
  context.fillText('TOTAL ECLIPSE OF THE SUN', x + size * 0.1, foot)
  context.letterSpacing = '0px'
  if (width < height) return
  context.font = `${size * 1.02}px "${ITALIC}"`
  context.textAlign = 'left'
  context.fillText('As seen in an inverting telescope.', left, foot)
  context.textAlign = 'right'
  context.fillText('Plate XXIX.', left + width, foot)
}

/** A helmet that narrows to a stalk, in strokes of chalk. */
function drawStreamer(context: Context, layout: Layout, place: number, inset: number, unit: number) {
  const { x, y, radius } = layout
  const random = createRandom('streamer', place)
  const turn = place / STREAMERS
  const angle = turn * TURN
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)]
  const long = reachAt(layout, turn, inset * 2) - radius
  const lean = random.between(-0.09, 0.09)
  const base = radius * random.between(0.19, 0.245)
  const at = (along: number, side: number, far = 1) => {
    const s = along * far
    const neck = Math.min(1, s / 0.6)
    const lateral =
      side * (base * (1 - easeInOut(neck)) + base * (0.24 - 0.17 * s)) + lean * s * s * Math.min(long, radius)
    const out = radius * 0.96 + s * (long + radius * 0.04)
    return [x + dx * out - dy * lateral, y + dy * out + dx * lateral] as const
  }
  const steps = 7
  for (const [side, alpha, far] of [
    [1.12, 0.1, 0.85],
    [0.8, 0.2, 0.94],
    [0.5, 0.46, 1],
  ] as const) {
    const fade = context.createLinearGradient(
      x + dx * radius,
      y + dy * radius,
      x + dx * (radius + long),
      y + dy * (radius + long),
    )
    fade.addColorStop(0, `rgb(255 252 240 / ${alpha * 1.4})`)
    fade.addColorStop(0.55, `rgb(255 252 240 / ${alpha})`)
    fade.addColorStop(1, `rgb(255 252 240 / ${alpha * 0.45})`)
    context.globalAlpha = 1
    context.fillStyle = fade
    context.beginPath()
    for (let step = 0; step <= steps; step++) context.lineTo(...at(step / steps, side, far))
    for (let step = steps; step >= 0; step--) context.lineTo(...at(step / steps, -side, far))
    context.fill()
  }
  for (let stroke = 0; stroke < 85; stroke++) {
    const side = random.between(-1.2, 1.2)
    const far = (1 - 0.6 * Math.abs(side) ** 1.3 * random()) * random.between(0.5, 1)
    const from = random() < 0.6 ? 0 : random.between(0, 0.35)
    context.globalAlpha = random.between(0.35, 0.95)
    context.lineWidth = unit * random.between(0.6, 2)
    context.beginPath()
    for (let step = 0; step <= steps; step++)
      context.lineTo(...at(from + ((1 - from) * step) / steps, side, far))
    context.stroke()
  }
}

/** The ruler across the sun: its length is the diameter, in sixtieths. */
function drawRule(context: Context, { x, y, radius }: Layout, colour: string) {
  const fives = radius > 150
  const figurePx = radius * (fives ? 0.088 : 0.125)
  context.strokeStyle = context.fillStyle = colour
  context.lineWidth = Math.max(0.8, radius * 0.0065)
  context.lineCap = 'butt'
  context.beginPath()
  context.moveTo(x - radius, y)
  context.lineTo(x + radius, y)
  for (let minute = 1; minute < 60; minute++) {
    const at = x + markAt(minute) * radius
    context.moveTo(at, y)
    context.lineTo(at, y - radius * (minute % 10 === 0 ? 0.125 : minute % 5 === 0 ? 0.095 : 0.05))
  }
  context.stroke()
  context.font = `${figurePx}px "${ROMAN}"`
  context.textAlign = 'center'
  for (let minute = 5; minute < 60; minute += 5)
    if (fives || minute % 10 === 0)
      context.fillText(String(minute), x + markAt(minute) * radius, y - radius * 0.155)
}

/** The sun's face, ruled in ink. */
export function paintSun(context: Context, photograph: HTMLImageElement, layout: Layout) {
  const { x, y, radius, writing } = layout
  context.beginPath()
  context.arc(x, y, radius, 0, TURN)
  context.save()
  context.clip()
  const face = context.createRadialGradient(x, y, 0, x, y, radius)
  face.addColorStop(0, '#f7c869')
  face.addColorStop(0.55, '#f0ac4c')
  face.addColorStop(0.86, '#df7c30')
  face.addColorStop(1, '#b9481f')
  context.fillStyle = face
  context.fill()
  context.translate(x, y)
  context.rotate(Math.PI) // as the telescope does
  context.globalCompositeOperation = 'soft-light'
  context.drawImage(photograph, -radius * 1.12, -radius * 1.12, radius * 2.24, radius * 2.24)
  context.globalCompositeOperation = 'multiply'
  context.globalAlpha = 0.16
  context.drawImage(photograph, -radius * 1.12, -radius * 1.12, radius * 2.24, radius * 2.24)
  context.restore()
  if (writing !== 'none') drawRule(context, layout, '#3a120c')
}

/** The moon's night, wherever it hides the sun, ruled in chalk. */
export function paintMoon(context: Context, tooth: HTMLImageElement, layout: Layout) {
  const { x, y, radius, writing } = layout
  context.save()
  context.beginPath()
  context.arc(x, y, radius * 1.01, 0, TURN)
  context.clip()
  context.fillStyle = '#2c3440'
  context.fill()
  context.globalAlpha = 0.5
  drawTooth(context, tooth, layout)
  context.globalAlpha = 0.45
  context.fillStyle = '#161b26'
  context.fill()
  context.restore()
  if (writing !== 'none') drawRule(context, layout, CHALK)
}

/** A tongue, a pair or a spray of fire standing on the limb. */
export function drawFlame(context: Context, { x, y, radius }: Layout, second: number, height: number) {
  const random = createRandom('flame', second)
  const kind = random.integer(0, 2)
  const sway = random() < 0.5 ? -1 : 1
  const wide = 0.016 + height * 0.12
  context.save()
  context.translate(x, y)
  context.rotate((second / 60) * TURN)
  context.translate(0, -radius * 0.998)
  context.scale(radius * sway, -radius)
  // Out of a broad foot, round a belly and over into a hooked tip.
  const tongue = (foot: number, tall: number, half: number, lean: number) => {
    context.moveTo(foot - half, -0.01)
    context.bezierCurveTo(foot - half * 0.2, tall * 0.2, foot - half * 1.3, tall * 0.62, foot + lean, tall)
    context.bezierCurveTo(
      foot - half * 0.1,
      tall * 0.74,
      foot + half * 1.1,
      tall * 0.5,
      foot + half * 0.45,
      tall * 0.22,
    )
    context.quadraticCurveTo(foot + half * 0.5, tall * 0.05, foot + half * 1.4, -0.01)
  }
  context.beginPath()
  tongue(0, height, wide, wide * 0.9)
  if (kind > 0) tongue(wide * 1.5, height * 0.58, wide * 0.6, wide * 0.9)
  if (kind > 1) tongue(-wide * 1.4, height * 0.44, wide * 0.55, wide * 0.2)
  context.fill()
  context.restore()
}
