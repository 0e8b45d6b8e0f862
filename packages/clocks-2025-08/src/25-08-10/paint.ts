import { clamp, createRandom } from '@found-time/clock-runtime'
import { MINUTES_AN_INCH, marksAt, type Plan } from './model'

type Context = CanvasRenderingContext2D

function gradient(fill: CanvasGradient, ...colours: string[]) {
  for (const [index, colour] of colours.entries()) fill.addColorStop(index / (colours.length - 1), colour)
  return fill
}

/** The wall behind, in the light of the flame; the candle keeps it from what is below its edge. */
export function paintRoom(context: Context, { width, height, x, wide, rim }: Plan) {
  const reach = Math.hypot(width, height) * 0.62
  const light = context.createRadialGradient(x, rim * 0.6, 0, x, rim * 0.6, reach)
  context.fillStyle = gradient(
    light,
    '#ffd873',
    '#ffb540',
    '#f58a2c',
    '#d95a2b',
    '#a93336',
    '#7a1f41',
    '#561742',
  )
  context.fillRect(0, 0, width, height)
  context.fillStyle = gradient(
    context.createLinearGradient(0, rim, 0, height),
    'rgb(70 10 60 / 0%)',
    'rgb(70 10 60 / 34%)',
    'rgb(58 8 56 / 62%)',
  )
  context.fillRect(0, rim, width, height - rim)
  // The candle's own shadow, beside its foot.
  context.save()
  context.translate(x, height)
  context.scale(wide * 0.72, (height - rim) * 0.95)
  const shade = context.createRadialGradient(0, 0, 0, 0, 0, 1)
  context.fillStyle = gradient(
    shade,
    'rgb(50 4 44 / 80%)',
    'rgb(50 4 44 / 72%)',
    'rgb(50 4 44 / 30%)',
    'rgb(50 4 44 / 0%)',
  )
  context.fillRect(-1, -1, 2, 1)
  context.restore()
}

/** Red wax from where no light comes through it to where it is all light. */
const RED = [
  [44, 4, 26],
  [88, 8, 32],
  [142, 16, 36],
  [190, 28, 36],
  [226, 54, 34],
  [248, 104, 36],
  [255, 164, 62],
  [255, 214, 120],
] as const

/** So fine is the body painted, which has no edges of its own. */
const [ACROSS, DOWN] = [160, 200]

/** The body of the candle: light comes down through the wax from the pool, and fades as it goes. */
function paintBody(context: Context, { x, wide, rim, round, height }: Plan) {
  const picture = new ImageData(ACROSS, DOWN)
  const high = height - rim
  for (let row = 0; row < DOWN; row++)
    for (let column = 0; column < ACROSS; column++) {
      const side = ((column + 0.5) / ACROSS) * 2 - 1
      const front = Math.sqrt(1 - side * side)
      const down = Math.max(0, ((row + 0.5) / DOWN) * high - round * front) / height
      const through = 0.5 * Math.exp(-down / 0.07) + 0.36 * Math.exp(-down / 0.26)
      const lamp = 0.2 + 0.22 * front * (0.82 + 0.18 * Math.cos((side + 0.35) * 2.2))
      const tone = clamp(lamp * (1 - 0.42 * down) + through * (0.5 + 0.5 * front)) * (RED.length - 1.001)
      const [lower, part] = [Math.floor(tone), tone % 1]
      const at = (row * ACROSS + column) * 4
      for (let channel = 0; channel < 3; channel++)
        picture.data[at + channel] =
          RED[lower]![channel]! + (RED[lower + 1]![channel]! - RED[lower]![channel]!) * part
      picture.data[at + 3] = 255
    }
  const sheet = document.createElement('canvas')
  sheet.width = ACROSS
  sheet.height = DOWN
  sheet.getContext('2d')!.putImageData(picture, 0, 0)
  context.imageSmoothingQuality = 'high'
  context.drawImage(sheet, x - wide / 2, rim, wide, high)
}

/** A line scored round the candle: its upper edge is in the shade, its lower one catches the light. */
function groove(context: Context, { x, wide, round }: Plan, y: number, thick: number, strength: number) {
  for (const [down, colour] of [
    [0, `rgb(50 0 24 / ${60 * strength}%)`],
    [thick, `rgb(255 150 90 / ${36 * strength}%)`],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = thick
    context.beginPath()
    context.ellipse(x, y + down, wide / 2, round, 0, 0, Math.PI)
    context.stroke()
  }
}

/** The candle and its inches, of which every third is an hour. */
export function paintCandle(context: Context, plan: Plan, minute: number) {
  const { x, wide, rim, round, height, hour } = plan
  context.save()
  context.beginPath()
  context.moveTo(x + wide / 2, rim)
  context.ellipse(x, rim, wide / 2, round, 0, 0, Math.PI)
  context.lineTo(x - wide / 2, height)
  context.lineTo(x + wide / 2, height)
  context.clip()
  paintBody(context, plan)
  const thin = Math.max(1, wide * 0.0024)
  for (let left = marksAt(minute).inch; left < 120; left += MINUTES_AN_INCH) {
    const y = rim + (hour * left) / 60
    const isHour = (minute + left) % 60 === 0
    for (const offset of isHour ? [-4, 0, 4] : [0])
      groove(context, plan, y + offset * thin, thin, isHour ? 1 : 0.6)
  }
  context.restore()
}

/** The melted top: liquid wax that the flame shines into, within an edge that has gone soft. */
export function paintPool(context: Context, { x, wide, rim, round }: Plan) {
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

/** A plate whose corners are cut out round. */
function plate(context: Context, x: number, y: number, wide: number, high: number, corner: number) {
  context.beginPath()
  context.arc(x - wide / 2, y, corner, Math.PI / 2, 0, true)
  context.arc(x + wide / 2, y, corner, Math.PI, Math.PI / 2, true)
  context.arc(x + wide / 2, y + high, corner, -Math.PI / 2, Math.PI, true)
  context.arc(x - wide / 2, y + high, corner, 0, -Math.PI / 2, true)
  context.closePath()
}

/**
 * A brass tag on its nail, with the hour that ends there.
 * @param lit - Whether the flame reaches it.
 */
export function paintTag(
  context: Context,
  { x, tag }: Plan,
  y: number,
  figures: string,
  family: string,
  lit: boolean,
) {
  const [wide, high, corner] = [tag * 1.2, tag * 0.98, tag * 0.13]
  context.fillStyle = 'rgb(40 0 20 / 10%)'
  for (let soft = 6; soft >= 0; soft--) {
    const grown = tag * 0.011 * soft
    plate(context, x, y + tag * 0.06 - grown, wide + 2 * grown, high + 2 * grown, corner)
    context.fill()
  }
  const brass = context.createRadialGradient(x - wide * 0.1, y - high * 0.25, 0, x, y, high * 1.25)
  context.fillStyle = lit
    ? gradient(brass, '#fff6c8', '#ffe28a', '#fbc24e', '#e79d30', '#c97a20')
    : gradient(brass, '#74301f', '#541d1f', '#3a0f1f')
  plate(context, x, y, wide, high, corner)
  context.fill()
  // Beaten: each blow left a hollow, bright below and dark above.
  context.save()
  context.clip()
  const { between } = createRandom('brass', figures)
  for (let blow = 0; blow < 46; blow++) {
    const [bx, by, size] = [between(-0.6, 0.6) * wide, between(0, 1) * high, between(0.06, 0.13) * tag]
    const hollow = context.createLinearGradient(0, y + by - size, 0, y + by + size)
    context.fillStyle = gradient(
      hollow,
      'rgb(110 40 10 / 9%)',
      'rgb(160 90 20 / 0%)',
      lit ? 'rgb(255 250 210 / 16%)' : 'rgb(200 90 60 / 7%)',
    )
    context.beginPath()
    context.arc(x + bx, y + by, size, 0, 2 * Math.PI)
    context.fill()
  }
  context.restore()
  context.fillStyle = lit ? '#4d0818' : '#1e0511'
  context.font = `700 ${tag * 1.06}px "${family}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(figures, x, y + high * 0.855)
  context.beginPath()
  context.arc(x, y + tag * 0.115, tag * 0.034, 0, 2 * Math.PI)
  context.fill()
}

/** Where the flame is. */
export function flameOf({ x, rim, wide, round }: Plan) {
  const high = Math.min(rim * 0.82, wide * 0.5)
  return { x, foot: rim - round * 0.02, high, half: high * 0.17 }
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
