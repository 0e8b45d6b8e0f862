import {
  type ClockTime,
  type HourCycle,
  laterBy,
  Stage,
  secondsOf,
  shownHour,
  twoDigits,
  untilMinute,
  untilSecond,
  useClockTime,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import {
  dotsOf,
  groupsOf,
  noise,
  onwardAt,
  type Point,
  STROKE_FROM_MS,
  strokeAt,
  truthAt,
  WALKS,
} from './model'
import { COUNTS, penguins, SPECIES } from './penguins'

export { notes } from './notes'

const TEXT = 'ft-25-04-10 Text'
const ITALIC = 'ft-25-04-10 Italic'

export const images = []
export const fonts = [
  { family: TEXT, source: new URL('./text.woff2', import.meta.url).href, weight: '400' },
  { family: ITALIC, source: new URL('./italic.woff2', import.meta.url).href, weight: '400', style: 'italic' },
]

const PAGE = '#f3eee2'
const INK = '#22201d'
const RED = '#c2301f'
const SPECIES_INKS = ['#1f4e79', '#b3641c', '#2f6f57'] as const

/** Millimetres at the ends of the axes. */
const LENGTHS = { from: 31, to: 61 }
const DEPTHS = { from: 12.6, to: 22 }

/** Where the rules stand: hours with their fraction, and minutes. */
interface Now {
  readonly hour: number
  readonly minute: number
}

interface Layout {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly type: number
  /** Whether there is room for scales, and for words. */
  readonly scaled: boolean
  readonly worded: boolean
  readonly stacked: boolean
  /** Left and top of each figure, and its height as it was drawn. */
  readonly figures: readonly Point[]
  readonly figure: number
  /** They are drawn out as far as that where there is room. */
  readonly figureHeight: number
}

function layOut(width: number, height: number): Layout {
  const short = Math.min(width, height)
  const type = Math.max(8.5, Math.min(short * 0.0235, width * 0.03))
  const scaled = short > 190
  const worded = short > 300
  const left = scaled ? type * 3.6 : short * 0.06
  const right = scaled ? type * 4.2 : Math.max(16, short * 0.17)
  const top = scaled ? type * (worded ? 4.2 : 3.4) : Math.max(14, short * 0.17)
  const bottom = worded ? type * 5.4 : scaled ? type * 2.4 : short * 0.06
  const plot = { left, top, width: width - left - right, height: height - top - bottom }
  const stacked = plot.width < plot.height * 1.25
  const [across, down] = stacked ? [2, 2] : [4, 1]
  // Figures are 0.62 wide; gaps are a quarter of that, and the hours stand off from the minutes.
  const wide = across * 0.62 + (across - 1) * 0.17 + (stacked ? 0 : 0.2)
  const figure = Math.min((plot.width * 0.9) / wide, (plot.height * 0.88) / (down + (down - 1) * 0.16))
  const startX = plot.left + (plot.width - wide * figure) / 2
  const figureHeight = Math.min((plot.height * 0.88) / (down + (down - 1) * 0.16), figure * 1.42)
  const startY = plot.top + (plot.height - (down + (down - 1) * 0.16) * figureHeight) / 2
  const figures = [0, 1, 2, 3].map((place) => ({
    x: startX + (stacked ? (place % 2) * 0.79 : place * 0.79 + (place > 1 ? 0.2 : 0)) * figure,
    y: startY + (stacked && place > 1 ? 1.16 * figureHeight : 0),
  }))
  return { ...plot, type, scaled, worded, stacked, figures, figure, figureHeight }
}

const figuresOf = (hour: number, minute: number) => [
  Math.floor(hour / 10),
  hour % 10,
  Math.floor(minute / 10),
  minute % 10,
]

/** What is printed, but for the figures of the scales where the rules have theirs. */
function print(
  on: CanvasRenderingContext2D,
  width: number,
  height: number,
  layout: Layout,
  hours: number,
  now: Now,
) {
  const { left, top, type, scaled, worded } = layout
  const [right, bottom] = [left + layout.width, top + layout.height]
  on.fillStyle = PAGE
  on.fillRect(0, 0, width, height)
  on.strokeStyle = INK
  on.fillStyle = INK
  const hair = Math.max(0.8, type * 0.055)
  on.lineWidth = hair * 1.3
  on.strokeRect(left, top, layout.width, layout.height)
  if (!scaled) return
  on.lineWidth = hair
  const tick = (x: number, y: number, dx: number, dy: number) => {
    on.beginPath()
    on.moveTo(x, y)
    on.lineTo(x + dx, y + dy)
    on.stroke()
  }
  const long = type * 0.55
  on.font = `${type}px "${TEXT}"`
  on.textBaseline = 'alphabetic'
  on.textAlign = 'center'
  for (let mm = Math.ceil(LENGTHS.from); mm <= LENGTHS.to; mm++) {
    const x = left + ((mm - LENGTHS.from) / (LENGTHS.to - LENGTHS.from)) * layout.width
    tick(x, bottom, 0, mm % 5 === 0 ? -long : -long * 0.5)
    if (mm % 5 === 0) on.fillText(`${mm}`, x, bottom + type * 1.2)
  }
  const everyHour =
    layout.width / hours < type * 2.2
      ? hours === 24
        ? 6
        : 3
      : hours === 24 && layout.width / hours < type * 3
        ? 3
        : 1
  on.fillStyle = RED
  on.strokeStyle = RED
  for (let hour = 0; hour <= hours; hour++) {
    const x = left + (hour / hours) * layout.width
    tick(x, top, 0, hour % 3 === 0 ? -long : -long * 0.55)
    if (hour % everyHour === 0 && Math.abs(hour - now.hour) * (layout.width / hours) > type * 1.9)
      on.fillText(`${hour}`, x, top - long - type * 0.3)
  }
  on.textAlign = 'left'
  for (let minute = 0; minute <= 60; minute++) {
    const y = bottom - (minute / 60) * layout.height
    tick(right, y, minute % 5 === 0 ? long : long * 0.5, 0)
    const every = layout.height / 60 < type * 0.36 ? 15 : 5
    if (minute % every === 0 && Math.abs(minute - now.minute) * (layout.height / 60) > type * 1.35)
      on.fillText(`${minute}`, right + long + type * 0.25, y + type * 0.34)
  }
  on.fillStyle = INK
  on.strokeStyle = INK
  on.textAlign = 'right'
  for (let mm = Math.ceil(DEPTHS.from); mm <= DEPTHS.to; mm++) {
    const y = bottom - ((mm - DEPTHS.from) / (DEPTHS.to - DEPTHS.from)) * layout.height
    tick(left, y, mm % 2 === 0 ? long : long * 0.5, 0)
    if (mm % 2 === 0) on.fillText(`${mm}`, left - type * 0.4, y + type * 0.34)
  }
  if (!worded) return
  const words = (text: string, x: number, y: number, turned = 0) => {
    on.save()
    on.translate(x, y)
    on.rotate(turned)
    on.fillText(text, 0, 0)
    on.restore()
  }
  on.font = `italic ${type}px "${ITALIC}"`
  on.textAlign = 'center'
  words('bill depth, mm', type * 1.15, top + layout.height / 2, -Math.PI / 2)
  on.textAlign = 'right'
  words('bill length, mm', right, bottom + type * 2.35)
  on.fillStyle = RED
  words('hour', right, top - type * 2.75)
  on.textAlign = 'center'
  words('minute', right + type * 3.55, top + layout.height / 2, -Math.PI / 2)
  on.fillStyle = INK
  on.textAlign = 'left'
  // Key and caption, as the journal sets them.
  const foot = bottom + type * 4.4
  on.font = `${type * 1.12}px "${TEXT}"`
  const caption = `Fig. 10. Penguins of the Palmer Archipelago (n = 342).`
  const room = right - left
  on.font = `italic ${type * 1.05}px "${ITALIC}"`
  const names = SPECIES.map((name, species) => ({
    name,
    species,
    width: on.measureText(name).width + type * 2.1,
  }))
  const keyWidth = names.reduce((sum, name) => sum + name.width, 0)
  on.font = `${type * 1.12}px "${TEXT}"`
  const both = on.measureText(caption).width + keyWidth + type < room
  if (both) words(caption, left, foot - type * 0.2)
  let x = both ? right - keyWidth + type * 0.6 : left
  for (const { name, species, width: nameWidth } of names) {
    on.strokeStyle = SPECIES_INKS[species]!
    on.lineWidth = Math.max(1, type * 0.11)
    on.beginPath()
    glyph(on, x + type * 0.45, foot - type * 0.5, type * 0.36, species)
    on.stroke()
    on.font = `italic ${type * 1.05}px "${ITALIC}"`
    words(name, x + type * 1.15, foot - type * 0.2)
    x += nameWidth
  }
}

/** A circle, a triangle or a cross. */
function glyph(on: CanvasPath, x: number, y: number, size: number, species: number) {
  if (species === 0) {
    on.moveTo(x + size, y)
    on.arc(x, y, size, 0, 2 * Math.PI)
  } else if (species === 1) {
    on.moveTo(x, y - size * 1.2)
    on.lineTo(x + size * 1.08, y + size * 0.75)
    on.lineTo(x - size * 1.08, y + size * 0.75)
    on.closePath()
  } else {
    on.moveTo(x - size * 1.1, y)
    on.lineTo(x + size * 1.1, y)
    on.moveTo(x, y - size * 1.1)
    on.lineTo(x, y + size * 1.1)
  }
}

/** The plot, and as much around it as dots stand out of it. */
const plotOf = (size: { readonly width: number; readonly height: number }) => {
  const { left, top, width, height, type } = layOut(size.width, size.height)
  return { left: left - type, top: top - type, width: width + 2 * type, height: height + 2 * type }
}

const shownOf = ({ hour }: ClockTime, hourCycle: HourCycle) => shownHour(hour, hourCycle)

const nowOf = ({ hour, minute }: ClockTime, hours: HourCycle): Now => ({
  hour: (hours === 12 ? hour % 12 : hour) + minute / 60,
  minute,
})

const page = ({ context, width, height, time, hourCycle }: CanvasFrame) =>
  print(context, width, height, layOut(width, height), hourCycle, nowOf(time, hourCycle))

/** Pictures a second of what moves a pixel or two, and of the bead, at the same moments. */
const STEPS = 15

/** Until the next picture of the second's stroke: the first one is when it has begun. */
const untilStep = ({ millisecond }: ClockTime) =>
  millisecond < STROKE_FROM_MS
    ? STROKE_FROM_MS + 1000 / STEPS - millisecond
    : 1000 / STEPS - (millisecond % (1000 / STEPS))

function dots({ context, width, height, time, hourCycle }: CanvasFrame) {
  const layout = layOut(width, height)
  const { left, stacked, figures, figure, figureHeight } = layout
  const bottom = layout.top + layout.height
  const { hour, minute, second, millisecond } = time
  const seconds = secondsOf(time)
  const next = laterBy(time, 60_000)
  const now = figuresOf(shownOf(time, hourCycle), minute)
  const then = figuresOf(shownOf(next, hourCycle), next.minute)
  const all = penguins()
  const tremble = figure * 0.016
  const minuteOfDay = hour * 60 + minute
  const ease = strokeAt(millisecond)
  const size = Math.max(1.15, figure * 0.0205)
  const paths: [Path2D, Path2D][] = COUNTS.map(() => [new Path2D(), new Path2D()])
  for (const [place, group] of groupsOf(stacked).entries()) {
    const corner = figures[place]!
    const [dotsNow, dotsThen] = [dotsOf(now[place]!), dotsOf(then[place]!)]
    for (const [order, index] of group.entries()) {
      const { length, depth, species } = all[index]!
      const own = {
        x: left + ((length - LENGTHS.from) / (LENGTHS.to - LENGTHS.from)) * layout.width,
        y: bottom - ((depth - DEPTHS.from) / (DEPTHS.to - DEPTHS.from)) * layout.height,
      }
      const written = (dots: readonly Point[]) => {
        const dot = dots[order]
        return dot ? { x: corner.x + dot.x * figure, y: corner.y + dot.y * figureHeight } : own
      }
      const chance = noise(index, 9)
      const [a, b] = [written(dotsNow), written(dotsThen)]
      const onward = onwardAt(seconds, chance)
      const truth = truthAt(seconds, chance)
      // Every second the measurement is taken again, and comes out a little otherwise.
      const wander = (axis: number) => {
        const key = (minuteOfDay * 60 + second) * 2 + axis
        const from = noise(index, key - 2) - 0.5
        return (from + (noise(index, key) - 0.5 - from) * ease) * tremble
      }
      const at = (axis: 'x' | 'y') => {
        const figured = a[axis] + (b[axis] - a[axis]) * onward
        const arc = Math.sin(truth * Math.PI) * (chance - 0.5) * figure * 0.16
        return figured + (own[axis] - figured) * truth + arc + wander(axis === 'x' ? 0 : 1)
      }
      const idle = !dotsNow[order] && truth === 0
      glyph(paths[species]![idle ? 1 : 0], at('x'), at('y'), idle ? size * 0.8 : size, species)
    }
  }
  for (const [species, [busy, idle]] of paths.entries()) {
    context.strokeStyle = SPECIES_INKS[species]!
    context.lineWidth = Math.max(0.9, figure * 0.0105)
    context.stroke(busy)
    context.globalAlpha = 0.3
    context.lineWidth *= 0.7
    context.stroke(idle)
    context.globalAlpha = 1
  }
  const walking = second === 59 || WALKS.some(([from, to]) => seconds >= from && seconds < to)
  if (walking) return undefined
  // They tremble as the bead goes on.
  return untilStep(time)
}

/** Where the rules cross, how far the second's stroke has gone, and where the bead is on the level one. */
function crossing({ width, height, time, hourCycle: hours, motion }: CanvasFrame) {
  const layout = layOut(width, height)
  const { left, top } = layout
  const bottom = top + layout.height
  const { second, millisecond } = time
  const [here, there] = [nowOf(time, hours), nowOf(laterBy(time, 60_000), hours)]
  const stroke = motion === 'reduced' ? 0 : strokeAt(millisecond)
  const across = second < 59 ? 0 : stroke
  return {
    layout,
    x: left + ((here.hour + (there.hour - here.hour) * across) / hours) * layout.width,
    y: bottom - ((here.minute + (there.minute - here.minute) * across) / 60) * layout.height,
    bead: left + ((second + (((second + 1) % 60) - second) * stroke) / 60) * layout.width,
  }
}

/** The rules move in the minute's last second. */
const untilLastSecond = (time: ClockTime) => (time.second < 59 ? untilMinute(time) - 1000 : undefined)

function rules(frame: CanvasFrame) {
  const { context, time } = frame
  const { layout, x, y } = crossing(frame)
  const { left, top, type } = layout
  const [right, bottom] = [left + layout.width, top + layout.height]
  const hair = Math.max(0.9, type * 0.075)
  context.strokeStyle = RED
  context.lineWidth = hair
  context.beginPath()
  context.moveTo(x, top - type * 0.3)
  context.lineTo(x, bottom)
  context.moveTo(left, y)
  context.lineTo(right + type * 0.3, y)
  context.stroke()
  return untilLastSecond(time)
}

const beadSize = ({ type }: Layout) => Math.max(1.6, type * 0.26)

function paintBead(frame: CanvasFrame) {
  const { layout, y, bead } = crossing(frame)
  frame.context.fillStyle = RED
  frame.context.beginPath()
  frame.context.arc(bead, y, beadSize(layout), 0, 2 * Math.PI)
  frame.context.fill()
}

/** The second, which walks along the level rule, while that stands. */
function walk(frame: CanvasFrame) {
  const { time, motion } = frame
  if (time.second === 59) return untilSecond(time)
  paintBead(frame)
  if (motion === 'reduced') return untilSecond(time)
  return untilStep(time)
}

const wayOf =
  (minute: number) =>
  ({ width, height }: { readonly width: number; readonly height: number }) => {
    const layout = layOut(width, height)
    const size = beadSize(layout) + 1
    const y = layout.top + layout.height - (minute / 60) * layout.height
    return { left: layout.left - size, top: y - size, width: layout.width + 2 * size, height: 2 * size }
  }

/** The mark where the rules cross, and what they say at their ends; and the bead while they move. */
function signs(frame: CanvasFrame) {
  const { context, width, height, time, hourCycle } = frame
  const { layout, x, y } = crossing(frame)
  const { left, top, type, scaled } = layout
  const right = left + layout.width
  if (time.second === 59) paintBead(frame)
  context.strokeStyle = RED
  context.lineWidth = Math.max(0.9, type * 0.075)
  context.save()
  context.translate(x, y)
  context.rotate(Math.PI / 4)
  const mark = Math.max(1.8, type * 0.32)
  context.fillStyle = PAGE
  context.fillRect(-mark, -mark, 2 * mark, 2 * mark)
  context.strokeRect(-mark, -mark, 2 * mark, 2 * mark)
  context.restore()

  // What they say, at their ends.
  const large = scaled ? type * 1.75 : Math.max(11, Math.min(width, height) * 0.13)
  context.font = `${large}px "${TEXT}"`
  context.textBaseline = 'alphabetic'
  const label = (text: string, cx: number, cy: number) => {
    const wide = context.measureText(text).width + large * 0.24
    const boxX = Math.min(Math.max(cx - wide / 2, 1), width - wide - 1)
    const boxY = Math.min(Math.max(cy - large * 0.55, 1), height - large * 1.1)
    context.fillStyle = PAGE
    context.fillRect(boxX, boxY, wide, large * 1.08)
    context.fillStyle = RED
    context.textAlign = 'center'
    context.fillText(text, boxX + wide / 2, boxY + large * 0.86)
  }
  label(`${shownOf(time, hourCycle)}`, x, scaled ? top - type * 1.55 : top / 2)
  label(twoDigits(time.minute), scaled ? right + type * 1.7 : right + (width - right) / 2, y)
  return untilLastSecond(time)
}

function Second() {
  const { minute } = useClockTime('minute')
  return <Canvas key={minute} draw={walk} part={wayOf(minute)} beat={STEPS} />
}

/** A plot from a journal of zoology. */
export default function Scatterplot() {
  return (
    <Stage css={css} fonts={fonts} className={styles.page}>
      <Canvas draw={page} beat="minute" />
      <Canvas draw={dots} beat={30} part={plotOf} />
      <Canvas draw={rules} beat={30} />
      <Second />
      <Canvas draw={signs} beat={30} />
    </Stage>
  )
}
