import { easeInOut, Stage, untilMinute, untilSecond, useClockTime } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { layoutOf } from './layout'
import { chartOf, LINE, worked } from './model'
import { paintCloth, stitch, stitchAll } from './stitch'

export { notes } from './notes'

export const images = []
export const fonts = []

/** Crosses that are worked without a pause. */
const PIECE = 1200

/** The cloth and all that is worked on it for this minute; at first in pieces. */
function* drawSampler({ context, time, hourCycle, width, height, ratio }: CanvasFrame) {
  const layout = layoutOf(width, height, ratio)
  paintCloth(context, width, height, layout, ratio)
  const chart = chartOf(layout.shape, time.hour, time.minute, hourCycle)
  for (const thread of ['green', 'white'] as const) {
    const crosses = chart.filter((cross) => cross.thread === thread)
    for (let from = 0; from < crosses.length; from += PIECE) {
      yield
      stitchAll(context, layout, thread, crosses.slice(from, from + PIECE), ratio)
    }
  }
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
  const crosses = Array.from({ length: last + 1 }, (_, at) => ({ x: x + at * step, y }))
  stitch(context, layout, 'white', crosses, easeInOut(part))
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
