import {
  type ClockTime,
  createRandom,
  type HourCycle,
  hourDigits,
  type Random,
  Stage,
  secondsOf,
  shownHour,
  timeAt,
  twoDigits,
  untilMinute,
  useClockTime,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { beamAt, codeOf, fedAt, MODULES, modulesOf, pricePerHour, QUIET, STILL_TO } from './model'

export { notes } from './notes'

const PRINT = 'ft-25-05-18 Print'
const PRICE = 'ft-25-05-18 Price'
const SCRIPT = 'ft-25-05-18 Script'

export const images = []
export const fonts = [
  { family: PRINT, source: new URL('./print.woff2', import.meta.url).href, weight: '400' },
  { family: PRICE, source: new URL('./price.woff2', import.meta.url).href, weight: '400' },
  { family: SCRIPT, source: new URL('./script.woff2', import.meta.url).href, weight: '400' },
]

const INK = '#17150f'
const GREEN = '#0d5a41'
const YELLOW = '#ffce1f'
const DAYGLO = '#ff4f72'
const STOCK = '#fffdf6'
const LINER = '#dcae62'
const ENAMEL = '#f1e8d3'

type Context = CanvasRenderingContext2D

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Plan {
  /** What the resting label covers. */
  readonly label: Box
  /** From one label to the next. */
  readonly pitch: number
  /** Width of the guide at either side. */
  readonly guide: number
  /** Top of the printer's mouth. */
  readonly mouth: number
  readonly tall: boolean
  /** Too little room for words: price and bars alone. */
  readonly bare: boolean
}

/** Sizes in CSS pixels, on whole device pixels, so that bars stay sharp wherever the label is. */
function planOf(width: number, height: number, scale: number): Plan {
  const whole = (value: number) => Math.round(value * scale) / scale
  const short = Math.min(width, height)
  const bare = short < 200
  const tall = width < height * 1.12
  const guide = whole(bare ? width * 0.055 : Math.max(26, Math.min(width * 0.062, short * 0.1)))
  const margin = whole(bare ? 3 : short * 0.02)
  const gap = whole(bare ? 3 : short * 0.026)
  const mouth = height - whole(bare ? 7 : Math.max(18, short * 0.085))
  const top = whole(bare ? 4 : short * 0.045)
  const label = {
    x: guide + margin,
    y: top,
    width: whole(width - 2 * (guide + margin)),
    height: whole(mouth - top - gap),
  }
  return { label, pitch: label.height + gap * 1.5, guide, mouth, tall, bare }
}

const font = (family: string, size: number) => `${size}px "${family}", sans-serif`

/** Words with their left, middle or right end at `x`, at most `room` wide; returns their width. */
function words(
  context: Context,
  text: string,
  x: number,
  y: number,
  family: string,
  size: number,
  room = 1e5,
) {
  context.font = font(family, size)
  const fit = Math.min(1, room / context.measureText(text).width)
  if (fit < 1) context.font = font(family, size * fit)
  context.fillText(text, x, y)
  return context.measureText(text).width
}

/** The bars, their figures below as GS1 sets them: the first before the bars, then six and six. */
function bars(context: Context, code: string, area: Box, bare: boolean) {
  const { a: scale, d: scaleY, e: originX, f: originY } = context.getTransform()
  const module = Math.max(1, Math.floor((area.width * scale) / (MODULES + QUIET.left + QUIET.right)))
  const left = Math.round(
    (area.x + area.width / 2) * scale - (module * (MODULES + QUIET.right - QUIET.left)) / 2,
  )
  const size = bare ? 0 : Math.min((module / scale) * 8.8, area.height * 0.22)
  const guardFoot = Math.round((area.y + area.height - size * 0.5) * scaleY)
  const foot = Math.round((area.y + area.height - size) * scaleY)
  const top = Math.round(area.y * scaleY)
  context.save()
  context.setTransform(1, 0, 0, 1, originX, originY)
  context.fillStyle = INK
  ;[...modulesOf(code)].forEach((bit, index) => {
    const guard = index < 3 || index > 91 || (index > 44 && index < 50)
    if (bit === '1') context.fillRect(left + index * module, top, module, (guard ? guardFoot : foot) - top)
  })
  context.restore()
  if (bare) return
  context.fillStyle = INK
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.font = font(PRINT, size * 1.06)
  const figure = (text: string, at: number) =>
    context.fillText(text, (left + at * module) / scale, area.y + area.height)
  figure(code[0]!, -6.6)
  figure('>', MODULES + 4.7) // keeps the quiet zone clear
  for (let index = 0; index < 6; index++) {
    figure(code[1 + index]!, 3 + 7 * index + 3.5)
    figure(code[7 + index]!, 50 + 7 * index + 3.5)
  }
}

/** The price: the hour large, the minute raised over a rule, as a shelf's edge has it. */
function price(context: Context, time: ClockTime, hourCycle: HourCycle, box: Box, bare: boolean) {
  const hours = hourDigits(time.hour, hourCycle)
  const minutes = twoDigits(time.minute)
  // Measured on the figure that all prices could have, so that the size does not jump from label to label.
  context.font = font(PRICE, 100)
  const cap = context.measureText('0').actualBoundingBoxAscent / 100
  const widest = context.measureText('00').width / 100
  const raised = 0.56
  const size = Math.min(
    (box.height * (bare ? 0.94 : 0.8)) / cap,
    (box.width * 0.9) / (widest * (1 + raised) + 0.06),
  )
  const small = size * raised
  const own = context.measureText(hours).width / 100
  const gap = size * 0.06
  const full = own * size + gap + widest * small
  const x = box.x + (box.width - full) / 2
  const base = box.y + (box.height + cap * size) / 2
  context.fillStyle = INK
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.font = font(PRICE, size)
  context.fillText(hours, x, base)
  context.font = font(PRICE, small)
  const right = x + own * size + gap
  context.fillText(minutes, right, base - cap * (size - small))
  const rule = base - cap * (size - small) + size * 0.075
  context.fillRect(right, rule, widest * small, size * 0.05)
  const under = hourCycle === 12 ? time.period.toUpperCase() : 'EACH'
  const room = base - rule - size * 0.05
  const mark = Math.min(room * 0.6, widest * small * 0.46)
  context.font = font(PRINT, mark)
  if (bare) context.font = font(PRICE, room * 0.62)
  if (!bare || hourCycle === 12) {
    context.textAlign = 'center'
    context.fillText(under, right + (widest * small) / 2, base - (bare ? 0 : room * 0.06))
    context.textAlign = 'left'
  }
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

const clockFigures = (time: ClockTime, hourCycle: HourCycle) =>
  `${hourCycle === 12 ? time.hour12 : twoDigits(time.hour)}:${twoDigits(time.minute)}`

function drawLabel(context: Context, plan: Plan, time: ClockTime, hourCycle: HourCycle, seed: string) {
  const { label, tall, bare } = plan
  const { x, y, width, height } = label
  const short = Math.min(width, height)
  const round = bare ? 3 : short * 0.035
  const shape = () => {
    context.beginPath()
    context.roundRect(x, y, width, height, round)
  }
  context.save()
  context.shadowColor = 'rgba(70, 38, 0, .5)'
  context.shadowBlur = short * 0.02 * context.getTransform().a
  context.shadowOffsetY = short * 0.006 * context.getTransform().a
  context.fillStyle = STOCK
  shape()
  context.fill()
  context.restore()
  context.save()
  shape()
  context.clip()

  const code = codeOf(time)
  if (bare) {
    const split = tall ? 0.56 : 0.58
    context.fillStyle = YELLOW
    context.fillRect(x, y, width, height * split)
    price(context, time, hourCycle, { x, y, width, height: height * split }, true)
    bars(context, code, { x, y: y + height * (split + 0.05), width, height: height * (0.92 - split) }, true)
    context.restore()
    return
  }

  const pad = tall ? width * 0.05 : height * 0.045
  const band = tall ? Math.min(height * 0.115, width * 0.23) : height * 0.155
  // Printed beforehand: the shop's band and the yellow panel of the price.
  context.fillStyle = GREEN
  context.fillRect(x, y, width, band)
  context.fillStyle = STOCK
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  const brand = tall ? width * 0.6 : width
  words(context, 'Found Time', x + pad, y + band * 0.68, SCRIPT, band * 0.74, brand)

  const split = tall ? 0.64 : 0.6
  const panel: Box = tall
    ? { x, y: y + band, width, height: height * 0.325 }
    : { x: x + width * 0.5, y: y + band, width: width * 0.5, height: height * split - band }
  context.fillStyle = YELLOW
  context.fillRect(panel.x, panel.y, panel.width, panel.height)
  price(context, time, hourCycle, panel, false)

  // What the printer adds.
  const until = timeAt(time.epochMs - (time.epochMs % 60_000) + 60_000, time.timeZone)
  const hours = shownHour(time.hour, hourCycle)
  const rows = [
    ['PACKED', clockFigures(time, hourCycle)],
    ['USE BY', clockFigures(until, hourCycle)],
    ['NET', '60 S'],
    ['PER HOUR', pricePerHour(hours, time.minute)],
  ] as const
  const column: Box = tall
    ? { x: x + pad, y: panel.y + panel.height + pad * 0.9, width: width - 2 * pad, height: 0 }
    : { x: x + pad, y: y + band + pad * 0.8, width: width * 0.5 - 2 * pad, height: 0 }
  const foot = y + height * split - pad * 0.2
  const room = foot - column.y
  context.fillStyle = INK
  context.textAlign = 'left'
  context.font = font(PRICE, 100)
  const title = Math.min(room * 0.36, (column.width / context.measureText('FRESH MINUTE').width) * 100)
  context.font = font(PRICE, title)
  const rise = context.measureText('H').actualBoundingBoxAscent
  words(context, 'FRESH MINUTE', column.x, column.y + rise, PRICE, title, column.width)
  const lead = title * 0.12
  const left = room - rise - lead
  // As many rows as can be read.
  const kept = rows.slice(0, Math.max(0, Math.min(rows.length, Math.floor(left / 10) - 1)))
  const line = left / (kept.length + 1)
  const size = Math.min(line * 0.78, column.width * 0.062)
  const day = `${DAYS[time.weekday - 1]} ${time.day} ${MONTHS[time.month - 1]} ${time.year}`
  words(context, day, column.x, column.y + rise + lead + line * 0.92, PRINT, size, column.width)
  kept.forEach(([what, much], index) => {
    const base = column.y + rise + lead + line * (index + 1.92)
    context.textAlign = 'left'
    const start = words(context, what, column.x, base, PRINT, size) + size * 0.5
    context.textAlign = 'right'
    const end = words(context, much, column.x + column.width, base, PRINT, size) + size * 0.5
    const dot = size * 0.09
    for (let at = column.width - end; at > start; at -= size * 0.62)
      context.fillRect(column.x + at - dot, base - dot, dot, dot)
  })
  const symbol = { x: x + pad * 0.4, y: y + height * split + pad * 0.55, width: width - pad * 0.8 }
  bars(context, code, { ...symbol, height: y + height - pad * 0.75 - symbol.y }, false)
  const radius = band * 0.57
  const leans = createRandom(seed, 'sticker', Math.floor(time.epochMs / 60_000))
  sticker(
    context,
    x + width - pad - radius * leans.between(0.92, 1.08),
    y + band * (tall ? 0.67 : 0.6),
    radius,
    leans,
  )
  context.restore()
}

/** Stuck on by hand, so never twice alike. */
function sticker(context: Context, x: number, y: number, radius: number, leans: Random) {
  context.save()
  context.translate(x, y)
  context.rotate(leans.between(-0.3, -0.06))
  context.beginPath()
  context.arc(0, 0, radius, 0, 7)
  context.shadowColor = 'rgba(30, 20, 0, .45)'
  context.shadowBlur = radius * 0.09 * context.getTransform().d
  context.shadowOffsetY = radius * 0.03 * context.getTransform().d
  context.fillStyle = DAYGLO
  context.fill()
  context.shadowColor = 'transparent'
  context.lineWidth = radius * 0.035
  context.strokeStyle = INK
  context.beginPath()
  context.arc(0, 0, radius * 0.9, 0, 7)
  context.stroke()
  context.fillStyle = INK
  context.textAlign = 'center'
  words(context, 'THIS', 0, radius * -0.34, PRICE, radius * 0.42)
  words(context, 'MINUTE', 0, radius * 0.22, PRICE, radius * 0.6, radius * 1.54)
  words(context, 'ONLY', 0, radius * 0.69, PRICE, radius * 0.42)
  context.restore()
}

/** Where on the guides a second stands. */
const levelOf = ({ label }: Plan, second: number) => label.y + label.height * (0.02 + (0.96 * second) / 60)

function drawGround(context: Context, plan: Plan, width: number, height: number, seed: string) {
  const { guide, bare } = plan
  context.fillStyle = LINER
  context.fillRect(0, 0, width, height)
  // Kraft: long fibres, light and dark.
  const fibre = createRandom(seed, 'kraft')
  const grain = Math.min(width, height) / 400
  context.lineWidth = Math.max(0.5, grain * 0.5)
  // A stroke to each shade: one to each fibre would be most of the first picture's cost.
  const [dark, light] = [new Path2D(), new Path2D()]
  for (let index = 0; index < 2600; index++) {
    const lies = fibre.between(0, 6.3)
    const [x, y] = [fibre.between(0, width), fibre.between(0, height)]
    const length = grain * fibre.between(1, 7)
    const path = fibre() < 0.5 ? dark : light
    path.moveTo(x, y)
    path.lineTo(x + Math.cos(lies) * length, y + Math.sin(lies) * length)
  }
  context.strokeStyle = 'rgba(112, 66, 14, .2)'
  context.stroke(dark)
  context.strokeStyle = 'rgba(255, 236, 190, .26)'
  context.stroke(light)
  // Bowed a little towards the eye.
  const wax = context.createLinearGradient(0, 0, width, 0)
  wax.addColorStop(0, 'rgba(255, 240, 205, 0)')
  wax.addColorStop(0.3, 'rgba(255, 240, 205, .5)')
  wax.addColorStop(0.7, 'rgba(255, 240, 205, .3)')
  wax.addColorStop(1, 'rgba(120, 70, 10, .15)')
  context.fillStyle = wax
  context.fillRect(0, 0, width, height)
  for (const side of [0, 1]) {
    const x = side ? width - guide : 0
    const metal = context.createLinearGradient(x, 0, x + guide, 0)
    const stops = ['#d8cfb9', ENAMEL, '#fbf6e8', ENAMEL, '#cdc3aa']
    for (const [index, colour] of stops.entries()) metal.addColorStop(index / 4, colour)
    context.fillStyle = metal
    context.fillRect(x, 0, guide, height)
    const edge = side ? x : x + guide
    const shade = context.createLinearGradient(edge, 0, edge + (side ? -1 : 1) * guide * 0.22, 0)
    shade.addColorStop(0, 'rgba(60, 35, 0, .5)')
    shade.addColorStop(1, 'rgba(60, 35, 0, 0)')
    context.fillStyle = shade
    context.fillRect(side ? edge - guide * 0.22 : edge, 0, guide * 0.22, height)
    context.fillStyle = GREEN
    const hair = Math.max(1, guide * 0.022)
    for (let second = 0; second <= 60; second += bare ? 10 : 1) {
      const length = guide * (second % 10 === 0 ? 0.34 : second % 5 === 0 ? 0.26 : 0.16)
      const level = levelOf(plan, second)
      context.fillRect(side ? x : x + guide - length, level - hair / 2, length, hair)
      if (second % 10 || bare) continue
      context.textAlign = 'center'
      context.textBaseline = 'middle'
      words(context, String(second), x + guide * (side ? 0.66 : 0.34), level, PRINT, guide * 0.3)
    }
  }
  context.textBaseline = 'alphabetic'
}

function drawMouth(context: Context, plan: Plan, width: number, height: number, feeding: boolean) {
  const { guide, mouth, bare } = plan
  const depth = height - mouth
  const shadow = context.createLinearGradient(0, mouth - depth * 0.5, 0, mouth)
  shadow.addColorStop(0, 'rgba(50, 28, 0, 0)')
  shadow.addColorStop(1, 'rgba(50, 28, 0, .42)')
  context.fillStyle = shadow
  context.fillRect(guide, mouth - depth * 0.5, width - 2 * guide, depth * 0.5)
  // The tear bar.
  const steel = context.createLinearGradient(0, mouth, 0, mouth + depth * 0.36)
  steel.addColorStop(0, '#8d9190')
  steel.addColorStop(0.3, '#f7f8f6')
  steel.addColorStop(0.55, '#b4b8b6')
  steel.addColorStop(1, '#6f7472')
  context.fillStyle = steel
  const tooth = Math.max(2, depth * 0.11)
  context.beginPath()
  context.moveTo(0, mouth + depth * 0.34)
  const count = Math.round(width / tooth)
  for (let index = 0; index <= count; index++) {
    context.lineTo((width * index) / count, mouth + (index % 2 ? tooth * 0.8 : 0))
  }
  context.lineTo(width, mouth + depth * 0.34)
  context.fill()
  const enamel = context.createLinearGradient(0, mouth + depth * 0.3, 0, height)
  enamel.addColorStop(0, '#fffaf0')
  enamel.addColorStop(0.14, ENAMEL)
  enamel.addColorStop(1, '#d3c8ae')
  context.fillStyle = enamel
  context.fillRect(0, mouth + depth * 0.34, width, depth)
  if (bare) return
  const middle = mouth + depth * 0.69
  context.fillStyle = '#8d8268'
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  words(context, 'NO 18  CLASS II', guide, middle, PRINT, depth * 0.24)
  context.textAlign = 'right'
  words(context, 'READY', width - guide - depth * 0.4, middle, PRINT, depth * 0.24)
  context.textBaseline = 'alphabetic'
  context.fillStyle = feeding ? '#f0a011' : '#2a9d5c'
  context.beginPath()
  context.arc(width - guide, middle, depth * 0.12, 0, 7)
  context.fill()
  context.fillStyle = 'rgba(255, 255, 255, .75)'
  context.beginPath()
  context.arc(width - guide - depth * 0.035, middle - depth * 0.04, depth * 0.035, 0, 7)
  context.fill()
}

const thicknessOf = ({ label }: Plan) => Math.max(1.4, label.height * 0.0042)

/** A thread of laser light: paper answers it, and what is black swallows it and can be read through it. */
function drawBeam(context: Context, plan: Plan, width: number, level: number) {
  const thick = thicknessOf(plan)
  const halo = thick * 7
  context.globalCompositeOperation = 'multiply'
  const glow = context.createLinearGradient(0, level - halo, 0, level + halo)
  glow.addColorStop(0, 'rgba(255, 60, 40, 0)')
  glow.addColorStop(0.5, 'rgba(255, 90, 70, .36)')
  glow.addColorStop(1, 'rgba(255, 60, 40, 0)')
  context.fillStyle = glow
  context.fillRect(0, level - halo, width, halo * 2)
  context.fillStyle = '#ff2113'
  context.fillRect(0, level - thick / 2, width, thick)
  context.globalCompositeOperation = 'source-over'
}

/** In the last second of a minute the next label is fed, and the beam flies back over the whole of it. */
const BUSY = 59

const minuteStartOf = ({ epochMs }: ClockTime) => epochMs - (epochMs % 60_000)

/**
 * What of a label can be seen, fed out so far.
 * @param ahead - Minutes from the one that is shown.
 * @param paint - Draws it where it rests.
 */
function showLabel(
  context: Context,
  plan: Plan,
  ahead: number,
  fed: number,
  scale: number,
  width: number,
  paint: () => void,
) {
  const { label, pitch, mouth } = plan
  const rise = Math.round((ahead - fed) * pitch * scale) / scale
  const from = Math.max(0, label.y + rise - label.y * 0.5)
  const to = Math.min(mouth, label.y + rise + label.height + label.y * 0.5)
  if (to <= from) return
  context.save()
  context.beginPath()
  context.rect(0, from, width, to - from)
  context.clip()
  context.translate(0, rise)
  paint()
  context.restore()
}

/** Canvases on which a label has been fed, so that their layers are painted. */
const layered = new WeakSet<Context>()

/** All but the beam, which joins in the last second. */
function drawPrinter(frame: CanvasFrame) {
  const { context, width, height, time, motion, hourCycle, seed } = frame
  const { a: scale } = context.getTransform()
  if (time.second >= BUSY) layered.add(context)
  // What stands is painted where it is seen: by way of layers the first picture would take twice as long.
  const layer: CanvasFrame['layer'] = layered.has(context)
    ? frame.layer
    : (_name, _key, paint) => {
        context.save()
        paint(context)
        context.restore()
      }
  const plan = planOf(width, height, scale)
  const seconds = motion === 'reduced' ? time.second : secondsOf(time)
  const fed = motion === 'reduced' ? 0 : fedAt(seconds)
  layer('ground', seed, (target) => drawGround(target, plan, width, height, seed))
  for (const ahead of [-1, 0, 1])
    showLabel(context, plan, ahead, fed, scale, width, () => {
      const of = timeAt(minuteStartOf(time) + ahead * 60_000, time.timeZone)
      const moment = Math.floor(of.epochMs / 60_000)
      layer(`label ${((moment % 3) + 3) % 3}`, `${moment} ${of.timeZone} ${hourCycle} ${seed}`, (target) =>
        drawLabel(target, plan, of, hourCycle, seed),
      )
    })
  drawMouth(context, plan, width, height, fed > 0)
  if (time.second < BUSY) return 1000 * (BUSY - secondsOf(time))
  drawBeam(context, plan, width, levelOf(plan, motion === 'reduced' ? seconds : beamAt(seconds)))
  return undefined
}

/** Seconds that the beam stays on one strip of the label. */
const STRIP = 6
/** Part of a second after which the beam trembles by less than a sixth of a pixel. */
const CALM_FROM = 0.4

/** A strip of the stage, with the beam's tremble and halo. */
function stripPart({ width, height }: Pick<CanvasFrame, 'width' | 'height'>, strip: number) {
  const plan = planOf(width, height, 1)
  const halo = thicknessOf(plan) * 7 + 2
  const top = levelOf(plan, strip * STRIP - 0.5) - halo
  return { left: 0, top, width, height: levelOf(plan, (strip + 1) * STRIP + 0.5) + halo - top }
}

/** The beam on its strip of the printer: it blends with what it falls on, so that is painted here, too. */
function drawStrip({ context, width, height, time, motion, hourCycle, seed, layer }: CanvasFrame) {
  if (time.second >= BUSY) return untilMinute(time)
  const { a: scale } = context.getTransform()
  const plan = planOf(width, height, scale)
  const start = minuteStartOf(time)
  layer('printer', `${start} ${time.timeZone} ${hourCycle} ${seed}`, (target) => {
    drawGround(target, plan, width, height, seed)
    for (const ahead of [-1, 0, 1])
      showLabel(target, plan, ahead, 0, scale, width, () =>
        drawLabel(target, plan, timeAt(start + ahead * 60_000, time.timeZone), hourCycle, seed),
      )
    drawMouth(target, plan, width, height, false)
  })
  drawBeam(context, plan, width, levelOf(plan, motion === 'reduced' ? time.second : beamAt(secondsOf(time))))
  const part = time.millisecond / 1000
  return part >= CALM_FROM && part < STILL_TO ? 1000 * (STILL_TO - part) : undefined
}

/** The beam over the label, on one strip of it after another. */
function Beam() {
  const strip = Math.floor(useClockTime('second').second / STRIP)
  return <Canvas key={strip} draw={drawStrip} beat={30} part={(stage) => stripPart(stage, strip)} />
}

/** A counter scale's label printer: the price of a fresh minute, with its own EAN-13, under a laser. */
export default function Barcode() {
  return (
    <Stage css={css} className={styles.scale} images={images} fonts={fonts}>
      <Canvas draw={drawPrinter} beat={30} />
      <Beam />
    </Stage>
  )
}
