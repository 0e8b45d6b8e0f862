import { easeInOut, Stage } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { frameOf, nailsOf, type Point, pinsAt, pointAt, reachOf, stretchedAt, threadsAt } from './model'

export { notes } from './notes'

const FIGURES = 'ft-25-09-03 Figures'

export const images: string[] = []
export const fonts = [
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

const BOARD = '#17110e'
const VOID = '#0c0807'
const IRON = '#e9d3bb'
/** The cord from below to above: the deeper it lies, the less light it has. */
const COPPER = ['#4f2717', '#6b3520', '#8a472b', '#aa5d38', '#c9774a', '#e39a67']
const SHINE = '#ffe1bd'

type Context = CanvasRenderingContext2D

/** A stretch of cord: its shadow side, its copper, and light where it runs towards the window at the upper left. */
function drawCord(context: Context, from: Point, to: Point, thick: number, colour: string, shine: number) {
  const line = (shift: number, width: number, style: string) => {
    context.lineWidth = width
    context.strokeStyle = style
    context.beginPath()
    context.moveTo(from.x, from.y + shift)
    context.lineTo(to.x, to.y + shift)
    context.stroke()
  }
  line(thick * 0.45, thick * 1.15, BOARD)
  line(0, thick, colour)
  // Less is not seen, and most cords have less.
  if (shine > 0.015) {
    context.globalAlpha = shine
    line(-thick * 0.2, thick * 0.32, SHINE)
    context.globalAlpha = 1
  }
}

/** How much light a cord throws back, by its direction: most where it lies across the light. */
function shineOf(from: Point, to: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const across = Math.abs(((to.x - from.x) * 0.78 - (to.y - from.y) * 0.62) / length)
  return across ** 6
}

function drawHead(context: Context, { x, y }: Point, radius: number) {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}

/** Cords that are drawn without a pause. */
const PIECE = 120

/** The board: everything that hangs on the minute, painted once in it, at first a few cords at a time. */
function* drawBoard(frame: CanvasFrame) {
  const { context, time, width, height } = frame
  const plan = frameOf(width, height)
  const { threads, pins, shapes } = yield* threadsAt(time.hour, time.minute, plan)
  yield
  const nails = nailsOf(plan)
  const size = Math.min(width, height)
  const thick = Math.max(0.75, size * 0.0022)
  context.fillStyle = BOARD
  context.fillRect(0, 0, width, height)
  // Their ends, which are cut off straight, lie under nails and pins.
  context.lineCap = 'butt'
  for (const [index, { from, to, layer }] of threads.entries()) {
    const colour = COPPER[Math.min(COPPER.length - 1, Math.floor(layer * COPPER.length))]!
    drawCord(context, from, to, thick, colour, shineOf(from, to) * layer * 0.75)
    if (index % PIECE === PIECE - 1) yield
  }
  context.fillStyle = VOID
  for (const shape of shapes) {
    context.beginPath()
    for (const { x, y } of shape) context.lineTo(x, y)
    context.closePath()
    context.fill()
  }
  context.fillStyle = IRON
  for (const pin of pins) drawHead(context, pin, size * 0.0032)
  for (const [index, nail] of nails.entries())
    drawHead(context, nail, size * (index % 5 === 0 ? 0.0105 : 0.0062))
  // The long hand ends well before the nails: which one it points to is said by a ring.
  context.strokeStyle = IRON
  context.lineWidth = Math.max(1.5, size * 0.005)
  context.beginPath()
  context.arc(nails[time.minute]!.x, nails[time.minute]!.y, Math.max(5, size * 0.019), 0, Math.PI * 2)
  context.stroke()
  const figure = Math.max(size * 0.058, Math.min(13, size * 0.09))
  context.font = `${figure}px "${FIGURES}"`
  context.textAlign = 'center'
  for (let hour = 1; hour <= 12; hour++) {
    const turn = hour / 12
    const { x, y } = pointAt(plan, turn, reachOf(plan, turn))
    // Outwards along the frame's edge rather than along the hand, so that all stand in the margin.
    const [dx, dy] = outwards(x - width / 2, y - height / 2, plan)
    context.fillText(String(hour), x + dx * size * 0.056, y + dy * size * 0.056 + figure * 0.35)
  }
}

/** Which way is out at a point of the frame. */
function outwards(
  x: number,
  y: number,
  { across, down, corner }: ReturnType<typeof frameOf>,
): [number, number] {
  const dx = Math.max(0, Math.abs(x) - (across - corner)) * Math.sign(x)
  const dy = Math.max(0, Math.abs(y) - (down - corner)) * Math.sign(y)
  const length = Math.hypot(dx, dy) || 1
  return [dx / length, dy / length]
}

const REST_MS = 660

/** A bright thread from the nail of the second to the nearest hand; at the end of the second it is led to the next nail. */
function drawStretched(frame: CanvasFrame) {
  const { context, time, width, height, motion } = frame
  const plan = frameOf(width, height)
  const { pins, shapes } = pinsAt(time.hour, time.minute, plan)
  const size = Math.min(width, height)
  const part =
    motion === 'reduced' ? 0 : easeInOut(Math.max(0, (time.millisecond - REST_MS) / (1000 - REST_MS)))
  const [nailFrom, pinFrom] = stretchedAt(time.second, pins, shapes, plan)
  const [nailTo, pinTo] = stretchedAt(time.second + 1, pins, shapes, plan)
  const nail = between(nailFrom, nailTo, part)
  const pin = between(pinFrom, pinTo, part)
  const thick = Math.max(1.6, size * 0.0052)
  context.lineCap = 'round'
  drawCord(context, nail, pin, thick, '#fff0dc', 0)
  context.fillStyle = '#fff0dc'
  drawHead(context, nail, size * 0.0145)
  return part === 0 && motion !== 'reduced' ? REST_MS - time.millisecond : undefined
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})

/** A dial of sixty nails and one cord, which leaves free the shape of both hands. */
export default function Thread() {
  return (
    <Stage images={images} fonts={fonts}>
      <Canvas draw={drawBoard} beat="minute" />
      <Canvas draw={drawStretched} beat={20} />
    </Stage>
  )
}
