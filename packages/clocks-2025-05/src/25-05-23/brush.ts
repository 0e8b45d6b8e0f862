import { type CanvasFrame, createOffscreen } from '@found-time/clock-runtime/canvas'
import type { StageSize } from './layout'
import { SHADE } from './palette'

export type Context = CanvasRenderingContext2D

export const TAU = Math.PI * 2

/** Satin brass between two points. */
export function brass(context: Context, x1: number, y1: number, x2: number, y2: number) {
  const gradient = context.createLinearGradient(x1, y1, x2, y2)
  const stops = ['#8a6122', '#d9b25f', '#f7e5ae', '#c4953f', '#8f6425', '#c99c48', '#efd592', '#a87a30']
  stops.forEach((colour, index) => {
    gradient.addColorStop(index / (stops.length - 1), colour)
  })
  return gradient
}

/** A strip let into the stone, or a bar of a grille: its shadow, its body, the light along its upper left. */
export function bar(context: Context, path: Path2D, width: number, body: CanvasGradient | string) {
  context.lineWidth = width
  context.save()
  context.translate(width * 0.22, width * 0.3)
  context.strokeStyle = SHADE
  context.stroke(path)
  context.restore()
  context.strokeStyle = '#5b3d10'
  context.stroke(path)
  context.lineWidth = width * 0.78
  context.strokeStyle = body
  context.stroke(path)
  context.save()
  context.translate(-width * 0.14, -width * 0.16)
  context.lineWidth = width * 0.2
  context.strokeStyle = 'rgb(255 248 220 / 0.7)'
  context.stroke(path)
  context.restore()
}

/** As many pixels as the pictures of stone would have if none were lost: the scales of slabs are in these. */
const STONE = 768

/** A slab of stone: a piece of the picture, turned over for its neighbour in the book. */
export function slab(
  context: Context,
  stone: HTMLImageElement,
  [x, y, width, height]: readonly [number, number, number, number],
  [left, top]: readonly [number, number],
  scale: number,
  turned: boolean,
) {
  const size = stone.naturalWidth
  const part = Math.min((scale * size) / STONE, (size * (1 - left)) / width, (size * (1 - top)) / height)
  context.save()
  context.translate(turned ? x + width : x, y)
  context.scale(turned ? -1 : 1, 1)
  context.drawImage(stone, left * size, top * size, width * part, height * part, 0, 0, width, height)
  context.restore()
}

/** A canvas so many times smaller than the stage, for what is soft. */
export function smaller({ width, height }: StageSize, times: number): Context {
  const context = createOffscreen(width / times, height / times)
  context.scale(context.canvas.width / width, context.canvas.height / height)
  return context
}

/** The shadows of large things: blurred at a quarter of the size. */
export function shadows(
  shown: Context,
  frame: CanvasFrame,
  colour: string,
  [blur, right, down]: readonly [blur: number, right: number, down: number],
  things: readonly Path2D[],
) {
  const context = smaller(frame, 4)
  // The things themselves are out of sight; blur and offset are in pixels of the canvas, whatever the scale.
  const { a } = context.getTransform()
  const away = 2 * frame.width
  context.shadowColor = colour
  // A shadow on the stage is blurred in the screen's own pixels.
  context.shadowBlur = (blur / shown.getTransform().a) * a
  context.shadowOffsetX = (away + right / shown.getTransform().a) * a
  context.shadowOffsetY = (down / shown.getTransform().a) * a
  context.translate(-away, 0)
  for (const thing of things) context.fill(thing)
  shown.drawImage(context.canvas, 0, 0, frame.width, frame.height)
}
