/**
 * [dates…] [--month 2025-04] [--changed] [--unproven] [--full] [--clause id]… [--json file] [--progress]
 *
 * The contract, run against clocks in a browser; all of them unless told. `--full` runs every clause, `--clause calm` that
 * one alone, `--progress` names each clause as it begins (a terminal shows that unasked).
 *
 * Clocks that keep all of it are written to each clock's proof.json. `--unproven` looks at those alone of which that is
 * not known as they stand, with the runtime, the kit and the browser as they are, and at twelve others, which are
 * different ones with each commit.
 */
import '../program/help.ts'
import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { root } from '../collection/collection.ts'
import { printOf, record, sampleOf, unproven } from '../ledger/ledger.ts'
import { fromCaller } from '../program/caller.ts'
import { countOf } from '../screenshots/clocks.ts'
import { type ClockFolder, clockFolders } from '../screenshots/index.ts'
import { select } from '../screenshots/select.ts'
import { clauses as contract } from './contract.ts'
import { openKit, type Report } from './kit.ts'
import { openProgress } from './progress.ts'
import { failures, table } from './report.ts'

/** Clocks at work at once: no more than there are processors. */
const AT_ONCE = Math.min(4, availableParallelism())

/** Clocks that are looked at again though they are proven. */
const SAMPLE = 12

/** What the sample is drawn by: the commit at hand. Nothing where there is no repository. */
function commit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return (stdout ?? '').trim()
}

/** Those that are not proven as they stand, and a sample of the others. */
async function unprovenAndSome(clocks: readonly ClockFolder[], engine: string): Promise<ClockFolder[]> {
  const open = await unproven('clauses', clocks, engine)
  const proven = clocks.filter((clock) => !open.includes(clock))
  const sample = sampleOf(proven, commit(), SAMPLE)
  console.log(
    `${proven.length} of ${countOf(clocks)} are proven as they stand; ${sample.length} of them are looked at again ` +
      `(${sample.map(({ name }) => name).join(', ')}), and ${open.length} that are not.`,
  )
  return [...open, ...sample]
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      month: { type: 'string' },
      changed: { type: 'boolean', default: false },
      unproven: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      clause: { type: 'string', multiple: true },
      json: { type: 'string' },
      progress: { type: 'boolean', default: false },
    },
  })
  const tier = values.full ? 'full' : 'quick'
  const ids = contract.map(({ id }) => id)
  const unknown = values.clause?.find((id) => !ids.includes(id))
  if (unknown) throw new Error(`There is no clause ${unknown}. There are: ${ids.join(', ')}.`)
  const clauses = contract.filter(
    (clause) => (tier === 'full' || clause.tier === 'quick') && (values.clause?.includes(clause.id) ?? true),
  )
  if (clauses.length === 0) throw new Error(`${values.clause?.join(', ')} runs with --full only.`)

  const selected = await select({ dates: positionals, month: values.month, changed: values.changed })
  const startMs = performance.now()
  const all = await clockFolders()
  const kit = await openKit(all)
  const reports: Report[] = []
  const progress = openProgress(process.stderr, values.progress)
  try {
    const waiting = values.unproven ? await unprovenAndSome(selected, kit.engine) : [...selected]
    const count = waiting.length
    const work = async () => {
      for (let clock = waiting.shift(); clock; clock = waiting.shift()) {
        const report = await kit.check(clock, clauses, tier, ({ id }) => progress(clock.name, id))
        reports.push(report)
        progress.done(clock.name, reports.length, count)
        if (values.clause) continue // one clause kept is not the contract
        const kept = report.verdicts.every(({ status }) => status === 'pass')
        const entry = kept ? { print: await printOf('clauses', clock, kit.engine) } : undefined
        await record('clauses', clock, entry)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    await kit.close()
  }
  progress.end()
  reports.sort((a, b) => a.date.localeCompare(b.date))
  const failed = failures(reports)
  const looked = reports.reduce((sum, { verdicts }) => sum + verdicts.length, 0)
  const seconds = (performance.now() - startMs) / 1000
  console.log(table(reports, ids))
  // Of a few clauses that somebody asks for, the figures too.
  if (values.clause)
    for (const { date, told } of reports) for (const line of told) console.log(`${date} ${line}`)
  for (const failure of failed) console.log(`\n${failure}`)
  console.log(
    `\n${countOf(reports)}, ${tier}: ${looked - failed.length} clauses passed, ` +
      `${failed.length} clauses failed, ${seconds.toFixed(1)} s, ${(seconds / reports.length).toFixed(1)} s a clock`,
  )
  if (values.json) {
    const file = fromCaller(values.json)
    await writeFile(file, `${JSON.stringify(reports, null, 2)}\n`)
  }
  if (failed.length > 0) process.exitCode = 1
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
