import type { Kind } from './model'

/** Towards the light, low over the upper left: right, down, out of the clay. The clay tile is lit from there as well. */
const LIGHT = [-0.52, -0.62, 0.58] as const

/**
 * Signed depth at a place of the box, in widths of it: positive inside the impression, negative outside. Row by row:
 * what holds for all of a row is worked out once.
 */
type Depth = (y: number, tall: number) => (x: number) => number

const DEPTH: Record<Kind, Depth> = {
  // The corner of a square reed: two long walls meet in a groove that rises to the tail; the third wall is the head.
  one: (y, tall) => {
    const down = y / tall
    const half = 0.455 * Math.max(0, 1 - down) ** 1.7 + 0.045 * Math.min(1, Math.max(0, (1 - down) * 14))
    const foot = (tall - y) * 0.9
    return (x) => {
      const bowed = 0.035 * (1 - (2 * x - 1) * (2 * x - 1))
      const side = half - Math.abs(x - 0.5) - 0.01
      return Math.min(side * 0.92, (y - 0.02 - bowed) * 1.05, foot)
    }
  },
  ten: (y, tall) => {
    // Measured along the upper arm; the lower one is its mirror image.
    const arm = (sign: number) => {
      const up = ((tall / 2 - y) * sign) / (tall / 2)
      const outer = 0.02 + 0.86 * Math.max(0, up) ** 0.86 + (up < 0 ? up * 0.86 : 0)
      const inner = 0.6 + 0.36 * Math.max(0, up) ** 1.2 + (up < 0 ? up * 0.5 : 0)
      return [outer, inner, (1 - up) * 0.6] as const
    }
    const [upper, lower] = [arm(1), arm(-1)]
    const [outer, inner] = [Math.max(upper[0], lower[0]), Math.max(upper[1], lower[1])]
    const ends = Math.min(upper[2], lower[2])
    const lean = 0.72
    return (x) => Math.min((x - outer) * lean, (inner - x) * lean * 1.25, ends) * 1.15
  },
  slant: (y, tall) => {
    // An upright wedge, turned to point down to the right.
    const [length, wide] = [1.06, 0.4]
    const angle = Math.atan2(tall * 0.52, 1)
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
    const down = y - tall * 0.26
    return (x) => {
      const along = (x - 0.03) * cosine + down * sine
      const across = down * cosine - (x - 0.03) * sine
      return DEPTH.one(along / wide, length / wide)(across / wide + 0.5) * wide
    }
  },
}

/** How far beyond its box a sprite reaches for the clay pushed up round it, as a part of the width. */
export const RIM = 0.34

/**
 * The light and shade of an impression on clear ground, to lie over the clay.
 * @param width - Of the box the impression fills, in pixels; the sprite is `RIM` larger on each side.
 * @param height - Likewise.
 */
export function impress(kind: Kind, width: number, height: number): HTMLCanvasElement {
  const margin = Math.ceil(width * RIM)
  const columns = Math.ceil(width) + margin * 2
  const rows = Math.ceil(height) + margin * 2
  const canvas = document.createElement('canvas')
  canvas.width = columns
  canvas.height = rows
  const depthAt = DEPTH[kind]
  const depths = new Float32Array(columns * rows)
  const heights = new Float32Array(columns * rows)
  const rim = kind === 'slant' ? 0.035 : 0.05
  for (let row = 0; row < rows; row++) {
    const depthIn = depthAt((row + 0.5 - margin) / width, height / width)
    for (let column = 0; column < columns; column++) {
      const depth = depthIn((column + 0.5 - margin) / width)
      depths[row * columns + column] = depth
      heights[row * columns + column] =
        width * (depth > 0 ? rim - depth : rim * Math.exp(depth * (1 / 0.075 + 5)))
    }
  }
  const context = canvas.getContext('2d')!
  const picture = context.createImageData(columns, rows)
  const reach = Math.max(3, Math.round(width * 0.3))
  // Between a place and the light: a few steps towards it, and how high what is there must be to cast a shadow.
  const steps = Array.from({ length: 6 }, (_, step) => (reach * (step + 1)) / 6)
  const right = Int32Array.from(steps, (away) => Math.round(LIGHT[0] * away))
  const down = Int32Array.from(steps, (away) => Math.round(LIGHT[1] * away))
  const high = Float64Array.from(steps, (away) => (away * LIGHT[2]) / 0.95)
  const { data } = picture
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column
      const slopeX = (heights[at + 1]! - heights[at - 1]!) / 2
      const slopeY = (heights[at + columns]! - heights[at - columns]!) / 2
      const norm = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1)
      let lit = Math.max(0, (-slopeX * LIGHT[0] - slopeY * LIGHT[1] + LIGHT[2]) / norm) / LIGHT[2]
      const here = heights[at]!
      let over = 0
      // Further towards the light nothing is high enough to cast a shadow as far as this.
      for (let step = 0; step < 6 && here + high[step]! < rim * width; step++) {
        const there = Math.max(0, row + down[step]!) * columns + Math.max(0, column + right[step]!)
        over = Math.max(over, heights[there]! - here - high[step]!)
      }
      lit *= 1 - 0.8 * Math.min(1, over / (width * 0.1))
      const depth = Math.max(0, depths[at]!)
      const shade = (0.3 + 0.7 * lit) * (1 - Math.min(0.42, depth * 1.15))
      const gloss = lit > 1.2 ? (lit - 1.2) * 0.5 : 0
      const pixel = at * 4
      if (shade < 1) {
        const dark = 1 - shade
        data[pixel] = 38
        data[pixel + 1] = 14
        data[pixel + 2] = 6
        data[pixel + 3] = 255 * Math.min(0.9, dark * 1.08)
      } else {
        data[pixel] = 255
        data[pixel + 1] = 226
        data[pixel + 2] = 196
        data[pixel + 3] = 255 * Math.min(0.85, (shade - 1) * 0.9 + gloss)
      }
    }
  context.putImageData(picture, 0, 0)
  return canvas
}
