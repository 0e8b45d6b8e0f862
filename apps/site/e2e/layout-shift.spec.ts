/** Nothing moves by itself once it can be seen, whether its typefaces come at once, slowly or too late. */
import type { Page } from '@playwright/test'
import {
  clockShown,
  DESKTOP,
  expect,
  hold,
  PAGES,
  PHONE,
  paperShown,
  test,
  withoutDeadlines,
} from './support'

const isClock = (path: string) => path === '/25-04-01' || path === '/today'

/**
 * A hundredth of what counts as a shift at all. Until its typefaces are there a page has the system's, and the strip of a
 * clock may take its own widths by a pixel: that is less.
 */
const SEEN_FROM = 0.001

/** Notes what shifts, with its amount and the elements, from the first paint on. */
const noteShifts = (page: Page) =>
  page.addInitScript((seenFrom) => {
    sessionStorage.clear() // each page is a first visit
    const shifts: string[] = []
    const placed = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
      })[])
        if (entry.value >= seenFrom)
          shifts.push(
            `${entry.value} ${entry.sources
              .map(
                ({ node, previousRect, currentRect }) =>
                  `${node?.outerHTML?.slice(0, 80)} from ${placed(previousRect)} to ${placed(currentRect)}`,
              )
              .join(', ')}`,
          )
    }).observe({ type: 'layout-shift', buffered: true })
  }, SEEN_FROM)

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

const revealed = (page: Page, path: string) => (isClock(path) ? clockShown(page) : paperShown(page))

for (const size of [DESKTOP, PHONE]) {
  test.describe(`at ${size.width}×${size.height}`, () => {
    test.use({ viewport: size })
    test.beforeEach(({ page }) => noteShifts(page))

    test('no page shifts on a first visit', async ({ page }) => {
      await withoutDeadlines(page)
      // The register, a text, a clock, and one that is asked for by the day.
      for (const path of ['/', '/about', '/25-04-01', '/today']) {
        await page.goto(path)
        await revealed(page, path)
        await page.evaluate(() => document.fonts.ready)
        expect(await shifts(page), path).toEqual([])
      }
    })

    test('no page shifts when its typefaces are slow', async ({ page }) => {
      await withoutDeadlines(page) // however slow this machine is, the typefaces come before they are given up
      for (const path of PAGES) {
        const release = await hold(page, '**/*.woff2')
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await shifts(page)
        release()
        await revealed(page, path)
        await page.evaluate(() => document.fonts.ready)
        expect(await shifts(page), path).toEqual([])
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
