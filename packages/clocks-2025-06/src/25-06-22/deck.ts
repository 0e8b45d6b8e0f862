import { createRandom, untilMinute } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { BAYS, bayOf, colourOf, levelAt, type Plan, planOf } from './model'

export const STENCIL = 'ft-25-06-22 Stencil'

/** A car in the sheet: width and height; how long it is of its bay. */
export const SPRITE = [118, 252] as const
export const carLength = ({ long, wide }: Plan) => Math.min(long * 0.9, wide * 0.9 * (252 / 118))

const PAINT = '#e9e3cf'
const YELLOW = '#f6b92b'

/** Lines, numbers and the level, as they were painted on the deck. */
export function drawPaint({ context, time, width, height, hourCycle, seed }: CanvasFrame) {
  const plan = planOf(width, height)
  const { wide, long } = plan
  const { between } = createRandom(seed, 'stains')
  // What leaked.
  for (let bay = 1; bay <= BAYS; bay++) {
    const { x, y } = bayOf(plan, bay)
    const radius = between(0.08, 0.3) * wide
    const [cx, cy] = [x + between(-0.15, 0.15) * wide, y + between(-0.3, 0.3) * long]
    const stain = context.createRadialGradient(cx, cy, 0, cx, cy, radius)
    stain.addColorStop(0, 'rgb(8 9 12 / 0.5)')
    stain.addColorStop(1, 'rgb(8 9 12 / 0)')
    context.fillStyle = stain
    context.fillRect(cx - radius, cy - radius, radius * 2, radius * 2)
  }
  // Bays: a line on both sides of each, and one at the back of a row.
  const line = Math.max(1, wide * 0.055)
  context.fillStyle = PAINT
  context.globalAlpha = 0.85
  for (let bay = 1; bay <= BAYS; bay++) {
    const { x, y } = bayOf(plan, bay)
    const last = bay % 5 === 0
    context.fillRect(x - wide / 2 - line / 2, y - long / 2, line, long)
    if (last) context.fillRect(x + wide / 2 - line / 2, y - long / 2, line, long)
  }
  for (let bay = 1; bay <= BAYS; bay += 5) {
    const { x, y, out } = bayOf(plan, bay)
    context.fillRect(x - wide / 2 - line / 2, y - (out * long) / 2 - line / 2, wide * 5 + line, line)
  }
  context.globalAlpha = 1
  // Islands for the lamps, hatched.
  for (const { x, y } of islandsOf(plan)) {
    context.save()
    context.beginPath()
    context.rect(x - plan.island / 2 + line, y - long / 2, plan.island - 2 * line, long)
    context.clip()
    context.strokeStyle = 'rgb(246 185 43 / 0.5)'
    context.lineWidth = line * 1.4
    context.beginPath()
    for (let at = -long; at < long; at += plan.island * 0.55) {
      context.moveTo(x - plan.island, y + at + plan.island)
      context.lineTo(x + plan.island, y + at - plan.island)
    }
    context.stroke()
    context.restore()
  }
  for (let bay = 1; bay <= BAYS; bay++) number(context, plan, bay, bay % 5 ? 0.62 : 0.9)
  // The level.
  const { x, y, height: high, width: room } = plan.level
  const text = String(levelAt(time.hour, hourCycle))
  context.fillStyle = YELLOW
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  if (plan.upright) {
    const size = high / 0.7
    context.font = `${size * 0.26}px "${STENCIL}"`
    context.fillText('LEVEL', width * 0.22, y + high * 0.5)
    context.font = `${size}px "${STENCIL}"`
    context.fillText(text, width * 0.68, y + high * 0.5)
  } else {
    const size = Math.min(high / 0.7, room / 1.28)
    context.font = `${size}px "${STENCIL}"`
    context.fillText(text, x, y + size * 0.42)
    context.font = `${size * 0.27}px "${STENCIL}"`
    context.fillText('LEVEL', x, y - size * 0.46)
  }
  return untilMinute(time)
}

/** A bay's number, painted before its mouth. */
function number(
  context: CanvasRenderingContext2D,
  plan: Plan,
  bay: number,
  strength: number,
  colour = PAINT,
) {
  const { x, y, out } = bayOf(plan, bay)
  const size = Math.min(plan.wide * 0.63, plan.aisle * 0.3)
  context.globalAlpha = strength
  context.fillStyle = colour
  context.font = `${size}px "${STENCIL}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const from = y + out * (plan.long / 2)
  context.fillText(String(bay), x, out > 0 ? from + size * 0.92 : from - size * 0.2)
  context.globalAlpha = 1
}

/** The islands between each five bays and the next. */
function islandsOf(plan: Plan) {
  const islands: { readonly x: number; readonly y: number }[] = []
  for (let bay = 5; bay < BAYS; bay += 5) {
    if (bay % plan.row === 0) continue
    const { x, y } = bayOf(plan, bay)
    islands.push({ x: x + plan.wide / 2 + plan.island / 2, y })
  }
  return islands
}

/** Lamps stand on the islands at the back of the bays, where two rows meet. */
export function lampsOf(plan: Plan, width: number, height: number) {
  const backs = plan.upright
    ? [plan.top, plan.top + 2 * plan.long + plan.aisle, plan.top + 4 * plan.long + 2 * plan.aisle, height]
    : [0, height / 2, height]
  const xs = [...new Set(islandsOf(plan).map(({ x }) => x))]
  const lamps = backs.flatMap((y) => xs.map((x) => ({ x, y })))
  if (!plan.upright) lamps.push({ x: plan.left * 0.5, y: height * 0.5 })
  else lamps.push({ x: width * 0.5, y: plan.top * 0.4 })
  return lamps
}

/** The cars, each with its shadow away from the nearest lamp. */
export function drawCars(frame: CanvasFrame, cars: string) {
  const { context, time, width, height, image } = frame
  const plan = planOf(width, height)
  const lamps = lampsOf(plan, width, height)
  const long = carLength(plan)
  const wide = (long * SPRITE[0]) / SPRITE[1]
  const sheet = image(cars)
  const { minute, hour } = time
  for (let bay = 1; bay <= minute; bay++) {
    const { x, y, out } = bayOf(plan, bay)
    const { between } = createRandom('parked', hour, bay)
    const askew = between(-0.022, 0.022)
    const [dx, dy] = [between(-0.03, 0.03) * wide, between(-0.02, 0.02) * long]
    const away = lamps
      .map((lamp) => ({ x: x - lamp.x, y: y - lamp.y }))
      .reduce((near, lamp) => (Math.hypot(lamp.x, lamp.y) < Math.hypot(near.x, near.y) ? lamp : near))
    const far = Math.hypot(away.x, away.y) || 1
    const cast = wide * Math.min(0.34, 0.1 + far / long / 7)
    context.save()
    context.translate(x + dx, y + dy)
    context.rotate((out > 0 ? Math.PI : 0) + askew)
    const sign = out > 0 ? -1 : 1
    context.fillStyle = 'rgb(0 0 0 / 0.3)'
    for (const share of [1, 0.6, 0.3]) {
      const [sx, sy] = [((sign * away.x) / far) * cast * share, ((sign * away.y) / far) * cast * share]
      context.beginPath()
      context.roundRect(-wide * 0.46 + sx, -long * 0.49 + sy, wide * 0.92, long * 0.98, wide * 0.3)
      context.fill()
    }
    const colour = colourOf(hour, bay)
    context.drawImage(sheet, colour * SPRITE[0], 0, SPRITE[0], SPRITE[1], -wide / 2, -long / 2, wide, long)
    context.restore()
  }

  return untilMinute(time)
}

/** Night, and a pool of light under each lamp. Softer than a pixel: it is drawn small. */
export function drawNight({ context, time, width, height }: CanvasFrame) {
  const plan = planOf(width, height)
  context.fillStyle = 'rgb(4 9 28 / 0.8)'
  context.fillRect(0, 0, width, height)
  const near = plan.upright ? width * 0.36 : height * 0.36
  const pool = (x: number, y: number, radius: number, colour: string, strength: number) => {
    const light = context.createRadialGradient(x, y, 0, x, y, radius)
    for (const [stop, share] of [
      [0, 1],
      [0.35, 0.8],
      [0.7, 0.3],
      [1, 0],
    ] as const)
      light.addColorStop(stop, `rgb(${colour} / ${strength * share})`)
    context.fillStyle = light
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
  const lamps = lampsOf(plan, width, height)
  const over = plan.level
  context.globalCompositeOperation = 'destination-out'
  for (const { x, y } of lamps) pool(x, y, near * 1.5, '0 0 0', 0.86)
  pool(over.x, over.y, plan.upright ? width * 0.62 : plan.left * 0.85, '0 0 0', 0.94)
  context.globalCompositeOperation = 'source-over'
  for (const { x, y } of lamps) pool(x, y, near, '255 168 76', 0.2)
  return untilMinute(time)
}

/** Where the last one in shines. */
export function litPart(width: number, height: number, minute: number) {
  const plan = planOf(width, height)
  const { x, y, out } = bayOf(plan, Math.max(1, minute))
  const left = Math.max(0, x - plan.wide)
  const from = y + out * plan.long * 0.3
  const to = from + out * (plan.aisle + plan.long * 0.2)
  return {
    left,
    top: Math.min(from, to),
    width: Math.min(width, x + plan.wide) - left,
    height: Math.abs(to - from),
  }
}

/** The last one in has its lights on still: on its number. */
export function drawLit({ context, time, width, height }: CanvasFrame) {
  const { minute } = time
  if (!minute) return untilMinute(time)
  const plan = planOf(width, height)
  const { wide } = plan
  const { x, y, out } = bayOf(plan, minute)
  const nose = y + out * carLength(plan) * 0.47
  const beam = plan.aisle * 0.68
  const light = context.createRadialGradient(x, nose, wide * 0.1, x, nose, beam)
  light.addColorStop(0, 'rgb(255 248 222 / 0.5)')
  light.addColorStop(0.55, 'rgb(255 238 190 / 0.36)')
  light.addColorStop(1, 'rgb(255 236 184 / 0)')
  context.fillStyle = light
  for (const spread of [0.62, 0.7, 0.78]) {
    context.beginPath()
    context.moveTo(x - wide * 0.36, nose)
    context.lineTo(x - wide * spread, nose + out * beam)
    context.lineTo(x + wide * spread, nose + out * beam)
    context.lineTo(x + wide * 0.36, nose)
    context.fill()
  }
  context.fillStyle = '#fffbe8'
  for (const side of [-0.31, 0.31]) {
    context.beginPath()
    context.ellipse(x + side * wide, nose - out * wide * 0.05, wide * 0.085, wide * 0.06, 0, 0, 7)
    context.fill()
  }
  number(context, plan, minute, 1, '#0d1020')
  return untilMinute(time)
}
