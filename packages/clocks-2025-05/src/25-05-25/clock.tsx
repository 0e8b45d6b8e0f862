import { easeInOut, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { crossingsAt, swingAt } from './model'
import { type Plan, planOf } from './plan'
import { FIGURES, NAMES, paintSheet } from './sheet'
import { drawBead, drawGlass, drawThread, drawWeight } from './thread'

export { notes } from './notes'

export const images = []
export const fonts = [
  { family: NAMES, source: new URL('./names.woff2', import.meta.url).href, weight: '400' },
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

/** Seconds before midnight in which the thread is drawn back to the left edge of a sheet that holds the whole day. */
const RETURN = 0.6

/** How far the thread has been drawn back, `0` to `1`. */
function returnAt(plan: Plan, seconds: number, still: boolean): number {
  return plan.slides || still ? 0 : Math.max(0, 1 - (86_400 - seconds) / RETURN)
}

function threadAt(plan: Plan, seconds: number, back: number): number {
  if (plan.slides) return plan.threadX
  return plan.left + plan.fieldWidth * (back ? 1 - easeInOut(back) : seconds / 86_400)
}

/** A 4K screen's: the sheet's own pixels decide where all lines fall. */
const MAX_PIXELS = 3840 * 2160

/** Where everything is, and the thread, as of a moment. */
function stateOf({ width, height, ratio, time, motion }: CanvasFrame) {
  const still = motion === 'reduced'
  const sheetRatio = Math.min(ratio, Math.sqrt(MAX_PIXELS / (width * height)))
  const plan = planOf(width, height, sheetRatio, time.secondsOfDay / 60)
  const back = returnAt(plan, time.secondsOfDay, still)
  return {
    plan,
    still,
    back,
    x: threadAt(plan, time.secondsOfDay, back),
    /** In the day's last second the thread is drawn back; on any other it moves by a hundredth of a pixel. */
    returns: !plan.slides && !still && time.secondsOfDay >= 86_399,
  }
}

function drawSheet(frame: CanvasFrame) {
  const { time, hourCycle, layer } = frame
  const { plan } = stateOf(frame)
  layer('sheet', `${time.hour}.${time.minute} ${plan.start} ${hourCycle}`, (under) =>
    paintSheet(under, plan, time.hour * 60 + time.minute, hourCycle),
  )
  return plan.slides ? untilSecond(time) : untilMinute(time)
}

type Size = Pick<CanvasFrame, 'width' | 'height'>

/** A band of the stage from side to side. */
const band = ({ width }: Size, top: number, bottom: number) => ({
  left: 0,
  top: top - 3,
  width,
  height: bottom - top + 6,
})

const eyeOf = ({ top, fieldHeight, type }: Plan) => top + fieldHeight + type * 1.7

function threadPart(stage: Size) {
  const plan = planOf(stage.width, stage.height, 1, 0)
  return plan.bare ? band(stage, 0, plan.height) : band(stage, plan.glassY, eyeOf(plan))
}

function drawThreadAndBeads(frame: CanvasFrame) {
  const { context, time } = frame
  const { plan, x, returns } = stateOf(frame)
  drawThread(context, plan, x)
  for (const crossing of crossingsAt(time.secondsOfDay / 60)) drawBead(context, plan, x, crossing)
  return returns ? undefined : untilSecond(time)
}

function weightPart(stage: Size) {
  const plan = planOf(stage.width, stage.height, 1, 0)
  const eye = eyeOf(plan)
  return band(stage, eye - plan.type * 0.3, plan.weight ? eye + plan.weight * 0.36 + plan.type * 2.3 : eye)
}

/** The weight beats seconds: in the middle it is quick, at either side it hardly moves. */
function drawPlumb(frame: CanvasFrame) {
  const { context, time } = frame
  const { plan, still, back, x, returns } = stateOf(frame)
  if (!plan.weight) return untilMinute(time)
  // It lags behind while the thread is drawn back.
  const swing = still ? 0 : swingAt(time.secondsOfDay) - 0.7 * Math.sin(Math.PI * back)
  drawWeight(context, plan, x, swing)
  const part = time.millisecond / 1000
  return !returns && (part < 0.15 || part >= 0.85) ? Math.min(90, untilSecond(time)) : undefined
}

function glassPart(stage: Size) {
  const { glassY, radius } = planOf(stage.width, stage.height, 1, 0)
  return band(stage, glassY - radius * 1.1, glassY + radius * 1.2)
}

/** The scale under the glass goes by at less than a pixel a second. */
function drawScale(frame: CanvasFrame) {
  const { context, time, hourCycle } = frame
  const { plan, x, returns } = stateOf(frame)
  drawGlass(context, plan, x, time, hourCycle)
  return returns ? undefined : Math.min(240, untilSecond(time))
}

/** A day on the line from Paris to Lyon, with a thread hung across it. */
export default function Timetable() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.plate}>
      <Canvas draw={drawSheet} beat="second" maxPixels={MAX_PIXELS} />
      <Canvas draw={drawThreadAndBeads} beat={12} part={threadPart} />
      <Canvas draw={drawPlumb} beat={12} part={weightPart} />
      <Canvas draw={drawScale} beat={12} part={glassPart} />
    </Stage>
  )
}
