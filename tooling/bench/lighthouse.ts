/**
 * Lighthouse’s mobile preset. Its score swings with the machine, so each page is measured beside an empty page of React, in
 * the same run: pages take turns, the middle one of five runs counts, and what is judged is a ratio.
 */
import path from 'node:path'
import { embeddedRows } from '@found-time/catalogue/embedded'
import { launchBrowser } from '@found-time/studio/measure/browser'
import { median } from '@found-time/studio/measure/median'
import getPort from 'get-port'
import lighthouse from 'lighthouse'
import { root } from './initial-scripts.ts'
import { serve } from './pages.ts'
import { withReferences } from './references.ts'
import type { Row } from './row.ts'

const RUNS = 5

/** Of the empty page’s score. */
const LIMITS = { paper: 0.97, clock: 0.85, clocksMedian: 0.92 }

/** Pages of text, and those of clocks where none are named: today’s, and one of fifteen. */
const PAPER = ['', 'about']
const SAMPLE = 15

interface Measured {
  /** `0` to `100`. */
  readonly score: number
  /** Milliseconds. */
  readonly mainThreadMs: number
  readonly blockingMs: number
  readonly largestMs: number
  /** Lighthouse’s own figure for the machine: what a loop of its own does in a second. */
  readonly machine: number
}

async function measurePage(address: string, port: number): Promise<Measured> {
  const result = await lighthouse(address, { port, onlyCategories: ['performance'], logLevel: 'error' })
  const { audits, categories, environment, runtimeError } = result?.lhr ?? {}
  const points = categories?.performance?.score
  if (!audits || !environment || runtimeError || points === null || points === undefined)
    throw new Error(`Lighthouse gives ${address} no score: ${runtimeError?.message}`)
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    score: Math.round(points * 100),
    mainThreadMs: value('mainthread-work-breakdown'),
    blockingMs: value('total-blocking-time'),
    largestMs: value('largest-contentful-paint'),
    machine: environment.benchmarkIndex,
  }
}

/** @param dates - The clocks whose pages are judged, beside the pages of text. */
export const measureLighthouse = (
  dates: readonly string[] = [
    'today',
    ...embeddedRows.filter((_, index) => index % SAMPLE === 0).map(({ date }) => date),
  ],
): Promise<Row[]> =>
  withReferences(async ({ empty, reactClock }) => {
    const rows: Row[] = []
    await serve(path.join(root, 'apps/site'), async (address) => {
      const paths = [...PAPER, ...dates]
      const pages = [empty, reactClock, ...paths.map((name) => `${address}/${name}`)]
      const taken = new Map<string, Measured[]>(pages.map((page) => [page, []]))
      for (let run = 0; run < RUNS; run++)
        for (const page of pages)
          taken.get(page)!.push(await inFreshBrowser((port) => measurePage(page, port)))
      const middle = (page: string, of: keyof Measured) => median(taken.get(page)!.map((one) => one[of]))
      const ratio = (page: string, of: keyof Measured) => middle(page, of) / middle(empty, of)
      const row = (name: string, page: string, limit?: number): Row => ({
        measure: `Lighthouse, mobile: ${name}`,
        value: `${middle(page, 'score')}`,
        against:
          `${ratio(page, 'score').toFixed(2)} of the empty page’s${limit ? `, limit ${limit}` : ''}; ` +
          `main thread ${ratio(page, 'mainThreadMs').toFixed(2)}, largest picture ${ratio(page, 'largestMs').toFixed(2)} of it; ` +
          `blocking ${middle(page, 'blockingMs').toFixed(0)} ms`,
        met: limit === undefined || ratio(page, 'score') >= limit,
      })
      const scores = dates.map((date) => ratio(`${address}/${date}`, 'score'))
      rows.push(
        {
          measure: 'Lighthouse’s index of this machine, median',
          value: `${Math.round(median([...taken.values()].flat().map(({ machine }) => machine)))}`,
        },
        row('an empty page of React, its DOM and the router', empty),
        row('a react-clock on a page', reactClock),
        ...PAPER.map((name) => row(`/${name}`, `${address}/${name}`, LIMITS.paper)),
        ...dates.map((date) => row(`/${date}`, `${address}/${date}`, LIMITS.clock)),
        {
          measure: `Lighthouse, mobile: pages of clocks, median of ${dates.length}`,
          value: `${median(scores).toFixed(2)}`,
          against: `of the empty page’s score, limit ${LIMITS.clocksMedian}`,
          met: median(scores) >= LIMITS.clocksMedian,
        },
      )
    })
    return rows
  })

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
