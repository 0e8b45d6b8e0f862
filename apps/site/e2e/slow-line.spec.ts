/** A clock that is long in coming, or does not come: the time that was asked for, and how long it is waited for. */
import { expect, hold, paperShown, standAt, test } from './support'

test('a failed clock’s plain time is the one that was asked for', async ({ page, quiet }) => {
  await page.route(/\/assets\/25-04-13-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  )
  await standAt(page, '2025-04-13T10:08:00')
  await page.goto('/25-04-13?at=10:09&paused')
  await expect(page.locator('main time')).toHaveText('10:09')
  await page.goto('/25-04-13?at=2025-04-13T10:09:00Z&tz=Asia/Tokyo&paused')
  await expect(page.locator('main time')).toHaveText('19:09')
  quiet.length = 0
})

test('a clock opened from the register is waited for from then on, however long the register was open', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await standAt(page, '2025-04-13T10:08:00')
  const release = await hold(page, '**/assets/25-04-20-*.js')
  await page.goto('/')
  await paperShown(page)
  await page.clock.runFor(20_000)
  const tools = page.waitForRequest(/\/assets\/clock-tools-.*\.js$/) // asked for once the clock is waited for
  await page.locator('.ftf-register a[href="/25-04-20"]').click()
  await tools
  await page.clock.runFor(900)
  await page.locator('.ftf-tools').waitFor({ state: 'attached' })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(page.getByRole('progressbar', { name: 'The clock is on its way' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.clock.resume()
  release()
  await expect(page.locator('[data-found-time="stage"][data-ready]')).toBeVisible()
})
