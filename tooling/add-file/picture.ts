/** A picture of somebody else’s, cut and scaled to what a clock shows of it, as WebP. */
import path from 'node:path'
import sharp from 'sharp'
import type { Box } from './options.ts'

export const isPicture = (name: string) => /\.(png|jpe?g|webp|avif|gif|tiff?|svg)$/i.test(name)

export interface Asked {
  readonly crop?: Box | undefined
  readonly width?: number | undefined
  readonly lossless: boolean
}

const QUALITIES = [90, 84, 78, 72, 64, 56, 48, 40]

/**
 * @param name - For messages.
 * @param limitBytes - It is written with the best quality that fits.
 * @returns The WebP file, and what was done in words.
 * @throws {Error} When it is no picture, the box is not within it, or no quality fits.
 */
export async function toWebp(
  input: Buffer,
  name: string,
  { crop, width, lossless }: Asked,
  limitBytes: number,
): Promise<{ file: Buffer; changes: string }> {
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
  const scale = (width ?? box.width) / box.width
  if (scale > 1 && !drawn) throw new Error(`It is only ${box.width} pixels wide, less than ${width}.`)

  // A drawing is painted as large as it is wanted: 72 dots to the inch are one pixel to its unit.
  const density = 72 * Math.max(1, scale)
  const painted = drawn ? scale : 1
  const cut = {
    left: Math.round(box.left * painted),
    top: Math.round(box.top * painted),
    width: Math.round(box.width * painted),
    height: Math.round(box.height * painted),
  }
  const picture = sharp(drawn && scale > 1 ? await sharp(input, { density }).png().toBuffer() : input)
    .autoOrient()
    .extract(drawn && scale <= 1 ? box : cut)
    .resize({ width: Math.round(box.width * scale) })
  const changes = [
    crop && 'cut out',
    width !== undefined && `${width} pixels wide`,
    `WebP${lossless ? ' without loss' : ''}`,
  ]
  for (const quality of lossless ? [100] : QUALITIES) {
    const file = await picture.clone().webp({ quality, lossless, effort: 6 }).toBuffer()
    if (file.length <= limitBytes) return { file, changes: changes.filter(Boolean).join(', ') }
  }
  throw new Error(
    `It does not fit into ${limitBytes / 1024} kB: take less of it with --crop, or a smaller --width${lossless ? ', or leave out --lossless' : ''}.`,
  )
}
