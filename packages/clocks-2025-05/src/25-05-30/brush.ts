import type { Box, Layout } from './model'

export type Context = CanvasRenderingContext2D

export const TYPED = 'ft-25-05-30 Telegram'
export const ENGRAVED = 'ft-25-05-30 Engraved'
export const TURN = Math.PI * 2

/** What widths of lines and shadows on the desk are parts of. */
export const unitOf = ({ width, height }: Pick<Layout, 'width' | 'height'>) => Math.min(width, height)

export function rounded(
  context: Context,
  { x, y, width, height }: Box,
  radius: number,
  fill: string | CanvasGradient | CanvasPattern,
) {
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

export function slope(context: Context, { y, height }: Box, from: string, to: string) {
  const gradient = context.createLinearGradient(0, y, 0, y + height)
  gradient.addColorStop(0, from)
  gradient.addColorStop(1, to)
  return gradient
}

export function shaded(context: Context, blur: number, down: number, colour: string, paint: () => void) {
  context.save()
  context.shadowColor = colour
  context.shadowBlur = blur
  context.shadowOffsetX = down * 0.7
  context.shadowOffsetY = down
  paint()
  context.restore()
}

/** A window let into the panel: dark upper lip, light lower one. */
export function sunk(context: Context, box: Box, radius: number, fill: string | CanvasGradient, lip: number) {
  rounded(
    context,
    { x: box.x - lip, y: box.y - lip, width: box.width + 2 * lip, height: box.height + 2 * lip },
    radius + lip,
    slope(context, box, '#b9a67c', '#fff9ea'),
  )
  rounded(context, box, radius, fill)
}
