/** A picture of somebody else’s, cut and scaled to what a clock shows of it, as WebP. */
import path from 'node:path'
import sharp from 'sharp'
import type { Box } from './options.ts'

export const isPicture = (name: string) => /\.(png|jpe?g|webp|avif|gif|tiff?|svg)$/i.test(name)

/** Pixels of a drawing's longer side, unless told: it has no size of its own, and icons say 16 or 24. */
const DRAWN = 1024

/** What a drawing may become as a whole, where a small part of it is wanted large. */
const PAINTED = 8192

/** A picture whose longer side has fewer pixels looks blown up on a stage, and is told. */
const SMALL = 400

export interface Asked {
  readonly crop?: Box | undefined
  readonly width?: number | undefined
  readonly lossless: boolean
}

const QUALITIES = [90, 84, 78, 72, 64, 56, 48, 40]

/**
 * @param name - For messages.
 * @param limitBytes - It is written with the best quality that fits.
 * @returns The WebP file, what was done in words, and what is to be known of its size.
 * @throws {Error} When it is no picture, the box is not within it, or no quality fits.
 */
export async function toWebp(
  input: Buffer,
  name: string,
  { crop, width, lossless }: Asked,
  limitBytes: number,
): Promise<{ file: Buffer; changes: string; remark?: string }> {
  const size = await sharp(input)
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient,
      () => {
        throw new Error(`${path.basename(name)} is not a picture that can be read.`)
      },
    )
  const box = crop ?? { left: 0, top: 0, width: size.width, height: size.height }
  if (box.left + box.width > size.width || box.top + box.height > size.height)
    throw new Error(
      `The box ${box.left},${box.top},${box.width},${box.height} is not within the picture, which is ${size.width} × ${size.height} pixels.`,
    )
  const drawn = /\.svg$/i.test(name)
  const usual = drawn ? box.width * Math.min(DRAWN / longer(box), PAINTED / longer(size)) : box.width
  const wide = width ?? Math.max(1, Math.round(usual))
  if (wide > box.width && !drawn) throw new Error(`It is only ${box.width} pixels wide, less than ${width}.`)

  const painted = drawn ? await paint(input, size, wide / box.width) : input
  const part = drawn ? partOf(box, size, await sharp(painted).metadata()) : box
  const picture = sharp(painted).autoOrient().extract(part).resize({ width: wide })
  const changes = [
    crop && 'cut out',
    (drawn || width !== undefined) && `${wide} pixels wide`,
    `WebP${lossless ? ' without loss' : ''}`,
  ]
  for (const quality of lossless ? [100] : QUALITIES) {
    const { data: file, info } = await picture
      .clone()
      .webp({ quality, lossless, effort: 6 })
      .toBuffer({ resolveWithObject: true })
    if (file.length > limitBytes) continue
    const remark = `It is only ${info.width} × ${info.height} pixels: shown larger than that it is blown up.`
    return {
      file,
      changes: changes.filter(Boolean).join(', '),
      ...(!drawn && longer(info) < SMALL && { remark }),
    }
  }
  throw new Error(
    `It does not fit into ${limitBytes / 1024} kB: take less of it with --crop, or a smaller --width${lossless ? ', or leave out --lossless' : ''}.`,
  )
}

interface Size {
  readonly width: number
  readonly height: number
}

const longer = ({ width, height }: Size) => Math.max(width, height)

/** A drawing is painted as large as it is wanted, never smaller than it says: 72 dots to the inch are one pixel to its unit. */
async function paint(input: Buffer, size: Size, scale: number): Promise<Buffer> {
  const times = Math.max(1, scale)
  if (longer(size) * times > Math.max(PAINTED, longer(size)))
    throw new Error(
      `All of the drawing would be ${Math.round(longer(size) * times)} pixels: take more of it with --crop, or a smaller --width.`,
    )
  return sharp(input, { density: 72 * times })
    .png()
    .toBuffer()
}

/** The same box in a drawing as it was painted, which has whole pixels. */
function partOf(box: Box, size: Size, painted: Size): Box {
  const across = painted.width / size.width
  const down = painted.height / size.height
  const left = Math.round(box.left * across)
  const top = Math.round(box.top * down)
  return {
    left,
    top,
    width: Math.min(Math.round(box.width * across), painted.width - left),
    height: Math.min(Math.round(box.height * down), painted.height - top),
  }
}
