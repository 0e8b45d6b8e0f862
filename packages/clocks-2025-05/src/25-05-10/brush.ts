export type Context = CanvasRenderingContext2D

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export function ramp(
  context: Context,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  stops: readonly (readonly [number, string])[],
) {
  const gradient = context.createLinearGradient(x0, y0, x1, y1)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

export function block(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string | CanvasGradient,
) {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fillStyle = fill
  context.fill()
}

/** A soft shadow beside and above a sheet, without blurring, which is dear on a canvas drawn at each frame. */
export function shade(context: Context, x: number, y: number, width: number, height: number, reach: number) {
  const fall = [
    [0, 'rgb(84 46 26 / 0.4)'],
    [0.35, 'rgb(84 46 26 / 0.16)'],
    [1, 'rgb(84 46 26 / 0)'],
  ] as const
  const top = y + reach * 0.4
  context.fillStyle = ramp(context, x + width, 0, x + width + reach * 1.3, 0, fall)
  context.fillRect(x + width, top, reach * 1.3, height)
  context.fillStyle = ramp(context, x, 0, x - reach * 0.6, 0, fall)
  context.fillRect(x - reach * 0.6, top, reach * 0.6, height)
}

export interface Point {
  readonly x: number
  readonly y: number
}
