/** Finishes the prerendered pages: linked data for the clocks, and the policy every page is held to. */
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { matchRoutes } from 'react-router'
import type { VisualArtwork, WithContext } from 'schema-dts'
import { at } from '../app/shared/base.ts'
import { CATALOGUE_TAG } from '../app/shared/catalogue-tag.ts'
import { config } from '../app/shared/config.ts'
import { HELD, HELD_TYPE } from '../app/shared/held-scripts.ts'
import { licencePage } from '../app/shared/licences.ts'
import { ROUTES } from '../app/shared/pages.ts'
import { BUILD_TAG } from '../service-worker/site-files.ts'
import type { BuildManifest } from './build-manifest.ts'
import { CATALOGUE_FILE } from './catalogue-file.ts'
import { type ClockFiles, clockFiles } from './clock-files.ts'
import type { ClockMetadata } from './clock-metadata.ts'
import { publishHosting } from './hosting.ts'
import {
  type Attributes,
  append,
  attribute,
  createElement,
  type Element,
  HtmlPage,
  insertAfter,
  insertBefore,
  remove,
  setAttributes,
  textOf,
  wrapInTemplate,
} from './html.ts'
import { hashOf, policyFor } from './policy.ts'
import { siteAddress } from './site-address.ts'
import { clockWithoutScript, nothingWithoutScript, todayWithoutScript } from './without-script.ts'

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
  creator: { '@type': 'Organization', name: config.labName, url: siteAddress },
  license: 'https://opensource.org/license/mit',
  isAccessibleForFree: true,
  isBasedOn: clock.credits.map(({ title, makers, licence }) => ({
    '@type': 'CreativeWork',
    name: title,
    ...(makers.length > 0 && { creator: makers.map((name) => ({ '@type': 'Person' as const, name })) }),
    license: licencePage(licence) ?? { '@type': 'CreativeWork', name: licence },
  })),
})

const isModulePreload = (link: Element) => attribute(link, 'rel') === 'modulepreload'
const isPreload = (link: Element) => isModulePreload(link) || attribute(link, 'rel') === 'preload'

/**
 * React Router's own scripts would take the page over with data that this site has none of: they go, and the site's
 * come (`app/entry.client.tsx`), with all that they and the page stand on.
 * @param replaced - At least one.
 */
function putScripts(page: HtmlPage, replaced: readonly Element[], { scripts, catalogue, clock }: PageFacts) {
  insertBefore(replaced[0]!, [createElement('script', { type: 'module', src: scripts[0]! })])
  remove([...replaced, ...page.all('link').filter(isModulePreload)])
  insertAfter(encodingOf(page), [
    createElement('link', { rel: 'preload', as: 'fetch', crossorigin: '', href: catalogue }),
    ...scripts.map((href) => createElement('link', { rel: 'modulepreload', href })),
    ...(clock ? preloadsOf(clock.files, scripts) : []),
  ])
}

const isOfRouter = (script: Element) => attribute(script, 'data-router') !== undefined

/**
 * Sends for a clock's scripts, with all they stand on, and for its files beside the page's own scripts: otherwise each
 * would be found by the one before.
 */
function preloadsOf({ scripts, assets }: ClockFiles, named: readonly string[]): Element[] {
  return [
    ...scripts
      .filter((href) => !named.includes(href))
      .map((href) => createElement('link', { rel: 'modulepreload', 'data-clock': '', href })),
    ...assets.map((href) =>
      createElement('link', { rel: 'preload', fetchpriority: 'low', ...kindOf(href), href }),
    ),
  ]
}

/** As the runtime asks for them: typefaces as from anywhere, pictures as from here. */
const kindOf = (address: string): Attributes =>
  address.endsWith('.woff2') ? { as: 'font', type: 'font/woff2', crossorigin: '' } : { as: 'image' }

/** Holds a page's scripts back, with what is to be preloaded for them: the page fetches them when it has been drawn. */
function holdScripts(page: HtmlPage) {
  wrapInTemplate(page.all('link').filter(isPreload), { [HELD]: '' })
  for (const script of page.all('script'))
    if (attribute(script, 'type') === 'module')
      setAttributes(script, { type: HELD_TYPE, src: attribute(script, 'src') ?? '', [HELD]: '' })
}

/**
 * Puts the style sheet itself into a page, which is then drawn as soon as it is there, and not once another file has
 * come. The link to it stays, for React looks for it, and does nothing.
 */
function inlineStyles(page: HtmlPage, styleSheets: PageFacts['styleSheets']) {
  for (const link of page.all('link').filter(isStyleSheet)) {
    const text = styleSheets.get(attribute(link, 'href') ?? '')
    if (text === undefined) throw new Error(`The build has no ${attribute(link, 'href')}.`)
    insertBefore(link, [createElement('style', {}, text)])
    link.attrs.push({ name: 'disabled', value: '' })
  }
}

const isStyleSheet = (link: Element) => attribute(link, 'rel') === 'stylesheet'

/** Whether it is a script that stands in the page. Data is none. */
const isInlineScript = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  !attribute(element, 'type')?.endsWith('json')

/**
 * @param html - As it was prerendered.
 * @returns The page, and the hashes of the scripts and style sheets that stand in it.
 */
export function finishPage(html: string, facts: PageFacts) {
  const { catalogue, build, styleSheets, clock, withoutScript } = facts
  const page = new HtmlPage(html)
  const replaced = page.all('script').filter(isOfRouter)
  if (replaced.length > 0) putScripts(page, replaced, facts) // pages of what was found have no script
  // Other pages share it with the one that stands in without a network: it is fetched once for all of them.
  if (page.all('div').some(isScreen)) inlineStyles(page, styleSheets)
  holdScripts(page)
  const head = [
    // The build a page is of, for the worker that keeps files for pages that are open.
    createElement('meta', { name: BUILD_TAG, content: build }),
    createElement('meta', { name: CATALOGUE_TAG, content: catalogue }),
  ]
  if (clock) {
    const data = JSON.stringify(linkedData(clock)).replaceAll('<', '\\u003c') // `<` could end the script it stands in
    head.push(createElement('script', { type: 'application/ld+json' }, data))
  }
  if (clock) describe(page, clock.reading)
  if (withoutScript) {
    const [body] = page.all('body')
    if (body) append(body, [createElement('noscript', {}, withoutScript)])
  }
  const hashes = {
    scripts: hashesOf([...head, ...page.all('script')].filter(isInlineScript)),
    styles: hashesOf(page.all('style')),
  }
  const policy = createElement('meta', {
    'http-equiv': 'Content-Security-Policy',
    content: policyFor(hashes),
  })
  insertAfter(encodingOf(page), [policy, ...head])
  return { html: page.toString(), hashes }
}

/** Adds how a clock is read to what its page says of itself. */
function describe(page: HtmlPage, reading: string) {
  for (const { attrs } of page.all('meta')) {
    const name = attrs.find((attr) => attr.name === 'name' || attr.name === 'property')?.value
    const content = attrs.find((attr) => attr.name === 'content')
    if (content && name && DESCRIPTIONS.includes(name)) content.value += ` ${reading}`
  }
}

const DESCRIPTIONS = ['description', 'og:description', 'twitter:description']

const isScreen = (element: Element) => attribute(element, 'class')?.split(' ').includes('ftf-screen')

const hashesOf = (elements: readonly Element[]) => [
  ...new Set(elements.map((element) => hashOf(textOf(element)))),
]

/** What says how a page is encoded, which must come first. */
function encodingOf(page: HtmlPage): Element {
  const encoding = page.all('meta').find((meta) => attribute(meta, 'charset') !== undefined)
  if (!encoding) throw new Error('A page does not say how it is encoded.')
  return encoding
}

interface PageFacts {
  /** The addresses of its scripts, the one that begins first. */
  readonly scripts: readonly string[]
  /** The address of the list of clocks. */
  readonly catalogue: string
  readonly build: string
  /** The build's style sheets, by their addresses. */
  readonly styleSheets: ReadonlyMap<string, string>
  /** The clock whose page it is. */
  readonly clock?: (ClockMetadata & { readonly files: ClockFiles }) | undefined
  /** What it shows where there is no JavaScript, as HTML; nothing for a page that shows the same. */
  readonly withoutScript?: string | undefined
}

/** @param name - Of the page's file. */
function withoutScript(name: string, clock: ClockMetadata | undefined, clocks: readonly ClockMetadata[]) {
  if (clock) return clockWithoutScript(clock, clocks)
  if (name === path.join('today', 'index.html')) return todayWithoutScript(clocks)
  if (!name.includes(path.sep) && name !== 'index.html') return nothingWithoutScript() // the fallback, by its names
}

/** @param name - Of the page's file. The one that can become any page has no page's script yet. */
function scriptsOf(name: string, manifest: BuildManifest): readonly string[] {
  const entry = manifest.of('app/entry.client.tsx').scripts
  const isAnyPage = !name.includes(path.sep) && name !== 'index.html'
  const [match] =
    (!isAnyPage && matchRoutes([...ROUTES], at(`/${path.dirname(name)}`).replace(/\.$/, ''))) || []
  return match ? [...new Set([...entry, ...manifest.of(`app/${match.route.route}`).scripts])] : entry
}

export async function finishPages(
  client: string,
  clocks: readonly ClockMetadata[],
  manifest: BuildManifest,
  build: string,
): Promise<void> {
  const byPage = new Map(clocks.map((clock) => [path.join(clock.path, 'index.html'), clock]))
  const [catalogue = ''] = manifest.of(CATALOGUE_FILE).scripts
  const styleSheets = new Map<string, string>()
  for await (const name of glob('assets/*.css', { cwd: client }))
    styleSheets.set(at(`/${name}`), await readFile(path.join(client, name), 'utf8'))
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for await (const name of glob('**/*.html', { cwd: client })) {
    const file = path.join(client, name)
    const clock = byPage.get(name)
    const facts = clock && { ...clock, files: clockFiles(manifest, clock) }
    const given = await readFile(file, 'utf8')
    const { html, hashes } = finishPage(given, {
      scripts: scriptsOf(name, manifest),
      catalogue,
      build,
      styleSheets,
      clock: facts,
      withoutScript: withoutScript(name, clock, clocks),
    })
    for (const hash of hashes.scripts) scripts.add(hash)
    for (const hash of hashes.styles) styles.add(hash)
    await writeFile(file, html)
  }
  const years = new Set(clocks.map((clock) => clock.path.slice(0, 2)))
  await publishHosting(client, policyFor({ scripts: [...scripts].sort(), styles: [...styles].sort() }), [
    ...years,
  ])
}
