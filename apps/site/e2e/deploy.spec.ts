/** A returning visitor across a deploy: the site as it is, then builds of it with one thing changed, at one address. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test'
import { buildAfter, CLOCK, current, Host, hashedFiles, TITLE } from './deploys'
import { CLOCKS, clockShown } from './support'
import { buildOf, held, kept, until } from './worker-caches'

/** A browser that may have been here before the deploy. */
const test = base.extend<{ visitor: BrowserContext }>({
  visitor: async ({ launchOptions }, use) => {
    const profile = await mkdtemp(path.join(tmpdir(), 'found-time-visitor-'))
    const visitor = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      serviceWorkers: 'allow',
    })
    await use(visitor)
    await visitor.close()
    await rm(profile, { recursive: true, force: true })
  },
  page: async ({ visitor }, use) => use(visitor.pages()[0] ?? (await visitor.newPage())),
})

/** The site after a title was changed. */
let titled: string
/** The site after that title and a clock's script were changed. */
let remade: string
test.beforeAll(async () => {
  test.setTimeout(600_000) // two sites are built
  titled = await buildAfter('titled', [TITLE])
  remade = await buildAfter('remade', [TITLE, CLOCK])
})

let host: Host
test.beforeEach(async () => {
  host = new Host()
  await host.deploy(current)
})
test.afterEach(() => host.stop())

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

test('a title that changed renames one file, and no month, no clock and no page’s script', async () => {
  const [before, after] = [await hashedFiles(current), await hashedFiles(titled)]
  const renamed = after.filter((name) => !before.includes(name))
  expect(renamed.map((name) => name.replace(/-.{8}\.json$/, ''))).toEqual(['catalogue'])
})

test('a clock that changed renames its script and its month, and no other clock and no other month', async () => {
  const [before, after] = [await hashedFiles(current), await hashedFiles(remade)]
  const renamed = after.filter((name) => !before.includes(name) && /^(\d\d-|clocks-)/.test(name))
  expect(renamed.map((name) => name.slice(0, name.lastIndexOf('-', name.length - 9)))).toEqual([
    '25-04-13',
    'clocks-2025-04',
  ])
})

test('the first page after a deploy is the new one, on the list, on a clock and on today', async ({
  page,
}) => {
  await page.goto(host.address)
  await held(page)
  await expect(page.getByRole('link', { name: 'Orange' })).toBeVisible()
  const before = await buildOf(page)
  await host.deploy(titled)
  for (const path of ['/today', '/25-04-13', '/']) {
    await page.goto(host.address + path)
    expect(await buildOf(page), path).not.toBe(before)
  }
  await expect(page.getByRole('link', { name: 'Tangerine' })).toBeVisible()
  await page.goto(`${host.address}/25-04-14`)
  await expect(page.getByRole('link', { name: 'Go to previous clock: Tangerine' })).toBeVisible()
})

test('an open page points at a row whose scripts are gone, and stays; a press on it opens the clock', async ({
  page,
}) => {
  await withoutWorker(page)
  await page.goto(host.address)
  await page.waitForLoadState('networkidle')
  await host.deploy(remade)
  await page.evaluate(() => Object.assign(window, { stays: true }))
  const orange = page.getByRole('link', { name: 'Orange' })
  for (const link of [
    orange,
    page.getByRole('link', { name: 'About' }),
    page.getByRole('link', { name: 'Contact' }),
  ]) {
    const missed = page.waitForResponse((response) => response.status() === 404)
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
})

test('an open page goes to another whose script is gone', async ({ page }) => {
  await withoutWorker(page)
  await page.goto(host.address)
  await page.waitForLoadState('networkidle')
  await host.deploy(remade)
  await page.getByRole('link', { name: 'Manifesto' }).click()
  await expect(page).toHaveURL(`${host.address}/manifesto`)
  await expect(page.getByRole('heading', { name: 'Rules of the Office' })).toBeVisible()
})

test.describe('every clock that was opened is there without a network', () => {
  test('before a deploy, by its address, from the list, and as today', async ({ page }) => {
    await page.goto(host.address)
    await held(page)
    await openAndKeep(page, host.address, '25-04-13')
    await host.stop()
    await page.goto(`${host.address}/25-04-13`)
    await clockShown(page)
    await page.goto(host.address)
    await page.getByRole('link', { name: 'Orange' }).click()
    await clockShown(page)
    await page.goto(`${host.address}/today`) // never opened: it came with the installation
    await clockShown(page)
  })

  test('when it was the first page of all', async ({ page }) => {
    await openAndKeep(page, host.address, '25-05-06')
    await held(page)
    await host.stop()
    await page.goto(`${host.address}/25-05-06`)
    await clockShown(page)
  })

  test('after a deploy that was seen, changed or not', async ({ page }) => {
    await page.goto(host.address)
    await held(page)
    await openAndKeep(page, host.address, '25-04-13')
    await openAndKeep(page, host.address, '25-05-06')
    await host.deploy(remade)
    await page.goto(host.address)
    await held(page)
    await host.stop()
    for (const date of ['25-04-13', '25-05-06', 'today']) {
      await page.goto(`${host.address}/${date}`)
      await clockShown(page)
    }
    await page.goto(host.address)
    await page.getByRole('link', { name: 'Tangerine' }).click()
    await clockShown(page)
  })

  test('after a deploy that was not seen', async ({ page }) => {
    await page.goto(host.address)
    await held(page)
    await openAndKeep(page, host.address, '25-04-13')
    await host.deploy(remade)
    await host.stop()
    await page.goto(`${host.address}/25-04-13`)
    await clockShown(page)
  })

  test('in a page of the build before, while one of the new build is open', async ({ page, visitor }) => {
    await page.goto(host.address)
    await held(page)
    await openAndKeep(page, host.address, '25-04-13')
    await page.goto(host.address)
    await host.deploy(remade)
    const another = await visitor.newPage()
    await another.goto(host.address)
    await held(another)
    await host.stop()
    await page.getByRole('link', { name: 'Orange' }).click()
    await clockShown(page)
  })
})

test('what only an old build needed goes when its last page has gone', async ({ page }) => {
  const files = () =>
    page.evaluate(async () =>
      (await (await caches.open('files')).keys()).map(({ url }) => new URL(url).pathname),
    )
  const later = await hashedFiles(remade)
  const gone = (await hashedFiles(current)).filter(
    (name) => /^(catalogue|home|root)-/.test(name) && !later.includes(name),
  )
  expect(gone).toHaveLength(3)
  await page.goto(host.address)
  await held(page)
  expect(await files()).toEqual(expect.arrayContaining(gone.map((name) => `/assets/${name}`)))
  await host.deploy(remade)
  await page.goto(host.address)
  await held(page)
  await page.goto(`${host.address}/about`)
  await expect
    .poll(async () => (await files()).filter((file) => gone.some((name) => file.endsWith(name))))
    .toEqual([])
})

test('a server that answers with an error is no network: the clock is there', async ({ page }) => {
  await page.goto(host.address)
  await held(page)
  await openAndKeep(page, host.address, '25-04-13')
  await host.fail(503)
  await page.goto(`${host.address}/25-04-13`)
  await clockShown(page)
})

test('a first visit fetches 250 kB at most, and today’s clock', async ({ page }) => {
  const served = await host.count()
  await page.goto(host.address)
  await held(page)
  const [latest] = CLOCKS.at(-1)!
  const today = (await hashedFiles(current)).find((name) => name.startsWith(`${latest}-`))
  await until(
    page,
    async (today) => Boolean(await (await caches.open('files')).match(`/assets/${today}`)),
    today,
  )
  await page.waitForLoadState('networkidle')
  const isClocks = (address: string) => /^\/assets\/(\d\d-\d\d-\d\d|clocks-)/.test(address)
  expect(
    [...served.keys()]
      .filter(isClocks)
      .map((address) => address.slice(8, 16))
      .sort(),
  ).toEqual([latest, 'clocks-2'])
  const ofToday = await page.evaluate(async (latest) => {
    const [lists] = (await (await caches.open('files')).keys()).filter(({ url }) => /clock-files-/.test(url))
    return (await (await (await caches.open('files')).match(lists!))!.json())[latest].files as string[]
  }, latest)
  // The picture above the register is the page's own, not for later.
  const isFront = (address: string) => address.endsWith('-front.webp')
  const shell = [...served].filter(([address]) => !ofToday.includes(address) && !isFront(address))
  const bytes = shell.reduce((sum, [, sent]) => sum + sent, 0)
  expect(bytes, `${shell.length} files`).toBeLessThanOrEqual(250_000)
})

test('where data is to be saved, nothing is fetched for later', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const served = await host.count()
  await page.goto(host.address)
  await page.waitForLoadState('networkidle')
  expect([...served.keys()]).not.toContain('/sw.js')
})

test('under a small quota the clocks opened last are there, and those opened first are let go', async ({
  page,
  visitor,
}) => {
  await page.goto(host.address)
  await held(page)
  const cdp = await visitor.newCDPSession(page)
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: host.address, quotaSize: 4_000_000 })
  // The first sixty are more than the quota holds, and stay those that they are.
  const dates = await page.evaluate(async () => {
    const { clocks } = await (await fetch('/api/v1/catalogue.json')).json()
    return (clocks as { date: string }[])
      .map(({ date }) => date)
      .sort()
      .slice(0, 60)
  })
  expect(dates).toHaveLength(60)
  await page.evaluate(async (dates) => {
    const { active } = await navigator.serviceWorker.ready
    for (const date of dates) active?.postMessage({ type: 'clock-opened', date })
  }, dates)
  await until(
    page,
    async (last) => {
      const opened = await (await caches.open('records')).match('/opened-clocks.json')
      return (await opened?.json())?.at(-1) === last
    },
    dates.at(-1)!,
  )
  const opened: string[] = await page.evaluate(async () =>
    (await (await caches.open('records')).match('/opened-clocks.json'))!.json(),
  )
  expect(opened.length).toBeGreaterThan(5)
  expect(opened.length).toBeLessThan(dates.length)
  expect(dates.slice(-opened.length)).toEqual(opened)
  await host.stop()
  for (const date of opened.slice(-3)) {
    await page.goto(`${host.address}/${date}`)
    await clockShown(page)
  }
})
