import { Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { paintCarrier, paintCrane, paintCutter } from './masons'
import { hoistAt, hourOf, malletAt, planOf, rockAt, SETTLE_MS, storeysOf, walkAt } from './model'
import { paintBeam, paintSky, paintSteps, paintStorey } from './paint'

export { notes } from './notes'
export const images = []
export const fonts = []

/** The façade: what is new of it rocks for a moment and stands for a minute. */
function drawFront({ context, width, height, time, hourCycle, motion }: CanvasFrame) {
  const plan = planOf(width, height)
  const storeys = storeysOf(plan, hourOf(time.hour, hourCycle), time.minute)
  const into = motion === 'reduced' ? SETTLE_MS : time.second * 1000 + time.millisecond
  paintSky(context, plan)
  for (const storey of storeys) {
    const fresh = storey.of === 'minute' || time.minute === 0
    paintStorey(context, width, storey, (drum) => (fresh ? rockAt(drum, into) : 0))
  }
  for (const { of, top, beam } of storeys)
    paintBeam(context, width, top - beam, beam, of === 'hour' ? '#1d4fd8' : '#d92b2b')
  paintSteps(context, plan)
  return into >= SETTLE_MS ? untilMinute(time) : undefined
}

/** The masons on the roof: one strikes on each second, one takes a step, one treads the wheel of the crane. */
function drawMasons({ context, width, height, time, motion }: CanvasFrame) {
  const { roof } = planOf(width, height)
  const tall = Math.min(roof * 0.72, width * 0.19)
  const calm = motion === 'reduced'
  const into = calm ? 0 : time.millisecond
  const { along, back, stride } = walkAt(time.second, into)
  const place = (x: number, flip: number, draw: () => void) => {
    context.save()
    context.translate(x, roof + 0.5)
    context.scale(tall * flip, tall)
    draw()
    context.restore()
  }
  place(width * 0.1 + tall * 0.1, 1, () =>
    paintCutter(context, calm ? time.second % 2 : malletAt(into), calm ? 1 : into / 400),
  )
  const [from, to] = [width * 0.1 + tall * 1.5, width - tall * 2.5]
  place(from + (to - from) * along, back ? -1 : 1, () => paintCarrier(context, calm ? 0.4 : stride, !back))
  place(width - tall * 0.75, 1, () => paintCrane(context, hoistAt(time.second, into), calm ? 0.4 : stride))
  return calm || time.millisecond >= 720 ? untilSecond(time) : undefined
}

const roofline = ({ width, height }: { width: number; height: number }) => ({
  left: 0,
  top: 0,
  width,
  height: planOf(width, height).roof + 1,
})

/** A house front whose letters carry it: a storey for the hour, and one or two for the minute. */
export default function Colonnade() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.city}>
      <Canvas draw={drawFront} beat={20} />
      <Canvas draw={drawMasons} beat={12} part={roofline} />
    </Stage>
  )
}
