import { clamp, createRandom } from '@found-time/clock-runtime'
import type { Box } from './layout'
import { symbolAt } from './model'

const FAMILY = '"ft-25-05-24 Slab"'
const PAPER = '#f5ead0'
const RED = '#a91522'
const GREEN = '#1c5140'

/** Fruit there are, side by side in `fruit.webp`: a reel's symbols from ten on. */
const FRUIT = 6

/** How much of each picture is left in the streaks of a reel at full speed. */
const HINT = 0.28

/** Angle from one picture on a drum to the next, in radians. */
const PITCH = (40 * Math.PI) / 180

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

/** Height of a picture that faces the player: above and below it is the half of the next two. */
const pictureHeight = ({ height }: Box) => height * 0.48

function blank(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return { canvas, context: canvas.getContext('2d')! }
}

/** A figure, as tall as a fruit and no wider than the strip, in red with its shade in green. */
function drawFigure(context: CanvasRenderingContext2D, figure: string, width: number, height: number) {
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.font = `400 ${height}px ${FAMILY}`
  const {
    actualBoundingBoxAscent: up,
    actualBoundingBoxDescent: down,
    actualBoundingBoxLeft: before,
    actualBoundingBoxRight: after,
  } = context.measureText(figure)
  // All of them as tall as the broadest allows.
  const broadest = Math.max(...Array.from('0123456789', (each) => context.measureText(each).width))
  const fit = Math.min((height * 0.92) / (up + down), (width * 0.9) / broadest)
  context.font = `400 ${height * fit}px ${FAMILY}`
  const x = width / 2 + ((before - after) / 2) * fit
  const y = height / 2 + ((up - down) / 2) * fit
  const off = height * fit * 0.02
  context.fillStyle = GREEN
  context.fillText(figure, x + off, y + off)
  context.fillStyle = RED
  context.fillText(figure, x, y)
}

/** One picture. The ink alone is rubbed, along the way that the strip runs; chance is the same for each machine. */
function printed(symbol: number, fruit: HTMLImageElement, width: number, height: number) {
  const { canvas, context } = blank(width, height)
  const side = Math.min(width * 0.86, height * 0.88)
  const cut = fruit.naturalHeight
  context.imageSmoothingQuality = 'high'
  if (symbol >= 10)
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
  else drawFigure(context, String(symbol), width, height)
  if (side > 48) {
    const random = createRandom('rubbed', symbol)
    context.globalCompositeOperation = 'source-atop'
    context.strokeStyle = PAPER
    context.lineCap = 'round'
    for (let scratch = 0; scratch < 16; scratch++) {
      const [x, y] = [random.between(0.1, 0.9) * width, random.between(-0.1, 0.9) * height]
      context.globalAlpha = random.between(0.06, 0.26)
      context.lineWidth = side * random.between(0.002, 0.007)
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(x + random.between(-0.006, 0.006) * width, y + random.between(0.08, 0.4) * height)
      context.stroke()
    }
    context.globalAlpha = 1
    context.globalCompositeOperation = 'source-over'
  }
  return canvas
}

/** The atlas for reels of this size: that given, when it fits. */
export function atlasFor(reel: Box, ratio: number, fruit: HTMLImageElement, made: Atlas | null): Atlas {
  const width = Math.max(2, Math.round(reel.width * ratio))
  const height = Math.max(2, Math.round(pictureHeight(reel) * ratio))
  const key = `${width}×${height}`
  if (made?.key === key) return made
  const count = 10 + FRUIT
  const kept = <T>(make: (symbol: number) => T) => {
    const made: T[] = []
    return (symbol: number) => (made[symbol] ??= make(symbol))
  }
  const picture = kept((symbol) => printed(symbol, fruit, width, height))
  const sharp = kept((symbol) => {
    const canvas = printed(symbol, fruit, width, height)
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
  const smear = clamp((speed - 0.3) / 0.4)
  // A slice of six pixels is straight by a hundredth of one, and streaks hide how coarse theirs are.
  const slices = Math.min(240, Math.ceil(height / (smear === 1 ? 8 : 6)))
  const along = (at: number) =>
    stop - Math.asin(Math.max(-1, Math.min(1, ((at / slices - 0.5) * height) / radius))) / PITCH
  const high = height / slices
  // A slice never holds an end of one picture and the beginning of the next.
  const edges = Array.from({ length: slices + 1 }, (_, at) => at)
  for (let end = Math.ceil(along(slices) - 0.5) + 0.5; end < along(0); end++)
    edges.push((0.5 + (Math.sin((stop - end) * PITCH) * radius) / height) * slices)
  edges.sort((one, other) => one - other)
  for (let edge = 0; edge + 1 < edges.length; edge++) {
    const at = edges[edge]!
    const tallness = (edges[edge + 1]! - at) * high
    if (tallness < 0.01) continue
    const upper = along(at)
    const lower = along(edges[edge + 1]!)
    const symbol = Math.floor((upper + lower) / 2 + 0.5)
    const from = Math.max(0, 0.5 - (upper - symbol))
    const to = Math.min(1, 0.5 - (lower - symbol))
    const shown = symbolAt(reel, symbol)
    const top = from * atlas.height
    const tall = Math.max(0.5, (to - from) * atlas.height)
    // A pixel under the next, which would not cover the edge by itself.
    const more = Math.max(0, Math.min(tall / tallness, atlas.height - top - tall))
    const slice = (sheet: HTMLCanvasElement, alpha: number) => {
      context.globalAlpha = alpha
      context.drawImage(sheet, 0, top, atlas.width, tall + more, x, y + at * high, width, tallness + 1)
    }
    if (smear < 1) slice(atlas.sharp(shown), 1)
    if (smear > 0) slice(atlas.smeared(shown), smear)
  }
  context.globalAlpha = 1
}

/** Light on the drum, and the shadow of the window's edge. */
export function shadeReel(context: CanvasRenderingContext2D, { x, y, width, height }: Box) {
  const round = context.createLinearGradient(0, y, 0, y + height)
  round.addColorStop(0, 'rgb(20 6 4 / 0.86)')
  round.addColorStop(0.035, 'rgb(34 12 6 / 0.62)')
  round.addColorStop(0.1, 'rgb(62 30 12 / 0.36)')
  round.addColorStop(0.22, 'rgb(86 48 18 / 0.13)')
  round.addColorStop(0.36, 'rgb(110 66 26 / 0)')
  round.addColorStop(0.6, 'rgb(110 66 26 / 0)')
  round.addColorStop(0.76, 'rgb(86 48 18 / 0.12)')
  round.addColorStop(0.9, 'rgb(62 30 12 / 0.34)')
  round.addColorStop(1, 'rgb(34 12 6 / 0.62)')
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
