/** Finishes the prerendered pages: linked data for the clocks, and the policy every page is held to. */
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { VisualArtwork, WithContext } from 'schema-dts'
import { config } from '../app/shared/config.ts'
import { licencePage } from '../app/shared/licences.ts'
import { BUILD_TAG } from '../service-worker/site-files.ts'
import type { BuildManifest } from './build-manifest.ts'
import { CATALOGUE_NAME } from './catalogue-file.ts'
import { type ClockFiles, clockFiles } from './clock-files.ts'
import type { ClockMetadata } from './clock-metadata.ts'
import { publishHosting } from './hosting.ts'
import { hashesIn, policy } from './policy.ts'

/** Of https://schema.org. */
const linkedData = (clock: ClockMetadata): WithContext<VisualArtwork> => ({
  '@context': 'https://schema.org',
  '@type': 'VisualArtwork',
  '@id': clock.url,
  url: clock.url,
  name: clock.title,
  identifier: `#${clock.clockNumber}`,
  abstract: clock.reading,
  image: clock.poster,
  datePublished: clock.published.toISOString().slice(0, 10),
  artform: 'Animated clock',
  creator: { '@type': 'Organization', name: config.labName, url: config.origin },
  license: 'https://opensource.org/license/mit',
  isAccessibleForFree: true,
  isBasedOn: clock.credits.map(({ title, creator, licence }) => ({
    '@type': 'CreativeWork',
    name: title,
    creator: { '@type': 'Person', name: creator },
    license: licencePage(licence) ?? { '@type': 'CreativeWork', name: licence },
  })),
})

/**
 * Sends for a clock's scripts, with all they stand on, and for its files beside the page's own scripts: otherwise each
 * would be found by the one before.
 */
const preloadsOf = ({ scripts, assets }: ClockFiles, html: string): string[] => [
  ...scripts
    .filter((address) => !html.includes(address))
    .map((address) => `<link rel="modulepreload" data-clock href="${address}"/>`),
  ...assets.map(
    (address) => `<link rel="preload" fetchpriority="low" ${kindOf(address)} href="${address}"/>`,
  ),
]

/** As the runtime asks for them: typefaces as from anywhere, pictures as from here. */
const kindOf = (address: string) =>
  address.endsWith('.woff2') ? 'as="font" type="font/woff2" crossorigin' : 'as="image"'

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

/** Before any script is named: older browsers take no import map after that. */
const importMap = (catalogue: string) =>
  `<script type="importmap">${JSON.stringify({ imports: { [CATALOGUE_NAME]: catalogue } })}</script>`

/** The build a page is of, for the worker that keeps files for pages that are open. */
const buildTag = (build: string) => `<meta name="${BUILD_TAG}" content="${build}"/>`

export async function finishPages(
  client: string,
  clocks: readonly ClockMetadata[],
  manifest: BuildManifest,
  build: string,
): Promise<void> {
  const byPage = new Map(clocks.map((clock) => [path.join(clock.path, 'index.html'), clock]))
  const [catalogue = ''] = manifest.of('app/shared/catalogue-rows.ts').scripts
  const all = new Set<string>()
  for await (const name of glob('**/*.html', { cwd: client })) {
    const file = path.join(client, name)
    const given = await readFile(file, 'utf8')
    const html = holdScript(
      given.replace('<link rel="modulepreload"', `<link rel="modulepreload" href="${catalogue}"/>$&`),
    )
    const map = importMap(catalogue)
    const hashes = [...new Set(hashesIn(map + html))]
    for (const hash of hashes) all.add(hash)
    const clock = byPage.get(name)
    const head = [
      `<meta http-equiv="Content-Security-Policy" content="${policy(hashes)}"/>`,
      buildTag(build),
      map,
      // `<` could end the script it stands in.
      clock
        ? `<script type="application/ld+json">${JSON.stringify(linkedData(clock)).replaceAll('<', '\\u003c')}</script>`
        : '',
      ...(clock ? preloadsOf(clockFiles(manifest, clock), html) : []),
    ]
    await writeFile(
      file,
      html.replace(/(<head>(?:<meta charset[^>]*>)?)/i, (start) => start + head.join('')),
    )
  }
  const years = new Set(clocks.map((clock) => clock.path.slice(0, 2)))
  await publishHosting(client, policy([...all].sort()), [...years])
}
