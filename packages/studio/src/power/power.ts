/**
 * `pnpm power`: what clocks cost to leave running. `pnpm power --help` says what it takes.
 *
 * The measure is the processor time of the whole browser, all its processes, on the clock's page of the production
 * build, at 1280×800 and one device pixel a pixel: what painting costs is in it. Machines differ, so what counts is the
 * ratio to another page in the same run, a react-clock swept every frame.
 */

import { execFileSync } from 'node:child_process'
import { collection, root } from '../collection/collection.ts'
import { commandLine } from '../collection/command-line.ts'
import { printOf, record, unproven } from '../ledger/ledger.ts'
import { untilKnownQuiet } from '../measure/quiet.ts'
import { type ClockFolder, clockFolders } from '../screenshots/clocks.ts'
import { select } from '../screenshots/select.ts'
import { HELP, isForLedger, type Options, readOptions } from './options.ts'
import { SWEPT } from './references/index.ts'
import { isQuiet, ratioTable, referenceOf, summary } from './report.ts'
import type { Run } from './run.ts'
import { shownOn } from './shown-on.ts'

async function check(clocks: readonly ClockFolder[]): Promise<void> {
  const stale = await unproven('power', clocks)
  if (stale.length > 0)
    throw new Error(
      `Stale, run \`${commandLine('power')}\`:\n${stale.map(({ name }) => `  ${name}`).join('\n')}`,
    )
  console.log('The figures of power are up to date.')
}

/** @throws {Error} When the collection's site shows none of them. */
function shownClocks(clocks: readonly ClockFolder[]): readonly ClockFolder[] {
  if (collection.site === undefined) return clocks
  const { shown, unseen } = shownOn(collection.site, clocks)
  const names = unseen.map(({ name }) => name).join(', ')
  if (shown.length === 0) throw new Error(`The site shows none of these clocks yet: ${names}.`)
  if (unseen.length > 0) console.error(`Left out, because the site does not show them yet: ${names}.`)
  return shown
}

async function measure(wanted: readonly ClockFolder[], options: Options): Promise<void> {
  if (process.platform !== 'linux')
    throw new Error(
      'What clocks cost is read from /proc: it is measured on Linux only. `--check` runs anywhere.',
    )
  await untilKnownQuiet()
  // What is measured is what the prints are of.
  const prints = new Map<string, string>()
  for (const clock of wanted) prints.set(clock.name, await printOf('power', clock))
  if (collection.site !== undefined)
    execFileSync('pnpm', ['run', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const clocks = shownClocks(wanted)
  const { measureAll } = await import('./run.ts') // needs what is built
  const keep = async ({ clocks, swept }: Run) => {
    const unit = referenceOf(swept)
    if (isForLedger(options) && unit.quiet) await recordAll(clocks.filter(isQuiet), unit.cores, prints)
  }
  const run = await measureAll(clocks, options, (line) => console.error(line), keep)

  const unit = referenceOf(run.swept)
  const moved = `${run.swept.length} times, ${(unit.spread * 100).toFixed(0)} % apart`
  const reference = { name: `${SWEPT.title} (${moved})`, cores: unit.cores, others: 0 }
  console.log(
    `\nratio, cores; ${options.mode}, ${options.seconds} s after ${options.warmSeconds} s, clear of the turn of a minute\n`,
  )
  console.log(`${ratioTable([...run.references, reference], unit.cores)}\n`)
  console.log(`${ratioTable(run.clocks, unit.cores)}\n\n${summary(run.clocks, unit.cores)}`)
  const doubtful = unit.quiet ? run.clocks.filter((clock) => !isQuiet(clock)) : run.clocks
  if (doubtful.length > 0)
    console.log(
      `Others were at work on this machine: ${doubtful.length} figures are in doubt, and in no ledger. ` +
        'Measure them again when it rests.',
    )
}

/**
 * Into the ledger of each clock.
 * @param unit - Cores that are a ratio of 1.
 * @param prints - The print of each clock that is measured.
 */
async function recordAll(measured: Run['clocks'], unit: number, prints: ReadonlyMap<string, string>) {
  const all = await clockFolders()
  const round = (value: number, digits: number) => Number(value.toFixed(digits))
  for (const { date, cores } of measured) {
    const clock = all.find(({ name }) => name === date)!
    const figure = { print: prints.get(date)!, ratio: round(cores / unit, 2), cores: round(cores, 3) }
    await record('power', clock, figure)
  }
}

try {
  const options = readOptions(process.argv.slice(2))
  if (options.help) console.log(commandLine('power', HELP))
  else await (options.check ? check : measure)(await select(options), options)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
