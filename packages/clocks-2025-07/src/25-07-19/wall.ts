import { chainOf } from './model'

/** How much of the repeat is missing where a figure stands out. */
const LESS = 0.07

/** How many motifs lie side by side in a repeat. */
const BESIDE = 3

/** How broad the paper's repeat is, in CSS pixels: never so broad that eyes would have to look apart. */
export const repeatOf = (width: number, height: number) =>
  Math.min(156, Math.max(36, Math.min(width, height) * 0.3))

export interface Wall {
  readonly width: number
  readonly height: number
  readonly repeat: number
  /** Three square pictures in a row: a strawberry, a blossom, a sprig. */
  readonly motifs: CanvasImageSource
  /** How broad one of them is in its file. */
  readonly side: number
  readonly figures: readonly number[]
  readonly family: string
}

/** The figures as a coarse picture, as large as the wall allows: half a repeat from its ends one eye has no picture. */
function figuresOn({ width, height, figures, family, repeat }: Wall): (x: number, y: number) => boolean {
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, 480 / Math.max(width, height))
  canvas.width = Math.max(1, Math.ceil(width * scale))
  canvas.height = Math.max(1, Math.ceil(height * scale))
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
      context.setTransform(scale, 0, 0, scale * taller, x * scale, y * scale)
      context.fillText(figure, 0, 0)
    }
  }
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const across = canvas.width
  canvas.width = canvas.height = 0
  return (x, y) => data[(Math.floor(y * scale) * across + Math.floor(x * scale)) * 4 + 3]! > 127
}

/**
 * Hangs the wall: rows of whole motifs, each repeated at one distance, and at a little less where a figure is. Nothing
 * is cut: only the plain paper between them is broader or narrower.
 */
export function hangWall(context: CanvasRenderingContext2D, wall: Wall): void {
  const { width, height, repeat, motifs, side } = wall
  const isNear = figuresOn(wall)
  const pitch = repeat / BESIDE
  const size = pitch * 0.82
  const rows = Math.max(2, Math.round(height / (pitch * 0.94)))
  const tall = height / rows
  for (let row = 0; row < rows; row++) {
    const y = (row + 0.5) * tall
    for (let beside = 0; beside < BESIDE; beside++) {
      // Each row half a motif on, so that the same ones run aslant over the wall.
      const start = width / 2 + (beside - 1 + (row % 2) / 2) * pitch
      const kind = (beside + Math.ceil(row / 2)) % BESIDE
      const near = (x: number) => x >= 0 && x < width && isNear(x, y)
      for (const x of chainOf(start, width + pitch, repeat, repeat * LESS, near)) {
        context.save()
        context.translate(x, y)
        // Sprigs lean the other way in every other row.
        if (kind === 2 && row % 2 === 1) context.scale(-1, 1)
        context.drawImage(motifs, kind * side, 0, side, side, -size / 2, -size / 2, size, size)
        context.restore()
      }
    }
  }
}
