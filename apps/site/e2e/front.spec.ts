/** The latest clock above the register. */
import type { Page } from '@playwright/test'
import { CLOCKS, DESKTOP, expect, PHONE, paperShown, savingData, test } from './support'

const [latest, title] = CLOCKS.at(-1)!
const front = (page: Page) => page.getByRole('region', { name: 'The latest clock' })
const stage = (page: Page) => front(page).locator('[data-found-time="stage"][data-ready]')

const isOfClock = (url: string) =>
  url.includes(`/assets/${latest}-`) ||
  url.includes('/assets/hosted-clock-') ||
  url.includes('/assets/front-clock-')

for (const viewport of [DESKTOP, PHONE]) {
  test(`at ${viewport.width} px it shows its poster, then itself, one press from its page`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await paperShown(page)
    const box = (await front(page).boundingBox())!
    expect(box.width).toBeGreaterThan(viewport.width * 0.89)
    expect(box.y + box.height).toBeLessThan(viewport.height)
    await expect(stage(page)).toBeVisible()
    await front(page).getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`/${latest}`)
  })
}

test('nothing of the clock is fetched before the page is at rest', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.clock.install()
  await page.goto('/')
  await paperShown(page)
  await page.waitForLoadState('load')
  await page.clock.runFor(2900)
  expect(asked.filter(isOfClock)).toEqual([])
  await page.clock.runFor(500)
  await expect.poll(() => asked.filter(isOfClock).length).toBeGreaterThan(0)
})

test('for who asks to save data, or for less motion, the poster stays', async ({ page, browser }) => {
  const asked: string[] = []
  await page.clock.install()
  await savingData(page)
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await paperShown(page)
  await page.waitForLoadState('load')
  await page.clock.runFor(10_000)
  expect(asked.filter(isOfClock)).toEqual([])

  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  const calm = await context.newPage()
  const asked2: string[] = []
  calm.on('request', (request) => asked2.push(request.url()))
  await calm.clock.install()
  await calm.goto(page.url())
  await paperShown(calm)
  await calm.waitForLoadState('load')
  await calm.clock.runFor(10_000)
  expect(asked2.filter(isOfClock)).toEqual([])
  await context.close()
})

test('on a low window the name gives way to it', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/')
  await paperShown(page)
  const box = (await front(page).boundingBox())!
  expect(box.y + box.height).toBeLessThan(390)
})
