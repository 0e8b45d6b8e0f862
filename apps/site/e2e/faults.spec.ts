/** A clock's fault stays with the clock. */
import { HOME_LABEL } from '@found-time/catalogue'
import type { Page } from '@playwright/test'
import { clockShown, expect, paperShown, standAt, test } from './support'

const NOTES = `export const images = [], fonts = [], notes = { reading: '', credits: [] }`

/** Shows a word and breaks when it is taken down. A class needs nothing of React but this mark. */
const BREAKS_AS_IT_LEAVES = `${NOTES}
  export default class Clock {
    constructor(props) { this.props = props }
    render() { return 'tick' }
    componentWillUnmount() { throw new Error('The spring broke.') }
  }
  Clock.prototype.isReactComponent = {}`

const breaksAsDrawn = (thrown: string) => `${NOTES}
  export default function Clock() { throw ${thrown} }`

const serveClock = (page: Page, body: string) =>
  page.route(/\/assets\/25-04-13-.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }))

const uncaught = (quiet: string[]) => quiet.filter((noise) => noise.startsWith('uncaught: '))

test('a clock that breaks as it leaves leaves the next clock and the register alone, and is told to the page', async ({
  page,
  quiet,
}) => {
  await serveClock(page, BREAKS_AS_IT_LEAVES)
  await standAt(page, '2025-04-13T10:08:00') // its strip stays
  await page.goto('/25-04-13')
  await expect(page.getByText('tick', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Go to next clock: / }).click()
  await expect(page).toHaveURL('/25-04-14')
  await clockShown(page)
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  await expect.poll(() => uncaught(quiet)).toEqual(['uncaught: The spring broke.'])

  await page.getByRole('link', { name: /^Go to previous clock: / }).click()
  await expect(page.getByText('tick', { exact: true })).toBeVisible()
  quiet.length = 0
  await page.getByRole('link', { name: HOME_LABEL }).click()
  await expect(page).toHaveURL('/')
  await paperShown(page)
  await expect(page.getByRole('link', { name: /Orange/ }).first()).toBeVisible()
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  await expect.poll(() => uncaught(quiet)).toEqual(['uncaught: The spring broke.'])
  quiet.length = 0
})

test('a clock that breaks as it leaves at midnight makes way for the new day’s', async ({ page, quiet }) => {
  await serveClock(page, BREAKS_AS_IT_LEAVES)
  await standAt(page, '2025-04-13T23:59:30')
  await page.goto('/today')
  await expect(page.getByText('tick', { exact: true })).toBeVisible()
  await page.clock.runFor(31_000)
  await expect(page.locator('[class^=ft-25-04-14]').first()).toBeAttached()
  quiet.length = 0
})

const MESSAGE = /^Failed to load clock(?: for 25-04-13)?: \w+/

for (const [path, faults] of [
  [
    '/25-04-13',
    [
      ['throws null when it is imported', 'throw null', MESSAGE],
      ['throws what has no text when it is imported', 'throw Object.create(null)', MESSAGE],
      ['throws null while it is drawn', breaksAsDrawn('null'), MESSAGE],
      ['throws undefined while it is drawn', breaksAsDrawn('undefined'), MESSAGE],
      [
        'throws an error while it is drawn',
        breaksAsDrawn(`new Error('The spring broke.')`),
        'Failed to load clock: The spring broke.',
      ],
    ],
  ],
  [
    '/today',
    [
      ['throws null when it is imported', 'throw null', MESSAGE],
      ['throws undefined while it is drawn', breaksAsDrawn('undefined'), MESSAGE],
    ],
  ],
] as const) {
  test(`a clock that breaks leaves on ${path} its poster, the plain time, a message and the strip`, async ({
    page,
    quiet,
  }) => {
    await standAt(page, '2025-04-13T10:08:00')
    for (const [how, script, message] of faults) {
      await test.step(`as it ${how}`, async () => {
        await serveClock(page, script)
        await page.goto(path)
        await expect(page.getByRole('alert')).toHaveText(message)
        await expect(page.locator('main time')).toHaveText('10:08')
        await expect(page.locator('img.ftf-poster')).toBeVisible()
        await expect(page.getByRole('link', { name: 'Go to next clock: Split Flap' })).toBeVisible()
        if (message !== MESSAGE) expect(quiet.join('\n')).toContain('The spring broke.')
        quiet.length = 0
      })
    }
  })
}
