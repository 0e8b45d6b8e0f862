import { easeOut, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { HEAVY, LIGHT, paintChart } from './chart'
import styles, { css } from './clock.module.css'
import { paintFronts } from './fronts'
import { planOf } from './plan'

export { notes } from './notes'

export const images = []
export const fonts = [
  { family: LIGHT, source: new URL('./light.woff2', import.meta.url).href, weight: '400' },
  { family: HEAVY, source: new URL('./heavy.woff2', import.meta.url).href, weight: '400' },
]

function drawChart({ context, width, height, time, hourCycle, seed }: CanvasFrame) {
  const plan = planOf(width, height, time.minute / 60)
  paintChart(context, plan, time.hour, time.minute, hourCycle, seed)
  return untilMinute(time)
}

/** Seconds for which a tooth springs up, and for which all of them shrink at the full minute. */
const SPRING = 0.4

function drawFronts({ context, width, height, time, motion }: CanvasFrame) {
  const part = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / 1000 / SPRING)
  const plan = planOf(width, height, (time.minute + time.second / 60) / 60)
  paintFronts(context, plan, (index) => {
    if (time.second === 0) return 1 - easeOut(Math.min(1, part * 2 - index / 60))
    if (index !== time.second - 1) return index < time.second ? 1 : 0
    return easeOut(part) + 0.8 * Math.sin(Math.PI * part) * (1 - part * 0.5)
  })
  return part === 1 ? untilSecond(time) : undefined
}

function frontPart({ width, height }: { width: number; height: number }) {
  const { front, occluded, line } = planOf(width, height, 0)
  const rows = [...front, ...occluded].map(([, y]) => y)
  const margin = line * 34
  const top = Math.min(...rows) - margin
  const bottom = width < height * 0.8 ? Math.max(...rows) + margin : height
  return { left: 0, top, width, height: bottom - top }
}

/**
 * A synoptic chart of the Atlantic. The low is 900 hPa and the hour deep, the high 1000 hPa and the minute high, the lines
 * between them are true to both, and the winds blow along these lines, as Buys Ballot's law has it, with the minute's
 * speed: through the hour the weather freshens, on the hour it drops.
 */
export default function Isobars() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.chart}>
      <Canvas draw={drawChart} beat="minute" />
      <Canvas draw={drawFronts} beat={20} part={frontPart} />
    </Stage>
  )
}
