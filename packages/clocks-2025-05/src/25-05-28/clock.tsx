import { Stage, secondsOf, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import {
  DIAL,
  HOUR,
  hourAngle,
  MARK,
  MARKS,
  minuteAngle,
  minuteShape,
  RING,
  RIPPLE,
  SECONDS,
  type Shape,
  STEP,
  SWING,
  swerve,
  swungTo,
} from './model'

export { notes } from './notes'

export const images = []
export const fonts = []

/** The inks of the three screens, the upper one last. */
const COLD = '#00a1e4'
const WARM = '#ff3a1d'
const INK = '#15104a'
/** Of the second's ripple: both lower inks. */
const BOTH = '#7a1fb4'

const RADIAN = Math.PI / 180

type Sheet = Pick<CanvasFrame, 'context' | 'width' | 'height'>

/** Pixels of a hundredth. */
const unitOf = ({ width, height }: Pick<Sheet, 'width' | 'height'>) => Math.min(width, height) / 200

/** A point, so far from the middle, in a direction clockwise from the top. */
const at = (sheet: Sheet, degrees: number, distance: number): [number, number] => {
  const far = distance * unitOf(sheet)
  return [
    sheet.width / 2 + Math.sin(degrees * RADIAN) * far,
    sheet.height / 2 - Math.cos(degrees * RADIAN) * far,
  ]
}

/** Adds to a path the part of a ring that swerves, point by point, from one side of what makes it to the other. */
function swerving(sheet: Sheet, ring: number, degrees: number, half: number, path: Path2D) {
  const reach = half >= ring ? 180 : Math.asin(half / ring) / RADIAN
  const points = Math.max(24, Math.ceil(half * unitOf(sheet)))
  for (let point = 0; point <= points; point++) {
    const turn = (point / points) * 2 * reach - reach
    // Behind the middle there is nothing of a hand.
    const aside = Math.abs(turn) < 90 ? (ring * Math.sin(turn * RADIAN)) / half : 1
    const next = at(sheet, degrees + turn, ring + swerve(aside) * STEP)
    if (point === 0) path.moveTo(...next)
    else path.lineTo(...next)
  }
}

/** A lower screen, whose rings swerve where a hand is. */
function paintScreen(sheet: Sheet, colour: string, degrees: number, hand: Shape) {
  const { context } = sheet
  const path = new Path2D()
  for (let ring = STEP; ring < DIAL; ring += STEP) {
    const half = hand(ring + STEP / 2)
    if (half) swerving(sheet, ring, degrees, half, path)
  }
  context.strokeStyle = colour
  context.lineWidth = STEP * RING * unitOf(sheet)
  context.stroke(path)
}

/** Beyond the dial the warm rings gain and the cold ones lag, and come out from under the upper ones as bands. */
function drawField(frame: CanvasFrame) {
  const { context, width, height } = frame
  const unit = unitOf(frame)
  const far = Math.hypot(width, height) / 2 / unit
  context.globalCompositeOperation = 'multiply'
  context.lineWidth = STEP * RING * unit
  for (const [colour, gain] of [
    [WARM, 0.055],
    [COLD, -0.034],
  ] as const) {
    context.strokeStyle = colour
    for (let ring = STEP * Math.ceil(DIAL / STEP); ring < far + STEP * 4; ring += STEP) {
      context.beginPath()
      context.arc(width / 2, height / 2, (ring + (ring - DIAL) * gain) * unit, 0, 2 * Math.PI)
      context.stroke()
    }
  }
  drawMarks(frame)
}

/** Sixty of them, in the warm ink: those of the fives and of the quarters are broader. */
function drawMarks(frame: CanvasFrame) {
  const { context } = frame
  const marks = new Path2D()
  for (let minute = 0; minute < 60; minute++) {
    const kind = minute % 15 === 0 ? 'quarter' : minute % 5 === 0 ? 'five' : 'minor'
    for (const gap of MARKS[kind]) swerving(frame, gap * STEP, minuteAngle(minute), MARK[kind], marks)
  }
  context.strokeStyle = WARM
  context.stroke(marks)
}

/** The hands: each is of one screen. */
function drawHands(frame: CanvasFrame) {
  const { context, time, motion } = frame
  const since = motion === 'reduced' ? SWING : secondsOf(time)
  const minutes = swungTo(time.hour * 60 + time.minute, since)
  context.globalCompositeOperation = 'multiply'
  const [hour, minute] = [hourAngle(0, minutes), minuteAngle(minutes)]
  paintScreen(frame, COLD, hour, HOUR)
  paintScreen(frame, WARM, minute, minuteShape(hour, minute))
  return since >= SWING ? untilMinute(time) : undefined
}

/** The upper screen. */
function drawUpper({ context, width, height }: CanvasFrame) {
  const unit = unitOf({ width, height })
  context.strokeStyle = INK
  context.lineWidth = STEP * RING * unit
  for (let ring = STEP; (ring - STEP) * unit < Math.hypot(width, height) / 2; ring += STEP) {
    context.beginPath()
    context.arc(width / 2, height / 2, ring * unit, 0, 2 * Math.PI)
    context.stroke()
  }
  context.fillStyle = INK
  context.beginPath()
  context.arc(width / 2, height / 2, STEP * unit, 0, 2 * Math.PI)
  context.fill()
}

/** The second: both lower screens swerve where it is. */
function drawRipple(frame: CanvasFrame) {
  const { context, time, motion } = frame
  const isCalm = motion === 'reduced'
  const degrees = 6 * swungTo(time.second, isCalm ? SWING : time.millisecond / 1000)
  const path = new Path2D()
  for (const gap of SECONDS) swerving(frame, gap * STEP, degrees, RIPPLE, path)
  context.strokeStyle = BOTH
  context.lineWidth = STEP * RING * unitOf(frame)
  context.stroke(path)
  return isCalm || time.millisecond >= SWING * 1000 ? untilSecond(time) : undefined
}

/** The dial's square, in which alone something moves. */
function dialOf({ width, height }: { width: number; height: number }) {
  const side = Math.min(width, height)
  return { left: (width - side) / 2, top: (height - side) / 2, width: side, height: side }
}

/** Three screens of rings. The hands are where they disagree. */
export default function Moire() {
  return (
    <Stage css={css} images={images} fonts={fonts} ground={styles.paper}>
      <Canvas draw={drawField} beat="minute" />
      <Canvas draw={drawHands} beat={30} part={dialOf} />
      <Canvas draw={drawRipple} beat={30} part={dialOf} />
      <Canvas draw={drawUpper} beat="minute" />
    </Stage>
  )
}
