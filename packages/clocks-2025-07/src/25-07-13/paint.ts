import { createRandom } from '@found-time/clock-runtime'
import { blurred, createNoise, type Field, inkAt } from './ink'
import type { Box, Card } from './model'

type Context = CanvasRenderingContext2D

/** As much as is worked out in a tenth of a second; larger cards are printed from it enlarged. */
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
  for (const { figures: which } of [...card.blocks].reverse()) lay(picture, which, unit, random)
  finish(
    picture,
    card.blocks.map(({ figures: which }) => which),
  )
  context.putImageData(picture, 0, 0)
  return canvas
}

/** Turns a colour of the mask into how much ink of that kind there is. */
function lay({ data, width, height }: ImageData, which: 0 | 1, unit: number, random: () => number) {
  const mask: Field = { width, height, at: new Float32Array(width * height) }
  for (let index = 0; index < mask.at.length; index++) mask.at[index] = data[index * 4 + which]! / 255
  const near = blurred(mask, unit * 0.014)
  const far = blurred(near, unit * 0.035)
  const noise = createNoise(random)
  const [broad, fine, slow] = [9 / unit, 30 / unit, 3.2 / unit]
  for (let y = 0, index = 0; y < height; y++)
    for (let x = 0; x < width; x++, index++) {
      if (far.at[index]! < 0.08) {
        data[index * 4 + which] = 0
        continue
      }
      // Looked up a little beside the place: outlines run out into lobes.
      const sway = noise(x * broad, y * broad) - 0.5
      const heave = noise(x * broad + 31, y * broad + 17) - 0.5
      const fray = noise(x * fine, y * fine) * 0.6 + noise(x * fine * 2.3, y * fine * 2.3) * 0.4
      const column = Math.min(width - 1, Math.max(0, Math.round(x + sway * unit * 0.085)))
      const row = Math.min(height - 1, Math.max(0, Math.round(y + heave * unit * 0.085)))
      const place = row * width + column
      const pool = 0.62 * noise(x * slow + 7, y * slow + 3) + 0.38 * noise(y * slow * 2.7, x * slow * 2.7)
      data[index * 4 + which] = 255 * inkAt(near.at[place]!, far.at[place]!, fray, pool)
    }
}

/** Amounts of two inks become colour: black over vermilion. */
function finish({ data }: ImageData, kinds: readonly (0 | 1)[]) {
  for (let index = 0; index < data.length; index += 4) {
    const black = kinds.includes(0) ? data[index]! / 255 : 0
    const red = kinds.includes(1) ? data[index + 1]! / 255 : 0
    const alpha = black + red * (1 - black)
    const part = alpha > 0 ? black / alpha : 0
    for (let channel = 0; channel < 3; channel++)
      data[index + channel] = INKS[0][channel]! * part + INKS[1][channel]! * (1 - part)
    data[index + 3] = 255 * alpha
  }
}
