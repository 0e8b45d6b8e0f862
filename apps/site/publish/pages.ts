/** Finishes the prerendered pages: linked data for the clocks, and the policy every page is held to. */
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { VisualArtwork, WithContext } from 'schema-dts'
import { config } from '../app/shared/config.ts'
import { licencePage } from '../app/shared/licences.ts'
import { HELD_MODULES, HELD_TYPE } from '../app/startup/held-scripts.ts'
import { BUILD_TAG } from '../service-worker/site-files.ts'
import type { BuildManifest } from './build-manifest.ts'
import { CATALOGUE_NAME } from './catalogue-file.ts'
import { type ClockFiles, clockFiles } from './clock-files.ts'
import type { ClockMetadata } from './clock-metadata.ts'
import { publishHosting } from './hosting.ts'
import {
  type Attributes,
  attribute,
  createElement,
  type Element,
  HtmlPage,
  insertBefore,
  remove,
  setAttributes,
  textOf,
} from './html.ts'
import { hashOf, policy } from './policy.ts'

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

const isModulePreload = (element: Element) => attribute(element, 'rel') === 'modulepreload'

/**
 * Sends for a clock's scripts, with all they stand on, and for its files beside the page's own scripts: otherwise each
 * would be found by the one before.
 */
function preloadsOf({ scripts, assets }: ClockFiles, page: HtmlPage): Element[] {
  const named = new Set(page.all('link').map((link) => attribute(link, 'href')))
  return [
    ...scripts
      .filter((href) => !named.has(href))
      .map((href) => createElement('link', { rel: 'modulepreload', 'data-clock': '', href })),
    ...assets.map((href) =>
      createElement('link', { rel: 'preload', fetchpriority: 'low', ...kindOf(href), href }),
    ),
  ]
}

/** As the runtime asks for them: typefaces as from anywhere, pictures as from here. */
const kindOf = (address: string): Attributes =>
  address.endsWith('.woff2') ? { as: 'font', type: 'font/woff2', crossorigin: '' } : { as: 'image' }

/** Holds a paper page's script back, for the page itself to fetch when it has been drawn. */
function holdScripts(page: HtmlPage) {
  if (!page.all('div').some(hasPaper)) return
  const preloads = page.all('link').filter(isModulePreload)
  const modules = preloads.map((link) => attribute(link, 'href')).join(' ')
  preloads.forEach(remove)
  for (const script of page.all('script'))
    if (attribute(script, 'type') === 'module')
      setAttributes(script, { type: HELD_TYPE, [HELD_MODULES]: modules })
}

const hasPaper = (element: Element) => attribute(element, 'class')?.split(' ').includes('ftf-page')

/** The scripts that stand in a page. Data is not a script. */
const inlineScripts = (page: HtmlPage) =>
  page
    .all('script')
    .filter(
      (script) => attribute(script, 'src') === undefined && !attribute(script, 'type')?.includes('json'),
    )

/**
 * @param html - As it was prerendered.
 * @param clock - The clock whose page it is.
 * @returns The page, and the hashes of the scripts that stand in it.
 */
export function finishPage(html: string, { catalogue, build, clock }: PageFacts) {
  const page = new HtmlPage(html)
  const [firstPreload] = page.all('link').filter(isModulePreload)
  if (firstPreload)
    insertBefore(firstPreload, [createElement('link', { rel: 'modulepreload', href: catalogue })])
  holdScripts(page)
  const imports = JSON.stringify({ imports: { [CATALOGUE_NAME]: catalogue } })
  const head = [
    // The build a page is of, for the worker that keeps files for pages that are open.
    createElement('meta', { name: BUILD_TAG, content: build }),
    // Before any script is named: older browsers take no import map after that.
    createElement('script', { type: 'importmap' }, imports),
  ]
  if (clock) {
    const data = JSON.stringify(linkedData(clock)).replaceAll('<', '\\u003c') // `<` could end the script it stands in
    head.push(
      createElement('script', { type: 'application/ld+json' }, data),
      ...preloadsOf(clock.files, page),
    )
  }
  const [first] = page.head.childNodes.filter(
    (node) => node.nodeName !== 'meta' || !isCharset(node as Element),
  )
  insertBefore(first as Element, head)
  const hashes = [...new Set(inlineScripts(page).map((script) => hashOf(textOf(script))))]
  insertBefore(head[0]!, [
    createElement('meta', { 'http-equiv': 'Content-Security-Policy', content: policy(hashes) }),
  ])
  return { html: page.toString(), hashes }
}

const isCharset = (element: Element) => attribute(element, 'charset') !== undefined

interface PageFacts {
  /** The address of the list of clocks. */
  readonly catalogue: string
  readonly build: string
  /** The clock whose page it is. */
  readonly clock?: (ClockMetadata & { readonly files: ClockFiles }) | undefined
}

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
    const clock = byPage.get(name)
    const facts = clock && { ...clock, files: clockFiles(manifest, clock) }
    const { html, hashes } = finishPage(await readFile(file, 'utf8'), { catalogue, build, clock: facts })
    for (const hash of hashes) all.add(hash)
    await writeFile(file, html)
  }
  const years = new Set(clocks.map((clock) => clock.path.slice(0, 2)))
  await publishHosting(client, policy([...all].sort()), [...years])
}
