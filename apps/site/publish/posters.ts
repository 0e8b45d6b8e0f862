import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { LIST_POSTER_SIZE } from '@found-time/ui-frame'
import sharp from 'sharp'
import type { ClockMetadata } from './clock-metadata.ts'

/** Copies the clocks' posters, and makes of each a small one for lists. */
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
}
