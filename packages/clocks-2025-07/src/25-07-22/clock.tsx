import { Stage, secondsOf, shownHour, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { paintBiplane } from './biplane'
import styles, { css } from './clock.module.css'
import { digitsOf, flightAt, linesOf, planOf } from './model'
import { INK, paintGround, paintSky } from './sky'
import { paintFigure, paintTrail } from './smoke'

export { notes } from './notes'

export const images = []
export const fonts = []

function drawSky({ context, width, height }: CanvasFrame) {
  const { ground } = planOf(width, height)
  paintSky(context, width, height, ground)
  paintGround(context, width, height, ground)
  return Number.POSITIVE_INFINITY
}

/** Seconds after which the wind is seen to have gone on. */
const GUST = 2

/** The figures as the wind has left them. */
function drawSmoke({ context, time, width, height, hourCycle }: CanvasFrame) {
  const plan = planOf(width, height)
  const { box, boxes, pen } = plan
  const digits = digitsOf(shownHour(time.hour, hourCycle), time.minute)
  const age = (time.second - (time.second % GUST)) / 60
  linesOf(digits, plan).forEach((strokes, index) => {
    const figure = { top: boxes[index]![1], tall: box[1], pen, age }
    strokes.forEach((stroke, at) => {
      paintFigure(context, stroke, { ...figure, name: `${index}${digits[index]}${at}` }, INK.smoke)
    })
  })
  return untilSecond(time) + 1000 * (GUST - 1 - (time.second % GUST))
}

/** The aeroplane at the end of its smoke. */
function drawFlight({ context, time, motion, width, height }: CanvasFrame) {
  const plan = planOf(width, height)
  const second = motion === 'reduced' ? time.second : secondsOf(time)
  paintTrail(context, second, (then) => flightAt(then, plan).at, plan.radius * 0.26, INK.smoke)
  const { at, roll, pitch } = flightAt(second, plan)
  context.save()
  context.translate(...at)
  const attitude = { roll, pitch, yaw: 0.62 }
  paintBiplane(context, attitude, plan.metre, INK.plane, INK.haze)
  context.restore()
}

/** The part of the stage that the rolls take. */
const flightPart = ({ width, height }: { width: number; height: number }) => {
  const { from, radius } = planOf(width, height)
  const top = Math.max(0, from[1] - radius * 2.1)
  return { left: 0, top, width, height: Math.min(height, from[1] + radius * 2.1) - top }
}

/** The minute in smoke, and a barrel roll below it: the figures are painted seldom, the aeroplane in its own band. */
export default function BarrelRoll() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.sky}>
      <Canvas draw={drawSky} beat="minute" />
      <Canvas draw={drawSmoke} beat="second" />
      <Canvas draw={drawFlight} beat={15} part={flightPart} />
    </Stage>
  )
}
