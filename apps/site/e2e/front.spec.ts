/** The latest clock above the register. */
import type { Page } from '@playwright/test'
import { noteScheduled } from './probes'
import { CLOCKS, DESKTOP, expect, PHONE, paperShown, runUntil, savingData, test } from './support'

const [latest, title] = CLOCKS.at(-1)!
const front = (page: Page) => page.getByRole('region', { name: 'The latest clock' })
const stage = (page: Page) => front(page).locator('[data-found-time="stage"][data-ready]')

const isOfClock = (url: string) =>
  url.includes(`/assets/${latest}-`) ||
  url.includes('/assets/hosted-clock-') ||
  url.includes('/assets/front-clock-')

/** From here on time passes only when it is told to. */
const stopTime = async (page: Page) => {
  await page.clock.install({ time: '2026-01-13T12:00:00' })
  await page.clock.pauseAt('2026-01-13T12:00:01')
}

/** Lets time pass, and the page do what it does when it sees that it is in sight. */
async function pass(page: Page, timeMs: number) {
  await page.clock.runFor(timeMs)
  await page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
  )
}

/** Opens the home page at a time that stands. */
async function openStopped(page: Page) {
  await page.goto('/')
  await paperShown(page)
  await page.waitForLoadState('load')
}

function noteOfClock(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (isOfClock(request.url())) asked.push(request.url())
  })
  return asked
}

test('it shows its poster whole in every window, then itself, one press from its page; it can be paused', async ({
  page,
}) => {
  await stopTime(page)
  await openStopped(page)
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    const box = (await front(page).boundingBox())!
    expect(box.width).toBeGreaterThan(viewport.width * 0.89)
    expect(box.y + box.height).toBeLessThan(viewport.height)
  }
  // On a low window the name gives way to it.
  await page.setViewportSize({ width: 844, height: 390 })
  const box = (await front(page).boundingBox())!
  expect(box.y + box.height).toBeLessThan(390)

  // A machine that is busy with something else may never be at rest by itself.
  await pass(page, 3500)
  await page.clock.resume()
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    await expect(stage(page)).toBeVisible()
  }
  await test.step('it is paused until it is let go on, on the next visit too', async () => {
    const pause = front(page).getByRole('button', { name: 'pause' })
    await pause.click()
    await expect(front(page).locator('[data-found-time="stage"][data-resting]')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('front'))).toBe('off')
    await pause.click()
    await expect(front(page).locator('[data-resting]')).toHaveCount(0)
  })
  await front(page).getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(`/${latest}`)
})

test('nothing of the clock is fetched before the page is at rest', async ({ page }) => {
  const asked = noteOfClock(page)
  await stopTime(page)
  await openStopped(page)
  await pass(page, 2900)
  expect(asked).toEqual([])
  await pass(page, 500)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})

test('for who asks to save data, or for less motion, the poster stays', async ({ page }) => {
  const asked = noteOfClock(page)
  await stopTime(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStopped(page)
  await pass(page, 10_000)
  expect(asked).toEqual([])

  await page.emulateMedia({ reducedMotion: null })
  await savingData(page)
  await openStopped(page)
  await pass(page, 10_000)
  expect(asked).toEqual([])
})

test('it goes once a second until somebody stirs, and again when they have not for a minute', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-01-13T12:00:00' })
  const timers = await noteScheduled(page)
  await page.clock.pauseAt('2026-01-13T12:00:01')
  await openStopped(page)
  await pass(page, 3500)
  await runUntil(page, '[data-found-time="stage"][data-ready]')
  /** The latest clock asks for its frames by timers, as every clock does that needs fewer than the screen has. */
  const framesIn = async (timeMs: number) => {
    await timers.forget()
    await page.clock.runFor(timeMs)
    return (await timers.scheduled()).filter((what) => what.endsWith(' ran')).length
  }
  expect(await framesIn(10_000)).toBeLessThanOrEqual(12)
  await page.mouse.move(300, 300)
  expect(await framesIn(10_000)).toBeGreaterThan(60)
  await page.clock.runFor(60_000)
  expect(await framesIn(10_000)).toBeLessThanOrEqual(12)
  await page.mouse.move(310, 310)
  expect(await framesIn(10_000)).toBeGreaterThan(60)
})
