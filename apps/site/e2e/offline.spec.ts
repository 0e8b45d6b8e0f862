/** A browser that has gone offline, and says so itself, shows what was opened, and says what it cannot show. */
import { clockShown, expect, test } from './support'
import { held, kept } from './worker-caches'

test.use({ serviceWorkers: 'allow' })

test('without a network the list and every clock once opened are there, and what is not leaves the page whole', async ({
  page,
  context,
  quiet,
}) => {
  await page.goto('/')
  await held(page)
  await page.goto('/25-04-05')
  await clockShown(page)
  await kept(page, '25-04-05')
  expect(quiet).toEqual([])
  await context.setOffline(true)

  await test.step('the list, a clock that was opened and any page are there', async () => {
    await page.goto('/25-04-05')
    await clockShown(page)
    await page.goto('/about')
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('link', { name: /Snellen/ })).toBeVisible()
  })

  await test.step('a tab that fetches ahead what it cannot have stays as it is', async () => {
    await page.evaluate(() => Object.assign(window, { stays: true }))
    const missed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/assets/25-04-20-'),
    )
    await page.getByRole('link', { name: /Twelve Moons/ }).hover()
    await missed
    await page.getByRole('button', { name: /^title/i }).click() // a reload would come before this is answered
    await expect(page.getByRole('button', { name: /^title/i })).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate('stays')).toBe(true)
  })

  await test.step('a clock that was never opened says so and shows the time', async () => {
    await page.goto('/25-04-20')
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to load clock: there is no network, and this machine has not kept it',
    )
    await expect(page.locator('time')).toBeVisible()
  })

  await test.step('a picture that is not there leaves its frame empty', async () => {
    await page.evaluate(() => localStorage.setItem('view', 'grid'))
    await page.goto('/')
    const unseen = page.locator('.ftf-register .ftf-entry__poster').last()
    await unseen.scrollIntoViewIfNeeded()
    await expect(unseen).toHaveAttribute('data-missing', '')
    await expect(unseen).toHaveCSS('object-position', /^-\d+/)
  })

  quiet.length = 0 // what could not be fetched is said on the console
})
