import type { Page } from '@playwright/test'
import { clockShown, DESKTOP, expect, PAGES, PHONE, paperShown, test, violations } from './support'

const tools = '.ftf-tools'

/** Opens a clock with its tools. */
async function openClock(page: Page, path = '/25-04-13') {
  await page.goto(path)
  await clockShown(page)
  await page.locator(tools).waitFor()
}

/** How a page comes into a state, and what there is then. */
const STATES: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    'the information open',
    async (page) => {
      await openClock(page)
      await page.keyboard.press('i')
      await expect(page.getByRole('dialog', { name: 'Orange' })).toBeVisible()
    },
  ],
  [
    'the keys listed',
    async (page) => {
      await openClock(page)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    },
  ],
  [
    'ambient',
    async (page) => {
      await openClock(page, '/25-04-13?ambient')
      await expect(page.getByRole('status')).toContainText('Ambient.')
    },
  ],
  [
    'a paused clock',
    async (page) => {
      await openClock(page)
      await page.keyboard.press(' ')
      await expect(page.getByRole('status')).toHaveText('Paused')
    },
  ],
  [
    'a clock that did not come, with its poster and the plain time',
    async (page) => {
      await page.route(/\/assets\/25-04-13-.*\.js$/, (route) => route.fulfill({ status: 404 }))
      await page.goto('/25-04-13')
      await expect(page.locator('main time')).toBeVisible()
      await page.locator(tools).waitFor()
      await page.mouse.move(100, 100)
    },
  ],
  [
    'the clock alone',
    async (page) => {
      await page.goto('/25-04-13?ui=0')
      await clockShown(page)
    },
  ],
]

for (const size of [DESKTOP, PHONE]) {
  test.describe(`at ${size.width}×${size.height}`, () => {
    test.use({ viewport: size })
    // Colours are measured when nothing fades.
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

    for (const path of PAGES) {
      test(`axe finds no violation on ${path}`, async ({ page }) => {
        await page.goto(path)
        if (path === '/25-04-01' || path === '/today') await clockShown(page)
        else await paperShown(page)
        expect(await violations(page)).toEqual([])
      })
    }

    for (const [name, enter] of STATES) {
      test(`axe finds no violation in ${name}`, async ({ page, quiet }) => {
        await enter(page)
        expect(await violations(page)).toEqual([])
        if (name.startsWith('a clock that did not come')) quiet.length = 0
      })
    }
  })
}

for (const address of ['/?is=kept', '/?is=dial', '/?q=fish&is=dark']) {
  test(`axe finds no violation in ${address}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('kept', '25-04-13 25-05-02'))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await expect(page.getByRole('group', { name: 'Only clocks that are' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}

test('axe finds no violation in the menu of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test.describe('by keyboard alone', () => {
  test('the information takes the focus, keeps it, and gives it back to its button', async ({ page }) => {
    await openClock(page)
    const button = page.getByRole('button', { name: 'Information' })
    await button.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Orange' })
    const inside = () => sheet.evaluate((dialog) => dialog.contains(document.activeElement))
    await expect.poll(inside).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('nav'))).toBe(null)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('the list of keys takes the focus and gives it back to where it was', async ({ page }) => {
    await openClock(page)
    const link = page.getByRole('link', { name: 'Go back to homepage' })
    await link.focus()
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keys' })
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
    await expect(link).toBeFocused()
  })
})

test.describe('from one clock to the next', () => {
  for (const [motion, transitions] of [
    ['reduce', 0],
    ['no-preference', 1],
  ] as const) {
    test(`there are ${transitions} view transitions when the visitor’s motion is ${motion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion })
      await page.addInitScript(() => {
        const start = Document.prototype.startViewTransition
        Object.assign(window, { transitions: 0 })
        Document.prototype.startViewTransition = function (...given) {
          ;(window as unknown as { transitions: number }).transitions++
          return start.apply(this, given)
        }
      })
      await openClock(page, '/25-04-05')
      await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL('/25-04-06')
      await clockShown(page)
      expect(await page.evaluate('transitions')).toBe(transitions)
    })
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: PHONE })

  test('a tap shows the strip and the tools, which go again by themselves', async ({ page }) => {
    await page.clock.install()
    await openClock(page)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await page.clock.runFor(2000)
    const strip = page.getByRole('navigation', { name: 'Clocks' })
    await expect(strip).toHaveAttribute('data-visible', 'false')
    await expect(page.locator(tools)).toHaveAttribute('data-visible', 'false')
    await page.touchscreen.tap(195, 400)
    await expect(strip).toHaveAttribute('data-visible', 'true')
    await expect(page.locator(tools)).toHaveAttribute('data-visible', 'true')
    await page.clock.runFor(1000)
    await expect(strip).toHaveAttribute('data-visible', 'false')
    await expect(page.locator(tools)).toHaveAttribute('data-visible', 'false')
  })

  test('a finger drawn to the left brings the next clock', async ({ page }) => {
    await openClock(page, '/25-04-05')
    const devtools = await page.context().newCDPSession(page)
    const finger = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
    await finger('touchStart', { x: 300, y: 400 })
    for (const x of [260, 220, 180]) await finger('touchMove', { x, y: 400 })
    await finger('touchEnd')
    await expect(page).toHaveURL('/25-04-06')
  })
})
