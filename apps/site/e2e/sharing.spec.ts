/** A clock is passed on by whatever the browser has for it. */
import { clockShown, expect, test, withoutDeadlines } from './support'

test('Share hands a clock to the system, or copies its link, or says it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withoutDeadlines(page) // what is said stays
  await page.goto('/25-04-13')
  await clockShown(page)
  await page.locator('.ftf-tools').waitFor()
  const sheet = page.getByRole('dialog', { name: 'Orange' })
  /** Opens the information anew in a browser that has been changed so, and presses the button. */
  const share = async (change: () => void, button: string) => {
    await page.evaluate(change)
    await page.evaluate(() => Object.assign(window, { shared: [] }))
    await page.keyboard.press('i')
    await sheet.getByRole('button', { name: button, exact: true }).click()
  }
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  }
  const shared = () => page.evaluate('shared')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())

  await test.step('it hands title and address to the system', async () => {
    await share(() => {
      navigator.canShare = () => true
      navigator.share = async (what) => {
        ;(window as unknown as { shared: unknown[] }).shared.push(what)
      }
    }, 'Share')
    expect(await shared()).toEqual([{ title: 'Orange | Found Time', url: `${baseURL}/25-04-13` }])
    await close()
  })

  await test.step('it says nothing when the visitor thinks better of it', async () => {
    await share(() => {
      navigator.share = () => Promise.reject(new DOMException('no', 'AbortError'))
    }, 'Share')
    await expect(sheet.getByRole('status')).toHaveText('')
    await expect(sheet).toBeVisible()
    await close()
  })

  await test.step('where a browser can share, but not this, the link is copied', async () => {
    await share(() => {
      navigator.share = async (what) => {
        ;(window as unknown as { shared: unknown[] }).shared.push(what)
      }
      navigator.canShare = () => false
    }, 'Share')
    await expect(page.getByText('The link is copied.', { exact: true })).toBeVisible()
    expect(await copied()).toBe(`${baseURL}/25-04-13`)
    expect(await shared()).toEqual([])
    await close()
  })

  await test.step('where nothing can be copied either, the link is said', async () => {
    await share(() => {
      for (const has of [navigator, Navigator.prototype]) {
        Reflect.deleteProperty(has, 'share')
        Reflect.deleteProperty(has, 'canShare')
      }
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    }, 'Copy the link')
    await expect(page.getByText(`${baseURL}/25-04-13`, { exact: true })).toBeVisible()
    await close()
  })

  await test.step('where a browser cannot share, the link is copied', async () => {
    await share(() => {
      Reflect.deleteProperty(navigator, 'clipboard')
      navigator.clipboard.writeText('')
    }, 'Copy the link')
    await expect(page.getByText('The link is copied.', { exact: true })).toBeVisible()
    expect(await copied()).toBe(`${baseURL}/25-04-13`)
    expect(await shared()).toEqual([])
  })
})
