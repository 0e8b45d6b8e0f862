/** The right time and the right day, whatever the machine and the address say. */
import { systemChromium } from '@found-time/bootstrap/find-program'
import { chromium } from '@playwright/test'
import { openHidden } from './probes'
import { clockShown, expect, test } from './support'

const time = '[data-found-time="stage"] time'

test.describe('a machine whose zone cannot be resolved', () => {
  for (const TZ of ['Foo/Bar', '']) {
    test(`has its clock, today’s too, in the time of its own Date (TZ="${TZ}")`, async ({ baseURL }) => {
      const browser = await chromium.launch({
        executablePath: systemChromium(),
        args: ['--no-sandbox', '--disable-background-networking'],
        env: { ...process.env, TZ } as Record<string, string>,
      })
      const page = await browser.newPage({ baseURL })
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      // Seen in Chromium: the name it gives is one that it does not take.
      expect(
        await page.evaluate(() => {
          const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
          try {
            return `takes ${new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone}`
          } catch {
            return `refuses ${timeZone}`
          }
        }),
      ).toBe('refuses Etc/Unknown')
      await page.clock.install({ time: new Date('2025-04-13T10:08:42Z') })
      for (const path of ['/25-04-13', '/today', '/25-04-13?at=10:08']) {
        await page.goto(path)
        await clockShown(page)
        await expect(page.locator(time)).toHaveAttribute('datetime', '10:08')
        await expect(page.locator('[class^=ft-25-04-13]').first()).toBeAttached()
      }
      await page.goto('/25-04-13?tz=Asia/Kolkata')
      await expect(page.locator(time)).toHaveAttribute('datetime', '15:38')
      // The plain time of a clock that does not come.
      await page.route(/\/assets\/25-04-13-.*\.js$/, (route) => route.abort())
      await page.goto('/today')
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.locator('main time')).toHaveText('10:08')
      expect(errors).toEqual([])
      await browser.close()
    })
  }
})

test.describe('today, on a machine that slept over midnight with the page in sight', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2025-04-13T22:00:00') })
    await page.goto('/today')
    await clockShown(page)
    await expect(page.locator('[class^=ft-25-04-13]').first()).toBeAttached()
    await page.clock.setSystemTime(new Date('2025-04-14T08:00:00')) // no timer has counted these hours
  })

  test('is the new day’s clock within a minute', async ({ page }) => {
    await page.clock.runFor(60_000)
    await expect(page.locator('[class^=ft-25-04-14]').first()).toBeAttached()
    await expect(page.locator(time)).toHaveAttribute('datetime', '08:01')
  })

  for (const [how, event] of [
    ['its window gets the focus', `window.dispatchEvent(new Event('focus'))`],
    ['it comes back from history', `window.dispatchEvent(new PageTransitionEvent('pageshow'))`],
    ['it is thawed', `document.dispatchEvent(new Event('resume'))`],
  ] as const) {
    test(`is the new day’s clock at once when ${how}`, async ({ page }) => {
      await page.evaluate(event)
      await expect(page.locator('[class^=ft-25-04-14]').first()).toBeAttached()
    })
  }
})

test('today, in a tab hidden over midnight, is the new day’s clock when it is seen', async ({ page }) => {
  const tab = await openHidden(page)
  await page.clock.install({ time: new Date('2025-04-13T22:00:00') })
  await page.goto('/today')
  await expect(page.locator('[class^=ft-25-04-13]').first()).toBeAttached()
  await page.clock.setSystemTime(new Date('2025-04-14T08:00:00'))
  await page.clock.runFor(120_000)
  await expect(page.locator('[class^=ft-25-04-13]').first()).toBeAttached()
  await tab.show()
  await expect(page.locator('[class^=ft-25-04-14]').first()).toBeAttached()
})

for (const [asked, told] of [
  ['at=2025-02-30T10:08', 'at=2025-02-30T10:08'],
  ['at=2025-02-29T10:08:00Z', 'at=2025-02-29T10:08:00Z'],
  ['at=%2B275760-09-13T00:00:00Z', 'at=+275760-09-13T00:00:00Z'],
  ['at=0000-01-01T00:00', 'at=0000-01-01T00:00'],
  ['hour=constructor', 'hour=constructor'],
  ['hour=__proto__', 'hour=__proto__'],
  ['bg=toString', 'bg=toString'],
  ['paused=false', 'paused=false'],
  ['ui=no', 'ui=no'],
  ['ambient=foo', 'ambient=foo'],
  ['at=', 'at'],
  ['foo=bar', 'foo=bar'],
  ['AT=10:09', 'AT=10:09'],
] as const) {
  test(`${told} is told and left out, and the clock shows its time`, async ({ page }) => {
    await page.clock.install({ time: new Date('2025-04-13T10:08:42') })
    await page.goto(`/25-04-13?${asked}`)
    await clockShown(page)
    await expect(page.getByRole('status')).toContainText(`${told} is not understood`)
    await expect(page.locator(time)).toHaveAttribute('datetime', '10:08')
    await expect(page.locator(time)).toHaveText('10:08')
  })
}

test('where there is nothing but the clock, what is not understood is told in the console', async ({
  page,
  quiet,
}) => {
  await page.goto('/25-04-13?ui=0&foo=bar&at=2025-02-30T10:00')
  await clockShown(page)
  await expect
    .poll(() => quiet.toSorted())
    .toEqual([
      'warning: at=2025-02-30T10:00 is not understood: it is a time like 10:08 or a moment like 2025-04-13T10:08:42Z.',
      'warning: foo=bar is not understood: nothing here is called so.',
    ])
  quiet.length = 0
})
