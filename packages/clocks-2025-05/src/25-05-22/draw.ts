import { advanceOf, lengthOf, type Point, strokesOf } from './hershey'
import type { Layout } from './layout'
import { type Circle, PEN_DOWN, penAt, type Stroke } from './model'

type Context = CanvasRenderingContext2D

const PAPER = '#e5eedb'
const RULING = '#b9d6bd'
const RULING_FIFTH = '#8fbf9f'
const LETTERING = '#2c3a4e'
const PLOTTED = '#a3b7c6'
const GUIDE_LINE = '#6b86a8'
/** The hour is drawn with another pen: its edges, and between them. */
const HOUR_INK = [
  [26, 96, 72],
  [40, 113, 88],
] as const
const INK_DRY = [49, 62, 122] as const
/** Between the edges, where felt-tip ink gathers less. */
const INK_MATT = [60, 74, 136] as const
const INK_WET = [13, 18, 52] as const
const GLOSS = [214, 226, 255] as const
const CIRCLE = '#0b9cc4'
const ARM = '#d81f7a'

/** Breadth of the thick felt pen, in Hershey's units; where the sheet is small, a thicker one. */
const penOf = ({ side }: Layout) => (side < 240 ? 3 : 2.1)
/** Breadth of the line between the figures, where the pen hardly touches. */
const LINK = 0.13
/** For how long ink shines, in seconds. */
export const DRYING = 10
/** Ink is laid in pieces of so many seconds. */
const PIECE = 0.4

type Colour = readonly [number, number, number]
const rgb = ([r, g, b]: Colour) => `rgb(${Math.round(r)} ${Math.round(g)} ${Math.round(b)})`
const mix = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]

/** A line of lettering. @param align - `0` starts at `x`, `1` ends there. */
export function letter(context: Context, text: string, x: number, y: number, capital: number, align = 0) {
  const unit = capital / 21
  let left = x - align * lengthOf(text) * unit
  context.beginPath()
  for (const character of text) {
    for (const stroke of strokesOf(character))
      for (const [index, [px, py]] of stroke.entries())
        context[index ? 'lineTo' : 'moveTo'](left + px * unit, y + (py - 22) * unit)
    left += advanceOf(character) * unit
  }
  context.lineWidth = Math.max(0.8, capital * 0.115)
  context.lineCap = context.lineJoin = 'round'
  context.strokeStyle = LETTERING
  context.stroke()
}

const traces = new WeakMap<Stroke, Point[]>()
const PER_SECOND = 10

/** Where the pen is, a tenth of a second apart. */
function traceOf(stroke: Stroke): Point[] {
  let trace = traces.get(stroke)
  if (!trace) {
    trace = Array.from({ length: 60 * PER_SECOND + 1 }, (_, index) =>
      penAt(stroke.circles, index / PER_SECOND / 60),
    )
    traces.set(stroke, trace)
  }
  return trace
}

/** When the first figure is drawn, and when the second. */
const figuresOf = ({ link }: Stroke): [number, number][] => [
  [PEN_DOWN[0], link[0]],
  [link[1], PEN_DOWN[1]],
]

/** Lays out the line between two seconds; without the crossing between the figures, or the crossing alone. */
function pathOf(context: Context, stroke: Stroke, from: number, to: number, isCrossing: boolean) {
  const trace = traceOf(stroke)
  const spans: (readonly [number, number])[] = isCrossing ? [stroke.link] : figuresOf(stroke)
  context.beginPath()
  let isEmpty = true
  for (const [start, end] of spans) {
    const [first, last] = [Math.max(start, from), Math.min(end, to)]
    if (last <= first) continue
    isEmpty = false
    context.moveTo(...at(trace, first))
    for (let index = Math.floor(first * PER_SECOND) + 1; index < last * PER_SECOND; index++)
      context.lineTo(...trace[index]!)
    context.lineTo(...at(trace, last))
  }
  return !isEmpty
}

function at(trace: readonly Point[], second: number): [number, number] {
  const index = Math.min(trace.length - 2, Math.floor(second * PER_SECOND))
  const part = second * PER_SECOND - index
  const [one, other] = [trace[index]!, trace[index + 1]!]
  return [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part]
}

/** In Hershey's units about a middle. */
function within(context: Context, [x, y]: readonly [number, number], unit: number, paint: () => void) {
  context.save()
  context.translate(x, y)
  context.scale(unit, unit)
  context.lineCap = context.lineJoin = 'round'
  paint()
  context.restore()
}

/** Dry ink up to a second. */
function dryInk(
  context: Context,
  pen: number,
  [edge, matt]: readonly [Colour, Colour],
  stroke: Stroke,
  to: number,
) {
  if (pathOf(context, stroke, 0, to, true)) {
    context.strokeStyle = rgb(edge)
    context.lineWidth = LINK
    context.stroke()
  }
  if (!pathOf(context, stroke, 0, to, false)) return
  // Felt-tip ink gathers along the edges.
  context.strokeStyle = rgb(edge)
  context.lineWidth = pen
  context.stroke()
  context.strokeStyle = rgb(matt)
  context.lineWidth = pen * 0.8
  context.stroke()
}

interface Piece {
  readonly from: number
  readonly to: number
  /** `1` just laid, `0` dry. */
  readonly wetness: number
  readonly isFirst: boolean
  readonly isEnd: boolean
}

/** Ink of the last seconds: dark, with the light of a window on it. */
export function wetInk(context: Context, layout: Layout, stroke: Stroke, second: number) {
  const pen = penOf(layout)
  within(context, layout.minute, layout.unit, () => {
    const start = Math.max(PEN_DOWN[0], Math.floor((second - DRYING) / PIECE) * PIECE)
    if (pathOf(context, stroke, start, second, true)) {
      context.strokeStyle = rgb(INK_DRY)
      context.lineWidth = LINK
      context.stroke()
    }
    const pieces: Piece[] = []
    for (const [begin, end] of figuresOf(stroke)) {
      const last = Math.min(end, second)
      for (let from = Math.max(begin, start); from < last; from += PIECE) {
        const to = Math.min(from + PIECE, last)
        const wetness = Math.max(0, 1 - (second - to) / DRYING)
        pieces.push({ from, to, wetness, isEnd: from === begin || to === last, isFirst: from === begin })
      }
    }
    const pass = (breadth: number, dry: Colour, delay: number) => {
      for (const { from, to, wetness, isEnd, isFirst } of pieces) {
        if (!pathOf(context, stroke, isFirst ? from : from - PIECE / 2, to, false)) continue
        // Round ends of many colours on one another would show as scales.
        context.lineCap = isEnd ? 'round' : 'butt'
        context.strokeStyle = rgb(mix(dry, INK_WET, Math.min(1, wetness * delay)))
        context.lineWidth = breadth
        context.stroke()
      }
    }
    pass(pen, INK_DRY, 1)
    pass(pen * 0.8, INK_MATT, 1.25)
    context.lineCap = 'round'
    context.translate(-pen * 0.13, -pen * 0.17)
    for (const { from, to, wetness } of pieces) {
      const gloss = wetness ** 1.6
      if (gloss < 0.04 || !pathOf(context, stroke, from, to, false)) continue
      context.strokeStyle = rgb(mix(mix(INK_DRY, INK_WET, wetness), GLOSS, gloss * 0.8))
      context.lineWidth = pen * (0.06 + 0.16 * gloss)
      context.stroke()
    }
  })
}

/** The ink that is dry at a second. */
export function driedInk(context: Context, layout: Layout, stroke: Stroke, second: number) {
  within(context, layout.minute, layout.unit, () =>
    dryInk(context, penOf(layout), [INK_DRY, INK_MATT], stroke, second),
  )
}

interface Sheet {
  readonly hour: Stroke
  readonly minute: Stroke
  readonly hourText: string
  readonly minuteText: string
  /** Which of the day's sheets, from `1` to `1440`. */
  readonly number: number
  readonly date: string
}

/** A sheet as it comes: ruled, lettered, the hour drawn and the minute set out. */
export function drawSheet(context: Context, layout: Layout, sheet: Sheet) {
  const { width, height, side, ruling, unit, guide, isTall } = layout
  const pen = penOf(layout)
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, height)
  // A fifth line runs through the middle of the figures.
  const [left, top] = [layout.minute[0] % (ruling * 5), layout.minute[1] % (ruling * 5)]
  for (const isFifth of [false, true]) {
    context.beginPath()
    for (let line = -5; line * ruling < Math.max(width, height); line++) {
      if ((line % 5 === 0) !== isFifth) continue
      context.moveTo(left + line * ruling, 0)
      context.lineTo(left + line * ruling, height)
      context.moveTo(0, top + line * ruling)
      context.lineTo(width, top + line * ruling)
    }
    context.strokeStyle = isFifth ? RULING_FIFTH : RULING
    context.lineWidth = Math.max(0.5, side * (isFifth ? 0.0011 : 0.0008))
    context.stroke()
  }
  const inset = [isTall ? guide : 0, isTall ? 0 : guide] as const
  if (layout.title) {
    const mark = side * 0.03
    for (const x of [inset[0] + mark * 0.9, width - inset[0] - mark * 0.9])
      for (const y of [inset[1] + mark * 0.9, height - inset[1] - mark * 0.9])
        registration(context, x, y, mark * 0.5)
  }
  within(context, layout.hour, unit, () => dryInk(context, pen, HOUR_INK, sheet.hour, 60))
  within(context, layout.minute, unit, () => {
    pathOf(context, sheet.minute, 0, 60, true)
    context.strokeStyle = PLOTTED
    context.lineWidth = LINK
    context.stroke()
    pathOf(context, sheet.minute, 0, 60, false)
    context.lineWidth = pen
    context.stroke()
    context.strokeStyle = GUIDE_LINE
    context.lineWidth = 1 / unit
    context.stroke()
  })
  if (side >= 300) drawStations(context, layout, sheet.minute)
  if (layout.spectrum) drawSpectrum(context, layout, sheet)
  if (layout.title) drawTitle(context, layout, sheet)
}

function registration(context: Context, x: number, y: number, radius: number) {
  context.beginPath()
  context.arc(x, y, radius * 0.6, 0, 2 * Math.PI)
  context.moveTo(x - radius, y)
  context.lineTo(x + radius, y)
  context.moveTo(x, y - radius)
  context.lineTo(x, y + radius)
  context.lineWidth = Math.max(0.8, radius * 0.09)
  context.strokeStyle = LETTERING
  context.stroke()
}

/** Marks where the pen is every ten seconds. */
function drawStations(context: Context, layout: Layout, stroke: Stroke) {
  const { unit, minute, capital } = layout
  const pen = penOf(layout)
  const trace = traceOf(stroke)
  for (let second = 10; second < PEN_DOWN[1]; second += 10) {
    const [x, y] = at(trace, second)
    const [ahead, behind] = [at(trace, second + 0.15), at(trace, second - 0.15)]
    const length = Math.hypot(ahead[0] - behind[0], ahead[1] - behind[1]) || 1
    const normal = [(ahead[1] - behind[1]) / length, (behind[0] - ahead[0]) / length] as const
    const isCrossing = second > stroke.link[0] && second < stroke.link[1]
    const edge = isCrossing ? 0.2 : pen * 0.62
    const out = edge + pen * 0.7 + capital / unit
    // On the side where more paper is bare.
    const [one, other] = [1, -1].map((side) =>
      Math.min(
        ...trace.map(([px, py]) =>
          Math.hypot(px - x - side * normal[0] * out, py - y - side * normal[1] * out),
        ),
      ),
    )
    const way = one! > other! ? 1 : -1
    const place = (from: number) =>
      [
        minute[0] + (x + way * normal[0] * from) * unit,
        minute[1] + (y + way * normal[1] * from) * unit,
      ] as const
    context.beginPath()
    context.moveTo(...place(edge))
    context.lineTo(...place(edge + pen * 0.5))
    context.lineWidth = Math.max(0.8, capital * 0.115)
    context.strokeStyle = LETTERING
    context.stroke()
    const [textX, textY] = place(out)
    letter(context, String(second), textX, textY + capital * 0.45, capital * 0.9, 0.5)
  }
}

/** The radii of the circles, by how fast and which way they turn. */
function drawSpectrum(context: Context, layout: Layout, { minute }: Sheet) {
  const { x, y, width, height } = layout.spectrum!
  const { capital } = layout
  const reach = 26
  const base = y + height - capital * 1.9
  const top = y + capital * 2.6
  const place = (turns: number) => x + width / 2 + (turns / reach) * (width / 2 - capital)
  const moving = minute.circles.filter(({ turns }) => turns !== 0)
  const most = Math.max(...moving.map(({ radius }) => radius))
  context.beginPath()
  for (const { turns, radius } of moving) {
    if (Math.abs(turns) > reach) continue
    context.moveTo(place(turns), base)
    context.lineTo(place(turns), base - Math.sqrt(radius / most) * (base - top))
  }
  context.strokeStyle = CIRCLE
  context.lineCap = 'butt'
  context.lineWidth = Math.max(1.5, (width / reach / 2) * 0.42)
  context.stroke()
  context.beginPath()
  context.moveTo(x, base)
  context.lineTo(x + width, base)
  for (let turns = -25; turns <= 25; turns += 5) {
    context.moveTo(place(turns), base)
    context.lineTo(place(turns), base + capital * (turns % 10 ? 0.3 : 0.5))
  }
  context.strokeStyle = LETTERING
  context.lineWidth = Math.max(0.8, capital * 0.115)
  context.stroke()
  const step = width > capital * 22 ? 10 : 20
  for (let turns = -20; turns <= 20; turns += step)
    letter(
      context,
      turns > 0 ? `+${turns}` : String(turns),
      place(turns),
      base + capital * 1.9,
      capital * 0.8,
      0.5,
    )
  letter(
    context,
    width > capital * 42 ? 'RADII OF THE CIRCLES / TURNS A MINUTE' : 'TURNS A MINUTE',
    x,
    y + capital,
    capital,
  )
}

function drawTitle(context: Context, layout: Layout, sheet: Sheet) {
  const { x, y, width, height } = layout.title!
  const { capital } = layout
  context.fillStyle = PAPER
  context.fillRect(x, y, width, height)
  const rows = 5
  const row = height / rows
  context.beginPath()
  context.rect(x, y, width, height)
  for (let line = 1; line < rows; line++) {
    context.moveTo(x, y + line * row)
    context.lineTo(x + width, y + line * row)
  }
  context.moveTo(x + width * 0.46, y + row * 2)
  context.lineTo(x + width * 0.46, y + height)
  context.lineWidth = Math.max(0.8, capital * 0.12)
  context.lineJoin = 'miter'
  context.strokeStyle = LETTERING
  context.stroke()
  const pad = capital * 0.8
  const write = (text: string, column: number, line: number, align = 0) =>
    letter(
      context,
      text,
      x + (align ? width - pad : column * width * 0.46 + pad),
      y + (line + 0.5) * row + capital / 2,
      capital,
      align,
    )
  write('FOURIER SERIES', 0, 0)
  write(`MINUTE ${sheet.minuteText} IN ONE STROKE`, 0, 1)
  write('CIRCLES', 0, 2)
  write(String(sheet.minute.circles.length - 1), 1, 2)
  write('SHEET', 0, 3)
  write(`${sheet.number} / 1440`, 1, 3)
  write('DATE', 0, 4)
  write(sheet.date, 1, 4)
}

/** The train of circles, its arms, and where it is pinned to the sheet. */
export function drawTrain(
  context: Context,
  layout: Layout,
  circles: readonly Circle[],
  joints: readonly Point[],
) {
  const { width, height, unit, minute, side, guide, isTall } = layout
  const fine = Math.max(0.7, side * 0.0014)
  const place = ([x, y]: Point) => [minute[0] + x * unit, minute[1] + y * unit] as const
  context.save()
  context.beginPath()
  context.rect(
    isTall ? guide : 0,
    isTall ? 0 : guide,
    width - (isTall ? 2 * guide : 0),
    height - (isTall ? 0 : 2 * guide),
  )
  context.clip() // the guides lie over it
  context.beginPath()
  for (let index = 1; index < circles.length; index++) {
    const radius = circles[index]!.radius * unit
    if (radius < 0.9) continue
    const [x, y] = place(joints[index - 1]!)
    context.moveTo(x + radius, y)
    context.arc(x, y, radius, 0, 2 * Math.PI)
  }
  context.strokeStyle = CIRCLE
  context.lineWidth = fine
  context.stroke()
  context.beginPath()
  for (const [index, joint] of joints.entries()) context[index ? 'lineTo' : 'moveTo'](...place(joint))
  context.strokeStyle = ARM
  context.lineWidth = fine * 1.5
  context.lineJoin = 'round'
  context.stroke()
  context.beginPath()
  for (let index = 0; index < (side < 240 ? 1 : 7) && index < joints.length; index++) {
    const [x, y] = place(joints[index]!)
    const size = fine * (3.6 - index * 0.3)
    context.moveTo(x + size, y)
    context.arc(x, y, size, 0, 2 * Math.PI)
  }
  context.fillStyle = ARM
  context.fill()
  context.restore()
}

/** Draws with the rail upright, the way it goes across. */
function alongRail(context: Context, { isTall }: Layout, paint: () => void) {
  context.save()
  if (isTall) context.transform(0, 1, 1, 0, 0, 0)
  paint()
  context.restore()
}

/** Fills from one edge to the other with the gloss of metal or enamel. */
function gloss(
  context: Context,
  [x, y, width, height]: readonly [number, number, number, number],
  colours: readonly string[],
) {
  const gradient =
    height > width
      ? context.createLinearGradient(x, 0, x + width, 0)
      : context.createLinearGradient(0, y, 0, y + height)
  for (const [index, colour] of colours.entries()) gradient.addColorStop(index / (colours.length - 1), colour)
  context.fillStyle = gradient
  context.fillRect(x, y, width, height)
}

const SHADOW = 'rgb(24 52 44 / 0.13)'
const railOf = ({ side }: Layout) => Math.max(4, side * 0.03)

/** The two guides along the edges, on which the rail runs. */
export function drawGuides(context: Context, layout: Layout) {
  const { width, height, isTall, guide } = layout
  const [extent, breadth] = isTall ? [height, width] : [width, height]
  alongRail(context, layout, () => {
    context.fillStyle = SHADOW
    for (const spread of [0, railOf(layout) * 0.2])
      context.fillRect(0, guide, extent, guide * 0.16 + spread * 0.6)
    if (!guide) return
    for (const position of [0, breadth - guide]) {
      gloss(context, [0, position, extent, guide], ['#b9b09a', '#ded6c2', '#cfc6b0', '#a59c86'])
      context.fillStyle = '#3d372f'
      context.fillRect(0, position + guide * 0.42, extent, guide * 0.16)
    }
    context.beginPath()
    for (let tick = 0; tick * guide * 0.5 < extent; tick++) {
      const length = tick % 10 ? 0.16 : 0.28
      for (const [edge, way] of [
        [guide * 0.96, -1],
        [breadth - guide * 0.96, 1],
      ] as const) {
        context.moveTo(tick * guide * 0.5, edge)
        context.lineTo(tick * guide * 0.5, edge + way * guide * length)
      }
    }
    context.strokeStyle = '#4a4238'
    context.lineWidth = Math.max(0.6, guide * 0.035)
    context.stroke()
  })
}

/** The rail over the guides, the carriage on the rail, the pen in the carriage. */
export function drawMachine(context: Context, layout: Layout, at: Point, lifted: number) {
  const { width, height, side, isTall, guide, unit, minute } = layout
  const [x, y] = [minute[0] + at[0] * unit, minute[1] + at[1] * unit]
  const pen = penOf(layout)
  // Along: the way the rail reaches; across: the way it goes.
  const [along, across] = isTall ? [y, x] : [x, y]
  const breadth = isTall ? width : height
  context.save()
  if (isTall) context.transform(0, 1, 1, 0, 0, 0)
  const rail = railOf(layout)
  const off = Math.max(rail * 1.1 + unit * pen, side * 0.058)
  const from = along + off
  // Shadows, away from a window at the top left.
  const [shadowX, shadowY] = isTall ? [side * 0.012, side * 0.008] : [side * 0.008, side * 0.012]
  context.fillStyle = SHADOW
  for (const spread of [0, rail * 0.2])
    context.fillRect(from + shadowX - spread, guide, rail + 2 * spread, breadth - 2 * guide)
  gloss(context, [from, 0, rail, breadth], ['#9ba19e', '#f6f7f3', '#e6e8e3', '#dcdfda', '#cdd1cc', '#8b918e'])
  context.beginPath()
  for (let tick = 0; tick * rail * 0.4 < breadth; tick++) {
    context.moveTo(from + rail * 0.92, tick * rail * 0.4)
    context.lineTo(from + rail * (tick % 5 ? 0.74 : 0.56), tick * rail * 0.4)
  }
  context.strokeStyle = '#59615e'
  context.lineWidth = Math.max(0.5, rail * 0.045)
  context.stroke()

  // The carriage, and the arm that holds the pen.
  const long = rail * 3.2
  const wide = rail * 1.9
  const start = from - rail * 0.45
  const arm = rail * 0.8
  const nib = Math.max(2.5, unit * pen * 0.6)
  context.fillStyle = 'rgb(24 52 44 / 0.16)'
  round(context, start + shadowX * 1.6, across - long / 2 + shadowY * 1.6, wide, long, rail * 0.25)
  round(context, along + shadowX * (1 + lifted), across - arm / 2 + shadowY * (1 + lifted), off, arm, arm / 2)
  context.fillStyle = '#8f8672'
  round(context, along + nib * 0.5, across - arm * 0.36, off, arm * 0.76, arm * 0.2)
  context.fillStyle = '#ece4d0'
  round(context, along + nib * 0.5, across - arm * 0.36, off, arm * 0.62, arm * 0.2)
  context.fillStyle = '#a1977f'
  round(context, start, across - long / 2, wide, long, rail * 0.25)
  context.fillStyle = '#e9e1cc'
  round(context, start, across - long / 2, wide * 0.95, long * 0.965, rail * 0.25)
  context.fillStyle = '#5a4a3c'
  round(context, start + wide * 0.16, across - long * 0.34, wide * 0.64, long * 0.68, rail * 0.14)
  for (const end of [-1, 1]) {
    const [screwX, screwY] = [start + wide * 0.48, across + end * long * 0.415]
    context.beginPath()
    context.arc(screwX, screwY, rail * 0.15, 0, 2 * Math.PI)
    context.fillStyle = '#8c8470'
    context.fill()
    context.fillStyle = '#4b463b'
    context.fillRect(screwX - rail * 0.13, screwY - rail * 0.025, rail * 0.26, rail * 0.05)
  }
  // A stripe that shows which pen is in.
  context.fillStyle = rgb(HOUR_INK[1])
  context.fillRect(start + wide * 0.16, across - long * 0.2, wide * 0.64, rail * 0.2)
  context.fillStyle = rgb(INK_MATT)
  context.fillRect(start + wide * 0.16, across - long * 0.2 + rail * 0.26, wide * 0.64, rail * 0.2)
  // The pen from above: a ring of the holder, the barrel, its cap.
  for (const [size, colour] of [
    [1.32 + lifted * 0.12, '#4a3c31'],
    [1.08 + lifted * 0.12, '#f4eedf'],
    [0.84 + lifted * 0.1, rgb(INK_WET)],
    [0.36, '#5b67a8'],
  ] as const) {
    context.beginPath()
    context.arc(along, across, nib * size, 0, 2 * Math.PI)
    context.fillStyle = colour
    context.fill()
  }
  context.restore()
}

function round(context: Context, x: number, y: number, width: number, height: number, radius: number) {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

/** Shade on the next sheet along the lower edge of the one that is drawn off. */
export function drawEdge(context: Context, layout: Layout, edge: number) {
  const reach = layout.side * 0.05
  const shade = context.createLinearGradient(0, edge, 0, edge + reach)
  shade.addColorStop(0, 'rgb(24 52 44 / 0.34)')
  shade.addColorStop(1, 'rgb(24 52 44 / 0)')
  context.fillStyle = shade
  context.fillRect(0, edge, layout.width, reach)
  context.fillStyle = '#fdfff6'
  context.fillRect(0, edge - 1.5, layout.width, 1.5)
}
