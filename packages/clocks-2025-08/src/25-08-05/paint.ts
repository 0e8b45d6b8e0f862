import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Dial, dayTurn, dialIn, reach, type Standing, standingOf } from './model'

type Context = CanvasRenderingContext2D

export const DIDONE = 'ft-25-08-05 Didone'

const BLUE = '#1c2ba6'
const RED = '#ea1f33'
const WHITE = '#fffdf6'
const GOLD = '#ffc52e'
/** What stands on the field: quieter than the white dial, which alone tells the time of now. */
const QUIET = 'rgb(255 253 246 / 36%)'

const TURN = 2 * Math.PI

/** The decimal day over all of the stage, red as far as it has passed, and on it the white dial of the usual time. */
export function paintPlate({ context, time, width, height }: CanvasFrame) {
  const dial = dialIn(width, height)
  const passed = dayTurn(time)
  field(context, width, height, dial, passed)
  const onDial = (paint: () => void) => {
    context.save()
    context.translate(dial.x, dial.y)
    context.scale(dial.radius / 100, dial.radius / 100)
    paint()
    context.restore()
  }
  onDial(() => seam(context, passed, (reach(width, height, dial, passed * 360) / dial.radius) * 100))
  figures(context, width, height)
  onDial(() => {
    decimalRing(context)
    disc(context, 103, GOLD)
    disc(context, 101.4, WHITE)
    usualFigures(context)
    cap(context)
  })
}

/**
 * The ink of the typeface's `1` to `10` in thousandths of its size: from the left, to the right, above the line, below
 * it. Written down, since engines measure it differently, and a figure would stand elsewhere.
 */
const INKS = [
  [46, 452, 752, 0],
  [34, 578, 762, 0],
  [20, 531, 762, 14],
  [28, 632, 750, 0],
  [8, 510, 806, 14],
  [46, 586, 762, 14],
  [30, 530, 750, 14],
  [32, 562, 762, 14],
  [22, 562, 762, 14],
  [34, 1112, 762, 14],
] as const

const standings = new Map<string, readonly Standing[]>()

/** The ten figures' places, found once for a stage. */
function standingsOn(width: number, height: number) {
  const key = `${width} ${height}`
  const known = standings.get(key)
  if (known) return known
  const made = INKS.map(([from, to, up, down], index) =>
    standingOf(width, height, index + 1, (to - from) / (up + down)),
  )
  if (standings.size > 3) standings.clear()
  standings.set(key, made)
  return made
}

function field(context: Context, width: number, height: number, dial: Dial, passed: number) {
  const { x, y } = dial
  const far = Math.hypot(width, height)
  context.fillStyle = BLUE
  context.fillRect(0, 0, width, height)
  context.fillStyle = RED
  context.beginPath()
  context.moveTo(x, y)
  context.arc(x, y, far, -TURN / 4, (passed - 0.25) * TURN)
  context.fill()
}

/** The ten hours. */
function figures(context: Context, width: number, height: number) {
  context.fillStyle = QUIET
  for (const [index, { x: middle, y: centre, tall }] of standingsOn(width, height).entries()) {
    const [from, to, up, down] = INKS[index]!
    const size = tall / (up + down)
    context.font = `700 ${1000 * size}px "${DIDONE}"`
    context.fillText(String(index + 1), middle - ((from + to) / 2) * size, centre + ((up - down) / 2) * size)
  }
}

/** A hundred decimal minutes round the white dial. */
function decimalRing(context: Context) {
  context.strokeStyle = QUIET
  ticks(context, 100, (tick) =>
    tick % 10 ? [106, tick % 5 ? 110.4 : 111.4, tick % 5 ? 0.8 : 1.3] : [106, 113.2, 2.6],
  )
}

/** The decimal hour's hand: the seam of the day, from the ring to the stage's edge. */
function seam(context: Context, passed: number, end: number) {
  context.save()
  context.rotate(passed * TURN)
  context.fillStyle = GOLD
  context.fillRect(-1.3, -end * 1.1, 2.6, end * 1.1)
  context.restore()
}

/** The cap of liberty, painted on the white dial. */
function cap(context: Context) {
  context.save()
  context.translate(-1, 45)
  context.scale(0.35, 0.35)
  context.lineJoin = 'round'
  const body = new Path2D(
    'M-42-4C-50-50-22-90 14-94C46-97 70-74 66-50C63-34 46-30 42-42C38-52 26-48 28-34C30-22 36-14 40-4Z',
  )
  const brim = new Path2D('M-48-10C-20-2 20-2 46-10L48 8C22 17-20 17-50 8Z')
  context.strokeStyle = WHITE
  context.lineWidth = 13
  context.stroke(body)
  context.stroke(brim)
  context.fillStyle = RED
  context.fill(body)
  context.fillStyle = GOLD
  context.fill(brim)
  context.lineWidth = 4.5
  context.lineCap = 'round'
  context.stroke(new Path2D('M-24-26C-22-50-6-66 16-70M2-24C4-40 14-52 30-58'))
  context.translate(-33, -8)
  for (const [radius, colour] of [
    [17, WHITE],
    [14, RED],
    [9.5, WHITE],
    [5, BLUE],
  ] as const)
    disc(context, radius, colour)
  context.restore()
}

function disc(context: Context, radius: number, fill: string) {
  context.beginPath()
  context.arc(0, 0, radius, 0, TURN)
  context.fillStyle = fill
  context.fill()
}

/** Strokes round a dial, between two radii. */
function ticks(context: Context, count: number, each: (tick: number) => readonly [number, number, number]) {
  for (let tick = 0; tick < count; tick++) {
    const [from, to, wide] = each(tick)
    const angle = (tick / count) * TURN
    const [right, down] = [Math.sin(angle), -Math.cos(angle)]
    context.lineWidth = wide
    context.beginPath()
    context.moveTo(right * from, down * from)
    context.lineTo(right * to, down * to)
    context.stroke()
  }
}

const ROMAN = ['I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
/** As on the dials of the time, the Roman figures are narrower than in print. */
const NARROW = 0.86

/** Twelve hours with their feet to the middle, sixty minutes outside them. */
function usualFigures(context: Context) {
  context.textAlign = 'center'
  context.fillStyle = context.strokeStyle = BLUE
  context.font = `700 21px "${DIDONE}"`
  for (const [index, figure] of ROMAN.entries()) {
    context.save()
    context.rotate(((index + 1) / 12) * TURN)
    context.scale(NARROW, 1)
    context.lineWidth = 0.5
    context.strokeText(figure, 0, -57.5)
    context.fillText(figure, 0, -57.5)
    context.restore()
  }
  ticks(context, 60, (tick) => (tick % 5 ? [78.5, 84, 0.95] : [76.8, 85.2, 2.3]))
  context.font = `700 9px "${DIDONE}"`
  for (let five = 5; five <= 60; five += 5) {
    const angle = (five / 60) * TURN
    context.fillText(String(five), Math.sin(angle) * 92.6, 3.15 - Math.cos(angle) * 92.6)
  }
}
