/** What the service worker keeps, seen from a page. */
import { expect, type Page } from '@playwright/test'
import { APP_SHELL } from '../service-worker/site-files'

/** The build that a page is of. */
export const buildOf = (page: Page) => page.locator('meta[name="found-time-build"]').getAttribute('content')

/** Once the worker of the page's own build has put its shell aside and is in charge. */
export async function held(page: Page) {
  const build = await buildOf(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('ServiceWorker.enable')
  const isHeld = async () => {
    const { whole, alone, waits } = await page.evaluate(
      async ([fallbackAddress, build]) => {
        const { active, installing, waiting } = await navigator.serviceWorker.ready
        const files = await caches.open('files')
        const fallback = await files.match(`${fallbackAddress}?build=${build}`)
        return {
          whole: Boolean(fallback) && navigator.serviceWorker.controller === active,
          alone: active?.state === 'activated' && !installing && !waiting,
          waits: waiting?.state === 'installed',
        }
      },
      [APP_SHELL, build] as const,
    )
    // Chromium lets a worker take over once it has ended the idle one before. One that a debugger looks at, as here, it
    // may leave alone for five minutes: it is ended by hand.
    if (waits) {
      await cdp.send('ServiceWorker.stopAllWorkers')
      await cdp.send('ServiceWorker.skipWaiting', { scopeURL: new URL('/', page.url()).href })
    }
    return whole && alone
  }
  await expect.poll(isHeld).toBe(true)
  await cdp.detach()
}

/** The paths of the files that are kept. */
export const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await (await caches.open('files')).keys()).map(({ url }) => new URL(url).pathname),
  )

/** Waits until files are kept, whichever others are. */
export const allKept = (page: Page, paths: readonly string[]) =>
  expect.poll(() => keptFiles(page)).toEqual(expect.arrayContaining([...paths]))

/** The dates of the clocks that the worker has noted, the latest last. */
export const openedClocks = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opened = await (await caches.open('records')).match('/opened-clocks.json')
    return (await opened?.json()) ?? []
  })

/** Waits until the worker has noted a clock, and has every file that this page's build needs for it. */
export async function kept(page: Page, date: string) {
  await expect.poll(() => openedClocks(page)).toContain(date)
  const needed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"], link[data-clock]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  )
  await allKept(page, needed)
}
