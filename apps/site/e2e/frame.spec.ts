import type { Page } from '@playwright/test'
import { CLOCKS, DESKTOP, expect, PAGES, PHONE, paperShown, test } from './support'

const NAVIGATION = [
  ['HOME', '/'],
  ['MANIFESTO', '/manifesto'],
  ['ABOUT', '/about'],
  ['CONTACT', '/contact'],
  ['TODAY', '/today'],
] as const

test.describe('the frame', () => {
  test('has the lab’s banner, the product’s name and the tagline', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('banner')).toContainText('Lost Property Lab')
    await expect(page.getByRole('heading', { level: 1, name: 'Found Time' })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('a new clock every day, made from internet stuff')
  })

  test('has five links that lead where they say', async ({ page }) => {
    for (const [label, path] of NAVIGATION) {
      await page.goto(path === '/about' ? '/' : '/about')
      const navigation = page.getByRole('navigation', { name: 'Main' })
      await expect(navigation.getByRole('link')).toHaveCount(5)
      await navigation.getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(path)
    }
  })

  test('folds the links behind a hamburger on a phone; choosing one closes it', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/')
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'ABOUT' })
    await expect(link).toBeHidden()
    const toggle = page.getByRole('button', { name: 'Open menu' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
    await link.click()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
    await expect(link).toBeHidden()
  })

  test('closes the menu with Escape and returns the focus', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/manifesto')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })

  test('ends with the current year, the lab and two profiles that open in a new tab', async ({ page }) => {
    await page.clock.setFixedTime('2031-02-03T12:00:00')
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('© 2031 Lost Property Lab')
    await expect(footer.getByRole('link')).toHaveCount(2)
    for (const link of await footer.getByRole('link').all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
  })

  test('lets the keyboard skip to the content', async ({ page }) => {
    await page.goto('/about')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  })
})

test.describe('titles, descriptions and share tags', () => {
  const TAGS = [
    ['/', 'Found Time', 'A new clock every day.">', 'https://found-time.example/'],
    ['/about', 'Found Time', 'A new clock every day.">', 'https://found-time.example/about'],
    ['/today', 'Found Time', 'A new clock every day.">', 'https://found-time.example/today'],
    [
      '/25-04-01',
      'Clock for 25-04-01 | Found Time',
      'A clock for 25-04-01, made by the collective Lost Property Lab. The first two figures are the 24-hour hour',
      'https://found-time.example/25-04-01',
    ],
  ] as const

  for (const [path, title, description, address] of TAGS) {
    test(`of ${path} stand in the page as served`, async ({ request }) => {
      const html = await (await request.get(path)).text()
      expect(html).toContain(`<title>${title}</title>`)
      expect(html).toContain(`<meta name="description" content="${description}`)
      expect(html).toContain(`<meta property="og:title" content="${title}">`)
      expect(html).toContain(`<meta property="og:description" content="${description}`)
      expect(html).toContain(`<meta property="og:url" content="${address}">`)
    })
  }

  test('change with the page', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: /Opening Hours/ }).click()
    await expect(page).toHaveTitle('Clock for 25-04-01 | Found Time')
    await page.goBack()
    await expect(page).toHaveTitle('Found Time')
  })

  test('exist for every clock', async ({ request }) => {
    for (const [date] of CLOCKS) {
      const html = await (await request.get(`/${date}`)).text()
      expect(html).toContain(`<title>Clock for ${date} | Found Time</title>`)
    }
  })
})

const NOT_FOUND = 'error: Failed to load resource: the server responded with a status of 404 (Not Found)'

test.describe('redirects home, replacing history,', () => {
  for (const path of [
    '/index.html',
    '/nowhere',
    '/a/long/way',
    '/25-4-1',
    '/2025-04-01',
    '/26-02-30',
    '/25-11-01',
    '/25.04.31',
    '/INDEX.HTML',
  ]) {
    test(`from ${path}`, async ({ page, quiet }) => {
      await page.goto('/about')
      const before = await page.evaluate(() => history.length)
      const answer = await page.goto(path)
      const found = path === '/index.html'
      expect(answer?.status()).toBe(found ? 200 : 404)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { name: 'Found Time' })).toBeVisible()
      expect(await page.evaluate(() => history.length)).toBe(before + 1)
      await page.goBack()
      await expect(page).toHaveURL('/about')
      // The browser's own word on the page that leads home.
      if (!found) expect(quiet.splice(0)).toEqual([NOT_FOUND])
    })
  }
})

test.describe('a link to another page', () => {
  const link = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  const opened = async (page: Page) => {
    await page.goto('/about')
    await paperShown(page)
    await page.evaluate(() => Object.assign(window, { stays: true }))
  }

  test('opens it without loading the site anew, and once in the history', async ({ page }) => {
    await opened(page)
    const before = await page.evaluate(() => history.length)
    for (let press = 0; press < 2; press++) {
      await link(page, 'CONTACT').click()
      await expect(page).toHaveURL('/contact')
      await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible()
    }
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    expect(await page.evaluate('stays')).toBe(true)
  })

  test('is the browser’s own when a key is held', async ({ page, context }) => {
    await opened(page)
    const other = context.waitForEvent('page')
    await link(page, 'CONTACT').click({ modifiers: ['ControlOrMeta'] })
    await expect(await other).toHaveURL('/contact')
    await expect(page).toHaveURL('/about')
  })

  test('sends for the page when a pointer comes near it', async ({ page }) => {
    await opened(page)
    const script = page.waitForRequest('**/assets/contact-*.js')
    await link(page, 'CONTACT').hover()
    await script
    await expect(page).toHaveURL('/about')
  })
})

test('a missing hashed file is a 404, never the fallback page', async ({ request }) => {
  const missing = await request.get('/assets/25-04-01-GONE.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['content-type']).toContain('text/plain')
})

for (const size of [PHONE, DESKTOP, { width: 320, height: 568 }]) {
  for (const path of PAGES) {
    test(`${path} at ${size.width}×${size.height} does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto(path)
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess).toBe(0)
    })
  }
}

test('a page that breaks shows the router’s fallback', async ({ page, quiet }) => {
  await page.route('**/assets/about-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function About() { throw new Error("The counter fell over.") }',
    }),
  )
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'ABOUT' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('The counter fell over.', { exact: true })).toBeVisible()
  expect(quiet.join('\n')).toContain('The counter fell over.')
  quiet.length = 0
})
