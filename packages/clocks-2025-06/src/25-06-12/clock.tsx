import { easeInOut, Stage, untilMinute, untilSecond, useClockTime } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { type Layout, layoutOf } from './layout'
import { chartOf, HOUR, stitchAt, type Thread } from './model'
import { CLOTH, paintCloth, paintLight, stitcher, THREADS } from './stitch'

export { notes } from './notes'

export const images = []
export const fonts = []

/** A chart is read off once a minute, not at each stitch. */
const charts = new Map<string, readonly Thread[]>()

function chartAt({ time, hourCycle }: CanvasFrame, { shape }: Layout): readonly Thread[] {
  const name = `${shape} ${time.hour}:${time.minute} ${hourCycle}`
  const chart = charts.get(name) ?? chartOf(shape, time.hour, time.minute, hourCycle)
  if (charts.size > 3) charts.clear()
  charts.set(name, chart)
  return chart
}

/** The back stitches round the figures. */
function outline(frame: CanvasFrame, layout: Layout, chart: readonly Thread[]) {
  const { context } = frame
  const { cell, left, top, columns } = layout
  const isFigure = (at: number) => chart[at] === 'figure' || chart[at] === 'colon'
  context.beginPath()
  for (let at = 0; at < HOUR; at++) {
    if (!isFigure(at)) continue
    const [x, y] = [left + (at % columns) * cell, top + Math.floor(at / columns) * cell]
    const edge = (x1: number, y1: number, x2: number, y2: number) => {
      context.moveTo(x1, y1)
      context.lineTo(x2, y2)
    }
    if (!isFigure(at - 1)) edge(x, y, x, y + cell)
    if (!isFigure(at + 1)) edge(x + cell, y, x + cell, y + cell)
    if (!isFigure(at - columns)) edge(x, y, x + cell, y)
    if (!isFigure(at + columns)) edge(x, y + cell, x + cell, y + cell)
  }
  context.lineCap = 'round'
  context.strokeStyle = CLOTH.outline
  context.lineWidth = cell * 0.34
  context.stroke()
}

/** The cloth, the figures, and what was worked around them before this minute; what is still to be is printed on. */
function drawCloth(frame: CanvasFrame) {
  const { context, time, width, height, ratio } = frame
  const layout = layoutOf(width, height, ratio)
  const { cell, left, top, columns, rows } = layout
  paintCloth(context, width, height, layout, ratio)
  const chart = chartAt(frame, layout)
  const done = stitchAt(time.minute, 0)
  context.fillStyle = CLOTH.print
  context.globalAlpha = 0.62
  for (let at = done; at < HOUR; at++)
    if (chart[at] === 'motif')
      context.fillRect(
        left + ((at % columns) + 0.08) * cell,
        top + (Math.floor(at / columns) + 0.08) * cell,
        cell * 0.84,
        cell * 0.84,
      )
  context.globalAlpha = 1
  context.strokeStyle = CLOTH.outline
  context.lineWidth = Math.max(0.75, cell * 0.2)
  context.strokeRect(left - cell * 0.4, top - cell * 0.4, (columns + 0.8) * cell, (rows + 0.8) * cell)
  const stitch = stitcher(context, layout, ratio)
  for (let at = 0; at < done; at++) stitch(chart[at]!, at)
  outline(frame, layout, chart)
  for (let at = 0; at < HOUR; at++)
    if (chart[at] === 'figure' || chart[at] === 'colon') stitch(chart[at]!, at)
  paintLight(context, width, height)
  return untilMinute(time)
}

/** Seconds in which a cross is worked, a leg after the other. */
const WORK = 0.7

/** How long the needle is, in stitches. */
const NEEDLE = 9

/** The needle, lying over the cloth with its thread in the last stitch. */
function paintNeedle(
  context: CanvasRenderingContext2D,
  [tipX, tipY]: readonly [number, number],
  cell: number,
  thread: Thread,
  lift: number,
  [across, down]: readonly [number, number],
) {
  const long = cell * NEEDLE
  const wide = cell * 0.9
  const body = () => {
    context.beginPath()
    context.moveTo(0, 0)
    context.quadraticCurveTo(long * 0.3, -wide * 0.42, long * 0.62, -wide * 0.44)
    context.lineTo(long - wide * 0.5, -wide * 0.5)
    context.arc(long - wide * 0.5, 0, wide * 0.5, -Math.PI / 2, Math.PI / 2)
    context.lineTo(long * 0.62, wide * 0.44)
    context.quadraticCurveTo(long * 0.3, wide * 0.42, 0, 0)
    context.closePath()
  }
  const turn = -0.82 - lift * 0.16
  context.save()
  context.translate(tipX + cell * (0.2 + lift * 0.5), tipY + cell * (0.5 + lift * 0.7))
  context.scale(across, down)
  context.rotate(turn + 0.06)
  body()
  context.fillStyle = 'rgb(40 0 24 / .42)'
  context.fill()
  context.restore()
  context.save()
  context.translate(tipX, tipY)
  context.scale(across, down)
  context.rotate(turn)
  const tail = () => {
    context.beginPath()
    context.moveTo(long * 0.9, 0)
    context.bezierCurveTo(long * 1.2, cell * 2.2, long * 0.62, cell * 4.6, -cell * 0.5, cell * 0.6)
    context.stroke()
  }
  context.lineCap = 'round'
  context.strokeStyle = THREADS[thread][0]
  context.lineWidth = cell * 0.4
  tail()
  context.strokeStyle = THREADS[thread][1]
  context.lineWidth = cell * 0.24
  tail()
  body()
  const steel = context.createLinearGradient(0, -wide / 2, 0, wide / 2)
  steel.addColorStop(0, '#8d97a6')
  steel.addColorStop(0.28, '#ffffff')
  steel.addColorStop(0.55, '#c3cbd6')
  steel.addColorStop(1, '#4b5464')
  context.fillStyle = steel
  context.fill()
  context.fillStyle = THREADS[thread][0]
  context.beginPath()
  context.ellipse(long * 0.91, 0, long * 0.055, wide * 0.17, 0, 0, Math.PI * 2)
  context.fill()
  context.restore()
}

/** The crosses of this minute as far as they have been worked, and the needle. */
function drawMinute(frame: CanvasFrame) {
  const { context, time, motion, width, height, ratio } = frame
  const layout = layoutOf(width, height, ratio)
  const { cell, left, top, columns } = layout
  const chart = chartAt(frame, layout)
  const part = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / 1000 / WORK)
  const at = stitchAt(time.minute, time.second)
  const stitch = stitcher(context, layout, ratio)
  for (let done = at - time.second; done < at; done++) stitch(chart[done]!, done)
  const thread = chart[at]!
  if (part > 0.5) stitch(thread, at, part < 1)
  context.globalCompositeOperation = 'source-atop'
  paintLight(context, width, height)
  context.globalCompositeOperation = 'source-over'
  // Up at the one corner, down at the other, for either leg.
  const [along, lift] = [easeInOut((part * 2) % 1 || (part ? 1 : 0)), Math.sin(Math.PI * ((part * 2) % 1))]
  const x = left + (at % columns) * cell
  const y = top + Math.floor(at / columns) * cell
  const down = part > 0.5 ? 0.85 - 0.7 * along : 0.15 + 0.7 * along
  // It leans to where there is room for it.
  const lean = [x > width - NEEDLE * cell ? -1 : 1, y < (NEEDLE + 1) * cell ? -1 : 1] as const
  paintNeedle(context, [x + (0.15 + 0.7 * along) * cell, y + down * cell], cell, thread, lift, lean)
  return part === 1 ? untilSecond(time) : undefined
}

/** The rows that a minute's sixty stitches are in, and room for the needle over them. */
function rowsOf(minute: number) {
  return ({ width, height }: { width: number; height: number }) => {
    const { cell, left, top, columns } = layoutOf(width, height, 1)
    const more = cell * (NEEDLE + 2)
    const from = top + Math.floor((minute * 60) / columns) * cell
    const to = top + (Math.floor((minute * 60 + 59) / columns) + 1) * cell
    const above = Math.min(from, more)
    // Where there is no room above it leans downwards.
    const below = from < more ? more : cell * 3
    return {
      left: left - cell * 3,
      top: from - above,
      width: (columns + 6) * cell,
      height: to - from + above + below,
    }
  }
}

/**
 * A tea towel with the time in its middle. It is Assisi work, where the ground is filled: the panel has 3,600 stitches
 * in any of its shapes, and every second of the hour works one of them.
 */
export default function TeaTowel() {
  const { minute } = useClockTime('minute')
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.linen}>
      <Canvas draw={drawCloth} beat="minute" />
      <Canvas key={minute} draw={drawMinute} beat={12} part={rowsOf(minute)} />
    </Stage>
  )
}
