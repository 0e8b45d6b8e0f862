import { clamp, easeInOut, Stage, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Colour, entryAt, floatsOf, planOf, shuttleAt, type Thread, threadsAt, warpIsUp } from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = []

/** A yarn: its body, its twist, and where it dips under another. */
interface Yarn {
  readonly body: string
  readonly twist: string
  readonly dip: string
}

const YARNS: Record<Colour, readonly [Yarn, Yarn]> = {
  R: [
    { body: '#6d1428', twist: '#4f0c1c', dip: '#3a0814' },
    { body: '#a8394a', twist: '#7e2233', dip: '#551322' },
  ],
  G: [
    { body: '#14463a', twist: '#0c3229', dip: '#08231d' },
    { body: '#3f7d66', twist: '#285a49', dip: '#163b30' },
  ],
  W: [
    { body: '#ece4d3', twist: '#c6bba4', dip: '#8f8674' },
    { body: '#ece4d3', twist: '#c6bba4', dip: '#8f8674' },
  ],
}
const TAPE: Yarn = { body: '#101c1d', twist: '#070f10', dip: '#030809' }
const SHADE = '#050808'
const yarnOf = ({ colour, fifth }: Thread) => YARNS[colour][fifth ? 1 : 0]

/**
 * A stretch of yarn on top of the cloth, with the ridges of its two plies.
 * @param along - `true` for the warp, which runs from top to bottom.
 */
function drawFloat(
  context: CanvasRenderingContext2D,
  yarn: Yarn,
  [x, y, long, thick]: readonly [number, number, number, number],
  along: boolean,
) {
  context.save()
  context.translate(x, y)
  // Everything is drawn as a weft; a warp is one that is turned over its diagonal.
  if (along) context.transform(0, 1, 1, 0, 0, 0)
  const gap = thick * 0.05
  const edge = thick * 0.4
  context.beginPath()
  context.roundRect(gap, gap, long - gap * 2, thick - gap * 2, edge)
  context.fillStyle = yarn.dip
  context.fill()
  context.beginPath()
  context.roundRect(thick * 0.14, gap, long - thick * 0.28, thick - gap * 2, edge)
  context.fillStyle = yarn.body
  context.fill()
  context.lineWidth = thick * 0.09
  context.strokeStyle = yarn.twist
  context.beginPath()
  const step = thick * 0.46
  for (let at = thick * 0.34; at < long - thick * 0.45; at += step) {
    context.moveTo(at, thick * 0.88)
    context.quadraticCurveTo(at + thick * 0.08, thick * 0.4, at + thick * 0.34, thick * 0.12)
  }
  context.stroke()
  context.restore()
}

/** All that is woven, and the bare warp above it; it changes once a minute. */
function drawCloth({ context, time, width, height }: CanvasFrame) {
  const entry = entryAt(time.hour, time.minute)
  const { thread, ends, picks, fell, tape, words } = planOf(width, height, entry)
  const threads = threadsAt(time.hour, time.minute)
  const threadAt = (index: number) => threads[index % threads.length]!
  context.fillStyle = SHADE
  context.fillRect(0, 0, width, height)
  const inTape = (pick: number) => pick >= tape.top && pick < tape.top + tape.high

  for (let end = 0; end < ends; end++) {
    const yarn = yarnOf(threadAt(end))
    drawFloat(context, yarn, [(end + 0.16) * thread, -thread * 2, (fell + 2.4) * thread, thread * 0.68], true)
  }
  for (let pick = fell; pick < picks; pick++)
    for (let end = -1; end < ends; end++) {
      // One stitch stands for the two that it covers: it is drawn where it comes up.
      if (inTape(pick)) continue
      const x = end * thread
      const y = pick * thread
      if (!warpIsUp(end, pick) && warpIsUp(end - 1, pick))
        drawFloat(context, yarnOf(threadAt(pick - fell)), [x, y, thread * 2, thread], false)
      if (end >= 0 && warpIsUp(end, pick) && (!warpIsUp(end, pick - 1) || pick === fell)) {
        const long = warpIsUp(end, pick + 1) && !inTape(pick + 1) ? 2 : 1
        drawFloat(context, yarnOf(threadAt(end)), [x, y, thread * long, thread], true)
      }
    }
  for (let pick = tape.top; pick < tape.top + tape.high; pick++) {
    const rim = pick === tape.top || pick === tape.top + tape.high - 1
    // The tape is plain weave, so that its letters have an edge.
    for (let end = rim ? -1 : 0; end < ends; end += rim ? 3 : 1) {
      const cell = [end * thread, pick * thread, rim ? thread * 3 : thread, thread] as const
      drawFloat(context, rim ? YARNS.W[0] : TAPE, cell, !rim && (end + pick) % 2 === 0)
    }
    for (const { word, x, y } of words)
      for (const { from, over } of floatsOf(word, pick - y))
        drawFloat(context, YARNS.W[0], [(x + from) * thread, pick * thread, thread * over, thread], false)
  }
}

const FLIGHT_MS = 420
const BEAT_MS = 640

/** The shuttle crosses the open warp with a pick behind it, which is then beaten to the cloth; and all rest. */
function drawShuttle({ context, time, width, height, motion }: CanvasFrame) {
  const { thread, fell } = planOf(width, height, entryAt(time.hour, time.minute))
  const still = motion === 'reduced'
  const part = still ? 1 : easeInOut(Math.min(1, time.millisecond / FLIGHT_MS))
  const beat = still ? 1 : clamp((time.millisecond - FLIGHT_MS) / (BEAT_MS - FLIGHT_MS))
  const threads = threadsAt(time.hour, time.minute)
  const yarn = yarnOf(threads[time.second % threads.length]!)
  const long = thread * 18
  const high = thread * 3
  const place = shuttleAt(time.second, part)
  const rest = long / 2 + thread * 2
  const middle = rest + place * (width - rest * 2)
  const y = thread * (fell / 2 - 0.4)
  const from = time.second % 2 === 0 ? -thread : width + thread

  const laid = y + (thread * (fell - 0.4) - y) * beat * beat
  context.lineCap = 'round'
  for (const [stroke, thick] of [
    [SHADE, 0.86],
    [yarn.body, 0.66],
  ] as const) {
    context.strokeStyle = stroke
    context.lineWidth = thread * thick
    context.beginPath()
    context.moveTo(from, laid)
    context.lineTo(beat > 0 ? width - from : middle, laid)
    context.stroke()
  }

  context.save()
  context.translate(middle, y)
  const hull = (grow: number) => {
    const l = long / 2 + grow
    const h = high / 2 + grow
    context.beginPath()
    context.moveTo(-l, 0)
    context.bezierCurveTo(-l * 0.82, -h * 0.7, -l * 0.62, -h, -l * 0.4, -h)
    context.lineTo(l * 0.4, -h)
    context.bezierCurveTo(l * 0.62, -h, l * 0.82, -h * 0.7, l, 0)
    context.bezierCurveTo(l * 0.82, h * 0.7, l * 0.62, h, l * 0.4, h)
    context.lineTo(-l * 0.4, h)
    context.bezierCurveTo(-l * 0.62, h, -l * 0.82, h * 0.7, -l, 0)
  }
  hull(thread * 0.16)
  context.fillStyle = SHADE
  context.fill()
  hull(0)
  context.fillStyle = '#b9a582'
  context.fill()
  context.save()
  context.clip()
  context.fillStyle = '#ece4d3'
  context.fillRect(-long / 2, -high, long * 0.09, high * 2)
  context.fillRect(long / 2 - long * 0.09, -high, long * 0.09, high * 2)
  context.restore()
  context.fillStyle = SHADE
  context.beginPath()
  context.roundRect(-long * 0.29, -high * 0.3, long * 0.58, high * 0.6, high * 0.3)
  context.fill()
  // The pirn has less on it with every pick.
  const wound = high * (0.46 - (0.3 * time.second) / 60)
  context.fillStyle = yarn.body
  context.beginPath()
  context.roundRect(-long * 0.25, -wound / 2, long * 0.46, wound, wound / 2)
  context.fill()
  context.strokeStyle = yarn.twist
  context.lineWidth = thread * 0.1
  context.beginPath()
  for (let turn = 0; turn < 17; turn++) {
    const x = -long * 0.235 + turn * long * 0.026
    context.moveTo(x, wound * 0.42)
    context.lineTo(x + thread * 0.2, -wound * 0.42)
  }
  context.stroke()
  context.restore()
  return beat === 1 ? untilSecond(time) : undefined
}

/** A plaid woven to the thread count of the time, with its entry in the register woven into a tape. */
export default function Tartan() {
  return (
    <Stage images={images} fonts={fonts}>
      <Canvas draw={drawCloth} beat="minute" />
      <Canvas
        draw={drawShuttle}
        beat={30}
        part={({ width, height }) => {
          const { thread, fell } = planOf(width, height, ['R1', 'G1'])
          return { left: 0, top: 0, width, height: thread * (fell + 0.1) }
        }}
      />
    </Stage>
  )
}
