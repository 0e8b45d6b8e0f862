import { untilSecond } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Cell, cutFor, figureOf, leeway, orderOf, outlineOf, planOf, TURN, turnAt } from './model'

export const figures = {
  family: 'ft-25-05-07 Figures',
  source: new URL('./figures.woff2', import.meta.url).href,
  weight: '400',
}

type Context = CanvasRenderingContext2D
type Size = Pick<CanvasFrame, 'width' | 'height'>

/** Two tones that change places where a piece lies, and a third for the one in hand. */
const DARK = '#2a1c30'
const PALE = '#ddd3cf'
const HAND = '#d98d83'
/** Cuts: between pieces that lie, on the dark and on the pale, and on the table. */
const CUT_DARK = '#57425c'
const CUT_PALE = '#a3949c'
const CUT_TABLE = '#b7aaab'

/** A piece's outline. */
function trace(context: Context, size: Size, cell: Cell) {
  const cut = cutFor(size.width, size.height)
  const [wide, high] = [size.width / cut.columns, size.height / cut.rows]
  const { start, curves } = outlineOf(cut, cell, [wide, high])
  context.moveTo(start[0] * wide, start[1] * high)
  for (const [first, second, end] of curves)
    context.bezierCurveTo(
      first[0] * wide,
      first[1] * high,
      second[0] * wide,
      second[1] * high,
      end[0] * wide,
      end[1] * high,
    )
  context.closePath()
}

/** The hour, as large as its room. */
function printHour(context: Context, size: Size, figure: string, colour: string) {
  const { left, top, width, height } = planOf(size.width, size.height).figures
  context.font = `400 1000px "${figures.family}"`
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  const box = context.measureText(figure)
  const [wide, high] = [
    box.actualBoundingBoxRight + box.actualBoundingBoxLeft,
    box.actualBoundingBoxAscent + box.actualBoundingBoxDescent,
  ]
  const scale = Math.min(width / wide, height / high)
  context.save()
  context.translate(left + (width - wide * scale) / 2, top + (height - high * scale) / 2)
  context.scale(scale, scale)
  context.fillStyle = colour
  context.fillText(figure, box.actualBoundingBoxLeft, box.actualBoundingBoxAscent)
  context.restore()
}

/** The table with the hour printed on it, and the pieces that lie: the same print, its tones exchanged. */
export function drawPuzzle({ context, time, width, height, hourCycle }: CanvasFrame) {
  const size = { width, height }
  const order = orderOf(cutFor(width, height))
  const figure = figureOf(time.hour, hourCycle)
  const thin = Math.max(0.75, Math.min(width, height) * 0.0028)
  const cuts = (cells: readonly Cell[], colour: string, line = thin) => {
    context.beginPath()
    for (const cell of cells) trace(context, size, cell)
    context.strokeStyle = colour
    context.lineWidth = line
    context.lineJoin = 'round'
    context.stroke()
  }
  context.fillStyle = PALE
  context.fillRect(0, 0, width, height)
  cuts(order.slice(time.minute), CUT_TABLE)
  printHour(context, size, figure, DARK)

  context.save()
  const lying = order.slice(0, time.minute)
  context.beginPath()
  for (const cell of lying) trace(context, size, cell)
  context.clip()
  context.fillStyle = DARK
  context.fillRect(0, 0, width, height)
  cuts(lying, CUT_DARK)
  printHour(context, size, figure, PALE)
  context.restore()
  if (!lying.length) return
  // Over the figures the cut is seen as well, but as a hair.
  context.save()
  context.beginPath()
  for (const cell of lying) trace(context, size, cell)
  context.clip()
  context.globalAlpha = 0.55
  cuts(lying, CUT_PALE, thin * 0.8)
  context.restore()
}

/** Where the piece in hand belongs. */
export function drawPlace({ context, time, width, height }: CanvasFrame) {
  const cell = orderOf(cutFor(width, height))[time.minute]!
  context.beginPath()
  trace(context, { width, height }, cell)
  context.strokeStyle = HAND
  context.lineJoin = 'round'
  context.lineWidth = Math.max(2, Math.min(width, height) * 0.0085)
  context.stroke()
}

/** The piece in hand: large, with the minute's number. */
export function drawHand({ context, time, width, height, motion }: CanvasFrame) {
  const size = { width, height }
  const cut = cutFor(width, height)
  const { hand, piece } = planOf(width, height)
  const cell = orderOf(cut)[time.minute]!
  const [wide, high] = [width / cut.columns, height / cut.rows]
  const scale = piece / Math.sqrt(wide * high)
  const since = motion === 'reduced' ? TURN : time.millisecond
  context.save()
  context.translate(hand[0], hand[1])
  context.rotate((turnAt(time.second, since) * Math.PI) / 180)
  context.save()
  context.scale(scale, scale)
  context.translate(-(cell[0] + 0.5) * wide, -(cell[1] + 0.5) * high)
  context.beginPath()
  trace(context, size, cell)
  context.restore()
  // A rim in the table's tone keeps it apart from what lies below.
  context.strokeStyle = PALE
  context.lineWidth = piece * 0.09
  context.lineJoin = 'round'
  context.stroke()
  context.fillStyle = HAND
  context.fill()
  context.fillStyle = DARK
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const letter = piece * 0.62
  context.font = `400 ${letter}px "${figures.family}"`
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(String(time.minute))
  context.fillText(
    String(time.minute),
    leeway(cut, cell) * piece * 0.1,
    (actualBoundingBoxAscent - actualBoundingBoxDescent) / 2,
  )
  context.restore()
  return since >= TURN ? untilSecond(time) : undefined
}

/** The part of the stage in which it is turned. */
export function handPart({ width, height }: Size) {
  const { hand, piece } = planOf(width, height)
  const far = piece * 1.12
  const [left, top] = [Math.max(0, hand[0] - far), Math.max(0, hand[1] - far)]
  return {
    left,
    top,
    width: Math.min(width, hand[0] + far) - left,
    height: Math.min(height, hand[1] + far) - top,
  }
}
