import AxeBuilder from '@axe-core/playwright'
import { clockShown, DESKTOP, expect, PAGES, PHONE, test } from './support'

for (const size of [DESKTOP, PHONE]) {
  for (const path of PAGES) {
    test(`axe finds no violation on ${path} at ${size.width}×${size.height}`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: 'reduce' }) // colours are measured when nothing fades
      await page.goto(path)
      if (path === '/25-04-01' || path === '/today') await clockShown(page)
      else await expect(page.locator('main[data-revealed="true"]')).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      )
    })
  }
}
