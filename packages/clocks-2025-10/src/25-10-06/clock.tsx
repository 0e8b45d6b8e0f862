import { Stage, untilSecond, useClockTime } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Dot, figuresAt, inkOf, packing, pairOf, patchAt, plateAt, SHADES, swellOf } from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = []

/** Packings by size and figures: a clock's two canvases share one, and so do clocks of one size. */
const packed = new Map<string, { readonly job: ReturnType<typeof packing>; dots?: readonly Dot[] }>()

/** Whoever asks goes on with what another has begun. */
function* dotsOf({ time, hourCycle, width, height }: CanvasFrame): Generator<void, readonly Dot[]> {
  const figures = figuresAt(time.hour, time.minute, hourCycle)
  const key = `${width}×${height} ${figures}`
  const pack = packed.get(key) ?? { job: packing(width, height, figures) }
  // A clock that runs would keep them all.
  if (packed.size > 4) packed.clear()
  packed.set(key, pack)
  while (!pack.dots) {
    const { done, value } = pack.job.next()
    if (done) pack.dots = value
    else yield
  }
  return pack.dots
}

/** The dots of a plate, or of a part of it, which take their next shade. */
function* paint(frame: CanvasFrame, dots: readonly Dot[], size = 1, later = false): Generator<void, void> {
  const { context, time } = frame
  const pair = pairOf(plateAt(time.hour))
  const inks = {
    figure: SHADES.figure.map((shade) => inkOf(pair.figure, shade)),
    ground: SHADES.ground.map((shade) => inkOf(pair.ground, shade)),
  }
  for (const [index, { x, y, radius, chance, side }] of dots.entries()) {
    if (index % 200 === 199) yield
    const shade =
      (Math.floor(chance * 997) + time.minute + (later ? 1 + Math.floor(chance * 3) : 0)) % inks[side].length
    context.fillStyle = inks[side][shade]!
    context.beginPath()
    context.arc(x, y, radius * size, 0, 2 * Math.PI)
    context.fill()
  }
}

function* drawPlate(frame: CanvasFrame) {
  const { context, time, width, height } = frame
  context.fillStyle = plateAt(time.hour).paper
  context.fillRect(0, 0, width, height)
  yield* paint(frame, yield* dotsOf(frame))
}

/** In another patch each second the dots shrink, and come back in their next shade. */
function* drawPatch(frame: CanvasFrame) {
  const { context, time, motion } = frame
  const { left, top, width: wide, height: high } = patchAt(time.minute, time.second, frame)
  const size = motion === 'reduced' ? 1 : swellOf(time.millisecond)
  const dots = (yield* dotsOf(frame)).filter(
    ({ x, y, radius }) =>
      x - radius > left && y - radius > top && x + radius < left + wide && y + radius < top + high,
  )
  context.fillStyle = plateAt(time.hour).paper
  for (const { x, y, radius } of dots) {
    context.beginPath()
    context.arc(x, y, radius + 0.7, 0, 2 * Math.PI)
    context.fill()
  }
  yield* paint(frame, dots, size, true)
  return motion === 'reduced' || time.millisecond > 640 ? untilSecond(time) : undefined
}

/** A plate of dots in two colours that an eye without one kind of cone takes for one. */
export default function Ishihara() {
  const { minute, second } = useClockTime('second')
  return (
    <Stage images={images} fonts={fonts}>
      <Canvas draw={drawPlate} beat="minute" />
      <Canvas key={second} draw={drawPatch} beat={30} part={(stage) => patchAt(minute, second, stage)} />
    </Stage>
  )
}
