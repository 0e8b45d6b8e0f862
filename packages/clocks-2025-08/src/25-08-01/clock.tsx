import {
  clamp,
  easeOut,
  Stage,
  untilMinute,
  untilSecond,
  useClockTime,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { columnOf, FREE, hourName, levelOf, minuteName, type Plan, planOf, rowOf, TWO, tipOf } from './model'

export { notes } from './notes'

const WORDS = 'ft-25-08-01 Words'

export const images = []
export const fonts = [
  { family: WORDS, source: new URL('./words.woff2', import.meta.url).href, weight: '800' },
]

/** A code host's greens: pale for what is past, full where a row or a column leads to now. */
const PAST = ['#e0f6e5', '#b9ecc5', '#8fdaa3', '#6cc587', '#4fae6d']
const LEADING = ['#4ac26b', '#2da44e', '#1f883d', '#116329', '#08471b']
const [TO_COME, TO_COME_BESIDE] = ['#e8ebef', '#d3d9df']
const [INK, GREY, GREEN] = ['#1f2328', '#6e7781', '#2da44e']

/** What of a pitch is square, and how round its corners are. */
const [FILLED, ROUND] = [0.82, 0.16]
/** The frame of the square of now, in its sides. */
const FRAME = 0.055
const GROW_MS = 320

/** The typeface's figures in ems. */
const CAPITALS = 0.73

function rounded(
  context: CanvasRenderingContext2D,
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
) {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

/** The square of now: its corner, and which column and row it is in. */
function nowOf(plan: Plan, hour: number, minute: number) {
  const [column, row] = plan.turned ? [hour, minute] : [minute, hour]
  return {
    column,
    row,
    x: plan.left + columnOf(plan, column, column)[0],
    y: plan.top + rowOf(plan, row, row)[0],
  }
}

function drawSquares({ context, time: { hour, minute } }: CanvasFrame, plan: Plan) {
  const { turned, pitch, side, left, top, columns, rows } = plan
  const now = nowOf(plan, hour, minute)
  const gap = pitch * (1 - FILLED)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const beside = row === now.row || column === now.column
      const minuteOfDay = turned ? column * 60 + row : row * 60 + column
      const isPast = minuteOfDay < hour * 60 + minute
      if (isPast) context.fillStyle = (beside ? LEADING : PAST)[levelOf(minuteOfDay)]!
      else context.fillStyle = beside ? TO_COME_BESIDE : TO_COME
      const [x, wide] = columnOf(plan, column, now.column)
      const [y, high] = rowOf(plan, row, now.row)
      const square = [left + x + gap / 2, top + y + gap / 2, wide - gap, high - gap] as const
      rounded(context, square, pitch * ROUND)
    }
  context.fillStyle = INK
  rounded(context, [now.x + gap / 2, now.y + gap / 2, side - gap, side - gap], side * 0.09)
  context.fillStyle = '#fff'
  const inset = gap / 2 + side * FRAME
  rounded(context, [now.x + inset, now.y + inset, side - 2 * inset, side - 2 * inset], side * 0.05)
}

/** Hours and minutes at the edges: a few small ones, and large those of now. */
function drawNames({ context, time: { hour, minute }, hourCycle, width }: CanvasFrame, plan: Plan) {
  const { turned, pitch, side, left, top, columns, rows, capitals, head } = plan
  const now = nowOf(plan, hour, minute)
  const nameOf = (at: number, isHour: boolean) => (isHour ? hourName(at, hourCycle) : minuteName(at))
  const small = pitch * 1.75
  const write = (name: string, x: number, y: number, high: number) => {
    context.font = `800 ${high / CAPITALS}px "${WORDS}"`
    context.fillText(name, x, y)
  }

  // Where the column is at the edge of the stage, its figures end there.
  const half = head * TWO * 0.5
  const above = Math.min(now.x + side / 2, width - half - pitch * FREE)
  context.fillStyle = GREY
  context.textAlign = 'center'
  for (let column = 0; column < columns; column += turned ? 3 : 10) {
    const [x, wide] = columnOf(plan, column, now.column)
    const middle = left + x + wide / 2
    if (Math.abs(middle - above) > half + small)
      write(nameOf(column, turned), middle, top - pitch, small * CAPITALS)
  }
  context.textAlign = 'right'
  for (let row = 0; row < rows; row += turned ? 10 : 3) {
    const [y, high] = rowOf(plan, row, now.row)
    const middle = top + y + high / 2
    if (Math.abs(middle - now.y - side / 2) > side / 2 + small / 2)
      write(nameOf(row, !turned), left - pitch, middle + (small * CAPITALS) / 2, small * CAPITALS)
  }

  context.fillStyle = INK
  write(nameOf(now.row, !turned), left - pitch * FREE, now.y + (side + capitals) / 2, capitals)
  context.textAlign = 'center'
  write(nameOf(now.column, turned), above, top - pitch * FREE, head)
}

/** The label with a point that a code host shows on a square: below that of now, or above it where the stage ends. */
function drawTip(
  { context, time, hourCycle, width: stageWidth, height: stageHeight }: CanvasFrame,
  plan: Plan,
) {
  const { turned, pitch, side, left } = plan
  const now = nowOf(plan, time.hour, time.minute)
  const [many, when] = tipOf(time.hour, time.minute, hourCycle)
  // On a high stage there is no room for the time in one line.
  const lines = turned ? when.split(/ (.*)/).filter(Boolean) : [when]
  const edge = pitch * FREE
  context.font = `800 100px "${WORDS}"`
  const longest = Math.max(
    context.measureText(many).width / 2,
    ...lines.map((line) => context.measureText(line).width),
  )
  const ems = longest / 100 + 0.8
  const size = Math.min(
    turned ? Math.min(side * 0.5, pitch * 8) : side * 0.28,
    (stageWidth - left - edge) / ems,
  )
  const [width, height] = [size * ems, size * (lines.length + 1.15)]
  const point = side * 0.1
  const middle = now.x + side / 2
  const x = clamp(middle - width / 2, left, stageWidth - edge - width)
  const isBelow = now.y + side + point + height + edge < stageHeight
  const y = isBelow ? now.y + side + point : now.y - point - height
  const [foot, tip] = isBelow ? [y + 1, y - point] : [y + height - 1, y + height + point]

  context.fillStyle = INK
  rounded(context, [x, y, width, height], size * 0.2)
  context.beginPath()
  context.moveTo(middle - point * 1.2, foot)
  context.lineTo(middle, tip)
  context.lineTo(middle + point * 1.2, foot)
  context.fill()
  context.textAlign = 'left'
  context.fillStyle = '#9be9a8'
  context.font = `800 ${size * 0.5}px "${WORDS}"`
  context.fillText(many, x + size * 0.4, y + size * 0.72)
  context.fillStyle = '#fff'
  context.font = `800 ${size}px "${WORDS}"`
  for (const [index, line] of lines.entries())
    context.fillText(line, x + size * 0.4, y + size * (1.66 + index))
}

function drawPage(frame: CanvasFrame) {
  const { time, width, height } = frame
  const plan = planOf(width, height)
  drawSquares(frame, plan)
  drawNames(frame, plan)
  drawTip(frame, plan)
  return untilMinute(time)
}

/** The green of this minute: a sixtieth of its square more with each second. */
function drawNow({ context, time, width, motion }: CanvasFrame) {
  const grown = motion === 'reduced' ? 1 : easeOut(clamp(time.millisecond / GROW_MS))
  const side = width * Math.sqrt((time.second + grown) / 60)
  context.fillStyle = GREEN
  rounded(context, [(width - side) / 2, (width - side) / 2, side, side], width * 0.04)
  if (grown === 1) return untilSecond(time)
}

/** A day of 1440 squares, painted once a minute; only the square of now grows meanwhile. */
export default function Contributions() {
  const { hour, minute } = useClockTime('minute')
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  const { x, y } = nowOf(plan, hour, minute)
  const inset = (plan.pitch * (1 - FILLED)) / 2 + plan.side * FRAME * 1.6
  const side = plan.side - 2 * inset
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} ground={styles.page}>
      <Canvas draw={drawPage} beat="minute" />
      <div className={styles.now} style={{ left: x + inset, top: y + inset, width: side, height: side }}>
        <Canvas draw={drawNow} beat={30} />
      </div>
    </Stage>
  )
}
