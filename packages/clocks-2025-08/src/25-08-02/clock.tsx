import { easeOut, Stage, untilSecond, useClockTime } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { PLATES, priceOf, SLIP_MS, slipAt } from './model'
import { type Files, famousPart, paintFamous, paintWall } from './paint'

export { notes } from './notes'

const files: Files = {
  figures: 'ft-25-08-02 Figures',
  script: 'ft-25-08-02 Script',
  grain: new URL('./grain.webp', import.meta.url).href,
  drag: new URL('./drag.webp', import.meta.url).href,
  shade: new URL('./shade.webp', import.meta.url).href,
}

export const images = [files.grain, files.drag, files.shade]
export const fonts = [
  { family: files.figures, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
  { family: files.script, source: new URL('./script.woff2', import.meta.url).href, weight: '700' },
]

const QUARTER_MS = 900_000

/** Printed anew each quarter of an hour, and left alone in between. */
function* drawWall(frame: CanvasFrame) {
  const { time } = frame
  yield* paintWall(frame, files)
  return QUARTER_MS - (((time.minute % 15) * 60 + time.second) * 1000 + time.millisecond)
}

/** Each second another plate slips within a quarter of it, and all rest. */
function* drawFamous(frame: CanvasFrame) {
  const { time, motion } = frame
  const part = motion === 'reduced' ? 1 : easeOut(Math.min(1, time.millisecond / SLIP_MS))
  yield* paintFamous(
    frame,
    files,
    [...PLATES.keys()].map((plate) => slipAt(plate, time.minute, time.second, part)),
    priceOf(time.minute),
  )
  return part === 1 ? untilSecond(time) : undefined
}

/** Twelve cans in silk-screen; the one of the hour is out of register, and costs the minute. */
export default function FifteenMinutes() {
  const { hour } = useClockTime('minute')
  const famous = hour % 12
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.print}>
      <Canvas draw={drawWall} beat="minute" />
      <Canvas key={famous} draw={drawFamous} beat={20} part={(stage) => famousPart(famous, stage)} />
    </Stage>
  )
}
