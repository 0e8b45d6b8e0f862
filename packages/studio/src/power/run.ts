/** Measures clocks and the pages beside them, in one run. */
import { setTimeout as sleep } from 'node:timers/promises'
import { collection } from '../collection/collection.ts'
import { titlesOf } from '../collection/titles.ts'
import type { ClockFolder } from '../screenshots/clocks.ts'
import { alone } from '../system/alone.mjs'
import { measurePage } from './browser.ts'
import { untilClearMs } from './measuring-window.ts'
import type { Mode, Options } from './options.ts'
import { OTHERS, READY, type Reference, SWEPT } from './references/index.ts'
import { isQuiet, type Measured } from './report.ts'
import { serve } from './serve.ts'

/** What the address of a clock's page asks for. */
const QUERY: Record<Mode, string> = {
  normal: '?ui=0',
  ambient: '?ui=0&ambient',
  paused: '?ui=0&paused',
  hidden: '?ui=0',
  reduced: '?ui=0',
}

/** Clocks between two measures of the reference: a machine is not equally quick for a quarter of an hour. */
const CLOCKS_BETWEEN = 8

/** A browser and its page take about so long to open. */
const OPENING_SECONDS = 1

/** Long enough for another run that waits to notice that it may. */
const TURN_MS = 500

export interface Run {
  readonly clocks: readonly (Measured & { readonly date: string })[]
  readonly references: readonly Measured[]
  /** Of react-clock, swept every frame: at the start, now and then, at the end. */
  readonly swept: readonly Measured[]
}

/**
 * @param tell - Called with a line for each page measured.
 * @param keep - Called with what there is so far, each time the reference was measured after some clocks.
 */
export async function measureAll(
  clocks: readonly ClockFolder[],
  { mode, warmSeconds, seconds }: Options,
  tell: (line: string) => void,
  keep: (run: Run) => Promise<void>,
): Promise<Run> {
  const served = await serve(clocks)
  let told = false
  const sayTurns = () => {
    if (!told) tell('Another run measures on this machine. They take turns, page by page.')
    told = true
  }
  const measure = async (name: string, url: string, ready: string, shown: Mode = 'normal') => {
    const sitting = {
      url,
      ready,
      hidden: shown === 'hidden',
      reducedMotion: shown === 'reduced',
      warmSeconds,
      seconds,
    }
    const look = async () => {
      await sleep(untilClearMs(Date.now(), OPENING_SECONDS + warmSeconds, seconds))
      return measurePage(sitting)
    }
    const sample = await alone('pnpm power', look, sayTurns)
    await sleep(TURN_MS)
    tell(`${sample.cores.toFixed(3)}  ${name}${isQuiet(sample) ? '' : ' (others are at work)'}`)
    return { name, ...sample }
  }
  const refer = ({ title, entry }: Reference) => measure(title, served.reference(entry), READY)
  try {
    const run = {
      clocks: [] as Run['clocks'][number][],
      references: [] as Measured[],
      swept: [] as Measured[],
    }
    for (const reference of OTHERS) run.references.push(await refer(reference))
    run.swept.push(await refer(SWEPT))
    const titles = await titlesOf(collection)
    for (const { name: date } of clocks) {
      const title = titles[date]
      const ready = `document.querySelector('[data-found-time="stage"][data-ready]') !== null`
      const name = title === undefined ? date : `${date} ${title}`
      run.clocks.push({ date, ...(await measure(name, served.clock(date, QUERY[mode]), ready, mode)) })
      if (run.clocks.length % CLOCKS_BETWEEN !== 0 && run.clocks.length < clocks.length) continue
      run.swept.push(await refer(SWEPT))
      await keep(run)
    }
    return run
  } finally {
    await served.close()
  }
}
