/** Whether two engines show the same: typefaces and smoothing differ, shapes, places and colours do not. */
import sharp from 'sharp'

/** Pictures are made so many times smaller: what is left are shapes. */
const SMALLER = 4

/** CIE76 distance from which two points are of another colour: an edge's smoothing stays below it. */
const DISTANCE = 14

interface Lab {
  readonly width: number
  readonly height: number
  /** L, a, b of each point. */
  readonly values: Float32Array
}

async function toLab(png: Buffer): Promise<Lab> {
  const { width = 0, height = 0 } = await sharp(png).metadata()
  const { data, info } = await sharp(png)
    .removeAlpha()
    .resize(Math.round(width / SMALLER), Math.round(height / SMALLER), { kernel: 'linear', fit: 'fill' })
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer({ resolveWithObject: true })
  const values = new Float32Array(data.buffer, data.byteOffset, data.byteLength / 4)
  return { width: info.width, height: info.height, values }
}

/** Points of `a` whose colour does not lie among those around the same place of `b`, as an edge's does that is moved. */
function unmatched(a: Lab, b: Lab): number[] {
  const points: number[] = []
  for (let y = 0; y < a.height; y++) {
    for (let x = 0; x < a.width; x++) {
      const [low, high] = rangeAround(b, x, y)
      const off = [0, 1, 2].map((channel) => {
        const value = a.values[(y * a.width + x) * 3 + channel]!
        return Math.max(0, low[channel]! - value, value - high[channel]!)
      })
      if (Math.hypot(...off) > DISTANCE) points.push(y * a.width + x)
    }
  }
  return points
}

/** The least and the most of each channel in a point and the eight around it. */
function rangeAround({ width, height, values }: Lab, x: number, y: number): [low: number[], high: number[]] {
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ]
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      for (let channel = 0; channel < 3; channel++) {
        const value = values[(row * width + column) * 3 + channel]!
        low[channel] = Math.min(low[channel]!, value)
        high[channel] = Math.max(high[channel]!, value)
      }
    }
  }
  return [low, high]
}

/** In pixels of the pictures. */
export interface Part {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** @param pointsAcross - Of the smaller picture. */
function pointsIn({ left, top, width, height }: Part, points: ReadonlySet<number>, pointsAcross: number) {
  const inside = new Set<number>()
  for (const point of points) {
    const [x, y] = [(point % pointsAcross) * SMALLER, Math.floor(point / pointsAcross) * SMALLER]
    if (x >= left && x < left + width && y >= top && y < top + height) inside.add(point)
  }
  return inside
}

const shareOf = ({ width, height }: Part, count: number) => (count * SMALLER * SMALLER) / (width * height)

/**
 * How many points the largest patch has in which they touch one another. A thing that is missing, doubled or painted
 * otherwise is one patch; letters that are set a little otherwise are many.
 */
function largestPatch(points: ReadonlySet<number>, pointsAcross: number): number {
  const left = new Set(points)
  let largest = 0
  for (const start of left) {
    const patch = [start]
    left.delete(start)
    for (const point of patch)
      for (const row of [-pointsAcross, 0, pointsAcross])
        for (const column of [-1, 0, 1])
          if (left.delete(point + row + column)) patch.push(point + row + column)
    largest = Math.max(largest, patch.length)
  }
  return largest
}

export interface Difference {
  /** Of each part, how much of it differs: `0` to `1`. */
  readonly shares: readonly number[]
  /** Of each part, how much of it the largest thing is that differs: `0` to `1`. */
  readonly patches: readonly number[]
  /** A PNG: the first picture, the second, and the second with what differs in red. */
  readonly sideBySide: () => Promise<Buffer>
}

/**
 * @param first - A PNG.
 * @param second - A PNG of the same size.
 * @param parts - What to judge apart, such as the clocks on a page.
 */
export async function compare(first: Buffer, second: Buffer, parts: readonly Part[]): Promise<Difference> {
  const [a, b] = await Promise.all([toLab(first), toLab(second)])
  if (a.width !== b.width || a.height !== b.height)
    throw new Error(`The pictures are not of one size: ${a.width}×${a.height}, ${b.width}×${b.height}.`)
  const points = new Set([...unmatched(a, b), ...unmatched(b, a)])
  const inParts = parts.map((part) => [part, pointsIn(part, points, a.width)] as const)
  return {
    shares: inParts.map(([part, inside]) => shareOf(part, inside.size)),
    patches: inParts.map(([part, inside]) => shareOf(part, largestPatch(inside, a.width))),
    sideBySide: async () => {
      const { width = 0, height = 0 } = await sharp(first).metadata()
      const marks = Buffer.alloc(a.width * a.height * 4)
      for (const point of points) marks.set([220, 0, 30, 170], point * 4)
      const red = await sharp(marks, { raw: { width: a.width, height: a.height, channels: 4 } })
        .resize(width, height, { kernel: 'nearest', fit: 'fill' })
        .png()
        .toBuffer()
      const sheet = { width: width * 3, height, channels: 3 as const, background: '#fff' }
      return sharp({ create: sheet })
        .composite([
          { input: first, left: 0, top: 0 },
          { input: second, left: width, top: 0 },
          { input: second, left: width * 2, top: 0 },
          { input: red, left: width * 2, top: 0 },
        ])
        .png()
        .toBuffer()
    },
  }
}
