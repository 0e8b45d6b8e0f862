import { easeInOut, laterBy, Stage, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { dropOn, FLOWS_FROM, flowAt, outlinesOf, type Plan, type Point, placeOf, planOf } from './model'

export { notes } from './notes'

const FIGURES = 'ft-25-07-09 Figures'

export const images = []
export const fonts = [
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

const [GROUND, MARK, GOO] = ['#16382f', '#5d947c', '#e2f2b4']

/** How long the smallest drop flows in each second, in milliseconds. */
const TICK_MS = 200

/** Pictures a second of what flows. */
const FPS = 20

/** Heights of the figures, in parts of the plan's `least`. */
const SIZES = { hour: 0.33, five: 0.12, minute: 0.235 } as const

function figure(context: CanvasRenderingContext2D, text: string, [x, y]: Point, size: number) {
  context.font = `${size}px "${FIGURES}"`
  context.fillText(text, x, y + size * 0.345)
}

function dot(context: CanvasRenderingContext2D, [x, y]: Point, radius: number) {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}

const subtract = ([x, y]: Point, [left, top]: Point): Point => [x - left, y - top]

/** Both rings in one colour; beside the minutes in `shown`, which have larger figures, the marks make room. */
function drawRings(context: CanvasRenderingContext2D, plan: Plan, shown: readonly number[] = []) {
  const { least } = plan
  for (let hour = 1; hour <= 12; hour++)
    figure(context, String(hour), placeOf(plan, 'hour', hour / 12), least * SIZES.hour)
  for (let minute = 0; minute < 60; minute++) {
    const at = placeOf(plan, 'minute', minute / 60)
    const room = Math.min(
      ...shown.map((one) => Math.hypot(...subtract(at, placeOf(plan, 'minute', one / 60)))),
    )
    if (shown.includes(minute)) figure(context, String(minute), at, least * SIZES.minute)
    else if (room < least * (minute % 5 ? 0.2 : 0.3)) continue
    else if (minute % 5) dot(context, at, least * 0.013)
    else figure(context, String(minute), at, least * SIZES.five)
  }
}

function drawGround({ context, time, width, height }: CanvasFrame) {
  context.fillStyle = GROUND
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.textAlign = 'center'
  context.fillStyle = MARK
  drawRings(context, planOf(width, height), [time.minute])
}

/** The drops in one outline; what they cover is seen in them in the colour of the ground. */
function drawGoo({ context, time, width, height, motion, ratio }: CanvasFrame) {
  const calm = motion === 'reduced'
  const { second, millisecond } = time
  const plan = planOf(width, height)
  const next = laterBy(time, 60_000 - second * 1000 - millisecond)
  const flow = calm ? 0 : flowAt(second, millisecond)
  const jump = next.hour === time.hour ? 0 : flow
  const tick = calm ? 1 : easeInOut(Math.min(1, millisecond / TICK_MS))
  const drops = [
    dropOn(plan, 'hour', (time.hour + jump) / 12),
    dropOn(plan, 'minute', (time.minute + flow) / 60),
    dropOn(plan, 'second', (second - 1 + tick) / 60),
  ]
  context.translate(width / 2, height / 2)
  context.beginPath()
  context.rect(-width, -height, width * 2, height * 2)
  for (const outline of outlinesOf(
    plan,
    drops,
    plan.least * 0.1,
    Math.max(2.5 / ratio, plan.least * 0.009),
  )) {
    for (const [index, [x, y]] of outline.entries())
      if (index) context.lineTo(x, y)
      else context.moveTo(x, y)
    context.closePath()
  }
  context.fillStyle = GOO
  context.fill('evenodd')
  context.clip('evenodd')
  context.fillStyle = GROUND
  context.textAlign = 'center'
  drawRings(context, plan, flow ? [time.minute, next.minute] : [time.minute])
  if (calm) return untilSecond(time)
  // At the full second it is still where it was: the next picture is the one after.
  const rest = second === 59 ? FLOWS_FROM : 1000 + 1000 / FPS
  return millisecond >= TICK_MS && millisecond < rest ? rest - millisecond : undefined
}

/** Two rings of figures and three drops: one on the hour, one on the minute, and one that runs between them. */
export default function Metaball() {
  return (
    <Stage images={images} fonts={fonts}>
      <Canvas draw={drawGround} beat="minute" />
      <Canvas draw={drawGoo} beat={FPS} />
    </Stage>
  )
}
