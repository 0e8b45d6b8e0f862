/** A site with days that have no clock says so; a site that counts visits counts them once, and nobody who says no. */
import { expect, type Page, test } from '@playwright/test'

async function pageViews(page: Page) {
  return page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .map((command) => Array.from(command))
      .filter(([name]) => name === 'config'),
  )
}

test.beforeEach(async ({ context }) => {
  await context.route('https://analytics.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
})

test('lists every day through 25-11-10 with placeholder titles', async ({ page }) => {
  await page.goto('/')
  const rows = page.locator('main ol a[href^="/25-"]')
  await expect(rows).toHaveCount(224)
  await expect(rows.first()).toHaveAttribute('href', '/25-11-10')
  await expect(rows.first()).toHaveAccessibleName(/25\.11\.10.*Placeholder.*#224/)
  await expect(rows.last()).toHaveAttribute('href', '/25-04-01')
})

// The first of them and the latest clock of all.
for (const date of ['25-11-01', '25-11-10']) {
  test(`shows the specified error for ${date}, which has no clock, with the strip and the time`, async ({
    page,
  }) => {
    await page.goto(`/${date}`)
    await expect(page.getByRole('alert')).toHaveText(`No clock found at path: ${date}`)
    await expect(page.locator('main time')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Clocks' })).toContainText(date.replaceAll('-', '.'))
  })
}

test('loads the service’s script once, records a page view on each change of path or query, and lets it collect where the configuration says', async ({
  page,
  context,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('https://analytics.example/')) requests.push(request.url())
  })
  await context.route('https://*.analytics.example/**', (route) => route.fulfill({ status: 204 }))
  await page.goto('/about?from=test')
  await expect.poll(() => pageViews(page)).toHaveLength(1)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'MANIFESTO' }).click()
  await expect(page).toHaveURL('/manifesto')
  await expect
    .poll(() => pageViews(page))
    .toEqual([
      ['config', 'TEST-1', { page_path: '/about?from=test' }],
      ['config', 'TEST-1', { page_path: '/manifesto' }],
    ])
  expect(requests).toEqual(['https://analytics.example/gtag/js?id=TEST-1'])

  const collected = (origin: string) =>
    page.evaluate(
      (to) =>
        fetch(`${to}/collect`, { method: 'POST', mode: 'no-cors' }).then(
          () => true,
          () => false,
        ),
      origin,
    )
  expect(await collected('https://collect.analytics.example')).toBe(true)
  expect(await collected('https://elsewhere.analytics.example')).toBe(false)
})

for (const [signal, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`measures nothing and loads nothing when ${signal} says no`, async ({ page }) => {
    await page.addInitScript(
      ([name, answer]) => Object.defineProperty(Navigator.prototype, name, { get: () => answer }),
      [signal, value] as const,
    )
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto('/about')
    await expect(page.locator('main[data-revealed="true"]')).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HOME' }).click()
    await expect(page.locator('main a[href^="/25-"]').first()).toBeVisible()
    expect(requests.filter((address) => address.includes('analytics'))).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  })
}

for (const [host, follows] of [
  ['thanks.example', true],
  ['elsewhere.example', false],
] as const) {
  test(`a newsletter’s provider that sends a visitor on to ${host} is ${follows ? '' : 'not '}followed`, async ({
    page,
    context,
  }) => {
    const seen: string[] = []
    context.on('request', (request) => {
      if (new URL(request.url()).host === host) seen.push(request.url())
    })
    await context.route('https://newsletter.example/**', (route) =>
      route.fulfill({ status: 303, headers: { Location: `https://${host}/done` } }),
    )
    await page.goto('/contact')
    await expect(page.locator('main[data-revealed="true"]')).toBeVisible()
    await page.getByLabel('Your email address').fill('someone@visitor.example')
    const answered = follows
      ? context.waitForEvent('request', (request) => request.url().startsWith(`https://${host}/`))
      : page.waitForEvent('console', (message) => message.text().includes('form-action'))
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await answered
    expect(seen).toEqual(follows ? [`https://${host}/done`] : [])
  })
}
