/** How posters are taken: a poster taken otherwise is another one. */
import { POSTER_SIZE } from '@found-time/catalogue'
import sharp from 'sharp'

/**
 * With the best quality that fits into the limit. A picture of nothing but fine lines is softened, for they cost the
 * most.
 */
export const RECIPE = {
  at: '10:08:42',
  size: POSTER_SIZE,
  limitBytes: 60_000,
  blurs: [0, 0.6, 1, 1.5, 2.5, 4],
  qualities: { best: 84, worst: 32, step: 4 },
} as const

/** @param picture - A PNG. @returns A JPEG. */
export async function toPoster(picture: Buffer): Promise<Buffer> {
  const { blurs, qualities, limitBytes } = RECIPE
  for (const blur of blurs) {
    const sight = blur === 0 ? sharp(picture) : sharp(picture).blur(blur)
    for (let quality: number = qualities.best; quality >= qualities.worst; quality -= qualities.step) {
      const poster = await sight.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
      if (poster.length <= limitBytes) return poster
    }
  }
  throw new Error('This picture does not fit into 60 kB.')
}

/** Of 255 a channel, in the mean: what another version of a browser smooths otherwise. */
const SAME = 0.4

/** Whether an eye sees no difference: such a poster need not be committed anew. */
export async function looksSame(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).raw().toBuffer()))
  if (!a || a.length !== b?.length) return false
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += Math.abs(a[index]! - b[index]!)
  return sum / a.length <= SAME
}
