/**
 * `pnpm hand-in 25-06-12`: everything that one clock needs before it is handed in, in the right order, with a summary.
 * It formats the day folder, writes what is generated from it, and runs what `npm test` runs for it. A step that fails
 * does not keep the others from running; the command then ends with 1. Run again, it changes nothing more.
 * `--full` runs every clause of the contract instead of the quick ones.
 */
import '@found-time/studio/program/help'
import { parseArgs } from 'node:util'
import { clockFolder } from '@found-time/studio/screenshots/clocks'
import { endTogether, run } from '../run.mjs'
import { remarksOn } from './remarks.ts'
import { hasFailed, runSteps, summary } from './run-steps.ts'
import { stepsFor } from './stages.ts'

endTogether()
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { full: { type: 'boolean', default: false } },
  })
  const [date, ...others] = positionals
  if (date === undefined || others.length > 0) throw new Error('Name one clock: pnpm hand-in 25-06-12')
  const clock = await clockFolder(date)
  const startMs = performance.now()
  const results = await runSteps(stepsFor(clock, values.full), {
    run: async ({ program, words, cwd }) => (await run(program, words, { cwd })).code,
    tell: (line) => console.log(line),
  })
  console.log(`\n${summary(date, results, performance.now() - startMs)}`)
  const remarks = await remarksOn(clock)
  if (remarks.length > 0) console.log(`\nLeft to you:\n${remarks.map((line) => `  ${line}`).join('\n')}`)
  process.exitCode = hasFailed(results) ? 1 : 0
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
