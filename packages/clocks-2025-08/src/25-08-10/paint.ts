import { clamp } from '@found-time/clock-runtime'
import { brimAt, LINES, lineAt, type Plan } from './model'

type Context = CanvasRenderingContext2D

function gradient(fill: CanvasGradient, ...colours: string[]) {
  for (const [index, colour] of colours.entries()) fill.addColorStop(index / (colours.length - 1), colour)
  return fill
}

/** The wall behind, in the light of the flame. */
export function paintRoom(context: Context, { width, height, x, rim }: Plan) {
  const reach = Math.max(width * 0.62, height * 0.4)
  const light = context.createRadialGradient(x, rim * 0.6, 0, x, rim * 0.6, reach)
  context.fillStyle = gradient(light, '#ffcf5e', '#f79a2f', '#c9521f', '#7d2217', '#431013', '#22080f')
  context.fillRect(0, 0, width, height)
}

/** The candle's red coat from where no light comes through it to where it is all light. */
const RED = [
  [38, 2, 14],
  [78, 5, 22],
  [130, 10, 26],
  [182, 22, 26],
  [222, 46, 24],
  [246, 92, 28],
  [255, 150, 48],
  [255, 206, 104],
] as const

/** A colour between those of a ramp, `0` to `1`. */
export function toneOf(ramp: readonly (readonly number[])[], light: number, channel: number): number {
  const tone = clamp(light) * (ramp.length - 1.001)
  const [lower, part] = [Math.floor(tone), tone % 1]
  return ramp[lower]![channel]! + (ramp[lower + 1]![channel]! - ramp[lower]![channel]!) * part
}

/** How much of the flame's light comes through the wax: less, the further it has gone. */
export function throughAt({ x, half, height }: Plan, px: number, down: number): number {
  const away = Math.hypot((px - x) / (half * 1.5), Math.max(0, down) / height)
  return 0.5 * Math.exp(-away / 0.09) + 0.55 * Math.exp(-away / 0.36)
}

/** So fine is the body painted, which has no edges of its own. */
const [ACROSS, DOWN] = [160, 140]

/** The body of the candle: the flame has melted a hollow into it, and shines out through its wall. */
function paintBody(context: Context, plan: Plan) {
  const { x, half, rim, height, width } = plan
  const picture = new ImageData(ACROSS, DOWN)
  const high = height - rim
  for (let column = 0; column < ACROSS; column++) {
    const px = ((column + 0.5) / ACROSS) * width
    const side = (px - x) / half
    const front = Math.sqrt(Math.max(0, 1 - side * side))
    const brim = brimAt(plan, px) - rim
    for (let row = 0; row < DOWN; row++) {
      const down = ((row + 0.5) / DOWN) * high - brim
      const light = throughAt(plan, px, down) * 0.86 + (0.1 + 0.14 * front) * (1 - (0.5 * down) / height)
      const at = (row * ACROSS + column) * 4
      for (let channel = 0; channel < 3; channel++) picture.data[at + channel] = toneOf(RED, light, channel)
      picture.data[at + 3] = 255
    }
  }
  const sheet = document.createElement('canvas')
  sheet.width = ACROSS
  sheet.height = DOWN
  sheet.getContext('2d')!.putImageData(picture, 0, 0)
  context.imageSmoothingQuality = 'high'
  context.drawImage(sheet, 0, rim, width, high)
}

/** A line scored through the red into the pale wax: its upper edge is in the shade, its lower one catches the light. */
function score(context: Context, { x, half, rim, round }: Plan, y: number, thick: number) {
  for (const [down, wide, colour] of [
    [0, 2.2, 'rgb(40 0 12 / 50%)'],
    [0.9, 1.3, 'rgb(255 176 110 / 62%)'],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = thick * wide
    context.beginPath()
    context.ellipse(x, rim + y + thick * down, half, round, 0, 0, Math.PI)
    context.stroke()
  }
}

/** The candle with its ten lines, of which the fifth is double. */
export function paintCandle(context: Context, plan: Plan) {
  const { x, half, rim, round, height } = plan
  context.save()
  context.beginPath()
  context.moveTo(x + half, rim)
  context.ellipse(x, rim, half, round, 0, 0, Math.PI)
  context.lineTo(x - half, height)
  context.lineTo(x + half, height)
  context.clip()
  paintBody(context, plan)
  const thin = Math.max(0.8, plan.pitch * 0.04)
  for (let line = 1; line < LINES; line++)
    for (const offset of line === 5 ? [-3.2, 3.2] : [0])
      score(context, plan, lineAt(plan, line) + offset * thin, line === 5 ? thin * 1.35 : thin)
  context.restore()
}

/**
 * The figure of the hour, cut through the red coat: the pale wax behind it is thin, and lets the light out.
 * @param sheet - To cut it out of, before it is laid on the candle.
 */
export function paintFigure(context: Context, plan: Plan, figures: string, family: string) {
  const { x, middle, figure, height } = plan
  context.font = `700 100px "${family}"`
  const { actualBoundingBoxAscent: ascent, width: broad } = context.measureText(figures)
  const size = Math.min((figure / ascent) * 100, ((figure * 1.16) / broad) * 100)
  const { a, d } = context.getTransform()
  const tall = (size / 100) * ascent
  const [left, top] = [x - figure * 0.7, middle - tall * 0.65]
  const sheet = document.createElement('canvas')
  sheet.width = Math.ceil(figure * 1.4 * a)
  sheet.height = Math.ceil(tall * 1.3 * d)
  const own = sheet.getContext('2d')!
  own.setTransform(a, 0, 0, d, -left * a, -top * d)
  const write = (onto: Context, colour: string | CanvasGradient, right: number, down: number) => {
    onto.font = `700 ${size}px "${family}"`
    onto.textAlign = 'center'
    onto.textBaseline = 'alphabetic'
    onto.fillStyle = colour
    onto.fillText(figures, x + right, middle + tall / 2 + down)
  }
  const deep = size * 0.02
  // The wall of the cut, in its own shade; then its ground, further and further down.
  write(own, '#8c1a10', 0, 0)
  own.globalCompositeOperation = 'source-atop'
  write(own, '#d8541c', 0, deep * 0.6)
  const glow = own.createLinearGradient(0, top, 0, top + tall * 1.3)
  write(own, gradient(glow, '#fffbe0', '#fff0b4', '#ffd877', '#ffb04a', '#f08a34'), 0, deep * 1.4)
  // The lower lip is lit.
  write(context, 'rgb(255 190 120 / 85%)', 0, deep * 0.4)
  write(context, 'rgb(60 0 10 / 55%)', 0, -deep * 0.35)
  context.drawImage(sheet, left, top, sheet.width / a, sheet.height / d)
  void height
}

/** The melted top: liquid wax that the flame shines into, within an edge that has gone soft. */
export function paintPool(context: Context, { x, half, rim, round }: Plan) {
  const wide = half * 2
  const disc = (part: number, down: number, fill: string | CanvasGradient) => {
    context.fillStyle = fill
    context.beginPath()
    context.ellipse(x, rim + round * down, (wide / 2) * part, round * part, 0, 0, 2 * Math.PI)
    context.fill()
  }
  // The edge glows through; behind the flame one sees its inside.
  disc(
    1,
    0,
    gradient(
      context.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0),
      '#d8451f',
      '#ff9a3c',
      '#ffe3a0',
      '#ff9a3c',
      '#d8451f',
    ),
  )
  disc(
    0.975,
    0.03,
    gradient(context.createLinearGradient(0, rim - round, 0, rim + round), '#ffc660', '#f58a30', '#d0521a'),
  )
  context.save()
  context.translate(x, rim + round * 0.12)
  context.scale(1, round / (wide / 2))
  const liquid = context.createRadialGradient(0, 0, 0, 0, 0, wide * 0.47)
  context.fillStyle = gradient(
    liquid,
    '#fffdf0',
    '#fff6d0',
    '#ffe9a6',
    '#ffd980',
    '#ffc961',
    '#ffb64c',
    '#f79a3a',
  )
  context.beginPath()
  context.arc(0, 0, wide * 0.47, 0, 2 * Math.PI)
  context.fill()
  context.restore()
  // The flame is seen in it once more.
  context.save()
  context.translate(x, rim + round * 0.2)
  context.scale(wide * 0.04, round * 0.62)
  context.fillStyle = gradient(
    context.createRadialGradient(0, 0, 0, 0, 0, 1),
    '#fff',
    'rgb(255 255 255 / 0%)',
  )
  context.fillRect(-1, -1, 2, 2)
  context.restore()
  // The near edge: a lip that the light fills.
  for (const [thick, down, colour] of [
    [0.014, 0.004, 'rgb(255 176 72 / 70%)'],
    [0.008, 0.001, 'rgb(255 216 130 / 80%)'],
    [0.003, -0.002, 'rgb(255 246 214 / 90%)'],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = Math.max(1, wide * thick)
    context.lineCap = 'round'
    context.beginPath()
    context.ellipse(x, rim + wide * down, wide * 0.494, round * 0.99, 0, 0.02 * Math.PI, 0.98 * Math.PI)
    context.stroke()
  }
}

/** Where the flame is. */
export function flameOf({ x, rim, half, round }: Plan) {
  const high = Math.min(rim * 0.86, half * 0.9)
  return { x, foot: rim - round * 0.02, high, half: high * 0.18 }
}

/** So fine is the flame painted, which has no sharp edges. */
const [FLAME_ACROSS, FLAME_DOWN] = [64, 120]

/**
 * The flame and the light about it. It is blue and hardly there at its foot, dark about the wick, and brightest above
 * the middle, as M. Faraday described one (The Chemical History of a Candle, 1861).
 * @param lean - Where the draught has its tip.
 * @param tall - Its height, in parts of the usual.
 */
export function paintFlame(context: Context, plan: Plan, lean: number, tall: number) {
  const { x, foot, high: usual, half } = flameOf(plan)
  const high = usual * tall
  const halo = context.createRadialGradient(x, foot - high * 0.45, 0, x, foot - high * 0.45, usual * 0.95)
  context.fillStyle = gradient(
    halo,
    `rgb(255 250 214 / ${86 * tall}%)`,
    `rgb(255 236 160 / ${46 * tall}%)`,
    `rgb(255 214 110 / ${20 * tall}%)`,
    'rgb(255 200 90 / 6%)',
    'rgb(255 190 80 / 0%)',
  )
  context.fillRect(x - usual, foot - usual * 1.4, usual * 2, usual * 1.9)

  context.strokeStyle = '#2b0d12'
  context.lineWidth = Math.max(1.5, half * 0.12)
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(x, foot + plan.round * 0.2)
  context.quadraticCurveTo(x, foot - high * 0.1, x + half * 0.12, foot - high * 0.2)
  context.stroke()

  const picture = new ImageData(FLAME_ACROSS, FLAME_DOWN)
  for (let row = 0; row < FLAME_DOWN; row++) {
    const up = 1 - (row + 0.5) / FLAME_DOWN
    const broad = 2.08 * up ** 0.55 * (1 - up) ** 0.95 + 0.06
    const bend = lean * up * up * 0.9
    for (let column = 0; column < FLAME_ACROSS; column++) {
      const across = Math.abs(((column + 0.5) / FLAME_ACROSS) * 4 - 2 - bend) / broad
      if (across > 1.25) continue
      const at = (row * FLAME_ACROSS + column) * 4
      const body = clamp((1.22 - across) / 0.55) * clamp((1 - up) / 0.05)
      const heat = clamp(1.25 - across ** 2 * 0.9 - Math.max(0, up - 0.6) * 1.1)
      const hollow = clamp(1 - up / 0.3) * clamp(1.1 - across)
      const blue = clamp(1 - up / 0.16) * clamp(across * 1.2)
      picture.data[at] = 255 - 150 * blue - 20 * hollow
      picture.data[at + 1] = 120 + 132 * heat - 70 * hollow - 30 * blue
      picture.data[at + 2] = 24 + 200 * heat ** 2.2 - 120 * hollow + 220 * blue
      picture.data[at + 3] = 255 * body * body * (3 - 2 * body) * (1 - 0.62 * hollow) * (1 - 0.45 * blue)
    }
  }
  const sheet = document.createElement('canvas')
  sheet.width = FLAME_ACROSS
  sheet.height = FLAME_DOWN
  sheet.getContext('2d')!.putImageData(picture, 0, 0)
  context.imageSmoothingQuality = 'high'
  context.drawImage(sheet, x - 2 * half, foot - high, 4 * half, high)
}
