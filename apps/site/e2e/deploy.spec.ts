/**
 * A deploy takes nothing from a returning visitor: the next page is the new one, what was opened is there without a
 * network, and files that did not change keep their names.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { ClockLists } from '../service-worker/site-files'
import { build, CLOCK, current, Host, hashedFiles, TITLE } from './deploys'
import { CLOCKS, clockShown, paperShown, savingData, standAt, standingClockShown } from './support'
import { allKept, buildOf, held, kept, keptFiles, openedClocks } from './worker-caches'

test.use({ serviceWorkers: 'allow' })

let host: Host
test.beforeEach(() => {
  host = new Host()
})
test.afterEach(() => host.end())

/** A browser that has no service workers. */
const withoutWorker = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })
  })

/** Opens a clock and waits until the worker has all its files. */
async function openAndKeep(page: Page, address: string, date: string) {
  await page.goto(`${address}/${date}`)
  await clockShown(page)
  await kept(page, date)
}

/** The names of files that one site has and another has not. */
async function renamed(from: string, to: string) {
  const before = await hashedFiles(from)
  return (await hashedFiles(to)).filter((name) => !before.includes(name))
}

test('a clock that changed renames its script and its month, and no other clock and no other month', async () => {
  test.setTimeout(600_000) // a site of all clocks is bundled
  const remade = await build('remade-names', { titles: TITLE, changes: [CLOCK], bundleOnly: true })
  const ofClocks = (await renamed(current, remade)).filter((name) => /^(\d\d-|clocks-)/.test(name))
  expect(ofClocks.map((name) => name.slice(0, name.lastIndexOf('-', name.length - 9)))).toEqual([
    '25-04-13',
    'clocks-2025-04',
  ])
})

test.describe('in a site of a dozen clocks', () => {
  /** Of two months. The last is today's: the day has none of its own. */
  const DATES = ['09', '10', '11', '12', '13', '14']
    .map((day) => `25-04-${day}`)
    .concat(['03', '04', '05', '06', '07', '08'].map((day) => `25-05-${day}`))

  let before: string
  /** Before the last clock was published. */
  let earlier: string
  /** After a title was changed. */
  let titled: string
  /** After that title and a clock's script were changed. */
  let remade: string
  test.beforeAll(async () => {
    test.setTimeout(600_000) // four sites are built
    earlier = await build('earlier', { dates: DATES.slice(0, -1) })
    before = await build('before', { dates: DATES })
    titled = await build('titled', { dates: DATES, titles: TITLE })
    remade = await build('remade', { dates: DATES, titles: TITLE, changes: [CLOCK] })
  })

  test.beforeEach(() => host.deploy(before))

  test.describe('left open', () => {
    /** As on a machine that draws no picture in between. */
    const pass = async (page: Page, minutes: number) => {
      for (let minute = 0; minute < minutes; minute++) await page.clock.fastForward(60_000)
    }

    for (const [when, minutesUntil] of [
      ['before midnight', 5],
      ['after midnight', 21],
    ] as const) {
      test(`today becomes a clock that was published ${when}, at midnight or soon after, without a touch`, async ({
        page,
      }) => {
        await withoutWorker(page)
        await host.deploy(earlier)
        await standAt(page, '2025-05-07T23:40:00')
        await page.goto(`${host.address}/today`)
        await standingClockShown(page)
        const controls = page.getByRole('navigation', { name: 'Clocks' })
        await expect(controls).toContainText('5/7/2025')
        await pass(page, minutesUntil)
        const asked = page.waitForResponse(`${host.address}/api/v1/latest.json`)
        await host.deploy(before)
        const anew = page.waitForEvent('domcontentloaded')
        await pass(page, 10)
        await asked
        await pass(page, 10)
        await anew
        await standingClockShown(page)
        await expect(controls).toContainText('5/8/2025')
      })
    }

    /** Notes what a page asks for. Returns how to wait until all of it has been answered, or has failed. */
    const noteAsked = (page: Page) => {
      const open = new Set<unknown>()
      page.on('request', (request) => open.add(request))
      page.on('requestfinished', (request) => open.delete(request))
      page.on('requestfailed', (request) => open.delete(request))
      return async () => {
        await expect.poll(() => open.size).toBe(0)
        await page.evaluate(() => new Promise((seen) => queueMicrotask(() => seen(undefined))))
      }
    }

    test('over two midnights without a network it shows poster and time, and the clock within two minutes of the network', async ({
      page,
    }) => {
      await withoutWorker(page)
      const answered = noteAsked(page)
      await standAt(page, '2025-05-06T23:50:00')
      await page.goto(`${host.address}/today`)
      await standingClockShown(page)
      host.cut()
      await pass(page, 11)
      await page.clock.fastForward(24 * 3_600_000)
      await pass(page, 10)
      await expect(page.getByRole('alert')).toHaveText(/^Failed to load clock for 25-05-08: /)
      await expect(page.locator('main time')).toHaveText('00:11')
      await answered() // what was asked for without a network is asked for again by the time it failed at
      await host.deploy(before)
      const anew = page.waitForEvent('domcontentloaded')
      await pass(page, 2)
      await anew
      await standingClockShown(page)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    test('shuffled without a network it chooses among the clocks that are there', async ({ page }) => {
      await withoutWorker(page)
      await standAt(page, '2025-05-06T20:05:00')
      for (const date of ['25-05-04', '25-05-06']) {
        await page.goto(`${host.address}/${date}`)
        await standingClockShown(page)
      }
      await page.goto(`${host.address}/25-04-13?ambient=shuffle`)
      await standingClockShown(page)
      host.cut()
      for (let times = 0; times < 6; times++) {
        await pass(page, 10)
        await standingClockShown(page)
        await expect(page.getByRole('alert')).toHaveCount(0)
      }
    })
  })

  test('a title that changed renames one file, and no month, no clock and no page’s script', async () => {
    expect((await renamed(before, titled)).map((name) => name.replace(/-.{8}\.json$/, ''))).toEqual([
      'catalogue',
    ])
  })

  test('without a network, or with a server that fails, what was opened is there; after a deploy the first page is new', async ({
    page,
  }) => {
    await page.goto(host.address)
    await held(page)
    await expect(page.getByRole('link', { name: 'Orange' })).toBeVisible()
    const first = await buildOf(page)
    await openAndKeep(page, host.address, '25-04-13')

    await test.step('a server that answers with an error is no network: the clock is there', async () => {
      host.fail(503)
      await page.goto(`${host.address}/25-04-13`)
      await clockShown(page)
    })

    await test.step('before a deploy, or after one that was not seen, by its address, from the list, and as today', async () => {
      await host.deploy(remade)
      host.cut()
      await page.goto(`${host.address}/25-04-13`)
      await clockShown(page)
      await page.goto(host.address)
      await page.getByRole('link', { name: 'Orange' }).click()
      await clockShown(page)
      await page.goto(`${host.address}/today`) // never opened: it came with the installation
      await clockShown(page)
    })

    await test.step('the first page after a deploy is the new one, on the list, on a clock and on today', async () => {
      await host.deploy(titled)
      for (const path of ['/today', '/25-04-13', '/']) {
        await page.goto(host.address + path)
        expect(await buildOf(page), path).not.toBe(first)
      }
      await expect(page.getByRole('link', { name: 'Tangerine' })).toBeVisible()
      await page.goto(`${host.address}/25-04-14`)
      await expect(page.getByRole('link', { name: 'Go to previous clock: Tangerine' })).toBeVisible()
    })
  })

  test('every clock that was opened is there without a network after a deploy, and what only the old build needed goes with its last page', async ({
    page,
    context,
  }) => {
    const later = await hashedFiles(remade)
    const home = await readFile(path.join(before, 'build/client/index.html'), 'utf8')
    const gone = (await hashedFiles(before))
      .filter((name) => /^(catalogue|home|root)-/.test(name) && home.includes(name) && !later.includes(name))
      .map((name) => `/assets/${name}`)
    expect(gone).toHaveLength(4) // the page's script, and the way into it

    await test.step('when it was the first page of all', async () => {
      await openAndKeep(page, host.address, '25-05-06')
      await held(page)
      host.cut()
      await page.goto(`${host.address}/25-05-06`)
      await clockShown(page)
      await host.deploy(before)
    })

    await openAndKeep(page, host.address, '25-04-13')
    await page.goto(host.address)
    await held(page)
    await paperShown(page)
    expect(await keptFiles(page)).toEqual(expect.arrayContaining(gone))
    await host.deploy(remade)
    const another = await context.newPage()
    await another.goto(host.address)
    await held(another)
    host.cut()

    await test.step('in a page of the build before, while one of the new build is open', async () => {
      await page.getByRole('link', { name: 'Orange' }).click()
      await clockShown(page)
    })

    await test.step('as soon as the new build’s worker is in charge', async () => {
      await another.goto(`${host.address}/25-04-13`)
      await clockShown(another)
    })

    await test.step('once the last page of the old build has gone, and its files with it', async () => {
      await host.deploy(remade)
      await another.close()
      await page.goto(`${host.address}/about`)
      await held(page)
      // The worker waits a second for each page to say its build: one that is still waking up may be late, and lets
      // the worker clean with the next page. This one says again that it is there, as the next would.
      await expect
        .poll(async () => {
          await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'page-ready' }))
          return (await keptFiles(page)).filter((file) => gone.includes(file))
        })
        .toEqual([])
      host.cut()
      for (const date of ['25-04-13', '25-05-06', 'today']) {
        await page.goto(`${host.address}/${date}`)
        await clockShown(page)
      }
      await page.goto(host.address)
      await page.getByRole('link', { name: 'Tangerine' }).click()
      await clockShown(page)
    })
  })

  test('an open page points at what is gone, and stays; a press on a row opens the clock, and one on a link the page', async ({
    page,
    context,
  }) => {
    const another = await context.newPage()
    for (const open of [page, another]) {
      await withoutWorker(open)
      await open.goto(host.address)
      await paperShown(open) // from then on it listens to what is pointed at
    }
    await host.deploy(remade)
    await page.bringToFront()
    await page.evaluate(() => Object.assign(window, { stays: true }))
    const orange = page.getByRole('link', { name: 'Orange' })
    for (const [link, script] of [
      [orange, 'clocks-2025-04'],
      [page.getByRole('link', { name: 'About' }), 'about'],
      [page.getByRole('link', { name: 'Contact' }), 'contact'],
    ] as const) {
      const missed = page.waitForResponse(
        (response) => response.status() === 404 && response.url().includes(`/assets/${script}-`),
      )
      await link.hover()
      await missed
    }
    await page.getByRole('button', { name: /^title/i }).click() // a reload would come before this is answered
    await expect(page.getByRole('button', { name: /^title/i })).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate('stays')).toBe(true)
    await orange.click()
    await clockShown(page)
    await expect(page).toHaveURL(`${host.address}/25-04-13`)
    await expect(page.getByRole('alert')).toHaveCount(0)

    await another.bringToFront()
    await another.getByRole('link', { name: 'Manifesto' }).click()
    await expect(another).toHaveURL(`${host.address}/manifesto`)
    await expect(another.getByRole('heading', { name: 'Rules of the Office' })).toBeVisible()
  })

  test('where data is to be saved, nothing is fetched for later', async ({ page }) => {
    await savingData(page)
    const served = host.count()
    await page.goto(host.address)
    await paperShown(page)
    // A browser takes up one registration after the other: where this one fails, one before it has been asked for.
    const refused = page.evaluate(() =>
      navigator.serviceWorker.register('/not-there.js').catch(() => 'refused'),
    )
    expect(await refused).toBe('refused')
    expect([...served.keys()]).toContain('/not-there.js')
    expect([...served.keys()]).not.toContain('/sw.js')
  })
})

test.describe('of the site as it is', () => {
  test.beforeEach(() => host.deploy(current))

  /** By date, the files that a clock needs beside those of every page. */
  async function filesOfClocks(): Promise<Partial<Record<string, readonly string[]>>> {
    const names = (await hashedFiles(current)).filter((name) => name.startsWith('clock-files-'))
    const texts = names.map((name) => readFile(path.join(current, 'build/client/assets', name), 'utf8'))
    const clocks = (await Promise.all(texts)).flatMap((text) =>
      Object.entries<ClockLists[string]>(JSON.parse(text)),
    )
    return Object.fromEntries(clocks.map(([date, files]) => [date, Object.keys(files)]))
  }

  test('a first visit fetches 250 kB at most, and today’s clock', async ({ page }) => {
    const served = host.count()
    await page.goto(host.address)
    await held(page)
    const [latest] = CLOCKS.at(-1)!
    const { [latest]: ofToday = [] } = await filesOfClocks()
    expect(ofToday).not.toEqual([])
    await allKept(page, ofToday)
    await clockShown(page) // the front's, which is the last that comes
    const isClocks = (address: string) => /^\/assets\/(\d\d-\d\d-\d\d|clocks-)/.test(address)
    expect(
      [...served.keys()]
        .filter(isClocks)
        .map((address) => address.slice(8, 16))
        .sort(),
    ).toEqual([latest, 'clocks-2'])
    // The picture above the register is the page's own, not for later.
    const isFront = (address: string) => address.endsWith('-front.webp')
    const shell = [...served].filter(([address]) => !ofToday.includes(address) && !isFront(address))
    const bytes = shell.reduce((sum, [, sent]) => sum + sent, 0)
    expect(bytes, `${shell.length} files`).toBeLessThanOrEqual(250_000)
  })

  test('under a small quota the clocks opened last are there, and those opened first are let go', async ({
    page,
    context,
  }) => {
    await page.goto(host.address)
    await held(page)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: host.address, quotaSize: 4_000_000 })
    // The first sixty are more than the quota holds, and stay those that they are.
    const dates = CLOCKS.map(([date]) => date).slice(0, 60)
    expect(dates).toHaveLength(60)
    await page.evaluate(async (dates) => {
      const { active } = await navigator.serviceWorker.ready
      for (const date of dates) active?.postMessage({ type: 'clock-opened', date })
    }, dates)
    await expect
      .poll(async () => (await openedClocks(page)).at(-1), { timeout: 150_000 }) // for sixty clocks
      .toBe(dates.at(-1))
    const opened = await openedClocks(page)
    const [ofClocks, files] = [await filesOfClocks(), await keptFiles(page)]
    const missing = opened.flatMap((date) => ofClocks[date] ?? date).filter((file) => !files.includes(file))
    expect(missing, 'files of clocks that are noted').toEqual([])
    expect(opened.length).toBeGreaterThan(5)
    expect(opened.length).toBeLessThan(dates.length)
    expect(dates.slice(-opened.length)).toEqual(opened)
    host.cut()
    for (const date of opened.slice(-3)) {
      await page.goto(`${host.address}/${date}`)
      await clockShown(page)
    }
  })
})
