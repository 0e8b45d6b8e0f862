import { createRandom, type HourCycle, shownHour, timeAt } from '@found-time/clock-runtime'
import { type Layout, MARGIN } from './layout'
import { BARS, barOf, KEYS, labelOf } from './model'
import type { Moment } from './motion'

type Context = CanvasRenderingContext2D

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const FAMILY = 'ft-25-05-10 Typewriter'
const INK = '#1f1d22'
const RED = '#c21d17'
const PAPER = '#f6eca9'
const MINT = '#a5cbb4'
const MINT_LIT = '#cfe6d6'
const MINT_SHADE = '#6d9a82'
const MINT_DEEP = '#3f6453'

/** Ends of the paper and of the platen, in characters from the margin. */
const PAPER_LEFT = -9.5
const paperRight = (layout: Layout) => MARGIN + layout.limit + 3
const PLATEN_LEFT = -12
const platenRight = (layout: Layout) => MARGIN + layout.limit + 6.5

function ramp(
  context: Context,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  stops: readonly (readonly [number, string])[],
) {
  const gradient = context.createLinearGradient(x0, y0, x1, y1)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

function block(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string | CanvasGradient,
) {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fillStyle = fill
  context.fill()
}

/** A soft shadow beside and above a sheet, without blurring, which is dear on a canvas drawn at each frame. */
function shade(context: Context, x: number, y: number, width: number, height: number, reach: number) {
  const fall = [
    [0, 'rgb(84 46 26 / 0.4)'],
    [0.35, 'rgb(84 46 26 / 0.16)'],
    [1, 'rgb(84 46 26 / 0)'],
  ] as const
  const top = y + reach * 0.4
  context.fillStyle = ramp(context, x + width, 0, x + width + reach * 1.3, 0, fall)
  context.fillRect(x + width, top, reach * 1.3, height)
  context.fillStyle = ramp(context, x, 0, x - reach * 0.6, 0, fall)
  context.fillRect(x - reach * 0.6, top, reach * 0.6, height)
}

/** Height of the platen's top and front above and below the striking point, in units. */
const TOP = 1.5
const FRONT = 3.4

/** Paper rest, platen and what turns it. */
export function drawCarriage(context: Context, layout: Layout, left: number, lever: number) {
  const { pitch, y, unit } = layout
  const from = left + PLATEN_LEFT * pitch
  const to = left + platenRight(layout) * pitch
  // Paper rest behind the sheet.
  const restLeft = from + pitch * 1.6
  const restWidth = to - from - pitch * 3.2
  const restTop = y - Math.min(9.5 * unit, y * 0.72)
  shade(context, restLeft, restTop + unit * 0.6, restWidth, y - restTop, unit * 1.4)
  block(
    context,
    restLeft,
    restTop,
    restWidth,
    y - restTop + unit,
    unit * 1.3,
    ramp(context, 0, restTop, 0, y, [
      [0, MINT_LIT],
      [0.06, MINT],
      [0.75, '#8cb69d'],
      [1, MINT_DEEP],
    ]),
  )
  block(
    context,
    restLeft + unit * 0.5,
    restTop + unit * 0.5,
    restWidth - unit,
    y - restTop,
    unit * 0.9,
    'rgb(40 80 62 / 0.12)',
  )
  // Knobs.
  const tube = (stops: readonly (readonly [number, string])[], radius: number) =>
    ramp(context, 0, y + unit * 0.95 - radius, 0, y + unit * 0.95 + radius, stops)
  const rubber = [
    [0, '#17191a'],
    [0.18, '#3d4143'],
    [0.34, '#5a5f60'],
    [0.5, '#34383a'],
    [0.85, '#141617'],
    [1, '#0c0d0e'],
  ] as const
  const steel = [
    [0, '#8f9794'],
    [0.2, '#eef1ee'],
    [0.42, '#c2c9c5'],
    [0.75, '#6c7572'],
    [1, '#3c4442'],
  ] as const
  for (const side of [-1, 1]) {
    const end = side < 0 ? from : to
    const place = (start: number, long: number) => (side < 0 ? end - start - long : end + start)
    block(context, place(0, unit * 1.6), y + unit * 0.5, unit * 1.6, unit * 0.9, 0, tube(steel, unit * 0.5))
    block(
      context,
      place(unit * 0.9, unit * 2.1),
      y - unit * 0.75,
      unit * 2.1,
      unit * 3.4,
      unit * 0.35,
      tube(rubber, unit * 1.7),
    )
    for (let ridge = 0; ridge < 11; ridge++) {
      const turn = ((ridge + 0.5) / 11) * Math.PI
      context.fillStyle = 'rgb(0 0 0 / 0.35)'
      context.fillRect(
        place(unit * 1.0, unit * 1.9),
        y + unit * 0.95 - Math.cos(turn) * unit * 1.62,
        unit * 1.9,
        unit * 0.09,
      )
    }
  }
  block(context, from, y - TOP * unit, to - from, (TOP + FRONT) * unit, 0, tube(rubber, unit * 2.45))
  // End plates.
  for (const side of [-1, 1]) {
    const plate = side < 0 ? from - unit * 0.25 : to - unit * 0.85
    block(
      context,
      plate,
      y - unit * 2.1,
      unit * 1.1,
      unit * 6,
      unit * 0.4,
      ramp(context, plate, 0, plate + unit * 1.1, 0, [
        [0, MINT_LIT],
        [0.25, MINT],
        [1, MINT_SHADE],
      ]),
    )
  }
  // The lever that sends it back.
  context.save()
  context.translate(from - unit * 0.2, y - unit * 1.5)
  context.rotate(-0.42 + lever * 0.5)
  block(
    context,
    -unit * 5.2,
    -unit * 0.22,
    unit * 5.4,
    unit * 0.44,
    unit * 0.2,
    ramp(context, 0, -unit * 0.25, 0, unit * 0.25, steel),
  )
  block(
    context,
    -unit * 6.6,
    -unit * 0.34,
    unit * 2.1,
    unit * 0.68,
    unit * 0.34,
    ramp(context, 0, -unit * 0.34, 0, unit * 0.34, rubber),
  )
  context.restore()
}

/** The sheet: straight up behind the bail, round the platen in front. */
export function drawPaper(context: Context, layout: Layout, left: number, moment: Moment) {
  const { height, pitch, leading, y, unit } = layout
  const from = left + PAPER_LEFT * pitch
  const wide = (paperRight(layout) - PAPER_LEFT) * pitch
  const out = moment.sheet * height * 1.1 * (moment.sheet < 0 ? 1 : 0.6)
  const edge = y - (moment.row + layout.head) * leading + moment.feed * leading + out
  const top = Math.max(edge, -unit * 2)
  const bottom = moment.sheet < 0 ? Math.min(y + FRONT * unit, y + FRONT * unit + out) : y + FRONT * unit
  if (bottom <= top) return
  shade(context, from, top, wide, bottom - top, unit * 0.8)
  context.fillStyle = PAPER
  context.fillRect(from, top, wide, bottom - top)
  context.save()
  context.beginPath()
  context.rect(from, top, wide, bottom - top)
  context.clip()
  // Flat and lit above, bent about the platen below.
  context.fillStyle = ramp(context, 0, 0, 0, y + FRONT * unit, [
    [0, 'rgb(168 132 20 / 0.13)'],
    [Math.max(0.01, (y - TOP * unit * 2.6) / (y + FRONT * unit)), 'rgb(255 250 220 / 0.16)'],
    [Math.max(0.02, (y - TOP * unit) / (y + FRONT * unit)), 'rgb(255 252 230 / 0.42)'],
    [y / (y + FRONT * unit), 'rgb(180 130 40 / 0.04)'],
    [1, 'rgb(90 52 14 / 0.62)'],
  ])
  context.fillRect(from, top, wide, bottom - top)
  context.fillStyle = ramp(context, from, 0, from + wide, 0, [
    [0, 'rgb(150 110 20 / 0.12)'],
    [0.08, 'rgb(150 110 20 / 0)'],
    [0.55, 'rgb(255 255 255 / 0.1)'],
    [1, 'rgb(150 110 20 / 0.13)'],
  ])
  context.fillRect(from, top, wide, bottom - top)
  context.fillStyle = 'rgb(255 255 245 / 0.6)'
  context.fillRect(from, top, wide, Math.max(1, unit * 0.05))
  context.restore()
}

/** A character in its cell: uneven as ribbon and fingers are. */
function strike(
  context: Context,
  layout: Layout,
  character: string,
  column: number,
  y: number,
  red: boolean,
  ...seed: number[]
) {
  if (character === ' ') return
  const { pitch } = layout
  const random = createRandom('ink', column, ...seed)
  const weak = 'qazp;:?,.'.includes(character) ? 0.1 : 0
  context.save()
  context.translate(
    (column + 0.5) * pitch + random.between(-0.025, 0.025) * pitch,
    y + random.between(-0.045, 0.045) * pitch,
  )
  // One of five ways, so that the browser need not shape each character anew.
  context.rotate(Math.round(random.between(-2.5, 2.5)) * 0.006)
  const alpha = random.between(0.74, 1) - weak
  const size = pitch * 1.58
  if (red) {
    // The red half of the ribbon never quite covers the foot of a character.
    context.fillStyle = ramp(context, 0, -pitch * 1.1, 0, 0, [
      [0, RED],
      [0.86 + random() * 0.1, RED],
      [1, '#4d1618'],
    ])
    context.globalAlpha = Math.min(1, alpha + 0.14)
  } else {
    context.fillStyle = INK
    context.globalAlpha = alpha
  }
  context.fillText(character, 0, 0)
  // Harder on one side.
  if (random() < 0.35) {
    context.globalAlpha = 0.22
    context.fillText(character, random.between(-0.04, 0.04) * pitch, size * 0.012)
  }
  context.restore()
}

/** Everything typed that is still to be seen. Row `moment.row` stands at the striking point. */
export function typeSheet(context: Context, layout: Layout, moment: Moment, hourCycle: HourCycle) {
  const { pitch, leading, y, rows, before } = layout
  const { time, strokes } = moment
  context.font = `${pitch * 1.58}px "${FAMILY}", monospace`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const base = y + pitch * 0.5
  const holes: [number, number, number][] = []
  if (layout.tiny) {
    // Rows of three letters: each has the time.
    for (let up = 0; up < 3 && up <= moment.row; up++) {
      const ago = moment.row - up < before[time.minute]! ? 1 : 0
      const then = timeAt(time.epochMs - ago * 60_000, time.timeZone)
      const label = labelOf(then.hour, then.minute, hourCycle).slice(0, up ? 5 : moment.margin)
      for (const [column, character] of [...label].entries())
        strike(context, layout, character, column, base - up * leading, true, then.hour, then.minute)
    }
  }
  for (let minute = time.minute; minute >= 0; minute--) {
    const last = minute === time.minute
    const top = base + (before[minute]! - moment.row) * leading
    const then = timeAt(time.epochMs - (time.minute - minute) * 60_000, time.timeZone)
    const label = labelOf(then.hour, minute, hourCycle).slice(0, last ? moment.margin : 5)
    for (const [column, character] of [...(layout.tiny ? '' : label)].entries())
      strike(context, layout, character, column, top, true, then.hour, minute)
    for (const [index, { text, first }] of rows[minute]!.entries()) {
      const line = top + index * leading
      const grain = createRandom('weave', then.hour, minute, index)
      for (let column = 0; column < text.length; column++) {
        if (last && first + column >= strokes) break
        strike(context, layout, text[column]!, MARGIN + column, line, false, then.hour, minute, index)
        for (let hole = 0; hole < 7; hole++)
          holes.push([
            (MARGIN + column + grain()) * pitch,
            line - grain() * pitch * 1.1,
            pitch * grain.between(0.011, 0.03),
          ])
      }
      if (index === 0)
        for (let hole = 0; hole < 34; hole++)
          holes.push([grain() * 5 * pitch, line - grain() * pitch * 1.1, pitch * grain.between(0.009, 0.025)])
    }
    if (top < -leading) break
  }
  const line = base - (moment.row + layout.head - 1.35) * leading
  if (line > -leading) {
    const number = `- ${shownHour(time.hour, hourCycle)} -`
    for (const [index, character] of [...number].entries())
      strike(
        context,
        layout,
        character,
        MARGIN + layout.limit / 2 - number.length / 2 + index,
        line,
        false,
        time.hour,
        99,
      )
  }
  // Where the weave of the ribbon left no ink.
  context.globalCompositeOperation = 'destination-out'
  context.globalAlpha = 0.55
  context.beginPath()
  for (const [hx, hy, radius] of holes) {
    context.rect(hx - radius, hy - radius, 2 * radius, 2 * radius)
  }
  context.fill()
}

/** The rod that holds the paper to the platen. */
export function drawBail(context: Context, layout: Layout, left: number) {
  const { pitch, leading, y, unit } = layout
  const from = left + (PLATEN_LEFT - 0.2) * pitch
  const to = left + (platenRight(layout) + 0.2) * pitch
  const rod = y + pitch * 0.5 - leading * 2 + (leading - pitch * 1.09) * 0.5 - leading * 0.02
  const thick = pitch * 0.2
  context.fillStyle = 'rgb(70 40 10 / 0.28)'
  context.fillRect(from, rod + thick * 0.9, to - from, thick * 0.9)
  block(
    context,
    from,
    rod - thick / 2,
    to - from,
    thick,
    thick / 2,
    ramp(context, 0, rod - thick / 2, 0, rod + thick / 2, [
      [0, '#99a19e'],
      [0.3, '#ffffff'],
      [0.6, '#aab2af'],
      [1, '#59615f'],
    ]),
  )
  for (const column of [-4.5, MARGIN + layout.limit + 1.1]) {
    const at = left + column * pitch
    context.fillStyle = 'rgb(70 40 10 / 0.25)'
    context.fillRect(at, rod + unit * 0.4, unit * 1.5, unit * 0.35)
    block(
      context,
      at,
      rod - unit * 0.45,
      unit * 1.5,
      unit * 0.9,
      unit * 0.12,
      ramp(context, 0, rod - unit * 0.45, 0, rod + unit * 0.45, [
        [0, '#2b2f30'],
        [0.35, '#6d7374'],
        [0.6, '#3a3e40'],
        [1, '#121415'],
      ]),
    )
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The root of a typebar in the segment and its head at rest. */
function barRest({ x, y, unit }: Layout, bar: number): { root: Point; head: Point; angle: number } {
  const angle = ((bar + 0.5) / BARS - 0.5) * 2.78
  const at = (radius: number) => ({
    x: x + Math.sin(angle) * radius * unit * 1.12,
    y: y + unit * 3.1 + Math.cos(angle) * radius * unit * 0.86,
  })
  return { root: at(2.5), head: at(6.7), angle }
}

function bar(
  context: Context,
  root: Point,
  head: Point,
  unit: number,
  scale: number,
  colours: readonly [string, string, string],
  face?: string,
) {
  const angle = Math.atan2(head.y - root.y, head.x - root.x)
  const long = Math.hypot(head.x - root.x, head.y - root.y)
  context.save()
  context.translate(root.x, root.y)
  context.rotate(angle)
  context.fillStyle = colours[1]
  context.beginPath()
  context.moveTo(0, -unit * 0.16)
  context.lineTo(long, -unit * 0.13 * scale)
  context.lineTo(long, unit * 0.13 * scale)
  context.lineTo(0, unit * 0.16)
  context.fill()
  context.fillStyle = colours[0]
  context.fillRect(0, -unit * 0.13, long, unit * 0.08)
  context.translate(long, 0)
  const wide = unit * 0.42 * scale
  const tall = unit * 1.25 * scale
  block(context, -tall * 0.5, -wide / 2, tall, wide, unit * 0.09, colours[1])
  context.fillStyle = colours[0]
  context.fillRect(-tall * 0.46, -wide / 2, tall * 0.92, wide * 0.3)
  context.fillStyle = colours[2]
  context.fillRect(-tall * 0.12, -wide / 2, tall * 0.1, wide)
  if (face) {
    context.fillStyle = face
    context.fillRect(tall * 0.4, -wide / 2, tall * 0.1, wide)
  }
  context.restore()
}

const BAR = ['#dfe4e1', '#959e9a', '#4a524f'] as const

/** Where a key is; rows from the top. */
function keyAt({ x, y, unit }: Layout, row: number, index: number): Point {
  return { x: x + (index - 4.6 + row * 0.42) * unit * 2.75, y: y + unit * (12.9 + row * 2.72) }
}

function key(
  context: Context,
  { x, y }: Point,
  unit: number,
  legend: string,
  down: number,
  colour = '#6f9d85',
) {
  const radius = unit * 1.14
  const disc = (centre: number, size: number, fill: string | CanvasGradient) => {
    context.beginPath()
    context.arc(x, centre, size, 0, 7)
    context.fillStyle = fill
    context.fill()
  }
  disc(y + unit * 0.42, radius * 1.1, '#14211b')
  const top = y + down * unit * 0.34
  disc(top + unit * 0.16 * (1 - down), radius, '#1f352b')
  disc(top, radius * 0.96, colour)
  // Dished: lit on the far side of the hollow.
  disc(
    top + unit * 0.02,
    radius * 0.84,
    ramp(context, x, top - radius, x, top + radius, [
      [0, 'rgb(10 40 28 / 0.38)'],
      [0.55, 'rgb(255 255 255 / 0.06)'],
      [1, 'rgb(255 255 255 / 0.34)'],
    ]),
  )
  if (!legend) return
  context.fillStyle = '#fdfaf0'
  context.font = `${unit * 1.12}px "${FAMILY}", monospace`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(legend.toUpperCase(), x, top + unit * 0.38)
}

function spool(context: Context, x: number, y: number, unit: number, side: number) {
  const radius = unit * 4.4
  context.fillStyle = '#1b2422'
  context.beginPath()
  context.ellipse(x, y, radius * 1.1, radius * 0.62, 0, 0, 7)
  context.fill()
  for (const [scale, colour] of [
    [1, '#121314'],
    [0.94, '#2a2528'],
    [0.8, '#1a1719'],
    [0.66, '#2a2528'],
    [0.4, '#c9cfcb'],
    [0.34, '#88918d'],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.ellipse(x, y - unit * 0.25, radius * scale, radius * 0.55 * scale, 0, 0, 7)
    context.fill()
  }
  context.strokeStyle = 'rgb(255 255 255 / 0.16)'
  context.lineWidth = unit * 0.06
  context.beginPath()
  context.ellipse(
    x,
    y - unit * 0.25,
    radius * 0.92,
    radius * 0.5,
    0,
    side < 0 ? 3.4 : 4.6,
    side < 0 ? 4.8 : 6,
  )
  context.stroke()
}

/** All that stands still: rail, type guide, basket, covers, keys. */
export function drawMachine(context: Context, layout: Layout) {
  const { width, height, pitch, x, y, unit } = layout
  // The deck under the carriage.
  const deck = y + FRONT * unit * 0.86
  context.fillStyle = ramp(context, 0, deck, 0, deck + unit * 0.9, [
    [0, '#4b5451'],
    [0.25, '#cfd6d2'],
    [0.5, '#8e9793'],
    [1, '#2d3432'],
  ])
  context.fillRect(0, deck, width, unit)
  context.fillStyle = '#232b29'
  context.fillRect(0, deck + unit * 0.8, width, height)
  // Spools under the cover.
  spool(context, x - unit * 13.2, y + unit * 7, unit, -1)
  spool(context, x + unit * 13.2, y + unit * 7, unit, 1)
  // The cover: one pressing with an opening for basket and ribbon.
  const lip = y + unit * 10.4
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.5)'
  context.shadowBlur = unit * 0.8
  context.beginPath()
  context.rect(-unit * 2, y + unit * 4.3, width + unit * 4, height)
  // The opening, cut out of it.
  const half = unit * 9.3
  context.moveTo(x - half - unit * 8, y + unit * 4.3)
  context.bezierCurveTo(
    x - half - unit * 7.4,
    y + unit * 8.4,
    x - half,
    y + unit * 7.2,
    x - half + unit * 0.6,
    y + unit * 8.2,
  )
  context.bezierCurveTo(x - unit * 6.8, lip + unit * 0.4, x - unit * 3, lip, x, lip)
  context.bezierCurveTo(
    x + unit * 3,
    lip,
    x + unit * 6.8,
    lip + unit * 0.4,
    x + half - unit * 0.6,
    y + unit * 8.2,
  )
  context.bezierCurveTo(
    x + half,
    y + unit * 7.2,
    x + half + unit * 7.4,
    y + unit * 8.4,
    x + half + unit * 8,
    y + unit * 4.3,
  )
  context.closePath()
  context.fillStyle = ramp(context, 0, y + unit * 4, 0, y + unit * 14, [
    [0, MINT_LIT],
    [0.12, MINT],
    [0.6, '#9cc4ac'],
    [0.68, '#86b198'],
    [1, '#7aa68d'],
  ])
  context.fill('evenodd')
  context.restore()
  // Basket.
  context.strokeStyle = '#0f1514'
  for (let index = 0; index < BARS; index++) {
    const { root, head } = barRest(layout, index)
    bar(context, { x: root.x, y: root.y + unit * 0.18 }, { x: head.x, y: head.y + unit * 0.2 }, unit, 0.92, [
      '#0d1211',
      '#0d1211',
      '#0d1211',
    ])
  }
  for (let index = 0; index < BARS; index++) {
    const { root, head } = barRest(layout, index)
    bar(context, root, head, unit, 0.9, BAR)
  }
  // Segment.
  context.lineWidth = unit * 0.9
  context.strokeStyle = '#6d7673'
  context.beginPath()
  context.ellipse(x, y + unit * 3.1, unit * 2.5 * 1.12, unit * 2.5 * 0.86, 0, 0.1, Math.PI - 0.1)
  context.stroke()
  context.lineWidth = unit * 0.16
  context.strokeStyle = '#c3cac6'
  context.beginPath()
  context.ellipse(x, y + unit * 3.1, unit * 2.15 * 1.12, unit * 2.15 * 0.86, 0, 0.1, Math.PI - 0.1)
  context.stroke()
  // Line scale: a mark for each character.
  const plateY = y + pitch * 0.98
  const plateHeight = unit * 0.95
  for (const side of [-1, 1]) {
    const near = pitch * 1.15
    const long = pitch * 6.2
    const at = side < 0 ? x - near - long : x + near
    context.save()
    context.shadowColor = 'rgb(40 20 0 / 0.5)'
    context.shadowBlur = unit * 0.4
    context.shadowOffsetY = unit * 0.15
    block(
      context,
      at,
      plateY,
      long,
      plateHeight,
      unit * 0.12,
      ramp(context, 0, plateY, 0, plateY + plateHeight, [
        [0, '#f4f6f3'],
        [0.25, '#cdd4d0'],
        [1, '#8b9591'],
      ]),
    )
    context.restore()
    context.fillStyle = '#2a302e'
    for (let mark = 0; mark <= 5; mark++) {
      const tick = x + side * (near + pitch * 0.35 + mark * pitch) - unit * 0.03
      context.fillRect(tick, plateY, Math.max(1, unit * 0.07), plateHeight * (mark % 5 === 0 ? 0.7 : 0.45))
    }
  }
  if (bellPlace(layout)) bell(context, layout, 0, 0)
  // Keys, in a well of the same pressing.
  const well = y + unit * 11.1
  context.fillStyle = ramp(context, 0, well, 0, well + unit * 1.6, [
    [0, '#16241e'],
    [0.35, '#243a30'],
    [1, '#2c463a'],
  ])
  context.fillRect(0, well, width, unit * 14.6)
  context.fillStyle = 'rgb(255 255 255 / 0.5)'
  context.fillRect(0, well - unit * 0.1, width, unit * 0.1)
  for (const [row, letters] of KEYS.entries()) {
    for (const [index, letter] of [...letters].entries())
      key(context, keyAt(layout, row, index), unit, letter, 0)
    for (const index of [-1, -2, letters.length, letters.length + 1])
      key(context, keyAt(layout, row, index), unit, '', 0, '#3d6251')
  }
  spaceBar(context, layout, 0)
  const front = y + unit * 25.7
  context.fillStyle = ramp(context, 0, front, 0, front + unit * 4, [
    [0, '#d8ecdf'],
    [0.08, MINT],
    [1, '#83ae96'],
  ])
  context.fillRect(0, front, width, height)
}

function spaceBar(context: Context, layout: Layout, down: number) {
  const { x, unit } = layout
  const { y } = keyAt(layout, 4, 0)
  const wide = unit * 19
  const top = y - unit * 1 + down * unit * 0.3
  block(context, x - wide / 2 - unit * 0.1, y - unit * 0.85, wide + unit * 0.2, unit * 2.3, unit, '#14211b')
  block(context, x - wide / 2, top, wide, unit * 1.9, unit * 0.9, '#2f4a3e')
  block(
    context,
    x - wide / 2,
    top,
    wide,
    unit * 1.65,
    unit * 0.8,
    ramp(context, 0, top, 0, top + unit * 1.7, [
      [0, '#a9cfba'],
      [0.3, '#7ba78f'],
      [1, '#5f8b76'],
    ]),
  )
}

/** The bell sits in the cover, left of the spools, where there is room. */
function bellPlace({ x, y, unit }: Layout): Point | undefined {
  const left = (x - unit * 17.5) / 2
  return left > unit * 4 ? { x: left, y: y + unit * 7.6 } : undefined
}

function bell(context: Context, layout: Layout, ring: number, hammer: number) {
  const place = bellPlace(layout)
  if (!place) return
  const { unit } = layout
  const { x, y } = place
  const disc = (cx: number, cy: number, radius: number, fill: string | CanvasGradient) => {
    context.beginPath()
    context.arc(cx, cy, radius, 0, 7)
    context.fillStyle = fill
    context.fill()
  }
  disc(x, y + unit * 0.06, unit * 2.72, '#e3f2e8')
  disc(x, y, unit * 2.66, '#1d2925')
  const shift = ring * unit * 0.1
  // The hammer comes in from the right.
  context.save()
  context.translate(x + unit * 2.5 - hammer * unit * 0.5, y + unit * 0.9)
  context.rotate(0.25)
  block(context, -unit * 0.45, -unit * 0.3, unit * 0.6, unit * 0.6, unit * 0.16, '#d8ddda')
  context.restore()
  const cx = x - unit * 0.16 + shift
  const shine = context.createRadialGradient(cx - unit * 0.7, y - unit * 0.85, unit * 0.1, cx, y, unit * 2.1)
  for (const [at, colour] of [
    [0, '#ffffff'],
    [0.22, '#e9eeeb'],
    [0.5, '#aab4af'],
    [0.72, '#7d8884'],
    [0.86, '#c5cdc9'],
    [1, '#68726e'],
  ] as const)
    shine.addColorStop(at, colour)
  disc(cx + unit * 0.12, y + unit * 0.3, unit * 2.05, 'rgb(0 0 0 / 0.6)')
  disc(cx, y, unit * 2.05, shine)
  disc(cx, y + unit * 0.05, unit * 0.44, '#5d6763')
  disc(cx, y, unit * 0.4, '#cfd6d2')
  context.save()
  context.translate(cx, y)
  context.rotate(0.7)
  context.fillStyle = '#57615d'
  context.fillRect(-unit * 0.34, -unit * 0.06, unit * 0.68, unit * 0.12)
  context.restore()
}

/** The bell as it rings. */
export function drawBell(context: Context, layout: Layout, { ring, hammer }: Moment) {
  if (ring || hammer) bell(context, layout, ring, hammer)
}

/** The part of the stage that the bell is in, nothing of it where there is none. */
export function bellPart(layout: Layout): Box {
  const place = bellPlace(layout)
  const reach = place ? layout.unit * 3.2 : 0
  const { x, y } = place ?? { x: 0, y: 0 }
  return { left: x - reach, top: y - reach, width: 2 * reach, height: 2 * reach }
}

/** The part of the stage in which ribbon, typebars and keys move. */
export function movingPart({ x, y, pitch, unit, height }: Layout): Box {
  const top = y - 1.4 * pitch - 1.8 * unit
  return {
    left: x - 14.4 * unit,
    top,
    width: 33.4 * unit,
    height: Math.min(height, y + 27 * unit) - top,
  }
}

/** Ribbon, typebar, key. */
export function drawMoving(context: Context, layout: Layout, moment: Moment) {
  const { pitch, x, y, unit } = layout
  const { swing, character, red, space } = moment
  const lift = Math.max(moment.hold, (swing - 0.55) / 0.45)
  // Ribbon: black above, red below; lifted before the type as far as its colour asks.
  const band = pitch * 1.36
  const resting = y + pitch * 1.15
  // No higher than the foot of the line, which stays to be read.
  const raised = y + pitch * (red ? 0.4 : 0.6)
  const top = resting + (raised - resting) * lift
  const spoolY = y + unit * 6.2
  const fork = pitch * 1.05
  for (const [from, to, colour] of [
    [0, 1, '#120f12'],
    [0, 0.5, '#29252d'],
    [0.5, 0.98, '#ab221b'],
  ] as const) {
    // It twists flat on its way to the spools.
    const half = (side: number, edge: number, outward: boolean) => {
      const near: Point = { x: x + side * fork, y: top + band * edge }
      const far: Point = { x: x + side * unit * 9.6, y: spoolY + band * edge * 0.36 }
      const [start, end] = outward ? [near, far] : [far, near]
      context.lineTo(start.x, start.y)
      context.quadraticCurveTo(x + side * unit * 4, top + unit * 2 + band * edge * 0.8, end.x, end.y)
    }
    context.fillStyle = colour
    context.beginPath()
    half(-1, from, false)
    half(1, from, true)
    half(1, to, false)
    half(-1, to, true)
    context.fill()
  }
  // The fork that carries it.
  for (const side of [-1, 1]) {
    const tine = x + side * fork - unit * 0.17
    block(
      context,
      tine,
      top - unit * 0.14,
      unit * 0.34,
      band + unit * 0.9,
      unit * 0.1,
      ramp(context, tine, 0, tine + unit * 0.34, 0, [
        [0, '#f7f9f6'],
        [1, '#747e7a'],
      ]),
    )
  }
  if (space > 0) spaceBar(context, layout, space)
  const index = character ? barOf(character) : -1
  if (index < 0 || swing <= 0) return
  const symbol = character === '?' ? '/' : character.toLowerCase()
  const row = KEYS.findIndex((letters) => letters.includes(symbol))
  if (row >= 0) key(context, keyAt(layout, row, KEYS[row]!.indexOf(symbol)), unit, symbol, swing)
  const { root, head } = barRest(layout, index)
  // Its place in the basket is empty meanwhile.
  bar(context, root, head, unit, 1, ['#131918', '#131918', '#131918'])
  const turn = (swing * Math.PI) / 2
  const at = {
    x: root.x + (head.x - root.x) * Math.cos(turn) + (x - root.x) * Math.sin(turn),
    y: root.y + (head.y - root.y) * Math.cos(turn) + (y + pitch * 0.9 - root.y) * Math.sin(turn),
  }
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.45)'
  context.shadowBlur = unit * 0.5
  context.shadowOffsetX = unit * 0.3
  context.shadowOffsetY = unit * 0.3
  bar(context, root, at, unit, 1 + 0.4 * Math.sin(swing * Math.PI), BAR, '#f6f8f5')
  context.restore()
}
