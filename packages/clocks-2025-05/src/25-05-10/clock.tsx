import { Stage, untilSecond, useHostSettings } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { bellPart, drawBell } from './bell'
import { drawBail, drawCarriage } from './carriage'
import styles, { css } from './clock.module.css'
import { layoutOf } from './layout'
import { drawMachine, drawMoving, movingPart } from './machine'
import { bellStillFor, carriageStillFor, momentAt, stillFor } from './motion'
import { FAMILY } from './palette'
import { drawPaper, typeSheet } from './paper'

export { notes } from './notes'

export const images = []
export const fonts = [
  { family: FAMILY, source: new URL('./elite.woff2', import.meta.url).href, weight: '400' },
]

type Size = Pick<CanvasFrame, 'width' | 'height'>

/** @param stillForMs - How long what is drawn stays as it is. */
function momentOf(
  { width, height, time, motion, hourCycle }: CanvasFrame,
  isStill: boolean,
  stillForMs: typeof stillFor,
) {
  const layout = layoutOf(width, height)
  const isCalm = motion === 'reduced' || isStill
  const moment = momentAt(time, layout, hourCycle, isCalm)
  return { layout, moment, restMs: isCalm ? untilSecond(time) : stillForMs(moment, time) }
}

/** The carriage goes no lower than the machine's deck. */
function carriagePart({ width, height }: Size) {
  const { y, unit } = layoutOf(width, height)
  return { left: 0, top: 0, width, height: Math.min(height, y + 6 * unit) }
}

/** Carriage and paper. */
function drawTop(frame: CanvasFrame, isStill: boolean) {
  const { context, width, height, hourCycle, layer } = frame
  const { layout, moment, restMs } = momentOf(frame, isStill, carriageStillFor)
  const { pitch, leading } = layout
  // Text column 0 is at this place of the stage.
  const left = layout.x - (moment.column + 0.5) * pitch
  context.translate(0, moment.jolt * pitch)
  drawCarriage(context, layout, left, moment.lever)
  drawPaper(context, layout, left, moment)
  const out = moment.sheet * height * 1.1 * (moment.sheet < 0 ? 1 : 0.6)
  context.save()
  context.beginPath()
  context.rect(left, 0, (layout.limit + 8) * pitch, layout.y + leading)
  context.clip()
  context.translate(left - width * 0.02, moment.feed * leading + out)
  layer(
    'sheet',
    `${moment.time.epochMs - (moment.time.epochMs % 60_000)} ${moment.strokes} ${moment.margin} ${moment.row} ${hourCycle}`,
    (sheet) => {
      sheet.translate(width * 0.02, 0)
      typeSheet(sheet, layout, moment, hourCycle)
    },
  )
  context.restore()
  drawBail(context, layout, left)
  return restMs
}

/** Nothing of the machine stands higher than the line that is typed. */
function standingPart({ width, height }: Size) {
  const { y } = layoutOf(width, height)
  return { left: 0, top: y, width, height: height - y }
}

function drawStanding({ context, width, height }: CanvasFrame) {
  const layout = layoutOf(width, height)
  context.beginPath()
  context.rect(0, layout.y, width, height)
  context.clip()
  drawMachine(context, layout)
}

function drawRinging(frame: CanvasFrame, isStill: boolean) {
  const { layout, moment, restMs } = momentOf(frame, isStill, bellStillFor)
  drawBell(frame.context, layout, moment)
  return restMs
}

/** Ribbon, typebars and keys. */
function drawTyping(frame: CanvasFrame, isStill: boolean) {
  const { layout, moment, restMs } = momentOf(frame, isStill, stillFor)
  drawMoving(frame.context, layout, moment)
  return restMs
}

/** A typewriter that types a character a second and the time on each minute. */
export default function Typewriter() {
  const { mode } = useHostSettings()
  const isStill = mode === 'still'
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.desk}>
      <Canvas draw={(frame) => drawTop(frame, isStill)} beat={20} part={carriagePart} />
      <Canvas draw={drawStanding} beat="minute" part={standingPart} />
      <Canvas
        draw={(frame) => drawRinging(frame, isStill)}
        beat={20}
        part={({ width, height }) => bellPart(layoutOf(width, height))}
      />
      <Canvas
        draw={(frame) => drawTyping(frame, isStill)}
        beat={20}
        part={({ width, height }) => movingPart(layoutOf(width, height))}
      />
    </Stage>
  )
}
