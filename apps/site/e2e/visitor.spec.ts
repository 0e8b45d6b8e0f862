/** What a visitor may ask of a clock page, by hand and by its address. */
import { test as base } from '@playwright/test'
import {
  CLOCKS,
  clockShown,
  DESKTOP,
  expect,
  PHONE,
  standAt,
  standingClockShown,
  swipe,
  test,
  touch,
} from './support'

const time = '[data-found-time="stage"] time'
const tools = '.ftf-tools'

test('the arrow keys and swipes lead to the neighbours, which are fetched ahead, Home and Escape to the list', async ({
  page,
}) => {
  await test.step('a neighbour is fetched when there is nothing else to do', async () => {
    const asked = page.waitForRequest(/\/assets\/25-04-06-.*\.js$/)
    await page.goto('/25-04-05')
    await asked
  })

  await test.step('keys', async () => {
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

  await test.step('to the left is the next clock, to the right the one before', async () => {
    await page.setViewportSize(PHONE)
    await page.goBack()
    await page.locator(tools).waitFor()
    await swipe(page, -90)
    await expect(page).toHaveURL('/25-04-06')
    await page.locator(tools).waitFor()
    await swipe(page, 90)
    await expect(page).toHaveURL('/25-04-05')
    await page.locator(tools).waitFor()
    await swipe(page, 40) // too short
    await swipe(page, 90, 10) // the system’s own, from the edge of the screen
    await swipe(page, -90, 385)
    await page.evaluate(() =>
      Object.defineProperty(visualViewport, 'scale', { value: 2, configurable: true }),
    )
    await swipe(page, 90) // a page that was enlarged is moved about
    await page.evaluate(() => Object.defineProperty(visualViewport, 'scale', { value: 1 }))
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/25-04-06')
  })
})

test('nothing lies over the art until the visitor moves; Space stops the clock, I and the question mark open sheets', async ({
  page,
}) => {
  await standAt(page, '2025-04-13T10:08:30')
  await page.goto('/25-04-13')
  await standingClockShown(page)
  const said = page.getByRole('status')

  await test.step('the tools go after the visitor', async () => {
    await page.clock.runFor(2000)
    await expect(page.locator(tools)).toHaveAttribute('data-visible', 'false')
    await expect(said).toHaveText('')
    await touch(page)
    await page.clock.runFor(2900)
    await expect(page.locator(tools)).toHaveAttribute('data-visible', 'true')
    await page.clock.runFor(200)
    await expect(page.locator(tools)).toHaveAttribute('data-visible', 'false')
    await page.mouse.move(300, 300)
    await expect(page.locator(tools)).toHaveAttribute('data-visible', 'true')
  })

  await test.step('Space stops the clock and lets it go on', async () => {
    await expect(page.locator(time)).toHaveAttribute('datetime', '10:08')
    await page.keyboard.press(' ')
    await expect(said).toHaveText('Paused')
    await page.clock.runFor(120_000)
    await expect(said).toHaveText('')
    await expect(page.locator(time)).toHaveAttribute('datetime', '10:08')
    await page.keyboard.press(' ')
    await expect(page.locator(time)).toHaveAttribute('datetime', '10:10')
  })

  for (const viewport of [DESKTOP, PHONE]) {
    await test.step(`I opens the information, which Escape closes, at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
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

    await test.step(`the question mark lists the keys, at ${viewport.width} px`, async () => {
      await page.keyboard.press('?')
      const sheet = page.getByRole('dialog', { name: 'Keys' })
      await expect(sheet).toContainText('The clock before, the clock after')
      await sheet.getByRole('button', { name: 'Close' }).click()
      await expect(sheet).toBeHidden()
    })
  }
})

test('the address asks for another clock every ten minutes, for a time, a zone and hours, and for the clock alone', async ({
  page,
}) => {
  await standAt(page, '2025-06-01T20:08:30')

  await test.step('another clock every ten minutes, which takes along what else is asked for and is no step of its own on the way back', async () => {
    await page.goto('/25-04-13?tz=Asia/Tokyo&ambient=shuffle')
    await standingClockShown(page)
    const steps = await page.evaluate(() => window.history.length)
    await page.clock.runFor(91_000) // past the next ten minutes
    await expect(page).toHaveURL(/\/(?!25-04-13)25-\d\d-\d\d\?tz=Asia\/Tokyo&ambient=shuffle$/)
    expect(await page.evaluate(() => window.history.length)).toBe(steps)
  })

  await test.step('a time, a zone and hours', async () => {
    await page.goto('/25-04-13?at=2025-04-13T10:08:42Z&tz=Asia/Kolkata&hour=12&paused')
    await clockShown(page)
    await expect(page.locator(time)).toHaveAttribute('datetime', '15:38')
    await expect(page.locator(time)).toHaveText('3:38 PM')
  })

  await test.step('a time of today that goes on from there', async () => {
    await page.goto('/25-04-13?at=10:08:30')
    await clockShown(page)
    await expect(page.locator(time)).toHaveAttribute('datetime', '10:08')
    await page.clock.runFor(60_000)
    await expect(page.locator(time)).toHaveAttribute('datetime', '10:09')
  })

  await test.step('the clock alone, in anybody’s frame, and nothing behind the art', async () => {
    const response = await page.goto('/25-04-13?ui=0&bg=transparent')
    expect(response?.headers()['content-security-policy']).toBe('frame-ancestors *')
    await clockShown(page)
    await page.mouse.move(300, 300)
    await page.clock.runFor(2000) // in which tools would come
    await expect(page.locator('nav')).toHaveCount(0)
    await expect(page.locator(tools)).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/25-04-13?ui=0&bg=transparent')
    for (const selector of ['html', 'body', '.ftf-screen'])
      await expect(page.locator(selector)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(page.locator('.ftf-overlay')).toHaveCount(0)
  })
})

test.describe('ambient', () => {
  test('is one key: the whole screen, awake, without a cursor, art that moves every minute and is dimmed when asked, and it can be left', async ({
    page,
  }) => {
    await standAt(page, '2025-04-13T10:08:30')
    await page.goto('/25-04-13')
    await standingClockShown(page)
    await page.keyboard.press('a')
    await expect(page).toHaveURL('/25-04-13?ambient')
    await expect(page.getByRole('status')).toContainText('Ambient. The screen')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    const drift = () =>
      page.locator('.ftf-screen').evaluate((screen) => (screen as HTMLElement).style.cssText)
    const before = await drift()
    await page.clock.runFor(60_000)
    await expect.poll(drift).not.toBe(before)
    await expect(page.locator('.ftf-screen')).toHaveCSS('cursor', 'none')
    await expect(page.locator('[data-found-time=stage]')).toHaveCSS('cursor', 'none')
    await page.keyboard.press('d')
    await expect(page.locator('.ftf-screen[data-dim]')).toBeAttached()
    await page.keyboard.press('a')
    await expect(page).toHaveURL('/25-04-13')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)
  })

  test('says why the screen may sleep and that it cannot be filled, and speaks of touch where there are no keys', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.wakeLock.request = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      Object.defineProperty(document, 'fullscreenEnabled', { value: undefined })
      const { matchMedia } = window
      window.matchMedia = (query) =>
        matchMedia(query.replace('any-hover: hover', 'any-hover: none and not all'))
    })
    await standAt(page, '2025-04-13T10:08:30') // what is said stays
    await page.goto('/25-04-13?ambient')
    await standingClockShown(page)
    const said = page.getByRole('status').filter({ hasText: 'Ambient.' })
    await expect(said).toContainText('The screen may sleep: the system saves power.')
    await expect(said).toContainText('Added to your home screen, the site has it whole.')
    await expect(said).toContainText('Touch the clock for its controls: shuffle, dim, end.')
    await expect(said).not.toContainText('S shuffles')
  })
})

base('every clock has a poster, small and large, a JSON, an oEmbed and linked data', async ({ request }) => {
  const [[date = '', title] = []] = CLOCKS
  for (const [day] of CLOCKS) {
    const files = [
      `/posters/${day}.jpg`,
      `/posters/${day}.webp`,
      `/api/v1/clocks/${day}.json`,
      `/oembed/${day}.json`,
    ]
    const answers = await Promise.all(files.map((file) => request.head(file)))
    for (const [place, file] of files.entries()) expect(answers[place]?.status(), file).toBe(200)
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

base('a clock’s scripts and files are sent for with its page, not one after another', async ({ request }) => {
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
