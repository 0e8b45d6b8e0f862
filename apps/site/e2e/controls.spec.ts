/** Everything that can be asked of a clock page, without a keyboard. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  clockShown,
  expect,
  PHONE,
  runUntil,
  standAt,
  standingClockShown,
  test,
  touch,
  violations,
} from './support'

const spoken = '[data-found-time="stage"] time'
const controls = (page: Page) => page.getByRole('dialog', { name: 'Controls' })

/** On a page whose clock stands: the button is in sight as long as nothing goes on. */
async function openControls(page: Page) {
  await standingClockShown(page)
  await touch(page)
  await page.getByRole('button', { name: 'Controls' }).click()
  await expect(controls(page)).toBeVisible()
}

const press = (page: Page, name: string | RegExp) =>
  controls(page).getByRole('button', { name, exact: true }).click()

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a clock is paused and goes on; ambient, shuffle and dim are there, and say what they do', async ({
    page,
  }) => {
    await standAt(page, '2025-04-13T10:08:00')
    await page.goto('/25-04-13')
    await openControls(page)
    const said = controls(page).getByRole('status')

    await test.step('axe finds no violation in the controls', async () => {
      await page.clock.resume() // axe waits by the page's timers
      expect(await violations(page)).toEqual([])
      await page.clock.pauseAt(new Date('2025-04-13T11:00:00'))
    })

    await test.step('paused, and on again', async () => {
      await press(page, 'Pause')
      await expect(said).toHaveText('Paused')
      await expect(page.locator('[data-found-time="stage"][data-resting]')).toBeAttached()
      await press(page, 'Go on')
      await expect(page.locator('[data-found-time="stage"][data-resting]')).toHaveCount(0)
    })

    await test.step('ambient, shuffle and dim', async () => {
      await press(page, 'Ambient')
      await expect(page).toHaveURL('/25-04-13?ambient')
      await press(page, 'all')
      await expect(page).toHaveURL('/25-04-13?ambient=shuffle')
      await expect(said).toHaveText('Shuffled: another of all clocks every ten minutes.')
      await press(page, 'Dim')
      await expect(said).toHaveText('Dimmed.')
      await expect(page.locator('.ftf-screen[data-dim]')).toBeAttached()
      await controls(page)
        .getByRole('group', { name: 'Shuffle' })
        .getByRole('button', { name: 'off' })
        .click()
      await expect(page).toHaveURL('/25-04-13?ambient')
      await press(page, 'kept')
      await expect(said).toHaveText('Two clocks with a star are needed to shuffle those.')
    })
  })
})

test('hours and zone that were chosen once hold for every clock, and the address wins and goes along', async ({
  page,
}) => {
  await standAt(page, '2025-04-13T22:08:00Z')
  await page.goto('/25-04-05')
  await openControls(page)
  const zone = controls(page).getByRole('combobox', { name: 'Zone' })
  await zone.fill('Atlantis')
  await zone.press('Enter')
  await expect(controls(page).getByRole('status')).toHaveText('No zone is called “Atlantis”.')
  await zone.fill('tokyo')
  await zone.press('Enter')
  await expect(zone).toHaveValue('Asia/Tokyo')
  await press(page, '12')
  await expect(page.locator(spoken)).toHaveAttribute('datetime', '07:08')
  await page.keyboard.press('Escape')
  await expect(controls(page)).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/25-04-06')
  await runUntil(page, '[data-found-time="stage"][data-ready]')
  await expect(page.locator(spoken)).toHaveAttribute('datetime', '07:08')
  await expect(page.locator(spoken)).toHaveText(/am$/i)

  await test.step('the address wins', async () => {
    await page.goto('/25-04-06?tz=UTC')
    await expect(page.locator(spoken)).toHaveAttribute('datetime', '22:08')
    await page.goto('/25-04-05?ui=0')
    await clockShown(page)
    await expect(page.locator(spoken)).not.toHaveText(/m$/i) // somebody else’s page asks for itself
  })

  await test.step('what it asks for goes along to the next clock', async () => {
    await page.goto('/25-04-05?tz=Asia/Tokyo&hour=12&at=10:08&paused')
    await standingClockShown(page)
    await expect(page.getByRole('link', { name: /^Go to next clock/ })).toHaveAttribute(
      'href',
      '/25-04-06?tz=Asia/Tokyo&hour=12',
    )
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/25-04-06?tz=Asia/Tokyo&hour=12')
  })
})

test('a key of one letter is the one on the keyboard, whatever letters that has, and can be switched off', async ({
  page,
}) => {
  await standAt(page, '2025-04-13T10:08:00')
  await page.goto('/25-04-13')
  await standingClockShown(page)
  /** As a keyboard of other letters sends it. */
  const type = (key: string, code: string) =>
    page.evaluate(
      (typed) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...typed, bubbles: true })),
      {
        key,
        code,
      },
    )
  await type('ь', 'KeyM')
  await expect(controls(page)).toBeVisible()
  const letters = controls(page).getByRole('group', { name: 'Keys of one letter' })
  await letters.getByRole('button', { name: 'off' }).click()
  await page.keyboard.press('Escape')
  await expect(controls(page)).toBeHidden()
  await type('ь', 'KeyM')
  await type('r', 'KeyR')
  await type('?', 'Slash')
  await page.keyboard.press('Space')
  await expect(page.locator('[data-found-time="stage"][data-resting]')).toBeAttached()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/25-04-13')
})

test('R leads to any clock, /random too, and neither twice running to one', async ({ page }) => {
  await page.goto('/25-04-05')
  await page.locator('.ftf-tools').waitFor({ state: 'attached' })
  const seen = ['/25-04-05']
  for (let turn = 0; turn < 2; turn++) {
    await page.keyboard.press('r')
    await expect(page).not.toHaveURL(seen.at(-1)!)
    await page.locator('.ftf-tools').waitFor({ state: 'attached' })
    seen.push(new URL(page.url()).pathname)
  }
  for (let turn = 0; turn < 2; turn++) {
    await page.goto('/random')
    await expect(page).toHaveURL(/\/25-\d\d-\d\d$/)
    seen.push(new URL(page.url()).pathname)
  }
  for (const [place, path] of seen.entries()) expect(path).not.toBe(seen[place - 1])
})

test('a moment is copied as a link that stands at it, and saved as a picture of three shapes, made here', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await standAt(page, '2025-04-13T12:00:00')
  await page.goto('/25-04-13?at=10:08&paused')
  await openControls(page)
  const said = controls(page).getByRole('status')
  await press(page, 'Copy link to 10:08')
  await expect(said).toHaveText('The link is copied.')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname + new URL(link).search).toBe('/25-04-13?at=10:08&paused')

  for (const [shape, width, height] of [
    ['square', 1080, 1080],
    ['wide', 1920, 1080],
    ['tall', 1080, 1920],
  ] as const) {
    await test.step(shape, async () => {
      await page.clock.runFor(6000) // what was said before goes
      await expect(said).toHaveText('')
      const saved = page.waitForEvent('download')
      await press(page, shape)
      await runUntil(page, '[role="status"]:text-is("Saved: Orange at 10:08.")')
      const file = await saved
      expect(file.suggestedFilename()).toBe(`found-time-25-04-13-1008-${shape}.png`)
      const png = await readFile(await file.path())
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height])
      expect(png.length).toBeGreaterThan(40_000) // an empty sheet has less
      await expect(page.locator('body > div[aria-hidden]')).toHaveCount(0)
    })
  }
})
