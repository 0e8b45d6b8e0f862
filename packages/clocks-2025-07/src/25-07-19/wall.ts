import { createOffscreen } from '@found-time/clock-runtime/canvas'
import { figurePath } from './figures'

type Context = CanvasRenderingContext2D

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
}

/** How broad the slope is from the wall to a figure, in repeats. */
const SLOPE = 0.15

/** A figure's outline on the canvas, and from where to where it reaches. */
interface Standing {
  readonly path: Path2D
  readonly from: number
  readonly to: number
}

/** The figures' outlines, as large as the wall allows: half a repeat from its ends one eye has no picture. */
function figuresOn({ width, height, figures, repeat }: Wall, ratio: number): Standing[] {
  const lines = width > height * 1.15 ? [figures] : [figures.slice(0, 2), figures.slice(2)]
  // A figure of this face is 0.83 of an em broad and 0.7 tall; it is drawn out to fill the wall.
  const gap = lines.length === 1 ? 0.3 : 0
  const em = (width - repeat * 1.1) / (lines[0]!.length * 0.83 + gap)
  const room = (height * 0.86) / lines.length
  const taller = Math.min(2.4, (room * 0.88) / (em * 0.7))
  const standing: Standing[] = []
  for (const [line, shown] of lines.entries()) {
    const y = height / 2 + (line - (lines.length - 1) / 2) * room + em * 0.35 * taller
    for (const [at, figure] of shown.entries()) {
      const off = at - (shown.length - 1) / 2
      const x = width / 2 + (off * 0.83 + (gap / 2) * Math.sign(off)) * em
      const place = new DOMMatrix([em * ratio, 0, 0, em * taller * ratio, x * ratio, y * ratio])
      const path = new Path2D()
      path.addPath(figurePath(figure), place)
      standing.push({ path, from: (x - em / 2) * ratio, to: (x + em / 2) * ratio })
    }
  }
  return standing
}

/** One repeat of the paper, at the size it is hung in. */
function repeatIn(paper: HTMLImageElement, broad: number): HTMLCanvasElement {
  const sheet = createOffscreen(
    broad,
    Math.max(1, Math.round((broad * paper.naturalHeight) / paper.naturalWidth)),
  )
  sheet.imageSmoothingQuality = 'high'
  sheet.drawImage(paper, 0, 0, sheet.canvas.width, sheet.canvas.height)
  return sheet.canvas
}

/** Where the paper comes so many pixels sooner, and how far beyond the figures' outlines (or within them) that begins. */
export interface Level {
  readonly sooner: number
  readonly beyond: number
}

/**
 * The steps by which a figure stands out of the wall, the lowest first: its edges slope, so the pattern is drawn together
 * there and not cut.
 * @param broad - How broad a repeat is.
 * @param step - How many pixels a step is.
 */
export function levelsOf(broad: number, step: number): readonly Level[] {
  const less = Math.round(broad * LESS)
  const count = Math.max(1, Math.round(less / step))
  return Array.from({ length: count }, (_, index) => ({
    sooner: Math.round(((index + 1) / count) * less),
    beyond: (0.5 - (index + 0.5) / count) * broad * SLOPE,
  }))
}

/**
 * Hangs the wall, a strip at a time from the middle outwards: each is what hangs a repeat nearer to the middle, or a little
 * less than a repeat where a figure is. A thing is seen half way between its two pictures, so that is where the figures are
 * asked. Copied by drawing, as browsers that protect against fingerprinting give noise for pixels that are read. Between
 * steps it may be put off to the next frame.
 */
export function* hangWall(context: Context, wall: Wall): Generator<void, void> {
  const { canvas } = context
  const [wide, high] = [canvas.width, canvas.height]
  const ratio = wide / wall.width
  const broad = Math.max(8, Math.round(wall.repeat * ratio))
  const figures = figuresOn(wall, ratio)
  const levels = levelsOf(broad, Math.max(1, Math.round(ratio)))
  const start = Math.max(0, Math.floor((wide - broad) / 2))
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.translate(start, 0)
  context.fillStyle = context.createPattern(repeatIn(wall.paper, broad), 'repeat')!
  context.fillRect(0, 0, broad, high)
  context.translate(-start, 0)
  // So narrow that all it is copied from hangs already.
  const narrow = Math.max(1, broad - levels.at(-1)!.sooner)
  const strip = createOffscreen(narrow, high)
  const layer = createOffscreen(narrow, high)
  layer.lineJoin = 'round'
  function* hang(left: number, way: 1 | -1): Generator<void, void> {
    strip.clearRect(0, 0, narrow, high)
    strip.drawImage(canvas, way * broad - left, 0)
    for (const { sooner, beyond } of levels) {
      const apart = way * (broad - sooner)
      const start = left - apart / 2
      // Only those that reach into the strip: an outline takes as long where nothing is seen of it.
      const near = figures.filter(
        ({ from, to }) => to + Math.abs(beyond) > start && from - Math.abs(beyond) < start + narrow,
      )
      if (!near.length) continue
      layer.setTransform(1, 0, 0, 1, 0, 0)
      layer.globalCompositeOperation = 'source-over'
      layer.clearRect(0, 0, narrow, high)
      layer.translate(-start, 0)
      for (const { path } of near) layer.fill(path)
      layer.lineWidth = 2 * Math.abs(beyond)
      layer.globalCompositeOperation = beyond < 0 ? 'destination-out' : 'source-over'
      if (beyond) for (const { path } of near) layer.stroke(path)
      layer.setTransform(1, 0, 0, 1, 0, 0)
      layer.globalCompositeOperation = 'source-in'
      layer.drawImage(canvas, apart - left, 0)
      strip.drawImage(layer.canvas, 0, 0)
      yield
    }
    context.drawImage(strip.canvas, left, 0)
    yield
  }
  for (let left = start + broad; left < wide; left += narrow) yield* hang(left, 1)
  for (let right = start; right > 0; right -= narrow) yield* hang(right - narrow, -1)
  context.restore()
}
