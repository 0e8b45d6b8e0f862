/** The page about clocks that are left running: how to come to it, what it says, and that what it opens is a clock. */
import { test as base } from '@playwright/test'
import { readClockParams } from '../app/clock-page/clock-params'
import { clockShown, expect, paperShown, standAt, test } from './support'

const OPENED = [
  '/today?ambient',
  '/today?ambient&fps=10',
  '/today?ui=0',
  '/today?ui=0&hidden=run',
  '/today?ui=0&bg=transparent&fps=30',
  '/today?ambient=shuffle&tz=Europe/Vienna',
]

test('about leads to it, and the navigation does not; it has a place a section, and its lines are copied whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
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

  await test.step('it says of each place whether it was tried', async () => {
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
    await expect(tried).toHaveText(
      Array.from({ length: 6 }, () => /^(?:Tried on 23 November 2026: .*|Not tried here\.)$/),
    )
  })

  await test.step('its lines are copied whole', async () => {
    await page.getByRole('button', { name: 'Copy: Firefox as a kiosk', exact: true }).click()
    await expect(page.getByText('Copied: Firefox as a kiosk')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "firefox --kiosk 'https://found-time.example/today?ambient'",
    )
  })
})

base('it links to these addresses, and a clock’s page understands all of each', async ({ request }) => {
  const html = await (await request.get('/running')).text()
  const links = [...html.matchAll(/ href="(\/today\?[^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )
  expect(links.toSorted()).toEqual(OPENED.toSorted())
  for (const link of links) expect(readClockParams(link.slice(link.indexOf('?'))).problems, link).toEqual([])
})

test('its links show a clock, with tools and without', async ({ page }) => {
  await standAt(page, '2025-04-14T10:08:00') // its clock has a ground that can be left out, and none follows it
  await page.goto('/running')
  await paperShown(page)
  for (const address of ['/today?ambient=shuffle&tz=Europe/Vienna', '/today?ui=0&bg=transparent&fps=30']) {
    await page.getByRole('main').locator(`a[href="${address}"]`).click()
    await clockShown(page)
    await expect(page).toHaveURL(address)
    await page.goBack()
    await paperShown(page)
  }
})
