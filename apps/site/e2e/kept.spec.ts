/** Clocks with a star: kept in this browser, and nowhere else. */
import type { Page } from '@playwright/test'
import { expect, paperShown, standAt, standingClockShown, test } from './support'

const star = (page: Page) => page.getByRole('button', { name: /^Keep / })
const rows = (page: Page) => page.locator('main ol a[href^="/25-"]')

test('a clock with a star has it the next time and is found by it, and it is taken away again', async ({
  page,
}) => {
  await standAt(page, '2025-04-13T10:08:00') // what is pressed stays in sight
  for (const path of ['/25-04-13', '/25-05-02']) {
    await page.goto(path)
    await standingClockShown(page)
    await star(page).click()
    await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
  }
  await page.goto('/?is=kept')
  await paperShown(page)
  await expect(rows(page)).toHaveCount(2)
  for (const [path, left] of [
    ['/25-04-13', 1],
    ['/25-05-02', 0],
  ] as const) {
    await page.locator(`main ol a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
    await star(page).click()
    await expect(star(page)).toHaveAttribute('aria-pressed', 'false')
    await page.goBack()
    await expect(page).toHaveURL('/?is=kept')
    await expect(rows(page)).toHaveCount(left)
  }
  await expect(page.getByText('Nothing handed in answers to “kept”.')).toBeVisible()
})

test('shuffled among the kept, only those come', async ({ page }) => {
  await standAt(page, '2025-04-16T10:08:30')
  await page.addInitScript(() => localStorage.setItem('kept', '25-04-13 25-05-02'))
  await page.goto('/25-04-13?ambient=kept')
  await standingClockShown(page)
  await page.clock.runFor(91_000) // past the next ten minutes
  await expect(page).toHaveURL('/25-05-02?ambient=kept')
})

test('stars go to another machine as a line of text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => localStorage.getItem('kept') ?? localStorage.setItem('kept', '25-04-13'))
  await standAt(page, '2025-04-16T10:08:30') // what is said stays
  await page.goto('/?is=kept')
  await paperShown(page)
  await page.getByRole('button', { name: 'Copy them as a line' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('25-04-13')
  await page.getByRole('textbox', { name: 'Add from a line' }).fill('see 25-05-02, 25-04-13 and nothing')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Added: 1.' })).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
})
