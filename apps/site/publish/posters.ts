import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { latestEntry, POSTER_SIZE } from '@found-time/catalogue'
import { FRONT_POSTER_SIZE, LIST_POSTER_SIZE } from '@found-time/ui-frame'
import sharp, { type Sharp } from 'sharp'
import { frontPosterOf, SHARE_PICTURE } from '../app/shared/posters.ts'
import type { ClockMetadata } from './clock-metadata.ts'
import { fileAt } from './file-at.ts'

/** Clocks beside and below one another on the picture of the site. */
const SHARE_GRID = { columns: 4, rows: 3 }

/** Copies the clocks' posters, makes of each a small one for lists, and of the latest what stands for all. */
export async function publishPosters(client: string, clocks: readonly ClockMetadata[]): Promise<void> {
  const folder = path.join(client, 'posters')
  await mkdir(folder, { recursive: true })
  for (const { path: name, posterFile } of clocks) {
    await copyFile(posterFile, path.join(folder, `${name}.jpg`))
    await sharp(posterFile)
      .resize(LIST_POSTER_SIZE)
      .webp({ quality: 72 })
      .toFile(path.join(folder, `${name}.webp`))
  }
  const latest = latestEntry(clocks)
  if (!latest) return
  await sharp(latest.posterFile)
    .resize(FRONT_POSTER_SIZE)
    .webp({ quality: 64 })
    .toFile(fileAt(client, frontPosterOf(latest.path)))
  await (await shareOf(clocks)).toFile(fileAt(client, SHARE_PICTURE))
}

/** The newest clocks side by side, in the size of a poster. */
async function shareOf(clocks: readonly ClockMetadata[]): Promise<Sharp> {
  const { columns, rows } = SHARE_GRID
  const newest = clocks.toSorted((a, b) => b.published.getTime() - a.published.getTime())
  const [width, height] = [POSTER_SIZE.width / columns, POSTER_SIZE.height / rows]
  const tiles = newest.slice(0, columns * rows).map(async ({ posterFile }, index) => ({
    input: await sharp(posterFile).resize(width, height).toBuffer(),
    left: (index % columns) * width,
    top: Math.floor(index / columns) * height,
  }))
  const ground = sharp({ create: { ...POSTER_SIZE, channels: 3, background: '#16181d' } })
  return ground.composite(await Promise.all(tiles)).jpeg({ quality: 70, mozjpeg: true })
}
