import { Stage, secondsOf, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { brimAt, dropAt, fallAt, marksAt, planOf, runAt, stillFor, tagOf } from './model'
import { flameOf, paintCandle, paintFlame, paintPool, paintRoom, paintTag } from './paint'
import { paintRun } from './wax'

const tags = {
  family: 'ft-25-08-10 Tags',
  source: new URL('./tags.woff2', import.meta.url).href,
  weight: '700',
}

export { notes } from './notes'
export const images = []
export const fonts = [tags]

type Size = Pick<CanvasFrame, 'width' | 'height'>

/** Wax is soft: more pixels than these on its runs would show nothing. */
const scaleFor = ({ width, height, ratio }: CanvasFrame) => Math.min(ratio, 1500 / Math.max(width, height), 2)

/** All but what moves, once a minute; the runs that are full are kept. */
function drawCandle(frame: CanvasFrame) {
  const { context, width, height, time, hourCycle } = frame
  const plan = planOf(width, height)
  const scale = scaleFor(frame)
  paintRoom(context, plan)
  paintCandle(context, plan, time.minute)
  const nail = plan.rim + plan.round + (plan.hour * marksAt(time.minute).nail) / 60
  for (const next of time.minute === 59 ? [2, 1] : [2, 1, 0])
    paintTag(
      context,
      plan,
      nail + next * plan.hour,
      tagOf(time.hour + next, hourCycle),
      tags.family,
      next === 0,
    )
  paintPool(context, plan)
  const full = Math.floor(time.minute / 10)
  const paint = (onto: CanvasRenderingContext2D, run: number, drops: number) => {
    const top = brimAt(plan, plan.runs[run]!) - plan.drop * 0.5
    const end = dropAt(plan, run * 10 + drops - 1)[1] + plan.drop * 2.2
    paintRun(onto, plan, { run, drops }, top, end, scale)
  }
  frame.layer('full', String(full), (layer) => {
    for (let run = 0; run < full; run++) paint(layer, run, 10)
  })
  if (time.minute % 10) paint(context, full, time.minute % 10)
}

/** The next drop on its way, in the last seconds of its minute; and at the hour's end its tag, which lets go. */
function drawRunning(frame: CanvasFrame) {
  const { context, width, height, time, motion, hourCycle } = frame
  const plan = planOf(width, height)
  const calm = motion === 'reduced'
  const seconds = calm ? 0 : secondsOf(time)
  if (time.minute === 59) {
    const nail = plan.rim + plan.round + plan.hour / 60
    const y = nail + fallAt(time.minute, seconds) * height
    paintTag(context, plan, y, tagOf(time.hour, hourCycle), tags.family, true)
  }
  const part = runAt(seconds)
  if (part > 0 && time.minute < 59) {
    const [run, drops] = [Math.floor(time.minute / 10), time.minute % 10]
    const [x, end] = dropAt(plan, time.minute)
    const brim = brimAt(plan, x)
    const y = brim + (end - brim) * part
    const last = drops ? dropAt(plan, time.minute - 1)[1] : brim
    paintRun(
      context,
      plan,
      { run, drops, running: { y, size: 0.55 + 0.45 * part ** 6 } },
      Math.min(y, last) - plan.drop * 2.4,
      y + plan.drop * 2,
      scaleFor(frame),
    )
  }
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

const aboutFlame = ({ width, height }: Size) => {
  const { x, foot, high } = flameOf(planOf(width, height))
  return {
    left: x - high,
    top: Math.max(0, foot - high * 1.4),
    width: 2 * high,
    height: Math.min(foot, high * 1.4) + high * 0.5,
  }
}

const wax = ({ width, height }: Size) => {
  const { x, wide, rim } = planOf(width, height)
  return { left: x - wide / 2, top: rim, width: wide, height: height - rim }
}

/** A marked candle from very near. */
export default function Candle() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.room}>
      <Canvas draw={drawCandle} beat="minute" />
      <Canvas draw={drawRunning} beat={15} part={wax} maxPixels={1_000_000} />
      <Canvas draw={drawFlame} beat={10} part={aboutFlame} maxPixels={250_000} />
    </Stage>
  )
}
