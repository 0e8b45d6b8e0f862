/** A page that nobody touches for a week: it is of the day, and holds no more than it did. */
import type { Page } from '@playwright/test'
import { expect, runUntil, standAt, standingClockShown, test } from './support'

const DAYS = Array.from({ length: 8 }, (_, day) => `25-04-${13 + day}`)

/** So many in a week of ten minutes each are `CHANGES=1000`, which takes a few minutes. */
const CHANGES = Number(process.env.CHANGES ?? 60)

/** What a browser holds for a page, without what it may let go. */
async function held(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  for (const _ of [1, 2, 3]) await devtools.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const kept = await page.evaluate(() => ({
    history: history.length,
    sheets: document.adoptedStyleSheets.length,
    typefaces: document.fonts.size,
    resources: performance.getEntriesByType('resource').length,
  }))
  await devtools.detach()
  return { nodes, listeners: jsEventListeners, bytes: usedSize, ...kept }
}

type Held = Awaited<ReturnType<typeof held>>

/**
 * The second time round nothing is new to the page: what it holds then beyond the first time it would hold for ever.
 * Compiled code, and what the browser notes of its own work, take 2 kB a change.
 */
function expectNoMore(now: Held, before: Held, changes: number) {
  expect(now.history).toBe(before.history)
  expect(now.sheets).toBe(before.sheets)
  expect(now.typefaces).toBe(before.typefaces)
  expect(now.listeners).toBeLessThanOrEqual(before.listeners + 5)
  expect(now.nodes).toBeLessThanOrEqual(before.nodes + 100)
  expect(now.bytes).toBeLessThan(before.bytes + 1_000_000 + 3000 * changes)
  expect(now.resources).toBeLessThanOrEqual(250)
}

test('seven midnights bring seven clocks, and leave nothing of them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // a picture a second: many more of them would show no more
  await standAt(page, '2025-04-13T23:59:30')
  await page.goto('/today?ambient')
  await standingClockShown(page)
  const week = async () => {
    for (const [day, date] of DAYS.entries()) {
      await page.clock.setSystemTime(new Date(`20${date}T${day === 0 ? '00:00:01' : '23:59:30'}`))
      if (day === 0) await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await page.clock.runFor(1000)
      await runUntil(page, `[class^=ft-${date}]`)
      await page.clock.setSystemTime(new Date(`20${date}T23:59:30`))
      const next = DAYS[day + 1]
      if (!next) continue
      await page.clock.runFor(31_000)
      await runUntil(page, `[data-found-time="stage"][data-ready] [class^=ft-${next}]`)
      await expect(page.locator('[data-found-time="stage"]')).toHaveCount(1)
    }
  }
  await week()
  const before = await held(page)
  await week()
  expectNoMore(await held(page), before, DAYS.length)
})

test('shuffled all the time, it holds no more than after the first few clocks', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('kept', '25-04-13 25-04-16 25-04-08'))
  await standAt(page, '2025-04-13T10:00:30')
  await page.goto('/25-04-13?ambient=kept')
  await standingClockShown(page)
  /** So often, and then to the clock that is to be weighed. */
  const change = async (times: number) => {
    for (let changes = 0; changes < times || !page.url().includes('25-04-16'); changes++) {
      const here = page.url()
      await page.clock.fastForward(600_000)
      await expect.poll(() => page.url()).not.toBe(here)
      await runUntil(page, '[data-found-time="stage"][data-ready]')
    }
  }
  await change(10)
  const before = await held(page)
  await change(CHANGES)
  expectNoMore(await held(page), before, CHANGES)
})
