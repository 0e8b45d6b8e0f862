import { beadAt, MINUTES_AN_INCH, marksAt, type Plan } from './model'

type Context = CanvasRenderingContext2D

function gradient(fill: CanvasGradient, ...colours: string[]) {
  for (const [index, colour] of colours.entries()) fill.addColorStop(index / (colours.length - 1), colour)
  return fill
}

export function paintRoom(context: Context, { width, height, x, rim }: Plan) {
  const reach = Math.hypot(width, height) * 0.62
  const light = context.createRadialGradient(x, rim * 0.55, 0, x, rim * 0.55, reach)
  context.fillStyle = gradient(light, '#fff6c4', '#ffd23f', '#ffae1c', '#f98a12', '#ee6f10')
  context.fillRect(0, 0, width, height)
}

/** The outline of the wax: a barrel that stands below the stage. */
function barrel(context: Context, { x, wide, rim, height }: Plan) {
  const round = wide * 0.052
  context.beginPath()
  context.moveTo(x - wide / 2, rim)
  context.ellipse(x, rim, wide / 2, round, 0, Math.PI, 2 * Math.PI)
  context.lineTo(x + wide / 2, height)
  context.lineTo(x - wide / 2, height)
  context.closePath()
}

/** A ring round the candle at a height, seen a little from above. */
function ring(context: Context, { x, wide }: Plan, y: number, thick: number, colour: string) {
  context.strokeStyle = colour
  context.lineWidth = thick
  context.beginPath()
  context.ellipse(x, y, wide / 2, wide * 0.052, 0, 0, Math.PI)
  context.stroke()
}

export function paintCandle(context: Context, plan: Plan, minute: number) {
  const { x, wide, rim, height, hour } = plan
  context.save()
  barrel(context, plan)
  context.clip()
  const across = context.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0)
  context.fillStyle = gradient(
    across,
    '#6d0620',
    '#b60f26',
    '#dc1f2a',
    '#e42a2c',
    '#dc1f2a',
    '#b60f26',
    '#6d0620',
  )
  context.fillRect(0, 0, plan.width, height)
  // Wax lets the flame through: it glows for as far as the light comes.
  const glow = context.createLinearGradient(0, rim - wide * 0.05, 0, rim + (height - rim) * 0.62)
  context.fillStyle = gradient(
    glow,
    'rgb(255 176 60 / 88%)',
    'rgb(255 112 40 / 52%)',
    'rgb(255 70 40 / 18%)',
    'rgb(255 60 40 / 0%)',
  )
  context.fillRect(0, 0, plan.width, height)
  const { inch } = marksAt(minute)
  const thin = Math.max(1.2, wide * 0.0052)
  for (let left = inch; left < 120; left += MINUTES_AN_INCH) {
    const y = rim + (hour * left) / 60
    const nail = (minute + left) % 60 === 0
    for (const [offset, thick] of nail
      ? [
          [-2.4, 1.1],
          [0, 2.4],
          [2.4, 1.1],
        ]
      : [[0, 1]]) {
      ring(context, plan, y + (offset! + 0.7) * thin * 1.3, thin * thick!, 'rgb(80 0 20 / 55%)')
      ring(context, plan, y + offset! * thin * 1.3, thin * thick!, '#ffd36b')
    }
  }
  context.restore()
}

/** The pool under the flame, and the soft brim. */
export function paintPool(context: Context, { x, wide, rim }: Plan) {
  const round = wide * 0.052
  const pools = [
    [1, '#ffcf5e', 0],
    [0.965, '#e0701c', 0.1],
    [0.93, '#fff0a6', 0.24],
    [0.6, '#fffbe4', 0.24],
  ] as const
  for (const [part, colour, down] of pools) {
    context.fillStyle = colour
    context.beginPath()
    context.ellipse(
      x,
      rim + round * down,
      (wide / 2) * part,
      round * (part === 0.6 ? 0.5 : part),
      0,
      0,
      2 * Math.PI,
    )
    context.fill()
  }
}

function drop(context: Context, x: number, y: number, size: number, stretch = 1) {
  const r = size / 2
  context.fillStyle = 'rgb(80 0 20 / 42%)'
  context.beginPath()
  context.ellipse(x + r * 0.16, y + r * 0.24, r, r * stretch, 0, 0, 2 * Math.PI)
  context.fill()
  const wax = context.createRadialGradient(x - r * 0.1, y - r * 0.45, r * 0.1, x, y, r * 1.08)
  context.fillStyle = gradient(wax, '#ffffff', '#fff4c0', '#ffdf86', '#f3a93e')
  context.beginPath()
  context.moveTo(x, y - r * 1.12 * stretch)
  context.bezierCurveTo(x + r * 0.62, y - r * 0.8, x + r, y - r * 0.4, x + r, y + r * 0.08)
  context.bezierCurveTo(x + r, y + r * 0.62, x + r * 0.55, y + r, x, y + r)
  context.bezierCurveTo(x - r * 0.55, y + r, x - r, y + r * 0.62, x - r, y + r * 0.08)
  context.bezierCurveTo(x - r, y - r * 0.4, x - r * 0.62, y - r * 0.8, x, y - r * 1.12 * stretch)
  context.fill()
}

/** A thread of wax for each string that was begun, and its drops. */
export function paintBeads(context: Context, plan: Plan, minute: number, run: number) {
  const { x: middle, wide, rim, brim, bead } = plan
  const thread = (x: number, y: number) => {
    context.fillStyle = '#ffd778'
    const edge = rim + (brim - rim) * Math.sqrt(1 - ((x - middle) / (wide / 2)) ** 2) * 0.9
    context.fillRect(x - bead * 0.11, edge, bead * 0.22, y - edge)
  }
  for (let string = 0; string * 10 < minute; string++)
    thread(...beadAt(plan, Math.min(minute, string * 10 + 10) - 1))
  if (run > 0 && minute < 59) {
    const [x, end] = beadAt(plan, minute)
    const y = brim + (end - brim) * run
    thread(x, y)
    drop(context, x, y, bead * (0.42 + 0.58 * run ** 6), 1.3)
  }
  for (let index = 0; index < minute; index++) drop(context, ...beadAt(plan, index), bead)
}

/** A brass tag on its nail, with the hour that ends there. */
export function paintTag(context: Context, plan: Plan, y: number, figures: string, family: string) {
  const { x, tag } = plan
  const [wide, top] = [tag * 1.12, y + tag * 0.1]
  const corner = tag * 0.16
  const plate = (dx: number, dy: number) => {
    context.beginPath()
    context.moveTo(x - wide / 2 + corner + dx, top + dy)
    context.lineTo(x + wide / 2 - corner + dx, top + dy)
    context.lineTo(x + wide / 2 + dx, top + corner + dy)
    context.lineTo(x + wide / 2 + dx, top + tag * 0.9 + dy)
    context.lineTo(x - wide / 2 + dx, top + tag * 0.9 + dy)
    context.lineTo(x - wide / 2 + dx, top + corner + dy)
    context.closePath()
  }
  plate(tag * 0.035, tag * 0.05)
  context.fillStyle = 'rgb(70 0 20 / 50%)'
  context.fill()
  plate(0, 0)
  const brass = context.createLinearGradient(0, top, 0, top + tag * 0.9)
  context.fillStyle = gradient(brass, '#fff3a8', '#ffd54a', '#f0ad22')
  context.fill()
  context.strokeStyle = '#a8560a'
  context.lineWidth = Math.max(1, tag * 0.018)
  context.stroke()
  context.fillStyle = '#3a0614'
  context.font = `700 ${tag * 1.05}px "${family}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(figures, x, top + tag * 0.74)
  context.fillStyle = '#3b2a3a'
  context.beginPath()
  context.arc(x, top + tag * 0.06, tag * 0.055, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = '#d9d4ea'
  context.beginPath()
  context.arc(x - tag * 0.012, top + tag * 0.048, tag * 0.026, 0, 2 * Math.PI)
  context.fill()
}

/**
 * The flame.
 * @param lean - Where the draught has its tip.
 * @param tall - Its height, in parts of the usual.
 */
export function paintFlame(context: Context, { x, rim, wide }: Plan, lean: number, tall: number) {
  const foot = rim - wide * 0.004
  const high = Math.min(rim * 0.88, wide * 0.5) * tall
  const half = Math.min(rim * 0.88, wide * 0.5) * 0.23
  const tongue = (part: number, up: number, colour: CanvasGradient | string) => {
    const [h, w, base] = [high * part, half * part ** 0.8, foot - up * high]
    const tip = x + lean * h * 0.16
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(tip, base - h)
    context.bezierCurveTo(tip + w * 0.3, base - h * 0.72, x + w, base - h * 0.46, x + w, base - h * 0.24)
    context.bezierCurveTo(x + w, base - h * 0.08, x + w * 0.5, base, x, base)
    context.bezierCurveTo(x - w * 0.5, base, x - w, base - h * 0.08, x - w, base - h * 0.24)
    context.bezierCurveTo(x - w, base - h * 0.46, tip - w * 0.3, base - h * 0.72, tip, base - h)
    context.fill()
  }
  tongue(
    1,
    0,
    gradient(context.createLinearGradient(0, foot - high, 0, foot), '#ff6a10', '#ff5a0a', '#ff7a1c'),
  )
  tongue(
    0.84,
    0.02,
    gradient(context.createLinearGradient(0, foot - high, 0, foot), '#ffb21f', '#ffd93d', '#ff9a24'),
  )
  tongue(
    0.66,
    0.05,
    gradient(context.createLinearGradient(0, foot - high * 0.7, 0, foot), '#fff3a0', '#fffdee', '#ffe88a'),
  )
  tongue(0.2, 0, 'rgb(70 90 255 / 55%)')
  context.strokeStyle = '#2b1020'
  context.lineWidth = Math.max(1.5, half * 0.13)
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(x, rim + wide * 0.012)
  context.quadraticCurveTo(x, foot - high * 0.14, x + half * 0.16, foot - high * 0.2)
  context.stroke()
}
