import { easeInOut, Stage, untilMinute, untilSecond, useClockTime } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { layoutOf } from './layout'
import { chartOf, LINE, worked } from './model'
import { paintCloth, stitch } from './stitch'

export { notes } from './notes'

export const images = []
export const fonts = []

/** The cloth and all that is worked on it for this minute. */
function drawSampler({ context, time, hourCycle, width, height, ratio }: CanvasFrame) {
  const layout = layoutOf(width, height, ratio)
  paintCloth(context, width, height, layout)
  for (const { x, y, thread } of chartOf(layout.shape, time.hour, time.minute, hourCycle))
    stitch(context, layout, thread, [x, y])
  return untilMinute(time)
}

/** Seconds in which a cross is worked, a leg after the other. */
const WORK = 0.6

/** The line of this minute's crosses, of which the last is being worked. */
function drawLine({ context, time, motion, width, height, ratio }: CanvasFrame) {
  const layout = layoutOf(width, height, ratio)
  const { x, y, step } = LINE[layout.shape]
  const part = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / 1000 / WORK)
  const last = worked(time.second) - 1
  for (let at = 0; at <= last; at++)
    stitch(context, layout, 'white', [x + at * step, y], at === last ? easeInOut(part) : 1)
  return part === 1 ? untilSecond(time) : undefined
}

const lineOf = ({ width, height }: { width: number; height: number }) => {
  const { shape, cell, left, top } = layoutOf(width, height, 1)
  const { x, y, step } = LINE[shape]
  return {
    left: left + (x - 3) * cell,
    top: top + (y - 2) * cell,
    width: (60 * step + 6) * cell,
    height: cell * 5,
  }
}

/** A sampler that is whole at every minute, with a line on which each second works a cross. */
export default function TeaTowel() {
  const { minute } = useClockTime('minute')
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.linen}>
      <Canvas draw={drawSampler} beat="minute" />
      <Canvas key={minute} draw={drawLine} beat={16} part={lineOf} />
    </Stage>
  )
}
