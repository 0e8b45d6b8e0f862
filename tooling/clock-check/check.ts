/**
 * `pnpm clock-check [dates…] [--month 2025-04] [--changed] [--full] [--clause id]… [--json file] [--progress]`: the
 * contract, run against clocks in a browser; all of them unless told. `--full` runs every clause, `--clause calm` that
 * one alone, `--progress` names each clause as it begins (a terminal shows that unasked).
 */
import '@found-time/bootstrap/help'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { fromCaller } from '@found-time/bootstrap/caller'
import { clockFolders } from '@found-time/screenshots'
import { countOf } from '@found-time/screenshots/clocks'
import { select } from '@found-time/screenshots/select'
import { clauses as contract } from './contract.ts'
import { openKit, type Report } from './kit.ts'
import { openProgress } from './progress.ts'
import { failures, table } from './report.ts'

/** Clocks at work at once, on two cores: each waits for frames much of the time. */
const AT_ONCE = 4

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      month: { type: 'string' },
      changed: { type: 'boolean', default: false },
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

  const chosen = await select({ dates: positionals, month: values.month, changed: values.changed })
  const startMs = performance.now()
  const kit = await openKit(await clockFolders())
  const reports: Report[] = []
  const progress = openProgress(process.stderr, values.progress)
  try {
    const waiting = [...chosen]
    const work = async () => {
      for (let clock = waiting.shift(); clock; clock = waiting.shift())
        reports.push(await kit.check(clock, clauses, tier, ({ id }) => progress(clock.name, id)))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    await kit.close()
  }
  progress.end()
  reports.sort((a, b) => a.date.localeCompare(b.date))
  const failed = failures(reports)
  const seconds = (performance.now() - startMs) / 1000
  console.log(table(reports, ids))
  // Of a few clauses that somebody asks for, the figures too.
  if (values.clause)
    for (const { date, told } of reports) for (const line of told) console.log(`${date} ${line}`)
  for (const failure of failed) console.log(`\n${failure}`)
  console.log(
    `\n${countOf(reports)}, ${tier}: ${reports.length * clauses.length - failed.length} clauses passed, ` +
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
