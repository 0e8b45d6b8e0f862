import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { CLOCKS, expect, hold, paperShown, replaceCatalogue, test } from './support'

const rows = (page: Page) => page.locator('main ol a[href^="/25-"]')
const dates = (page: Page) =>
  rows(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)))

const theEight = async (page: Page) => (await dates(page)).filter((date) => A_TO_Z.includes(date ?? ''))

const NEWEST_FIRST = CLOCKS.map(([date]) => date).toReversed()
const OLDEST_FIRST = CLOCKS.map(([date]) => date)
/** The order of these eight; others stand between them. */
const A_TO_Z = [
  '25-04-02',
  '25-04-06',
  '25-04-03',
  '25-05-01',
  '25-04-01',
  '25-05-02',
  '25-04-04',
  '25-04-05',
]

test.describe('the home list', () => {
  test('has a row for each clock with its date in dots, its title and its number', async ({ page }) => {
    await page.goto('/')
    await expect(rows(page)).toHaveCount(CLOCKS.length)
    const row = rows(page).last()
    await expect(row).toHaveAttribute('href', '/25-04-01')
    await expect(row).toHaveAccessibleName(/25\.04\.01.*Opening Hours.*#1/)
    const [date, title] = CLOCKS.at(-1)!
    const latest = rows(page).first()
    await expect(latest).toHaveAttribute('href', `/${date}`)
    await expect(latest).toHaveAccessibleName(new RegExp(`${title}.*#${CLOCKS.length}$`))
  })

  test('stands newest first until the date button turns it round and back', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => dates(page)).toEqual(NEWEST_FIRST)
    const button = page.getByRole('button', { name: /^date/i })
    await button.click()
    await expect.poll(() => dates(page)).toEqual(OLDEST_FIRST)
    await button.click()
    await expect.poll(() => dates(page)).toEqual(NEWEST_FIRST)
  })

  test('goes A-Z and Z-A with the title button', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: /^title/i })
    await button.click()
    await expect.poll(() => theEight(page)).toEqual(A_TO_Z)
    await button.click()
    await expect.poll(() => theEight(page)).toEqual(A_TO_Z.toReversed())
  })

  test('is shuffled anew at every press of random', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: /^random/i })
    await page.evaluate(() => {
      Math.random = () => 0
    })
    await button.click()
    await expect.poll(() => dates(page)).not.toEqual(NEWEST_FIRST)
    const first = await dates(page)
    await page.evaluate(() => {
      Math.random = () => 0.999
    })
    await button.click()
    await expect.poll(() => dates(page)).not.toEqual(first)
    const second = await dates(page)
    expect(first.toSorted()).toEqual(OLDEST_FIRST)
    expect(second.toSorted()).toEqual(OLDEST_FIRST)
  })

  test('says in tooltips what the next press will do, on hover and on focus', async ({ page }) => {
    await page.goto('/')
    const date = page.getByRole('button', { name: /^date/i })
    const title = page.getByRole('button', { name: /^title/i })
    const random = page.getByRole('button', { name: /^random/i })
    const tooltip = (text: string) => page.getByText(text, { exact: true })

    await date.hover()
    await expect(tooltip('Sort Oldest to Newest')).toBeVisible()
    await date.click()
    await expect(tooltip('Sort Newest to Oldest')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(title).toBeFocused()
    await expect(tooltip('Sort A–Z')).toBeVisible()
    await title.press('Enter')
    await expect(tooltip('Sort Z–A')).toBeVisible()
    await random.hover()
    await expect(tooltip('Sort Randomly')).toBeVisible()
    await expect(random).toHaveAccessibleDescription('Sort Randomly')
  })

  test('keeps the choice under sortBy and restores it on the next visit', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /^title/i }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sortBy'))).toBe('title-asc')
    await page.goto('/about')
    await page.goto('/')
    await expect.poll(() => theEight(page)).toEqual(A_TO_Z)
  })

  test('falls back to newest first when what is stored is not an order', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('sortBy', 'sideways'))
    await page.goto('/')
    await expect.poll(() => dates(page)).toEqual(NEWEST_FIRST)
  })

  test('opens a clock from a row', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: /Blue Marble/ }).click()
    await expect(page).toHaveURL('/25-04-02')
  })
})

test.describe('before its typefaces are there', () => {
  test('the page is a blank white sheet, then fades in over 0.6 s and remembers fontsLoaded', async ({
    page,
  }) => {
    const release = await hold(page, '**/*.woff2')
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('main[data-revealed="false"]')).toBeAttached()
    await expect(page.getByRole('heading', { name: 'Found Time' })).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('fontsLoaded'))).toBeNull()
    // Not page.screenshot(), which waits for the very typefaces that are held back.
    const devtools = await page.context().newCDPSession(page)
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'png' })
    const { channels } = await sharp(Buffer.from(data, 'base64')).removeAlpha().stats()
    const white = channels.every(({ min }) => min === 255)
    expect(white).toBe(true)

    release()
    await paperShown(page)
    const fade = await page.locator('main').evaluate((main) => {
      const { transitionDuration, animationDuration } = getComputedStyle(main)
      return [transitionDuration, animationDuration].join(' ')
    })
    expect(fade).toContain('0.6s')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('fontsLoaded'))).toBe('true')
  })

  test('the page appears after three seconds though they never come', async ({ page }) => {
    await page.clock.install()
    await page.route('**/*.woff2', () => {})
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('main[data-revealed="false"]')).toBeAttached()
    await page.clock.fastForward(3000)
    await paperShown(page)
    expect(await page.evaluate(() => sessionStorage.getItem('fontsLoaded'))).toBeNull()
  })
})

test.describe('before its script is there', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/assets/*.js', () => {}) // never comes
  })

  test('the page can be read and its links lead on', async ({ page }) => {
    await page.clock.setFixedTime('2026-01-13T12:00:00') // no clock of this day is to be named
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'Found Time' })).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
  })

  for (const [what, key, value] of [
    ['an order', 'sortBy', 'title-asc'],
    ['a view', 'view', 'grid'],
  ] as const) {
    test(`a visitor with ${what} of their own waits for it`, async ({ page }) => {
      await page.clock.setFixedTime('2026-01-13T12:00:00')
      await page.addInitScript(([name, chosen]) => localStorage.setItem(name, chosen), [key, value] as const)
      await page.goto('/', { waitUntil: 'commit' })
      await expect(rows(page).first()).toBeAttached()
      await page.evaluate(() => document.fonts.ready)
      await expect(rows(page).first()).toBeHidden()
    })
  }
})

test('its script is sent for when it has been drawn', async ({ page }) => {
  const release = await hold(page, '**/*.woff2')
  await page.clock.install({ time: '2026-01-13T12:00:00' })
  await page.clock.pauseAt('2026-01-13T12:00:01') // after a second it would be sent for all the same
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.load('1em Georgia')) // what the page asks for by itself it has asked for
  expect(scripts).toEqual([])
  release()
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  await expect(page.locator('html[data-early]')).toBeAttached()
})

test('a button that is pressed before its script is there does then what it says', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js')
  await page.clock.setFixedTime('2026-01-13T12:00:00')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^date/i }).click()
  release()
  await expect.poll(() => dates(page)).toEqual(OLDEST_FIRST)
})

test.describe('with a bad catalogue', () => {
  // React reports that the page as built shows another list.
  test.afterEach(({ quiet }) => {
    quiet.length = 0
  })

  test('an empty one says so', async ({ page }) => {
    const wasReplaced = await replaceCatalogue(page, [])
    await page.goto('/')
    await expect(page.getByRole('alert')).toHaveText(
      'Error: Error processing JSON: No data found in JSON file.',
    )
    wasReplaced()
  })

  test('one without a valid row says so', async ({ page }) => {
    await replaceCatalogue(page, [null, 7, { title: 'No date' }, { path: 'x', date: 'April' }])
    await page.goto('/')
    await expect(page.getByRole('alert')).toHaveText(
      'Error: Error processing JSON: No valid items with path and date found.',
    )
  })

  test('malformed, duplicate and unreal rows are left out and the rest is shown', async ({ page }) => {
    await replaceCatalogue(page, [
      { path: '/25-04-01/', date: '25-04-01', title: 'Clock' },
      { path: '25-04-01', date: '25-04-01', title: 'Again' },
      { date: '25-02-30', title: 'Never' },
      { path: '25-4-2', date: '25-4-2', title: 'Unpadded' },
      null,
      { date: '25-04-03', title: 'A Clock of Clocks' },
    ])
    await page.goto('/')
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).first()).toHaveAccessibleName(/25\.04\.03.*A of Clocks.*#6/)
    await expect(rows(page).last()).toHaveAccessibleName(/25\.04\.01.*No Title.*#1/)
  })
})

test('with storage blocked the list still works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/')
  await page.getByRole('button', { name: /^title/i }).click()
  await expect.poll(() => theEight(page)).toEqual(A_TO_Z)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page lists links to every clock', async ({ page }) => {
    await page.goto('/')
    await expect(rows(page)).toHaveCount(CLOCKS.length)
    for (const [date, title] of CLOCKS) {
      const row = page.locator(`main ol a[href="/${date}"]`)
      await expect(row).toContainText(title)
      await expect(row).toBeVisible()
    }
  })
})

for (const width of [900, 1024, 1440]) {
  test(`at ${width} px no word of the calendar is broken`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => localStorage.setItem('view', 'calendar'))
    await page.goto('/')
    await page.getByRole('heading', { name: 'April 2025' }).waitFor()
    const broken = await page.locator('.ftf-day__title').evaluateAll((titles) =>
      titles.flatMap((title) => {
        title.scrollIntoView()
        const text = title.firstChild!
        return [...text.textContent!.matchAll(/[^\s-]+/g)]
          .filter(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
          })
          .map(([word]) => word)
      }),
    )
    expect(broken).toEqual([])
  })
}
