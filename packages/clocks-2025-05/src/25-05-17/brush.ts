import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import type { Plan } from './layout'
import { CLAY } from './palette'
import { clay, grain } from './pictures'

export type Context = CanvasRenderingContext2D

export const TAU = Math.PI * 2

export function linear(context: Context, from: [number, number], to: [number, number], ...colours: string[]) {
  const gradient = context.createLinearGradient(...from, ...to)
  colours.forEach((colour, index) => {
    gradient.addColorStop(index / (colours.length - 1), colour)
  })
  return gradient
}

export const rounded = (context: Context, from: number, to: number, ...colours: string[]) =>
  linear(context, [from, 0], [to, 0], ...colours)

/** A fill of the found clay, its rings as far apart on every pot. */
export function fillOfClay(context: Context, { image }: CanvasFrame, { unit, tiny }: Plan) {
  const pattern = context.createPattern(image(clay), 'repeat')
  const scale = unit / (tiny ? 500 : 1150)
  pattern?.setTransform({ a: scale, d: scale })
  return pattern ?? CLAY
}

/** The grain of the found wall, multiplied over a box: so much of it from the left and the top, as tall as the box is. */
export function plaster(
  context: Context,
  { image }: CanvasFrame,
  [left, top, across]: readonly [number, number, number],
  box: readonly [number, number, number, number],
) {
  const down = Math.min(336 - top, (across * box[3]) / box[2])
  context.drawImage(image(grain), left, top, across, down, ...box)
}
