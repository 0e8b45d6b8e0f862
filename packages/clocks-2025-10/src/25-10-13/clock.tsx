import { easeOut, Stage, untilMinute, untilSecond, useClockTime } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { hourFigure, hourLabel, type Point, planOf, type Walker, walkerAt } from './model'

export { notes } from './notes'

const figures = {
  family: 'ft-25-10-13 Figures',
  source: new URL('./figures.woff2', import.meta.url).href,
  weight: '400',
}

export const images: string[] = []
export const fonts = [figures]

const [BLACK, WHITE] = ['#060606', '#ffffff']
/** The face's figures are so high, in parts of its size. */
const CAP = 0.7

/** Lines through points of a walker, its hip at so far across. */
function stripes(
  context: CanvasRenderingContext2D,
  { x, tall, ground }: { x: number; tall: number; ground: number },
  lines: readonly (readonly Point[])[],
) {
  context.beginPath()
  for (const line of lines)
    for (const [index, [across, up]] of line.entries())
      context[index ? 'lineTo' : 'moveTo'](x + across * tall, ground - up * tall)
  context.stroke()
}

const legLines = ({ hip, legs }: Walker, which: 0 | 1): Point[][] => {
  const { knee, ankle, heel, toe } = legs[which]
  return [
    [hip, knee, ankle],
    [ankle, heel, toe, ankle],
  ]
}
const bodyLines = ({ hip, shoulder, head, elbow, wrist }: Walker): Point[][] => [
  [hip, head],
  [shoulder, elbow, wrist],
]
const joints = ({ hip, shoulder, head, elbow, wrist, legs: [leg] }: Walker): Point[] => [
  head,
  shoulder,
  elbow,
  wrist,
  hip,
  leg.knee,
  leg.ankle,
  leg.toe,
]

/** All sixty figures, fine; the head of one and the legs of one, bright; the two scales. */
function drawPlate({ context, time, width, height }: CanvasFrame) {
  const plan = planOf(width, height)
  const { strip, tall, ground } = plan
  const hour = hourFigure(time.hour)
  const at = (figure: number) => ({ x: plan.x(figure), tall, ground })
  const walker = (figure: number) => walkerAt(plan.stride(figure))
  const unit = Math.sqrt(width * height) / 1000
  context.fillStyle = BLACK
  context.fillRect(0, 0, width, height)
  context.lineJoin = context.lineCap = 'round'
  context.strokeStyle = context.fillStyle = WHITE

  // Between two figures of the scale the shutter opened some times more, the oftener the wider they stand.
  const between = Math.max(1, Math.round(plan.step / (5.4 * unit)))
  for (let exposure = 0; exposure <= 59 * between; exposure++) {
    const figure = exposure / between
    const one = walker(figure)
    const whole = exposure % between === 0
    context.lineWidth = Math.max(0.5, unit * (whole ? 1 : 0.6))
    context.globalAlpha = whole ? 0.4 : 0.22
    stripes(context, at(figure), legLines(one, 1))
    context.globalAlpha = whole ? 0.85 : 0.42
    stripes(context, at(figure), [...legLines(one, 0), ...bodyLines(one)])
  }
  context.globalAlpha = 1

  const disc = ([across, up]: Point, x: number, radius: number) => {
    context.beginPath()
    context.arc(x + across * tall, ground - up * tall, radius, 0, 2 * Math.PI)
    context.fill()
  }
  const bold = tall * 0.0105
  // Black around what is bright keeps it apart from the fine lines that cross it.
  const bright = (figure: number, lines: readonly (readonly Point[])[], thick: number) => {
    context.strokeStyle = BLACK
    context.lineWidth = thick + bold * 0.9
    stripes(context, at(figure), lines)
    context.strokeStyle = WHITE
    context.lineWidth = thick
    stripes(context, at(figure), lines)
  }
  const [minuteWalker, hourWalker] = [walker(time.minute), walker(hour)]
  bright(time.minute, legLines(minuteWalker, 1), bold * 0.42)
  bright(time.minute, legLines(minuteWalker, 0), bold)
  bright(hour, bodyLines(hourWalker), bold)
  context.fillStyle = WHITE
  disc(hourWalker.head, plan.x(hour), tall * 0.034)
  const { hip, legs } = minuteWalker
  for (const stud of [hip, legs[0].knee, legs[0].ankle]) disc(stud, plan.x(time.minute), bold * 1.15)
  const { shoulder, elbow, wrist } = hourWalker
  for (const stud of [shoulder, elbow, wrist, hourWalker.hip]) disc(stud, plan.x(hour), bold * 1.15)
  // A plumb line from the hip: the foot is seldom below it.
  context.lineWidth = Math.max(1, unit * 1.4)
  context.setLineDash([0, unit * 6])
  stripes(context, at(time.minute), [[hip, [0, -0.01]]])
  context.setLineDash([])

  // The scales.
  const label = Math.max(strip * 0.2, 5)
  const large = strip * 1.02
  const set = (text: string, x: number, y: number, size: number) => {
    context.font = `${size}px "${figures.family}"`
    const half = context.measureText(text).width / 2
    // The first and the last must not be cut by the edge.
    const middle = Math.min(width - half - 3 * unit, Math.max(half + 3 * unit, x))
    context.fillText(text, middle - half, y)
    return { middle, half }
  }
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  const hair = Math.max(0.75, unit * 0.9)
  for (let figure = 0; figure < 60; figure++) {
    const x = plan.x(figure)
    const fifth = figure % 5 === 0
    context.fillRect(x - hair / 2, ground + strip * 0.03, hair, strip * (fifth ? 0.12 : 0.06))
    if (fifth) context.fillRect(x - hair / 2, strip * 0.95, hair, strip * 0.12)
  }
  const foot = height - strip * 0.1
  const top = strip * 0.1 + large * CAP
  const below = set(String(time.minute), plan.x(time.minute), foot, large)
  const above = set(hourLabel(hour / 5), plan.x(hour), top, large)
  const free = (x: number, { middle, half }: typeof below) => Math.abs(x - middle) > half + label
  for (let figure = 0; figure < 60; figure += 5) {
    const x = plan.x(figure)
    if (free(x, below)) set(String(figure), x, foot, label)
    if (free(x, above)) set(hourLabel(figure / 5), x, top, label)
  }
  return untilMinute(time)
}

const DOT_MS = 260

/** The white dots on a walker's joints, who passes one figure a second: he steps on, and stands. */
function drawDots({ context, time, width, height, motion }: CanvasFrame) {
  const plan = planOf(width, height)
  const part = motion === 'reduced' ? 1 : easeOut(Math.min(1, time.millisecond / DOT_MS))
  const figure = Math.max(0, time.second - 1 + part)
  const walker = walkerAt(plan.stride(figure))
  context.fillStyle = WHITE
  for (const [across, up] of joints(walker)) {
    context.beginPath()
    context.arc(
      plan.x(figure) + across * plan.tall,
      plan.ground - up * plan.tall,
      plan.tall * 0.0075,
      0,
      2 * Math.PI,
    )
    context.fill()
  }
  return part === 1 ? untilSecond(time) : undefined
}

/** As far as a walker reaches to both sides, wherever he is in his stride. */
function dotsPart(second: number, { width, height }: { width: number; height: number }) {
  const { x, tall, strip, step } = planOf(width, height)
  const left = Math.max(0, x(second) - tall * 0.34 - step)
  return {
    left,
    top: strip * 0.8,
    width: Math.min(width, x(second) + tall * 0.4) - left,
    height: height - strip * 1.7,
  }
}

/** Marey's walker on one plate, sixty times: the head of one tells the hour, the legs of one the minute. */
export default function TwoSeconds() {
  const { second } = useClockTime('second')
  return (
    <Stage images={images} fonts={fonts}>
      <Canvas draw={drawPlate} beat="minute" />
      <Canvas key={second} draw={drawDots} beat={30} part={(stage) => dotsPart(second, stage)} />
    </Stage>
  )
}
