/** Lighthouse's performance score of pages as a phone has them: its mobile preset, the middle one of three runs. */
import path from 'node:path'
import { embeddedRows } from '@found-time/catalogue/embedded'
import { launchBrowser } from '@found-time/measure/browser'
import { median } from '@found-time/measure/median'
import getPort from 'get-port'
import lighthouse from 'lighthouse'
import { root } from './initial-scripts.ts'
import { serve } from './pages.ts'
import type { Row } from './row.ts'

const LIMITS = { each: 90, median: 95 }
const RUNS = 3

/** @returns From 0 to 100. */
async function score(address: string, port: number): Promise<number> {
  const flags = { port, onlyCategories: ['performance'], logLevel: 'error' } as const
  const result = await lighthouse(address, { ...flags, onlyCategories: [...flags.onlyCategories] })
  const points = result?.lhr.categories.performance?.score
  if (result?.lhr.runtimeError || points === null || points === undefined)
    throw new Error(`Lighthouse gives ${address} no score: ${result?.lhr.runtimeError?.message}`)
  return Math.round(points * 100)
}

/** @param dates - The clocks whose pages are judged; all unless told, and today's page. */
export async function measureLighthouse(
  dates: readonly string[] = ['today', ...embeddedRows.map(({ date }) => date)],
): Promise<Row[]> {
  const rows: Row[] = []
  const middles: number[] = []
  await serve(path.join(root, 'apps/site'), async (address) => {
    for (const date of dates) {
      const scores: number[] = []
      for (let run = 0; run < RUNS; run++)
        scores.push(await inFreshBrowser((port) => score(`${address}/${date}`, port)))
      const middle = median(scores)
      middles.push(middle)
      rows.push({
        measure: `Lighthouse, mobile: performance of /${date}`,
        value: `${middle}`,
        against: `limit ${LIMITS.each}; ${scores.join(', ')}`,
        met: middle >= LIMITS.each,
      })
    }
  })
  const middle = median(middles)
  rows.push({
    measure: `Lighthouse, mobile: performance, median of ${dates.length} pages`,
    value: `${middle}`,
    against: `limit ${LIMITS.median}`,
    met: middle >= LIMITS.median,
  })
  return rows
}

/** What one run leaves in caches would make the next one quicker. */
async function inFreshBrowser<T>(work: (port: number) => Promise<T>): Promise<T> {
  const port = await getPort()
  const browser = await launchBrowser(`--remote-debugging-port=${port}`)
  try {
    return await work(port)
  } finally {
    await browser.close()
  }
}
