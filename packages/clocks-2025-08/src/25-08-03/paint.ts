import { createRandom } from '@found-time/clock-runtime'
import { type Plan, standOf, TALL, widthOf } from './model'

type Context = CanvasRenderingContext2D

function down(context: Context, top: number, low: number, ...colours: string[]) {
  const gradient = context.createLinearGradient(0, top, 0, low)
  for (const [index, colour] of colours.entries()) gradient.addColorStop(index / (colours.length - 1), colour)
  return gradient
}

/** What the curtain keeps back: a painted cloth with the sun coming up, and the boards. */
export function paintScene(context: Context, { width, height, edge, foot }: Plan) {
  const sun = Math.max(width, height) * 1.2
  const y = foot * 0.86
  context.fillStyle = down(context, 0, foot, '#0c4fa3', '#1f8fc9', '#8ad0c6')
  context.fillRect(0, 0, width, foot)
  for (let ray = 0; ray < 24; ray++) {
    const turn = Math.PI + (Math.PI * (ray + 0.25)) / 24
    context.beginPath()
    context.moveTo(width / 2, y)
    context.lineTo(width / 2 + Math.cos(turn) * sun, y + Math.sin(turn) * sun)
    context.lineTo(width / 2 + Math.cos(turn + Math.PI / 48) * sun, y + Math.sin(turn + Math.PI / 48) * sun)
    context.fillStyle = 'rgb(255 230 150 / 52%)'
    context.fill()
  }
  // Boards that run away to one point.
  context.fillStyle = down(context, foot, edge, '#9c3d17', '#e8892e')
  context.fillRect(0, foot, width, edge - foot)
  const { between } = createRandom('boards')
  const boards = 26
  for (let board = 0; board < boards; board++) {
    const [near, far] = [-0.35 * width, 0.06 * width]
    const at = (x: number, inset: number) => inset + ((width - 2 * inset) * x) / boards
    context.beginPath()
    context.moveTo(at(board, far), foot)
    context.lineTo(at(board + 1, far), foot)
    context.lineTo(at(board + 1, near), edge)
    context.lineTo(at(board, near), edge)
    context.fillStyle = `rgb(70 10 10 / ${between(0, 0.3).toFixed(2)})`
    context.fill()
  }
  context.fillStyle = down(
    context,
    foot,
    foot + (edge - foot) * 0.5,
    'rgb(50 0 20 / 75%)',
    'rgb(50 0 20 / 0%)',
  )
  context.fillRect(0, foot, width, height)
}

/** A row of carved waves, pushed a step to one side or the other. */
export function paintWaves(context: Context, { width, foot }: Plan, step: number) {
  const rows = [
    ['#0b5f7d', '#37a6b0', 0.19],
    ['#0a4a72', '#2c8fae', 0.125],
    ['#08365f', '#1c77a3', 0.06],
  ] as const
  for (const [row, [body, crest, high]] of rows.entries()) {
    const long = Math.max(foot * 0.13, width * 0.05)
    const top = foot - foot * high
    const shift = (row % 2 ? -1 : 1) * step * long * 0.32 + row * long * 0.37
    const line = (rise: number) => {
      context.beginPath()
      context.moveTo(-long * 2, foot)
      for (let x = -2 * long + shift; x < width + 2 * long; x += long) {
        context.lineTo(x, top + rise)
        context.quadraticCurveTo(
          x + long * 0.1,
          top + rise + long * 0.34,
          x + long * 0.55,
          top + rise + long * 0.26,
        )
        context.quadraticCurveTo(x + long * 0.95, top + rise + long * 0.16, x + long, top + rise)
      }
      context.lineTo(width + long * 2, foot)
      context.closePath()
    }
    line(0)
    context.fillStyle = crest
    context.fill()
    line(long * 0.09)
    context.fillStyle = body
    context.fill()
  }
}

/** One leg of the curtain, gathered to its place; the other is its mirror. */
export function paintCurtain(
  context: Context,
  { width, foot, pitch }: Plan,
  leg: HTMLImageElement,
  open: number,
) {
  const full = width * 0.512
  const wide = full * (1 - 0.8 * open)
  const low = foot + pitch * 0.24
  const cut = Math.min(1, (full / foot / (leg.naturalWidth / leg.naturalHeight)) * 1.3)
  for (const side of [0, 1]) {
    context.save()
    if (side) context.transform(-1, 0, 0, 1, width, 0)
    context.fillStyle = down(
      context,
      foot - pitch * 0.2,
      low + pitch * 0.5,
      'rgb(40 0 10 / 70%)',
      'rgb(40 0 10 / 0%)',
    )
    context.fillRect(0, foot, wide, low + pitch * 0.5 - foot)
    context.drawImage(
      leg,
      leg.naturalWidth * (1 - cut),
      0,
      leg.naturalWidth * cut,
      leg.naturalHeight,
      0,
      0,
      wide,
      low,
    )
    // The free edge throws a shadow on what is behind.
    const shade = context.createLinearGradient(wide, 0, wide + full * 0.09, 0)
    shade.addColorStop(0, 'rgb(20 0 20 / 60%)')
    shade.addColorStop(1, 'rgb(20 0 20 / 0%)')
    context.fillStyle = shade
    if (open > 0.01) context.fillRect(wide, 0, full * 0.09, foot)
    context.restore()
  }
  return wide
}

/** The follow spot: all of the curtain but its pool is darker. */
export function paintSpot(context: Context, plan: Plan, numeral: string, legs: number) {
  const { width, height, foot } = plan
  const { size, stretch, base } = standOf(plan, numeral)
  const [across, up] = [widthOf(numeral) * size * 0.5, size * stretch * TALL * 0.5]
  const y = base - up
  context.save()
  context.beginPath()
  context.rect(0, 0, legs, foot)
  context.rect(width - legs, 0, legs, foot)
  context.rect(0, foot, width, height)
  context.clip()
  context.translate(width / 2, y)
  context.scale(Math.max(across, up * 0.8) * 1.32, up * 1.28)
  const pool = context.createRadialGradient(0, 0, 0.2, 0, 0, 1.15)
  pool.addColorStop(0, 'rgb(255 220 150 / 10%)')
  pool.addColorStop(0.84, 'rgb(255 190 120 / 7%)')
  pool.addColorStop(0.88, 'rgb(60 0 20 / 30%)')
  pool.addColorStop(1, 'rgb(40 0 16 / 50%)')
  context.fillStyle = pool
  context.fillRect(-60, -60, 120, 120)
  context.restore()
}

/** The numeral, on a clear ground: a lit face, and planks behind planks towards the vanishing point. */
export function paintNumeral(context: Context, plan: Plan, numeral: string, family: string) {
  const { size, stretch, x, base } = standOf(plan, numeral)
  const tall = size * stretch * TALL
  context.save()
  context.font = `${size}px "${family}"`
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  const half = (widthOf(numeral) * size) / 2
  const put = (scale: number, stroke = false) => {
    context.save()
    context.translate(x, base - tall * 0.62 * (1 - scale))
    context.scale(scale, scale * stretch)
    if (stroke) context.strokeText(numeral, -half, 0)
    else context.fillText(numeral, -half, 0)
    context.restore()
  }
  const [top, low] = [-size * TALL, 0]
  context.fillStyle = down(context, top, low, '#f7a81b', '#ffcf45', '#ffe58a')
  put(1)
  // Painted on the face alone: a red line within a pale rim.
  context.globalCompositeOperation = 'source-atop'
  context.lineJoin = 'round'
  for (const [wide, colour] of [
    [0.082, '#b3122a'],
    [0.058, '#fffbe6'],
  ] as const) {
    context.lineWidth = size * wide
    context.strokeStyle = colour
    put(1, true)
  }
  // Behind it the planks, darker the further, and its shadow on the boards.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = down(context, top, low, '#0a4568', '#0c7d92', '#4fd0bd')
  for (let layer = 1; layer <= 26; layer++) put(1 - layer * 0.0042)
  context.beginPath()
  context.ellipse(x, base - tall * 0.012, half * 1.06, plan.pitch * 0.5, 0, 0, 2 * Math.PI)
  context.fillStyle = 'rgb(40 0 10 / 50%)'
  context.fill()
  context.restore()
}

/** Swags from end to end. */
export function paintValance(context: Context, { width, valance, swags }: Plan, swag: HTMLImageElement) {
  const wide = (width / swags) * 1.06
  const high = valance * 1.02
  context.fillStyle = down(context, valance * 0.6, valance * 1.35, 'rgb(40 0 16 / 60%)', 'rgb(40 0 16 / 0%)')
  context.fillRect(0, 0, width, valance * 1.35)
  for (let index = 0; index < swags; index++)
    context.drawImage(swag, (width / swags) * (index + 0.5) - wide / 2, -valance * 0.06, wide, high)
}

/** The apron with its boxes, and the lamps that have come up. */
export function paintLamps(context: Context, plan: Plan, lit: number) {
  const { width, height, edge, pitch, lamps, boxes } = plan
  context.fillStyle = down(context, edge, height, '#7d0f1f', '#43060f')
  context.fillRect(0, edge, width, height - edge)
  context.fillStyle = down(context, edge - pitch * 0.1, edge + pitch * 0.06, '#ffe08a', '#c9781c')
  context.fillRect(0, edge - pitch * 0.1, width, pitch * 0.16)
  for (const [left, top, wide, high] of boxes) {
    context.fillStyle = '#2c040c'
    context.fillRect(left, top, wide, high)
    context.strokeStyle = '#e0a23a'
    context.lineWidth = Math.max(1, pitch * 0.06)
    context.strokeRect(left, top, wide, high)
  }
  for (const [index, { x, y, radius }] of lamps.entries()) {
    const on = index < lit
    if (on) {
      const halo = context.createRadialGradient(x, y, radius * 0.7, x, y, radius * 1.25)
      halo.addColorStop(0, 'rgb(255 190 70 / 80%)')
      halo.addColorStop(1, 'rgb(255 150 40 / 0%)')
      context.fillStyle = halo
      context.fillRect(x - radius * 1.25, y - radius * 1.25, radius * 2.5, radius * 2.5)
    }
    const glass = context.createRadialGradient(x, y - radius * 0.1, radius * 0.2, x, y, radius)
    glass.addColorStop(0, on ? '#ffffff' : '#6b1a22')
    glass.addColorStop(0.6, on ? '#fff3b8' : '#571019')
    glass.addColorStop(1, on ? '#ffbf3a' : '#7d2a26')
    context.fillStyle = glass
    context.beginPath()
    context.arc(x, y, radius * (on ? 1 : 0.86), 0, 2 * Math.PI)
    context.fill()
  }
}

/** What the footlights throw up on everything. */
export function paintGlow(context: Context, { width, edge }: Plan, lit: number) {
  const part = 0.05 + (lit / 60) * 0.28
  context.save()
  context.globalCompositeOperation = 'lighter'
  context.fillStyle = down(
    context,
    edge * 0.35,
    edge,
    'rgb(255 150 50 / 0%)',
    `rgb(255 150 50 / ${(part * 0.25).toFixed(3)})`,
    `rgb(255 160 60 / ${part.toFixed(3)})`,
  )
  context.fillRect(0, 0, width, edge)
  context.restore()
}

/** Tassels between the swags, all on one cord, so they swing together. */
export function paintTassels(context: Context, { width, valance, swags }: Plan, swing: number) {
  const long = valance * 0.66
  for (let index = 0; index <= swags; index++) {
    context.save()
    context.translate((width / swags) * index, valance * 0.08)
    context.rotate(swing * 0.075)
    context.fillStyle = '#d98d1f'
    context.fillRect(-long * 0.03, 0, long * 0.06, long * 0.4)
    const gold = context.createLinearGradient(-long * 0.15, 0, long * 0.15, 0)
    for (const [at, colour] of ['#a85a0c', '#ffdf7a', '#f2ab2c', '#8c4308'].entries())
      gold.addColorStop(at / 3, colour)
    context.fillStyle = gold
    context.beginPath()
    context.ellipse(0, long * 0.44, long * 0.11, long * 0.12, 0, 0, 2 * Math.PI)
    context.fill()
    context.beginPath()
    context.moveTo(-long * 0.1, long * 0.52)
    context.lineTo(-long * 0.16, long)
    context.quadraticCurveTo(0, long * 1.05, long * 0.16, long)
    context.lineTo(long * 0.1, long * 0.52)
    context.fill()
    context.strokeStyle = 'rgb(120 50 0 / 50%)'
    context.lineWidth = Math.max(0.5, long * 0.012)
    for (let thread = -3; thread <= 3; thread++) {
      context.beginPath()
      context.moveTo(thread * long * 0.028, long * 0.55)
      context.lineTo(thread * long * 0.045, long)
      context.stroke()
    }
    context.fillStyle = '#8f1020'
    context.fillRect(-long * 0.11, long * 0.5, long * 0.22, long * 0.05)
    context.restore()
  }
}
