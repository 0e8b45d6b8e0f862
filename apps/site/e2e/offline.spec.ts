import { clockShown, expect, test } from './support'
import { held, kept } from './worker-caches'

test.use({ serviceWorkers: 'allow' })

test('without a network the list, today and every clock once opened are there', async ({
  page,
  context,
  quiet,
}) => {
  await page.goto('/')
  await held(page)
  await page.goto('/25-04-05')
  await clockShown(page)
  await kept(page, '25-04-05')
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('link', { name: /Snellen/ })).toBeVisible()
  await page.goto('/25-04-05')
  await clockShown(page)
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
  quiet.length = 0 // what could not be fetched is said on the console
})

test('a tab that fetches ahead what it cannot have stays as it is', async ({ page, context, quiet }) => {
  await page.goto('/')
  await held(page)
  await context.setOffline(true)
  await page.evaluate(() => Object.assign(window, { stays: true }))
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'))
  await page.getByRole('link', { name: /Twelve Moons/ }).hover()
  await missed
  await page.getByRole('button', { name: /^title/i }).click() // a reload would come before this is answered
  await expect(page.getByRole('button', { name: /^title/i })).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate('stays')).toBe(true)
  quiet.length = 0
})

test('a clock that was never opened says so and shows the time', async ({ page, context, quiet }) => {
  await page.goto('/')
  await held(page)
  await context.setOffline(true)
  await page.goto('/25-04-20')
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to load clock: there is no network, and this machine has not kept it',
  )
  await expect(page.locator('time')).toBeVisible()
  quiet.length = 0
})

test('a picture that is not there leaves its frame empty', async ({ page, context, quiet }) => {
  await page.addInitScript(() => localStorage.setItem('view', 'grid'))
  await page.goto('/')
  await held(page)
  await context.setOffline(true)
  await page.reload()
  const unseen = page.locator('.ftf-register .ftf-entry__poster').last()
  await unseen.scrollIntoViewIfNeeded()
  await expect(unseen).toHaveAttribute('data-missing', '')
  await expect(unseen).toHaveCSS('object-position', /^-\d+/)
  quiet.length = 0
})
