import { type ClockNotes, type ClockTime, timeAt, useHostSettings } from '@found-time/clock-runtime'
import { type CanvasFrame, CanvasStage } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { DRYING, drawEdge, drawMachine, drawSheet, drawTrain, driedInk, wetInk } from './draw'
import { layoutOf } from './layout'
import { arms, hourText, liftedAt, pulledAt, retuned, strokeOf } from './model'

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

/** A plotter draws each minute as a sum of circles. */
export default function Epicycles() {
  const { mode } = useHostSettings()

  const draw = ({ context, width, height, time, motion, hourCycle, layer }: CanvasFrame) => {
    const settled = motion === 'reduced' || mode === 'still'
    const layout = layoutOf(width, height)
    const second = time.second + time.millisecond / 1000
    const sheetOf = (shown: ClockTime) => {
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
    const sheet = sheetOf(time)
    layer('sheet', `${sheet.date} ${sheet.hourText} ${sheet.number}`, (under) =>
      drawSheet(under, layout, sheet),
    )
    const dried = Math.floor(second - DRYING)
    if (dried > 0)
      layer('ink', `${sheet.minuteText} ${dried}`, (under) =>
        driedInk(under, layout, sheet.minute, dried + 0.5),
      )
    wetInk(context, layout, sheet.minute, second)

    const pulled = settled ? 1 : pulledAt(second)
    const before = pulled < 1 ? sheetOf(timeAt(time.epochMs - 60_000, time.timeZone)) : sheet
    if (pulled < 1) {
      const edge = height * (1 - pulled)
      drawEdge(context, layout, edge)
      context.save()
      context.translate(0, edge - height)
      layer('drawn off', `${before.date} ${before.hourText} ${before.number}`, (under) => {
        drawSheet(under, layout, before)
        driedInk(under, layout, before.minute, 60)
      })
      context.restore()
    }
    const circles = retuned(before.minute.circles, sheet.minute.circles, pulled)
    const joints = arms(circles, second / 60)
    drawTrain(context, layout, circles, joints)
    drawMachine(context, layout, joints.at(-1)!, liftedAt(second))
  }

  return <CanvasStage css={css} className={styles.table} draw={draw} beat={30} maxPixels={2880 * 1800} />
}
