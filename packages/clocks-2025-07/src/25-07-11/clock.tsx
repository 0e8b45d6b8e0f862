import { Stage, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Ink, LEAN, LETTER, type Line, linesOf, WRITES, wordsAt, writtenAt } from './model'

export { notes } from './notes'

export const images = []
export const fonts = []

const [PAPER, RULE, MODEL, INK, POOL] = ['#e9d3cb', '#d8b7ae', '#cb9a91', '#6d1230', '#3f0719']

const kept = new Map<string, Line[]>()
/** The lines of the last few sheets that were asked for: the pen asks for the same ones in each picture. */
function sheetOf({ time, hourCycle, width, height }: CanvasFrame): Line[] {
  const words = wordsAt(time.hour, time.minute, hourCycle)
  const key = `${words} ${width} ${height}`
  const lines = kept.get(key) ?? linesOf(width, height, words)
  if (kept.size > 3) kept.clear()
  kept.set(key, lines)
  return lines
}

/** A stroke up to a part of its way, as one piece of ink, or what has pooled in it. */
function trace(context: CanvasRenderingContext2D, { line, ends }: Ink, until: number, pooled: boolean) {
  let last = line.length - 1
  while (last > 0 && ends[last]! > until) last--
  if (ends[0]! > until) return
  const some = line.slice(0, last + 1)
  const halfOf = ([, , half, pool]: Ink['line'][number]) => (pooled ? half * pool * 0.66 : half)
  const sides = some.map((point, index) => {
    const [x0, y0] = some[Math.max(0, index - 1)]!
    const [x1, y1] = some[Math.min(last, index + 1)]!
    const by = halfOf(point) / (Math.hypot(x1 - x0, y1 - y0) || 1)
    return [point[0], point[1], (y1 - y0) * by, (x1 - x0) * by] as const
  })
  for (const [x, y, a, b] of sides) context.lineTo(x + a, y - b)
  for (const [x, y, a, b] of sides.reverse()) context.lineTo(x - a, y + b)
  context.closePath()
  for (const point of [some[0]!, some[last]!]) {
    const [x, y] = point
    context.moveTo(x + halfOf(point), y)
    context.arc(x, y, halfOf(point), 0, Math.PI * 2)
  }
}

function write(context: CanvasRenderingContext2D, line: Line, until: number, pooled = false) {
  const { inks, x, y, scale } = line
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  for (const ink of inks) {
    context.beginPath()
    trace(context, ink, until, pooled)
    context.fill()
  }
  context.restore()
}

/** The sheet: for each line of words its four rules, the slant over all, and the words in pale print. */
function drawSheet(frame: CanvasFrame) {
  const { context, width, height } = frame
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, height)
  const lines = sheetOf(frame)
  context.strokeStyle = RULE
  context.lineWidth = Math.max(0.75, Math.min(width, height) / 700)
  context.beginPath()
  const apart = Math.min(width, height) / 11
  for (let x = -height * LEAN; x < width; x += apart) {
    context.moveTo(x, height)
    context.lineTo(x + height * LEAN, 0)
  }
  for (const { y, scale } of lines)
    for (const rule of [0, LETTER]) {
      context.moveTo(0, y - rule * scale)
      context.lineTo(width, y - rule * scale)
    }
  context.stroke()
  context.fillStyle = MODEL
  for (const line of lines) write(context, line, 1)
}

function drawInk(frame: CanvasFrame) {
  const { context, time, motion } = frame
  const { second, millisecond } = time
  const calm = motion === 'reduced'
  const written = writtenAt(second, calm ? WRITES : millisecond)
  const lines = sheetOf(frame)
  for (const [index, line] of lines.entries()) {
    const until = written * lines.length - index
    context.fillStyle = INK
    write(context, line, until)
    context.fillStyle = POOL
    write(context, line, until, true)
  }
  return calm || millisecond >= WRITES ? untilSecond(time) : undefined
}

/** A copybook's sheet: the time in pale print, and ink that goes over it stroke by stroke. */
export default function Penmanship() {
  return (
    <Stage images={images} fonts={fonts}>
      <Canvas draw={drawSheet} beat="minute" />
      <Canvas draw={drawInk} beat={20} />
    </Stage>
  )
}
