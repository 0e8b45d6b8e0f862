/**
 * From a clock's module to its first picture: milliseconds of main-thread time, script, layout and paint, at 1280×800.
 * Neither waiting for files nor decoding on other threads is in it.
 */
import { embeddedRows } from '@found-time/catalogue/embedded'
import { launchBrowser } from '@found-time/studio/measure/browser'
import { costsMs, countThreadTime, slowness } from '@found-time/studio/measure/main-thread'
import { median } from '@found-time/studio/measure/median'
import type { Browser } from '@playwright/test'
import { milliseconds, type Row } from './row.ts'
import { withServedPages } from './served-page.ts'

const LIMITS_MS = { median: 60, dearest: 150 }

/** Of each clock, each in a page of its own: the middle one counts. */
const TIMES = 3

/** A page at 1280×800 that shows clocks when told, and counts its main thread's time. Close it. */
export async function openFirstPicturePage(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const cdp = await page.context().newCDPSession(page)
  await countThreadTime(cdp)
  await page.goto(address)
  await page.waitForFunction(() => 'firstPicture' in window)
  return { page, cdp }
}

/** @returns Milliseconds, on the machine that limits were set on. */
async function measureClock(browser: Browser, address: string, date: string): Promise<number> {
  const { page, cdp } = await openFirstPicturePage(browser, address)
  await page.evaluate(() => window.firstPicture.warm())
  await page.evaluate(async (name) => {
    window.shown = await window.firstPicture.load(name)
  }, date)
  const slower = await slowness(page, cdp)
  const [ms = Number.NaN] = await costsMs(cdp, 1, () => page.evaluate(() => window.shown()))
  await page.close()
  return ms / slower
}

/** Builds the page that shows clocks as their packages ship them, and serves it while some work is done. */
export const withFirstPicturePage = <T>(
  work: (browser: Browser, address: string) => Promise<T>,
): Promise<T> =>
  withServedPages('first-picture', ['index.html'], async (address) => {
    const browser = await launchBrowser()
    try {
      return await work(browser, address)
    } finally {
      await browser.close()
    }
  })

/** @param dates - All clocks unless told. */
export const measureFirstPictures = (
  dates: readonly string[] = embeddedRows.map(({ date }) => date),
): Promise<Row[]> =>
  withFirstPicturePage(async (browser, address) => {
    const measure = async (date: string): Promise<Measured> => {
      const taken: number[] = []
      for (let time = 0; time < TIMES; time++) taken.push(await measureClock(browser, address, date))
      return { date, ms: median(taken) }
    }
    const references: Measured[] = []
    for (const name of REFERENCES) references.push(await measure(name))
    const clocks: Measured[] = []
    for (const date of dates) clocks.push(await measure(date))
    return firstPictureRows(references, clocks)
  })

interface Measured {
  readonly date: string
  /** On the machine that limits were set on. */
  readonly ms: number
}

/** As the page that shows clocks calls them; the last is what ratios are of: an empty stage takes next to nothing. */
const REFERENCES = ['an empty stage', 'a react-clock']

function firstPictureRows(references: readonly Measured[], clocks: readonly Measured[]): Row[] {
  const ofReactClock = (ms: number) => `${(ms / references.at(-1)!.ms).toFixed(1)} of a react-clock’s`
  const sorted = clocks.toSorted((a, b) => a.ms - b.ms)
  const middle = median(clocks.map(({ ms }) => ms))
  return [
    ...references.map(({ date, ms }) => ({
      measure: `From nothing to the first picture of ${date}`,
      value: milliseconds(ms),
      against: ofReactClock(ms),
    })),
    ...clocks.map(({ date, ms }): Row => {
      const met = ms <= LIMITS_MS.dearest
      return {
        measure: `From the module of ${date} to its first picture`,
        value: milliseconds(ms),
        against: `${ofReactClock(ms)}, limit ${LIMITS_MS.dearest} ms`,
        met,
      }
    }),
    {
      measure: `From a clock’s module to its first picture, median of ${clocks.length}`,
      value: milliseconds(middle),
      against: `${ofReactClock(middle)}, limit ${LIMITS_MS.median} ms; dearest ${sorted.at(-1)?.date}`,
      met: middle <= LIMITS_MS.median,
    },
  ]
}
