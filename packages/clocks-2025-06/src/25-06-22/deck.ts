import { createRandom, untilMinute } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { BAYS, bayOf, colourOf, levelAt, type Plan, planOf, ROW, roofOf, STREETS } from './model'

export const STENCIL = 'ft-25-06-22 Stencil'

/** A car in the sheet: width and height; how long it is of its bay. */
export const SPRITE = [118, 252] as const
export const carLength = ({ long, deep }: Plan) => Math.min(long * 0.59, deep * 0.9 * (252 / 118))

const PAINT = '#e9e3cf'
const YELLOW = '#f6b92b'

/** Lines, numbers and the level, as they were painted on the deck. */
export function drawPaint({ context, time, width, height, hourCycle, seed }: CanvasFrame) {
  const plan = planOf(width, height)
  const { long, deep, left } = plan
  const { between } = createRandom(seed, 'stains')
  const right = left + ROW * long
  // What leaked.
  for (let bay = 1; bay <= BAYS; bay++) {
    const { car, y } = bayOf(plan, bay)
    const radius = between(0.15, 0.5) * deep
    const [cx, cy] = [car + between(-0.2, 0.2) * long, y + between(-0.2, 0.2) * deep]
    const stain = context.createRadialGradient(cx, cy, 0, cx, cy, radius)
    stain.addColorStop(0, 'rgb(8 9 12 / 0.5)')
    stain.addColorStop(1, 'rgb(8 9 12 / 0)')
    context.fillStyle = stain
    context.fillRect(cx - radius, cy - radius, radius * 2, radius * 2)
  }
  // Kerbs between a street's bays and the next one's.
  for (let street = 0; street <= STREETS; street++) {
    const top = plan.top + street * (2 * deep + plan.lane + plan.kerb) - plan.kerb
    const thick = plan.kerb * 0.64
    context.fillStyle = 'rgb(0 0 0 / 0.45)'
    context.fillRect(left, top + plan.kerb * 0.26, right - left, thick)
    context.fillStyle = '#74726c'
    context.fillRect(left, top + plan.kerb * 0.16, right - left, thick)
    context.fillStyle = '#a3a097'
    context.fillRect(left, top + plan.kerb * 0.16, right - left, Math.max(0.6, thick * 0.18))
    context.fillStyle = 'rgb(20 20 22 / 0.5)'
    for (let x = left + deep; x < right; x += deep) context.fillRect(x, top + plan.kerb * 0.16, 0.8, thick)
  }
  // Bays: a line at each end, and broken lines along the street.
  const line = Math.max(0.8, deep * 0.055)
  context.fillStyle = PAINT
  context.globalAlpha = 0.8
  for (let bay = 1; bay <= BAYS; bay++) {
    const { x, y, out } = bayOf(plan, bay)
    context.fillRect(x - long / 2 - line / 2, y - deep / 2, line, deep)
    if (bay % ROW === 0) context.fillRect(x + long / 2 - line / 2, y - deep / 2, line, deep)
    const edge = y + (out * deep) / 2 - line / 2
    for (const side of [-0.5, 0.3]) context.fillRect(x + side * long, edge, long * 0.2, line)
  }
  // Which way the street goes.
  for (let street = 0; street < STREETS; street++) {
    const { lane } = bayOf(plan, street * 2 * ROW + 1)
    const size = plan.lane * 0.2
    context.globalAlpha = 0.28
    for (const at of [1, 4]) {
      const x = left + at * long
      context.fillRect(x - size * 3, lane - size * 0.16, size * 3, size * 0.32)
      context.beginPath()
      context.moveTo(x, lane - size * 0.62)
      context.lineTo(x + size * 1.5, lane)
      context.lineTo(x, lane + size * 0.62)
      context.fill()
    }
  }
  context.globalAlpha = 1
  const all = figureSize(plan) >= 12
  for (let bay = 1; bay <= BAYS; bay++)
    if (all || bay % 5 === 0) number(context, plan, bay, bay % 5 ? 0.5 : 0.85)
  // The level.
  const { x, y, height: high, width: room } = plan.level
  const text = String(levelAt(time.hour, hourCycle))
  context.fillStyle = YELLOW
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  if (plan.upright) {
    const size = Math.min(high / 0.7, width * 0.5)
    const line = y + size * 0.35
    context.font = `${Math.min(size * 0.26, width * 0.1)}px "${STENCIL}"`
    context.textAlign = 'left'
    context.fillText('LEVEL', plan.left, line)
    context.font = `${size}px "${STENCIL}"`
    context.textAlign = 'right'
    context.fillText(text, plan.left + ROW * plan.long, line)
  } else {
    const size = Math.min(high / 0.7, room / 1.28)
    context.font = `${size}px "${STENCIL}"`
    context.fillText(text, x, y + size * 0.42)
    context.font = `${size * 0.27}px "${STENCIL}"`
    context.fillText('LEVEL', x, y - size * 0.46)
  }
  return untilMinute(time)
}

/** How high the type of the bays' numbers is. */
const figureSize = ({ long, deep }: Plan) => Math.min(deep * 0.8, long * 0.235)

/** A bay's number, painted before the nose of the car that stands in it. */
function number(
  context: CanvasRenderingContext2D,
  plan: Plan,
  bay: number,
  strength: number,
  colour = PAINT,
  larger = 1,
) {
  const size = figureSize(plan) * larger
  const { number: x, y } = bayOf(plan, bay)
  context.globalAlpha = strength
  context.fillStyle = colour
  context.font = `${size}px "${STENCIL}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(String(bay), x, y + size * 0.35)
  context.globalAlpha = 1
}

/** Lamps stand on the kerbs between the streets. */
export function lampsOf(plan: Plan) {
  const kerbs = Array.from({ length: STREETS + 1 }, (_, street) => street).filter((street) => street % 2)
  const lamps = kerbs.flatMap((street) => {
    const y = plan.top + street * (2 * plan.deep + plan.lane + plan.kerb) - plan.kerb / 2
    return [0.7, 2.5, 4.3].map((bays) => ({ x: plan.left + bays * plan.long, y }))
  })
  return [...lamps, { x: plan.level.x, y: plan.level.y }]
}

/** The cars, each with its shadow away from the nearest lamp. */
export function drawCars(frame: CanvasFrame, cars: string) {
  const { context, time, width, height, image } = frame
  const plan = planOf(width, height)
  const lamps = lampsOf(plan)
  const long = carLength(plan)
  const wide = (long * SPRITE[0]) / SPRITE[1]
  const sheet = image(cars)
  const { minute, hour } = time
  for (let bay = 1; bay <= minute; bay++) {
    const { car: x, y } = bayOf(plan, bay)
    const { between } = createRandom('parked', hour, bay)
    const askew = between(-0.026, 0.026)
    const [dx, dy] = [between(-0.015, 0.015) * long, between(-0.05, 0.05) * wide]
    const away = lamps
      .map((lamp) => ({ x: x - lamp.x, y: y - lamp.y }))
      .reduce((near, lamp) => (Math.hypot(lamp.x, lamp.y) < Math.hypot(near.x, near.y) ? lamp : near))
    const far = Math.hypot(away.x, away.y) || 1
    const cast = wide * Math.min(0.34, 0.1 + far / long / 7)
    context.save()
    context.translate(x + dx, y + dy)
    context.rotate(Math.PI / 2 + askew)
    context.fillStyle = 'rgb(0 0 0 / 0.3)'
    for (const share of [1, 0.6, 0.3]) {
      // Turned by a quarter, as the car is.
      const [sx, sy] = [(away.y / far) * cast * share, (-away.x / far) * cast * share]
      context.beginPath()
      context.roundRect(-wide * 0.46 + sx, -long * 0.49 + sy, wide * 0.92, long * 0.98, wide * 0.3)
      context.fill()
    }
    const colour = colourOf(hour, bay)
    const [from, row] = [colour * SPRITE[0], roofOf(hour, bay) * SPRITE[1]]
    context.drawImage(sheet, from, row, SPRITE[0], SPRITE[1], -wide / 2, -long / 2, wide, long)
    context.restore()
  }

  return untilMinute(time)
}

/** Night, and a pool of light under each lamp. Softer than a pixel: it is drawn small. */
export function drawNight({ context, time, width, height }: CanvasFrame) {
  const plan = planOf(width, height)
  context.fillStyle = 'rgb(4 9 28 / 0.8)'
  context.fillRect(0, 0, width, height)
  const near = plan.upright ? width * 0.4 : height * 0.3
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
  const lamps = lampsOf(plan)
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
  const { car, y } = bayOf(plan, Math.max(1, minute))
  const left = car + carLength(plan) * 0.36
  return {
    left,
    top: Math.max(0, y - plan.deep * 0.75),
    width: Math.min(width, car + plan.long * 0.86) - left,
    height: plan.deep * 1.5,
  }
}

/** The last one in has its lights on still: on its number. */
export function drawLit({ context, time, width, height }: CanvasFrame) {
  const { minute } = time
  if (!minute) return untilMinute(time)
  const plan = planOf(width, height)
  const length = carLength(plan)
  const wide = (length * SPRITE[0]) / SPRITE[1]
  const { car, y } = bayOf(plan, minute)
  const nose = car + length * 0.48
  const beam = car + plan.long * 0.86 - nose
  const light = context.createRadialGradient(nose, y, wide * 0.1, nose, y, beam)
  light.addColorStop(0, 'rgb(255 248 222 / 0.55)')
  light.addColorStop(0.72, 'rgb(255 240 196 / 0.42)')
  light.addColorStop(1, 'rgb(255 236 184 / 0)')
  context.fillStyle = light
  for (const spread of [0.56, 0.64, 0.72]) {
    context.beginPath()
    context.moveTo(nose, y - wide * 0.36)
    context.lineTo(nose + beam, y - wide * spread)
    context.lineTo(nose + beam, y + wide * spread)
    context.lineTo(nose, y + wide * 0.36)
    context.fill()
  }
  context.fillStyle = '#fffbe8'
  for (const side of [-0.31, 0.31]) {
    context.beginPath()
    context.ellipse(nose - wide * 0.05, y + side * wide, wide * 0.07, wide * 0.1, 0, 0, 7)
    context.fill()
  }
  number(context, plan, minute, 1, '#0d1020', figureSize(plan) < 12 ? 1.25 : 1.1)
  return untilMinute(time)
}
