/** The right time and the right day, whatever the machine and the address say. */

import { chromium } from '@playwright/test'
import { systemChromium } from '../../../packages/studio/src/system/find-program.mjs'
import { openHidden } from './probes'
import { clockShown, expect, standAt, standingClockShown, test } from './support'

const time = '[data-found-time="stage"] time'

test.describe('a machine whose zone cannot be resolved', () => {
  for (const [TZ, paths] of [
    ['Foo/Bar', ['/25-04-13', '/today', '/25-04-13?at=10:08']],
    ['', ['/today']], // the browser says the same of it
  ] as const) {
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
      await standAt(page, '2025-04-13T10:08:42Z')
      for (const path of paths) {
        await page.goto(path)
        await clockShown(page)
        await expect(page.locator(time)).toHaveAttribute('datetime', '10:08')
        await expect(page.locator('[class^=ft-25-04-13]').first()).toBeAttached()
      }
      if (TZ) {
        await page.goto('/25-04-13?tz=Asia/Kolkata')
        await expect(page.locator(time)).toHaveAttribute('datetime', '15:38')
      }
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

test('today, with the page in sight, is the new day’s clock at midnight, and as soon as a machine that slept over it is used', async ({
  page,
}) => {
  const isOf = (date: string) => expect(page.locator(`[class^=ft-${date}]`).first()).toBeAttached()
  await standAt(page, '2025-04-13T23:59:30')
  await page.goto('/today')
  await standingClockShown(page)
  await isOf('25-04-13')

  await test.step('at local midnight by itself', async () => {
    await page.clock.runFor(31_000)
    await isOf('25-04-14')
    await expect(page.locator(time)).toHaveAttribute('datetime', '00:00')
  })
  // From here on no timer has counted the hours that it slept.
  for (const [date, how, event] of [
    ['25-04-15', 'its window gets the focus', `window.dispatchEvent(new Event('focus'))`],
    ['25-04-16', 'it comes back from history', `window.dispatchEvent(new PageTransitionEvent('pageshow'))`],
    ['25-04-17', 'it is thawed', `document.dispatchEvent(new Event('resume'))`],
  ] as const) {
    await test.step(`at once when ${how}`, async () => {
      await page.clock.setSystemTime(new Date(`20${date}T08:00:00`))
      await page.evaluate(event)
      await isOf(date)
    })
  }
  await test.step('within a minute', async () => {
    await page.clock.setSystemTime(new Date('2025-04-18T08:00:00'))
    await page.clock.runFor(60_000)
    await isOf('25-04-18')
    await expect(page.locator(time)).toHaveAttribute('datetime', '08:01')
  })
})

test('a screen that nobody touches is right within a minute of its machine being set to another zone', async ({
  page,
  context,
}) => {
  await standAt(page, '2025-04-13T10:08:30Z')
  await page.goto('/25-04-13')
  await standingClockShown(page)
  await expect(page.locator(time)).toHaveAttribute('datetime', '10:08')
  const machine = await context.newCDPSession(page)
  await machine.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Tokyo' })
  await page.clock.runFor(60_000)
  await expect(page.locator(time)).toHaveAttribute('datetime', '19:09')
})

test('today, in a tab hidden over midnight, is the new day’s clock when it is seen', async ({ page }) => {
  const tab = await openHidden(page)
  await standAt(page, '2025-04-13T22:00:00')
  await page.goto('/today')
  await expect(page.locator('[class^=ft-25-04-13]').first()).toBeAttached()
  await page.clock.setSystemTime(new Date('2025-04-14T08:00:00'))
  await page.clock.runFor(120_000)
  await expect(page.locator('[class^=ft-25-04-13]').first()).toBeAttached()
  await tab.show()
  await expect(page.locator('[class^=ft-25-04-14]').first()).toBeAttached()
})

test('what is not understood is told and left out, and the clock shows its time', async ({ page, quiet }) => {
  await standAt(page, '2025-04-13T10:08:42')
  const said = page.getByRole('status')

  await test.step('on the page', async () => {
    await page.goto(
      '/25-04-13?at=2025-02-30T10:08&hour=constructor&bg=toString&paused=false&foo=bar&AT=10:09',
    )
    await standingClockShown(page)
    for (const told of [
      'at=2025-02-30T10:08',
      'hour=constructor',
      'bg=toString',
      'paused=false',
      'foo=bar',
      'AT=10:09',
    ])
      await expect(said).toContainText(`${told} is not understood`)
    await expect(page.locator(time)).toHaveAttribute('datetime', '10:08')
    await expect(page.locator(time)).toHaveText('10:08')
  })

  await test.step('in whole sentences', async () => {
    await page.goto('/25-04-13?tz=Mars/Base&hour=13')
    await standingClockShown(page)
    await expect(said).toHaveText(
      'tz=Mars/Base is not understood: zones look like Asia/Tokyo. hour=13 is not understood: it is 12 or 24.',
    )
  })

  await test.step('and a time that the zone skips', async () => {
    await page.goto('/25-04-13?at=2025-03-30T02:30&tz=Europe/Berlin')
    await standingClockShown(page)
    await expect(said).toHaveText('Europe/Berlin skips 02:30 on 2025-03-30.')
  })

  await test.step('in the console, where there is nothing but the clock', async () => {
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
})
