import {
  type ClockTime,
  clamp,
  easeInOut,
  type HourCycle,
  hourDigits,
  laterBy,
  Stage,
  twoDigits,
  untilMinute,
  untilSecond,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { codeOf } from './code'
import { type Box, figuresIn, type Plan, planOf, textOf } from './model'
import { type Mosaic, mosaicOf } from './mosaic'

export { notes } from './notes'

const panda = new URL('./panda.webp', import.meta.url).href

export const images = [panda]
export const fonts = []

/** How long before the next second or minute the modules that change begin to turn, and how long each of them takes. */
const [TURN_MS, FLIP_MS] = [460, 180]

/** What the night takes of the picture's light. */
const INK = '#4d3a32'

/** The rows of a box, and which of their modules are dark. */
type Marks = readonly (readonly boolean[])[]

/**
 * Adds a module to the outline, or the part of it that has turned, or several modules of a row in one: the fewer there
 * are, the sooner a picture is cut to them. Its edges are whole pixels, so that no seam shows.
 */
function module(
  context: CanvasRenderingContext2D,
  { plan }: Mosaic,
  row: number,
  column: number,
  part = 1,
  many = 1,
) {
  const { module: size, left, top } = plan
  const inset = ((1 - part) / 2) * size
  const [x, y] = [Math.round(left + column * size), Math.round(top + row * size)]
  const [right, foot] = [Math.round(left + (column + many) * size), Math.round(top + (row + 1) * size)]
  context.rect(x + inset, y + inset, right - x - 2 * inset, foot - y - 2 * inset)
}

/** The picture, as light as the code's light modules have to be. */
function drawPicture({ context, width, height, image, time }: CanvasFrame) {
  mosaicOf(image(panda), width, height).lay(context)
  return untilMinute(time)
}

/** The picture at night, in a box: laid over itself in its own colours, and once in ink. */
function darken(context: CanvasRenderingContext2D, mosaic: Mosaic) {
  mosaic.lay(context)
  context.globalCompositeOperation = 'multiply'
  mosaic.lay(context)
  context.fillStyle = INK
  context.fillRect(0, 0, 1e5, 1e5)
}

/** Draws a box's dark modules; those that change turn in a wave that runs from its lower right corner. */
function drawMarks(
  { context, layer }: CanvasFrame,
  mosaic: Mosaic,
  box: Box,
  now: Marks,
  next: Marks,
  turning: number,
) {
  const outline = (isDark: boolean) => {
    context.beginPath()
    for (let row = 0; row < box.height; row++)
      for (let column = 0; column < box.width; column++) {
        const [was, will] = [now[row]![column]!, next[row]![column]!]
        const at = [box.row + row, box.column + column] as const
        if (isDark && was && !now[row]![column - 1]) {
          let many = 1
          while (now[row]![column + many]) many++
          module(context, mosaic, ...at, 1, many)
        }
        const delay = (1 - (row + column) / (box.height + box.width)) * (TURN_MS - FLIP_MS)
        const part = was === will ? 0 : easeInOut(clamp((turning - delay) / FLIP_MS))
        if (part && will === isDark) module(context, mosaic, ...at, part)
      }
  }
  context.save()
  outline(true)
  context.clip()
  layer('night', '', (clear) => darken(clear, mosaic))
  context.restore()
  if (!turning) return
  context.save()
  outline(false)
  context.clip()
  mosaic.lay(context)
  context.restore()
}

function drawCode(frame: CanvasFrame) {
  const { time, hourCycle, motion, width, height, image } = frame
  const mosaic = mosaicOf(image(panda), width, height)
  const left = untilSecond(time)
  const isTurning = motion !== 'reduced' && left < TURN_MS
  const now = codeOf(textOf(time, hourCycle), mosaic.wanted)
  const next = isTurning ? codeOf(textOf(laterBy(time, left), hourCycle), mosaic.wanted) : now
  drawMarks(frame, mosaic, mosaic.plan.code, now, next, isTurning ? TURN_MS - left : 0)
  if (!isTurning) return motion === 'reduced' ? left : left - TURN_MS
}

/** The hour's and the minute's figures, each in its box. */
function marksOf({ hour, minute }: ClockTime, hourCycle: HourCycle, { plan }: Mosaic) {
  const said = hourDigits(hour, hourCycle)
  return [
    { box: plan.hour, marks: figuresIn(said, plan.hour) },
    { box: plan.minute, marks: figuresIn(twoDigits(minute), plan.minute) },
  ] as const
}

function drawFigures(frame: CanvasFrame) {
  const { time, hourCycle, motion, width, height, image } = frame
  const mosaic = mosaicOf(image(panda), width, height)
  const left = untilMinute(time)
  const isTurning = motion !== 'reduced' && left < TURN_MS
  const now = marksOf(time, hourCycle, mosaic)
  const next = isTurning ? marksOf(laterBy(time, left), hourCycle, mosaic) : now
  for (const [index, { box, marks }] of now.entries())
    drawMarks(frame, mosaic, box, marks, next[index]!.marks, isTurning ? TURN_MS - left : 0)
  if (!isTurning) return motion === 'reduced' ? left : left - TURN_MS
}

type Size = Pick<CanvasFrame, 'width' | 'height'>

/** The part of the stage that boxes cover, and what lies between them. */
function partOf({ module: size, left, top }: Plan, boxes: readonly Box[]) {
  const column = Math.min(...boxes.map((box) => box.column))
  const row = Math.min(...boxes.map((box) => box.row))
  const columns = Math.max(...boxes.map((box) => box.column + box.width)) - column
  const rows = Math.max(...boxes.map((box) => box.row + box.height)) - row
  return {
    left: Math.round(left + column * size),
    top: Math.round(top + row * size),
    width: Math.ceil(columns * size) + 1,
    height: Math.ceil(rows * size) + 1,
  }
}

function figuresPart({ width, height }: Size) {
  const plan = planOf(width, height)
  return partOf(plan, [plan.hour, plan.minute])
}

function codePart({ width, height }: Size) {
  const plan = planOf(width, height)
  return partOf(plan, [plan.code])
}

/**
 * A QR code of the second on a picture: its dark modules are the same picture at night, and so are the figures of the time.
 * The picture is painted once a minute; the code moves at the end of each second, the figures at the end of each minute.
 */
export default function Qr() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.ground}>
      <Canvas draw={drawPicture} beat="minute" />
      <Canvas draw={drawFigures} beat={24} part={figuresPart} />
      <Canvas draw={drawCode} beat={24} part={codePart} />
    </Stage>
  )
}
