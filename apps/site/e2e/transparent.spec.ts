/** Clocks without their ground: over a stream, over somebody's page. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { clockShown, expect, PHONE, standAt, standingClockShown, test } from './support'

const ASKED = '?bg=transparent&ui=0&at=2025-05-28T10:08:42Z&tz=UTC&paused'
const MISSED = 'This clock has no ground that could be left out.'

/** Shares of the window: wholly clear, and wholly opaque. */
async function sharesOf(page: Page) {
  const picture = await page.screenshot({ omitBackground: true })
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const opacities = data.filter((_, at) => at % 4 === 3)
  const share = (opacity: number) =>
    opacities.filter((one) => one === opacity).length / (info.width * info.height)
  return { clear: share(0), opaque: share(255) }
}

test('a clock leaves what is behind it to be seen where that is asked for, and has its ground otherwise', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 }) // shares are counted, not pixels
  for (const [date, title] of [
    ['25-04-14', 'Split Flap'],
    ['25-05-13', 'the butterflies'],
    ['25-05-26', 'Sprout'],
  ] as const) {
    await test.step(title, async () => {
      await page.goto(`/${date}${ASKED}`)
      await clockShown(page)
      const { clear, opaque } = await sharesOf(page)
      expect(clear).toBeGreaterThan(0.25)
      expect(opaque).toBeGreaterThan(0.1)
    })
  }
  await test.step('without being asked it has its ground', async () => {
    await page.goto('/25-05-13?ui=0')
    await clockShown(page)
    expect((await sharesOf(page)).clear).toBe(0)
  })
})

test('one that has no ground stays whole, and the page tells it, or the console where there is nothing but the clock', async ({
  page,
  quiet,
}) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await standAt(page, '2025-05-28T10:08:42Z') // what is said stays
  await page.goto('/25-04-11?bg=transparent')
  await standingClockShown(page)
  await expect(page.getByRole('status')).toHaveText(MISSED)
  expect((await sharesOf(page)).clear).toBe(0)
  expect(quiet).toEqual([])

  await page.goto(`/25-04-11${ASKED}`)
  await expect.poll(() => quiet).toEqual([`warning: ${MISSED}`])
  quiet.length = 0
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the information says that it works without its ground', async ({ page }) => {
    await standAt(page, '2025-05-28T10:08:42Z')
    await page.goto('/25-05-13?bg=transparent')
    await standingClockShown(page)
    await expect(page.getByRole('status')).toHaveText('')
    await page.keyboard.press('i')
    await expect(page.getByRole('dialog')).toContainText(
      'It works without its ground, over anything: add &bg=transparent.',
    )
  })
})
