/** A clock that is long in coming: what is seen meanwhile. */
import { expect, hold, test } from './support'

test('after a second the tag says that the clock is on its way, and how much of it is there', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/react-*.js')
  await page.goto('/25-04-13', { waitUntil: 'commit' })
  const way = page.getByRole('progressbar', { name: 'The clock is on its way' })
  await expect(way).toBeVisible()
  await expect(way).toHaveText(/^On its way, \d+ of \d+$/)
  release()
  await expect(page.locator('[data-found-time="stage"][data-ready]')).toBeVisible()
  await expect(way).toHaveCount(0)
})

test('it goes on saying so while the clock’s own script is missing', async ({ page }) => {
  const release = await hold(page, '**/assets/25-04-13-*.js')
  await page.goto('/25-04-13')
  const way = page.getByRole('progressbar', { name: 'The clock is on its way' })
  await expect(way).toBeVisible()
  release()
  await expect(page.locator('[data-found-time="stage"][data-ready]')).toBeVisible()
  await expect(way).toHaveCount(0)
})

test('eight seconds after the page was opened there is the poster with the time', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-04-13T10:08:00') })
  const release = await hold(page, '**/assets/25-04-13-*.js')
  await page.goto('/25-04-13')
  await page.locator('.ftf-tools').waitFor({ state: 'attached' })
  await page.clock.runFor(8100)
  await expect(page.locator('img.ftf-poster')).toBeVisible()
  await expect(page.locator('main time')).toHaveText('10:08')
  release()
  await expect(page.locator('[data-found-time="stage"][data-ready]')).toBeVisible()
})

test('a failed clock’s plain time is the one that was asked for', async ({ page, quiet }) => {
  await page.route(/\/assets\/25-04-13-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  )
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
  await page.clock.install({ time: new Date('2025-04-13T10:08:00') })
  const release = await hold(page, '**/assets/25-04-20-*.js')
  await page.goto('/')
  await page.locator('.ftf-register a[href="/25-04-20"]').waitFor()
  await page.clock.runFor(20_000)
  await page.locator('.ftf-register a[href="/25-04-20"]').click()
  await page.locator('.ftf-tools').waitFor({ state: 'attached' })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.clock.runFor(1100)
  await expect(page.getByRole('progressbar', { name: 'The clock is on its way' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  release()
  await expect(page.locator('[data-found-time="stage"][data-ready]')).toBeVisible()
})
