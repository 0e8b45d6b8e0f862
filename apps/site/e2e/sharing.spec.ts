/** A clock is passed on by whatever the browser has for it. */
import type { Page } from '@playwright/test'
import { expect, test } from './support'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Orange' })

test.beforeEach(({ page, context }) =>
  Promise.all([
    context.grantPermissions(['clipboard-read', 'clipboard-write']),
    page.addInitScript(() => Object.assign(window, { shared: [] })),
  ]),
)

async function openInformation(page: Page) {
  await page.goto('/25-04-13')
  await page.locator('.ftf-tools').waitFor()
  await page.locator('[data-found-time="stage"][data-ready]').waitFor()
  await page.keyboard.press('i')
  await expect(sheet(page)).toBeVisible()
}

test('Share hands title and address to the system', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true
    navigator.share = async (what) => {
      ;(window as unknown as { shared: unknown[] }).shared.push(what)
    }
  })
  await openInformation(page)
  await sheet(page).getByRole('button', { name: 'Share' }).click()
  expect(await page.evaluate('shared')).toEqual([
    { title: 'Orange | Found Time', url: `${baseURL}/25-04-13` },
  ])
})

test('Share says nothing when the visitor thinks better of it', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true
    navigator.share = () => Promise.reject(new DOMException('no', 'AbortError'))
  })
  await openInformation(page)
  await sheet(page).getByRole('button', { name: 'Share' }).click()
  await expect(sheet(page).getByRole('status')).toHaveText('')
  await expect(sheet(page)).toBeVisible()
})

for (const [name, remove] of [
  ['cannot share', 'delete Navigator.prototype.share; delete Navigator.prototype.canShare'],
  [
    'can share, but not this',
    'navigator.share = async (what) => shared.push(what); navigator.canShare = () => false',
  ],
] as const) {
  test(`where a browser ${name}, the link is copied`, async ({ page, baseURL }) => {
    await page.addInitScript(remove)
    await openInformation(page)
    await sheet(page)
      .getByRole('button', { name: /^Share$|^Copy the link$/ })
      .click()
    await expect(page.getByText('The link is copied.', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/25-04-13`)
    expect(await page.evaluate('shared')).toEqual([])
  })
}

test('where nothing can be copied either, the link is said', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
    Reflect.deleteProperty(Navigator.prototype, 'canShare')
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await openInformation(page)
  await sheet(page).getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText(`${baseURL}/25-04-13`, { exact: true })).toBeVisible()
})
