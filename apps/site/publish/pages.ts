/** Finishes the prerendered pages: linked data for the clocks, and the policy every page is held to. */
import { glob, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { VisualArtwork, WithContext } from 'schema-dts'
import { config } from '../app/config.ts'
import { licencePage } from '../app/licences.ts'
import type { Card } from './cards.ts'
import { publishHosting } from './hosting.ts'
import { hashesIn, policy } from './policy.ts'

/** Of https://schema.org. */
const linkedData = (card: Card): WithContext<VisualArtwork> => ({
  '@context': 'https://schema.org',
  '@type': 'VisualArtwork',
  '@id': card.url,
  url: card.url,
  name: card.title,
  identifier: `#${card.clockNumber}`,
  abstract: card.reading,
  image: card.poster,
  datePublished: card.published.toISOString().slice(0, 10),
  artform: 'Animated clock',
  creator: { '@type': 'Organization', name: config.labName, url: config.origin },
  license: 'https://opensource.org/license/mit',
  isAccessibleForFree: true,
  isBasedOn: card.credits.map(({ title, creator, licence }) => ({
    '@type': 'CreativeWork',
    name: title,
    creator: { '@type': 'Person', name: creator },
    license: licencePage(licence) ?? { '@type': 'CreativeWork', name: licence },
  })),
})

const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
const FILE = /\/assets\/([\w.-]+\.(?:woff2|webp|png|jpe?g|gif|svg))\b/g

/**
 * Sends for a clock's scripts, with all they stand on, and for its files beside the page's own scripts: otherwise each
 * would be found by the one before.
 */
async function preloadsOf(
  assets: string,
  names: readonly string[],
  { path: clock }: Card,
  html: string,
): Promise<string[]> {
  const starts = [`${clock}-`, `clocks-20${clock.slice(0, 5)}-`, 'hosted-clock-']
  const scripts = new Set(
    names.filter((name) => starts.some((start) => name.startsWith(start) && name.endsWith('.js'))),
  )
  const files = new Set<string>()
  for (const name of scripts) {
    const script = await readFile(path.join(assets, name), 'utf8')
    for (const [, imported = ''] of script.matchAll(STATIC_IMPORT)) scripts.add(imported)
    if (name.startsWith(`${clock}-`)) for (const [, file = ''] of script.matchAll(FILE)) files.add(file)
  }
  return [
    ...[...scripts]
      .filter((name) => !html.includes(name))
      .map((name) => `<link rel="modulepreload" data-clock href="/assets/${name}"/>`),
    ...[...files].map(
      (name) => `<link rel="preload" fetchpriority="low" ${kindOf(name)} href="/assets/${name}"/>`,
    ),
  ]
}

/** As the runtime asks for them: typefaces as from anywhere, pictures as from here. */
const kindOf = (name: string) =>
  name.endsWith('.woff2') ? 'as="font" type="font/woff2" crossorigin' : 'as="image"'

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g

/** Holds a paper page's script back, for the page itself to fetch when it has been drawn. */
function holdScript(html: string): string {
  if (!html.includes('class="ftf-page')) return html
  const modules = [...html.matchAll(MODULE_PRELOAD)].map(([, href]) => href)
  return html
    .replace(MODULE_PRELOAD, '')
    .replace(
      '<script type="module" async="">',
      `<script type="text/plain" data-modules="${modules.join(' ')}">`,
    )
}

export async function finishPages(client: string, cards: readonly Card[]): Promise<void> {
  const byPage = new Map(cards.map((card) => [path.join(card.path, 'index.html'), card]))
  const assets = path.join(client, 'assets')
  const names = await readdir(assets)
  const all = new Set<string>()
  for await (const name of glob('**/*.html', { cwd: client })) {
    const file = path.join(client, name)
    const html = holdScript(await readFile(file, 'utf8'))
    const hashes = [...new Set(hashesIn(html))]
    for (const hash of hashes) all.add(hash)
    const card = byPage.get(name)
    const head = [
      `<meta http-equiv="Content-Security-Policy" content="${policy(hashes)}"/>`,
      // `<` could end the script it stands in.
      card
        ? `<script type="application/ld+json">${JSON.stringify(linkedData(card)).replaceAll('<', '\\u003c')}</script>`
        : '',
      ...(card ? await preloadsOf(assets, names, card, html) : []),
    ]
    await writeFile(
      file,
      html.replace(/(<head>(?:<meta charset[^>]*>)?)/i, (start) => start + head.join('')),
    )
  }
  const years = new Set(cards.map((card) => card.path.slice(0, 2)))
  await publishHosting(client, policy([...all].sort()), [...years])
}
