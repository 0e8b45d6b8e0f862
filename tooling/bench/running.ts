/**
 * What a clock costs while it runs: milliseconds of main-thread time a second, script, style, layout and paint, at
 * 1280×800. What other threads do, `pnpm power` has.
 */
import { embeddedRows } from '@found-time/catalogue/embedded'
import { mainThreadMs, slowness } from '@found-time/studio/measure/main-thread'
import { median } from '@found-time/studio/measure/median'
import type { Browser } from '@playwright/test'
import { openFirstPicturePage, withFirstPicturePage } from './first-picture.ts'
import { milliseconds, type Row } from './row.ts'

const WARM_MS = 2000
const SECONDS = 4

/** @returns Milliseconds a second, on the machine that figures are scaled to. */
async function measureClock(browser: Browser, address: string, date: string): Promise<number> {
  const { page, cdp } = await openFirstPicturePage(browser, address)
  const slower = await slowness(page, cdp)
  await page.evaluate((name) => window.firstPicture.run(name), date)
  await page.waitForTimeout(WARM_MS)
  const before = await mainThreadMs(cdp)
  await page.waitForTimeout(SECONDS * 1000)
  const ms = ((await mainThreadMs(cdp)) - before) / SECONDS
  await page.close()
  return ms / slower
}

/** @param dates - All clocks unless told. */
export const measureRunning = (
  dates: readonly string[] = embeddedRows.map(({ date }) => date),
): Promise<Row[]> =>
  withFirstPicturePage(async (browser, address) => {
    const clocks: { date: string; ms: number }[] = []
    for (const date of dates) clocks.push({ date, ms: await measureClock(browser, address, date) })
    const middle = median(clocks.map(({ ms }) => ms))
    return clocks
      .toSorted((a, b) => b.ms - a.ms)
      .map(({ date, ms }) => ({
        measure: `Main thread of ${date} while it runs, a second`,
        value: milliseconds(ms),
        against: `${(ms / middle).toFixed(1)} of the median of ${clocks.length}`,
      }))
  })
