/** Servers that are not as ours: what they answer wrongly is not kept, and what they do to addresses breaks nothing. */
import { expect, type Page, test } from '@playwright/test'
import { current, Host } from './deploys'
import { clockShown } from './support'
import { held, kept, keptFiles } from './worker-caches'

test.use({ serviceWorkers: 'allow' })

let host: Host
test.beforeEach(async () => {
  host = new Host()
  await host.deploy(current)
})
test.afterEach(() => host.end())

/** Once a worker is in charge, or has given up. */
const workerSettled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        return Boolean(registration?.installing ?? registration?.waiting)
      }),
    )
    .toBe(false)

test('what a login page answered in place of scripts on a first visit is not kept: once the server is right, every page is there', async ({
  page,
}) => {
  const ofOtherPages = /^\/assets\/(?:about|today|clock|hosted-clock|clocks-|\d\d-).*\.js$/
  host.behave({ answersWithPage: { to: ofOtherPages, cacheControl: 'no-store' } })
  const served = host.count()
  await page.goto(host.address)
  await expect
    .poll(() => [...served.keys()].filter((address) => ofOtherPages.test(address)).length)
    .toBeGreaterThan(2)
  await workerSettled(page)
  host.behave({})
  await page.goto(`${host.address}/about`)
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
  for (const path of ['/today', '/25-04-13']) {
    await page.goto(host.address + path)
    await clockShown(page)
  }
  await held(page)
})

test('a clock whose script was answered by a page, to be kept for a year, is there on the next visit', async ({
  page,
  context,
}) => {
  await page.goto(host.address)
  await held(page)
  const cacheControl = 'public, max-age=31536000, immutable'
  host.behave({ answersWithPage: { to: /^\/assets\/25-04-13.*\.js$/, cacheControl } })
  await page.goto(`${host.address}/25-04-13`)
  await expect(page.getByRole('alert')).toHaveText(/^Failed to load clock/)
  expect((await keptFiles(page)).filter((address) => address.includes('25-04-13'))).toEqual([])
  host.behave({})
  const again = await context.newPage()
  await again.goto(`${host.address}/25-04-13`)
  await clockShown(again)
  await kept(again, '25-04-13')
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a clock whose script was answered by a page, to be kept for a year, is there on the next visit', async ({
    page,
    context,
  }) => {
    const cacheControl = 'public, max-age=31536000, immutable'
    host.behave({ answersWithPage: { to: /^\/assets\/25-04-13.*\.js$/, cacheControl } })
    await page.goto(`${host.address}/25-04-13`)
    await expect(page.getByRole('alert')).toHaveText(/^Failed to load clock/)
    host.behave({})
    const again = await context.newPage()
    await again.goto(`${host.address}/25-04-13`)
    await clockShown(again)
  })
})

test('on a host that leaves “.html” out of addresses, and has nothing that begins with an underscore, all pages are there without a network', async ({
  page,
}) => {
  host.behave({ cleanAddresses: true, withoutUnderscores: true })
  await page.goto(host.address)
  await held(page)
  await page.goto(`${host.address}/25-04-13`)
  await clockShown(page)
  await kept(page, '25-04-13')
  host.fail(503)
  await page.goto(`${host.address}/about`)
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
  host.cut()
  for (const path of ['/25-04-13', '/today']) {
    await page.goto(host.address + path)
    await clockShown(page)
  }
  await page.goto(host.address)
  await expect(page.getByRole('link', { name: 'Orange' })).toBeVisible()
})
