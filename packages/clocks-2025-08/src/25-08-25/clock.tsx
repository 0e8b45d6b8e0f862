import {
  type ClockTime,
  clamp,
  easeInOut,
  type HourCycle,
  laterBy,
  Stage,
  untilMinute,
  untilSecond,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { codeOf, SIDE } from './code'
import { type Box, figuresIn, planOf, textOf, two } from './model'
import { type Mosaic, mosaicOf } from './mosaic'

export { notes } from './notes'

const panda = new URL('./panda.webp', import.meta.url).href

export const images = [panda]
export const fonts = []

/** How long before the next second or minute the modules that change begin to turn, and how long each of them takes. */
const [TURN_MS, FLIP_MS] = [460, 180]

/** The rows of a box, and which of their modules are dark. */
type Marks = readonly (readonly boolean[])[]

/** Fills a module, or the part of it that has turned: its edges are whole pixels, so that no seam shows. */
function module(context: CanvasRenderingContext2D, mosaic: Mosaic, row: number, column: number, part = 1) {
  const { module: size, left, top } = mosaic.plan
  const inset = ((1 - part) / 2) * size
  const [x, y] = [Math.round(left + column * size), Math.round(top + row * size)]
  const [right, foot] = [Math.round(left + (column + 1) * size), Math.round(top + (row + 1) * size)]
  context.fillRect(x + inset, y + inset, right - x - 2 * inset, foot - y - 2 * inset)
}

/** The picture in its light modules, over the whole stage. */
function drawPicture({ context, width, height, image, time }: CanvasFrame) {
  const mosaic = mosaicOf(image(panda), width, height)
  const { columns, rows } = mosaic.plan
  for (let row = -1; row <= rows; row++)
    for (let column = -1; column <= columns; column++) {
      context.fillStyle = mosaic.colour(row, column, false)
      module(context, mosaic, row, column)
    }
  return untilMinute(time)
}

/** Draws a box's dark modules; those that change turn in a wave that runs from its lower right corner. */
function drawMarks(
  context: CanvasRenderingContext2D,
  mosaic: Mosaic,
  box: Box,
  now: Marks,
  next: Marks,
  turning: number,
) {
  for (let row = 0; row < box.height; row++)
    for (let column = 0; column < box.width; column++) {
      const [was, will] = [now[row]![column]!, next[row]![column]!]
      if (!was && !will) continue
      const at = [box.row + row, box.column + column] as const
      if (was) {
        context.fillStyle = mosaic.colour(...at, true)
        module(context, mosaic, ...at)
      }
      const delay = (1 - (row + column) / (box.height + box.width)) * (TURN_MS - FLIP_MS)
      const part = easeInOut(clamp((turning - delay) / FLIP_MS))
      if (was === will || !part) continue
      context.fillStyle = mosaic.colour(...at, will)
      module(context, mosaic, ...at, part)
    }
}

function drawCode({ context, time, hourCycle, motion, width, height, image }: CanvasFrame) {
  const mosaic = mosaicOf(image(panda), width, height)
  const left = untilSecond(time)
  const isTurning = motion !== 'reduced' && left < TURN_MS
  const now = codeOf(textOf(time, hourCycle), mosaic.wanted)
  const next = isTurning ? codeOf(textOf(laterBy(time, left), hourCycle), mosaic.wanted) : now
  drawMarks(context, mosaic, mosaic.plan.code, now, next, isTurning ? TURN_MS - left : 0)
  if (!isTurning) return motion === 'reduced' ? left : left - TURN_MS
}

/** The hour's and the minute's figures, each in its box. */
function marksOf({ hour, minute }: ClockTime, hourCycle: HourCycle, { plan }: Mosaic) {
  const said = hourCycle === 24 ? two(hour) : String(hour % 12 || 12)
  return [
    { box: plan.hour, marks: figuresIn(said, plan.hour) },
    { box: plan.minute, marks: figuresIn(two(minute), plan.minute) },
  ] as const
}

function drawFigures({ context, time, hourCycle, motion, width, height, image }: CanvasFrame) {
  const mosaic = mosaicOf(image(panda), width, height)
  const left = untilMinute(time)
  const isTurning = motion !== 'reduced' && left < TURN_MS
  const now = marksOf(time, hourCycle, mosaic)
  const next = isTurning ? marksOf(laterBy(time, left), hourCycle, mosaic) : now
  for (const [index, { box, marks }] of now.entries())
    drawMarks(context, mosaic, box, marks, next[index]!.marks, isTurning ? TURN_MS - left : 0)
  if (!isTurning) return motion === 'reduced' ? left : left - TURN_MS
}

/**
 * A QR code of the second whose modules are a picture's, and the time in the same modules. The picture is painted once a
 * minute; the code moves at the end of each second, the figures at the end of each minute.
 */
export default function Qr() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.ground}>
      <Canvas draw={drawPicture} beat="minute" />
      <Canvas draw={drawFigures} beat={24} />
      <Canvas
        draw={drawCode}
        beat={24}
        part={(stage) => {
          const { module: size, left, top, code } = planOf(stage.width, stage.height)
          return {
            left: Math.round(left + code.column * size),
            top: Math.round(top + code.row * size),
            width: Math.ceil(SIDE * size) + 1,
            height: Math.ceil(SIDE * size) + 1,
          }
        }}
      />
    </Stage>
  )
}
