/** Who and what gave something has a page, which every clock leads to and which leads to every clock. */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { clockShown, DESKTOP, expect, PHONE, paperShown, test, violations, withoutDeadlines } from './support'
import { held } from './worker-caches'

/** A maker, a typeface, a package, and a name as long as they come. */
const SOME = [
  '/made-from/vincent-van-gogh',
  '/made-from/typeface-old-standard-tt',
  '/made-from/debian-gcompris-qt-data',
  '/made-from/us-national-oceanic-and-atmospheric-administration',
] as const

const textOf = async (request: APIRequestContext, address: string) => (await request.get(address)).text()

/** Addresses on this site, of links, style sheets and pictures, each once. */
const addressesIn = (html: string) => [
  ...new Set([...html.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map(([, address = '']) => address)),
]

const client = path.join(import.meta.dirname, '../build/client')

/** The file that the host answers an address of this site with. */
function fileOf(address: string): string | undefined {
  const [asked = ''] = address.split('?')
  const file = path.join(client, decodeURIComponent(asked))
  return [path.join(file, 'index.html'), file].find((one) =>
    statSync(one, { throwIfNoEntry: false })?.isFile(),
  )
}

test('every link on the list of what was found, and on each of its pages, leads somewhere', async () => {
  const read = (address: string) => readFileSync(fileOf(address)!, 'utf8')
  const pages = addressesIn(read('/made-from')).filter((address) => address.startsWith('/made-from/'))
  expect(pages.length).toBeGreaterThan(300)
  const linked = new Set<string>()
  for (const page of pages) {
    const html = read(page)
    for (const address of addressesIn(html)) linked.add(address)
    expect(html, page).not.toContain('<script')
  }
  expect([...linked].filter((address) => fileOf(address) === undefined)).toEqual([])
})

test('they are pages, with a title, a description and an address of their own', async ({ request }) => {
  const answer = await request.get('/made-from/vincent-van-gogh')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const html = await answer.text()
  expect(html).toContain('<title>Vincent van Gogh | Found Time</title>')
  expect(html).toMatch(/<meta name="description" content="A maker in \d+ clocks: /)
  expect(html).toContain(
    '<link rel="canonical" href="https://found-time.example/made-from/vincent-van-gogh">',
  )
  expect(html).toContain('http-equiv="Content-Security-Policy"')
  expect(await textOf(request, '/sitemap.xml')).toContain(
    '<loc>https://found-time.example/made-from/vincent-van-gogh</loc>',
  )
})

test('a page says what was given, under which terms and from where, to which clocks', async ({ page }) => {
  await withoutDeadlines(page) // however slow the machine, the clock is waited for
  await page.goto('/made-from/vincent-van-gogh')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Vincent van Gogh')
  await expect(main).toContainText(/A maker, at work in \d+ clocks\./)
  await expect(main).toContainText(/Café Terrace at Night, 1888.*: public domain, from gcompris-qt-data/)
  await main.getByRole('link', { name: 'gcompris-qt-data' }).click()
  await expect(main.getByRole('link', { name: 'packages.debian.org/gcompris-qt-data' })).toHaveAttribute(
    'href',
    'https://packages.debian.org/gcompris-qt-data',
  )
  await main.getByRole('link', { name: /Night Shift/ }).click()
  await clockShown(page)
  await expect(page).toHaveURL('/25-04-07')
})

test('axe finds no violation on them, and nothing is wider than the page', async ({ page }) => {
  for (const address of ['/made-from', ...SOME]) {
    await page.goto(address)
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size)
      const where = `${address}, ${size.width} px`
      expect(await violations(page), where).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(size.width)
    }
  }
})

test('header and footer are there without a script, wide or narrow', async ({ page }) => {
  await page.goto('/made-from')
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toContainText('Lost Property Lab')
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'MANIFESTO' })
    await link.click({ trial: size === DESKTOP })
  }
  await expect(page).toHaveURL('/manifesto')
})

test('the site leads to them, and the browser opens them', async ({ page }) => {
  await page.goto('/about')
  await paperShown(page)
  await page.getByRole('link', { name: 'by maker, typeface and package' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made from')
  await page.getByRole('link', { name: 'Vincent van Gogh' }).click()
  await expect(page).toHaveURL('/made-from/vincent-van-gogh')
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About')
})

test('a clock’s information says once what is alike, and leads to makers and packages', async ({ page }) => {
  await withoutDeadlines(page)
  await page.goto('/25-04-07')
  await clockShown(page)
  await page.locator('.ftf-tools').waitFor()
  await page.keyboard.press('i')
  const found = page.getByRole('dialog').locator('section', { hasText: 'Found in it' }).getByRole('listitem')
  await expect(found.filter({ hasText: 'Vincent van Gogh' })).toHaveCount(1)
  await expect(page.getByRole('dialog').getByRole('link', { name: 'gcompris-qt-data' })).toHaveAttribute(
    'href',
    '/made-from/debian-gcompris-qt-data',
  )
  await found.getByRole('link', { name: 'Vincent van Gogh' }).click()
  await expect(page).toHaveURL('/made-from/vincent-van-gogh')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vincent van Gogh')
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('they come from the network, as they are', async ({ page }) => {
    await page.goto('/')
    await held(page)
    await page.goto('/made-from/vincent-van-gogh')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vincent van Gogh')
  })
})
