/** The way from page to page by keyboard and with a screen reader keeps one’s place, and says where one is. */
import { clockShown, expect, paperShown, test, withoutDeadlines } from './support'

const focused = '*:focus'

// However slow the machine, a clock is waited for.
test.beforeEach(({ page }) => withoutDeadlines(page))

for (const late of [false, true]) {
  const when = late ? ', on a line that brings the script for it after the row was followed' : ''
  test(`from the register to a clock and back, the keyboard is on its row and the register where it was${when}`, async ({
    page,
  }) => {
    let release = () => {}
    const followed = new Promise<void>((resolve) => {
      release = resolve
    })
    if (late) {
      await page.route('**/assets/page-change-*.js', (route) => followed.then(() => route.continue()))
    }
    await page.goto('/')
    await paperShown(page)
    const row = page.locator('.ftf-register a[href="/25-05-20"]')
    await row.focus()
    await row.evaluate((link) => link.scrollIntoView({ block: 'center' }))
    const topPx = () => row.evaluate((link) => link.getBoundingClientRect().top)
    // Rows that come into sight may still move those below them: what counts is where it stood when it was followed.
    await row.evaluate((link) =>
      link.addEventListener('click', () =>
        document.documentElement.setAttribute('data-left-at', `${link.getBoundingClientRect().top}`),
      ),
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/25-05-20')
    release()
    await page.locator('.ftf-tools').waitFor({ state: 'attached' })
    await expect(page.locator(focused)).toHaveAttribute('id', 'content')
    await page.keyboard.press('Home')
    await expect(page).toHaveURL('/')
    await expect(page.locator(focused)).toHaveAttribute('href', '/25-05-20')
    const leftAtPx = Number(await page.locator('html').getAttribute('data-left-at'))
    expect(leftAtPx).toBeGreaterThan(0)
    await expect.poll(async () => Math.abs((await topPx()) - leftAtPx)).toBeLessThan(3)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.locator(focused)).toHaveAttribute('href', '/25-05-20')
  })
}

test('the page one comes to is said, and a tooltip goes with Escape while only the pointer is there', async ({
  page,
}) => {
  await page.goto('/')
  await paperShown(page)
  await page.getByRole('button', { name: /^title/ }).hover()
  const tip = page.getByRole('tooltip', { name: 'Sort A–Z' })
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'ABOUT' }).click()
  await expect(page.locator('p.ftf-unseen[aria-live]').filter({ hasText: /^About$/ })).toBeAttached()
})

test('the next clock is said, and the arrow of the strip keeps the keyboard on the one after it', async ({
  page,
}) => {
  await page.goto('/25-04-12')
  await page.locator('.ftf-tools').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/25-04-13')
  await expect(page.locator('p.ftf-unseen[aria-live]').filter({ hasText: /\w/ })).toHaveText(/\w+/)
  await page.getByRole('link', { name: /^Go to next clock/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/25-04-14')
  await expect(page.locator(focused)).toHaveClass('ftf-strip__next')
})

test('a clock page has its title, its reading and the time', async ({ page }) => {
  await page.goto('/25-04-13?at=10:08&paused')
  await clockShown(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Orange')
  await expect(main).toContainText('The segments taken out of the orange')
  await expect(main.locator('time')).toHaveText('10:08')
})

test('the address of a clock may be written as the register shows its date', async ({ page, quiet }) => {
  await page.goto('/25.05.02?paused')
  await expect(page).toHaveURL('/25-05-02?paused')
  await clockShown(page)
  quiet.length = 0 // the host says that nothing is there
})
