/** The page about clocks that are left running. */
import { clockShown, expect, paperShown, test } from './support'

const OPENED = [
  '/today?ambient',
  '/today?ambient&fps=10',
  '/today?ui=0',
  '/today?ui=0&bg=transparent&fps=30',
  '/today?ambient=shuffle&tz=Europe/Vienna',
]

test('about leads to it, and the navigation does not', async ({ page }) => {
  await page.goto('/about')
  await paperShown(page)
  await page.getByRole('link', { name: 'Open one and leave it.' }).click()
  await expect(page).toHaveURL('/running')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave it running')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'HOME',
    'MANIFESTO',
    'ABOUT',
    'CONTACT',
    'TODAY',
  ])
})

test('it has a place a section, and says of each whether it was tried', async ({ page }) => {
  await page.goto('/running')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'A second screen',
    'An old tablet or telephone',
    'A kiosk',
    'A screen saver',
    'A stream',
    'A wall in a shop',
  ])
  const tried = main.locator('aside')
  await expect(tried).toHaveCount(6)
  for (const note of await tried.all())
    await expect(note).toHaveText(/^(?:Tried on 23 November 2026: .*|Not tried here\.)$/)
})

for (const address of OPENED) {
  test(`its link to ${address} shows a clock, and the page understands all of it`, async ({
    page,
    quiet,
  }) => {
    await page.goto('/running')
    await paperShown(page)
    await page.getByRole('main').locator(`a[href="${address}"]`).click()
    await clockShown(page)
    await expect(page.getByText('is not understood')).toHaveCount(0)
    // Today's clock may be one that stands on a ground: then the page says so.
    const said = quiet.filter((line) => !line.endsWith('This clock has no ground that could be left out.'))
    quiet.splice(0, quiet.length, ...said)
  })
}

test('its lines are copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/running')
  await paperShown(page)
  await page.getByRole('button', { name: 'Copy: Firefox as a kiosk', exact: true }).click()
  await expect(page.getByText('Copied: Firefox as a kiosk')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "firefox --kiosk 'https://found-time.example/today?ambient'",
  )
})
