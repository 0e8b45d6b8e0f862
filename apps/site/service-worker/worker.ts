/**
 * The site's service worker. Pages come from the network first, so that nobody is shown yesterday's site; without a
 * network one page that can become any page stands in, with the files kept for it (`kept-files.ts`).
 */
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { at, own } from '../app/shared/base.ts'
import { LATEST } from '../app/shared/latest.ts'
import { SCRIPT_TIMEOUT_MS } from '../app/shared/timeouts.ts'
import { KeptFiles } from './kept-files.ts'
import { isPageMessage, type PageMessage } from './messages.ts'
import { isRightAnswer } from './right-answer.ts'
import type { SiteFiles } from './site-files.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build. */
declare const SITE_FILES: SiteFiles

/** A page that does not say its build within this time is taken to be of another, in milliseconds. */
const BUILD_TIMEOUT_MS = 1000

const kept = new KeptFiles(SITE_FILES)

/** Keeps nothing that is not what was asked for. */
const rightAnswers = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    isRightAnswer(request.url, response) ? response : null,
}
const pictures = new StaleWhileRevalidate({
  cacheName: own('pictures'),
  plugins: [rightAnswers, new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true })],
})
const data = new NetworkFirst({
  cacheName: own('data'),
  plugins: [rightAnswers, new ExpirationPlugin({ maxEntries: 50, purgeOnQuotaError: true })],
})

self.addEventListener('install', (event) => {
  event.waitUntil(
    kept.install().then(() => self.skipWaiting()), // no page is stranded: files of open pages stay until they close
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('message', (event) => {
  if (isPageMessage(event.data)) event.waitUntil(answer(event.data).catch(() => {})) // with the next page again
})

async function answer(message: PageMessage): Promise<void> {
  if (message.type === 'clock-opened') await kept.keep(message.date)
  if (message.type === 'page-ready') {
    await kept.complete()
    if (!savesData()) await kept.keepToday()
    if (await everyPageIsOf(SITE_FILES.build)) await kept.clean(isLatest)
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (pathname.startsWith(at('/assets/'))) event.respondWith(file(request))
  else if (pathname.startsWith(at('/posters/'))) event.respondWith(pictures.handle({ event, request }))
  // What is asked for to know how the site is now is never answered from what was kept.
  else if (pathname.startsWith(at('/api/')) && pathname !== LATEST)
    event.respondWith(data.handle({ event, request }))
})

/** What is deployed; where it does not come, the page that can become any. */
async function page(event: FetchEvent): Promise<Response> {
  const overdue = new Promise<undefined>((resolve) => setTimeout(resolve, SCRIPT_TIMEOUT_MS))
  const response = await Promise.race([fromNetwork(event).catch(() => undefined), overdue])
  if (response && response.status < 500) return response
  return (await kept.fallback()) ?? response ?? Response.error()
}

/** What the browser asked for while this worker was starting, else what is asked for now. */
async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request)
}

/** What is kept, else from the network; there anew, where the browser itself has kept a wrong answer. */
async function file(request: Request): Promise<Response> {
  const found = await kept.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (!answer.ok || isRightAnswer(request.url, answer)) return answer
  await answer.body?.cancel()
  return fetch(new Request(request, { cache: 'reload' }))
}

const savesData = () =>
  Boolean((self.navigator as { connection?: { saveData?: boolean } }).connection?.saveData)

/** Whether this worker is in charge, and none is on its way that will be. */
const isLatest = () =>
  self.serviceWorker.state === 'activated' && !self.registration.installing && !self.registration.waiting

/** Whether all open pages are of one build. A page that does not answer may be of any, unless it has gone meanwhile. */
async function everyPageIsOf(build: string): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const answers = await Promise.all(
    pages.map(async (page) => (await buildOf(page)) === build || !(await self.clients.get(page.id))),
  )
  return answers.every(Boolean)
}

function buildOf(page: Client): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    setTimeout(resolve, BUILD_TIMEOUT_MS)
    port1.onmessage = (answer) => resolve(answer.data)
    page.postMessage({ type: 'which-build' }, [port2])
  })
}
