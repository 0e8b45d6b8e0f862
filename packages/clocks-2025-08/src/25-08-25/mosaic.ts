import type { Code } from './code'
import { HIGH, likeness, type Plan, planOf, WIDE } from './model'

const tones = new WeakMap<HTMLImageElement, Uint8ClampedArray>()

/** The pixels of the small picture of the tones: greys, which every browser reads alike. */
function tonesOf(picture: HTMLImageElement): Uint8ClampedArray {
  let data = tones.get(picture)
  if (!data) {
    const canvas = document.createElement('canvas')
    canvas.width = WIDE
    canvas.height = HIGH
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    context.drawImage(picture, 0, 0)
    data = context.getImageData(0, 0, WIDE, HIGH).data
    tones.set(picture, data)
  }
  return data
}

export interface Mosaic {
  readonly plan: Plan
  /** Draws the picture where it lies on the stage. */
  readonly lay: (context: CanvasRenderingContext2D) => void
  /** What the code should look like. */
  readonly wanted: Code
}

const kept = new Map<string, Mosaic>()

/** The picture and the code on it, as they fill a stage. */
export function mosaicOf(
  picture: HTMLImageElement,
  small: HTMLImageElement,
  width: number,
  height: number,
): Mosaic {
  const key = `${width}×${height}`
  const known = kept.get(key)
  if (known) return known
  const plan = planOf(width, height)
  const data = tonesOf(small)
  const { from, grain, code, module, left, top } = plan
  const size = module / grain
  const mosaic: Mosaic = {
    plan,
    lay: (context) =>
      context.drawImage(picture, left - from[0] * size, top - from[1] * size, WIDE * size, HIGH * size),
    wanted: likeness((row, column) => {
      let sum = 0
      const [x, y] = [from[0] + (code.column + column) * grain, from[1] + (code.row + row) * grain]
      for (const down of [0.25, 0.75])
        for (const across of [0.25, 0.75])
          sum += data[4 * (Math.floor(y + down * grain) * WIDE + Math.floor(x + across * grain))]!
      return sum
    }),
  }
  // Two hosts, each of a size of its own, and one that is being resized.
  if (kept.size > 3) kept.clear()
  kept.set(key, mosaic)
  return mosaic
}
