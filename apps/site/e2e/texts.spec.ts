/** The pages of text say what they must, and the letter is subscribed to with one press, in a window of its own. */
import type { Locator, Page } from '@playwright/test'
import { expect, hold, openDrawn, paperShown, test } from './support'

test('the manifesto has a title and six statements, each with heading, emphasised opening and closing line, and a footnote that translates the motto and leads back', async ({
  page,
}) => {
  await page.goto('/manifesto')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of the Office')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'It was already here',
    'The thing is the mechanism',
    'It tells the time',
    'Everything keeps its label',
    'Machines may search the shelves',
    'Finders, not keepers',
  ])
  const statements = page.locator('main section')
  await expect(statements).toHaveCount(6)
  for (const statement of await statements.all()) {
    await expect(statement.getByRole('emphasis').first()).not.toBeEmpty()
  }
  await expect(statements.last()).toContainText('Res nullius, hora omnium.')
  await expect(page.getByText('The thing is nobody’s, the hour is everybody’s.')).toHaveCount(1)
})

test.describe('a place in the manifesto', () => {
  const mark = (page: Page) => page.getByRole('link', { name: 'Footnote' })
  const note = (page: Page) => page.getByText('The thing is nobody’s, the hour is everybody’s.')
  const fromTop = (part: Locator) =>
    part.evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().top)))
  const topOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

  test('is gone to by a footnote and back, and is there again by the browser’s own way back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 240 }) // low enough for either to come to the top
    await page.goto('/manifesto')
    await paperShown(page)
    for (let turn = 1; turn <= 2; turn++) {
      await mark(page).press('Enter')
      await expect(page).toHaveURL('/manifesto#statement-6-note')
      await expect.poll(() => fromTop(note(page))).toBe(32)
      await page.getByRole('link', { name: 'Back to the text' }).press('Enter')
      await expect(page).toHaveURL('/manifesto#statement-6-mark')
      await expect.poll(() => fromTop(mark(page))).toBe(32)
    }
    await page.evaluate(() => window.scrollTo(0, 500))
    await page.goBack()
    await expect.poll(() => fromTop(note(page))).toBe(32)
    await page.goForward()
    await expect.poll(() => topOf(page)).toBe(500)
  })

  test('is kept when the page’s script comes after a visitor who has scrolled, and when it is loaded again', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/*.js')
    await openDrawn(page, '/manifesto')
    await page.evaluate(() => window.scrollTo(0, 700))
    release()
    await paperShown(page)
    expect(await topOf(page)).toBe(700)
    await page.reload()
    await paperShown(page)
    expect(await topOf(page)).toBe(700)
  })

  test('is the footnote’s when that is followed before the router answers', async ({ page }) => {
    await page.addInitScript(() => {
      const listen = window.addEventListener.bind(window) as (type: string, ...rest: unknown[]) => void
      Object.assign(window, {
        addEventListener: (type: string, ...rest: unknown[]) => {
          listen(type, ...rest)
          if (type === 'popstate') document.querySelector<HTMLElement>('.ftf-footnote__mark')?.click()
        },
      })
    })
    await page.goto('/manifesto')
    await paperShown(page)
    await expect(page).toHaveURL('/manifesto#statement-6-note')
    await expect(note(page)).toBeInViewport()
  })
})

test('about tells of the lab, images, typefaces, open-source code and artificial intelligence', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'The office',
    'Images',
    'Typefaces',
    'Open-source code',
    'Artificial intelligence',
    'Privacy',
    'Claims',
  ])
})

test.describe('contact', () => {
  test('has profiles and mailbox, and a letter that opens in a window without a hold on this page', async ({
    page,
    context,
  }) => {
    const posts: (string | null)[] = []
    let answer = '<title>Thank you</title>'
    await context.route('https://newsletter.example/**', (route) => {
      posts.push(`${route.request().method()} ${route.request().url()} ${route.request().postData()}`)
      return route.fulfill({ contentType: 'text/html', body: answer })
    })
    await page.goto('/contact')
    await paperShown(page)

    await test.step('two profiles open in new tabs, and there is the lab’s mailbox', async () => {
      const outside = page.getByRole('main').locator('a[target="_blank"]')
      await expect(outside).toHaveCount(2)
      for (const link of await outside.all()) await expect(link).toHaveAttribute('rel', /noopener/)
      await expect(page.getByRole('link', { name: 'lab@lost-property.example' })).toHaveAttribute(
        'href',
        'mailto:lab@lost-property.example',
      )
    })

    await test.step('the form has one required email field, and says the address is never sold or released', async () => {
      const fields = page.locator('form input')
      await expect(fields).toHaveCount(1)
      await expect(fields).toHaveAttribute('type', 'email')
      await expect(fields).toHaveAttribute('name', 'email')
      await expect(fields).toHaveAttribute('required', '')
      await expect(page.getByText('Your address is never sold or released.')).toBeVisible()
    })

    const email = page.getByLabel('Your email address')
    const subscribe = page.getByRole('button', { name: 'Subscribe' })
    await test.step('what is not an address is not sent', async () => {
      await email.fill('nobody')
      await subscribe.click()
      await expect(email).toBeFocused()
      expect(context.pages()).toHaveLength(1)
    })

    await test.step('the address is posted to the provider in a popup window', async () => {
      await email.fill('someone@visitor.example')
      const popup = context.waitForEvent('page')
      await subscribe.click()
      await expect(await popup).toHaveTitle('Thank you')
      expect(posts).toEqual([
        'POST https://newsletter.example/api/v1/embed-subscribe/lostpropertylab email=someone%40visitor.example',
      ])
      await expect(page).toHaveURL('/contact')
      await (await popup).close()
    })

    await test.step('the provider has no hold on this page, and each answer has a window', async () => {
      answer = '<script>document.title = "opener: " + window.opener</script>'
      for (let sent = 0; sent < 2; sent++) {
        await email.fill('someone@visitor.example')
        const popup = context.waitForEvent('page')
        await subscribe.click()
        await expect(await popup).toHaveTitle('opener: null')
        expect(await (await popup).evaluate(() => [innerWidth, innerHeight])).toEqual([600, 600])
      }
      expect(context.pages()).toHaveLength(3)
    })
  })

  test('posts it once, however late the page’s script comes', async ({ page, context }) => {
    let posts = 0
    await context.route('https://newsletter.example/**', (route) => {
      posts++
      return route.fulfill({ contentType: 'text/html', body: '<title>Thank you</title>' })
    })
    const release = await hold(page, '**/assets/*.js')
    await openDrawn(page, '/contact')
    const email = page.getByLabel('Your email address')
    await email.fill('someone@visitor.example')
    await expect(email).toHaveValue('someone@visitor.example')
    // By key: what is still loading may move a button away between pointing at it and pressing.
    await email.press('Enter')
    await expect.poll(() => posts).toBe(1)
    release()
    await paperShown(page)
    await expect(context.pages()[1] as Page).toHaveTitle('Thank you')
    expect(posts).toBe(1)
  })
})
