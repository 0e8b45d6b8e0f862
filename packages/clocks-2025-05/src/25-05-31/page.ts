import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { folioOf } from './model'
import { paper } from './pictures'
import { figures, font, type Sheet } from './sheet'

export type Context = CanvasRenderingContext2D

export const INK = '#17130f'
export const PALE_INK = '#7d746a'
const PAPER = '#ece8de'

/** A texture laid from the stage's corner, whatever part of the stage is painted. */
export function laid(context: Context, picture: HTMLImageElement, across: number) {
  const pattern = context.createPattern(picture, 'repeat')!
  pattern.setTransform(new DOMMatrix().scale(across / picture.naturalWidth))
  return pattern
}

export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export function paintPaper({ context, image, ratio }: CanvasFrame, { left, top, width, height }: Area) {
  context.fillStyle = PAPER
  context.fillRect(left, top, width, height)
  context.globalAlpha = 0.12
  context.globalCompositeOperation = 'multiply'
  context.fillStyle = laid(context, image(paper), 640 / Math.min(2, ratio))
  context.fillRect(left, top, width, height)
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 1
}

/** All that is printed, in one ink, apart from what glows. */
export function print(
  context: Context,
  sheet: Sheet,
  minute: number,
  area: Area,
  hourCycle: 12 | 24,
  ink: string,
  pale: string,
) {
  const { page, size, places, numbers, numberX, left, right, footY, folioSize, tiny } = sheet
  const near = (y: number) => y > area.top - size && y - size < area.top + area.height
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  context.fillStyle = ink
  context.font = font(size)
  if (!tiny)
    for (const { text, x, y, width } of places)
      if (near(y) && x < area.left + area.width && x + width > area.left) context.fillText(text, x, y)
  context.font = font(folioSize * 0.4)
  const volume = hourCycle === 12 ? (page < 12 ? ', VOL. I' : ', VOL. II') : ''
  if (!tiny) context.fillText(`NORTHANGER ABBEY${volume}`, left, footY)
  context.textAlign = 'right'
  context.font = figures(folioSize)
  context.fillText(String(folioOf(page, hourCycle)), right, footY)
  context.fillStyle = pale
  context.font = figures(size * 0.5)
  // The number of the minute's own line is the minute's, and glows.
  for (const { first, end, y } of tiny ? [] : numbers)
    if (near(y) && (minute < first || minute >= end)) context.fillText(String(first), numberX, y)
  context.textAlign = 'left'
}
