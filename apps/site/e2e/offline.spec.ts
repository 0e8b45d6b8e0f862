import { clockShown, expect, test } from './support'

/** Once the page is held by its service worker, and that has put the shell aside. */
const held = () => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)

test('without a network the list, today and every clock once opened are there', async ({
  page,
  context,
  quiet,
}) => {
  await page.goto('/')
  await expect.poll(() => page.evaluate(held)).toBe(true)
  await page.goto('/25-04-05')
  await clockShown(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('link', { name: /Snellen/ })).toBeVisible()
  await page.goto('/25-04-05')
  await clockShown(page)
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
  quiet.length = 0 // what could not be fetched is said on the console
})

test('a clock that was never opened says so and shows the time', async ({ page, context, quiet }) => {
  await page.goto('/')
  await expect.poll(() => page.evaluate(held)).toBe(true)
  await context.setOffline(true)
  await page.goto('/25-04-20')
  await expect(page.getByRole('alert')).toContainText('Failed to load clock')
  await expect(page.locator('time')).toBeVisible()
  quiet.length = 0
})
