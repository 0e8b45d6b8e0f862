/** What the service worker keeps, seen from a page. */
import { expect, type Page } from '@playwright/test'

/** Waits for something in a page that only promises tell. */
export const until = <T>(page: Page, holds: (given: T) => Promise<boolean>, given: T) =>
  expect.poll(() => page.evaluate(holds as never, given)).toBe(true)

/** The build that a page is of. */
export const buildOf = (page: Page) => page.locator('meta[name="found-time-build"]').getAttribute('content')

/** Once the worker of the page's own build has put its shell aside and is in charge. */
export async function held(page: Page) {
  const build = await buildOf(page)
  await until(
    page,
    async (build) => {
      const { active, installing, waiting } = await navigator.serviceWorker.ready
      const files = await caches.open('files')
      const fallback = await files.match(`/__spa-fallback.html?build=${build}`)
      const alone = active?.state === 'activated' && !installing && !waiting
      return Boolean(fallback) && alone && navigator.serviceWorker.controller === active
    },
    build,
  )
}

/** Waits until the worker has noted a clock, and has every file that this page's build needs for it. */
export const kept = (page: Page, date: string) =>
  until(
    page,
    async (date) => {
      const opened = await (await caches.open('records')).match('/opened-clocks.json')
      if (!opened || !(await opened.json()).includes(date)) return false
      const files = await caches.open('files')
      const addresses = (await files.keys()).map(({ url }) => new URL(url).pathname)
      const preloads = [
        ...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"], link[data-clock]'),
      ]
      return preloads.every(({ href }) => addresses.includes(new URL(href).pathname))
    },
    date,
  )
