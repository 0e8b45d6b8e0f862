/** The page of a date shows that date's clock with its own files and no other's, under a strip that leads on. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test as base } from '@playwright/test'
import {
  CLOCKS,
  clockShown,
  expect,
  hold,
  replaceCatalogue,
  savingData,
  standAt,
  standingClockShown,
  test,
  touch,
} from './support'

const strip = 'nav[aria-label="Clocks"]'

const BUILT = path.join(import.meta.dirname, '../build/client')
const built = (file: string) => readFileSync(path.join(BUILT, file), 'utf8')
const every = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
/** The pictures and typefaces that a page sends for before its clock asks for them. */
const filesAhead = (html: string) =>
  every(html, /<link rel="preload" fetchpriority="low"[^>]* href="\/assets\/([^"]+)"/g)

// Read from the build: a browser would only be told the same for each of them.
base.describe('of every date', () => {
  const files = new Set(readdirSync(path.join(BUILT, 'assets')))
  const pages = CLOCKS.map(([date, title]) => ({ date, title, html: built(`${date}/index.html`) }))
  const scriptOf = (name: string) => {
    const [file, ...others] = [...files].filter((one) => one.startsWith(`${name}-`) && one.endsWith('.js'))
    expect([file, ...others], name).toEqual([expect.any(String)])
    return file!
  }
  const isOfDay = (name: string) => /^\d\d-\d\d-\d\d/.test(name)
  const isOfMonth = (name: string) => name.startsWith('clocks-')

  base('the page asks for that date’s script and of no month but its own', () => {
    for (const { date, html } of pages) {
      const scripts = every(html, /<link rel="modulepreload"[^>]* href="\/assets\/([^"]+)"/g)
      expect(scripts.filter(isOfMonth), date).toEqual([scriptOf(`clocks-20${date.slice(0, 5)}`)])
      expect(scripts.filter(isOfDay), date).toEqual([scriptOf(date)])
    }
  })

  base('the script stands on no other date’s and no month’s, and its month asks for it by its date', () => {
    for (const { date } of pages) {
      const script = built(`assets/${scriptOf(date)}`)
      const imported = every(script, /(?:from|import)\s*\(?["'`]\.\/([^"'`]+)/g)
      expect(imported.length, date).toBeGreaterThan(0)
      expect(
        imported.filter((name) => isOfDay(name) || isOfMonth(name)),
        date,
      ).toEqual([])
      const month = built(`assets/${scriptOf(`clocks-20${date.slice(0, 5)}`)}`)
      const asked = new RegExp(
        `"${date}":\\(\\)=>\\w+\\(\\(\\)=>import\\(\`\\./([^\`]+)\`\\),__vite__mapDeps\\(\\[([\\d,]+)\\]`,
      )
      const [, file, numbers = ''] = asked.exec(month) ?? []
      expect(file, date).toBe(scriptOf(date))
      const listed = every(/m\.f=\[([^\]]*)\]/.exec(month)?.[1] ?? '', /"assets\/([^"]+)"/g)
      const ahead = numbers.split(',').map((number) => listed[Number(number)]!)
      expect(ahead.filter(isOfDay), date).toEqual([scriptOf(date)])
      expect(ahead.filter(isOfMonth), date).toEqual([])
    }
  })

  base(
    'the page sends for the pictures and typefaces that its clock’s script names, and for no others',
    () => {
      const kinds = new Set<string>()
      for (const { date, html } of pages) {
        const ahead = filesAhead(html)
        const named = every(built(`assets/${scriptOf(date)}`), /["'`/]([\w.-]+\.(?!js\b)\w+)["'`]/g)
        expect(ahead.toSorted(), date).toEqual(
          [...new Set(named.filter((name) => files.has(name)))].toSorted(),
        )
        for (const name of ahead) kinds.add(path.extname(name))
      }
      expect([...kinds].sort()).toEqual(['.svg', '.webp', '.woff2'])
    },
  )

  base('the strip names it and its neighbours, and leads home where there is none', () => {
    const plain = (html: string) =>
      html
        .replaceAll('&quot;', '"')
        .replaceAll('&#x27;', "'")
        .replaceAll('&lt;', '<')
        .replaceAll('&amp;', '&')
    for (const [index, { date, title, html }] of pages.entries()) {
      const shown = plain(/<nav class="ftf-strip".*?<\/nav>/s.exec(html)?.[0] ?? '')
      expect(shown).toContain(`<span class="ftf-strip__title">${title}</span>`)
      const ways = [...shown.matchAll(/<a href="([^"]+)"[^>]* aria-label="(.+?)">/g)]
      const way = (kind: 'previous' | 'next', to: (typeof pages)[number] | undefined) =>
        to ? [`/${to.date}`, `Go to ${kind} clock: ${to.title}`] : HOME
      const HOME = ['/', 'Go back to homepage']
      expect(
        ways.map(([, href, label]) => [href, label]),
        date,
      ).toEqual([way('previous', pages[index - 1]), HOME, way('next', pages[index + 1])])
    }
  })
})

test('clocks of every kind and month are shown, speak the time, have all their files by then, and ask for no others', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 640, height: 400 }) // what is asked here does not need the pixels
  let scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url().replace(/.*\/assets\//, ''))
  })
  await savingData(page) // its neighbours are not fetched ahead
  // Before the clock is set, which brings a `performance` that knows of no file.
  await context.addInitScript(() => {
    const { performance: real } = window
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-found-time="art"] > *')) return
      observer.disconnect()
      const files = real.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, ''))
      Object.assign(window, { filesWhenShown: files })
    }).observe(document, { childList: true, subtree: true })
  })
  for (const [date, kind] of [
    ['25-04-03', 'pictures and a typeface'],
    ['25-05-04', 'a canvas and nothing else'],
    ['25-06-05', 'WebGL'],
    ['25-07-11', 'neither canvas nor files'],
    ['25-08-15', 'a canvas, pictures and typefaces'],
  ] as const) {
    await test.step(`${date}, ${kind}`, async () => {
      scripts = []
      await page.clock.setFixedTime(`20${date}T22:17:00`)
      await page.goto(`/${date}`)
      await clockShown(page)
      const time = page.locator('[data-found-time="stage"] time')
      await expect(time).toHaveCount(1)
      await expect(time).toHaveAttribute('datetime', '22:17')
      await expect(page.locator(strip)).toContainText(new Map(CLOCKS).get(date)!)
      const months = scripts.filter((name) => name.startsWith('clocks-'))
      expect(months.filter((name) => !name.startsWith(`clocks-20${date.slice(0, 5)}`))).toEqual([])
      const days = scripts.filter((name) => /^\d\d-\d\d-\d\d/.test(name))
      expect(days.map((name) => name.slice(0, 8))).toEqual([date])
      const whenShown = (await page.evaluate('filesWhenShown')) as string[]
      expect(whenShown).toEqual(expect.arrayContaining(filesAhead(built(`${date}/index.html`))))
    })
  }
})

test.describe('a clock page', () => {
  test('is black until the clock is ready, then the overlay fades over 0.2 s, starting 50 ms later', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/25-04-01-*.js')
    await standAt(page, '2025-04-01T10:08:00')
    await page.goto('/25-04-01')
    const overlay = page.locator('.ftf-overlay')
    await expect(overlay).toHaveAttribute('data-state', 'covering')
    await expect(overlay).toHaveCSS('background-color', 'rgb(0, 0, 0)')
    await expect(overlay).toHaveCSS('opacity', '1')
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

  test('shows the strip with date in dots, title and number at a movement, a touch and while the keyboard is in it', async ({
    page,
  }) => {
    await standAt(page, '2025-04-06T10:08:00')
    await page.goto('/25-04-06')
    await standingClockShown(page)
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

    await page.clock.runFor(2000)
    await expect(bar).toHaveAttribute('data-visible', 'false')
    await touch(page)
    await expect(bar).toHaveAttribute('data-visible', 'true')

    await page.keyboard.press('Tab') // the skip link
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Go to previous clock: Snellen' })).toBeFocused()
    await page.clock.runFor(5000)
    await expect(bar).toHaveAttribute('data-visible', 'false')
    await expect(bar).toHaveCSS('opacity', '1')
    await expect(page.getByRole('link', { name: 'Go back to homepage' })).toBeInViewport()
  })

  test('locks scrolling while it is open, leads to its neighbours and home, and leaves no style sheet and no typeface behind', async ({
    page,
  }) => {
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow)
    const left = () =>
      page.evaluate(() => [document.adoptedStyleSheets.length, [...document.fonts].length] as const)
    await page.goto('/')
    await expect(page.locator('main[data-revealed="true"]')).toBeVisible()
    const before = await left()
    await page
      .getByRole('link', { name: /Snellen/ })
      .first()
      .click()
    await clockShown(page)
    expect((await left())[0]).toBeGreaterThan(before[0])
    expect(await overflow()).toBe('hidden')
    const previous = page.getByRole('link', { name: 'Go to previous clock: Sixty Fish' })
    const next = page.getByRole('link', { name: 'Go to next clock: Circle Line' })
    await expect(previous).toHaveAttribute('href', '/25-04-04')
    await next.press('Enter')
    await expect(page).toHaveURL('/25-04-06')
    await page.getByRole('link', { name: 'Go back to homepage' }).press('Enter')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Found Time' })).toBeVisible()
    await expect.poll(left).toEqual(before)
    expect(await overflow()).toBe('visible')
  })
})

test.describe('a clock that fails', () => {
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
    await standAt(page, '2025-04-01T10:08:00') // it fails because it cannot be had, not because it is late
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
    await standAt(page, '2025-04-01T10:08:00')
    await page.goto('/25-04-01')
    await expect(page.getByRole('alert')).toHaveText(/^Failed to load clock: .+/)
    expect(documents).toBe(1)
    quiet.length = 0
  })
})

test('a bad catalogue is told on a clock’s page and on today’s', async ({ page, quiet }) => {
  const alert = page.getByRole('alert')
  await standAt(page, '2025-04-01T10:08:00') // nothing is late
  await test.step('that is empty: no clock is available', async () => {
    await replaceCatalogue(page, [])
    await page.goto('/25-04-01')
    await expect(alert).toHaveText('No clock is available.')
    await page.goto('/today')
    await expect(alert).toHaveText('Error processing JSON: No data found in JSON file.')
  })
  await test.step('without a valid row: the context’s error as it is', async () => {
    await replaceCatalogue(page, [{ title: 'No date' }])
    await page.goto('/25-04-01')
    await expect(alert).toHaveText('Error processing JSON: No valid items with path and date found.')
  })
  await test.step('of unreal dates: today has no valid clock', async () => {
    await replaceCatalogue(page, [{ date: '25-02-30', title: 'Never' }])
    await page.goto('/today')
    await expect(alert).toHaveText('No valid clock found.')
  })
  await test.step('of a month that has none: today has no clock, nor has it a poster', async () => {
    await replaceCatalogue(page, [
      { date: '25-04-30', title: 'Ahead' },
      { date: '25-12-24', title: 'Not made' },
    ])
    quiet.length = 0
    await page.goto('/today')
    await expect(alert).toHaveText('No clock found at path: ./pages/25-12-24/Clock.jsx')
    await expect
      .poll(() => quiet)
      .toEqual(['error: Failed to load resource: the server responded with a status of 404 (Not Found)'])
  })
  quiet.length = 0
})
