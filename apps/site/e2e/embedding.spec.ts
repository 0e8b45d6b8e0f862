/** Other sites may show a clock alone in a frame, complete and without a word, and nothing else of this site. */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { test as base, type FrameLocator, type Page } from '@playwright/test'
import { PACKAGES } from './built-packages'
import { CLOCKS, expect, withoutDeadlines } from './support'

const test = base.extend<{
  embed: (addresses: readonly string[], attributes?: string) => Promise<FrameLocator[]>
  noise: string[]
}>({
  /** Everything that the page and its frames say. */
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
  /** Opens a page of another origin with this site in frames, all of them in sight: out of it they would not draw. */
  embed: async ({ page, baseURL }, use) => {
    let body = ''
    const server: Server = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end(`<!doctype html><link rel="icon" href="data:,">${body}`)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use(async (addresses, attributes = '') => {
      const frames = addresses.map(
        (address) => `<iframe ${attributes} src="${baseURL}${address}" width="320" height="200"></iframe>`,
      )
      body = frames.join('')
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
      return addresses.map((_, index) => page.locator('iframe').nth(index).contentFrame())
    })
    server.closeAllConnections()
    server.close()
  },
})

/** Pictures and a typeface, pictures in WebGL, and whichever clock it is today. */
const USUAL = ['25-04-13', '25-04-02', 'today']

/**
 * What a clock may ask of its document that one without an origin could refuse, and a clock that asks for each. A
 * picture that is laid over a page needs nobody's leave; drawn, read back, given to WebGL or cut out by, it does.
 */
const ASKING = {
  '25-04-02': ['pictures', 'typefaces', 'shader', 'textures'],
  '25-04-05': ['typefaces'],
  '25-04-15': ['canvas'],
  '25-04-20': ['pictures', 'typefaces', 'masks', 'pictures in SVG'],
  '25-08-25': ['pictures', 'canvas', 'drawn pictures'],
  '25-10-23': ['pictures', 'canvas'],
}

const attributesOfFrames = [
  ['sandbox="allow-scripts"', [...USUAL, ...Object.keys(ASKING)]],
  ['sandbox="allow-scripts allow-same-origin"', USUAL],
  ['', USUAL],
] as const

for (const [attributes, names] of attributesOfFrames) {
  test(`an <iframe ${attributes}> shows a clock of every kind, complete and without a word`, async ({
    embed,
    page,
    noise,
  }) => {
    const missed: string[] = []
    page.on('requestfailed', (request) => missed.push(request.url()))
    await withoutDeadlines(page)
    const shown = [...new Set(names)]
    const frames = await embed(
      shown.map((name) => `/${name}?ui=0`),
      attributes,
    )
    for (const [index, name] of shown.entries()) {
      const frame = frames[index]!
      await expect(frame.locator('[data-found-time="stage"][data-ready]'), name).toBeVisible()
      await expect(frame.locator('.ftf-overlay:not([data-state="gone"])'), name).toHaveCount(0)
      const faces = () =>
        frame
          .locator('html')
          .evaluate(() => [...document.fonts].map(({ family, status }) => [family, status]))
      const incomplete = async () =>
        (await faces()).filter(([family, status]) => family?.includes('ft-') && status !== 'loaded')
      await expect.poll(incomplete, name).toEqual([])
    }
    expect(missed).toEqual([])
    expect(noise).toEqual([])
  })
}

test('no clock asks for what a frame without an origin refuses, or for what was not tried in one', async () => {
  const asksFor: Record<string, RegExp> = {
    pictures: /\.(webp|png|jpg|svg)"/,
    typefaces: /\.woff2"/,
    canvas: /from ?"@found-time\/clock-runtime\/canvas"/,
    shader: /from ?"@found-time\/clock-runtime\/shader"/,
    textures: /\btextures\b/,
    masks: /\bmask(-image)?:\s*(var|url)\(/,
    'pictures in SVG': /\("image",/,
    'drawn pictures': /\.drawImage\(/,
    'pixels read back': /\.(getImageData|toDataURL|toBlob)\(/,
  }
  // Files come through the runtime alone, which asks for them as such a frame must.
  const refused =
    /\b(local|session)Storage\b|\bindexedDB\b|\bcaches\.|document\.cookie\b|\bnavigator\.|\bfetch\(|\bimport\(|new (Image|FontFace|\w*Worker|XMLHttpRequest|WebSocket|EventSource|BroadcastChannel)\b/
  const modules = /^(react|react\/jsx-runtime|@found-time\/clock-runtime(\/canvas|\/shader)?)$/
  const tried = new Set(Object.values(ASKING).flat())
  for (const [date] of CLOCKS) {
    const script = path.join(PACKAGES, `clocks-20${date.slice(0, 5)}`, 'dist', date, 'clock.js')
    const text = await readFile(script, 'utf8')
    expect(refused.exec(text)?.[0], date).toBeUndefined()
    const imported = [...text.matchAll(/\bfrom ?"([^"]+)";/g)].map(([, name = '']) => name)
    expect(
      imported.filter((name) => !modules.test(name)),
      date,
    ).toEqual([])
    const asked = Object.keys(asksFor).filter((what) => asksFor[what]!.test(text))
    if (date in ASKING)
      expect(asked, date).toEqual(expect.arrayContaining(ASKING[date as keyof typeof ASKING]))
    expect(
      asked.filter((what) => !tried.has(what)),
      date,
    ).toEqual([])
  }
})

test('another site’s frames show no other page', async ({ embed, noise }) => {
  const addresses = ['/', '/about', '/contact?ui=0', '/25-04-13', '/25-04-13?UI=0', '/99-99-99?ui=0']
  const frames = await embed(addresses)
  const refusals = () => noise.filter((text) => text.includes("frame-ancestors 'self'")).length
  await expect.poll(refusals).toBe(addresses.length)
  for (const [index, frame] of frames.entries())
    await expect(frame.locator('.ftf-page, .ftf-screen, a'), addresses[index]).toHaveCount(0)
})

/** As from a host that cannot see the query, and lets everything be framed. */
async function withoutFramingRule(page: Page) {
  await page.route(/\/(\?.*|\d\d-.*|about|contact.*)?$/, async (route) => {
    if (route.request().frame() === page.mainFrame()) return route.continue()
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
}

test('a page refuses by itself where a host lets it be framed, and leads to the site', async ({
  embed,
  page,
  baseURL,
}) => {
  await withoutFramingRule(page)
  const addresses = [
    '/',
    '/contact?ui=0',
    '/25-04-13',
    '/25-04-13?UI=0',
    '/25-04-13?ui=1&ui=0',
    '/99-99-99?ui=0',
  ]
  const frames = await embed(addresses)
  for (const [index, address] of addresses.entries()) {
    const frame = frames[index]!
    const link = frame.getByRole('link', { name: 'Found Time' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', `${baseURL}${address === '/99-99-99?ui=0' ? '/' : address}`)
    await expect(frame.locator('body > *')).toHaveCount(1)
    await expect(frame.locator('.ftf-screen, .ftf-page')).toHaveCount(0)
  }
})

test('a page of the same origin may show any page of it', async ({ page }) => {
  await page.route('**/parent.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><iframe src="/contact"></iframe>' }),
  )
  await page.goto('/parent.html')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Contact' })).toBeVisible()
})
