import sharp from 'sharp'

/** How far apart the darkest and the lightest point of a channel may be in a picture of nothing: of 255. */
const ALIKE = 6

/**
 * Whether a picture shows one colour only. A page that a busy machine has not painted in time gives such a one, and
 * no clock does.
 * @example await isEmpty(await camera.take({ clock: '25-05-31', at: '10:08', width: 1200, height: 630 })) // false
 */
export async function isEmpty(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).removeAlpha().stats()
  return channels.every(({ min, max }) => max - min <= ALIKE)
}
