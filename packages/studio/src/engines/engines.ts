/**
 * [dates…]
 *
 * Each clock in Chromium, Firefox and WebKit: at four times, in two shapes and under reduced motion, and on a desktop and a
 * telephone after it has run; what a shader paints, without WebGL too. Pictures are compared with Chromium's, the consoles
 * are heard. What differs is put side by side in engines-report/. Every clock unless told.
 *
 *   --month 2025-04    the clocks of a month
 *   --changed          those whose folder differs from the main branch
 *   --engine firefox   this one alone beside Chromium; nothing is written down then
 *   --check            looks at nothing: says which published clocks have not passed as they are, and fails when any have
 *                      not
 *
 * Clocks that pass are written to its day folder, as proof.json.
 */

import '../program/help.ts'
import { parseArgs } from 'node:util'
import { collection } from '../collection/collection.ts'
import { commandLine } from '../collection/command-line.ts'
import { publishing } from '../collection/publishing.ts'
import { printOf, record, unproven } from '../ledger/ledger.ts'
import { type ClockFolder, countOf } from '../screenshots/clocks.ts'
import { select } from '../screenshots/select.ts'
import { ENGINES, type Engine } from './browser.ts'
import { lookAt } from './run.ts'

async function check(clocks: readonly ClockFolder[]): Promise<void> {
  // One that is being made need not have passed before it is published.
  const isPublic = publishing(collection)
  const stale = await unproven(
    'engines',
    clocks.filter(({ name }) => isPublic(name)),
  )
  if (stale.length > 0)
    throw new Error(
      `Not passed as they are, run \`${commandLine('engines')}\`:\n${stale.map(({ name }) => `  ${name}`).join('\n')}`,
    )
  console.log('All clocks have passed in three engines as they are.')
}

async function run(clocks: readonly ClockFolder[], engines: readonly Engine[]): Promise<void> {
  const startMs = performance.now()
  let failed = 0
  // Browsers that are not closed go on without us.
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => stopping.abort(new Error(`Stopped by ${signal}.`)))
  const tell = async (clock: ClockFolder, faults: readonly string[]) => {
    for (const fault of faults) console.log(fault)
    if (faults.length > 0) failed++
    if (engines.length < ENGINES.length) return
    const entry = faults.length === 0 ? { print: await printOf('engines', clock) } : undefined
    await record('engines', clock, entry)
  }
  await lookAt(clocks, engines, tell, stopping.signal)
  const seconds = (performance.now() - startMs) / 1000
  console.log(
    `\n${countOf(clocks)} in ${engines.join(', ')}: ${clocks.length - failed} passed, ${failed} failed, ` +
      `${seconds.toFixed(0)} s, ${(seconds / clocks.length).toFixed(1)} s a clock`,
  )
  if (failed > 0) process.exitCode = 1
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      month: { type: 'string' },
      changed: { type: 'boolean', default: false },
      engine: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  })
  const engine = ENGINES.find((one) => one === values.engine)
  if (values.engine && !engine) throw new Error(`There is no engine ${values.engine}: ${ENGINES.join(', ')}.`)
  const clocks = await select({ dates: positionals, month: values.month, changed: values.changed })
  if (values.check) await check(clocks)
  else await run(clocks, engine ? [...new Set<Engine>(['chromium', engine])] : ENGINES)
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
