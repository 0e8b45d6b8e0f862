import { CLOCKS, clockShown, expect, hold, replaceCatalogue, test, touch } from './support'

const [latest, latestTitle] = CLOCKS.at(-1)!

const controls = 'nav[aria-label="Clocks"]'

test.describe('today', () => {
  test('is the clock of the local date', async ({ page }) => {
    await page.clock.setFixedTime('2025-04-03T09:00:00')
    await page.goto('/today')
    await clockShown(page)
    await expect(page.locator(controls)).toContainText('Exact Change')
    await expect(page.locator(controls)).toContainText('4/3/2025')
  })

  test('goes by the visitor’s own calendar, not by UTC', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati', baseURL })
    const page = await context.newPage()
    await page.clock.setFixedTime('2025-04-02T10:30:00Z') // already the third, fourteen hours ahead
    await page.goto('/today')
    await expect(page.locator(controls)).toContainText('Exact Change')
    await context.close()
  })

  test('is the latest dated clock when none is of today', async ({ page }) => {
    await page.clock.setFixedTime('2031-02-03T09:00:00')
    await page.goto('/today')
    await clockShown(page)
    await expect(page.locator(controls)).toContainText(latestTitle)
  })

  test('says "Loading data..." while the list loads', async ({ request }) => {
    expect(await (await request.get('/today')).text()).toContain('>Loading data...<')
  })

  test('says "Loading clock..." while the clock loads', async ({ page }) => {
    const release = await hold(page, `**/assets/${latest}-*.js`)
    await page.goto('/today')
    await expect(page.getByText('Loading clock...', { exact: true })).toBeVisible()
    release()
    await clockShown(page)
    await expect(page.getByText('Loading clock...')).toHaveCount(0)
  })

  test('shows the header for 1.5 s and the controls until 3 s without a movement', async ({ page }) => {
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await page.goto('/today')
    await page.locator('[data-found-time="stage"]').waitFor({ state: 'attached' })
    const framesMs = 100 // in which its canvases begin, one in each
    await page.clock.runFor(framesMs)
    await clockShown(page)
    const header = page.locator('.ftf-screen__header')
    const bar = page.locator(controls)
    await expect(header).toHaveAttribute('data-visible', 'true')
    await page.clock.runFor(1499 - framesMs)
    await expect(header).toHaveAttribute('data-visible', 'true')
    await page.clock.runFor(1)
    await expect(header).toHaveAttribute('data-visible', 'false')
    await page.mouse.move(200, 200)
    await page.clock.runFor(2999)
    await expect(bar).toHaveAttribute('data-visible', 'true')
    await page.clock.runFor(1)
    await expect(bar).toHaveAttribute('data-visible', 'false')
    await touch(page)
    await expect(bar).toHaveAttribute('data-visible', 'true')
  })

  test('hides page scrolling', async ({ page }) => {
    await page.goto('/today')
    await clockShown(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
  })

  test('says what went wrong when its clock does not arrive', async ({ page, quiet }) => {
    await page.route(`**/assets/${latest}-*.js`, (route) => route.abort())
    await page.goto('/today')
    await expect(page.getByRole('alert')).toHaveText(new RegExp(`^Failed to load clock for ${latest}: .+`))
    quiet.length = 0
  })

  test('says that there is no clock when the month has none', async ({ page, quiet }) => {
    await replaceCatalogue(page, [
      { date: '25-04-30', title: 'Ahead' },
      { date: '25-12-24', title: 'Not made' },
    ])
    await page.goto('/today')
    await expect(page.getByRole('alert')).toHaveText('No clock found at path: ./pages/25-12-24/Clock.jsx')
    // Nor has it a poster.
    await expect
      .poll(() => quiet)
      .toEqual(['error: Failed to load resource: the server responded with a status of 404 (Not Found)'])
    quiet.length = 0
  })

  test('on a day without a clock says that it is the latest, and of which day', async ({ page }) => {
    await page.clock.install({ time: new Date('2027-01-02T10:08:00') })
    await page.goto('/today')
    await clockShown(page) // until then the panel has a status of its own
    await expect(page.getByRole('status')).toHaveText(
      /^No clock for today yet: this is the latest, of \d+ \w+ 2025\.$/,
    )
  })

  test('on the day of a clock says nothing', async ({ page }) => {
    await page.clock.install({ time: new Date('2025-04-13T10:08:00') })
    await page.goto('/today')
    await clockShown(page)
    await page.locator('.ftf-tools').waitFor({ state: 'attached' })
    await expect(page.getByRole('status')).toHaveText('')
  })

  test('finds no valid clock among unreal dates', async ({ page, quiet }) => {
    await replaceCatalogue(page, [{ date: '25-02-30', title: 'Never' }])
    await page.goto('/today')
    await expect(page.getByRole('alert')).toHaveText('No valid clock found.')
    quiet.length = 0
  })

  test('shows the catalogue’s error as it is', async ({ page, quiet }) => {
    await replaceCatalogue(page, [])
    await page.goto('/today')
    await expect(page.getByRole('alert')).toHaveText('Error processing JSON: No data found in JSON file.')
    quiet.length = 0
  })
})
