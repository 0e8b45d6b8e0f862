/** The built site in the two engines that `npm test` does not have: `pnpm --filter @found-time/ci run proof`. */
import { embeddedRows } from '@found-time/catalogue/embedded'
import { openEngine } from '@found-time/studio/engines/browser'
import type { EngineBrowser } from '@found-time/studio/engines/engine-browser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Served, serveSite } from './serve.ts'

const SIZE = { width: 1280, height: 800 }
const CLOCKS = ['25-04-01', '25-04-05', '25-04-13', '25-05-02', '25-05-14', '25-05-28']
const [BEFORE, LATEST] = embeddedRows.slice(-2).map(({ path }) => `/${path}`)
const WAIT = { interval: 100 }

declare global {
  interface Window {
    said: string[]
    told?: { readonly shown: boolean; readonly said: readonly string[] }
  }
}

let site: Served

beforeAll(async () => {
  site = await serveSite()
})
afterAll(() => site.close())

describe.each(['firefox', 'webkit'] as const)('in %s', (engine) => {
  let browser: EngineBrowser
  beforeAll(async () => {
    browser = await openEngine(engine)
  })
  afterAll(() => browser.close())

  const open = async (path: string) => {
    await browser.open(`${site.address}${path}`, SIZE)
    await browser.evaluate(() => localStorage.clear())
  }
  /** How many elements are there. */
  const count = (selector: string) =>
    browser.evaluate((given) => document.querySelectorAll(given).length, selector)
  const text = (selector: string) =>
    browser.evaluate((given) => document.querySelector(given)?.textContent ?? '', selector)
  const path = () => browser.evaluate(() => location.pathname + location.search)
  const focused = () =>
    browser.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName)
  const said = () => browser.evaluate(() => window.said.splice(0))
  /** Waits until there are so many. */
  const there = (selector: string, many = 1) => expect.poll(() => count(selector), WAIT).toBe(many)

  const ROWS = 'main ol a[href^="/25-"]'
  const SHOWN = '[data-found-time=stage][data-ready]'
  const REVEALED = '.ftf-overlay[data-state=gone]'

  const listShown = () => there('main[data-revealed=true]')
  async function clockShown() {
    await there(SHOWN)
    await there(REVEALED)
  }

  it('lists the clocks, and turns the list round', async () => {
    await open('/')
    await listShown()
    await there(ROWS, embeddedRows.length)
    const first = () => browser.evaluate((rows) => document.querySelector(rows)?.getAttribute('href'), ROWS)
    expect(await first()).toBe(LATEST)
    await browser.evaluate(() =>
      [...document.querySelectorAll('button')].find((button) => /^date/i.test(button.textContent))!.click(),
    )
    await expect.poll(first, WAIT).toBe('/25-04-01')
    expect(await said()).toEqual([])
  })

  it('shows the clocks as a grid and on a calendar', async () => {
    await open('/')
    await listShown()
    const choose = (name: string) =>
      browser.evaluate(
        (given) => [...document.querySelectorAll('button')].find((one) => one.textContent === given)!.click(),
        name,
      )
    await choose('grid')
    await there(`${ROWS} img`, embeddedRows.length)
    await choose('calendar')
    await expect.poll(() => text('main'), WAIT).toContain('April 2025')
    await choose('list')
    expect(await said()).toEqual([])
  })

  it('finds a clock by what is typed, from the keyboard alone, and opens it', async () => {
    await open('/')
    await listShown()
    await there(ROWS, embeddedRows.length)
    await browser.press('/')
    await expect.poll(focused, WAIT).toBe('INPUT')
    for (const letter of 'truch') await browser.press(letter)
    await there(ROWS, 1)
    await browser.press('Enter')
    await expect.poll(path, WAIT).toBe('/25-04-17')
    await clockShown()
    expect(await said()).toEqual([])
  })

  it('goes through the list with Tab', async () => {
    await open('/')
    await listShown()
    await there(ROWS, embeddedRows.length)
    await browser.evaluate((rows) => document.querySelector<HTMLElement>(rows)!.focus(), ROWS)
    expect(await focused()).toBe(LATEST)
    await browser.press('Tab')
    expect(await focused()).toBe(BEFORE)
  })

  it.each(CLOCKS)('shows %s without a word', async (date) => {
    await open(`/${date}`)
    await clockShown()
    expect(await said()).toEqual([])
  })

  it('leads from clock to clock, and home, by the keyboard', async () => {
    await open('/25-04-05')
    await there('.ftf-tools')
    await browser.press('ArrowRight')
    await expect.poll(path, WAIT).toBe('/25-04-06')
    await clockShown()
    await browser.press('Escape')
    await expect.poll(path, WAIT).toBe('/')
    await listShown()
    expect(await said()).toEqual([])
  })

  it('tells about a clock, and stays where it was when that is closed', async () => {
    await open('/25-04-13')
    await there('.ftf-tools')
    await browser.press('i')
    await expect.poll(() => text('dialog[open]'), WAIT).toContain('13 April 2025')
    await browser.press('Escape')
    await there('dialog[open]', 0)
    expect(await path()).toBe('/25-04-13')
    expect(await said()).toEqual([])
  })

  it('is ambient when asked, and no more when asked again', async () => {
    await open('/25-04-13')
    await there('.ftf-tools')
    await browser.press('a')
    await expect.poll(path, WAIT).toBe('/25-04-13?ambient')
    await there('.ftf-screen[data-ambient]')
    await browser.press('a')
    await expect.poll(path, WAIT).toBe('/25-04-13')
    await there('.ftf-screen[data-ambient]', 0)
    expect(await said()).toEqual([])
  })

  it('shows a clock of today', async () => {
    await open('/today')
    await clockShown()
    expect(await said()).toEqual([])
  })

  it('shows a clock alone for somebody’s frame', async () => {
    await open('/25-04-13?ui=0&at=2025-04-13T10:08:42Z&tz=Asia/Kolkata&hour=12&paused')
    await clockShown()
    expect(await text('[data-found-time=stage] time')).toBe('3:38 PM')
    expect(await count('nav')).toBe(0)
    expect(await said()).toEqual([])
  })

  it('shows a clock in a frame that may run scripts and nothing more', async () => {
    await open('/frame.html')
    await expect.poll(() => browser.evaluate(() => window.told), WAIT).toEqual({ shown: true, said: [] })
    expect(await said()).toEqual([])
  })

  it('shows a clock by the custom element in somebody’s page', async () => {
    await open('/element.html')
    const stage = () =>
      browser.evaluate(() => {
        const element = document.querySelector('found-time-clock')!
        const stage = (element.shadowRoot ?? element).querySelector('[data-found-time=stage][data-ready]')
        return stage?.querySelector('time')?.getAttribute('datetime')
      })
    await expect.poll(stage, WAIT).toBe('10:08')
    expect(await said()).toEqual([])
  })
})
