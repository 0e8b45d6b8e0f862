/** The site below a path of its host, as GitHub Pages has a project's. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { attribute, HtmlPage } from '../publish/html'
import { build } from './deploys'
import { clockShown, paperShown } from './support'

const BASE = '/found-time/'
/** Where the build believes that it is: nothing is there. */
const ORIGIN = 'https://pages.example'
const DATES = ['25-04-12', '25-04-13', '25-04-14']

let folder: string
let server: ChildProcess
/** Of the host. */
let origin: string

async function serve() {
  server = spawn(process.execPath, ['server.ts'], {
    cwd: folder,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(server.stdout!, 'data')
  const address = /open at (http:\S+)/.exec(String(said))?.[1]
  expect(address, 'it says where the site is').toMatch(/\/found-time\/$/)
  origin = new URL(address!).origin
}

test.beforeAll(async () => {
  folder = await build('below-a-path', { dates: DATES, env: { SITE_BASE: BASE, SITE_ORIGIN: ORIGIN } })
  await serve()
})
test.afterAll(() => {
  server?.kill()
})

/** Once the clock's keys, which come after it, are there. */
async function keysReady(page: Page) {
  await clockShown(page)
  await expect(page.locator('.ftf-tools')).toBeAttached()
}

/** What a page says aloud, what it fails at, and what it asks for that is not the site's. */
function noiseOf(page: Page) {
  const noise: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('GPU stall due to ReadPixels')) return
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(origin + BASE)) noise.push(`request: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`)
  })
  return noise
}

test('every page can be walked to, and none leads out', async ({ page }) => {
  const noise = noiseOf(page)
  const at = (place: string) => expect(page).toHaveURL(origin + BASE + place)
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  await page.goto(origin + BASE)
  await paperShown(page)
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HOME' }),
  ).toHaveAttribute('aria-current', 'page')

  await test.step('papers', async () => {
    for (const name of ['ABOUT', 'MANIFESTO', 'CONTACT'] as const) {
      await page.getByRole('link', { name, exact: true }).click()
      await at(name.toLowerCase())
      await paperShown(page)
    }
    await page.getByRole('link', { name: 'Found Time', exact: true }).click()
    await at('')
    await paperShown(page)
  })

  await test.step('a clock, and the next by a key', async () => {
    await page.locator('.ftf-register').getByRole('link', { name: 'Orange' }).click()
    await at('25-04-13')
    await keysReady(page)
    await page.keyboard.press('ArrowRight')
    await at('25-04-14')
    await keysReady(page)
    await page.keyboard.press('ArrowLeft')
    await at('25-04-13')
    // The strip goes after a second without a movement: by then a pointer may not have come.
    await page
      .getByRole('navigation', { name: 'Clocks' })
      .getByRole('link', { name: /Constellations/ })
      .press('Enter')
    await at('25-04-12')
    await keysReady(page)
    await page.keyboard.press('Home')
    await at('')
    // At home the row of the clock that was left has the keyboard.
    await expect(page.locator(`a[href="${BASE}25-04-12"]:focus`)).toBeVisible()
  })

  await test.step('what is found', async () => {
    await page.keyboard.press('/')
    await page.getByRole('searchbox').fill('orange')
    await expect(page.getByText('1 of 3')).toBeVisible()
    await page.keyboard.press('Enter')
    await at('25-04-13')
    await clockShown(page)
    await page.goBack()
    await at('?q=orange')
  })

  await test.step('today, and any', async () => {
    await page.getByRole('link', { name: 'TODAY' }).click()
    await at('today')
    await keysReady(page)
    await page.keyboard.press('Escape')
    await at('')
    await paperShown(page)
    await page.keyboard.press('r')
    await expect(page).toHaveURL(/\/found-time\/25-04-1\d$/)
    await clockShown(page)
  })

  expect(loads, 'the router leads').toEqual([origin + BASE])
  expect(noise).toEqual([])
})

test('each address can be opened, and what nothing is at leads home', async ({ page }) => {
  const noise = noiseOf(page)
  for (const place of ['25-04-13', '25-04-13/', 'today', 'today?ui=0']) {
    await page.goto(origin + BASE + place)
    await clockShown(page)
  }
  await page.goto(`${origin}${BASE}index.html`)
  await expect(page).toHaveURL(origin + BASE)
  await paperShown(page)
  await page.goto(`${origin}/`)
  await expect(page).toHaveURL(origin + BASE)
  noise.splice(0, noise.length, ...noise.filter((line) => line !== `request: ${origin}/`))
  expect(noise).toEqual([])

  await page.goto(`${origin}${BASE}nowhere`)
  await expect(page.getByText(`There is no clock at ${BASE}nowhere`)).toBeVisible()
  await expect(page).toHaveURL(origin + BASE)
  await page.goto(`${origin}${BASE}25.04.13?tz=UTC`)
  await expect(page).toHaveURL(`${origin}${BASE}25-04-13?tz=UTC`)
  await clockShown(page)
})

test('a link to another site of the host is not the router’s', async ({ page }) => {
  await page.route(`${origin}/neighbour/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The neighbour</h1>' }),
  )
  await page.goto(`${origin}${BASE}about`)
  await paperShown(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/neighbour/', textContent: 'next door' })
    document.querySelector('main')!.prepend(link)
  })
  await page.getByRole('link', { name: 'next door' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'The neighbour' })).toBeVisible()
})

test('another site may show a clock alone in a frame, and nothing else', async ({ page }) => {
  const other = createServer((_, response) => {
    const frame = (place: string) =>
      `<iframe src="${origin}${BASE}${place}" width="320" height="200"></iframe>`
    response.setHeader('Content-Type', 'text/html')
    response.end(
      `<!doctype html><link rel="icon" href="data:,">${frame('25-04-13?ui=0')}${frame('about?ui=0')}`,
    )
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
  const [clock, about] = [0, 1].map((index) => page.locator('iframe').nth(index).contentFrame())
  await expect(clock!.locator('[data-found-time="stage"][data-ready]')).toBeVisible()
  await expect(about!.getByRole('heading', { name: 'About' })).toHaveCount(0)
  other.closeAllConnections()
  other.close()
})

/** Addresses in a text that are the site's own, as far as it says so: whole ones, and paths in attributes and values. */
function namedIn(name: string, text: string): string[] {
  // A policy names the host without a path.
  const whole =
    text.match(/https:\/\/pages\.example\/?[^\s"'<>\\;)]*/g)?.filter((address) => address !== ORIGIN) ?? []
  if (/\.(?:json|webmanifest)$/.test(name)) return [...whole, ...pathsIn(JSON.parse(text))]
  if (!name.endsWith('.html')) return whole
  const page = new HtmlPage(text)
  const named = ['a', 'link', 'img', 'script'].flatMap((element) =>
    page
      .all(element)
      .flatMap((found) => [
        attribute(found, 'href'),
        attribute(found, 'src'),
        ...(attribute(found, 'data-typefaces')?.split(' ') ?? []),
      ]),
  )
  const plain = new HtmlPage(
    page
      .all('noscript')
      .map(({ childNodes }) => childNodes.map((node) => ('value' in node ? node.value : '')).join(''))
      .join(''),
  )
  named.push(
    ...['a', 'img'].flatMap((element) =>
      plain.all(element).map((found) => attribute(found, 'href') ?? attribute(found, 'src')),
    ),
  )
  return [
    ...whole,
    ...named.filter((address) => address !== undefined && /^\/(?!\/)/.test(address)),
  ] as string[]
}

/** Paths among all that a JSON file says, the names of its values too. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/\w/.test(value) || value === '/' ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [...pathsIn(key), ...pathsIn(inner)])
}

test('whatever pages, feeds, the manifest and the JSON name is there, and below the path', async () => {
  const begin = [
    '',
    'today',
    '404.html',
    'app-shell.html',
    'made-from',
    'sitemap.xml',
    'robots.txt',
    'feed.xml',
    'feed.json',
  ]
    .concat([
      'calendar.ics',
      'manifest.webmanifest',
      'api/v1/latest.json',
      'api/v1/catalogue.json',
      'api/v1/today.json',
    ])
    .concat(
      ['api/v1/search.json', 'api/v1/facets.json'],
      DATES.map((date) => `api/v1/clocks/${date}.json`),
    )
  const todo = begin.map((place) => ({ address: BASE + place, by: 'the beginning' }))
  const seen = new Set<string>()
  const wrong: string[] = []
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { address, by } = next
    const { pathname, search } = new URL(address, ORIGIN)
    if (seen.has(pathname + search)) continue
    seen.add(pathname + search)
    const response = await fetch(origin + pathname + search, { redirect: 'manual' })
    if (!pathname.startsWith(BASE) || response.status !== 200)
      wrong.push(`${response.status} ${address}, named by ${by}`)
    const type = response.headers.get('Content-Type') ?? ''
    if (!/html|json|xml|calendar|plain/.test(type)) {
      await response.arrayBuffer()
      continue
    }
    const name = /html/.test(type) ? `${pathname}.html` : pathname
    for (const found of namedIn(name, await response.text())) todo.push({ address: found, by: pathname })
  }
  expect(wrong).toEqual([])
  const kinds = [
    /\/oembed\//,
    /\/posters\//,
    /\/made-from\/\w/,
    /\.woff2$/,
    /\/icons\//,
    /\/assets\/clock-files-|\/assets\/.*\.js$/,
  ]
  for (const kind of kinds)
    expect(
      [...seen].filter((address) => kind.test(address)),
      String(kind),
    ).not.toEqual([])
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network what was opened is there; the neighbours’ pages and stores are left alone', async ({
    page,
  }) => {
    await page.goto(`${origin}${BASE}`)
    await page.evaluate(async () => {
      await (await caches.open('a neighbour’s')).put('/neighbour/', new Response('theirs'))
      localStorage.setItem('view', 'theirs')
    })
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const { active, scope } = await navigator.serviceWorker.ready
          return active?.state === 'activated' && navigator.serviceWorker.controller === active && scope
        }),
      )
      .toBe(origin + BASE)
    await page.goto(`${origin}${BASE}25-04-13`)
    await clockShown(page)
    const opened = () =>
      page.evaluate(async () => {
        const noted = await (await caches.open('found-time/records')).match('/found-time/opened-clocks.json')
        return (await noted?.json()) ?? []
      })
    await expect.poll(opened).toContain('25-04-13')
    await page.goto(`${origin}${BASE}about`)
    await paperShown(page)
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('found-time/files')).keys()).length))
      .toBeGreaterThan(10)

    server.kill()
    await once(server, 'exit')
    await page.goto(`${origin}${BASE}25-04-13`)
    await clockShown(page)
    await page.goto(`${origin}${BASE}today`)
    await clockShown(page)
    await page.goto(`${origin}${BASE}contact`)
    await paperShown(page)
    await page.goto(origin + BASE)
    await expect(page.locator('.ftf-register').getByRole('link', { name: 'Orange' })).toBeVisible()
    const names = await page.evaluate(() => caches.keys())
    expect(names.filter((name) => !name.startsWith('found-time/'))).toEqual(['a neighbour’s'])
  })
})
