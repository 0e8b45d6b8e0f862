import type { Page } from '@playwright/test'
import { expect, test } from './support'

/** Elements of the register's rows that React has hydrated or made: work that grows with every clock there is. */
const takenOver = (page: Page) =>
  page
    .locator('.ftf-register__row, .ftf-register__row *')
    .evaluateAll(
      (elements) =>
        elements.filter((element) => Object.keys(element).some((key) => key.startsWith('__react'))).length,
    )

test('the rows are left as they were sent until others are to be shown', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('[data-revealed=true]')).toBeVisible()
  const rows = page.locator('.ftf-register__row')
  const all = await rows.count()
  expect(all).toBeGreaterThanOrEqual(214)
  expect(await takenOver(page)).toBe(0)
  await rows.first().getByRole('link').hover()
  await expect(page.locator('.ftf-peek')).toHaveAttribute('src', /25-10-31/)

  await page.getByRole('button', { name: 'date', exact: true }).click()
  await expect(rows.first()).toContainText('25.04.01')
  expect(await rows.count()).toBe(all)
  expect(await takenOver(page)).toBeGreaterThan(all)
})

test('what is searched for is found among rows that were left as they were sent', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('[data-revealed=true]')).toBeVisible()
  await page.getByRole('searchbox').fill('danse')
  const rows = page.locator('.ftf-register__row')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Danse Macabre')
  await page.getByRole('searchbox').fill('')
  await expect(rows.first()).toContainText('Danse Macabre')
  expect(await rows.count()).toBeGreaterThanOrEqual(214)
})
