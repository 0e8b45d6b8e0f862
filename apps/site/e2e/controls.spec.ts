/** Everything that can be asked of a clock page, without a keyboard. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { clockShown, expect, PHONE, test, touch, violations } from './support'

const spoken = '[data-found-time="stage"] time'
const controls = (page: Page) => page.getByRole('dialog', { name: 'Controls' })

async function openControls(page: Page) {
  await clockShown(page)
  await page.locator('.ftf-tools').waitFor({ state: 'attached' })
  await touch(page)
  await page.getByRole('button', { name: 'Controls' }).click()
  await expect(controls(page)).toBeVisible()
}

const press = (page: Page, name: string | RegExp) =>
  controls(page).getByRole('button', { name, exact: true }).click()

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a clock is paused and goes on', async ({ page }) => {
    await page.goto('/25-04-13')
    await openControls(page)
    await press(page, 'Pause')
    await expect(controls(page).getByRole('status')).toHaveText('Paused')
    await expect(page.locator('[data-found-time="stage"][data-resting]')).toBeAttached()
    await press(page, 'Go on')
    await expect(page.locator('[data-found-time="stage"][data-resting]')).toHaveCount(0)
  })

  test('ambient, shuffle and dim are there, and say what they do', async ({ page }) => {
    await page.goto('/25-04-13')
    await openControls(page)
    await press(page, 'Ambient')
    await expect(page).toHaveURL('/25-04-13?ambient')
    await press(page, 'all')
    await expect(page).toHaveURL('/25-04-13?ambient=shuffle')
    await expect(controls(page).getByRole('status')).toHaveText(
      'Shuffled: another of all clocks every ten minutes.',
    )
    await press(page, 'Dim')
    await expect(controls(page).getByRole('status')).toHaveText('Dimmed.')
    await expect(page.locator('.ftf-screen[data-dim]')).toBeAttached()
    await press(page, 'off')
    await expect(page).toHaveURL('/25-04-13?ambient')
    await press(page, 'kept')
    await expect(controls(page).getByRole('status')).toHaveText(
      'Two clocks with a star are needed to shuffle those.',
    )
  })

  test('the note of ambient speaks of touch, not of keys', async ({ page }) => {
    await page.addInitScript(() => {
      const { matchMedia } = window
      window.matchMedia = (query) =>
        matchMedia(query.replace('any-hover: hover', 'any-hover: none and not all'))
    })
    await page.goto('/25-04-13?ambient')
    await expect(page.getByRole('status').filter({ hasText: 'Ambient.' })).toContainText(
      'Touch the clock for its controls: shuffle, dim, end.',
    )
    await expect(page.getByRole('status').filter({ hasText: 'Ambient.' })).not.toContainText('S shuffles')
  })

  test('axe finds no violation in the controls', async ({ page }) => {
    await page.goto('/25-04-13')
    await openControls(page)
    expect(await violations(page)).toEqual([])
  })
})

test('hours and zone that were chosen once hold for every clock, and the address wins', async ({ page }) => {
  await page.clock.setFixedTime('2025-04-13T22:08:00Z')
  await page.goto('/25-04-05')
  await openControls(page)
  await controls(page).getByRole('combobox', { name: 'Zone' }).selectOption('Asia/Tokyo')
  await press(page, '12')
  await expect(page.locator(spoken)).toHaveAttribute('datetime', '07:08')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/25-04-06')
  await clockShown(page)
  await expect(page.locator(spoken)).toHaveAttribute('datetime', '07:08')
  await expect(page.locator(spoken)).toHaveText(/am$/i)
  await page.goto('/25-04-06?tz=UTC')
  await expect(page.locator(spoken)).toHaveAttribute('datetime', '22:08')
  await page.goto('/25-04-06?ui=0')
  await expect(page.locator(spoken)).not.toHaveText(/m$/i) // somebody else’s page asks for itself
})

test('what the address asks for goes along to the next clock', async ({ page }) => {
  await page.goto('/25-04-05?tz=Asia/Tokyo&hour=12&at=10:08&paused')
  await clockShown(page)
  await page.locator('.ftf-tools').waitFor({ state: 'attached' })
  await expect(page.getByRole('link', { name: /^Go to next clock/ })).toHaveAttribute(
    'href',
    '/25-04-06?tz=Asia/Tokyo&hour=12',
  )
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/25-04-06?tz=Asia/Tokyo&hour=12')
})

test('R leads to any clock, /random too, and neither twice running to one', async ({ page }) => {
  await page.goto('/25-04-05')
  await page.locator('.ftf-tools').waitFor({ state: 'attached' })
  const seen = ['/25-04-05']
  for (let turn = 0; turn < 3; turn++) {
    await page.keyboard.press('r')
    await expect(page).not.toHaveURL(seen.at(-1)!)
    await page.locator('.ftf-tools').waitFor({ state: 'attached' })
    seen.push(new URL(page.url()).pathname)
  }
  for (let turn = 0; turn < 3; turn++) {
    await page.goto('/random')
    await expect(page).toHaveURL(/\/25-\d\d-\d\d$/)
    seen.push(new URL(page.url()).pathname)
  }
  for (const [place, path] of seen.entries()) expect(path).not.toBe(seen[place - 1])
})

test('a moment is copied as a link that stands at it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/25-04-13?at=10:08&paused')
  await openControls(page)
  await press(page, 'Copy link to 10:08')
  await expect(controls(page).getByRole('status')).toHaveText('The link is copied.')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname + new URL(link).search).toBe('/25-04-13?at=10:08&paused')
})

for (const [shape, width, height] of [
  ['square', 1080, 1080],
  ['wide', 1920, 1080],
  ['tall', 1080, 1920],
] as const) {
  test(`a ${shape} picture of the moment is saved, made here`, async ({ page }) => {
    await page.goto('/25-04-13?at=10:08&paused')
    await openControls(page)
    const saved = page.waitForEvent('download')
    await press(page, shape)
    const file = await saved
    expect(file.suggestedFilename()).toBe(`found-time-25-04-13-1008-${shape}.png`)
    const png = await readFile(await file.path())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height])
    expect(png.length).toBeGreaterThan(40_000) // an empty sheet has less
    await expect(controls(page).getByRole('status')).toHaveText('Saved: Orange at 10:08.')
    await expect(page.locator('body > div[aria-hidden]')).toHaveCount(0)
  })
}
