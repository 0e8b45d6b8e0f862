/** Every page has the same frame, an address of its own and tags that say what it is; any other address leads home. */
import { expect, PHONE, paperShown, test } from './support'

const NAVIGATION = [
  ['HOME', '/'],
  ['MANIFESTO', '/manifesto'],
  ['ABOUT', '/about'],
  ['CONTACT', '/contact'],
  ['TODAY', '/today'],
] as const

test('the frame names lab, product and year, lets the keyboard skip to the content, and has five links that lead where they say', async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-02-03T12:00:00')
  await page.goto('/about')
  await paperShown(page)

  await test.step('the keyboard skips to the content', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  })

  await test.step('it ends with the current year, the lab and two profiles that open in a new tab', async () => {
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('© 2031 Lost Property Lab')
    await expect(footer.getByRole('link')).toHaveCount(2)
    for (const link of await footer.getByRole('link').all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
  })

  await test.step('the links lead where they say', async () => {
    const navigation = page.getByRole('navigation', { name: 'Main' })
    for (const [label, path] of NAVIGATION) {
      await expect(navigation.getByRole('link')).toHaveCount(5)
      await navigation.getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(path)
      if (path !== '/') continue
      await expect(page.getByRole('banner')).toContainText('Lost Property Lab')
      await expect(page.getByRole('heading', { level: 1, name: 'Found Time' })).toBeVisible()
      await expect(page.getByRole('banner')).toContainText('a new clock every day, made from internet stuff')
    }
  })
})

test('on a phone the links are behind a hamburger; choosing one closes it, and so does Escape', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/manifesto')
  await paperShown(page)
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'ABOUT' })
  await expect(link).toBeHidden()
  const toggle = page.getByRole('button', { name: 'Open menu' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await toggle.click()
  await link.click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(link).toBeHidden()
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

  test('stand in the page as served', async ({ request }) => {
    for (const [path, title, description, address] of TAGS) {
      const html = await (await request.get(path)).text()
      expect(html).toContain(`<title>${title}</title>`)
      expect(html).toContain(`<meta name="description" content="${description}`)
      expect(html).toContain(`<meta property="og:title" content="${title}">`)
      expect(html).toContain(`<meta property="og:description" content="${description}`)
      expect(html).toContain(`<meta property="og:url" content="${address}">`)
    }
  })

  test('change with the page', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: /Opening Hours/ }).click()
    await expect(page).toHaveTitle('Clock for 25-04-01 | Found Time')
    await page.goBack()
    await expect(page).toHaveTitle('Found Time')
  })
})

const NOT_FOUND = 'error: Failed to load resource: the server responded with a status of 404 (Not Found)'

test('an address with nothing at it gets the page that leads home', async ({ request }) => {
  const whole = await (await request.get('/404.html')).text()
  for (const path of [
    '/nowhere',
    '/a/long/way',
    '/25-4-1',
    '/2025-04-01',
    '/26-02-30',
    '/25-11-01',
    '/25.04.31',
    '/INDEX.HTML',
  ]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect((await answer.text()) === whole, path).toBe(true)
  }
  expect((await request.get('/index.html')).status()).toBe(200)
})

test('it leads home, which says what was not found, replacing history', async ({ page, quiet }) => {
  await page.goto('/about')
  // The host's name for the page itself, one word, several, a day without a clock, and one that is none.
  for (const path of ['/index.html', '/nowhere', '/a/long/way', '/25-11-01', '/25.04.31']) {
    const before = await page.evaluate(() => history.length)
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Found Time' })).toBeVisible()
    if (path !== '/index.html')
      await expect(page.locator('.ftf-missed')).toHaveText(
        `There is no clock at ${path.replaceAll('.', '-')}`,
      )
    // Going there from a page that one came back to takes the place of what was ahead.
    expect(await page.evaluate(() => history.length), path).toBe(path === '/index.html' ? before + 1 : before)
    await page.goBack()
    await expect(page, path).toHaveURL('/about')
  }
  // The browser's own word on the page that leads home.
  expect(quiet.splice(0)).toEqual(Array(4).fill(NOT_FOUND))
})

test('a link to another page opens it without loading the site anew, unless a key is held', async ({
  page,
  context,
}) => {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CONTACT' })
  await page.goto('/about')
  await paperShown(page)
  await page.evaluate(() => Object.assign(window, { stays: true }))

  await test.step('the page is sent for when a pointer comes near', async () => {
    const script = page.waitForRequest('**/assets/contact-*.js')
    await link.hover()
    await script
    await expect(page).toHaveURL('/about')
  })

  await test.step('with a key held it is the browser’s own', async () => {
    const other = context.waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    await expect(await other).toHaveURL('/contact')
    await (await other).close()
    await expect(page).toHaveURL('/about')
  })

  await test.step('it opens, once in the history', async () => {
    const before = await page.evaluate(() => history.length)
    for (let press = 0; press < 2; press++) {
      await link.click()
      await expect(page).toHaveURL('/contact')
      await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible()
    }
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    expect(await page.evaluate('stays')).toBe(true)
  })
})

test('a missing hashed file is a 404, never the fallback page', async ({ request }) => {
  const missing = await request.get('/assets/25-04-01-GONE.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['content-type']).toContain('text/plain')
})

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
