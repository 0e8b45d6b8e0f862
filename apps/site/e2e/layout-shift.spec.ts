/** Nothing moves by itself once it can be seen. */
import type { Page } from '@playwright/test'
import { clockShown, DESKTOP, expect, hold, PAGES, PHONE, paperShown, test } from './support'

const isClock = (path: string) => path === '/25-04-01' || path === '/today'

/** Notes what shifts, with its amount and the elements, from the first paint on. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    sessionStorage.clear() // each page is a first visit
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node?: Element }[]
      })[])
        shifts.push(
          `${entry.value} ${entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' ')}`,
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** After the next frame has been laid out, and told. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(resolve, 0, (window as unknown as { shifts: string[] }).shifts),
          ),
        ),
      ),
  )

const sum = (seen: readonly string[]) => seen.reduce((total, shift) => total + Number.parseFloat(shift), 0)

const revealed = (page: Page, path: string) => (isClock(path) ? clockShown(page) : paperShown(page))

for (const size of [DESKTOP, PHONE]) {
  test.describe(`at ${size.width}×${size.height}`, () => {
    test.use({ viewport: size })
    test.beforeEach(({ page }) => noteShifts(page))

    test('no page shifts on a first visit', async ({ page }) => {
      for (const path of PAGES) {
        await page.goto(path)
        await revealed(page, path)
        await page.evaluate(() => document.fonts.ready)
        expect(await shifts(page), path).toEqual([])
      }
    })

    test('no page shifts when its typefaces are slow', async ({ page }) => {
      // However slow this machine is, the typefaces come before the page's three seconds are over.
      await page.addInitScript(() => {
        const wait = setTimeout
        window.setTimeout = ((call: () => void, delayMs?: number, ...given: unknown[]) =>
          wait(call, delayMs === 3000 ? 1_000_000 : delayMs, ...given)) as typeof setTimeout
      })
      for (const path of PAGES) {
        const release = await hold(page, '**/*.woff2')
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await shifts(page)
        release()
        await revealed(page, path)
        await page.evaluate(() => document.fonts.ready)
        const seen = await shifts(page)
        // The strip is there from the start, over the black, and its words take their own widths: a ten-thousandth.
        if (isClock(path)) expect(sum(seen).toFixed(3), path).toBe('0.000')
        else expect(seen, path).toEqual([])
        await page.unrouteAll({ behavior: 'wait' })
      }
    })

    test('no page shifts when its typefaces come after it could be read', async ({ page }) => {
      await page.addInitScript(() => {
        const wait = setTimeout
        window.setTimeout = ((call: () => void, delayMs?: number, ...given: unknown[]) =>
          wait(call, delayMs === 3000 ? 0 : delayMs, ...given)) as typeof setTimeout // timed out at once
      })
      for (const path of ['/', '/about', '/manifesto', '/contact', '/running']) {
        const release = await hold(page, '**/*.woff2')
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await revealed(page, path)
        release()
        await page.evaluate(() => document.fonts.ready)
        expect(await shifts(page), path).toEqual([])
        await page.unrouteAll({ behavior: 'wait' })
      }
    })
  })
}
