import {
  type ClockNotes,
  type ClockTime,
  type HourCycle,
  laterBy,
  Stage,
  secondsOf,
  untilMinute,
  useHostSettings,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { DRYING, drawEdge, drawGuides, drawMachine, drawSheet, drawTrain, driedInk, wetInk } from './draw'
import { inkedPart, layoutOf, plottedPart } from './layout'
import { arms, hourText, liftedAt, pulledAt, retuned, strokeOf } from './model'

const MAX_PIXELS = 2880 * 1800

export const images = []
export const fonts = []
export const notes: ClockNotes = {
  reading:
    'The green figures are the hour, the blue ones beside or below them the minute, which the pen inks anew each minute, passing a numbered mark every ten seconds.',
  credits: [
    {
      title: 'Hershey fonts: Roman simplex',
      creator: 'Dr. A. V. Hershey, U.S. National Bureau of Standards; format by James Hurt, Cognition, Inc.',
      source: 'hersheytext 2.0.0 (npm)',
      licence: 'MIT',
      notice:
        'The Hershey Fonts were originally created by Dr. A. V. Hershey while working at the U. S. National Bureau of Standards. The format of the font data was originally created by James Hurt, Cognition, Inc., 900 Technology Park Drive, Billerica, MA 01821.',
      changes: 'packed; 4 and 7 begun where one stroke draws them; figures made higher',
    },
  ],
}

function sheetOf(shown: ClockTime, hourCycle: HourCycle) {
  const texts = [hourText(shown.hour, hourCycle), String(shown.minute).padStart(2, '0')] as const
  return {
    hourText: texts[0],
    minuteText: texts[1],
    hour: strokeOf(texts[0]),
    minute: strokeOf(texts[1]),
    number: shown.hour * 60 + shown.minute + 1,
    date: `${shown.year}-${String(shown.month).padStart(2, '0')}-${String(shown.day).padStart(2, '0')}`,
  }
}

/** The sheet between its guides; as a minute begins, that of the one before is drawn off. */
function drawTable({ context, width, height, time, hourCycle, layer }: CanvasFrame, isSettled: boolean) {
  const layout = layoutOf(width, height)
  const sheet = sheetOf(time, hourCycle)
  const pulled = isSettled ? 1 : pulledAt(secondsOf(time))
  if (pulled === 1) {
    context.save()
    drawSheet(context, layout, sheet)
    context.restore()
  } else {
    layer('sheet', `${sheet.date} ${sheet.hourText} ${sheet.number}`, (under) =>
      drawSheet(under, layout, sheet),
    )
    const edge = height * (1 - pulled)
    drawEdge(context, layout, edge)
    context.save()
    context.translate(0, edge - height)
    const before = sheetOf(laterBy(time, -60_000), hourCycle)
    layer('drawn off', `${before.date} ${before.hourText} ${before.number}`, (under) => {
      drawSheet(under, layout, before)
      driedInk(under, layout, before.minute, 60)
    })
    context.restore()
  }
  drawGuides(context, layout)
  return pulled < 1 ? undefined : untilMinute(time)
}

/** The minute's ink: where it is laid, the pen's holder covers its end till the next picture. */
function drawInk({ context, width, height, time, hourCycle, layer }: CanvasFrame) {
  const layout = layoutOf(width, height)
  const { minute, minuteText } = sheetOf(time, hourCycle)
  const dried = time.second - DRYING
  if (dried > 0)
    layer('dried', `${minuteText} ${dried}`, (under) => driedInk(under, layout, minute, dried + 0.5))
  wetInk(context, layout, minute, secondsOf(time))
}

/** The train of circles, and what carries the pen. */
function drawPen({ context, width, height, time, hourCycle }: CanvasFrame, isSettled: boolean) {
  const layout = layoutOf(width, height)
  const second = secondsOf(time)
  const { minute } = sheetOf(time, hourCycle)
  const pulled = isSettled ? 1 : pulledAt(second)
  const before = pulled < 1 ? sheetOf(laterBy(time, -60_000), hourCycle).minute : minute
  const circles = retuned(before.circles, minute.circles, pulled)
  const joints = arms(circles, second / 60)
  drawTrain(context, layout, circles, joints)
  drawMachine(context, layout, joints.at(-1)!, liftedAt(second))
}

/** Pictures of the pen in a second. */
const BEAT = 6

/** A plotter draws each minute as a sum of circles. */
export default function Epicycles() {
  const { mode, motion } = useHostSettings()
  const isSettled = motion === 'reduced' || mode === 'still'
  return (
    <Stage css={css} className={styles.table}>
      <Canvas draw={(frame) => drawTable(frame, isSettled)} beat={30} maxPixels={MAX_PIXELS} />
      <Canvas draw={drawInk} beat={BEAT / 2} part={inkedPart} maxPixels={MAX_PIXELS} />
      <Canvas
        draw={(frame) => drawPen(frame, isSettled)}
        beat={BEAT}
        part={plottedPart}
        maxPixels={MAX_PIXELS}
      />
    </Stage>
  )
}
