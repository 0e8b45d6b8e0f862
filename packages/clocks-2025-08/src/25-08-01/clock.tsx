import { clamp, easeOut, Stage, untilMinute, untilSecond, useSize } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { hourName, levelOf, lineOf, minuteAt, minuteName, type Plan, planOf, tipOf } from './model'

export { notes } from './notes'

const WORDS = 'ft-25-08-01 Words'

export const images = []
export const fonts = [
  { family: WORDS, source: new URL('./words.woff2', import.meta.url).href, weight: '800' },
]

/**
 * A code host's greens: pale for what is past, full where a row or a column leads to now. What is to come has as many
 * greys: it will be as busy as ever.
 */
const PAST = ['#e0f6e5', '#b9ecc5', '#8fdaa3', '#6cc587', '#4fae6d']
const LEADING = ['#4ac26b', '#2da44e', '#1f883d', '#116329', '#08471b']
const TO_COME = ['#e4e9ee', '#ccd5de', '#b3c0cd', '#98a8b8', '#7f92a5']
const LEADING_ON = ['#b9c4cf', '#a0aebc', '#8797a7', '#6f8193', '#586c80']
const [INK, GREEN] = ['#1f2328', '#2da44e']

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

/** All squares that the stage holds, and those at its edges. */
function drawSquares({ context, time: { hour, minute } }: CanvasFrame, plan: Plan) {
  const { pitch, side, left, top, before, after, above, below, leading } = plan
  const gap = pitch * (1 - FILLED)
  for (let row = -above; row <= below; row++)
    for (let column = -before; column <= after; column++) {
      // There the figures stand.
      if ((!row && column < -leading[0]) || (!column && row < -leading[1])) continue
      const beside = row === 0 || column === 0
      const [lit, plain] = row * 60 + column < 0 ? [LEADING, PAST] : [LEADING_ON, TO_COME]
      context.fillStyle = (beside ? lit : plain)[levelOf(minuteAt(hour * 60 + minute, row, column))]!
      const [x, wide] = lineOf(plan, column)
      const [y, high] = lineOf(plan, row)
      rounded(context, [left + x + gap / 2, top + y + gap / 2, wide - gap, high - gap], pitch * ROUND)
    }
  context.fillStyle = INK
  rounded(context, [left + gap / 2, top + gap / 2, side - gap, side - gap], side * 0.09)
  context.fillStyle = '#fff'
  const inset = gap / 2 + side * FRAME
  rounded(context, [left + inset, top + inset, side - 2 * inset, side - 2 * inset], side * 0.05)
}

/** The hour at the left of its row, the minute at the head of its column. */
function drawNames({ context, time: { hour, minute }, hourCycle }: CanvasFrame, plan: Plan) {
  const { pitch, side, left, top, capitals, leading } = plan
  context.font = `800 ${capitals / CAPITALS}px "${WORDS}"`
  context.textAlign = 'center'
  context.fillStyle = INK
  const [right, foot] = [left - leading[0] * pitch, top - leading[1] * pitch]
  context.fillText(hourName(hour, hourCycle), right / 2, top + (side + capitals) / 2)
  context.fillText(minuteName(minute), left + side / 2, (foot + capitals) / 2)
}

/** The label with a point that a code host shows on a square, below that of now. */
function drawTip({ context, time, hourCycle, width: stageWidth }: CanvasFrame, plan: Plan) {
  const { pitch, side, left, top } = plan
  const [many, when] = tipOf(time.hour, time.minute, hourCycle)
  context.font = `800 100px "${WORDS}"`
  const wide = (text: string) => context.measureText(text).width / 100
  // On a high stage there is no room for the time in one line.
  const lines = stageWidth < side * 3.2 ? when.split(/ (.*)/).filter(Boolean) : [when]
  const ems = Math.max(wide(many) / 2, ...lines.map(wide)) + 0.8
  const edge = pitch
  const size = Math.min(side * (lines.length > 1 ? 0.36 : 0.3), (stageWidth - 2 * edge) / ems)
  const [width, height] = [size * ems, size * (lines.length + 1.15)]
  const point = side * 0.1
  const middle = left + side / 2
  const x = clamp(middle - width / 2, edge, stageWidth - edge - width)
  const y = top + side + point

  context.fillStyle = INK
  rounded(context, [x, y, width, height], size * 0.2)
  context.beginPath()
  context.moveTo(middle - point * 1.2, y + 1)
  context.lineTo(middle, y - point)
  context.lineTo(middle + point * 1.2, y + 1)
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

/** A sheet of minutes, painted once a minute; only the square of now grows meanwhile. */
export default function Contributions() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  const inset = (plan.pitch * (1 - FILLED)) / 2 + plan.side * FRAME * 1.6
  const side = plan.side - 2 * inset
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} ground={styles.page}>
      <Canvas draw={drawPage} beat="minute" />
      <div
        className={styles.now}
        style={{ left: plan.left + inset, top: plan.top + inset, width: side, height: side }}
      >
        <Canvas draw={drawNow} beat={30} />
      </div>
    </Stage>
  )
}
