/** Without JavaScript every page shows what it has, or a way on. */
import { CLOCKS, expect, test } from './support'

test.use({ javaScriptEnabled: false })

test('a clock page shows poster, title, reading, credits and the ways to its neighbours', async ({
  page,
}) => {
  await page.goto('/25-04-13')
  await expect(page.getByRole('heading', { name: 'Orange' })).toBeVisible()
  const poster = page.locator('.ftf-plain img')
  await expect(poster).toBeVisible()
  expect(await poster.getAttribute('src')).toBe('/posters/25-04-13.jpg')
  const text = page.locator('.ftf-plain')
  await expect(text).toBeVisible()
  await expect(text).toContainText('The segments taken out of the orange')
  await expect(text).toContainText('palapeli-data 22.12.3 (Debian)')
  await page.getByRole('link', { name: /^Go to next clock: / }).click()
  await expect(page).toHaveURL(/\/25-04-14$/)
})

test('today leads to the latest clock', async ({ page }) => {
  await page.goto('/today')
  await expect(page.locator('.ftf-plain')).toBeVisible()
  await expect(page.locator('.ftf-plain')).toContainText(
    'Without JavaScript this page cannot tell which day it is.',
  )
  await expect(page.locator('.ftf-screen')).toBeHidden()
  await page.getByRole('link', { name: 'the register' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('an unknown address leads home', async ({ page, quiet }) => {
  await page.goto('/nothing/here')
  await expect(page.locator('.ftf-plain')).toContainText('There is no page at this address.')
  await page.getByRole('link', { name: 'the register' }).click()
  await expect(page).toHaveURL(/\/$/)
  quiet.length = 0 // the host says that nothing is there
})

test('the register has a row for every clock, and no button that does nothing', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('main ol a[href^="/25-"]')).toHaveCount(CLOCKS.length)
  const seen = await page
    .locator('main ol a[href^="/25-"]')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.getAttribute('href'),
        row.textContent,
        row.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      ]),
    )
  for (const [date, title] of CLOCKS)
    expect(seen, date).toContainEqual([`/${date}`, expect.stringContaining(title), true])
  await expect(page.locator('.ftf-register a[href="/25-04-13"]')).toBeVisible()
  for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden()
})
