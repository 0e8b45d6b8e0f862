import type { Panel } from './model'
import { OUTLINES } from './outlines'

type Pen = CanvasRenderingContext2D

/** How broad each figure is, in units of the outlines. */
const WIDTHS = [587, 396, 537, 558, 676, 538, 585, 550, 593, 585] as const
const TALL = 707
const BETWEEN = 70

/** A number, its middle given. */
export function paintNumber(pen: Pen, value: number, x: number, y: number, size: number) {
  const digits = [...String(value)].map(Number)
  const unit = size / TALL
  const wide = digits.reduce((sum, digit) => sum + WIDTHS[digit]! + BETWEEN, -BETWEEN)
  let left = x - (wide * unit) / 2
  for (const digit of digits) {
    pen.save()
    pen.translate(left + (WIDTHS[digit]! * unit) / 2, y)
    pen.scale(unit, unit)
    pen.fill(new Path2D(OUTLINES[digit]!))
    pen.restore()
    left += (WIDTHS[digit]! + BETWEEN) * unit
  }
}

/** How high the longest tick is beside the figures. */
export const tickHeight = (size: number) => size * 0.98

/** Nought to sixty along a line, with a slot for the needle beneath it. */
export function paintScale(pen: Pen, { left, right, y, size, every }: Panel['scale'], ink: string) {
  const high = tickHeight(size)
  const along = (second: number) => left + ((right - left) * second) / 60
  pen.fillStyle = ink
  for (let second = 0; second <= 60; second++) {
    const kind = second % 10 === 0 ? 0 : second % 5 === 0 ? 1 : 2
    const [share, thick] = [[1, 0.72, 0.46][kind]!, [0.1, 0.055, 0.04][kind]!]
    const wide = Math.max(0.7, size * thick)
    pen.fillRect(along(second) - wide / 2, y - high * share, wide, high * share)
    if (second % every === 0) paintNumber(pen, second, along(second), y - high - size * 0.7, size)
  }
  pen.fillRect(left - size * 0.05, y, right - left + size * 0.1, Math.max(0.8, size * 0.05))
  // The slot.
  const slot = new Path2D()
  slot.roundRect(left - size * 0.4, y + size * 0.14, right - left + size * 0.8, size * 0.22, size * 0.11)
  pen.fillStyle = '#000'
  pen.fill(slot)
  pen.strokeStyle = 'rgb(255 255 255 / 0.16)'
  pen.lineWidth = Math.max(0.6, size * 0.025)
  pen.stroke(slot)
}

/** The needle, red, from its slot to the ends of the ticks. */
export function paintNeedle(
  pen: Pen,
  { left, right, y, size }: Panel['scale'],
  second: number,
  lit: boolean,
) {
  const x = left + ((right - left) * second) / 60
  const [top, foot] = [y - tickHeight(size) * 1.12, y + size * 0.42]
  const half = size * 0.16
  const needle = (dx: number, dy: number) => {
    pen.beginPath()
    pen.moveTo(x + dx - half * 0.22, top + dy)
    pen.lineTo(x + dx + half * 0.22, top + dy)
    pen.lineTo(x + dx + half, foot + dy)
    pen.lineTo(x + dx - half, foot + dy)
    pen.fill()
  }
  pen.fillStyle = 'rgb(0 0 0 / 0.55)'
  needle(size * 0.1, size * 0.05)
  pen.fillStyle = lit ? '#ff4a2a' : '#e2281a'
  needle(0, 0)
  pen.fillStyle = 'rgb(255 190 160 / 0.5)'
  pen.fillRect(x - half * 0.2, top, half * 0.24, foot - top)
}
