import { Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { paintCarrier, paintCutter } from './masons'
import { hourOf, lettersOf, malletAt, planOf, romanOf, walkAt } from './model'
import { paintBeam, paintSky, paintSteps, paintStorey } from './paint'

export { notes } from './notes'
export const images = []
export const fonts = []

/** The façade: it is built once a minute and stands for it. */
function drawFront({ context, width, height, time, hourCycle }: CanvasFrame) {
  const plan = planOf(width, height)
  const { roof, beam, upper, lower } = plan
  paintSky(context, plan)
  for (const [numeral, [top, low], wall] of [
    [hourOf(time.hour, hourCycle), upper, ['#f2542d', '#ff7a3c']],
    [romanOf(time.minute), lower, ['#1a3fcf', '#2f62ee']],
  ] as const) {
    const { letters, module } = lettersOf(numeral, width, (low - top) * 0.45)
    const thick = Math.min(module * 0.64, (low - top) * 0.22)
    paintStorey(context, width, { letters, thick, top, low, wall })
  }
  paintBeam(context, width, roof, beam, '#1d4fd8')
  paintBeam(context, width, upper[1], beam, '#d92b2b')
  paintSteps(context, plan)
  return untilMinute(time)
}

/** The masons on the roof: one strikes on each second, one takes a step. */
function drawMasons({ context, width, height, time, motion }: CanvasFrame) {
  const { roof } = planOf(width, height)
  const tall = roof * 0.74
  const calm = motion === 'reduced'
  const { along, back, stride } = walkAt(time.second, calm ? 0 : time.millisecond)
  const place = (x: number, flip: number) => {
    context.save()
    context.translate(x, roof + 0.5)
    context.scale(tall * flip, tall)
  }
  place(width * 0.16, 1)
  paintCutter(context, calm ? time.second % 2 : malletAt(time.millisecond))
  context.restore()
  place(width * (0.36 + 0.58 * along), back ? -1 : 1)
  paintCarrier(context, calm ? 0.4 : stride, !back)
  context.restore()
  return calm || time.millisecond >= 720 ? untilSecond(time) : undefined
}

const roofline = ({ width, height }: { width: number; height: number }) => ({
  left: 0,
  top: 0,
  width,
  height: planOf(width, height).roof + 1,
})

/** A house front of two storeys whose letters carry it. */
export default function Colonnade() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.city}>
      <Canvas draw={drawFront} beat="minute" />
      <Canvas draw={drawMasons} beat={12} part={roofline} />
    </Stage>
  )
}
