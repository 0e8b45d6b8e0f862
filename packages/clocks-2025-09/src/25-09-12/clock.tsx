import { Stage, untilSecond, useClockTime, useHostSettings } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { FRAME_MS, FRAMES, figuresOf, frameAt, planOf, RUN } from './model'
import { FIGURES, paintDrum, paintFrame, partOf } from './paint'

export { notes } from './notes'

const cats = new URL('./cats.webp', import.meta.url).href

export const images = [cats]
export const fonts = [
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

/** The middle of the drum: ten photographs within four fifths of a second, and then the cat waits for the next. */
function* drawRunner({ context, time, width, height, motion }: CanvasFrame) {
  const plan = planOf(width, height)
  const gone = motion === 'reduced' ? 999 : time.millisecond
  yield* paintFrame(context, plan, plan.cats[1]!, cats, frameAt(time.second, gone))
  // After the last of them nothing changes before the next second.
  return gone >= (RUN - 1) * FRAME_MS ? untilSecond(time) : FRAME_MS - (gone % FRAME_MS)
}

/** Its neighbours, a photograph before and a photograph behind: they change with the second only, to paint little. */
const drawNeighbour = (place: -1 | 1) =>
  function* ({ context, time, width, height }: CanvasFrame) {
    const plan = planOf(width, height)
    const frame = (frameAt(time.second, 999) + place + FRAMES) % FRAMES
    yield* paintFrame(context, plan, plan.cats[place + 1]!, cats, frame)
  }
const drawBefore = drawNeighbour(-1)
const drawBehind = drawNeighbour(1)

const partFor = (place: 0 | 1 | 2) => (stage: { width: number; height: number }) => {
  const plan = planOf(stage.width, stage.height)
  return partOf(plan, plan.cats[place]!)
}
const partBefore = partFor(0)
const partRunner = partFor(1)
const partBehind = partFor(2)

/** The inside of a drum with Muybridge's cat on its strip. */
export default function Zoetrope() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const figures = figuresOf(hour, minute, hourCycle)
  function* drawDrum({ context, width, height }: CanvasFrame) {
    yield* paintDrum(context, planOf(width, height), figures.hour, figures.minute)
  }
  return (
    <Stage images={images} fonts={fonts}>
      <Canvas draw={drawDrum} beat="minute" />
      <Canvas draw={drawBefore} beat="second" part={partBefore} />
      <Canvas draw={drawBehind} beat="second" part={partBehind} />
      <Canvas draw={drawRunner} beat={25} part={partRunner} />
    </Stage>
  )
}
