import { Stage, untilSecond, useClockTime } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { CORE } from './core'
import { addressOf, type Cell, cellsAt, hexOf, sheetFor } from './model'

export { notes } from './notes'

const HEX = 'ft-25-09-14 Hex'
const TEXT = 'ft-25-09-14 Text'

export const images: string[] = []
export const fonts = [
  { family: HEX, source: new URL('./hex.woff2', import.meta.url).href, weight: '800' },
  { family: TEXT, source: new URL('./text.woff2', import.meta.url).href, weight: '500' },
]

const PAGE = '#dddbf4'
const INK = '#12101f'
/** What is not marked is still to be read, and stays behind. */
const PALE = '#a3a0cf'
const MARK = '#c8f000'

/** How far a letter of the face advances, and how high its capitals are, in parts of its size. */
const ADVANCE = 0.6
const CAPITAL = 0.7

/** A cell's box, on whole pixels of the screen, so that marks side by side show no seam. */
function boxOf({ width, height, ratio }: CanvasFrame, { column, row }: Cell) {
  const { columns, rows } = sheetFor(width, height)
  const whole = (value: number) => Math.round(value * ratio) / ratio
  const [left, top] = [whole((column * width) / columns), whole((row * height) / rows)]
  return {
    left,
    top,
    width: whole(((column + 1) * width) / columns) - left,
    height: whole(((row + 1) * height) / rows) - top,
  }
}

/** What the type of a cell is: both digits of a byte fill it from side to side. */
function sizesOf({ width, height }: { width: number; height: number }) {
  const { columns, rows } = sheetFor(width, height)
  const [wide, high] = [width / columns, height / rows]
  return {
    hex: Math.min((wide * 0.94) / (2 * ADVANCE), high * 0.86),
    text: Math.min(wide * 1.2, high * 0.84),
  }
}

/** The whole dump: text where it is only read, bytes where the address is marked. */
function drawSheet(frame: CanvasFrame) {
  const { context, width, height, time } = frame
  const sheet = sheetFor(width, height)
  const cells = cellsAt(sheet, time.hour, time.minute)
  const { hex, text } = sizesOf(frame)
  context.fillStyle = PAGE
  context.fillRect(0, 0, width, height)
  context.fillStyle = MARK
  for (const cell of cells) {
    if (!cell.marked) continue
    const box = boxOf(frame, cell)
    context.fillRect(box.left, box.top, box.width, box.height)
  }
  context.textAlign = 'center'
  const set = (marked: boolean, font: string, colour: string, size: number) => {
    context.font = font
    context.fillStyle = colour
    for (const cell of cells) {
      if (cell.marked !== marked || cell.address >= CORE.length) continue
      const box = boxOf(frame, cell)
      context.fillText(
        marked ? hexOf(cell.address) : CORE[cell.address]!,
        box.left + box.width / 2,
        box.top + box.height / 2 + (size * CAPITAL) / 2,
      )
    }
  }
  set(false, `500 ${text}px "${TEXT}"`, PALE, text * 0.9)
  set(true, `800 ${hex}px "${HEX}"`, INK, hex)
}

const cursorCell = (hour: number, minute: number, stage: { width: number; height: number }): Cell => {
  const address = addressOf(hour, minute)
  const { columns } = sheetFor(stage.width, stage.height)
  return { address, column: address % columns, row: Math.floor(address / columns), marked: true }
}

/** The cursor stands on the byte of the minute; each second it is lit green, or white. */
function drawCursor(frame: CanvasFrame) {
  const { context, width, height, time } = frame
  const cell = cursorCell(time.hour, time.minute, { width, height })
  const box = boxOf(frame, cell)
  const { hex } = sizesOf(frame)
  const byte = hexOf(cell.address)
  const base = box.top + box.height / 2 + (hex * CAPITAL) / 2
  context.fillStyle = INK
  context.fillRect(box.left, box.top, box.width, box.height)
  context.font = `800 ${hex}px "${HEX}"`
  context.fillStyle = time.second % 2 ? PAGE : MARK
  context.textAlign = 'center'
  context.fillText(byte, box.left + box.width / 2, base)
  return untilSecond(time)
}

/** A day's bytes on one sheet; those that are marked make up the address of the cursor. */
export default function CoreDump() {
  const { hour, minute } = useClockTime('minute')
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.sheet}>
      <Canvas draw={drawSheet} beat="minute" />
      <Canvas
        key={addressOf(hour, minute)}
        draw={drawCursor}
        beat="second"
        part={(stage) => {
          const { columns, rows } = sheetFor(stage.width, stage.height)
          const { column, row } = cursorCell(hour, minute, stage)
          const [wide, high] = [stage.width / columns, stage.height / rows]
          const [left, top] = [Math.max(0, column * wide - 1), Math.max(0, row * high - 1)]
          return {
            left,
            top,
            width: Math.min(stage.width, (column + 1) * wide + 1) - left,
            height: Math.min(stage.height, (row + 1) * high + 1) - top,
          }
        }}
      />
    </Stage>
  )
}
