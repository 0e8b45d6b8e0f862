import { createRandom, untilSecond } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { figureOf, GUTTER, gutterAt, markAt, type Plan, planOf } from './model'

export const figures = {
  family: 'ft-25-08-10 Figures',
  source: new URL('./tags.woff2', import.meta.url).href,
  weight: '700',
}

type Context = CanvasRenderingContext2D

/** The room: where the light is as strong, it has one ink; from the dark to the flame. */
const ROOM = ['#11120c', '#191a10', '#232415', '#30301a', '#413f20', '#565127', '#6f672f'] as const
/** Where each begins, in heights of the stage from the flame. */
const REACH = [1.2, 0.86, 0.6, 0.41, 0.27, 0.165] as const

/** Wax that the flame shines through, from its rim down to where no light comes. */
const WAX = [
  '#fbf0b9',
  '#f2dd8d',
  '#e2c468',
  '#c9a850',
  '#a98a40',
  '#866d34',
  '#635229',
  '#453b20',
  '#2f2a18',
] as const
const DEPTH = [0.035, 0.085, 0.15, 0.23, 0.325, 0.435, 0.56, 0.7] as const

const POOL = '#fff8d6'
const WICK = '#2a1d10'
const FIGURE = '#e9d58a'
const DIM = '#a3954f'

/** A closed line round a place, a little uneven, as everything that light draws. */
function ring(context: Context, x: number, y: number, wide: number, high: number, hand: string) {
  const { between } = createRandom('light', hand)
  const [one, two] = [between(0, 7), between(0, 7)]
  context.beginPath()
  for (let step = 0; step <= 120; step++) {
    const turn = (step / 120) * Math.PI * 2
    const far = 1 + 0.012 * Math.sin(turn * 3 + one) + 0.007 * Math.sin(turn * 7 + two)
    context.lineTo(x + Math.cos(turn) * wide * far, y + Math.sin(turn) * high * far)
  }
  context.closePath()
}

function paintRoom(context: Context, plan: Plan, rim: number, width: number, height: number) {
  context.fillStyle = ROOM[0]
  context.fillRect(0, 0, width, height)
  const unit = Math.max(height, width * 0.72)
  for (const [index, reach] of REACH.entries()) {
    context.fillStyle = ROOM[index + 1]!
    ring(context, plan.middle, rim - plan.flame * 0.52, reach * unit * 0.86, reach * unit, `room ${index}`)
    context.fill()
  }
}

/** The candle in bands: the light goes deepest in its middle. */
function paintWax(context: Context, plan: Plan, rim: number, height: number) {
  const { left, right, middle, round } = plan
  const half = (right - left) / 2
  const long = height * 0.98
  context.save()
  context.beginPath()
  context.moveTo(left, rim)
  context.lineTo(right, rim)
  context.lineTo(right, height + 2)
  context.lineTo(left, height + 2)
  context.closePath()
  context.clip()
  const below = (depth: number, hand: number) => {
    const { between } = createRandom('wax', hand)
    const [one, two] = [between(0, 7), between(0, 7)]
    context.beginPath()
    context.moveTo(left - 2, rim - round * 2)
    for (let step = 0; step <= 60; step++) {
      const u = (step / 60) * 2 - 1
      const deep = depth * long * (1 - 0.46 * u * u)
      const uneven = depth * long * (0.025 * Math.sin(u * 4 + one) + 0.013 * Math.sin(u * 9 + two))
      context.lineTo(
        middle + u * (half + 2),
        rim + round * 0.7 * Math.sqrt(Math.max(0, 1 - u * u)) + deep + uneven,
      )
    }
    context.lineTo(right + 2, rim - round * 2)
    context.closePath()
    context.fill()
  }
  context.fillStyle = WAX.at(-1)!
  context.fillRect(left - 2, rim - round * 2, right - left + 4, height)
  for (let index = DEPTH.length - 1; index >= 0; index--) {
    context.fillStyle = WAX[index]!
    below(DEPTH[index]!, index)
  }
  context.restore()
  // The rim, and the wax that is molten within it.
  context.fillStyle = WAX[2]
  context.beginPath()
  context.ellipse(middle, rim, half, round, 0, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = WAX[1]
  context.beginPath()
  context.ellipse(middle, rim + round * 0.05, half * 0.93, round * 0.86, 0, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = POOL
  context.beginPath()
  context.ellipse(middle, rim + round * 0.12, half * 0.66, round * 0.6, 0, 0, Math.PI * 2)
  context.fill()
}

/** The scale beside it: a mark a minute, every fifth numbered; those that the candle has passed are lit. */
function paintScale(context: Context, plan: Plan, minute: number) {
  const { left, letter, mark } = plan
  const edge = left - letter * 0.28
  const thin = Math.max(1, letter * 0.055)
  context.textAlign = 'right'
  context.textBaseline = 'alphabetic'
  context.font = `700 ${letter * 1.22}px "${figures.family}"`
  for (let at = 0; at <= 60; at++) {
    const y = markAt(plan, at)
    const now = at === minute
    const long = now ? mark * 1.05 : at % 5 ? mark * 0.36 : mark * 0.62
    context.fillStyle = now ? POOL : at < minute ? FIGURE : DIM
    context.fillRect(edge - long, y - thin * (now ? 1.5 : 0.5), long, thin * (now ? 3 : 1))
    if (at % 5) continue
    context.fillText(String(at), edge - mark * 1.16, y + letter * 0.4)
  }
}

/** How high a nought is, and all figures from their lowest foot to their highest head; in parts of their size. */
const [NOUGHT, SPAN] = [0.484, 0.68]

/** The hour, as large as its room; by the advance, as browsers do not agree on what a glyph covers. */
function paintHour(context: Context, { figure: { x, y, width, height } }: Plan, text: string) {
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.font = `700 1000px "${figures.family}"`
  const size = Math.min((width / context.measureText(text).width) * 1000, height / SPAN)
  context.font = `700 ${size}px "${figures.family}"`
  context.fillStyle = FIGURE
  context.fillText(text, x + width / 2, y + (height + size * NOUGHT) / 2)
}

/** All but the flame, as it stands for a minute. */
export function drawCandle({ context, time, width, height, hourCycle }: CanvasFrame) {
  const plan = planOf(width, height)
  const rim = markAt(plan, time.minute)
  paintRoom(context, plan, rim, width, height)
  paintHour(context, plan, figureOf(time.hour, hourCycle))
  paintWax(context, plan, rim, height)
  paintScale(context, plan, time.minute)
}

/** A flame in three inks, drawn up to its tip. */
function tongue(context: Context, x: number, foot: number, half: number, high: number, lean: number) {
  context.beginPath()
  context.moveTo(x + lean, foot - high)
  context.bezierCurveTo(
    x + lean * 0.4 + half * 0.34,
    foot - high * 0.68,
    x + half,
    foot - high * 0.42,
    x + half * 0.92,
    foot - high * 0.22,
  )
  context.bezierCurveTo(
    x + half * 0.82,
    foot + high * 0.06,
    x - half * 0.82,
    foot + high * 0.06,
    x - half * 0.92,
    foot - high * 0.22,
  )
  context.bezierCurveTo(
    x - half,
    foot - high * 0.42,
    x + lean * 0.4 - half * 0.34,
    foot - high * 0.68,
    x + lean,
    foot - high,
  )
  context.fill()
}

/** Once in each second it ducks, to the one side and to the other. */
export function drawFlame({ context, time, width, height, motion }: CanvasFrame) {
  const plan = planOf(width, height)
  const since = motion === 'reduced' ? GUTTER : time.millisecond
  const low = gutterAt(since)
  const { middle, flame, round } = plan
  const foot = markAt(plan, time.minute) + round * 0.05
  const high = flame * (1 - 0.2 * low)
  const half = flame * 0.155 * (1 + 0.14 * low)
  const lean = flame * (time.second % 2 ? 1 : -1) * (0.018 + 0.07 * low)
  const base = foot - flame * 0.06
  context.fillStyle = '#eec75a'
  tongue(context, middle, base, half, high * 0.94, lean)
  context.fillStyle = '#fbe7a0'
  tongue(context, middle, base, half * 0.78, high * 0.78, lean * 0.8)
  context.fillStyle = '#fffbe6'
  tongue(context, middle, base, half * 0.54, high * 0.6, lean * 0.6)
  context.strokeStyle = WICK
  context.lineWidth = Math.max(1.5, flame * 0.022)
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(middle, foot + round * 0.15)
  context.quadraticCurveTo(
    middle - flame * 0.004,
    foot - flame * 0.08,
    middle + flame * 0.022,
    foot - flame * 0.15,
  )
  context.stroke()
  return since >= GUTTER ? untilSecond(time) : undefined
}

/** The part of the stage in which the flame is. */
export function flamePart({ width, height }: { width: number; height: number }, minute: number) {
  const plan = planOf(width, height)
  const rim = markAt(plan, minute)
  const side = plan.flame * 0.3
  const top = Math.max(0, rim - plan.flame * 1.06)
  return {
    left: plan.middle - side,
    top,
    width: Math.min(width, plan.middle + side) - plan.middle + side,
    height: Math.min(height, rim + plan.round) - top,
  }
}
