import type { Box } from './layout'

export type Context = CanvasRenderingContext2D

export function fillBox(context: Context, { left, top, width, height }: Box, paint: string | CanvasGradient) {
  context.fillStyle = paint
  context.fillRect(left, top, width, height)
}

export function upright(
  context: Context,
  top: number,
  bottom: number,
  stops: readonly (readonly [number, string])[],
) {
  const gradient = context.createLinearGradient(0, top, 0, bottom)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

/** The evening sky in a pane nobody is behind. */
export function darkGlass(context: Context, box: Box, tone: number) {
  fillBox(
    context,
    box,
    upright(context, box.top, box.top + box.height, [
      [0, tone > 0.5 ? '#3d578f' : '#35508a'],
      [0.55, '#22345f'],
      [1, '#18233f'],
    ]),
  )
  context.fillStyle = 'rgb(160 190 235 / 13%)'
  context.beginPath()
  context.moveTo(box.left + box.width * (0.15 + 0.3 * tone), box.top)
  context.lineTo(box.left + box.width * (0.5 + 0.3 * tone), box.top)
  context.lineTo(box.left + box.width * (0.1 + 0.3 * tone), box.top + box.height)
  context.lineTo(box.left + box.width * Math.max(0, 0.3 * tone - 0.15), box.top + box.height)
  context.fill()
}
