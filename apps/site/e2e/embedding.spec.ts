/** Clocks in frames of pages that are not ours. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, type FrameLocator, type Page } from '@playwright/test'
import { CLOCKS, expect } from './support'

const test = base.extend<{
  embed: (address: string, attributes?: string) => Promise<FrameLocator>
  embedAll: (addresses: readonly string[], attributes?: string) => Promise<FrameLocator[]>
  noise: string[]
}>({
  /** Everything that the page and its frame say. */
  noise: async ({ page }, use) => {
    const noise: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('GPU stall due to ReadPixels')) return
      // A page sends for its pictures before it knows that it has no origin: then they are asked for again.
      if (message.type() === 'warning' && /preload/.test(message.text())) return
      noise.push(message.text())
    })
    page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
    await use(noise)
  },
  /** Opens a page of another origin with this site in a frame, 960×600 unless its attributes say otherwise. */
  embed: ({ embedAll }, use) =>
    use(async (address, attributes) => (await embedAll([address], attributes))[0]!),
  /** The same with several frames. */
  embedAll: async ({ page, baseURL }, use) => {
    let body = ''
    const server: Server = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end(`<!doctype html><link rel="icon" href="data:,">${body}`)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use(async (addresses, attributes = '') => {
      const frames = addresses.map(
        (address) => `<iframe ${attributes} src="${baseURL}${address}" width="960" height="600"></iframe>`,
      )
      body = frames.join('')
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
      return addresses.map((_, index) => page.locator('iframe').nth(index).contentFrame())
    })
    server.closeAllConnections()
    server.close()
  },
})

const READY = '[data-found-time="stage"][data-ready]'

for (const attributes of ['sandbox="allow-scripts"', 'sandbox="allow-scripts allow-same-origin"', '']) {
  for (const address of ['/25-04-13?ui=0', '/25-04-02?ui=0', '/today?ui=0']) {
    test(`<iframe ${attributes}> shows ${address}, complete and without a word`, async ({
      embed,
      page,
      noise,
    }) => {
      const missed: string[] = []
      page.on('requestfailed', (request) => missed.push(request.url()))
      const frame = await embed(address, attributes)
      await expect(frame.locator(READY)).toBeVisible()
      await expect(frame.locator('.ftf-overlay:not([data-state="gone"])')).toHaveCount(0)
      const faces = await frame
        .locator('html')
        .evaluate(() => [...document.fonts].map(({ family, status }) => [family, status]))
      expect(faces.filter(([family, status]) => family?.includes('ft-') && status !== 'loaded')).toEqual([])
      expect(missed).toEqual([])
      expect(noise).toEqual([])
    })
  }
}

/** Frames on one page, all in sight: a page for each clock would take longer to open than the clock. */
const FRAMES = 12

test('every clock is shown in a frame without an origin', async ({ embedAll, noise }) => {
  test.setTimeout(CLOCKS.length * 30_000)
  for (let first = 0; first < CLOCKS.length; first += FRAMES) {
    const dates = CLOCKS.slice(first, first + FRAMES).map(([date]) => date)
    const frames = await embedAll(
      dates.map((date) => `/${date}?ui=0`),
      'sandbox="allow-scripts" width="320" height="200"',
    )
    for (const [index, date] of dates.entries())
      await expect(frames[index]!.locator(READY), date).toBeVisible()
    expect(noise, dates.join()).toEqual([])
  }
})

for (const address of ['/', '/about', '/contact?ui=0', '/25-04-13', '/25-04-13?UI=0', '/99-99-99?ui=0']) {
  test(`${address} is not shown in a frame of another site`, async ({ embed, noise }) => {
    const frame = await embed(address)
    await expect.poll(() => noise.join()).toContain("frame-ancestors 'self'")
    await expect(frame.locator('.ftf-page, .ftf-screen, a')).toHaveCount(0)
  })
}

/** As from a host that cannot see the query, and lets everything be framed. */
async function withoutFramingRule(page: Page) {
  await page.route(/\/(\?.*|\d\d-.*|about|contact.*)?$/, async (route) => {
    if (route.request().frame() === page.mainFrame()) return route.continue()
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
}

for (const address of [
  '/',
  '/contact?ui=0',
  '/25-04-13',
  '/25-04-13?UI=0',
  '/25-04-13?ui=1&ui=0',
  '/99-99-99?ui=0',
]) {
  test(`${address} refuses by itself where a host lets it be framed, and leads to the site`, async ({
    embed,
    page,
    baseURL,
  }) => {
    await withoutFramingRule(page)
    const frame = await embed(address)
    const link = frame.getByRole('link', { name: 'Found Time' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', `${baseURL}${address === '/99-99-99?ui=0' ? '/' : address}`)
    await expect(frame.locator('body > *')).toHaveCount(1)
    await expect(frame.locator('.ftf-screen, .ftf-page')).toHaveCount(0)
  })
}

test('a page of the same origin may show any page of it', async ({ page }) => {
  await page.route('**/parent.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><iframe src="/contact"></iframe>' }),
  )
  await page.goto('/parent.html')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Contact' })).toBeVisible()
})
