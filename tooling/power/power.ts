/**
 * `pnpm power`: what clocks cost to leave running. `pnpm power --help` says what it takes.
 *
 * The measure is the processor time of the whole browser, all its processes, on the clock's page of the production
 * build, at 1280×800 and one device pixel a pixel: what painting costs is in it. Machines differ, so what counts is the
 * ratio to another page in the same run, a react-clock swept every frame.
 */
import { execFileSync } from 'node:child_process'
import { select } from '@found-time/clock-check/select'
import { type ClockFolder, clockFolders, root } from '@found-time/darkroom/clocks'
import { type Figure, ledgerFile, powerFingerprint, record, staleDates } from './ledger.ts'
import { HELP, isForLedger, type Options, readOptions } from './options.ts'
import { SWEPT } from './references/index.ts'
import { isQuiet, ratioTable, referenceOf, summary } from './report.ts'

async function check(clocks: readonly ClockFolder[]): Promise<void> {
  const stale = await staleDates(clocks)
  if (stale.length > 0)
    throw new Error(`Stale, run \`pnpm power\`:\n${stale.map((d) => `  ${d}`).join('\n')}`)
  console.log('The figures of power are up to date.')
}

async function measure(clocks: readonly ClockFolder[], options: Options): Promise<void> {
  if (process.platform !== 'linux')
    throw new Error(
      'pnpm power reads processor times from /proc: it runs on Linux only. `pnpm power --check` runs anywhere.',
    )
  // What is measured is what the fingerprints are of.
  const prints = new Map<string, string>()
  for (const clock of clocks) prints.set(clock.name, await powerFingerprint(clock))
  const words = ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only']
  execFileSync('pnpm', words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const { measureAll } = await import('./run.ts') // needs what is built
  const run = await measureAll(clocks, options, (line) => console.error(line))
  const unit = referenceOf(run.swept)
  const moved = `${run.swept.length} times, ${(unit.spread * 100).toFixed(0)} % apart`
  const reference = { name: `${SWEPT.title} (${moved})`, cores: unit.cores, others: 0 }
  console.log(`\nratio, cores; ${options.mode}, ${options.seconds} s after ${options.warmSeconds} s\n`)
  console.log(`${ratioTable([...run.references, reference], unit.cores)}\n`)
  console.log(`${ratioTable(run.clocks, unit.cores)}\n\n${summary(run.clocks, unit.cores)}`)
  if (!isForLedger(options)) return
  const kept = unit.quiet ? run.clocks.filter(isQuiet) : []
  if (kept.length < run.clocks.length)
    console.log(
      `Others were at work on this machine: ${run.clocks.length - kept.length} figures are not kept. ` +
        'Measure them again when it rests.',
    )

  const all = await clockFolders()
  for (const [file, month] of Map.groupBy(clocks, ledgerFile)) {
    const figures: Record<string, Figure> = {}
    for (const { date, cores } of kept) {
      const fingerprint = prints.get(date)
      if (fingerprint && month.some(({ name }) => name === date))
        figures[date] = { fingerprint, ratio: cores / unit.cores, cores }
    }
    const there = all.filter((clock) => ledgerFile(clock) === file)
    await record(
      file,
      figures,
      there.map(({ name }) => name),
    )
  }
}

try {
  const options = readOptions(process.argv.slice(2))
  if (options.help) console.log(HELP)
  else await (options.check ? check : measure)(await select(options), options)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
