import { CLOCKS, clockShown, expect, hold, replaceCatalogue, savingData, test, touch } from './support'

const strip = 'nav[aria-label="Clocks"]'

// A month in one browser, which keeps what all pages have in common: by itself each would fetch and compile it anew.
for (const month of new Set(CLOCKS.map(([date]) => date.slice(0, 5)))) {
  const clocks = CLOCKS.filter(([date]) => date.startsWith(month))
  test(`every clock of ${month} is shown, speaks the time and asks for no month but its own`, async ({
    page,
  }) => {
    test.setTimeout(clocks.length * 30_000)
    await page.setViewportSize({ width: 640, height: 400 }) // what is asked here does not need the pixels
    let scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url().replace(/.*\/assets\//, ''))
    })
    await savingData(page) // its neighbours are not fetched ahead
    for (const [date, title] of clocks) {
      await test.step(date, async () => {
        scripts = []
        await page.clock.setFixedTime(`20${date}T22:17:00`)
        await page.goto(`/${date}`)
        await clockShown(page)
        const time = page.locator('[data-found-time="stage"] time')
        await expect(time).toHaveCount(1)
        await expect(time).toHaveAttribute('datetime', '22:17')
        await expect(page.locator(strip)).toContainText(title)
        const months = scripts.filter((name) => name.startsWith('clocks-'))
        expect(months.filter((name) => !name.startsWith(`clocks-20${month}`))).toEqual([])
        const days = scripts.filter((name) => /^\d\d-\d\d-\d\d/.test(name))
        expect(days.map((name) => name.slice(0, 8))).toEqual([date])
      })
    }
  })
}

test.describe('a clock page', () => {
  test('locks scrolling while it is open', async ({ page }) => {
    await page.goto('/25-04-01')
    await clockShown(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await page.goto('/')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible')
  })

  test('is black until the clock is ready, then the overlay fades over 0.2 s, starting 50 ms later', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/25-04-01-*.js')
    await page.clock.install()
    await page.goto('/25-04-01')
    const overlay = page.locator('.ftf-overlay')
    await expect(overlay).toHaveAttribute('data-state', 'covering')
    await expect(overlay).toHaveCSS('background-color', 'rgb(0, 0, 0)')
    await expect(overlay).toHaveCSS('opacity', '1')
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    release()
    await expect(page.locator('[data-found-time="stage"]')).toBeAttached()
    await page.clock.runFor(49)
    await expect(overlay).toHaveAttribute('data-state', 'covering')
    await page.clock.runFor(1)
    await expect(overlay).toHaveAttribute('data-state', 'lifting')
    await expect(overlay).toHaveCSS('transition-duration', '0.2s')
    await page.clock.runFor(200)
    await expect(overlay).toHaveAttribute('data-state', 'gone')
  })

  test('waits for the clock’s images and typefaces before it is shown', async ({ page }) => {
    const files: string[] = []
    page.on('requestfinished', (request) => {
      if (/image|font/.test(request.resourceType())) files.push(request.url())
    })
    let shownAfter = -1
    await page.exposeFunction('clockIsThere', () => {
      shownAfter = files.length
    })
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-found-time="art"] > *')) return
        observer.disconnect()
        ;(window as unknown as { clockIsThere(): void }).clockIsThere()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/25-04-03')
    await clockShown(page)
    await expect.poll(() => shownAfter).toBeGreaterThan(0)
    expect(files.filter((file) => file.includes('/assets/')).length).toBe(shownAfter)
  })

  test('shows the strip with date in dots, title and number, and hides it after 1 s without a movement', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/25-04-06')
    await clockShown(page)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    const bar = page.locator(strip)
    await page.mouse.move(300, 300)
    await expect(bar).toHaveAttribute('data-visible', 'true')
    await expect(bar).toContainText('25.04.06')
    await expect(bar).toContainText('Circle Line')
    await expect(bar).toContainText('#6')
    await page.clock.runFor(999)
    await expect(bar).toHaveAttribute('data-visible', 'true')
    await page.clock.runFor(1)
    await expect(bar).toHaveAttribute('data-visible', 'false')
    await page.mouse.move(310, 310)
    await expect(bar).toHaveAttribute('data-visible', 'true')
  })

  test('shows the strip at a touch and while the keyboard is in it', async ({ page }) => {
    await page.clock.install()
    await page.goto('/25-04-06')
    await clockShown(page)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    const bar = page.locator(strip)
    await page.clock.runFor(2000)
    await expect(bar).toHaveAttribute('data-visible', 'false')
    await touch(page)
    await expect(bar).toHaveAttribute('data-visible', 'true')
    await page.clock.runFor(2000)
    await page.keyboard.press('Tab') // the skip link
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Go to previous clock: Snellen' })).toBeFocused()
    await page.clock.runFor(5000)
    await page.clock.resume()
    await expect(bar).toHaveCSS('opacity', '1')
    await expect(page.getByRole('link', { name: 'Go back to homepage' })).toBeInViewport()
  })

  test('leads to its neighbours and home, by name', async ({ page }) => {
    await page.goto('/25-04-05')
    await clockShown(page)
    const previous = page.getByRole('link', { name: 'Go to previous clock: Sixty Fish' })
    const next = page.getByRole('link', { name: 'Go to next clock: Circle Line' })
    await expect(previous).toHaveAttribute('href', '/25-04-04')
    await next.press('Enter')
    await expect(page).toHaveURL('/25-04-06')
    await page.getByRole('link', { name: 'Go back to homepage' }).press('Enter')
    await expect(page).toHaveURL('/')
  })

  test('leads home where there is no neighbour, and says so', async ({ page }) => {
    await page.goto('/25-04-01')
    await expect(page.getByRole('link', { name: 'Go back to homepage' })).toHaveCount(2)
    await page.goto(`/${CLOCKS.at(-1)![0]}`)
    await expect(page.getByRole('link', { name: `Go to previous clock: ${CLOCKS.at(-2)![1]}` })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go back to homepage' })).toHaveCount(2)
  })

  test('leaves no style sheet and no typeface behind', async ({ page }) => {
    await page.goto('/')
    const left = () =>
      page.evaluate(() => [document.adoptedStyleSheets.length, [...document.fonts].length] as const)
    const before = await left()
    await page.getByRole('link', { name: /Opening Hours/ }).click()
    await clockShown(page)
    expect((await left())[0]).toBeGreaterThan(before[0])
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Found Time' })).toBeVisible()
    expect(await left()).toEqual(before)
  })
})

test.describe('a clock that fails', () => {
  test('while it is drawn says so and still shows the strip and the plain time', async ({ page, quiet }) => {
    await page.route('**/assets/25-04-01-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default function Broken() { throw new Error('The spring broke.') }
          export const images = [], fonts = [], notes = { reading: '', credits: [] }`,
      }),
    )
    await page.clock.setFixedTime('2025-04-01T10:42:00')
    await page.goto('/25-04-01')
    await expect(page.getByText('Failed to load clock: The spring broke.', { exact: true })).toBeVisible()
    await expect(page.locator('main time')).toHaveText('10:42')
    await page.mouse.move(100, 100)
    await expect(page.getByRole('link', { name: 'Go to next clock: Blue Marble' })).toBeVisible()
    expect(quiet.join('\n')).toContain('The spring broke.')
    quiet.length = 0
  })

  test('to arrive makes one reload, then says so', async ({ page, quiet }) => {
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++
    })
    const events: string[] = []
    await page.exposeFunction('heard', (name: string) => events.push(name))
    await page.addInitScript(() => {
      window.addEventListener('vite:preloadError', () =>
        (window as unknown as { heard(name: string): void }).heard('vite:preloadError'),
      )
    })
    await page.route('**/assets/clocks-2025-04-*.js', (route) => route.abort())
    await page.goto('/25-04-01')
    await expect(page.getByRole('alert')).toHaveText(/^Failed to load clock: .+/)
    expect(documents).toBe(2)
    expect(events).toEqual(['vite:preloadError', 'vite:preloadError'])
    await expect(page.locator('main time')).toBeVisible()
    quiet.length = 0
  })

  test('to arrive says so at once where a reload could not be remembered', async ({ page, quiet }) => {
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++
    })
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await page.route('**/assets/25-04-01-*.js', (route) => route.abort())
    await page.goto('/25-04-01')
    await expect(page.getByRole('alert')).toHaveText(/^Failed to load clock: .+/)
    expect(documents).toBe(1)
    quiet.length = 0
  })
})

test.describe('a clock page with a bad catalogue', () => {
  test('that is empty says that no clock is available', async ({ page, quiet }) => {
    await replaceCatalogue(page, [])
    await page.goto('/25-04-01')
    await expect(page.getByRole('alert')).toHaveText('No clock is available.')
    quiet.length = 0
  })

  test('without a valid row shows the context’s error as it is', async ({ page, quiet }) => {
    await replaceCatalogue(page, [{ title: 'No date' }])
    await page.goto('/25-04-01')
    await expect(page.getByRole('alert')).toHaveText(
      'Error processing JSON: No valid items with path and date found.',
    )
    quiet.length = 0
  })
})
