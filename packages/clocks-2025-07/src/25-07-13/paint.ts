import { createRandom } from '@found-time/clock-runtime'
import { blurred, createGrid, createNoise, type Field, inkAt } from './ink'
import type { Box, Card } from './model'

type Context = CanvasRenderingContext2D

/**
 * How far beyond a figure's box its ink may reach, in heights of that box: drops along the fold that join the two, and what
 * they are blurred and swayed by.
 */
const BEYOND = 0.42

/** As much as is worked out in a few hundredths of a second; larger cards are printed from it enlarged. */
const MOST_PIXELS = 420_000
const INKS = [
  [20, 19, 26],
  [214, 42, 20],
] as const

/**
 * What the figures of the typeface take at 200 px: their width, where their ink begins and ends, and how far it goes
 * above and below the line. Browsers round what they measure in different ways, and the print would not be the same.
 */
const METRICS: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  0: [145.2, 6, 140, 145, 2],
  1: [90.6, 3, 83, 143, 0],
  2: [122.8, 6, 117, 145, 0],
  3: [121.8, 6, 116, 145, 2],
  4: [123.6, 3, 116, 143, 0],
  5: [122.2, 6, 117, 143, 2],
  6: [132.4, 6, 127, 145, 2],
  7: [107.8, 2, 106, 143, 0],
  8: [131.8, 6, 126, 145, 2],
  9: [132.4, 6, 127, 145, 2],
}

/** Figures stretched into a box, as ink is by pressing. */
function setFigures(context: Context, figures: string, family: string, { left, top, width, height }: Box) {
  context.font = `200px "${family}"`
  context.textBaseline = 'alphabetic'
  const metrics = [...figures].map((figure) => METRICS[figure]!)
  const begins = metrics[0]![1]
  const last = metrics.at(-1)!
  const wide = metrics.slice(0, -1).reduce((sum, [advance]) => sum + advance, 0) + last[2] - begins
  const above = Math.max(...metrics.map((metric) => metric[3]))
  const below = Math.max(...metrics.map((metric) => metric[4]))
  const down = height / (above + below)
  const across = Math.min(width / wide, down * 1.5)
  context.save()
  context.translate(left + (width - wide * across) / 2 - begins * across, top)
  context.scale(across, down)
  context.fillText(figures, 0, above)
  context.restore()
}

function spot(context: Context, x: number, y: number, radius: number) {
  context.beginPath()
  context.arc(x, y, radius, 0, 7)
  context.fill()
}

/** What is shaken off the pen beside the figures, and the drops along the fold that join them. */
function shake(
  context: Context,
  seed: readonly (string | number)[],
  card: Box,
  block: Box,
  spine: readonly [number, number],
) {
  const random = createRandom(...seed)
  const { between } = random
  for (let index = 0; index < 24; index++) {
    const x = between(block.left, block.left + block.width)
    spot(
      context,
      x,
      block.top - block.height * between(-0.04, 0.045),
      block.height * (0.01 + 0.035 * random() ** 3),
    )
  }
  for (let index = 0; index < 20; index++)
    spot(
      context,
      between(...spine),
      card.top + card.height / 2 - card.height * between(0, 0.012),
      block.height * (0.018 + 0.055 * random() ** 2),
    )
}

/** Where ink is to be: the hour's in red, the minute's in green. */
function masked(scratch: Context, card: Card, figures: readonly string[], family: string, seed: string) {
  scratch.globalCompositeOperation = 'lighter'
  for (const { figures: which, box } of card.blocks) {
    scratch.fillStyle = which ? '#0f0' : '#f00'
    setFigures(scratch, figures[which]!, family, box)
    const middle = card.box.left + card.box.width / 2
    const reach = box.height * 0.12
    const spine: readonly [number, number] =
      card.blocks.length < 2
        ? [box.left, box.left + box.width]
        : which
          ? [middle - reach, box.left + box.width]
          : [box.left, middle + reach]
    shake(scratch, [seed, figures[0]!, figures[1]!, which], card.box, box, spine)
  }
}

/**
 * The upper half of a card's ink, worked out pixel by pixel.
 * @returns A canvas as broad as the card and half as high, at a scale of its own.
 */
export function inkOf(
  card: Card,
  figures: readonly [string, string],
  family: string,
  seed: string,
  ratio: number,
) {
  const { left, top, width: wide, height: high } = card.box
  const scale = Math.min(ratio, Math.sqrt(MOST_PIXELS / (wide * (high / 2))))
  const width = Math.max(2, Math.round(wide * scale))
  const height = Math.max(2, Math.round((high / 2) * scale))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return canvas
  context.setTransform(
    width / wide,
    0,
    0,
    height / (high / 2),
    (-left * width) / wide,
    (-top * height) / (high / 2),
  )
  masked(context, card, figures, family, seed)
  const picture = context.getImageData(0, 0, width, height)
  const unit = card.blocks[0]!.box.height * scale
  const random = createRandom(seed, figures[0], figures[1], card.blocks[0]!.figures)
  const masks = card.blocks.map(({ figures: which, box }) => {
    const reach = box.height * BEYOND
    const from = Math.max(0, Math.floor((box.left - left - reach) * scale))
    const to = Math.min(width, Math.ceil((box.left - left + box.width + reach) * scale))
    return { which, from, to, field: halved(picture, which, from, to) }
  })
  picture.data.fill(0)
  // The hour's black last, over the minute's red.
  for (const mask of masks.reverse()) lay(picture, mask, unit, random)
  context.putImageData(picture, 0, 0)
  return canvas
}

/** Where one of the inks is to be. */
interface Mask {
  readonly which: 0 | 1
  /** Between which columns of the picture all of it is; the rest is left out. */
  readonly from: number
  readonly to: number
  /** One number for four of the picture's pixels: what is out of focus needs no more. */
  readonly field: Field
}

function halved({ data, width: whole, height }: ImageData, which: 0 | 1, from: number, to: number): Field {
  const width = (to - from + 1) >> 1
  const high = (height + 1) >> 1
  const at = new Float32Array(width * high)
  for (let y = 0, index = 0; y < high; y++) {
    const above = y * 2 * whole * 4 + which
    const below = y * 2 + 1 < height ? above + whole * 4 : above
    for (let x = 0; x < width; x++, index++) {
      const left = (from + x * 2) * 4
      const right = from + x * 2 + 1 < whole ? left + 4 : left
      at[index] =
        (data[above + left]! + data[above + right]! + data[below + left]! + data[below + right]!) / 1020
    }
  }
  return { width, height: high, at }
}

/** Lays an ink over what is there. Arrays and functions are few in it: at the first picture nothing has been optimised yet. */
function lay({ data, width, height }: ImageData, mask: Mask, unit: number, random: () => number) {
  const { which, from, to, field } = mask
  const { width: wide, height: high } = field
  const near = blurred(field, unit * 0.007).at
  const far = blurred({ ...field, at: near }, unit * 0.0175).at
  const grid = createGrid(random)
  const noise = (scale: number, beyond: number, turned?: boolean) =>
    createNoise(grid, from * scale + beyond, scale, to - from, turned)
  const broad = 9 / unit
  const fine = 30 / unit
  const slow = 3.2 / unit
  const swaying = noise(broad, 0)
  const heaving = noise(broad, 31)
  const fraying = noise(fine, 0)
  const fraying2 = noise(fine * 2.3, 0)
  const pooling = noise(slow, 7)
  const pooling2 = noise(slow * 2.7, 0, true)
  const [red, green, blue] = INKS[which]
  const sways = (unit * 0.085) / 2
  // Only near the figures is there any ink.
  const places = new Uint16Array(to - from)
  let count = 0
  let pool = places as ArrayLike<number>
  let pool2 = pool
  for (let y = 0; y < height; y++) {
    if (y % 2 === 0) {
      const line = (y >> 1) * wide
      count = 0
      for (let x = 0; x < to - from; x++) if (far[line + (x >> 1)]! >= 0.08) places[count++] = x
      // These change so slowly that one line of them does for two.
      pool = pooling(y * slow + 3, places, count)
      pool2 = pooling2(y * slow * 2.7, places, count)
    }
    if (count === 0) continue
    const sway = swaying(y * broad, places, count)
    const heave = heaving(y * broad + 17, places, count)
    const fray = fraying(y * fine, places, count)
    const fray2 = fraying2(y * fine * 2.3, places, count)
    for (let index = 0; index < count; index++) {
      const x = places[index]!
      const rough = fray[index]! * 0.6 + fray2[index]! * 0.4
      const pooled = 0.62 * pool[index]! + 0.38 * pool2[index]!
      let ink: number
      // So deep inside there is ink all round.
      if (far[(y >> 1) * wide + (x >> 1)]! > 0.985) ink = inkAt(1, 1, rough, pooled)
      else {
        // Looked up a little beside the place: outlines run out into lobes.
        const column = Math.min(wide - 1.001, Math.max(0, (x - 0.5) / 2 + (sway[index]! - 0.5) * sways))
        const row = Math.min(high - 1.001, Math.max(0, (y - 0.5) / 2 + (heave[index]! - 0.5) * sways))
        const above = Math.floor(row) * wide + Math.floor(column)
        const below = above + wide
        const right = column % 1
        const down = row % 1
        const nearAbove = near[above]! + (near[above + 1]! - near[above]!) * right
        const nearBelow = near[below]! + (near[below + 1]! - near[below]!) * right
        const farAbove = far[above]! + (far[above + 1]! - far[above]!) * right
        const farBelow = far[below]! + (far[below + 1]! - far[below]!) * right
        ink = inkAt(
          nearAbove + (nearBelow - nearAbove) * down,
          farAbove + (farBelow - farAbove) * down,
          rough,
          pooled,
        )
        if (ink === 0) continue
      }
      const place = (y * width + from + x) * 4
      const under = data[place + 3]! / 255
      const alpha = ink + under * (1 - ink)
      const part = ink / alpha
      data[place] = data[place]! * (1 - part) + red * part
      data[place + 1] = data[place + 1]! * (1 - part) + green * part
      data[place + 2] = data[place + 2]! * (1 - part) + blue * part
      data[place + 3] = 255 * alpha
    }
  }
}
