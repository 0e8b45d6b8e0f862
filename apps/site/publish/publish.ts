/**
 * What a build gains after its pages are written: what programs read of the clocks (feeds, sitemap, JSON), posters,
 * icons, the policy each page is held to, and what makes the site work without a network.
 */
import type { Entry } from '@found-time/catalogue'
import { publishApi } from './api.ts'
import { loadCards } from './cards.ts'
import { publishFeeds } from './feeds.ts'
import { publishIcons } from './icons.ts'
import { finishPages } from './pages.ts'
import { publishPosters } from './posters.ts'
import { publishServiceWorker } from './service-worker.ts'

/**
 * @param client - The folder a static host will serve.
 * @param entries - The catalogue of this build.
 */
export async function publish(client: string, entries: readonly Entry[]): Promise<void> {
  const cards = await loadCards(entries)
  await publishPosters(client, cards)
  await publishIcons(client)
  await publishFeeds(client, cards)
  await publishApi(client, cards)
  await finishPages(client, cards)
  await publishServiceWorker(client) // last: it names what is there
}
