/** The pages of text say what they must, and the letter is subscribed to with one press, in a window of its own. */
import type { Page } from '@playwright/test'
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
  await page.getByRole('link', { name: 'Footnote' }).click()
  await expect(page.getByText('The thing is nobody’s, the hour is everybody’s.')).toBeInViewport()
  await page.getByRole('link', { name: 'Back to the text' }).click()
  await expect(page.getByRole('link', { name: 'Footnote' })).toBeInViewport()
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
