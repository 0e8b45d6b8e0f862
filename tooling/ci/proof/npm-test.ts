/**
 * `npm test`: everything that must hold before a change is merged, once it is installed. `npm test -- --all` takes
 * nothing for proven. `--without-site` leaves out the site's browser tests, and `--site 1/3` runs a third of them alone:
 * for machines that share the work. Ends with `N passed, N failed`: tests of units, clauses of clocks and tests in the
 * browser together.
 */
import '@found-time/studio/program/help'
import { parseArgs } from 'node:util'
import { alone } from '@found-time/studio/system/alone'
import { endTogether, root, runPnpm } from '../run.mjs'
import { type Run, runsFor } from './stages.ts'
import { countTests, failedTests } from './test-results.ts'
import { timeTable } from './time-table.ts'

/** Whoever watches sees a line at least so often. */
const SILENCE_MS = 10_000

/** Runs one stage. Nothing of its verdict is in how long it takes: that is only told. */
async function runStage({ name, words }: Run, number: number, count: number) {
  const startMs = performance.now()
  const seconds = () => Math.round((performance.now() - startMs) / 1000)
  const left = count - number
  console.log(`\n── ${number} of ${count}: ${name}`)
  let heardMs = performance.now()
  const timer = setInterval(() => {
    if (performance.now() - heardMs < SILENCE_MS) return
    heardMs = performance.now()
    console.log(`… ${name}, ${seconds()} s; ${left === 0 ? 'the last' : `${left} more after it`}`)
  }, 1000)
  try {
    const heard = () => {
      heardMs = performance.now()
    }
    const work = () => runPnpm(['run', ...words], { capture: true, heard })
    const result = await (name === 'build' ? alone(root, work) : work())
    return { ...result, seconds: seconds() }
  } finally {
    clearInterval(timer)
  }
}

async function runAll(runs: readonly Run[]): Promise<number> {
  const counts = { passed: 0, failed: 0 }
  const failures: string[] = []
  const advice: string[] = []
  const times: { name: string; seconds: number }[] = []
  for (const [index, stage] of runs.entries()) {
    const { code, output, seconds } = await runStage(stage, index + 1, runs.length)
    times.push({ name: stage.name, seconds })
    const told = `\`pnpm ${stage.words.join(' ')}\``
    if (stage.kind === 'advice') {
      if (code !== 0) advice.push(told)
      continue
    }
    if (stage.kind === undefined) {
      if (code === 0) continue
      // What comes after it would stand on what does not hold.
      failures.push(`${told} failed: see above.`)
      counts.failed++
      break
    }
    const { passed, failed } = countTests(output)
    const found = failedTests(output)
    counts.passed += passed
    counts.failed += failed
    failures.push(...found)
    if (passed + failed === 0 && !/^No suite is left to run\.$/m.test(output)) {
      failures.push(`${told} ran no test.`)
      counts.failed++
    } else if (code !== 0 && failed === 0) {
      failures.push(`${told} ended with ${code}, outside a test.`)
      counts.failed++
    }
  }
  console.log(`\n${timeTable(times)}`)
  if (advice.length > 0)
    console.log(
      `\nNot as the clocks stand now, told by ${advice.join(' and ')}; it fails in the weekly job alone.`,
    )
  if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`)
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
  return counts.failed === 0 ? 0 : 1
}

endTogether()
try {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      'without-site': { type: 'boolean', default: false },
      site: { type: 'string' },
    },
  })
  process.exit(await runAll(runsFor({ ...values, withoutSite: values['without-site'] })))
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
