/** Whatever is missing or broken: there is a clock, and it tells the time. */
import { FORTUNE, noteScheduled, noteSeconds, openHidden, secondsFrom } from './probes'
import { clockShown, DESKTOP, expect, hold, PHONE, runUntil, standAt, test } from './support'

const spoken = '[data-found-time="stage"] time'
const art = '[data-found-time="art"]'

test.describe('a clock whose script is gone', () => {
  for (const [path, error, gone] of [
    ['/25-04-13', /^Failed to load clock: .+/, 'is not found'],
    ['/today', /^Failed to load clock for 25-04-13: .+/, 'cannot be reached'],
  ] as const) {
    test(`because it ${gone} leaves on ${path}, on a desktop and on a phone, its poster, the plain time and ways on`, async ({
      page,
      quiet,
    }) => {
      await standAt(page, '2025-04-13T10:08:30')
      await page.route(/\/assets\/25-04-13-.*\.js$/, (route) =>
        gone === 'is not found' ? route.fulfill({ status: 404 }) : route.abort(),
      )
      await page.goto(path)
      await expect(page.getByRole('alert')).toHaveText(error)
      const poster = page.locator('img.ftf-poster')
      const next = page.getByRole('link', { name: /^Go to next clock: / })
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport)
        await expect(page.locator('main time')).toHaveText('10:08')
        await expect(page.locator('main time')).toBeInViewport({ ratio: 1 })
        await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
        await expect(poster).toBeInViewport()
        await expect(poster).toHaveAttribute('src', '/posters/25-04-13.jpg')
        await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
        await expect(page.locator('.ftf-panel')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)') // it is seen
        await page.mouse.move(100, 100)
        await expect(next).toBeInViewport()
      }
      await page.clock.runFor(60_000)
      await expect(page.locator('main time')).toHaveText('10:09')
      await page.unrouteAll()
      await page.mouse.move(110, 110)
      await next.click()
      await clockShown(page)
      quiet.length = 0
    })
  }

  test('asks for nothing in a hidden tab, and is right again when it is seen', async ({ page, quiet }) => {
    const tab = await openHidden(page)
    await standAt(page, '2025-04-13T10:08:30')
    const timers = await noteScheduled(page)
    await page.route(/\/assets\/25-04-13-.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.goto('/25-04-13')
    await expect(page.locator('main time')).toHaveText('10:08')
    await runUntil(page, '.ftf-tools')
    await page.clock.runFor(10_000) // what begins with the page has an end
    await timers.forget()
    await page.clock.runFor(600_000)
    expect(await timers.scheduled()).toEqual([])
    await tab.show()
    await expect(page.locator('main time')).toHaveText('10:18')
    quiet.length = 0
  })
})

test.describe('a file that never answers', () => {
  for (const [name, file, message] of [
    ['the script of the clock', '25-04-13-*.js', 'Failed to load clock: its script did not come within 8 s'],
    [
      'a script of the page',
      'react-*.js',
      'Failed to load clock: the page’s scripts did not come within 8 s',
    ],
    [
      'the list of clocks',
      'catalogue-*.json',
      'Failed to load clock: the page’s scripts did not come within 8 s',
    ],
  ] as const) {
    const ofPage = message.includes('the page’s')
    test(`${name} is on its way after a second, and leaves after eight the poster, the time, a word and a way to try again, until it comes`, async ({
      page,
      quiet,
    }) => {
      await standAt(page, '2025-04-13T10:08:30')
      const release = await hold(page, `**/assets/${file}`)
      // The tools are asked for once the page waits for its clock by itself.
      const tools = page.waitForRequest(/\/assets\/clock-tools-.*\.js$/)
      await page.goto('/25-04-13', { waitUntil: 'commit' })
      if (ofPage) await page.waitForFunction(() => 'scriptTimeout' in window && 'onItsWay' in window)
      else await tools
      await page.clock.runFor(1100)
      const way = page.getByRole('progressbar', { name: 'The clock is on its way' })
      await expect(way).toBeVisible()
      await expect(way).toHaveText(/^On its way, \d+ of \d+$/)
      await page.clock.runFor(3900)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.clock.runFor(3500)
      await expect(page.getByRole('alert')).toHaveText(message)
      await expect(page.locator('time')).toHaveText('10:08')
      await expect(page.locator('img.ftf-poster')).toHaveAttribute('src', '/posters/25-04-13.jpg')
      await expect(page.locator('img.ftf-poster')).toBeVisible()
      await page.clock.runFor(60_000)
      await expect(page.locator('time')).toHaveText('10:09')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport()
      await page.clock.resume()
      release()
      await tools
      await clockShown(page)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(way).toHaveCount(0)
      quiet.length = 0 // Chromium wonders what the clock's pictures were preloaded for
    })
  }
})

test('a script that fails late, again and again, makes one reload at once, one after a minute, and no more', async ({
  page,
  quiet,
}) => {
  let documents = 0
  let tools = 0 // asked for once the page waits for its clock
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
    if (request.url().includes('/assets/clock-tools-')) tools++
  })
  const held: (() => void)[] = []
  await page.route('**/assets/25-04-13-*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.fulfill({ status: 404 })
  })
  await standAt(page, '2025-04-13T10:08:30')
  await page.goto('/25-04-13', { waitUntil: 'commit' })
  for (const visits of [1, 2]) {
    await expect.poll(() => [documents, tools]).toEqual([visits, visits])
    await page.clock.runFor(11_000)
    await expect(page.getByRole('alert')).toHaveText(/did not come within 8 s$/)
    const reloaded = visits === 1 ? page.waitForEvent('domcontentloaded') : undefined
    for (const answer of held.splice(0)) answer()
    await reloaded
  }
  await expect(page.getByRole('alert')).toHaveText('Failed to load clock: its script did not come')
  await expect(page.locator('main time')).toBeVisible()
  await page.clock.runFor(45_000)
  expect(documents).toBe(2)
  const anew = page.waitForEvent('domcontentloaded')
  await page.clock.runFor(30_000)
  await anew
  expect(documents).toBe(3)
  await expect.poll(() => tools).toBe(3)
  await page.clock.runFor(11_000)
  for (const answer of held.splice(0)) answer()
  await expect(page.getByRole('alert')).toHaveText('Failed to load clock: its script did not come')
  await page.clock.runFor(90_000)
  expect(documents).toBe(3)
  quiet.length = 0
})

test('without WebGL Blue Marble is painted without it and tells the time, across and upright', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return /webgl/.test(kind) ? null : getContext.call(this, kind)
    } as typeof getContext
  })
  await page.clock.setFixedTime('2025-04-02T10:08:42')
  await page.setViewportSize(DESKTOP)
  await page.goto('/25-04-02')
  await clockShown(page)
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    await expect(page.locator(spoken)).toHaveAttribute('datetime', '10:08')
    await expect(page.locator(`${art} [class*="hours"]`)).toContainText('10')
    await expect(page.locator(`${art} [class*="minutes"]`)).toContainText('08')
    await expect(page.getByRole('alert')).toHaveCount(0)
    // The Sahara lies about the wire, and it is morning there.
    const painted = () =>
      page.locator(`${art} canvas`).evaluate((canvas: HTMLCanvasElement) => {
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')!
        copy.drawImage(canvas, 0, 0)
        const { data } = copy.getImageData(0, 0, canvas.width, canvas.height)
        const brightest = data.reduce(
          (most, value, index) => (index % 4 === 0 && value > most ? value : most),
          0,
        )
        return { isUpright: canvas.height > canvas.width, isBright: brightest > 150 }
      })
    await expect.poll(painted).toEqual({ isUpright: viewport === PHONE, isBright: true })
  }
})

test('a shader that the machine cannot compile leaves the poster, the plain time and the error', async ({
  page,
  quiet,
}) => {
  await page.addInitScript(() => {
    WebGL2RenderingContext.prototype.getShaderParameter = () => false
  })
  await page.clock.setFixedTime('2025-04-02T10:08:42')
  await page.goto('/25-04-02')
  await expect(page.getByRole('alert')).toHaveText(
    /^Failed to load clock: ShaderStage: the shader does not compile\./,
  )
  await expect(page.locator('main time')).toHaveText('10:08')
  await expect(page.locator('img.ftf-poster')).toHaveAttribute('src', '/posters/25-04-02.jpg')
  quiet.length = 0
})

test.describe('a host', () => {
  for (const [name, replace, date] of [
    ['without animation frames', 'undefined', '25-04-08'],
    ['that promises frames and gives none', '() => 1', FORTUNE],
  ] as const) {
    test(`${name} shows ${date} all the same, and it goes on`, async ({ page, quiet }) => {
      await standAt(page, '2025-04-13T10:08:50')
      await page.addInitScript(`window.requestAnimationFrame = ${replace}`)
      await page.goto(`/${date}`)
      await page.locator('[data-found-time="stage"]').waitFor({ state: 'attached' })
      await runUntil(page, '[data-found-time="stage"][data-ready]')
      await runUntil(page, '.ftf-overlay[data-state="gone"]')
      await expect(page.locator(spoken)).toHaveAttribute('datetime', '10:08')
      const before = await page.locator(art).screenshot()
      await page.clock.runFor(10_000)
      await expect(page.locator(spoken)).toHaveAttribute('datetime', '10:09')
      await expect.poll(async () => (await page.locator(art).screenshot()).equals(before)).toBe(false)
      // React's own line in the page, which uncovers what was prerendered, asks for a frame before anything else.
      const others = quiet.filter((noise) => noise !== 'uncaught: requestAnimationFrame is not a function')
      quiet.splice(0, quiet.length, ...others)
    })
  }

  test('that gives one frame a second shows every second, and the right one', async ({ page }) => {
    await page.clock.install({ time: new Date('2025-04-13T10:08:00') })
    await page.addInitScript(() => {
      window.requestAnimationFrame = (call) => setTimeout(() => call(performance.now()), 1000) as never
      window.cancelAnimationFrame = (id) => clearTimeout(id)
    })
    await page.goto(`/${FORTUNE}`)
    await clockShown(page)
    await page.clock.pauseAt(new Date('2025-04-13T10:20:00'))
    const seconds = await noteSeconds(page)
    await page.clock.runFor(59_500)
    expect(await seconds()).toEqual(secondsFrom(10, 20, 60))
    await expect(page.locator(spoken)).toHaveAttribute('datetime', '10:20')
  })
})

test.describe('a tab that is hidden from the start', () => {
  for (const path of ['/25-04-13', '/today']) {
    test(`asks on ${path} for no timer and no frame, and the clock appears complete`, async ({ page }) => {
      const tab = await openHidden(page)
      await page.clock.install({ time: new Date('2025-04-08T09:50:00') })
      const timers = await noteScheduled(page)
      await page.goto(path)
      await expect(page.locator('[data-found-time="stage"][data-ready]')).toBeAttached()
      // What comes beside the clock has come too: what begins with the page has an end.
      await page.locator('.ftf-tools').waitFor({ state: 'attached' })
      await page.locator('p[aria-live]').waitFor({ state: 'attached' })
      await page.clock.pauseAt(new Date('2025-04-08T10:09:58'))
      await timers.forget()
      await page.clock.runFor(600_000)
      expect(await timers.scheduled()).toEqual([])
      await tab.show()
      await clockShown(page)
      await expect(page.locator('.ftf-overlay')).toHaveAttribute('data-state', 'gone')
      await expect(page.locator(spoken)).toHaveAttribute('datetime', '10:19')
      await page.clock.runFor(2000)
      await expect(page.locator(spoken)).toHaveAttribute('datetime', '10:20')
    })
  }
})

test('a page that a screen saver paints and calls hidden goes on where its address says so: each second, and over midnight', async ({
  page,
}) => {
  await openHidden(page)
  await standAt(page, '2025-04-16T23:58:00')
  await page.goto('/today?ui=0&hidden=run')
  await runUntil(page, '[data-found-time="stage"][data-ready]')
  await page.clock.pauseAt(new Date('2025-04-16T23:58:30'))
  const seconds = await noteSeconds(page)
  await page.clock.runFor(29_500)
  expect(await seconds()).toEqual(secondsFrom(23, 58, 60).slice(30))
  await page.clock.runFor(62_000)
  await expect(page.locator('[class^=ft-25-04-17]').first()).toBeAttached()
  await runUntil(page, '[data-found-time="stage"][data-ready] time[datetime="00:00"]')
})

test('a clock that breaks on the minute, long after it was drawn, leaves its poster, the plain time and the error', async ({
  page,
  quiet,
}) => {
  await page.clock.install({ time: new Date('2025-04-19T09:50:00') })
  await page.goto('/today')
  await clockShown(page)
  await page.clock.pauseAt(new Date('2025-04-19T10:08:30'))
  await page.evaluate(() => {
    CanvasRenderingContext2D.prototype.reset = () => {
      throw new Error('The spring broke.')
    }
  })
  await page.clock.runFor(60_000)
  await expect(page.getByRole('alert')).toHaveText('Failed to load clock for 25-04-19: The spring broke.')
  await expect(page.locator('main time')).toHaveText('10:09')
  await expect(page.locator('img.ftf-poster')).toHaveAttribute('src', '/posters/25-04-19.jpg')
  quiet.length = 0
})
