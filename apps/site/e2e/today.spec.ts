/** Today is the clock of the visitor's own day, or the latest there is, which is said. */
import { CLOCKS, clockShown, expect, hold, standAt, standingClockShown, test, touch } from './support'

const [latest, latestTitle] = CLOCKS.at(-1)!

const controls = 'nav[aria-label="Clocks"]'

test.describe('today', () => {
  test('is the clock of the local date and says nothing, shows the header for 1.5 s and the controls until 3 s without a movement', async ({
    page,
  }) => {
    await standAt(page, '2025-04-03T09:00:00')
    await page.goto('/today')
    await page.locator('[data-found-time="stage"]').waitFor({ state: 'attached' })
    const framesMs = 100 // in which its canvases begin, one in each
    await page.clock.runFor(framesMs)
    await clockShown(page)
    const header = page.locator('.ftf-screen__header')
    const bar = page.locator(controls)
    await expect(bar).toContainText('Exact Change')
    await expect(bar).toContainText('4/3/2025')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await expect(header).toHaveAttribute('data-visible', 'true')
    await page.clock.runFor(1499 - framesMs)
    await expect(header).toHaveAttribute('data-visible', 'true')
    await page.clock.runFor(1)
    await expect(header).toHaveAttribute('data-visible', 'false')
    await standingClockShown(page)
    await expect(page.getByRole('status')).toHaveText('')
    await page.mouse.move(200, 200)
    await page.clock.runFor(2999)
    await expect(bar).toHaveAttribute('data-visible', 'true')
    await page.clock.runFor(1)
    await expect(bar).toHaveAttribute('data-visible', 'false')
    await touch(page)
    await expect(bar).toHaveAttribute('data-visible', 'true')
  })

  test('says "Loading data..." while the list loads and "Loading clock..." while the clock does, and on a day without a clock that it is the latest, and of which day', async ({
    page,
    request,
  }) => {
    expect(await (await request.get('/today')).text()).toContain('>Loading data...<')
    const release = await hold(page, `**/assets/${latest}-*.js`)
    await standAt(page, '2031-02-03T09:00:00')
    await page.goto('/today')
    await expect(page.getByText('Loading clock...', { exact: true })).toBeVisible()
    release()
    await standingClockShown(page)
    await expect(page.getByText('Loading clock...')).toHaveCount(0)
    await expect(page.locator(controls)).toContainText(latestTitle)
    await expect(page.getByRole('status')).toHaveText(
      /^No clock for today yet: this is the latest, of \d+ \w+ 2025\.$/,
    )
  })

  test.describe('fourteen hours ahead', () => {
    test.use({ timezoneId: 'Pacific/Kiritimati' })

    test('goes by the visitor’s own calendar, not by UTC', async ({ page }) => {
      await page.clock.setFixedTime('2025-04-02T10:30:00Z') // already the third
      await page.goto('/today')
      await expect(page.locator(controls)).toContainText('Exact Change')
    })

    test('goes by the calendar of the zone that is shown, from its midnight on', async ({ page }) => {
      await standAt(page, '2025-04-02T14:58:30Z') // in Tokyo a minute and a half before the third
      await page.goto('/today?tz=Asia/Tokyo')
      await standingClockShown(page)
      await expect(page.locator(controls)).toContainText('Blue Marble')
      await page.clock.runFor(90_000)
      await expect(page.locator(controls)).toContainText('Exact Change')
    })
  })
})
