import { chainOf } from './model'

/** How much of the repeat is missing where a figure stands out. */
const LESS = 0.06

/** How broad the paper's repeat is, in CSS pixels: never so broad that eyes would have to look apart. */
export const repeatOf = (width: number, height: number) =>
  Math.min(160, Math.max(36, Math.min(width, height) * 0.3))

export interface Wall {
  readonly width: number
  readonly height: number
  readonly repeat: number
  readonly paper: HTMLImageElement
  readonly figures: readonly number[]
  readonly family: string
}

/** How far apart the points are at which it is asked how near the wall is, in repeats: between them it slopes. */
const COARSE = 0.09

/** The figures as a coarse picture, as large as the wall allows: half a repeat from its ends one eye has no picture. */
function figuresOn({ width, height, figures, family, repeat }: Wall) {
  const coarse = repeat * COARSE
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width / coarse) + 2
  canvas.height = Math.ceil(height / coarse) + 2
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  const text = figures.join('')
  const lines = width > height * 1.15 ? [text] : [text.slice(0, 2), text.slice(2)]
  // A figure of this face is 0.83 of an em broad and 0.7 tall; it is drawn out to fill the wall.
  const gap = lines.length === 1 ? 0.3 : 0
  const em = (width - repeat * 1.1) / (lines[0]!.length * 0.83 + gap)
  const room = (height * 0.86) / lines.length
  const taller = Math.min(2.4, (room * 0.88) / (em * 0.7))
  context.font = `${em}px "${family}"`
  context.textBaseline = 'alphabetic'
  context.textAlign = 'center'
  for (const [line, shown] of lines.entries()) {
    const y = height / 2 + (line - (lines.length - 1) / 2) * room + em * 0.35 * taller
    for (const [at, figure] of [...shown].entries()) {
      const off = at - (shown.length - 1) / 2
      const x = width / 2 + (off * 0.83 + (gap / 2) * Math.sign(off)) * em
      context.setTransform(1 / coarse, 0, 0, taller / coarse, x / coarse, y / coarse)
      context.fillText(figure, 0, 0)
    }
  }
  const { width: across, height: down } = canvas
  const { data } = context.getImageData(0, 0, across, down)
  canvas.width = canvas.height = 0
  return { across, down, data }
}

/** One repeat of the paper, at the size it is hung in. */
function repeatIn(paper: HTMLImageElement, broad: number) {
  const canvas = document.createElement('canvas')
  canvas.width = broad
  canvas.height = Math.max(1, Math.round((broad * paper.naturalHeight) / paper.naturalWidth))
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.imageSmoothingQuality = 'high'
  context.drawImage(paper, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const tall = canvas.height
  canvas.width = canvas.height = 0
  return { tall, pixels: new Uint32Array(data.buffer) }
}

/**
 * Hangs the wall, pixel by pixel: each is the one that stands a repeat nearer to the middle, or a little less than a
 * repeat where a figure is. The figures' edges slope, so the pattern is drawn together there and not cut.
 */
export function hangWall(context: CanvasRenderingContext2D, wall: Wall): void {
  const { canvas } = context
  const [wide, high] = [canvas.width, canvas.height]
  const ratio = wide / wall.width
  const broad = Math.max(8, Math.round(wall.repeat * ratio))
  const less = broad * LESS
  const { across, down, data } = figuresOn(wall)
  const { tall, pixels } = repeatIn(wall.paper, broad)
  const picture = context.createImageData(wide, high)
  const hung = new Uint32Array(picture.data.buffer)
  const near = new Float32Array(across)
  const apart = new Int16Array(wide)
  const toCoarse = 1 / (wall.repeat * COARSE * ratio)
  // Rows of a fine screen are hung two or three together.
  const step = Math.max(1, Math.round(ratio))
  for (let top = 0; top < high; top += step) {
    const row = Math.min(down - 1.001, Math.max(0, top * toCoarse - 0.5))
    const first = Math.floor(row)
    for (let x = 0; x < across; x++) {
      const [over, under] = [data[(first * across + x) * 4 + 3]!, data[((first + 1) * across + x) * 4 + 3]!]
      near[x] = (over + (under - over) * (row - first)) / 255
    }
    for (let x = 0; x < wide; x++) {
      const at = Math.min(across - 1.001, Math.max(0, x * toCoarse - 0.5))
      const left = Math.floor(at)
      const nearness = near[left]! + (near[left + 1]! - near[left]!) * (at - left)
      apart[x] = Math.round(broad - less * nearness)
    }
    const places = chainOf(wide, broad, (x) => apart[x < 0 ? 0 : x < wide ? Math.floor(x) : wide - 1]!)
    for (let y = top; y < Math.min(high, top + step); y++) {
      const from = (y % tall) * broad
      const to = y * wide
      for (let x = 0; x < wide; x++) hung[to + x] = pixels[from + places[x]!]!
    }
  }
  context.putImageData(picture, 0, 0)
}
