import type { Code } from './code'
import { HIGH, likeness, type Plan, planOf, WIDE } from './model'

type Colour = readonly [red: number, green: number, blue: number]

const pixels = new WeakMap<HTMLImageElement, Uint8ClampedArray>()

/** The pixels of the picture: above as its light modules have it, below as the dark ones. */
function pixelsOf(picture: HTMLImageElement): Uint8ClampedArray {
  let data = pixels.get(picture)
  if (!data) {
    const canvas = document.createElement('canvas')
    canvas.width = WIDE
    canvas.height = 2 * HIGH
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    context.drawImage(picture, 0, 0)
    data = context.getImageData(0, 0, WIDE, 2 * HIGH).data
    pixels.set(picture, data)
  }
  return data
}

/** The mean colour of a square of the picture; pixels on its edge count in part. */
function meanOf(data: Uint8ClampedArray, left: number, top: number, size: number, tone: 0 | 1): Colour {
  const sum: [number, number, number] = [0, 0, 0]
  for (let y = Math.floor(top); y < top + size; y++)
    for (let x = Math.floor(left); x < left + size; x++) {
      const part =
        (Math.min(x + 1, left + size) - Math.max(x, left)) * (Math.min(y + 1, top + size) - Math.max(y, top))
      const at = 4 * ((y + tone * HIGH) * WIDE + x)
      for (const channel of [0, 1, 2] as const) sum[channel] += data[at + channel]! * part
    }
  return sum.map((value) => Math.round(value / size ** 2)) as unknown as Colour
}

export interface Mosaic {
  readonly plan: Plan
  /** A module's colour, counted from the stage's first whole one; there is one more beyond each edge. */
  readonly colour: (row: number, column: number, isDark: boolean) => string
  /** What the code should look like. */
  readonly wanted: Code
}

const kept = new Map<string, Mosaic>()

/** The picture in modules, as it fills a stage. */
export function mosaicOf(picture: HTMLImageElement, width: number, height: number): Mosaic {
  const key = `${width}×${height}`
  const known = kept.get(key)
  if (known) return known
  const plan = planOf(width, height)
  const data = pixelsOf(picture)
  const { from, grain, code } = plan
  const meanAt = (row: number, column: number, tone: 0 | 1) =>
    meanOf(data, from[0] + column * grain, from[1] + row * grain, grain, tone)
  const colours = new Map<number, string>()
  const mosaic: Mosaic = {
    plan,
    colour(row, column, isDark) {
      const place = ((row + 1) * 1000 + column + 1) * 2 + Number(isDark)
      let colour = colours.get(place)
      if (!colour) {
        colour = `rgb(${meanAt(row, column, isDark ? 1 : 0)})`
        colours.set(place, colour)
      }
      return colour
    },
    wanted: likeness((row, column) => {
      const [red, green, blue] = meanAt(code.row + row, code.column + column, 0)
      return 0.3 * red + 0.59 * green + 0.11 * blue
    }),
  }
  // Two hosts, each of a size of its own, and one that is being resized.
  if (kept.size > 3) kept.clear()
  kept.set(key, mosaic)
  return mosaic
}
