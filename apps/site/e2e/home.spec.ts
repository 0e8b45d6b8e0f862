/** The home page lists all clocks as the visitor chose, before its script too, and whatever the catalogue says. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  CLOCKS,
  expect,
  hold,
  openDrawn,
  paperShown,
  replaceCatalogue,
  test,
  withoutDeadlines,
} from './support'

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

test('the home list has a row for each clock, and stands as its buttons say, now and on the next visit', async ({
  page,
}) => {
  const date = page.getByRole('button', { name: /^date/i })
  const title = page.getByRole('button', { name: /^title/i })
  const random = page.getByRole('button', { name: /^random/i })
  const tooltip = (text: string) => page.getByText(text, { exact: true })
  await page.goto('/')
  await paperShown(page)

  await test.step('a row has its date in dots, its title and its number', async () => {
    await expect(rows(page)).toHaveCount(CLOCKS.length)
    const row = rows(page).last()
    await expect(row).toHaveAttribute('href', '/25-04-01')
    await expect(row).toHaveAccessibleName(/25\.04\.01.*Opening Hours.*#1/)
    const [newest, name] = CLOCKS.at(-1)!
    const latest = rows(page).first()
    await expect(latest).toHaveAttribute('href', `/${newest}`)
    await expect(latest).toHaveAccessibleName(new RegExp(`${name}.*#${CLOCKS.length}$`))
  })

  await test.step('tooltips say what the next press will do, on hover and on focus, and the press does it', async () => {
    expect(await dates(page)).toEqual(NEWEST_FIRST)
    await date.hover()
    await expect(tooltip('Sort Oldest to Newest')).toBeVisible()
    await date.click()
    await expect.poll(() => dates(page)).toEqual(OLDEST_FIRST)
    await expect(tooltip('Sort Newest to Oldest')).toBeVisible()
    await date.click()
    await expect.poll(() => dates(page)).toEqual(NEWEST_FIRST)
    await page.keyboard.press('Tab')
    await expect(title).toBeFocused()
    await expect(tooltip('Sort A–Z')).toBeVisible()
    await title.press('Enter')
    await expect.poll(() => theEight(page)).toEqual(A_TO_Z)
    await expect(tooltip('Sort Z–A')).toBeVisible()
    await title.press('Enter')
    await expect.poll(() => theEight(page)).toEqual(A_TO_Z.toReversed())
    await random.hover()
    await expect(tooltip('Sort Randomly')).toBeVisible()
    await expect(random).toHaveAccessibleDescription('Sort Randomly')
  })

  await test.step('it is shuffled anew at every press of random', async () => {
    const before = await dates(page)
    await page.evaluate(() => {
      Math.random = () => 0
    })
    await random.click()
    await expect.poll(() => dates(page)).not.toEqual(before)
    const first = await dates(page)
    expect(first).not.toEqual(NEWEST_FIRST)
    await page.evaluate(() => {
      Math.random = () => 0.999
    })
    await random.click()
    await expect.poll(() => dates(page)).not.toEqual(first)
    const second = await dates(page)
    expect(first.toSorted()).toEqual(OLDEST_FIRST)
    expect(second.toSorted()).toEqual(OLDEST_FIRST)
  })

  await test.step('the choice is kept under sortBy and restored on the next visit', async () => {
    await title.click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sortBy'))).toBe('title-asc')
    await page.reload()
    await expect.poll(() => theEight(page)).toEqual(A_TO_Z)
  })

  await test.step('a row opens its clock', async () => {
    await page.getByRole('link', { name: /Blue Marble/ }).click()
    await expect(page).toHaveURL('/25-04-02')
  })

  await test.step('it is newest first when what is stored is not an order', async () => {
    await page.evaluate(() => localStorage.setItem('sortBy', 'sideways'))
    await page.goto('/')
    await paperShown(page)
    expect(await dates(page)).toEqual(NEWEST_FIRST)
  })
})

test.describe('before its typefaces are there', () => {
  test('the page is a blank white sheet, then fades in over 0.6 s and remembers fontsLoaded', async ({
    page,
  }) => {
    await withoutDeadlines(page)
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
    await page.clock.install({ time: '2026-01-13T12:00:00' })
    await page.clock.pauseAt('2026-01-13T12:00:01')
    await page.route('**/*.woff2', () => {})
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.clock.runFor(2999)
    await expect(page.locator('main[data-revealed="false"]')).toBeAttached()
    await page.clock.runFor(1)
    await paperShown(page)
    expect(await page.evaluate(() => sessionStorage.getItem('fontsLoaded'))).toBeNull()
  })
})

test('before its script is there the page can be read and its links lead on; a visitor with an order or a view of their own waits for it', async ({
  page,
}) => {
  await withoutDeadlines(page)
  await page.route('**/assets/*.js', () => {}) // never comes
  await page.clock.setFixedTime('2026-01-13T12:00:00') // no clock of this day is to be named
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Found Time' })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  for (const [key, value] of [
    ['sortBy', 'title-asc'],
    ['view', 'grid'],
  ] as const) {
    await page.evaluate(
      ([name, chosen]) => {
        localStorage.clear()
        localStorage.setItem(name, chosen)
      },
      [key, value] as const,
    )
    await page.goto('/', { waitUntil: 'commit' })
    await expect(rows(page).first()).toBeAttached()
    await page.evaluate(() => document.fonts.ready)
    await expect(rows(page).first(), key).toBeHidden()
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
  await openDrawn(page, '/')
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

test('no word of the calendar is broken, however wide', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('view', 'calendar'))
  await page.goto('/')
  await page.getByRole('heading', { name: 'April 2025' }).waitFor()
  await paperShown(page)
  for (const width of [900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
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
    expect(broken, `${width} px`).toEqual([])
  }
})
