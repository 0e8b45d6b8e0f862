import {
  type Crossing,
  clockFigure,
  crossingsAt,
  DAY,
  hourFigure,
  type Kind,
  LENGTH,
  RUNS,
  STATIONS,
} from './model'
import { acrossOf, downOf, type Plan } from './plan'

export const NAMES = 'ft-25-05-25 Names'
export const FIGURES = 'ft-25-05-25 Figures'

type Context = CanvasRenderingContext2D

export const PAPER = '#f5f2e8'
export const INK = '#23262b'
const ink = (strength: number) => `rgb(35 38 43 / ${strength})`

/** Width of a train's line, and its dashes, in sizes of the lettering. */
const STROKES: Readonly<Record<Kind, readonly [number, readonly number[]]>> = {
  rapide: [0.15, []],
  express: [0.095, []],
  omnibus: [0.062, []],
  marchandises: [0.07, [0.5, 0.28]],
}

export function say(
  context: Context,
  text: string,
  x: number,
  y: number,
  family: string,
  size: number,
  align: CanvasTextAlign = 'left',
) {
  context.font = `${size}px "${family}", serif`
  context.textAlign = align
  context.fillText(text, x, y)
}

/** All that is printed, as of a whole minute of the day. */
export function paintSheet(context: Context, plan: Plan, minute: number, cycle: 12 | 24) {
  context.textBaseline = 'alphabetic'
  paintPaper(context, plan)
  context.save()
  context.beginPath()
  context.rect(plan.left, plan.top, plan.fieldWidth, plan.fieldHeight)
  context.clip()
  paintRules(context, plan)
  const crossings = crossingsAt(minute)
  paintTrains(context, plan, new Set(crossings.map(({ run }) => run.number)))
  context.restore()
  if (plan.bare) return
  paintFrame(context, plan)
  paintScale(context, plan, cycle)
  paintTitle(context, plan, minute)
  paintStations(context, plan)
  paintNumbers(context, plan, minute, crossings)
  if (plan.listRows) paintList(context, plan, crossings, minute, cycle)
}

/** Ivory paper, and in it the hollow the copper plate has pressed. */
function paintPaper(context: Context, { width, height, margin, bare }: Plan) {
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, height)
  if (bare) return
  const inset = margin * 0.5
  context.fillStyle = '#f8f6ee'
  context.fillRect(inset, inset, width - 2 * inset, height - 2 * inset)
  context.lineWidth = 1
  context.strokeStyle = 'rgb(120 110 85 / 0.28)'
  context.beginPath()
  context.moveTo(inset, height - inset)
  context.lineTo(inset, inset)
  context.lineTo(width - inset, inset)
  context.stroke()
  context.strokeStyle = '#fffefa'
  context.beginPath()
  context.moveTo(width - inset, inset)
  context.lineTo(width - inset, height - inset)
  context.lineTo(inset, height - inset)
  context.stroke()
}

function paintRules(context: Context, plan: Plan) {
  const { left, top, fieldWidth, fieldHeight, step, start, ratio } = plan
  const hair = Math.max(1 / ratio, plan.type * 0.04)
  const first = Math.ceil(start / ratio / step)
  const last = first + Math.ceil(fieldWidth / step)
  for (let ten = first; ten <= last; ten++) {
    const tenth = ((ten % 6) + 6) % 6
    if (step * ratio < 4.99 && tenth % 3) continue
    const x = Math.round(acrossOf(plan, ten * 10) * ratio) / ratio
    context.fillStyle = ink(tenth === 0 ? 0.62 : tenth === 3 ? 0.24 : 0.13)
    context.fillRect(x - hair / 2, top, hair, fieldHeight)
  }
  for (let kilometre = 10; kilometre < LENGTH; kilometre += 10) {
    context.fillStyle = ink(kilometre % 100 ? 0.07 : 0.16)
    context.fillRect(left, downOf(plan, kilometre) - hair / 2, fieldWidth, hair)
  }
  context.fillStyle = ink(0.5)
  for (const [, kilometre] of STATIONS)
    context.fillRect(left, Math.round(downOf(plan, kilometre) * ratio) / ratio - hair / 2, fieldWidth, hair)
}

function paintTrains(context: Context, plan: Plan, running: ReadonlySet<number>) {
  const size = plan.type || 9
  context.lineJoin = 'round'
  for (const { number, kind, calls } of RUNS) {
    const [stroke, dashes] = STROKES[kind]
    context.lineWidth = Math.max(0.75, stroke * size)
    context.setLineDash(dashes.map((dash) => dash * size))
    context.strokeStyle = running.has(number) ? INK : ink(0.6)
    for (const shift of [-DAY, 0, DAY]) {
      const from = acrossOf(plan, calls[0]!.leave + shift)
      const to = acrossOf(plan, calls.at(-1)!.arrive + shift)
      if (to < plan.left || from > plan.left + plan.fieldWidth) continue
      context.beginPath()
      for (const { station, arrive, leave } of calls) {
        const y = downOf(plan, STATIONS[station]![1])
        context.lineTo(acrossOf(plan, arrive + shift), y)
        context.lineTo(acrossOf(plan, leave + shift), y)
      }
      context.stroke()
    }
  }
  context.setLineDash([])
}

function paintFrame(context: Context, { left, top, fieldWidth, fieldHeight, type }: Plan) {
  context.strokeStyle = INK
  context.lineWidth = Math.max(1, type * 0.1)
  context.strokeRect(left, top, fieldWidth, fieldHeight)
}

/** The comb of the hours over the field, and their small figures under it. */
function paintScale(context: Context, plan: Plan, cycle: 12 | 24) {
  const { left, top, fieldWidth, fieldHeight, step, start, ratio, radius, type } = plan
  const hair = Math.max(1 / ratio, type * 0.045)
  const size = Math.min(radius * 0.44, step * 6 * 0.66)
  const first = Math.ceil(start / ratio / step - 0.001)
  const last = first + Math.floor(fieldWidth / step + 0.001)
  context.fillStyle = INK
  for (let ten = first; ten <= last; ten++) {
    const x = Math.round(acrossOf(plan, ten * 10) * ratio) / ratio
    if (x > left + fieldWidth + 1) break
    const tenth = ((ten % 6) + 6) % 6
    if (step * ratio < 4.99 && tenth % 3) continue
    const rise = radius * (tenth === 0 ? 0.52 : tenth === 3 ? 0.34 : 0.2)
    const wide = tenth === 0 ? hair * 2 : hair
    context.fillRect(x - wide / 2, top - rise, wide, rise)
    if (tenth) continue
    const hour = ((Math.round(ten / 6) % 24) + 24) % 24
    const figure = hour === 0 && ten > 0 && !plan.slides && cycle === 24 ? '24' : hourFigure(hour, cycle)
    say(context, figure, x, top - radius * 0.52 - size * 0.22, FIGURES, size, 'center')
    const under = Math.max(type * 0.86, 8)
    if (x > left + step && x < left + fieldWidth - step)
      say(context, figure, x, top + fieldHeight + under * 1.25, NAMES, under, 'center')
    const word = { 0: 'Minuit', 6: 'matin', 12: 'Midi', 18: 'soir' }[hour]
    if (word) say(context, word, x, top - radius * 0.52 - size * 1.28, NAMES, Math.max(type, 9), 'center')
  }
}

/** Stations that find room, the great ones first. */
const ORDER = [
  'Paris',
  'Lyon',
  'Dijon',
  'Tonnerre',
  'Mâcon',
  'Montereau',
  'Chagny',
  'Laroche',
  'Châlon',
  'Sens',
  'Les Laumes',
  'Melun',
  'Tournus',
  'Montbard',
  'Joigny',
]

function paintStations(context: Context, plan: Plan) {
  const { left, fieldWidth, type, slides } = plan
  const room = type * 1.34
  const placed: number[] = []
  context.fillStyle = INK
  for (const name of ORDER) {
    const kilometre = STATIONS.find((station) => station[0] === name)![1]
    const own = downOf(plan, kilometre)
    const near = placed.find((other) => Math.abs(other - own) < room)
    const y = near === undefined ? own : near + Math.sign(own - near) * room
    // A name may give way a little, not more.
    if (Math.abs(y - own) > type * 0.3 || placed.some((other) => Math.abs(other - y) < room - 0.01)) continue
    placed.push(y)
    const size = type * (placed.length <= 3 ? 1.16 : 1)
    const baseline = y + size * 0.3
    say(context, name, left - type * 0.55, baseline, NAMES, size, 'right')
    if (slides) continue
    say(context, name, left + fieldWidth + type * 0.55, baseline, NAMES, size)
    if (left > type * 8.8) {
      context.globalAlpha = 0.6
      say(context, String(kilometre), left - type * 6.5, baseline, NAMES, type * 0.8, 'right')
      context.globalAlpha = 1
    }
  }
}

/** The title: in two halves where the glass stays between them, else whole on the side that the glass is not. */
function paintTitle(context: Context, plan: Plan, minute: number) {
  const { tall, slides, type, radius, margin, width, left, fieldWidth, threadX } = plan
  const size = type * (tall ? 1.3 : 1.75)
  if (slides && (!tall || threadX - radius < type * 8)) return
  context.fillStyle = INK
  if (!tall) {
    const right = minute < DAY / 2
    const x = right ? left + fieldWidth : left
    say(
      context,
      'Marche des trains de Paris à Lyon',
      x,
      margin + size * 1.5,
      NAMES,
      size,
      right ? 'right' : 'left',
    )
    return
  }
  for (const [index, [first, second]] of [
    ['Marche', 'des trains'],
    ['de Paris', 'à Lyon'],
  ].entries()) {
    const align = index ? 'right' : 'left'
    const x = index ? (slides ? width - margin * 1.4 : left + fieldWidth) : slides ? margin * 1.6 : left
    say(context, first!, x, margin + size * 1.3, NAMES, size, align)
    say(context, second!, x, margin + size * 2.4, NAMES, size, align)
  }
}

/** The trains' numbers beside the thread: towards Lyon on its right, towards Paris on its left. */
function paintNumbers(context: Context, plan: Plan, minute: number, crossings: readonly Crossing[]) {
  const { type, slides, left, fieldWidth } = plan
  const x = slides ? plan.threadX : acrossOf(plan, minute)
  const size = type * 0.86
  if (plan.fieldHeight < size * 30) return
  const last = { right: -1e3, left: -1e3 }
  for (const { run, kilometre } of crossings) {
    const side = run.down ? 'right' : 'left'
    const own = downOf(plan, kilometre)
    const y = Math.min(Math.max(own, last[side] + size * 1.24), plan.top + plan.fieldHeight)
    // Beside another's bead it would be taken for that one's: the list below has it.
    if (y - own > size * 0.5) continue
    last[side] = y
    const away = run.down ? 1 : -1
    const text = String(run.number)
    context.font = `${size}px "${NAMES}", serif`
    const wide = context.measureText(text).width
    const at = x + away * type * 0.62
    if (run.down ? at + wide > left + fieldWidth : at - wide < left) continue
    context.fillStyle = 'rgb(248 246 238 / 0.9)'
    context.fillRect(run.down ? at - 1 : at - wide - 1, y - size * 0.46, wide + 2, size * 0.9)
    context.fillStyle = INK
    say(context, text, at, y + size * 0.32, NAMES, size, run.down ? 'left' : 'right')
  }
}

/** The trains under the thread, with the station that comes next and its minute: those soonest there first. */
function paintList(
  context: Context,
  plan: Plan,
  crossings: readonly Crossing[],
  minute: number,
  cycle: 12 | 24,
) {
  const { list, listRows, listColumns, type, tall, width, margin } = plan
  const edge = margin * 1.6
  const row = type * 1.5
  const until = (crossing: Crossing) => (crossing.minute - minute + DAY) % DAY
  const trainsOf = (down: boolean) =>
    crossings
      .filter(({ run }) => run.down === down)
      .sort((a, b) => until(a) - until(b))
      .slice(0, listRows * listColumns)
  const [toLyon, toParis] = [trainsOf(true), trainsOf(false)]
  const rowsOf = (trains: readonly Crossing[]) => Math.max(1, Math.ceil(trains.length / listColumns))
  // Rows nobody needs are shared out as air.
  const air = (2 * listRows - rowsOf(toLyon) - rowsOf(toParis)) * row
  for (const down of [true, false]) {
    const trains = down ? toLyon : toParis
    const head = down ? 'Vers Lyon' : 'Vers Paris'
    const half = (width - 2 * edge - type * 1.6) / 2
    const fromX = tall ? edge + (down ? 0 : half + type * 1.6) : edge + type * 5.6
    const fromY = tall
      ? list + row * 1.9
      : list + type * 1.1 + air * 0.3 + (down ? 0 : rowsOf(toLyon) * row + air * 0.25)
    const cell = tall ? half : (width - edge - fromX + type * 1.6) / listColumns
    context.fillStyle = INK
    say(context, head, tall ? fromX : edge, tall ? list + row * 0.7 : fromY, NAMES, type * 1.08)
    context.fillStyle = ink(0.55)
    if (tall) context.fillRect(fromX, list + row * 0.98, half, 0.75)
    else context.fillRect(edge, fromY - type * 1.16, width - 2 * edge, down || listRows > 1 ? 0.75 : 0.5)
    for (const [index, { run, station, waits, minute: due }] of trains.entries()) {
      const x = fromX + (tall ? 0 : (index % listColumns) * cell)
      const y = fromY + (tall ? index : Math.floor(index / listColumns)) * row
      const end = x + cell - (tall ? 0 : type * 1.6)
      context.fillStyle = ink(0.62)
      say(context, String(run.number), x + type * 1.2, y, NAMES, type * 0.86, 'right')
      context.fillStyle = INK
      say(context, STATIONS[station]![0], x + type * 1.7, y, NAMES, type)
      context.fillStyle = ink(0.85)
      say(context, `${waits ? 'dép. ' : ''}${clockFigure(due, cycle)}`, end, y, NAMES, type, 'right')
    }
  }
}
