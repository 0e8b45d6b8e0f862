/** What a visitor may ask of a clock page, by hand and by its address. */
import { CLOCKS, clockShown, DESKTOP, expect, PHONE, swipe, test } from './support'

const time = '[data-found-time="stage"] time'
const tools = '.ftf-tools'

for (const [name, viewport] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('the arrow keys lead to the neighbours, Home and Escape to the list', async ({ page }) => {
      await page.goto('/25-04-05')
      await page.locator(tools).waitFor()
      await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL('/25-04-06')
      await page.locator(tools).waitFor()
      await page.keyboard.press('ArrowLeft')
      await expect(page).toHaveURL('/25-04-05')
      await page.locator(tools).waitFor()
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL('/')
      await page.goBack()
      await page.locator(tools).waitFor()
      await page.keyboard.press('Home')
      await expect(page).toHaveURL('/')
    })

    test('a swipe to the left is the next clock, to the right the one before', async ({ page }) => {
      await page.goto('/25-04-05')
      await page.locator(tools).waitFor()
      await swipe(page, -90)
      await expect(page).toHaveURL('/25-04-06')
      await page.locator(tools).waitFor()
      await swipe(page, 90)
      await expect(page).toHaveURL('/25-04-05')
      await swipe(page, 40)
      await expect(page).toHaveURL('/25-04-05')
    })

    test('I opens the information, which Escape closes', async ({ page }) => {
      await page.goto('/25-04-13')
      await page.locator(tools).waitFor()
      await page.keyboard.press('i')
      const sheet = page.getByRole('dialog', { name: 'Orange' })
      await expect(sheet).toContainText('#13')
      await expect(sheet).toContainText('13 April 2025')
      await expect(sheet).toContainText('The segments taken out of the orange')
      await expect(sheet).toContainText('palapeli-data 22.12.3 (Debian)')
      await expect(sheet.getByRole('link', { name: 'OFL-1.1' })).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(sheet).toContainText("import Clock from '@found-time/clocks-2025-04/25-04-13'")
      await expect(sheet).toContainText('<iframe src="https://found-time.example/25-04-13?ui=0"')
      await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL('/25-04-13')
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL('/25-04-13')
    })

    test('the question mark lists the keys', async ({ page }) => {
      await page.goto('/25-04-13')
      await page.locator(tools).waitFor()
      await page.keyboard.press('?')
      const sheet = page.getByRole('dialog', { name: 'Keys' })
      await expect(sheet).toContainText('The clock before, the clock after')
      await sheet.getByRole('button', { name: 'Close' }).click()
      await expect(sheet).toBeHidden()
    })
  })
}

test('nothing lies over the art until the visitor moves, and the tools go after them', async ({ page }) => {
  await page.clock.install()
  await page.goto('/25-04-13')
  await page.locator(tools).waitFor({ state: 'attached' })
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.clock.runFor(2000)
  await expect(page.locator(tools)).toHaveAttribute('data-visible', 'false')
  await expect(page.getByRole('status')).toHaveText('')
  await page.mouse.move(300, 300)
  await expect(page.locator(tools)).toHaveAttribute('data-visible', 'true')
})

test('Space stops the clock and lets it go on', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-04-13T10:08:30') })
  await page.goto('/25-04-13')
  await page.locator(tools).waitFor()
  await expect(page.locator(time)).toHaveAttribute('datetime', '10:08')
  await page.keyboard.press(' ')
  await expect(page.getByRole('status')).toHaveText('Paused')
  await page.clock.runFor(120_000)
  await expect(page.locator(time)).toHaveAttribute('datetime', '10:08')
  await page.keyboard.press(' ')
  await expect(page.locator(time)).toHaveAttribute('datetime', '10:10')
})

test('a neighbour is fetched ahead when there is nothing else to do', async ({ page }) => {
  const asked = page.waitForRequest(/\/assets\/25-04-06-.*\.js$/)
  await page.goto('/25-04-05')
  await asked
})

test.describe('the address', () => {
  test('asks for a time, a zone and hours', async ({ page }) => {
    await page.goto('/25-04-13?at=2025-04-13T10:08:42Z&tz=Asia/Kolkata&hour=12&paused')
    await clockShown(page)
    await expect(page.locator(time)).toHaveAttribute('datetime', '15:38')
    await expect(page.locator(time)).toHaveText('3:38 PM')
  })

  test('asks for a time of today that goes on from there', async ({ page }) => {
    await page.clock.install({ time: new Date('2025-06-01T20:00:00') })
    await page.goto('/25-04-13?at=10:08:30')
    await clockShown(page)
    await expect(page.locator(time)).toHaveAttribute('datetime', '10:08')
    await page.clock.runFor(60_000)
    await expect(page.locator(time)).toHaveAttribute('datetime', '10:09')
  })

  test('asks for the clock alone, in anybody’s frame', async ({ page }) => {
    const response = await page.goto('/25-04-13?ui=0')
    expect(response?.headers()['content-security-policy']).toBe('frame-ancestors *')
    await clockShown(page)
    await page.mouse.move(300, 300)
    await expect(page.locator('nav')).toHaveCount(0)
    await expect(page.locator(tools)).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/25-04-13?ui=0')
  })

  test('lets nobody else frame the whole page', async ({ page }) => {
    const response = await page.goto('/25-04-13')
    expect(response?.headers()['content-security-policy']).toBe("frame-ancestors 'self'")
  })

  test('asks for nothing behind the art', async ({ page }) => {
    await page.goto('/25-04-13?ui=0&bg=transparent')
    await clockShown(page)
    for (const selector of ['html', 'body', '.ftf-screen'])
      await expect(page.locator(selector)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(page.locator('.ftf-overlay')).toHaveCount(0)
  })

  test('is told what it said that is not understood, and shows the clock all the same', async ({ page }) => {
    await page.goto('/25-04-13?tz=Mars/Base&hour=13')
    await clockShown(page)
    await expect(page.getByRole('status')).toHaveText(
      'tz=Mars/Base is not understood: zones look like Asia/Tokyo. hour=13 is not understood: it is 12 or 24.',
    )
  })

  test('is told of a time that the zone skips', async ({ page }) => {
    await page.goto('/25-04-13?at=2025-03-30T02:30&tz=Europe/Berlin')
    await clockShown(page)
    await expect(page.getByRole('status')).toHaveText('Europe/Berlin skips 02:30 on 2025-03-30.')
  })
})

test.describe('ambient', () => {
  test('is one key: the whole screen, awake, without a cursor, and it can be left', async ({ page }) => {
    await page.goto('/25-04-13')
    await page.locator(tools).waitFor()
    await page.keyboard.press('a')
    await expect(page).toHaveURL('/25-04-13?ambient')
    await expect(page.getByRole('status')).toContainText('Ambient. The screen')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    await expect(page.locator('.ftf-screen')).toHaveCSS('cursor', 'none')
    await expect(page.locator('[data-found-time=stage]')).toHaveCSS('cursor', 'none')
    await page.keyboard.press('a')
    await expect(page).toHaveURL('/25-04-13')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)
  })

  test('says why the screen may sleep', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.wakeLock.request = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await page.goto('/25-04-13?ambient')
    await expect(page.getByRole('status')).toContainText('The screen may sleep: the system saves power.')
  })

  test('says so where the screen cannot be filled', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: undefined }))
    await page.goto('/25-04-13?ambient')
    await expect(page.getByRole('status')).toContainText('Added to your home screen, the site has it whole.')
  })

  test('moves the art every minute and dims it when asked', async ({ page }) => {
    await page.clock.install({ time: new Date('2025-04-13T10:08:30') })
    await page.goto('/25-04-13?ambient')
    await page.locator(tools).waitFor({ state: 'attached' })
    const drift = () =>
      page.locator('.ftf-screen').evaluate((screen) => (screen as HTMLElement).style.cssText)
    const before = await drift()
    await page.clock.runFor(60_000)
    expect(await drift()).not.toBe(before)
    await page.keyboard.press('d')
    await expect(page.locator('.ftf-screen[data-dim]')).toBeAttached()
  })

  test('shuffles every ten minutes when asked, and takes along what else the address asks for', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2025-04-13T10:08:30') })
    await page.goto('/25-04-13?tz=Asia/Tokyo&ambient=shuffle')
    await page.locator(tools).waitFor({ state: 'attached' })
    await page.clock.runFor(91_000)
    await expect(page).toHaveURL(/\/(?!25-04-13)25-\d\d-\d\d\?tz=Asia\/Tokyo&ambient=shuffle$/)
  })
})

test('today becomes another clock at local midnight by itself', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-04-13T23:59:30') })
  await page.goto('/today')
  await clockShown(page)
  await expect(page.locator('[class^=ft-25-04-13]').first()).toBeAttached()
  await page.clock.runFor(31_000)
  await expect(page.locator('[class^=ft-25-04-14]').first()).toBeAttached()
  await expect(page.locator(time)).toHaveAttribute('datetime', '00:00')
})

test('a clock that does not come leaves its poster, the plain time and the error', async ({
  page,
  quiet,
}) => {
  await page.route(/\/assets\/25-04-13-.*\.js$/, (route) => route.abort())
  await page.clock.setFixedTime('2025-04-13T10:08:00')
  await page.goto('/25-04-13')
  await expect(page.getByRole('alert')).toContainText('Failed to load clock: ')
  await expect(page.locator('time')).toHaveText('10:08')
  const poster = page.locator('img.ftf-poster')
  await expect(poster).toHaveAttribute('src', '/posters/25-04-13.jpg')
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  quiet.length = 0
})

test('every clock has a poster, small and large, a JSON, an oEmbed and linked data', async ({ request }) => {
  const [[date = '', title] = []] = CLOCKS
  for (const [day] of CLOCKS) {
    for (const file of [
      `/posters/${day}.jpg`,
      `/posters/${day}.webp`,
      `/api/v1/clocks/${day}.json`,
      `/oembed/${day}.json`,
    ])
      expect((await request.head(file)).status(), file).toBe(200)
  }
  const clock = await (await request.get(`/api/v1/clocks/${date}.json`)).json()
  expect(clock).toMatchObject({ version: 1, date, title, number: 1, package: '@found-time/clocks-2025-04' })
  const html = await (await request.get(`/${date}`)).text()
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'VisualArtwork',
    name: title,
    datePublished: '2025-04-01',
  })
  const oembed = await (await request.get(`/oembed/${date}.json`)).json()
  expect(oembed).toMatchObject({ version: '1.0', type: 'rich', width: 960, height: 600 })
  expect(oembed.html).toContain(`/${date}?ui=0`)
})

test('a clock’s scripts and files are sent for with its page, not one after another', async ({ request }) => {
  const html = await (await request.get('/25-04-13')).text()
  const ahead = [
    ...html.matchAll(/<link rel="(?:modulepreload" data-clock|preload" fetchpriority="low")[^>]*>/g),
  ]
  const names = ahead.map(([link]) => /assets\/([\w-]+)-[\w-]{8}\./.exec(link)?.[1])
  expect(names).toEqual(
    expect.arrayContaining(['25-04-13', 'clocks-2025-04', 'hosted-clock', 'rind', 'segments', 'shrikhand']),
  )
  const months = names.filter((name) => name?.startsWith('clocks-'))
  expect(months).toEqual(['clocks-2025-04'])
})
