/** Runs clauses over clocks: one server, one browser, a page for each clock at work. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { ViteDevServer } from 'vite'
import { root } from '../collection/collection.ts'
import { type ClockFolder, launchChromium, serveClocks } from '../screenshots/index.ts'
import { UNCHECKED, withCauses } from './cause.ts'
import type { Clause, Finding } from './clause.ts'
import { loadFailure } from './load-failure.ts'
import { encode } from './pictures.ts'
import { openPosters } from './posters.ts'
import { openPage, openSession, type Session } from './session.ts'
import { stubGlobals } from './stub-globals.ts'
import type { Tier } from './tier.ts'
import type { Verdict } from './verdict.ts'

export interface Report {
  readonly date: string
  readonly tier: Tier
  /** When it was made, ISO 8601. */
  readonly at: string
  readonly verdicts: readonly Verdict[]
  /** Figures, a line each: "power: about 0.31, from …". */
  readonly told: readonly string[]
}

export interface Kit {
  /** What clauses are judged in: `chromium 156`. */
  readonly engine: string
  /**
   * Up to two at a time. A clock that does not load is told that alone, by the clause on the module, whatever is asked.
   * @param onClause - Told of each clause as it begins.
   */
  check(
    clock: ClockFolder,
    clauses: readonly Clause[],
    tier: Tier,
    onClause?: (clause: Clause) => void,
  ): Promise<Report>
  close(): Promise<void>
}

const CACHE = path.join(root, 'node_modules/.cache')

/** Where it writes: reports, and pictures of what failed. */
const PLACES = { cache: path.join(CACHE, 'clock-check'), pictures: path.join(root, 'clock-check-report') }

/** @param clocks - All there are: those that are not checked are what the others are compared with. */
export async function openKit(clocks: readonly ClockFolder[], places = PLACES): Promise<Kit> {
  const { server, address } = await serveClocks(clocks, {
    root: path.join(import.meta.dirname, 'page'),
    cacheDir: path.join(CACHE, 'clock-check-server'),
    logLevel: 'silent', // what a clock does wrong is told as a finding
    plugins: [stubGlobals(clocks.map(({ folder }) => folder))],
  })
  const browser = await launchChromium()
  // A page is used again: opening one takes longer than checking some clocks.
  const idle: Page[] = []
  const borrow = async () => idle.pop() ?? browser.newPage()

  let posterPage: Promise<Page> | undefined
  const posters = openPosters(clocks, async (clock, epochMs, size) => {
    posterPage ??= browser.newPage().then(async (page) => {
      await openPage(page, address, size)
      return page
    })
    const page = await posterPage
    const setting = { id: 'poster', epochMs, mode: 'still', left: 0, top: 0, ...size } as const
    try {
      await page.evaluate(([name, given]) => window.kit.mount(name, [given]), [clock.name, setting] as const)
      return await page.screenshot()
    } finally {
      await page.evaluate(() => window.kit.unmount())
    }
  })

  return {
    engine: `chromium ${browser.version().split('.')[0]}`,
    async check(clock, clauses, tier, onClause) {
      const given = { address, clock, tier, posters, sourceOf: sourceOf(server) }
      let page = await borrow()
      let verdicts: Verdict[] = []
      const told: string[] = []
      let session = await openSession(page, given)
      const look = async (clause: Judged) => {
        const verdict = await judge(session, clause, places.pictures)
        if (!verdict.seen?.includes(HANGS)) return verdict
        // Nothing answers on that page any more.
        told.push(...session.told)
        await page.close()
        page = await browser.newPage()
        session = await openSession(page, given)
        return verdict
      }
      try {
        const loading = await look({
          id: 'module',
          summary: 'loads.',
          check: (opened) => loadFailure(opened, server),
        })
        if (loading.status === 'fail') verdicts = [loading]
        else {
          const judged = new Map<Clause, Verdict>()
          for (const clause of [...clauses].sort(
            (a, b) => Number(a.last ?? false) - Number(b.last ?? false),
          )) {
            onClause?.(clause)
            judged.set(clause, await look(clause))
          }
          verdicts = withCauses(
            clauses.map((clause) => judged.get(clause)!),
            clauses,
          )
        }
        told.push(...session.told)
        await session.close()
        idle.push(page)
      } catch (error) {
        await page.close()
        throw error
      }
      const report: Report = {
        date: clock.name,
        tier,
        at: new Date().toISOString(),
        verdicts,
        told,
      }
      await mkdir(places.cache, { recursive: true })
      await writeFile(path.join(places.cache, `${clock.name}.json`), `${JSON.stringify(report, null, 2)}\n`)
      return report
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

const sourceOf =
  ({ environments }: ViteDevServer): Session['sourceOf'] =>
  async ({ url, line, column }) => {
    const { pathname, search } = new URL(url)
    const module = await environments.client.moduleGraph.getModuleByUrl(pathname + search)
    const map = module?.transformResult?.map
    if (!module?.file || !map || !('version' in map)) return
    const entry = new SourceMap({ ...map, file: '', sourceRoot: '' }).findEntry(line - 1, column - 1)
    if (!('originalLine' in entry)) return
    return `${path.basename(module.file)}, line ${entry.originalLine + 1}`
  }

/** No verdict is passed by the time it takes; a clause that looks so long hangs. A second is several on a busy machine. */
const HANG_SECONDS: Readonly<Record<Tier, number>> = { quick: 60, full: 600 }

const HANGS = 'it does not come to an end'

async function withLimit<T>(work: Promise<T>, seconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${HANGS}, not in ${seconds} seconds`)), seconds * 1000)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

/** As much of a clause as is looked at by itself. */
type Judged = Pick<Clause, 'id' | 'summary' | 'check'>

async function judge(session: Session, clause: Judged, pictureFolder: string): Promise<Verdict> {
  const startMs = performance.now()
  const finding = await withLimit(clause.check(session), HANG_SECONDS[session.tier]).catch(
    (error: Error): Finding => ({
      seen: `${UNCHECKED}${error.message.replace(/^page\.evaluate: (Error: )?/, '').split('\n    at ')[0]}`,
      expected: `run, so that it can be seen whether it ${clause.summary.replace(/\.$/, '')}`,
      advice: 'Open it in the workbench and look.',
    }),
  )
  const ms = Math.round(performance.now() - startMs)
  const folder = path.join(pictureFolder, session.clock.name)
  for (const old of await readdir(folder).catch(() => []))
    if (old.startsWith(`${clause.id}-`)) await rm(path.join(folder, old))
  if (!finding) return { clause: clause.id, status: 'pass', ms }
  const { seen, expected, advice, pictures = {} } = finding
  const saved: string[] = []
  for (const [name, picture] of Object.entries(pictures)) {
    const file = path.join(folder, `${clause.id}-${name}.png`)
    await mkdir(folder, { recursive: true })
    await writeFile(file, await encode(picture))
    saved.push(path.relative(root, file))
  }
  return {
    clause: clause.id,
    status: 'fail',
    seen,
    expected,
    advice,
    ...(saved.length > 0 && { pictures: saved }),
    ms,
  }
}
