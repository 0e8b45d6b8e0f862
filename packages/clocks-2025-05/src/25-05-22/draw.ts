import { secondsOf, shownHour, untilSecond } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import {
  type Couple,
  circlesAt,
  couplesOf,
  drawnAt,
  figuresOf,
  lineOf,
  penAt,
  SAMPLES,
  type Sheet,
  STEP,
  sheetOf,
  strokeOf,
  swellOf,
  wavesOf,
  waysOf,
} from './model'

const THREAD = '#4a22d4'
const LINE = '#1a0f52'
const INK = '#ff3a17'
const BRASS = '255 250 240'

/** How far round a circle its arm's trail reaches. */
const TRAIL = 1.15 * Math.PI

interface Drawing {
  readonly sheet: Sheet
  readonly couples: readonly Couple[]
  /** The line as the circles draw it, and how heavily. */
  readonly path: readonly (readonly [x: number, y: number, weight: number])[]
}

/** The line of some figures, in pieces of a few milliseconds. */
function* workOut(figures: readonly number[], width: number, height: number): Generator<void, Drawing> {
  const sheet = sheetOf(figures, width, height)
  yield
  const line = lineOf(figures, sheet)
  yield
  const couples = couplesOf(line)
  yield
  const swell = swellOf(line)
  const path = waysOf(couples, SAMPLES - 1).map(([x, y], index) => [x, y, swell[index]!] as const)
  return { sheet, couples, path }
}

const drawings = new Map<string, { readonly work: Generator<void, Drawing>; drawing?: Drawing }>()

/** A minute's line; the last few are kept, for all canvases of a stage need it: one goes on with what another has begun. */
function* drawingOf({ width, height, time, hourCycle }: CanvasFrame): Generator<void, Drawing> {
  const figures = figuresOf(shownHour(time.hour, hourCycle), time.minute)
  const key = `${width} ${height} ${figures}`
  const kept = drawings.get(key) ?? { work: workOut(figures, width, height) }
  if (drawings.size > 3) drawings.clear()
  drawings.set(key, kept)
  while (!kept.drawing) {
    const { done, value } = kept.work.next()
    if (done) kept.drawing = value
    else yield
  }
  return kept.drawing
}

/** How many threads there are. */
const THREADS = 84

/** The line with its quicker circles more and more gone: from one sweep across the sheet to what can be read. */
export function* drawThreads(frame: CanvasFrame) {
  const { context } = frame
  const drawing = yield* drawingOf(frame)
  const { couples, sheet } = drawing
  context.strokeStyle = THREAD
  context.lineJoin = 'round'
  context.lineWidth = Math.max(0.5, sheet.across * 0.0036)
  const steps = 420
  const waves = wavesOf(steps)
  yield
  for (let thread = 0; thread < THREADS; thread++) {
    const breadth = 0.7 * 70 ** (thread / THREADS)
    // Broad sweeps are round enough with fewer corners.
    const every = breadth < 1.5 ? 4 : breadth < 5 ? 2 : 1
    const kept = couples.slice(0, Math.ceil(breadth * 2.2) + 1)
    const left = ({ turns }: Couple) => Math.exp(-((turns / breadth) ** 2))
    const xs = Float64Array.from(kept, (couple) => couple.swing[0] * left(couple))
    const ys = Float64Array.from(kept, (couple) => couple.swing[1] * left(couple))
    context.globalAlpha = 0.3 + 0.4 * (thread / THREADS)
    context.beginPath()
    for (let step = 0; step <= steps; step += every) {
      let [x, y] = [0, 0]
      for (let turns = 0, at = 0; turns < xs.length; turns++) {
        x += xs[turns]! * waves[at]!
        y += ys[turns]! * waves[at]!
        at += step
        if (at >= waves.length) at -= waves.length
      }
      if (step) context.lineTo(x, y)
      else context.moveTo(x, y)
    }
    context.stroke()
    if (thread % 3 === 2) yield
  }
  context.globalAlpha = 1
  drawLine(context, drawing, LINE, 0, SAMPLES - 1, 1)
}

/** A stretch of the whole line, as heavy as it is there. */
function drawLine(
  context: CanvasRenderingContext2D,
  { path, sheet }: Drawing,
  colour: string,
  from: number,
  to: number,
  heavy: number,
) {
  const thick = strokeOf(sheet) * heavy
  const thin = sheet.across * 0.008
  context.strokeStyle = colour
  context.lineCap = context.lineJoin = 'round'
  for (let index = from; index < to; ) {
    const [x, y, weight] = path[index]!
    context.lineWidth = thin + (thick - thin) * weight
    context.beginPath()
    context.moveTo(x, y)
    // In one stroke as far as it is as heavy: that is most of a figure.
    do context.lineTo(path[++index]![0], path[index]![1])
    while (index < to && path[index]![2] === weight)
    context.stroke()
  }
}

const sampleAt = (second: number) => Math.round(((SAMPLES - 1) * second) / 60)

/** What the pen has been over, up to where the last step began. */
export function* drawInk(frame: CanvasFrame) {
  drawLine(frame.context, yield* drawingOf(frame), INK, 0, sampleAt(Math.max(0, frame.time.second - 1)), 0.62)
}

/** The largest couples, and the pen. */
export function* drawCircles(frame: CanvasFrame) {
  const { context, time, motion } = frame
  const drawing = yield* drawingOf(frame)
  const { couples, sheet } = drawing
  const second = drawnAt(secondsOf(time), motion === 'reduced')
  const share = second / 60
  drawLine(context, drawing, INK, sampleAt(Math.max(0, time.second - 1)), sampleAt(second), 0.62)
  const { circles, end } = circlesAt(couples, share, 9)
  const pen = penAt(couples, share)
  const unit = sheet.across
  // A circle is what its arm's end has just passed over; the smaller, the fainter.
  const largest = circles[0]!.radius
  circles.forEach(({ middle: [x, y], radius, angle, way }, index) => {
    const share = Math.sqrt(radius / largest)
    const from = way > 0 ? angle - TRAIL : angle
    const trail = context.createConicGradient(from, x, y)
    const [near, far] = [`rgb(${BRASS} / ${Math.min(1, 1.15 * share)})`, `rgb(${BRASS} / 0)`]
    trail.addColorStop(0, way > 0 ? far : near)
    trail.addColorStop(TRAIL / (2 * Math.PI), way > 0 ? near : far)
    // Without this the trail's faint end would begin with a bright dot.
    trail.addColorStop(1, far)
    context.strokeStyle = trail
    context.lineWidth = Math.max(0.7, unit * 0.011 * share)
    context.beginPath()
    context.arc(x, y, radius, from, from + TRAIL)
    context.stroke()
    context.strokeStyle = near
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(...((circles[index + 1]?.middle ?? end) as [number, number]))
    context.stroke()
  })
  context.fillStyle = `rgb(${BRASS})`
  context.beginPath()
  context.arc(...(pen as [number, number]), unit * 0.062, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = INK
  context.beginPath()
  context.arc(...(pen as [number, number]), unit * 0.036, 0, 2 * Math.PI)
  context.fill()
  return motion === 'reduced' || time.millisecond >= STEP * 1000 ? untilSecond(time) : undefined
}
