/** Pictures as pixels, and how much two of them differ. */
import sharp from 'sharp'

export interface Picture {
  readonly width: number
  readonly height: number
  /** Red, green, blue for each pixel, row by row. */
  readonly pixels: Uint8Array
}

/** A part of a page, in CSS pixels. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * A channel may be this far off, of 255, before a pixel counts as different: twice what smoothing of a shifted layer
 * changes, an eighth of what an eye needs to see a stroke.
 */
export const NOISE = 32

/**
 * @param source - The bytes of a picture, or its file.
 * @param size - What it is reduced to; as large as it is unless told.
 */
export async function decode(
  source: Buffer | string,
  size?: { readonly width: number; readonly height: number },
): Promise<Picture> {
  const { data, info } = await sharp(source)
    .resize(size ?? {})
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** With how opaque each pixel is: red, green, blue, opacity, row by row. */
export async function decodeClear(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

export const encode = ({ width, height, pixels }: Picture): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

/** A part of a picture, in its own pixels. */
export function crop(picture: Picture, { left, top, width, height }: Area): Picture {
  const pixels = new Uint8Array(width * height * 3)
  for (let row = 0; row < height; row++) {
    const start = ((top + row) * picture.width + left) * 3
    pixels.set(picture.pixels.subarray(start, start + width * 3), row * width * 3)
  }
  return { width, height, pixels }
}

/**
 * How many pixels differ by more than noise.
 * @param enough - Stops counting here.
 */
export function differing(a: Picture, b: Picture, enough = Number.POSITIVE_INFINITY, noise = NOISE): number {
  if (a.width !== b.width || a.height !== b.height) return a.width * a.height
  let count = 0
  for (let at = 0; at < a.pixels.length; at += 3) {
    if (
      Math.abs(a.pixels[at]! - b.pixels[at]!) > noise ||
      Math.abs(a.pixels[at + 1]! - b.pixels[at + 1]!) > noise ||
      Math.abs(a.pixels[at + 2]! - b.pixels[at + 2]!) > noise
    ) {
      if (++count >= enough) return count
    }
  }
  return count
}

/** What share of the pixels is not of the most common colour, `0` to `1`. */
export function variety({ pixels }: Picture): number {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = ((pixels[at]! >> 4) << 8) | ((pixels[at + 1]! >> 4) << 4) | (pixels[at + 2]! >> 4)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return 1 - (Math.max(...counts.values()) * 3) / pixels.length
}

/** Two pictures beside each other, and where they differ in red. */
export function compared(a: Picture, b: Picture): Picture {
  const width = Math.max(a.width, b.width)
  const height = Math.max(a.height, b.height)
  const pixels = new Uint8Array(width * 3 * height * 3).fill(255)
  const paint = (picture: Picture, column: number) => {
    for (let row = 0; row < picture.height; row++) {
      const from = picture.pixels.subarray(row * picture.width * 3, (row + 1) * picture.width * 3)
      pixels.set(from, (row * width * 3 + column * width) * 3)
    }
  }
  paint(a, 0)
  paint(b, 1)
  if (a.width !== b.width || a.height !== b.height) return { width: width * 3, height, pixels }
  const marks = new Uint8Array(a.pixels.length)
  for (let at = 0; at < marks.length; at += 3) {
    const off = [0, 1, 2].some(
      (channel) => Math.abs(a.pixels[at + channel]! - b.pixels[at + channel]!) > NOISE,
    )
    const grey = 200 + Math.round((a.pixels[at]! + a.pixels[at + 1]! + a.pixels[at + 2]!) / 15)
    marks.set(off ? [220, 0, 30] : [grey, grey, grey], at)
  }
  paint({ ...a, pixels: marks }, 2)
  return { width: width * 3, height, pixels }
}
