import { createRandom } from '@found-time/clock-runtime'
import { createOffscreen } from '@found-time/clock-runtime/canvas'
import { figureLines, filled, type Lines, spotLines } from './figures'
import { blurred, createGrid, createNoise, type Field, inkAt } from './ink'
import type { Box, Card } from './model'

/**
 * How far beyond a figure's box its ink may reach, in heights of that box: drops along the fold that join the two, and what
 * they are blurred and swayed by.
 */
const BEYOND = 0.42

/** As much as is worked out in a few hundredths of a second; larger cards are printed from it enlarged. */
const MOST_PIXELS = 260_000
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
function figuresIn(figures: string, { left, top, width, height }: Box): Lines {
  const metrics = [...figures].map((figure) => METRICS[figure]!)
  const begins = metrics[0]![1]
  const last = metrics.at(-1)!
  const wide = metrics.slice(0, -1).reduce((sum, [advance]) => sum + advance, 0) + last[2] - begins
  const above = Math.max(...metrics.map((metric) => metric[3]))
  const below = Math.max(...metrics.map((metric) => metric[4]))
  const down = height / (above + below)
  const across = Math.min(width / wide, down * 1.5)
  let x = left + (width - wide * across) / 2 - begins * across
  return [...figures].flatMap((figure, index) => {
    const lines = figureLines(figure, x, top + above * down, across / 5, down / 5)
    x += metrics[index]![0] * across
    return lines
  })
}

/** What is shaken off the pen beside the figures, and the drops along the fold that join them. */
function shaken(
  seed: readonly (string | number)[],
  card: Box,
  block: Box,
  spine: readonly [number, number],
): Lines {
  const random = createRandom(...seed)
  const { between } = random
  const beside = Array.from({ length: 24 }, () => {
    const x = between(block.left, block.left + block.width)
    const y = block.top - block.height * between(-0.04, 0.045)
    return spotLines(x, y, block.height * (0.01 + 0.035 * random() ** 3))
  })
  const along = Array.from({ length: 20 }, () => {
    const x = between(...spine)
    const y = card.top + card.height / 2 - card.height * between(0, 0.012)
    return spotLines(x, y, block.height * (0.018 + 0.055 * random() ** 2))
  })
  return [...beside, ...along].flat()
}

/** Where one of the inks is to be. */
function inkLines(card: Card, index: number, figures: readonly string[], seed: string): Lines {
  const { figures: which, box } = card.blocks[index]!
  const middle = card.box.left + card.box.width / 2
  const reach = box.height * 0.12
  const spine: readonly [number, number] =
    card.blocks.length < 2
      ? [box.left, box.left + box.width]
      : which
        ? [middle - reach, box.left + box.width]
        : [box.left, middle + reach]
  return [
    ...figuresIn(figures[which]!, box),
    ...shaken([seed, figures[0]!, figures[1]!, which], card.box, box, spine),
  ]
}

/** Rows of pixels that are worked out at a time. */
const ROWS = 8

/**
 * The upper half of a card's ink, worked out pixel by pixel, a few rows at a time.
 * @returns A canvas as broad as the card and half as high, at a scale of its own.
 */
export function* inkOf(
  card: Card,
  figures: readonly [string, string],
  seed: string,
  ratio: number,
): Generator<void, HTMLCanvasElement> {
  const { left, top, width: wide, height: high } = card.box
  const scale = Math.min(ratio, Math.sqrt(MOST_PIXELS / (wide * (high / 2))))
  const width = Math.max(2, Math.round(wide * scale))
  const height = Math.max(2, Math.round((high / 2) * scale))
  const context = createOffscreen(width, height)
  const picture = context.createImageData(width, height)
  const unit = card.blocks[0]!.box.height * scale
  const random = createRandom(seed, figures[0], figures[1], card.blocks[0]!.figures)
  yield
  const masks: Mask[] = []
  for (const [index, { figures: which, box }] of card.blocks.entries()) {
    const reach = box.height * BEYOND
    const from = Math.max(0, Math.floor((box.left - left - reach) * scale))
    const to = Math.min(width, Math.ceil((box.left - left + box.width + reach) * scale))
    const lines = inkLines(card, index, figures, seed)
    yield
    const halved = lines.map((line) =>
      line.map((place, axis) =>
        axis % 2 ? ((place - top) * height) / high : (((place - left) * width) / wide - from) / 2,
      ),
    )
    masks.push({ which, from, to, field: filled(halved, (to - from + 1) >> 1, (height + 1) >> 1) })
    yield
  }
  // The hour's black last, over the minute's red.
  for (const mask of masks.reverse()) {
    yield
    const layRow = yield* layer(picture, mask, unit, random)
    for (let y = 0; y < height; y++) {
      layRow(y)
      if (y % ROWS === 0) yield
    }
  }
  context.putImageData(picture, 0, 0)
  return context.canvas
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

/**
 * What lays an ink over what is there, row by row from the top. Arrays and functions are few in it: at the first picture
 * nothing has been optimised yet.
 */
function* layer(
  { data, width }: ImageData,
  mask: Mask,
  unit: number,
  random: () => number,
): Generator<void, (y: number) => void> {
  const { which, from, to, field } = mask
  const { width: wide, height: high } = field
  const near = blurred(field, unit * 0.007).at
  yield
  const far = blurred({ ...field, at: near }, unit * 0.0175).at
  yield
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
  return (y: number) => {
    if (y % 2 === 0) {
      const line = (y >> 1) * wide
      count = 0
      for (let x = 0; x < to - from; x++) if (far[line + (x >> 1)]! >= 0.08) places[count++] = x
      // These change so slowly that one line of them does for two.
      pool = pooling(y * slow + 3, places, count)
      pool2 = pooling2(y * slow * 2.7, places, count)
    }
    if (count === 0) return
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
