import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { ClockMetadata } from './clock-metadata.ts'

/** Beside each poster, one for lists. */
const SMALL = { width: 480, height: 252 }

export async function publishPosters(client: string, clocks: readonly ClockMetadata[]): Promise<void> {
  const folder = path.join(client, 'posters')
  await mkdir(folder, { recursive: true })
  for (const { path: name, posterFile } of clocks) {
    await copyFile(posterFile, path.join(folder, `${name}.jpg`))
    await sharp(posterFile)
      .resize(SMALL)
      .webp({ quality: 72 })
      .toFile(path.join(folder, `${name}.webp`))
  }
}
