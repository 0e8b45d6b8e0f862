/**
 * `pnpm posters`: one 1200×630 JPEG for each clock of the month package it is run in, in `posters/`.
 * No build waits for them, so that a site can be built on a machine without a browser.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { openCamera } from '../camera.ts'
import { clockFolders, root } from '../clocks.ts'
import { main } from './options.ts'

const SIZE = { width: 1200, height: 630 }
const LIMIT_BYTES = 60_000

/** The best quality that fits. */
async function toPoster(picture: Buffer): Promise<Buffer> {
  for (let quality = 84; quality >= 20; quality -= 4) {
    const poster = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (poster.length <= LIMIT_BYTES) return poster
  }
  throw new Error('This picture does not fit into 60 kB.')
}

await main(async () => {
  const month = /^clocks-(\d{4}-\d\d)$/.exec(path.basename(process.cwd()))?.[1]
  if (!month) throw new Error('Run it in a month package, or `pnpm posters` at the root for all.')
  const folders = await clockFolders(month)
  const camera = await openCamera(folders)
  try {
    await mkdir('posters', { recursive: true })
    for (const { name } of folders) {
      const poster = await toPoster(await camera.take({ clock: name, at: '10:08:42', ...SIZE }))
      await writeFile(path.join('posters', `${name}.jpg`), poster)
      console.log(
        `${path.relative(root, path.resolve('posters', name))}.jpg ${(poster.length / 1000).toFixed(1)} kB`,
      )
    }
  } finally {
    await camera.close()
  }
})
