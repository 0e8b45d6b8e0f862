import { Stage, secondsOf, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { fallAt, marksAt, planOf, runAt, stillFor, tagOf } from './model'
import { paintBeads, paintCandle, paintFlame, paintPool, paintRoom, paintTag } from './paint'

const tags = {
  family: 'ft-25-08-10 Tags',
  source: new URL('./tags.woff2', import.meta.url).href,
  weight: '700',
}

export { notes } from './notes'
export const images = []
export const fonts = [tags]

/** All but the flame, once a minute; and while a drop runs, in the last three seconds. */
function drawCandle({ context, width, height, time, motion, hourCycle }: CanvasFrame) {
  const plan = planOf(width, height)
  const calm = motion === 'reduced'
  const seconds = calm ? 0 : secondsOf(time)
  paintRoom(context, plan)
  paintCandle(context, plan, time.minute)
  const nail = plan.brim + (plan.hour * marksAt(time.minute).nail) / 60
  for (let next = 2; next >= 0; next--) {
    const fallen = next ? 0 : fallAt(time.minute, seconds) * height
    paintTag(context, plan, nail + next * plan.hour + fallen, tagOf(time.hour + next, hourCycle), tags.family)
  }
  paintPool(context, plan)
  paintBeads(context, plan, time.minute, runAt(seconds))
  return calm ? untilMinute(time) : stillFor(seconds) || undefined
}

/** It gutters once in each second, and trembles else. */
function drawFlame({ context, width, height, time, motion }: CanvasFrame) {
  const turn = 2 * Math.PI
  const seconds = motion === 'reduced' ? Math.floor(secondsOf(time)) : secondsOf(time)
  const part = seconds % 1
  const gutter = Math.exp(-part * 5) * Math.sin(turn * part * 2)
  const lean =
    0.5 * Math.sin((turn * seconds * 7) / 60) + 0.35 * Math.sin((turn * seconds * 23) / 60) + gutter * 0.7
  paintFlame(
    context,
    planOf(width, height),
    lean,
    0.95 - Math.abs(gutter) * 0.16 + 0.03 * Math.sin((turn * seconds * 41) / 60),
  )
  return motion === 'reduced' ? untilSecond(time) : undefined
}

const flame = ({ width, height }: { width: number; height: number }) => {
  const { x, rim, wide } = planOf(width, height)
  const half = Math.min(rim, wide * 0.5) * 0.42
  return { left: x - half, top: 0, width: 2 * half, height: rim + wide * 0.03 }
}

/** A marked candle from very near. */
export default function Candle() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.room}>
      <Canvas draw={drawCandle} beat={15} />
      <Canvas draw={drawFlame} beat={10} part={flame} />
    </Stage>
  )
}
