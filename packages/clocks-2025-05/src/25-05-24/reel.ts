import { createRandom } from '@found-time/clock-runtime'
import type { Box } from './layout'
import { FRUIT, symbolAt } from './model'

const FAMILY = '"ft-25-05-24 Slab"'
const OXBLOOD = '#7d1420'
const INK = '#2b1a17'
const PAPER = '#f5ead0'

/** How much of each picture is left in the streaks of a reel at full speed. */
const HINT = 0.28

/** Angle from one picture on a drum to the next, in radians. */
const PITCH = (24 * Math.PI) / 180

/** The sixteen pictures of the reels: sharp, and smeared by speed. Each is made when it is first looked at. */
export interface Atlas {
  readonly key: string
  readonly sharp: (symbol: number) => HTMLCanvasElement
  readonly smeared: (symbol: number) => HTMLCanvasElement
  /** Makes one of those not looked at yet, so that a spin finds them all. */
  readonly prepare: () => void
  /** Size of a picture, in its pixels. */
  readonly width: number
  readonly height: number
}

/** Height of a picture that faces the player. */
const pictureHeight = ({ width, height }: Box) => Math.min(width * 1.06, height * 0.46)

function blank(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return { canvas, context: canvas.getContext('2d')! }
}

/** One picture with the ink worn off in specks; chance is the same for each machine. */
function printed(symbol: number, width: number, height: number, fruit: HTMLImageElement) {
  const { canvas, context } = blank(width, height)
  const side = Math.min(width * 0.86, height * 0.86)
  if (symbol >= 10) {
    const cut = fruit.naturalHeight
    context.drawImage(
      fruit,
      (symbol - 10) * cut,
      0,
      cut,
      cut,
      (width - side) / 2,
      (height - side) / 2,
      side,
      side,
    )
  } else {
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    context.font = `400 ${side}px ${FAMILY}`
    const {
      actualBoundingBoxAscent: up,
      actualBoundingBoxLeft: before,
      actualBoundingBoxRight: after,
    } = context.measureText(String(symbol))
    // As tall as a fruit, and no wider than the strip.
    const size = side * Math.min((side * 0.98) / up, (width * 0.92) / (before + after))
    context.font = `400 ${size}px ${FAMILY}`
    const ascent = (up * size) / side
    const x = width / 2 + (((before - after) / 2) * size) / side
    const y = height / 2 + ascent / 2
    const off = side * 0.018
    context.fillStyle = INK
    context.fillText(String(symbol), x + off, y + off)
    context.fillStyle = OXBLOOD
    context.fillText(String(symbol), x, y)
  }
  if (side > 48) {
    const random = createRandom('worn', symbol)
    context.globalCompositeOperation = 'destination-out'
    // Of four depths, each in one shape: ninety shapes to a picture take their time.
    const worn: Path2D[] = []
    for (let speck = 0; speck < 90; speck++) {
      const radius = side * random.between(0.002, 0.009)
      const depth = Math.floor(random.between(0, 4))
      worn[depth] ??= new Path2D()
      const path = worn[depth]
      const [x, y] = [random.between(0, width), random.between(0, height)]
      const [long, lies] = [radius * random.between(1, 2.6), random.between(0, 3.1)]
      path.moveTo(x + long * Math.cos(lies), y + long * Math.sin(lies))
      path.ellipse(x, y, long, radius, lies, 0, 2 * Math.PI)
    }
    worn.forEach((path, depth) => {
      context.globalAlpha = 0.32 + depth * 0.137
      context.fill(path)
    })
  }
  return canvas
}

/** The atlas for reels of this size: that given, when it fits. */
export function atlasFor(reel: Box, ratio: number, fruit: HTMLImageElement, made: Atlas | null): Atlas {
  const width = Math.max(2, Math.round(reel.width * ratio))
  const height = Math.max(2, Math.round(pictureHeight(reel) * ratio))
  const key = `${width}×${height} ${fruit.naturalWidth}`
  if (made?.key === key) return made
  const count = 10 + FRUIT.length
  const kept = <T>(make: (symbol: number) => T) => {
    const made: T[] = []
    return (symbol: number) => (made[symbol] ??= make(symbol))
  }
  const picture = kept((symbol) => printed(symbol, width, height, fruit))
  const sharp = kept((symbol) => {
    const canvas = printed(symbol, width, height, fruit)
    const context = canvas.getContext('2d')!
    context.globalAlpha = 1
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = PAPER
    context.fillRect(0, 0, width, height)
    return canvas
  })
  // The mean of all pictures so far, column by column.
  const streaks = blank(width, 1)
  let meant = 0
  const mean = () => {
    streaks.context.globalAlpha = 1 / (meant + 1)
    streaks.context.imageSmoothingQuality = 'high'
    streaks.context.drawImage(sharp(meant), 0, 0, width, height, 0, 0, width, 1)
    meant++
  }
  // At speed the eye has streaks, and of a picture a hint. More than a hint would flash.
  const smeared = kept((symbol) => {
    while (meant < count) mean()
    const { canvas, context } = blank(width, height)
    context.drawImage(streaks.canvas, 0, 0, width, 1, 0, 0, width, height)
    // Squeezed into a few rows and drawn out again, it is smeared up and down alone; clear rows soften its ends.
    const rows = blank(width, 5)
    rows.context.imageSmoothingQuality = 'high'
    rows.context.drawImage(picture(symbol), 0, 0, width, height, 0, 1, width, 3)
    context.globalAlpha = HINT
    context.drawImage(rows.canvas, 0, 0, width, height)
    return canvas
  })
  let next = 0
  const prepare = () => {
    if (meant < count) mean()
    else if (next < count) smeared(next++)
  }
  return { key, sharp, smeared, prepare, width, height }
}

/**
 * A drum in its window, slice by slice as the eye has them from the front.
 * @param stop - Which picture faces the player, with the fraction.
 * @param speed - `0` at rest to `1` at full speed.
 */
export function drawReel(
  context: CanvasRenderingContext2D,
  atlas: Atlas,
  box: Box,
  reel: number,
  stop: number,
  speed: number,
) {
  const { x, y, width, height } = box
  const radius = pictureHeight(box) / 2 / Math.sin(PITCH / 2)
  const smear = Math.max(0, Math.min(1, (speed - 0.3) / 0.4))
  // A slice of six pixels is straight by a hundredth of one, and streaks hide how coarse theirs are.
  const slices = Math.min(240, Math.ceil(height / (smear === 1 ? 8 : 6)))
  const along = (at: number) =>
    stop - Math.asin(Math.max(-1, Math.min(1, ((at / slices - 0.5) * height) / radius))) / PITCH
  const edges = height / slices
  for (let at = 0; at < slices; at++) {
    const upper = along(at)
    const lower = along(at + 1)
    const symbol = Math.floor((upper + lower) / 2 + 0.5)
    const from = Math.max(0, 0.5 - (upper - symbol))
    const to = Math.min(1, 0.5 - (lower - symbol))
    const shown = symbolAt(reel, symbol)
    const top = from * atlas.height
    const tall = Math.max(0.5, (to - from) * atlas.height)
    const slice = (sheet: HTMLCanvasElement, alpha: number) => {
      context.globalAlpha = alpha
      context.drawImage(sheet, 0, top, atlas.width, tall, x, y + at * edges, width, edges + 0.4)
    }
    if (smear < 1) slice(atlas.sharp(shown), 1)
    if (smear > 0) slice(atlas.smeared(shown), smear)
  }
  context.globalAlpha = 1
}

/** Light on the drum, and the shadow of the window's edge. */
export function shadeReel(context: CanvasRenderingContext2D, { x, y, width, height }: Box) {
  const round = context.createLinearGradient(0, y, 0, y + height)
  round.addColorStop(0, 'rgb(38 14 8 / 0.72)')
  round.addColorStop(0.1, 'rgb(52 22 10 / 0.46)')
  round.addColorStop(0.28, 'rgb(80 40 16 / 0.13)')
  round.addColorStop(0.42, 'rgb(255 255 255 / 0.06)')
  round.addColorStop(0.6, 'rgb(80 40 16 / 0.02)')
  round.addColorStop(0.78, 'rgb(80 40 16 / 0.16)')
  round.addColorStop(1, 'rgb(38 14 8 / 0.6)')
  context.fillStyle = round
  context.fillRect(x, y, width, height)
  const rims = context.createLinearGradient(x, 0, x + width, 0)
  rims.addColorStop(0, 'rgb(40 16 8 / 0.5)')
  rims.addColorStop(0.05, 'rgb(40 16 8 / 0)')
  rims.addColorStop(0.95, 'rgb(40 16 8 / 0)')
  rims.addColorStop(1, 'rgb(40 16 8 / 0.5)')
  context.fillStyle = rims
  context.fillRect(x, y, width * 0.05, height)
  context.fillRect(x + width * 0.95, y, width * 0.05, height)
}
