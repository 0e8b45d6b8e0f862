/** The favicon as the pictures that home screens ask for, and the manifest that names them. */
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import sharp from 'sharp'
import { at, BASE } from '../app/shared/base.ts'
import { config } from '../app/shared/config.ts'

const favicon = createRequire(import.meta.url).resolve('@found-time/ui-frame/favicon.svg')
const PAPER = '#ffffff'

/** @param share - Of the picture's width that the mark takes; the rest is paper. */
async function icon(size: number, share: number): Promise<Buffer> {
  const mark = Math.round(size * share)
  const edge = Math.floor((size - mark) / 2)
  return sharp(favicon, { density: 600 })
    .resize(mark, mark, { fit: 'contain', background: PAPER })
    .extend({
      top: edge,
      left: edge,
      bottom: size - mark - edge,
      right: size - mark - edge,
      background: PAPER,
    })
    .flatten({ background: PAPER })
    .png({ palette: true })
    .toBuffer()
}

export async function publishIcons(client: string): Promise<void> {
  const folder = path.join(client, 'icons')
  await mkdir(folder, { recursive: true })
  const icons = [
    { name: 'icon-192.png', size: 192, purpose: 'any', share: 0.9 },
    { name: 'icon-512.png', size: 512, purpose: 'any', share: 0.9 },
    { name: 'maskable-512.png', size: 512, purpose: 'maskable', share: 0.6 }, // a circle of four fifths is safe
  ]
  for (const { name, size, share } of icons) await writeFile(path.join(folder, name), await icon(size, share))
  await writeFile(path.join(folder, 'apple-touch-icon.png'), await icon(180, 0.8))

  const shortcut = (name: string, url: string) => ({
    name,
    url,
    icons: [{ src: at('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' }],
  })
  await writeFile(
    path.join(client, 'manifest.webmanifest'),
    JSON.stringify({
      id: BASE,
      name: config.productName,
      short_name: config.productName,
      description: config.tagline,
      start_url: at('/today'),
      scope: BASE,
      display: 'standalone',
      display_override: ['fullscreen', 'standalone'],
      background_color: '#000000',
      theme_color: PAPER,
      lang: 'en',
      categories: ['entertainment', 'lifestyle'],
      icons: icons.map(({ name, size, purpose }) => ({
        src: at(`/icons/${name}`),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
      shortcuts: [
        shortcut('Today’s clock', at('/today')),
        shortcut('Today’s clock, ambient', at('/today?ambient')),
        shortcut('All clocks', BASE),
      ],
    }),
  )
}
