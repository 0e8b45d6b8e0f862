/**
 * What a build gains after its pages are written: what programs read of the clocks (feeds, sitemap, JSON), posters,
 * icons, the policy each page is held to, and what makes the site work without a network.
 */
import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Entry } from '@found-time/catalogue'
import { LATEST, type Latest } from '../app/shared/latest.ts'
import { publishApi } from './api.ts'
import { BuildManifest } from './build-manifest.ts'
import { publishCalendar } from './calendar.ts'
import { CATALOGUE_FILE } from './catalogue-file.ts'
import { loadClockMetadata } from './clock-metadata.ts'
import { publishFeeds } from './feeds.ts'
import { fileAt } from './file-at.ts'
import { publishIcons } from './icons.ts'
import { publishMadeFrom } from './made-from/made-from.ts'
import { finishPages } from './pages.ts'
import { publishPosters } from './posters.ts'
import { publishServiceWorker } from './service-worker.ts'

/**
 * @param client - The folder a static host will serve.
 * @param entries - The catalogue of this build.
 */
export async function publish(client: string, entries: readonly Entry[]): Promise<void> {
  const manifest = await BuildManifest.take(client)
  const clocks = await loadClockMetadata(entries)
  const madeFrom = await publishMadeFrom(client, clocks)
  const build = await nameOf(client)
  await publishPosters(client, clocks)
  await publishIcons(client)
  await publishFeeds(client, clocks, madeFrom)
  await publishCalendar(client, clocks)
  await publishApi(client, clocks)
  const latest: Latest = { catalogue: manifest.of(CATALOGUE_FILE).scripts[0]! }
  await writeFile(fileAt(client, LATEST), `${JSON.stringify(latest)}\n`)
  await finishPages(client, clocks, manifest, build)
  await publishServiceWorker(client, clocks, manifest, build)
}

/** Another name for a build with other pages, and so for one with other scripts, which its pages name. */
async function nameOf(client: string): Promise<string> {
  const hash = createHash('sha256')
  const pages: string[] = []
  for await (const page of glob('**/*.html', { cwd: client })) pages.push(page)
  for (const page of pages.sort()) hash.update(await readFile(path.join(client, page)))
  return hash.digest('hex').slice(0, 12)
}
