/** What an importer gets works in pages that are hard on it: the installed tarballs, without a bundler. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { Outsider } from '../outsider.ts'

let outsider: Outsider
let address: string
let importMap: string

test.beforeAll(async () => {
  outsider = await Outsider.install('plain-html')
  address = await outsider.serve()
  const page = await readFile(path.join(outsider.folder, 'index.html'), 'utf8')
  importMap = /<script type="importmap">(.*?)<\/script>/s.exec(page)![1]!
})
test.afterAll(() => outsider.leave())

const ORANGE = 'src-date="25-04-13" time-zone="UTC" at="2025-04-13T10:08:00Z" paused'
const SIZE = 'width:480px;height:300px'

interface Options {
  readonly head?: string
  /** Of the `Content-Security-Policy` header; the page's own scripts carry the nonce `n`. */
  readonly policy?: string
  readonly imports?: string
}

/** Opens a page with the element's script, complaining about every console message and error. */
async function open(
  page: Page,
  body: string,
  { head = '', policy, imports = importMap }: Options = {},
): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.route(`${address}hard.html`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `<!doctype html><link rel="icon" href="data:,">
        <script type="importmap" nonce="n">${imports}</script>
        <script type="module" nonce="n">import '@found-time/clock-element'</script>
        ${head}${body}`,
    }),
  )
  await page.goto(`${address}hard.html`)
  return complaints
}

const stages = (place: Page | Locator) => place.locator('[data-found-time=stage][data-ready]')
const times = (place: Page | Locator) => place.locator('time[data-found-time]')

test.describe('<found-time-clock>', () => {
  test('works twice on a page, in two zones, and inside somebody’s shadow root', async ({ page }) => {
    const complaints = await open(
      page,
      `<found-time-clock ${ORANGE}></found-time-clock>
       <found-time-clock src-date="25-04-13" time-zone="Asia/Tokyo" at="2025-04-13T10:08:00Z" paused
         hour-cycle="12">
       </found-time-clock>
       <div id="host"></div>`,
    )
    await expect(stages(page)).toHaveCount(2)
    await expect(times(page).nth(0)).toHaveText('10:08')
    await expect(times(page).nth(1)).toHaveText('7:08 PM')
    await page.evaluate((attributes) => {
      const shadow = document.querySelector('#host')!.attachShadow({ mode: 'open' })
      shadow.innerHTML = `<found-time-clock ${attributes}></found-time-clock>`
    }, ORANGE)
    const inside = page.locator('#host')
    await expect(times(inside)).toHaveText('10:08')
    await expect(stages(inside)).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('works under a strict Content-Security-Policy', async ({ page }) => {
    const complaints = await open(page, `<found-time-clock ${ORANGE}></found-time-clock>`, {
      policy: `default-src 'none'; script-src 'self' 'nonce-n'; img-src 'self' data:; font-src 'self'; style-src 'none'; require-trusted-types-for 'script'`,
    })
    await expect(stages(page)).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('loads only the month it shows, tells when the clock is in, and follows its attributes', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await open(
      page,
      `<script nonce="n">document.addEventListener('load', ({ target }) => target.localName && (globalThis.said = target.localName), true)</script>
       <found-time-clock ${ORANGE}></found-time-clock>`,
    )
    await expect(stages(page)).toBeVisible()
    expect(await page.evaluate('said')).toBe('found-time-clock')
    expect(fetched.filter((url) => /clocks-2025-05/.test(url))).toEqual([])
    expect(fetched.filter((url) => /clocks-2025-04\/dist\/(?!25-04-13\/)\d/.test(url))).toEqual([])

    await expect(times(page)).toHaveText('10:08')
    const set = (name: string, value: string) =>
      page
        .locator('found-time-clock')
        .evaluate((element, [key = '', text = '']) => element.setAttribute(key, text), [name, value])
    await set('at', '2025-04-13T23:59:59Z')
    await expect(times(page)).toHaveText('23:59')
    await set('hour-cycle', '12')
    await expect(times(page)).toHaveText('11:59 PM')
    await set('time-zone', 'Asia/Kolkata')
    await expect(times(page)).toHaveText('5:29 AM')
    await set('src-date', '25-05-01')
    await expect(page.locator('[class^=ft-25-05-01]').first()).toBeAttached()
    await expect(page.locator('[class^=ft-25-04-13]')).toHaveCount(0)
    await expect(times(page)).toHaveText('5:29 AM')
  })

  test('says what is wrong with its attributes, and is well again when they are mended', async ({ page }) => {
    const wrong = [
      ['src-date="25-04-31"', 'There is no clock of 25-04-31 in this version of @found-time/clock-element.'],
      ['src-date="24-01-01"', 'There is no clock of 24-01-01 in this version of @found-time/clock-element.'],
      ['src-date="tomorrow"', 'src-date is "tomorrow". Dates look like 25-04-13.'],
      ['', 'src-date is missing. Give it the date of a clock, like 25-04-13.'],
      [
        'src-date="25-04-13" time-zone="Mars/Base"',
        'time-zone is "Mars/Base", which this browser does not know. Zones look like Asia/Tokyo.',
      ],
    ] as const
    await open(
      page,
      `<script nonce="n">
        said = {}
        addEventListener('error', ({ target, message }) => (said[target.id] = message), true)
       </script>
       ${wrong.map(([attributes], index) => `<found-time-clock id="${index}" ${attributes}></found-time-clock>`).join('')}`,
    )
    const clocks = page.locator('found-time-clock')
    for (const [index, [, message]] of wrong.entries()) await expect(clocks.nth(index)).toContainText(message)
    expect(await page.evaluate('said')).toEqual({
      ...wrong.map(([, message]) => `found-time-clock: ${message}`),
    })
    await clocks.evaluateAll((elements) => {
      for (const element of elements) {
        element.setAttribute('time-zone', 'UTC')
        element.setAttribute('src-date', '25-04-13')
      }
    })
    for (const [index, [attributes, message]] of wrong.entries()) {
      await expect(stages(clocks.nth(index)), attributes).toBeVisible()
      await expect(clocks.nth(index)).not.toContainText(message)
    }
  })

  test('leaves nothing behind when it is removed, and comes back when it is put back', async ({ page }) => {
    await page.addInitScript(() => {
      const frames = new Set<number>()
      const ask = requestAnimationFrame
      const cancel = cancelAnimationFrame
      window.requestAnimationFrame = (callback) => {
        const id = ask((now) => {
          frames.delete(id)
          callback(now)
        })
        frames.add(id)
        return id
      }
      window.cancelAnimationFrame = (id) => {
        frames.delete(id)
        cancel(id)
      }
      Object.assign(window, { waitingFrames: () => frames.size })
    })
    await open(page, '<found-time-clock src-date="25-04-13"></found-time-clock>')
    await expect(stages(page)).toBeVisible()
    await page.evaluate(() => {
      const element = document.querySelector('found-time-clock')!
      Object.assign(window, { removed: element })
      element.remove()
    })
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { removed, waitingFrames } = window as unknown as {
            removed: Element
            waitingFrames(): number
          }
          return {
            inside: removed.shadowRoot!.childElementCount,
            sheets: removed.shadowRoot!.adoptedStyleSheets.length,
            faces: [...document.fonts].length,
            frames: waitingFrames(),
          }
        }),
      )
      .toEqual({ inside: 0, sheets: 0, faces: 0, frames: 0 })
    await page.evaluate(() => document.body.append((window as unknown as { removed: Element }).removed))
    await expect(stages(page)).toBeVisible()
  })
})

test.describe('a clock', () => {
  test('may stand in a box of no size, fills it when it gets one, and looks the same under hostile rules of the page', async ({
    page,
  }) => {
    const place = 'position:absolute;inset:0 auto auto 0'
    const complaints = await open(
      page,
      `<found-time-clock id="sized" ${ORANGE} style="${SIZE};${place}"></found-time-clock>
       <found-time-clock id="box" ${ORANGE} style="width:0;height:0;${place}"></found-time-clock>`,
    )
    const sized = page.locator('#sized')
    const box = page.locator('#box')
    const give = (style: string) =>
      box.evaluate((element, given) => element.setAttribute('style', given), `${style};${place}`)
    await expect(stages(sized)).toBeVisible()
    const fresh = await stages(sized).screenshot()
    await expect(times(box)).toHaveText('10:08')
    await sized.evaluate((element) => element.remove())
    await give('width:300px;height:480px')
    await expect(stages(box)).toBeVisible()
    await give(SIZE)
    await expect.poll(async () => (await stages(box).screenshot()).equals(fresh)).toBe(true)
    expect(complaints).toEqual([])

    await page.addStyleTag({
      content: `* { color: red !important; background: lime !important; font: 40px serif !important;
        display: inline !important; transform: none !important; padding: 0 !important; line-height: 3 !important;
        box-sizing: content-box !important; letter-spacing: 1em !important }`,
    })
    expect((await stages(box).screenshot()).equals(fresh)).toBe(true)
  })

  test('that is mounted in a hidden document shows the right time when it is seen', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2025-04-13T10:08:00Z'))
    await page.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    })
    await open(page, `<found-time-clock src-date="25-04-13" time-zone="UTC"></found-time-clock>`)
    await expect(times(page)).toHaveText('10:08')
    await page.clock.setFixedTime(new Date('2025-04-13T14:31:00Z'))
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
      Object.defineProperty(document, 'hidden', { value: false, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(times(page)).toHaveText('14:31')
  })

  test('in React keeps its stage whole under hostile rules of the page', async ({ page }) => {
    await open(
      page,
      `<div id="box" style="width:480px!important;height:300px!important;display:block!important"></div>
       <script type="module" nonce="n">
         import { ClockHost, fixedTime } from '@found-time/clock-runtime'
         import { clocks } from '@found-time/clocks-2025-04'
         import { createElement } from 'react'
         import { createRoot } from 'react-dom/client'
         const { default: Clock } = await clocks['25-04-13']()
         const source = fixedTime(Date.UTC(2025, 3, 13, 10, 8))
         const host = createElement(ClockHost, { source, timeZone: 'UTC' }, createElement(Clock))
         createRoot(document.querySelector('#box')).render(host)
       </script>`,
      {
        head: `<style>* { margin: 9px !important; padding: 9px !important; border: 5px solid red !important; display: inline !important; position: static !important; overflow: visible !important; width: auto !important }</style>`,
      },
    )
    await expect(stages(page)).toBeVisible()
    const box = await page
      .locator('#box')
      .evaluate((element) => [element.clientWidth - 18, element.clientHeight - 18])
    expect(await stages(page).evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual(box)
    await expect(times(page)).toHaveText('10:08')
  })
})

test.describe('with its packages on another origin, a clock', () => {
  // Something may still be on its way through the route when a test has seen enough.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

  /** Opens the page, with everything from there; what may be read of it by other origins is told so. */
  async function openFromAfar(page: Page, mayBeRead: RegExp) {
    const elsewhere = address.replace('127.0.0.1', 'localhost')
    await page.route(`${elsewhere}**`, async (route) => {
      const response = await route.fetch()
      // Without the header Playwright would give its leave.
      const leave = mayBeRead.test(route.request().url()) ? '*' : 'https://somebody-else.example'
      const headers = { ...response.headers(), 'access-control-allow-origin': leave }
      await route.fulfill({ response, headers })
    })
    const imports = importMap.replaceAll('./node_modules/', `${elsewhere}node_modules/`)
    return open(page, `<found-time-clock ${ORANGE}></found-time-clock>`, { imports })
  }
  const faces = (page: Page) => page.evaluate(() => [...document.fonts].map(({ status }) => status))

  test('is whole where they may be read', async ({ page }) => {
    const complaints = await openFromAfar(page, /./)
    await expect(stages(page)).toBeVisible()
    await expect(times(page)).toHaveText('10:08')
    expect(await faces(page)).toEqual(['loaded'])
    expect(complaints).toEqual([])
  })

  test('shows its pictures, without its typeface, where only scripts may be read', async ({ page }) => {
    const pictures = new Set<string>()
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('.webp')) pictures.add(path.basename(request.url()))
    })
    await openFromAfar(page, /\.js$/)
    await expect(stages(page)).toBeVisible()
    await expect(times(page)).toHaveText('10:08')
    expect(await faces(page)).toEqual(['error'])
    expect([...pictures].sort()).toEqual(['rind.webp', 'segments.webp', 'spent.webp'])
  })
})

test('without a DOM, a month tells its dates, readings and credits', async () => {
  const { stdout } = await outsider.run(
    'node',
    '--input-type=module',
    '--eval',
    `import { clocks } from '@found-time/clocks-2025-04'
     import { notes } from '@found-time/clocks-2025-04/notes'
     const dates = Object.keys(clocks)
     console.log(JSON.stringify([dates.length, dates[12], notes['25-04-13'].credits[0].licence, Object.keys(notes).length]))`,
  )
  expect(JSON.parse(stdout)).toEqual([30, '25-04-13', 'public domain', 30])
})
