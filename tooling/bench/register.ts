import path from 'node:path'
import { launchBrowser } from '@found-time/studio/measure/browser'
import type { Browser } from '@playwright/test'
import { replaceCatalogue } from '../../apps/site/e2e/support.ts'
import { FRAME_MS, manyRows } from './catalogue.ts'
import { root } from './initial-scripts.ts'
import { serve } from './pages.ts'
import { milliseconds, type Row } from './row.ts'

/** What a visitor does to the list, and the median time until its boxes have their places, in milliseconds. */
async function measureList(
  browser: Browser,
  address: string,
  count: number,
): Promise<Record<string, number>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await replaceCatalogue(page, manyRows.slice(0, count))
  await page.goto(address)
  await page.waitForSelector('main[data-revealed="true"]')
  await page.locator('.ftf-finder__field').focus() // fetches what was found
  await page.waitForLoadState('networkidle')
  const times = await page.evaluate(async () => {
    const rested = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const time = async (act: () => void) => {
      await rested()
      const start = performance.now()
      act()
      await null // React draws what a click asks for when the script that clicked is done
      document.body.getBoundingClientRect()
      return performance.now() - start
    }
    const middle = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1] ?? 0
    const times: Record<string, number> = {}
    for (const name of ['date', 'title', 'random']) {
      const button = document.querySelector<HTMLElement>(`.ftf-sort--${name} button`)
      const taken: number[] = []
      for (let run = 0; run < 30; run++) taken.push(await time(() => button?.click()))
      times[`sort by ${name}`] = middle(taken.slice(15)) // the first ones warm the machine
    }
    const field = document.querySelector<HTMLInputElement>('.ftf-finder__field')
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const taken: number[] = []
    for (const query of [
      'w',
      'wa',
      'wat',
      'wate',
      '',
      'n',
      'ni',
      'nig',
      'i',
      'iv',
      'ivo',
      '',
      'e',
      'ex',
      'exa',
    ]) {
      taken.push(
        await time(() => {
          write?.call(field, query)
          field?.dispatchEvent(new Event('input', { bubbles: true }))
        }),
      )
    }
    times.filter = middle(taken)
    return times
  })
  await page.close()
  return times
}

export async function measureRegister(): Promise<Row[]> {
  const rows: Row[] = []
  const browser = await launchBrowser()
  await serve(path.join(root, 'apps/site'), async (address) => {
    for (const count of [217, 1000]) {
      for (const [name, ms] of Object.entries(await measureList(browser, address, count))) {
        rows.push({
          measure: `Register of ${count}: ${name}, until laid out, median of 15`,
          value: milliseconds(ms),
          against: `${(ms / FRAME_MS).toFixed(2)} of a 16 ms frame`,
          met: ms <= FRAME_MS,
        })
      }
    }
  })
  await browser.close()
  return rows
}
