/** `sw.js`, and the list of each clock's files that it reads. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build as bundle } from 'esbuild'
import { at, BASE } from '../app/shared/base.ts'
import { APP_SHELL, type SiteFiles, type Sizes } from '../service-worker/site-files.ts'
import type { BuildManifest } from './build-manifest.ts'
import { clockFiles, sizesOf } from './clock-files.ts'
import type { ClockMetadata } from './clock-metadata.ts'
import { fileAt } from './file-at.ts'
import { attribute, HtmlPage } from './html.ts'

/** What saves a picture of a clock, which is large, and the page that tells how to set up a screen: no clock needs them. */
const WITH_NETWORK = ['take-still-', 'running-'].map((name) => at(`/assets/${name}`))

/**
 * @param build - Names the build, as its pages do.
 */
export async function publishServiceWorker(
  client: string,
  clocks: readonly ClockMetadata[],
  manifest: BuildManifest,
  build: string,
): Promise<void> {
  const shell = await shellOf(client, manifest)
  const files: SiteFiles = {
    build,
    shell: await sizesOf(client, shell),
    fallback: APP_SHELL,
    dates: clocks.map(({ date }) => date).sort(),
    clockLists: await writeClockLists(client, clocks, manifest, shell),
  }
  await bundle({
    entryPoints: [path.join(import.meta.dirname, '../service-worker/worker.ts')],
    outfile: path.join(client, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      SITE_FILES: JSON.stringify(files),
      SITE_BASE: JSON.stringify(BASE),
      'process.env.NODE_ENV': '"production"',
    },
  })
}

/** What the pages name, and what they may ask for later; the fallback page names one that is in no manifest. */
async function shellOf(client: string, manifest: BuildManifest): Promise<string[]> {
  const fallback = await readFile(fileAt(client, APP_SHELL), 'utf8')
  const links = new HtmlPage(fallback).all('link').map((link) => attribute(link, 'href') ?? '')
  const named = links.filter((href) => href.startsWith(at('/assets/')))
  const needed = [...manifest.below('app/'), ...named].filter(
    (address) => !WITH_NETWORK.some((name) => address.startsWith(name)),
  )
  return [...new Set(needed)].sort()
}

/** A list a month: a visitor is sent those of the clocks they keep, and not one that grows with every month. */
async function writeClockLists(
  client: string,
  clocks: readonly ClockMetadata[],
  manifest: BuildManifest,
  shell: readonly string[],
): Promise<SiteFiles['clockLists']> {
  const months: Record<string, Record<string, Sizes>> = {}
  for (const clock of clocks.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const { scripts, assets } = clockFiles(manifest, clock)
    const files = [...scripts, ...assets].filter((address) => !shell.includes(address))
    const month = clock.date.slice(0, 5)
    months[month] ??= {}
    months[month][clock.date] = await sizesOf(client, files)
  }
  const written = Object.entries(months).map(async ([month, list]) => {
    return [month, await writeHashed(client, `clock-files-${month}`, list)] as const
  })
  return Object.fromEntries(await Promise.all(written))
}

/** @returns Its address, which changes with its content, and its length. */
async function writeHashed(client: string, name: string, content: unknown) {
  const text = JSON.stringify(content)
  const address = at(`/assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`)
  await writeFile(fileAt(client, address), text)
  return { address, bytes: Buffer.byteLength(text) }
}
