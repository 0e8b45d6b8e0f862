import {
  type ClockFont,
  Stage,
  untilMinute,
  useClockTime,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  A_SECOND,
  type Cell,
  fillingOf,
  hourName,
  levelOf,
  minuteName,
  type Plan,
  planOf,
  SIDE,
} from './model'

export { notes } from './notes'

const face: ClockFont = {
  family: 'ft-25-08-01 Type',
  source: new URL('./type.woff2', import.meta.url).href,
  weight: '850',
}

export const images = []
export const fonts = [face]

/** The greens of what has been, and of what is still to come. */
const DONE = ['#a5e696', '#5fcf6c', '#27a44b', '#0c7a3b', '#04472a']
const TO_COME = ['#c9f2bb', '#bfeeb1', '#b5e9a8', '#a9e49d', '#9cdd91']
const [INK, NOW, NEW] = ['#04472a', '#f2380f', '#fff3a8']

/** A square, with a little of the ground round it. */
function square(
  context: CanvasRenderingContext2D,
  [x, y, w, h]: readonly number[],
  colour: string,
  part = 0.2,
) {
  const gap = Math.min(w!, h!) * part
  context.fillStyle = colour
  context.beginPath()
  context.roundRect(x! + gap / 2, y! + gap / 2, w! - gap, h! - gap, Math.min(gap, 8))
  context.fill()
}

/** Numbers at the side of some lines: the large one of now, and those of the others that it leaves room for. */
function drawAxis(
  context: CanvasRenderingContext2D,
  { figure, small, gutter }: Plan,
  cells: readonly Cell[],
  {
    now,
    step,
    across,
    colour,
    name,
  }: { now: number; step: number; across: boolean; colour: string; name: (index: number) => string },
) {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = colour
  const last = cells.at(-1)!
  const end = last.at + last.size
  const half = figure * (across ? 0.8 : 0.5)
  const middleOf = ({ at, size }: Cell, keep: number) =>
    Math.min(Math.max(at + size / 2, cells[0]!.at - gutter * 0.4 + keep), end - keep)
  const here = middleOf(cells[now]!, half)
  const write = (text: string, at: number, size: number) => {
    context.font = `850 ${size}px "${face.family}"`
    if (across) context.fillText(text, at, gutter * 0.53)
    else context.fillText(text, gutter * 0.5, at + size * 0.03)
  }
  write(name(now), here, figure)
  for (let index = 0; index < cells.length; index += step) {
    const at = cells[index]!.at + cells[index]!.size / 2
    if (Math.abs(at - here) > half + small * 1.2) write(name(index), at, small)
  }
}

function drawBoard({ context, time, width, height, hourCycle }: CanvasFrame) {
  const plan = planOf(width, height, time.hour, time.minute)
  for (const [hour, row] of plan.hours.entries())
    for (const [minute, column] of plan.minutes.entries()) {
      const past = hour * 60 + minute - time.hour * 60 - time.minute
      if (!past) continue
      const [x, y] = plan.across ? [column, row] : [row, column]
      square(context, [x.at, y.at, x.size, y.size], (past < 0 ? DONE : TO_COME)[levelOf(hour, minute)]!)
    }
  drawAxis(context, plan, plan.hours, {
    now: time.hour,
    step: 3,
    across: !plan.across,
    colour: INK,
    name: (hour) => hourName(hour, hourCycle),
  })
  drawAxis(context, plan, plan.minutes, {
    now: time.minute,
    step: 10,
    across: plan.across,
    colour: NOW,
    name: minuteName,
  })
  return untilMinute(time)
}

/** The square of now: red, and filled with green from below; what came in the second that runs is still bright. */
function drawNow({ context, time, width, height, motion }: CanvasFrame, order: readonly number[]) {
  const part = motion === 'reduced' ? 0 : time.millisecond / 1000
  const filled = Math.floor((time.second + part) * A_SECOND)
  const green = DONE[Math.max(2, levelOf(time.hour, time.minute))]!
  const edge = Math.min(width, height) * 0.035
  context.fillStyle = NOW
  context.beginPath()
  context.roundRect(0, 0, width, height, edge)
  context.fill()
  const [w, h] = [(width - 2 * edge) / SIDE, (height - 2 * edge) / SIDE]
  for (const [index, place] of order.slice(0, filled).entries()) {
    const fresh = index >= time.second * A_SECOND
    square(
      context,
      [edge + (place % SIDE) * w, edge + Math.floor(place / SIDE) * h, w, h],
      fresh ? NEW : green,
      0.1,
    )
  }
}

/** A day of sixty by twenty-four squares, painted once a minute; only the square of now is filled meanwhile. */
export default function Contributions() {
  const { hour, minute } = useClockTime('minute')
  const { seed } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const order = useMemo(() => fillingOf(seed), [seed])
  const { across, hours, minutes } = planOf(width, height, hour, minute)
  const [x, y] = across ? [minutes[minute]!, hours[hour]!] : [hours[hour]!, minutes[minute]!]
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} ground={styles.board}>
      <Canvas draw={drawBoard} beat="minute" />
      <div className={styles.now} style={{ left: x.at, top: y.at, width: x.size, height: y.size }}>
        <Canvas draw={(frame) => drawNow(frame, order)} beat={5} />
      </div>
    </Stage>
  )
}
