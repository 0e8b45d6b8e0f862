/** A clock by the custom element, or by React, stays whole where somebody's page is hard on it: moved, or kept from its styles. */
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { importMap, PACKAGES } from './built-packages'
import { expect, test, withoutDeadlines } from './support'

const CLOCK = `<found-time-clock src-date="25-04-05" time-zone="UTC" at="2025-04-13T10:08:00Z" paused></found-time-clock>`
/** At one place in every document. */
const PLACED = `<style>
  found-time-clock, #box { position: absolute; top: 8px; left: 8px; width: 480px; height: 300px }
  #box { left: 500px }
</style>`

/** Opens a page of somebody else’s. */
async function open(page: Page, body: string, policy?: string) {
  await withoutDeadlines(page)
  await page.route('**/packages/**', (route) =>
    route.fulfill({ path: path.join(PACKAGES, new URL(route.request().url()).pathname.slice(10)) }),
  )
  await page.route('**/elsewhere.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `<!doctype html><link rel="icon" href="data:,">
        <script type="importmap" nonce="n">${importMap}</script>
        ${policy ? '' : PLACED}${body}
        <script type="module" nonce="n">import '@found-time/clock-element'</script>`,
    }),
  )
  await page.goto('/elsewhere.html')
}

const withoutSheets = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'CSSStyleSheet'))

/** Puts a frame into the page and an element into that, and answers where it is then. */
async function moveIntoFrame(page: Page, selector: string) {
  await page.evaluate(
    async ([selector, styles]) => {
      const frame = document.createElement('iframe')
      frame.srcdoc = `<!doctype html>${styles}`
      frame.style.cssText = 'width: 1000px; height: 400px; border: 0'
      document.body.append(frame)
      await new Promise((resolve) => frame.addEventListener('load', resolve))
      frame.contentDocument!.body.append(document.querySelector(selector)!)
    },
    [selector, PLACED] as const,
  )
  return page.locator('iframe').last().contentFrame().locator(selector)
}

/** The same clock as a component. */
const IN_REACT = `<div id="box"></div><script type="module">
  import { ClockHost, fixedTime } from '@found-time/clock-runtime'
  import { clocks } from '@found-time/clocks-2025-04'
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  const { default: Clock } = await clocks['25-04-05']()
  const source = fixedTime(Date.UTC(2025, 3, 13, 10, 8))
  const host = createElement(ClockHost, { source, timeZone: 'UTC' }, createElement(Clock))
  createRoot(document.querySelector('#box')).render(host)
</script>`

const stage = '[data-found-time=stage][data-ready]'

const ERRORS = `<script nonce="n">
  said = []
  addEventListener('error', ({ target, message }) => said.push([target.localName, message]), true)
</script>`

/** Where each part of the art stands in the stage and how it is set, and which typefaces its document has. */
const looks = (clock: Locator) =>
  clock.locator(stage).evaluate((stage) => {
    const { left, top } = stage.getBoundingClientRect()
    const parts = [stage, ...stage.querySelectorAll('*')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      const { color, backgroundColor, fontFamily, fontSize } = getComputedStyle(part)
      const box = [x - left, y - top, width, height].map((value) => Math.round(value * 10) / 10)
      return [...box, color, backgroundColor, fontFamily, fontSize].join(' ')
    })
    const faces = [...stage.ownerDocument.fonts].map(({ family, status }) => `${family} ${status}`)
    return { parts, faces }
  })

test('a clock looks the same in a frame it was moved into, moved back, and without constructable style sheets', async ({
  page,
}) => {
  await open(page, CLOCK + IN_REACT)
  const clock = page.locator('found-time-clock')
  const box = page.locator('#box')
  await expect(clock.locator(stage)).toBeVisible()
  await expect(box.locator(stage)).toBeVisible()
  const before = await looks(clock)
  const boxBefore = await looks(box)
  const usual = await clock.screenshot()
  expect(before.parts.length).toBeGreaterThan(50)
  expect(before.faces).toContainEqual(expect.stringMatching(/^"?ft-25-04-05 .* loaded$/))

  await test.step('in a frame', async () => {
    const moved = await moveIntoFrame(page, 'found-time-clock')
    await expect.poll(() => looks(moved)).toEqual(before)
    const movedBox = await moveIntoFrame(page, '#box')
    await expect.poll(() => looks(movedBox)).toEqual(boxBefore)
    const left = () => page.evaluate(() => [[...document.fonts].length, document.adoptedStyleSheets.length])
    expect(await left()).toEqual([0, 0])
  })

  await test.step('moved back', async () => {
    await page.evaluate(() => {
      const { contentDocument } = document.querySelector('iframe')!
      document.body.prepend(contentDocument!.querySelector('found-time-clock')!)
    })
    await expect.poll(() => looks(clock)).toEqual(before)
  })

  await test.step('without constructable style sheets', async () => {
    await withoutSheets(page)
    await open(page, CLOCK)
    await expect(clock.locator(stage)).toBeVisible()
    await expect.poll(async () => (await clock.screenshot()).equals(usual)).toBe(true)
  })
})

test('where the page takes no styles at all the element says so, with an error event and the time', async ({
  page,
  quiet,
}) => {
  await withoutSheets(page)
  const policy = `default-src 'none'; script-src 'self' 'nonce-n'; img-src 'self' data:; font-src 'self'; style-src 'none'`
  await open(page, ERRORS + CLOCK, policy)
  const message = 'clock-runtime: this page takes no style sheets from scripts.'
  await expect(page.locator('found-time-clock')).toContainText(message)
  await expect(page.locator('found-time-clock time')).toHaveText('10:08')
  expect(await page.evaluate('said')).toEqual([['found-time-clock', `found-time-clock: ${message}`]])
  quiet.length = 0 // the browser tells of the styles it refused
})
