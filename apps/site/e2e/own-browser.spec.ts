/** The browser is somebody's own: it translates, darkens, enlarges, or is older than the clocks. */

import { chromium, type Page } from '@playwright/test'
import { systemChromium } from '../../../packages/studio/src/system/find-program.mjs'
import { clockShown, expect, paperShown, standAt, standingClockShown, test } from './support'

const art = '[data-found-time="art"]'
const time = '[data-found-time="stage"] time'

test.describe('an engine of before 2023', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS) as (...asked: string[]) => boolean
      CSS.supports = (...asked: string[]) => !/cqw|color-mix/.test(asked.join()) && supports(...asked)
      Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync')
      for (const name of ['findLast', 'toSorted', 'toReversed', 'toSpliced', 'with'])
        Reflect.deleteProperty(Array.prototype, name)
    }),
  )

  for (const path of ['/25-04-13', '/today'])
    test(`shows at ${path} the poster, the right time and why, and sends for no script`, async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url())
      })
      await standAt(page, '2025-04-13T10:08:30')
      await page.goto(path)
      await expect(page.locator('main time, body > div time')).toHaveText('10:08')
      await expect(page.locator('img.ftf-poster')).toHaveAttribute('src', '/posters/25-04-13.jpg')
      await expect(page.locator('img.ftf-poster')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveText(
        /^This browser is older than the clocks, .+ picture and the time\.$/,
      )
      await page.clock.runFor(60_000)
      await expect(page.locator('body > div time')).toHaveText('10:09')
      expect(scripts).toEqual([])
      await page.locator('.ftf-panel').getByRole('link', { name: 'Go back to homepage' }).click()
      await expect(page).toHaveURL('/')
    })

  test('reads the register and follows it', async ({ page }) => {
    await page.goto('/')
    const row = page.getByRole('link', { name: /Orange/ })
    await expect(row).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await row.click()
    await expect(page).toHaveURL('/25-04-13')
    await expect(page.locator('img.ftf-poster')).toBeVisible()
  })
})

/** As translators do: each text in elements of their own, again and again, where a page does not forbid it. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('[translate="no"], script, style, template'))
        continue
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      inner.append(`${text.data} `)
    }
    return document.querySelectorAll('font').length
  })

test.describe('a page that is translated', () => {
  for (const [date, words] of [
    ['25-05-27', 'of words'],
    ['25-04-16', 'of sayings'],
  ])
    test(`has a clock ${words} that goes on for three minutes, and then is left`, async ({ page }) => {
      await standAt(page, '2025-05-27T10:08:30')
      await page.goto(`/${date}`)
      await standingClockShown(page)
      const seen = new Set<string | null>()
      for (let minute = 8; minute <= 11; minute++) {
        await translate(page)
        await expect(page.locator(`${art} font`)).toHaveCount(0)
        await expect(page.locator(time)).toHaveText(`10:${String(minute).padStart(2, '0')}`)
        seen.add(await page.locator(art).textContent())
        await page.clock.runFor(60_000)
      }
      expect(seen.size).toBe(4)
      await page.mouse.move(100, 100)
      await page.getByRole('link', { name: /^Go to next clock: / }).click()
      await standingClockShown(page)
      await translate(page)
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL('/')
    })

  test('is walked on from', async ({ page }) => {
    await page.goto('/')
    await paperShown(page)
    for (const [name, path] of [
      ['ABOUT', '/about'],
      ['MANIFESTO', '/manifesto'],
      ['HOME', '/'],
    ] as const) {
      expect(await translate(page)).toBeGreaterThan(0)
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await paperShown(page)
    }
  })
})

test.describe('a browser that lets nobody be recognised', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const real = CanvasRenderingContext2D.prototype.getImageData
      CanvasRenderingContext2D.prototype.getImageData = function (...asked) {
        const read = real.apply(this, asked)
        read.data.fill(255)
        return read
      }
    }),
  )
  const said = /^This browser hides its time zone, .+ The controls have all zones to choose from\.$/

  test('is told once that the hour may be another one', async ({ page }) => {
    await page.goto('/25-04-13')
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
    await page.reload()
    await clockShown(page)
    await page.locator('.ftf-tools').waitFor({ state: 'attached' })
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(0)
  })

  test('is told nothing where a zone was asked for', async ({ page }) => {
    await page.goto('/25-04-13?tz=Asia/Tokyo')
    await clockShown(page)
    await page.locator('.ftf-tools').waitFor({ state: 'attached' })
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(0)
  })
})

const launch = (...settings: string[]) =>
  chromium.launch({
    executablePath: systemChromium(),
    args: ['--no-sandbox', '--disable-background-networking', ...settings],
  })

test('art is the same in a browser that darkens all pages', async ({ baseURL }) => {
  const stills: Record<string, Buffer[]> = {}
  const paper: Buffer[] = []
  for (const settings of [[], ['--enable-features=WebContentsForceDark']]) {
    const browser = await launch(...settings)
    const page = await browser.newPage({
      baseURL,
      viewport: { width: 800, height: 500 },
      colorScheme: 'dark', // browsers darken pages where their system is dark
      reducedMotion: 'reduce',
    })
    for (const date of ['25-04-03', '25-04-01', '25-04-13', '25-06-02']) {
      await page.goto(`/${date}?at=10:08:42&paused&ui=0`)
      await clockShown(page)
      await expect(page.locator('.ftf-overlay')).toHaveAttribute('data-state', 'gone')
      stills[date] = [...(stills[date] ?? []), await page.locator(art).screenshot()]
    }
    await page.setContent('<body style="background:#fff">')
    paper.push(await page.screenshot())
    await browser.close()
  }
  const [white, darkened] = paper
  expect(white && darkened?.equals(white)).toBe(false) // it does darken what does not forbid it
  for (const [date, [asMade, inTheDark]] of Object.entries(stills))
    expect(asMade && inTheDark?.equals(asMade), date).toBe(true)
})

test('type that is set no smaller than 20 pixels makes no page wider than a small screen', async ({
  baseURL,
}) => {
  const browser = await launch('--blink-settings=minimumFontSize=20')
  const page = await browser.newPage({ baseURL, viewport: { width: 320, height: 256 } })
  for (const path of ['/', '/about', '/contact', '/running', '/made-from']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
  await browser.close()
})
