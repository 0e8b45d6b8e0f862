/** Everybody can use the site: axe finds no violation in any state of it, and keyboard and finger lead everywhere. */
import type { Page } from '@playwright/test'
import {
  clockShown,
  DESKTOP,
  expect,
  PAGES,
  PHONE,
  paperShown,
  test,
  violations,
  withoutDeadlines,
} from './support'

const tools = '.ftf-tools'
const isClock = (path: string) => path === '/25-04-01' || path === '/today'

/** Opens a clock with its tools, which stay. */
async function openClock(page: Page, path = '/25-04-13') {
  await withoutDeadlines(page)
  await page.goto(path)
  await clockShown(page)
  await page.locator(tools).waitFor()
}

/** Judges the page as it stands, as narrow as a phone and as wide as a desktop. */
async function noViolation(page: Page) {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    expect(await violations(page), `${size.width}×${size.height}`).toEqual([])
  }
}

test.describe('axe finds no violation, wide or narrow,', () => {
  // Colours are measured when nothing fades.
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

  for (const path of PAGES) {
    test(`on ${path}, which does not scroll sideways`, async ({ page }) => {
      if (isClock(path)) await openClock(page, path)
      else {
        await page.goto(path)
        await paperShown(page)
      }
      await noViolation(page)
      for (const size of [PHONE, DESKTOP, { width: 320, height: 568 }]) {
        await page.setViewportSize(size)
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(excess, `${size.width}×${size.height}`).toBe(0)
      }
    })
  }

  test('in the menu of a phone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test('in the information, which takes the focus, keeps it, and gives it back to its button', async ({
    page,
  }) => {
    await openClock(page)
    const button = page.getByRole('button', { name: 'Information' })
    await button.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Orange' })
    await expect(sheet).toBeVisible()
    const inside = () => sheet.evaluate((dialog) => dialog.contains(document.activeElement))
    await expect.poll(inside).toBe(true)
    await noViolation(page)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('nav'))).toBe(null)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('in the list of keys, which takes the focus and gives it back to where it was; nor in a paused clock', async ({
    page,
  }) => {
    await openClock(page)
    const link = page.getByRole('link', { name: 'Go back to homepage' })
    await link.focus()
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keys' })
    await expect(sheet).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused()
    await noViolation(page)
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
    await expect(link).toBeFocused()

    await link.blur() // where nothing has the focus, the space bar is the page's
    await page.keyboard.press(' ')
    await expect(page.getByRole('status')).toHaveText('Paused')
    await noViolation(page)
  })

  test('in ambient', async ({ page }) => {
    await openClock(page, '/25-04-13?ambient')
    await expect(page.getByRole('status')).toContainText('Ambient.')
    await noViolation(page)
  })

  test('in a clock that did not come, with its poster and the plain time', async ({ page, quiet }) => {
    await page.route(/\/assets\/25-04-13-.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await withoutDeadlines(page)
    await page.goto('/25-04-13')
    await expect(page.locator('main time')).toBeVisible()
    await page.locator(tools).waitFor()
    await noViolation(page)
    quiet.length = 0
  })

  test('in the clock alone', async ({ page }) => {
    await withoutDeadlines(page)
    await page.goto('/25-04-13?ui=0')
    await clockShown(page)
    await noViolation(page)
  })

  test('in a register that is narrowed down', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('kept', '25-04-13 25-05-02'))
    for (const address of ['/?is=kept', '/?is=dial', '/?q=fish&is=dark']) {
      await page.goto(address)
      await expect(page.getByRole('group', { name: 'Only clocks that are' })).toBeVisible()
      expect(await violations(page), address).toEqual([])
    }
  })
})

test('from one clock to the next there is a view transition, and none where the visitor wants less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
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
  expect(await page.evaluate('transitions')).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/25-04-07')
  await clockShown(page)
  expect(await page.evaluate('transitions')).toBe(1)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: PHONE })

  test('a tap shows the strip and the tools, which go again by themselves; a finger drawn to the left brings the next clock', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-01-13T12:00:00' })
    await page.goto('/25-04-05')
    await clockShown(page)
    await page.locator(tools).waitFor()
    await page.clock.pauseAt('2026-01-13T12:10:00') // later than a page takes to be there, on any machine
    await page.clock.runFor(2000)
    const strip = page.getByRole('navigation', { name: 'Clocks' })
    await expect(strip).toHaveAttribute('data-visible', 'false')
    await expect(page.locator(tools)).toHaveAttribute('data-visible', 'false')
    await page.touchscreen.tap(195, 400)
    await expect(strip).toHaveAttribute('data-visible', 'true')
    await expect(page.locator(tools)).toHaveAttribute('data-visible', 'true')
    await page.clock.runFor(1000)
    await expect(strip).toHaveAttribute('data-visible', 'false')
    await page.clock.runFor(2000)
    await expect(page.locator(tools)).toHaveAttribute('data-visible', 'false')

    await page.clock.resume()
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
