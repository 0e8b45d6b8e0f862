import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { launchBrowser } from '@found-time/studio/measure/browser'
import { median } from '@found-time/studio/measure/median'
import type { Page } from '@playwright/test'
import { root } from './initial-scripts.ts'
import { milliseconds, type Row } from './row.ts'

/** What the specification itself takes: 50 ms before the overlay lifts and 200 ms while it does. */
const SPECIFIED_MS = 250
const LIMIT_MS = 300

export async function serve(folder: string, run: (address: string) => Promise<void>): Promise<void> {
  const server = spawn(process.execPath, ['server.ts'], { cwd: folder, env: { ...process.env, PORT: '0' } })
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer]
    const address = /http:\/\/\S+/.exec(String(line))?.[0]
    if (!address) throw new Error(`The server did not start: ${line}`)
    await run(address)
  } finally {
    server.kill()
  }
}

/** From the click on a row to the moment the overlay is gone and a frame has been drawn. */
async function openClock(page: Page, date: string): Promise<number> {
  return page.evaluate(
    (path) =>
      new Promise<number>((resolve) => {
        const row = document.querySelector<HTMLAnchorElement>(`main a[href="${path}"]`)
        const start = performance.now()
        new MutationObserver((_, observer) => {
          if (!document.querySelector('.ftf-overlay[data-state="gone"]')) return
          if (!document.querySelector('[data-found-time="stage"][data-ready]')) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - start))
        }).observe(document, { childList: true, subtree: true, attributes: true })
        row?.click()
      }),
    `/${date}`,
  )
}

export async function measurePages(): Promise<Row[]> {
  const rows: Row[] = []
  const browser = await launchBrowser()
  await serve(path.join(root, 'apps/site'), async (address) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const months = new Set<string>()
    page.on('request', (request) => {
      const month = /clocks-\d{4}-\d\d/.exec(request.url())?.[0]
      if (month) months.add(month)
    })
    await page.goto(`${address}/25-04-01`)
    await page.waitForSelector('[data-found-time="stage"][data-ready]')
    rows.push({
      measure: 'Month packages loaded by /25-04-01',
      value: [...months].join(', '),
      against: 'its own',
      met: months.size === 1 && months.has('clocks-2025-04'),
    })
    await page.goto(address)
    await page.waitForSelector('main[data-revealed="true"]') // its script is there
    const links = page.locator('main a[href^="/2"]')
    const dates = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')?.slice(1) ?? ''),
    )
    const opened: number[] = []
    for (const date of dates) {
      await openClock(page, date) // the first visit warms the caches
      await page.goBack()
      await page.waitForSelector('main a[href^="/2"]')
      const ms = await openClock(page, date)
      opened.push(ms)
      rows.push({ measure: `Click on a row to ${date} revealed, warm`, value: milliseconds(ms) })
      await page.goBack()
      await page.waitForSelector('main a[href^="/2"]')
    }
    const ms = median(opened)
    rows.push({
      measure: `Click on a row to clock revealed, warm, median of ${dates.length}`,
      value: milliseconds(ms),
      against: `${(ms / SPECIFIED_MS).toFixed(2)} of the 250 ms specified, limit ${LIMIT_MS / SPECIFIED_MS}`,
      met: ms <= LIMIT_MS,
    })
  })
  await browser.close()
  return rows
}
