/** A page is as the visitor’s system asks: by night, with more contrast, in forced colours, on paper. */
import type { Page } from '@playwright/test'
import { clockShown, expect, paperShown, test, violations, withoutDeadlines } from './support'

const colourOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test.describe('where the system is dark', () => {
  test.use({ colorScheme: 'dark' })

  test('paper is dark, and axe finds no violation', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['/', '/about', '/manifesto', '/contact']) {
      await page.goto(path)
      await paperShown(page)
      expect(await colourOf(page, 'html', 'background-color'), path).toBe('rgb(20, 22, 26)')
      expect(await colourOf(page, 'body', 'color'), path).toBe('rgb(236, 233, 226)')
      expect(await violations(page), path).toEqual([])
    }
  })

  test('a clock’s strip, tools and sheets are dark, and axe finds no violation', async ({ page }) => {
    await withoutDeadlines(page) // they stay
    await page.goto('/25-04-13')
    await clockShown(page)
    await page.locator('.ftf-tools').waitFor({ state: 'attached' })
    await page.mouse.move(100, 100)
    expect(await colourOf(page, '.ftf-strip__card a', 'background-color')).toBe('rgb(74, 58, 34)')
    await page.keyboard.press('i')
    await expect(page.getByRole('dialog', { name: 'Orange' })).toBeVisible()
    expect(await colourOf(page, '.ftf-dialog__paper', 'background-color')).toBe('rgb(20, 22, 26)')
    expect(await violations(page)).toEqual([])
  })
})

test('the register in forced colours, with more contrast and printed', async ({ page }) => {
  await page.goto('/')
  await paperShown(page)

  await test.step('in forced colours nothing lies over the lab’s name, and the stamp is of the system’s colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await colourOf(page, '.ftf-masthead__name', 'forced-color-adjust')).toBe('none')
    const [link, stamp] = await Promise.all([
      page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.color = 'LinkText'
        const { color } = getComputedStyle(probe)
        probe.remove()
        return color
      }),
      colourOf(page, '.ftf-masthead__stamp', 'color'),
    ])
    expect(stamp).toBe(link)
  })

  await test.step('with more contrast soft ink is ink', async () => {
    await page.emulateMedia({ forcedColors: null, contrast: 'more' })
    expect(
      await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--ftf-ink-soft'),
      ),
    ).toBe('#000')
  })

  await test.step('printed it is a list without what is pressed', async () => {
    await page.emulateMedia({ contrast: null, media: 'print', colorScheme: 'dark' })
    for (const gone of ['.ftf-finder', '.ftf-nav', '.ftf-register__heads', '.ftf-front'])
      await expect(page.locator(gone)).toBeHidden()
    await expect(page.locator('.ftf-register a[href="/25-04-13"]')).toBeVisible()
    expect(await colourOf(page, 'body', 'background-color')).toBe('rgb(255, 255, 255)')
  })
})
