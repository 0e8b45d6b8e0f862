/**
 * The time of a page's main thread: script, style, layout and paint; neither waiting nor other programs. Machines differ:
 * what is measured is scaled by what a fixed loop takes in the same page.
 */
import type { CDPSession, Page } from '@playwright/test'
import { CALIBRATION_MS, calibrationLoop } from './calibration.ts'
import { median } from './median.ts'

/** Before anything is measured in a page. */
export const countThreadTime = (cdp: CDPSession) =>
  cdp.send('Performance.enable', { timeDomain: 'threadTicks' })

/** Milliseconds so far; `countThreadTime` comes first. */
export async function mainThreadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
}

/** What each of some tasks takes in milliseconds. */
export async function costsMs(
  cdp: CDPSession,
  count: number,
  task: () => Promise<unknown>,
): Promise<number[]> {
  const costs: number[] = []
  let before = await mainThreadMs(cdp)
  for (let index = 0; index < count; index++) {
    await task()
    const now = await mainThreadMs(cdp)
    costs.push(now - before)
    before = now
  }
  return costs
}

/** How much longer everything takes here than on the machine that limits were set on: `2` is twice as long. */
export const slowness = async (page: Page, cdp: CDPSession) =>
  median(await costsMs(cdp, 5, () => page.evaluate(calibrationLoop))) / CALIBRATION_MS
