import { Stage, secondsOf, untilMinute, untilSecond, useClockTime } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import {
  brimAt,
  creptAt,
  figureOf,
  type Plan,
  planOf,
  reachOf,
  runOf,
  sideOf,
  stillFor,
  stubsOf,
} from './model'
import { flameOf, paintCandle, paintFigure, paintFlame, paintPool, paintRoom } from './paint'
import { paintRun } from './wax'

const figures = {
  family: 'ft-25-08-10 Figures',
  source: new URL('./tags.woff2', import.meta.url).href,
  weight: '700',
}

export { notes } from './notes'
export const images = []
export const fonts = [figures]

type Size = Pick<CanvasFrame, 'width' | 'height'>

/** Wax is soft within its outline: more pixels than these on a run would show nothing. */
const finenessFor = ({ width, height, ratio }: CanvasFrame) =>
  Math.min(ratio, 900 / Math.max(width, height), 1.5)

const tensOf = (minute: number) => Math.floor(minute / 10)

/** A run, and the thin one that joins it a line behind. */
function paintBoth(frame: CanvasFrame, plan: Plan, run: number, reach: number) {
  const side = sideOf(plan, run)
  const fine = finenessFor(frame)
  if (side && reach > 1.5) paintRun(frame.context, plan, side.run, Math.min(reach - 1, side.joins), fine)
  paintRun(frame.context, plan, runOf(plan, run), reach, fine)
}

/** All but what moves: the candle, the hour cut into it, the runs that are through. Ten minutes it stays as it is. */
function drawCandle(frame: CanvasFrame) {
  const { context, width, height, time, hourCycle } = frame
  const plan = planOf(width, height)
  paintRoom(context, plan)
  paintCandle(context, plan)
  paintFigure(context, plan, figureOf(time.hour, hourCycle), figures.family)
  paintPool(context, plan)
  for (const stub of stubsOf(plan)) paintRun(context, plan, stub.run, stub.reach, finenessFor(frame))
  const reach = reachOf(time.minute, 0)
  for (let run = 0; run < tensOf(time.minute); run++) paintBoth(frame, plan, run, reach[run]!)
  return 600_000 - (((time.minute % 10) * 60 + time.second) * 1000 + time.millisecond)
}

/** The run that is on its way: in the last seconds of its minute it goes on to the next line. */
function drawRunning(frame: CanvasFrame) {
  const { width, height, time, motion } = frame
  const calm = motion === 'reduced'
  const seconds = calm ? 0 : secondsOf(time)
  const run = tensOf(time.minute)
  const reach = reachOf(time.minute, creptAt(seconds))[run]!
  if (reach > 0) paintBoth(frame, planOf(width, height), run, reach)
  return calm ? untilMinute(time) : stillFor(seconds) || undefined
}

const about = (run: number, { width, height }: Size) => {
  const plan = planOf(width, height)
  const aside = plan.run * 3.4
  const top = brimAt(plan, plan.runs[run]!) - plan.run * 1.2
  const left = Math.max(0, plan.runs[run]! - aside)
  return { left, top, width: Math.min(width, plan.runs[run]! + aside) - left, height: height - top }
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

/** A candle from very near, with its hour cut into it. */
export default function Candle() {
  const { minute } = useClockTime('minute')
  const run = tensOf(minute)
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.room}>
      <Canvas draw={drawCandle} beat="minute" />
      <Canvas key={run} draw={drawRunning} beat={15} part={(stage) => about(run, stage)} />
      <Canvas draw={drawFlame} beat={10} part={aboutFlame} maxPixels={250_000} />
    </Stage>
  )
}
