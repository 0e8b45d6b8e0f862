import { setTimeout as after } from 'node:timers/promises'
import AxeBuilder from '@axe-core/playwright'
import { cleanTitle } from '@found-time/catalogue'
import { embeddedRows } from '@found-time/catalogue/embedded'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

const CLOSING_MS = 30_000

/** Every test also fails on a console message, an uncaught error or a request to another host. */
export const test = base.extend<{ quiet: string[] }>({
  // Chromium has been seen not to answer when a context is to be closed. A test has seen all it came for by then, and the
  // browser ends with the worker: it is told, and not waited for.
  context: async ({ context }, use) => {
    const close = context.close.bind(context)
    context.close = async (options) => {
      const late = new AbortController()
      const unanswered = after(CLOSING_MS, undefined, { signal: late.signal }).then(
        () => console.warn(`Chromium did not close a context within ${CLOSING_MS / 1000} s.`),
        () => {},
      )
      await Promise.race([close(options), unanswered])
      late.abort()
    }
    await use(context)
  },
  quiet: [
    async ({ page, baseURL }, use) => {
      const noise: string[] = []
      page.on('console', (message) => {
        // Chromium says so of its own compositor where WebGL is drawn without a graphics card.
        if (message.text().includes('GPU stall due to ReadPixels')) return
        // And Playwright, where a test leaves the service worker out.
        if (message.text() === 'Service Worker registration blocked by Playwright') return
        noise.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`)) noise.push(`request: ${request.url()}`)
      })
      await use(noise)
      // A script may still be on its way through a route when a test has seen enough.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(noise).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Every page a visitor can open, by path. */
export const PAGES = ['/', '/25-04-01', '/today', '/about', '/manifesto', '/contact', '/running'] as const

/** The dates of the embedded catalogue, oldest first, with the titles that are shown. */
export const CLOCKS = embeddedRows.map(({ date, title }) => [date, cleanTitle(title)] as const)

/** Waits until the page shows the artwork, complete. */
export async function clockShown(page: Page) {
  await expect(page.locator('[data-found-time="stage"][data-ready]')).toBeVisible()
}

/**
 * Before a page is opened: its clock stands at a moment, and goes on by `page.clock.runFor` alone, however long the
 * machine takes.
 * @param moment - As `Date` reads it, in the machine's zone when it names none.
 */
export async function standAt(page: Page, moment: string) {
  const epochMs = Date.parse(moment)
  await page.clock.install({ time: epochMs - 3_600_000 })
  await page.clock.pauseAt(epochMs)
}

/** Lets a page's clock that stands go on until something is there: by a second as a rule, by six at most. */
export async function runUntil(page: Page, selector: string) {
  const look = async () => {
    await page.clock.runFor(100)
    return page.locator(selector).count()
  }
  await expect.poll(look, { intervals: [20, 20, 20, 50, 100, 250, 500, 1000] }).toBeGreaterThan(0)
}

/** Waits until a page whose clock stands shows the artwork and its tools, for which it needs a few frames. */
export async function standingClockShown(page: Page) {
  await page.locator('[data-found-time="stage"]').waitFor({ state: 'attached' })
  await page.waitForFunction(() => document.readyState === 'complete')
  await runUntil(page, '[data-found-time="stage"][data-ready]')
  await runUntil(page, '.ftf-tools')
}

/** Waits until a page on paper has its script and its typefaces, or has waited long enough for those. */
export async function paperShown(page: Page) {
  await expect(page.locator('main[data-revealed="true"]')).toBeVisible()
}

/**
 * Serves the site with another embedded catalogue, as if it had been built with it.
 * @param rows - The list in its place; anything, however malformed.
 */
export async function replaceCatalogue(target: Page | BrowserContext, rows: unknown) {
  let replaced = false
  await target.route('**/assets/catalogue-*.json', async (route) => {
    replaced = true
    await route.fulfill({ json: rows })
  })
  // A site built with it would have a poster of its latest clock for the front.
  await target.route('**/posters/*-front.webp', (route) =>
    route.fulfill({ contentType: 'image/webp', body: '' }),
  )
  return () => expect(replaced, 'the list was asked for').toBe(true)
}

/** A visitor who asked their browser to save data. */
export const savingData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

/**
 * The site waits for its own files as long as a slow machine needs, and nothing that is shown goes by itself: no timer of a
 * second or more ever runs out.
 */
export const withoutDeadlines = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout as (call: () => void, ms?: number, ...given: unknown[]) => number
    Object.assign(window, {
      setTimeout: (call: () => void, ms = 0, ...given: unknown[]) =>
        ms < 1000 ? start(call, ms, ...given) : 0,
    })
  })

/** One finger, down and up in the middle of the page. */
export const touch = (page: Page) => swipe(page, 0)

/** One finger across the page. */
export const swipe = (page: Page, acrossPx: number, fromPx = 300) =>
  page.evaluate(
    ([across, from]) => {
      const at = (clientX: number) =>
        new Touch({ identifier: 1, target: document.body, clientX, clientY: 300 })
      const [start, end] = [at(from), at(from + across)]
      const send = (type: string, touches: Touch[]) =>
        document.body.dispatchEvent(
          new TouchEvent(type, { bubbles: true, touches, changedTouches: [touches[0] ?? end] }),
        )
      send('touchstart', [start])
      send('touchend', [])
    },
    [acrossPx, fromPx] as const,
  )

/**
 * Opens a page and waits until the browser has drawn it, its scripts come or not. What is typed or clicked before, which
 * no visitor can, is lost.
 */
export async function openDrawn(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' })
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
        }).observe({ type: 'paint', buffered: true })
      }),
  )
}

/** Keeps files back, by address pattern, until the answer is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/**
 * What axe finds, a line each. No page of this site has a frame: it is judged where it stands, and not again in a blank
 * page; what keeps to the rules is not listed.
 */
export async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
