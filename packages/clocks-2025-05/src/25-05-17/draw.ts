import { type ClockTime, secondsOf, twoDigits, untilSecond } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Context, TAU } from './brush'
import { around, bowlPath, dropX, layOut, type Size } from './layout'
import { dropAt, hourFigure, ripple } from './model'
import { tongue } from './ornament'
import { SLIP } from './palette'
import { paintFront } from './pots'
import { paintBack } from './room'
import { bead, pointers, tablet } from './tablet'
import { caustics, dropSize, harbour, water, waterOfBowl, waterOfJar } from './water'

export function* drawBack(frame: CanvasFrame) {
  yield* paintBack(frame.context, frame, layOut(frame.width, frame.height))
}

export function bowlPart({ width, height }: Size) {
  const { bowl, unit } = layOut(width, height)
  return around(bowl, unit * 0.02, unit * 0.02)
}

/** The water in the bowl. */
export function drawBowl(frame: CanvasFrame) {
  const { context, width, height, time } = frame
  const plan = layOut(width, height)
  const { unit, bowl } = plan
  const moving = lightTime(time)
  const { depth, surface, half } = waterOfBowl(plan, time.hour, time.minute, secondsOf(time))
  context.save()
  context.clip(bowlPath(plan, Math.max(depth, 0.0001)))
  harbour(context, frame, bowl, surface, moving)
  context.fillStyle = water(context, surface, bowl.bottom)
  context.fillRect(bowl.x - bowl.radius, surface, bowl.radius * 2, bowl.bottom - surface)
  caustics(context, bowl.x - bowl.radius, bowl.x + bowl.radius, surface, bowl.bottom, bowl.bottom, moving)
  context.restore()
  context.strokeStyle = 'rgb(240 255 252 / 0.9)'
  context.lineWidth = Math.max(0.8, unit * 0.0024)
  context.beginPath()
  const curl = unit * 0.012
  context.moveTo(bowl.x - half, surface - curl * 0.5)
  context.quadraticCurveTo(bowl.x - half + curl * 0.3, surface, bowl.x - half + curl * 1.4, surface)
  context.lineTo(bowl.x + half - curl * 1.4, surface)
  context.quadraticCurveTo(bowl.x + half - curl * 0.3, surface, bowl.x + half, surface - curl * 0.5)
  context.stroke()
  return leaps(time) ? undefined : untilLight(time)
}

export function jarPart({ width, height }: Size) {
  const plan = layOut(width, height)
  const { jar, unit } = plan
  return around(jar, unit * 0.03, unit * 0.01)
}

/** The water in the jar: the rings of a drop are quick, the light in it slow. */
export function drawJar(frame: CanvasFrame) {
  const { context, width, height, time } = frame
  const plan = layOut(width, height)
  const { unit, jar } = plan
  const part = time.millisecond / 1000
  const moving = lightTime(time)
  // The jar: its surface, with the rings of the last drop.
  const { share, still } = waterOfJar(plan, time.minute, secondsOf(time))
  const x = dropX(plan)
  const swing = unit * 0.012 * Math.min(1, share * 30)
  const height0 = (at: number) => {
    const fromWall = 1 - Math.abs(at)
    const meniscus = Math.exp(-fromWall * 26) * unit * 0.007
    const rings =
      ripple(Math.abs(at - 0.42), part) + 0.4 * ripple(2 - at - 0.42, part) * Math.exp(-3 * (1 - at))
    return still - meniscus - swing * rings
  }
  const top = new Path2D()
  const body = new Path2D()
  body.moveTo(jar.x - jar.radius, jar.bottom)
  for (let step = 0; step <= 64; step++) {
    const at = -1 + step / 32
    const point = [jar.x + at * jar.radius, Math.min(jar.bottom, height0(at))] as const
    top.lineTo(...point)
    body.lineTo(...point)
  }
  body.lineTo(jar.x + jar.radius, jar.bottom)
  body.closePath()
  context.save()
  context.clip(body)
  const light = (under: Context) => {
    harbour(under, frame, jar, still - unit * 0.05, moving + 40)
    under.fillStyle = water(under, still, jar.bottom)
    under.fillRect(jar.x - jar.radius, still - unit * 0.05, jar.radius * 2, jar.bottom - still + unit * 0.05)
    caustics(under, jar.x - jar.radius, jar.x + jar.radius, still, jar.bottom, jar.bottom, moving + 40)
  }
  // Kept while the rings run out over it; after that each picture has light of its own.
  if (part < 0.5 && !leaps(time)) frame.layer('light', `${Math.floor(time.epochMs / LIGHT_MS)}`, light)
  else light(context)
  context.restore()
  // Seen a little from above: the surface's far half and the rings on it.
  if (share > 0.001) {
    context.save()
    context.beginPath()
    context.ellipse(jar.x, still, jar.radius, jar.radius * 0.07, 0, Math.PI, TAU)
    context.fillStyle = 'rgb(150 220 212 / 0.5)'
    context.fill()
    context.clip()
    for (let ring = 0; ring < 3; ring++) {
      const out = (part * 2.4 - ring * 0.28) * jar.radius
      if (out <= 0) continue
      context.strokeStyle = `rgb(250 255 252 / ${0.85 * Math.exp(-3.2 * part) * (1 - ring * 0.25)})`
      context.lineWidth = Math.max(0.7, unit * 0.0022)
      context.beginPath()
      context.ellipse(x, still, out, out * 0.08, 0, 0, TAU)
      context.stroke()
    }
    context.restore()
  }
  context.strokeStyle = 'rgb(244 255 252 / 0.95)'
  context.lineWidth = Math.max(0.9, unit * 0.0026)
  context.stroke(top)
  return part < 0.2 || leaps(time) ? undefined : part < 0.5 ? untilNext(time, 250) : untilLight(time)
}

/** The way of the drop, and of what leaps up. */
export function dropPart({ width, height }: Size) {
  const plan = layOut(width, height)
  const size = dropSize(plan)
  const top = plan.spout - 2 * size
  return {
    left: dropX(plan) - 3.6 * size,
    top,
    width: 7.2 * size,
    height: plan.jar.bottom + plan.unit * 0.01 - top,
  }
}

/** The drop that falls into the jar; while it grows it hardly moves. */
export function drawDrop({ context, width, height, time }: CanvasFrame) {
  const plan = layOut(width, height)
  const { spout } = plan
  const part = time.millisecond / 1000
  const { share, still } = waterOfJar(plan, time.minute, secondsOf(time))
  const x = dropX(plan)
  const size = dropSize(plan)
  const way = still - spout
  const airtime = 0.1 + 0.14 * Math.sqrt(Math.max(0, way) / (height * 0.5))
  const { grown, neck, fallen } = dropAt(part, Math.min(0.55, airtime))
  if (fallen === undefined) {
    const swell = size * Math.cbrt(0.06 + 0.94 * grown)
    const hang = swell * (0.25 + 0.75 * grown + 1.1 * neck * neck)
    const waist = size * 0.62 * (1 - 0.72 * neck)
    context.fillStyle = '#3f9ea5'
    context.beginPath()
    context.moveTo(x - size * 0.68, spout)
    context.quadraticCurveTo(x - waist * 0.9, spout + hang * 0.5, x - swell * 0.8, spout + hang)
    context.lineTo(x + swell * 0.8, spout + hang)
    context.quadraticCurveTo(x + waist * 0.9, spout + hang * 0.5, x + size * 0.68, spout)
    context.fill()
    bead(context, x, spout + hang, swell, swell * (1 + 0.14 * grown))
  } else {
    const wobble = 0.2 * Math.exp(-2.4 * fallen) * Math.cos(fallen * 24)
    const y = spout + size * 2 + fallen * (way - size * 2)
    bead(context, x, y, size * (1 - wobble * 0.6), size * (1 + wobble))
    if (fallen < 0.5) bead(context, x, spout + size * 1.5 + fallen * way * 0.82, size * 0.24, size * 0.3)
    bead(context, x, spout + size * 0.1, size * 0.6, size * 0.28)
  }
  // What leaps up: a column in the middle, and pearls thrown aside.
  if (part < 0.34 && share > 0.002) {
    const leap = Math.sin((part / 0.34) * Math.PI)
    context.fillStyle = 'rgb(150 220 214 / 0.9)'
    context.beginPath()
    context.moveTo(x - size * 1.1, still)
    context.quadraticCurveTo(x - size * 0.18, still - size * 0.6 * leap, x, still - size * 2.8 * leap)
    context.quadraticCurveTo(x + size * 0.18, still - size * 0.6 * leap, x + size * 1.1, still)
    context.fill()
    for (const [aside, up] of [
      [-1, 0.75],
      [-0.45, 1.15],
      [0.55, 1],
      [1.05, 0.65],
    ] as const) {
      const high = size * (26 * up * part - 78 * part * part)
      if (high > 0) bead(context, x + aside * size * 9 * part, still - high, size * 0.26, size * 0.26)
    }
  }
  const tears = 1000 * (1 - Math.min(0.55, airtime)) - time.millisecond
  return part >= 0.2 && tears > 0 ? Math.min(untilNext(time, 250), tears) : undefined
}

export function drawBowlFront(frame: CanvasFrame) {
  paintFront(frame.context, frame, layOut(frame.width, frame.height), 'bowl')
}

export function drawJarFront(frame: CanvasFrame) {
  paintFront(frame.context, frame, layOut(frame.width, frame.height), 'jar')
}

/** Before the bowl: its lines, its rim with the handles, and its foot. */
export function bowlFrontPart({ width, height }: Size) {
  const { bowl, rim, unit } = layOut(width, height)
  const beside = unit * 0.14
  const top = bowl.top - rim - unit * 0.02
  return {
    left: bowl.x - bowl.radius - beside,
    top,
    width: 2 * (bowl.radius + beside),
    height: bowl.bottom + unit * 0.07 - top,
  }
}

/** Before the jar: its lines and both its bands. */
export function jarFrontPart({ width, height }: Size) {
  const { jar, rim, unit, ledge } = layOut(width, height)
  const top = jar.top - rim - unit * 0.01
  return {
    left: jar.x - jar.radius - unit * 0.05,
    top,
    width: 2 * (jar.radius + unit * 0.05),
    height: ledge + unit * 0.01 - top,
  }
}

export function friezePart({ width, height }: Size) {
  const { frieze } = layOut(width, height)
  return { left: 0, top: frieze, width, height: height - frieze }
}

/** The tongues of the seconds that have gone, and of this one. */
export function drawSeconds(frame: CanvasFrame) {
  const { context, width, height, time } = frame
  const plan = layOut(width, height)
  context.fillStyle = SLIP
  context.beginPath()
  for (let index = 0; index < time.second; index++) tongue(context, frame, plan, index)
  context.fill()
  // The tongue of this second takes its colour as the drop falls.
  context.beginPath()
  tongue(context, frame, plan, time.second)
  context.fillStyle = '#fff3d8'
  context.fill()
}

/** The light in the water creeps: it is painted twice a second. */
const LIGHT_MS = 500

const lightTime = ({ secondsOfDay, millisecond }: ClockTime) =>
  (secondsOfDay % 3600) - (millisecond % LIGHT_MS) / 1000

/** Just short of the next, so that the beat at which it comes is not missed. */
const untilNext = ({ millisecond }: ClockTime, every: number) =>
  Math.max(1, every - (millisecond % every) - 10)

const untilLight = (time: ClockTime) => untilNext(time, LIGHT_MS)

/** In the last second of an hour the levels change quickly; otherwise by a tenth of a pixel. */
const leaps = ({ minute, second }: ClockTime) => minute === 59 && second === 59

const levelTime = (time: ClockTime) => (leaps(time) ? secondsOf(time) : time.second)

const trueFor = (time: ClockTime) => (leaps(time) ? undefined : untilSecond(time))

export function bowlTabletPart({ width, height }: Size) {
  const { bowl, tablet } = layOut(width, height)
  return around(bowl, tablet * 1.2, tablet * 1.2)
}

export function drawBowlTablet(frame: CanvasFrame) {
  const { context, width, height, time, hourCycle } = frame
  const plan = layOut(width, height)
  const { bowl } = plan
  const { depth, surface, half } = waterOfBowl(plan, time.hour, time.minute, levelTime(time))
  const hour = hourFigure(time.hour, hourCycle)
  tablet(
    context,
    frame,
    plan,
    bowl.x,
    [bowl.x - half * 0.42, bowl.x + half * 0.42],
    surface,
    depth,
    hour,
    String(hour),
  )
  return trueFor(time)
}

export function jarTabletPart({ width, height }: Size) {
  const { jar, tablet } = layOut(width, height)
  return around(jar, tablet * 1.2, tablet * 1.2)
}

export function drawJarTablet(frame: CanvasFrame) {
  const { context, width, height, time } = frame
  const plan = layOut(width, height)
  const { unit, jar, tiny } = plan
  const { share, still } = waterOfJar(plan, time.minute, levelTime(time))
  const minute = twoDigits(time.minute)
  const aside = tiny ? jar.x : jar.x - jar.radius * (plan.wide ? 0.3 : 0.32)
  tablet(
    context,
    frame,
    plan,
    aside,
    [jar.x - jar.radius * (tiny ? 1 : 0.62), aside],
    still,
    share,
    time.minute,
    minute,
  )
  if (!tiny) pointers(context, jar.x, jar.radius + unit * 0.022, still, unit * 0.03)
  return trueFor(time)
}
