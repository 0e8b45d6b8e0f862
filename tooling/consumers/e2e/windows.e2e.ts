/** A clock lives in the window that shows it: one beside the page, that the page's own being hidden does not matter to. */
import { expect, type Page, test } from '@playwright/test'
import { Outsider } from '../outsider.ts'

let outsider: Outsider
let address: string

test.beforeAll(async () => {
  outsider = await Outsider.install('plain-html')
  address = await outsider.serve()
})
test.afterAll(() => outsider.leave())

/** Makes a window one that nobody sees: it says so, gives no frames, and its timers do not come. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    window.requestAnimationFrame = () => 0
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** How often a window's own frames and timers are asked for while it paints sixty pictures. */
const askedFor = (page: Page) =>
  page.evaluate(async () => {
    let asked = 0
    const { requestAnimationFrame: frame, setTimeout: timer } = window
    window.requestAnimationFrame = (call) => {
      asked++
      return frame(call)
    }
    window.setTimeout = ((...given: Parameters<typeof timer>) => {
      asked++
      return timer(...given)
    }) as typeof timer
    for (let pictures = 0; pictures < 60; pictures++) await new Promise(frame)
    Object.assign(window, { requestAnimationFrame: frame, setTimeout: timer })
    return asked
  })

const OPENERS = {
  'a picture-in-picture window': 'documentPictureInPicture.requestWindow({ width: 480, height: 300 })',
  'a pop-up': "window.open('', '', 'width=480,height=300')",
}

for (const [kind, opening] of Object.entries(OPENERS)) {
  test(`moved into ${kind}, a clock goes on while its page is hidden, and rests with the window`, async ({
    page,
    context,
  }) => {
    await page.goto(address)
    const clock = page.locator('found-time-clock')
    await clock.evaluate((element) => {
      element.setAttribute('at', '2025-04-13T10:08:58Z')
      element.removeAttribute('paused')
    })
    await expect(page.locator('[data-found-time=stage][data-ready]')).toBeVisible()
    await page.evaluate((code) => {
      const button = document.createElement('button')
      button.textContent = 'Beside the page'
      button.onclick = async () => {
        const other: Window = await new Function(`return ${code}`)()
        other.document.body.append(document.querySelector('found-time-clock')!)
      }
      document.body.append(button)
    }, opening)
    const opened = context.waitForEvent('page')
    await page.getByText('Beside the page').click()
    const other = await opened
    await expect(other.locator('[data-found-time=stage][data-ready]')).toBeVisible()

    await hide(page)
    await other.locator('found-time-clock').evaluate((element) => {
      element.setAttribute('at', '2025-04-13T23:59:58Z')
    })
    await expect(other.locator('time[data-found-time]')).toHaveText('00:00')
    expect(await askedFor(other)).toBeGreaterThan(30)

    await other.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(await askedFor(other)).toBe(0)
  })
}
