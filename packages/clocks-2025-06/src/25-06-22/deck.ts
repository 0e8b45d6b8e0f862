import { createRandom, untilMinute } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import {
  BAYS,
  bayAt,
  CAR,
  colourOf,
  levelAt,
  type Plan,
  paintedAs,
  placeOn,
  planOf,
  roofOf,
  SPRITE,
} from './model'

export const STENCIL = 'ft-25-06-22 Stencil'

const PAINT = '#efe9d6'
const YELLOW = '#ffb81f'
/** Height of the stencil's figures, and width of two of them, in ems. */
const CAP = 0.69
const TWO = 1.34

type Context = CanvasRenderingContext2D

export const carLength = ({ long }: Plan) => long * CAR.length

/** Turns the context so that `x` runs along the street and `y` towards the kerb. */
function street(context: Context, { upright, height }: Plan) {
  if (!upright) return
  context.translate(0, height)
  context.rotate(-Math.PI / 2)
}

/** Bays that can be seen while one is the last taken. */
function seen(plan: Plan, last: number): number[] {
  const before = Math.ceil(plan.start / plan.long) + 1
  const after = Math.ceil((plan.along - plan.start) / plan.long)
  return Array.from({ length: before + after + 1 }, (_, index) => last - before + index)
}

/** Lines, numbers and the level, as they were painted on the deck, and worn since. */
function drawPaint({ context, time, hourCycle, image }: CanvasFrame, plan: Plan, asphalt: string) {
  const { long, deep, across, along, kerb, bays, track } = plan
  const { minute } = time
  const inner = bays - deep / 2
  const line = Math.max(1.5, deep * 0.045)
  const bay = seen(plan, minute)
  context.save()
  street(context, plan)
  context.fillStyle = PAINT
  for (const number of bay) {
    const from = bayAt(plan, number, minute)
    if (number < 0 || number >= BAYS) {
      // No bay: hatched.
      context.save()
      context.beginPath()
      context.rect(from, inner, long, deep)
      context.clip()
      context.globalAlpha = 0.7
      context.fillStyle = YELLOW
      for (let x = from - deep; x < from + long; x += deep * 0.5) {
        context.beginPath()
        context.moveTo(x, inner + deep)
        context.lineTo(x + deep, inner)
        context.lineTo(x + deep * 1.18, inner)
        context.lineTo(x + deep * 0.18, inner + deep)
        context.fill()
      }
      context.restore()
    } else {
      context.fillRect(from - line / 2, inner, line, deep)
      if (number === BAYS - 1) context.fillRect(from + long - line / 2, inner, line, deep)
      // Corners towards the street, and a dash between them.
      for (const [at, size] of [
        [0, 0.16],
        [0.42, 0.16],
        [0.84, 0.16],
      ] as const)
        context.fillRect(from + at * long, inner - line / 2, size * long, line)
    }
  }
  // Which way the street goes: beyond the track, towards the middle of the deck.
  context.globalAlpha = 0.5
  const shaft = deep * 0.085
  for (const number of bay) {
    const x = bayAt(plan, number, minute) + long * 0.98
    if (x < -long || x > along + long) continue
    context.fillRect(x - deep * 0.55, track - shaft / 2, deep * 0.55, shaft)
    context.beginPath()
    context.moveTo(x, track - deep * 0.17)
    context.lineTo(x + deep * 0.34, track)
    context.lineTo(x, track + deep * 0.17)
    context.fill()
  }
  context.restore()
  context.globalAlpha = 1
  for (const number of bay)
    if (number !== minute && number >= 0 && number < BAYS)
      drawNumber(context, plan, number, minute, PAINT, 0.5)
  drawLevel(context, plan, levelAt(time.hour, hourCycle))
  // Worn by the tyres, down to the stones.
  context.save()
  context.globalCompositeOperation = 'destination-out'
  const { between } = createRandom('tyres', time.hour)
  street(context, plan)
  for (let rut = 0; rut < 9; rut++) {
    const y = track + (rut % 2 ? 0.19 : -0.19) * deep * between(0.7, 1.5)
    const ends = between(0, along)
    context.lineWidth = deep * between(0.05, 0.11)
    context.strokeStyle = `rgb(0 0 0 / ${between(0.12, 0.3)})`
    context.beginPath()
    context.moveTo(-long, y)
    context.bezierCurveTo(
      ends * 0.5,
      y - deep * between(-0.3, 0.3),
      ends,
      y - deep * between(-0.1, 0.15),
      along + long,
      y,
    )
    context.stroke()
  }
  context.restore()
  context.globalCompositeOperation = 'source-atop'
  const worn = context.createPattern(image(asphalt), 'repeat')!
  worn.setTransform(new DOMMatrix().scale(Math.max(0.34, across / 2200)))
  context.fillStyle = worn
  context.globalAlpha = 0.2
  context.fillRect(0, 0, plan.width, plan.height)
  context.globalAlpha = 1
  // Under the paint: oil where cars stood, joints, and the kerb.
  context.globalCompositeOperation = 'destination-over'
  context.save()
  street(context, plan)
  for (const number of bay) {
    const x = bayAt(plan, number, minute) + long * between(0.2, 0.6)
    const [y, radius] = [bays + deep * between(-0.2, 0.2), deep * between(0.3, 0.6)]
    const stain = context.createRadialGradient(x, y, 0, x, y, radius)
    stain.addColorStop(0, 'rgb(6 7 10 / 0.55)')
    stain.addColorStop(1, 'rgb(6 7 10 / 0)')
    context.fillStyle = stain
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
  context.fillStyle = 'rgb(0 0 0 / 0.5)'
  for (const number of bay) {
    const x = bayAt(plan, number, minute) + long * 0.5
    context.fillRect(x, 0, Math.max(1, line * 0.4), across - kerb)
  }
  context.restore()
  context.globalCompositeOperation = 'source-over'
  context.save()
  street(context, plan)
  const edge = across - kerb
  context.fillStyle = '#55585c'
  context.fillRect(0, edge, along, kerb)
  context.fillStyle = '#b5b2a8'
  context.fillRect(0, edge, along, kerb * 0.3)
  context.fillStyle = '#dedbd0'
  context.fillRect(0, edge, along, Math.max(1, kerb * 0.06))
  context.fillStyle = 'rgb(0 0 0 / 0.42)'
  for (const number of bay)
    for (const part of [0.25, 0.75])
      context.fillRect(bayAt(plan, number, minute) + part * long, edge, Math.max(1, line * 0.35), kerb * 0.3)
  const shade = context.createLinearGradient(0, edge - kerb * 0.35, 0, edge)
  shade.addColorStop(0, 'rgb(0 0 0 / 0)')
  shade.addColorStop(1, 'rgb(0 0 0 / 0.5)')
  context.fillStyle = shade
  context.fillRect(0, edge - kerb * 0.35, along, kerb * 0.35)
  const paving = context.createPattern(image(asphalt), 'repeat')!
  context.globalAlpha = 0.3
  context.fillStyle = paving
  context.fillRect(0, edge, along, kerb)
  context.restore()
}

/** The level: as long as roads are lettered where one drives up to it, as broad as the deck otherwise. */
function drawLevel(context: Context, plan: Plan, level: number) {
  const { upright, width, height, track, deep, over, long } = plan
  const text = String(level)
  context.fillStyle = YELLOW
  context.textBaseline = 'alphabetic'
  if (upright) {
    const right = track - deep * 0.5
    const [left, top] = [width * 0.05, height * 0.17]
    const wide = right - left
    const high = height * 0.3
    context.textAlign = 'center'
    const put = (word: string, middle: number, tall: number, share: number) => {
      context.save()
      context.font = `100px "${STENCIL}"`
      context.translate(left + wide / 2, middle + tall / 2)
      context.scale((wide * share) / context.measureText(word).width, tall / (100 * CAP))
      context.fillText(word, 0, 0)
      context.restore()
    }
    put('LEVEL', top + height * 0.035, height * 0.07, 1)
    put(text, top + height * 0.1 + high / 2, high, text.length > 1 ? 1 : 0.8)
    return
  }
  const top = over + deep * 0.24
  const foot = track - deep * 0.56
  const size = Math.min((foot - top) / CAP, width * 0.44)
  const number = plan.start + long * CAR.number
  context.textAlign = 'center'
  context.font = `${size}px "${STENCIL}"`
  const half = context.measureText(text).width / 2
  // Over the number that is lit, so that the two are read one after the other.
  const middle = Math.min(number, width - half - deep * 0.2)
  context.fillText(text, middle, foot)
  const room = middle - half - size * 0.12 - width * 0.03
  const word = Math.min(size * 0.42, room / 2.9)
  context.textAlign = 'right'
  context.font = `${word}px "${STENCIL}"`
  context.fillText('LEVEL', middle - half - size * 0.1, foot)
}

/** A bay's number, painted before the nose of the car that stands in it. */
function drawNumber(
  context: Context,
  plan: Plan,
  bay: number,
  last: number,
  colour: string,
  strength: number,
) {
  const { long, deep, bays, upright } = plan
  const { x, y } = placeOn(plan, bayAt(plan, bay, last) + long * CAR.number, bays)
  // Upright, it has the bay's depth for its width.
  const size = upright ? (deep * 0.84) / TWO : (long * 0.355) / TWO
  const tall = upright
    ? Math.min(1.7, (long * 0.34) / (size * CAP))
    : Math.min(1.3, (deep * 0.72) / (size * CAP))
  context.save()
  context.translate(x, y + (size * CAP * tall) / 2)
  context.scale(1, tall)
  context.globalAlpha = strength
  context.fillStyle = colour
  context.font = `${size}px "${STENCIL}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(paintedAs(bay), 0, 0)
  context.restore()
}

/** A car and the shadow it throws, at the origin, nose along the street. */
function drawCar(frame: CanvasFrame, plan: Plan, sheet: string, colour: number, roof: number) {
  const { context, image } = frame
  const length = carLength(plan)
  const wide = (length * SPRITE[0]) / SPRITE[1]
  context.save()
  context.fillStyle = 'rgb(0 0 0 / 0.2)'
  for (const share of [1, 0.72, 0.46, 0.2]) {
    context.beginPath()
    context.roundRect(
      -length * 0.495 - wide * 0.12 * share,
      -wide * 0.44 + wide * 0.1 * share,
      length * 0.985,
      wide * 0.9,
      wide * 0.3,
    )
    context.fill()
  }
  context.rotate(Math.PI / 2)
  context.drawImage(
    image(sheet),
    colour * SPRITE[0],
    roof * SPRITE[1],
    SPRITE[0],
    SPRITE[1],
    -wide / 2,
    -length / 2,
    wide,
    length,
  )
  context.restore()
}

/** The cars that came before, and what is seen of those over the way. */
function drawCars(frame: CanvasFrame, plan: Plan, sheet: string) {
  const { context, time } = frame
  const { minute, hour } = time
  const { long, bays, deep, over } = plan
  context.save()
  street(context, plan)
  for (const bay of seen(plan, minute)) {
    const { between } = createRandom('parked', hour, bay)
    if (bay >= 0 && bay <= minute) {
      context.save()
      context.translate(
        bayAt(plan, bay, minute) + long * (CAR.at + (bay === minute ? 0 : between(-0.012, 0.012))),
        bays + (bay === minute ? 0 : between(-0.03, 0.03) * deep),
      )
      context.rotate(bay === minute ? 0 : between(-0.02, 0.02))
      drawCar(frame, plan, sheet, colourOf(hour, bay), roofOf(hour, bay))
      context.restore()
    }
    // Over the way they fill as the hour goes on, and stand the other way round.
    if (over > 0) {
      const from = bayAt(plan, bay, minute) - long * 0.2
      context.fillStyle = PAINT
      context.globalAlpha = 0.6
      context.fillRect(from, 0, Math.max(1.5, deep * 0.045), over)
      context.globalAlpha = 1
      if (between(0, 60) < minute + 4) {
        context.save()
        context.translate(from + long * (0.62 + between(-0.03, 0.03)), over - deep * 0.46)
        context.rotate(Math.PI + between(-0.02, 0.02))
        drawCar(frame, plan, sheet, colourOf(hour + 3, bay + 60), roofOf(hour, bay + 61))
        context.restore()
      }
    }
  }
  context.restore()
}

export function drawDeck(frame: CanvasFrame, asphalt: string, cars: string) {
  const plan = planOf(frame.width, frame.height)
  drawPaint(frame, plan, asphalt)
  drawCars(frame, plan, cars)
  return untilMinute(frame.time)
}

/** Night, and a pool of light over the level and over the car that came last. Softer than a pixel: it is drawn small. */
export function drawNight({ context, time, width, height }: CanvasFrame) {
  const plan = planOf(width, height)
  const { long, bays, upright, start, deep, over, track } = plan
  context.fillStyle = 'rgb(5 10 36 / 0.7)'
  context.fillRect(0, 0, width, height)
  const pool = (x: number, y: number, radius: number, colour: string, strength: number) => {
    const light = context.createRadialGradient(x, y, 0, x, y, radius)
    for (const [stop, share] of [
      [0, 1],
      [0.4, 0.86],
      [0.72, 0.36],
      [1, 0],
    ] as const)
      light.addColorStop(stop, `rgb(${colour} / ${strength * share})`)
    context.fillStyle = light
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
  const lamp = upright
    ? { x: track * 0.36, y: height * 0.36 }
    : { x: start + long * 0.7, y: (over + track) * 0.44 }
  const last = placeOn(plan, start + long * 0.5, bays)
  context.globalCompositeOperation = 'destination-out'
  pool(lamp.x, lamp.y, long * (upright ? 1.35 : 1.5), '0 0 0', 1)
  pool(last.x, last.y, long * 0.86, '0 0 0', 0.8)
  context.globalCompositeOperation = 'source-over'
  pool(lamp.x, lamp.y, long * 1.15, '255 168 76', 0.17)
  pool(last.x, last.y, deep * 2, '255 214 150', 0.1)
  return untilMinute(time)
}

/** Where the last one in shines. */
export function litPart(width: number, height: number) {
  const plan = planOf(width, height)
  const { start, long, deep, bays } = plan
  const [from, to] = [start + long * 0.44, start + long * 1.12]
  const [near, far] = [bays - deep * 0.72, bays + deep * 0.62]
  const a = placeOn(plan, from, near)
  const b = placeOn(plan, to, far)
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }
}

/** The last one in has its lights on still: on its number. */
export function drawLit({ context, time, width, height }: CanvasFrame) {
  const plan = planOf(width, height)
  const { start, long, bays } = plan
  const wide = (carLength(plan) * SPRITE[0]) / SPRITE[1]
  const nose = start + long * CAR.at + carLength(plan) * 0.47
  const beam = start + long * 1.1 - nose
  context.save()
  street(context, plan)
  const light = context.createRadialGradient(nose, bays, wide * 0.1, nose, bays, beam)
  light.addColorStop(0, 'rgb(255 246 214 / 0.17)')
  light.addColorStop(0.5, 'rgb(255 232 184 / 0.12)')
  light.addColorStop(0.82, 'rgb(255 226 170 / 0.09)')
  light.addColorStop(1, 'rgb(255 232 180 / 0)')
  context.fillStyle = light
  for (const spread of [0.4, 0.45, 0.5, 0.55, 0.6]) {
    context.beginPath()
    context.moveTo(nose, bays - wide * 0.36)
    context.lineTo(nose + beam, bays - wide * (spread + 0.14))
    context.lineTo(nose + beam, bays + wide * (spread + 0.14))
    context.lineTo(nose, bays + wide * 0.36)
    context.fill()
  }
  for (const side of [-0.3, 0.3]) {
    const [x, y] = [nose - wide * 0.06, bays + side * wide]
    const lamp = context.createRadialGradient(x, y, 0, x, y, wide * 0.2)
    lamp.addColorStop(0, '#fffdf2')
    lamp.addColorStop(0.35, 'rgb(255 250 226 / 0.95)')
    lamp.addColorStop(1, 'rgb(255 240 190 / 0)')
    context.fillStyle = lamp
    context.fillRect(x - wide * 0.2, y - wide * 0.2, wide * 0.4, wide * 0.4)
  }
  context.restore()
  context.shadowColor = 'rgb(255 236 190 / 0.75)'
  context.shadowBlur = wide * 0.12
  drawNumber(context, plan, time.minute, time.minute, '#fffdf3', 1)
  return untilMinute(time)
}
