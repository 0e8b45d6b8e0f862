/**
 * `npm test`: everything that must hold before a change is merged, from a bare machine.
 * Ends with `N passed, N failed`, counting tests of units, clauses of clocks and tests in the browser together.
 */
import { alone } from './alone.mjs'
import { installChromium } from './chromium.mjs'
import { NetworkFault } from './fetch.mjs'
import { install } from './install.mjs'
import { installNginx } from './nginx.mjs'
import { endTogether, nodeBinary, root, run, runPnpm } from './run.mjs'
import { countTests, failedTests } from './test-results.mjs'

/** What the sysexits of Unix call a service that is unavailable. */
const UNAVAILABLE = 69

endTogether()

// Everything that comes over the network comes first: what fails after this is the project's own.
try {
  await alone(root, install)
  await installChromium()
  await installNginx()
  const { code } = await run(nodeBinary(), ['tooling/consumers/fetch.ts', '--quick'])
  if (code !== 0) process.exit(code)
} catch (error) {
  console.error(error.message)
  process.exit(error instanceof NetworkFault ? UNAVAILABLE : 1)
}

/** What is no test and must hold all the same; the closing line is printed for it too. */
async function hold(...words) {
  const { code } = await runPnpm(['run', ...words])
  if (code === 0) return
  console.log(`\n\`pnpm ${words.join(' ')}\` failed.\n\n0 passed, 1 failed`)
  process.exit(1)
}

await hold('lint')
await hold('gen', '--check')
await alone(root, () => hold('build'))
await hold('docs', '--check')
await hold('posters', '--check')
await hold('engines', '--check')
await hold('typecheck')
await hold('budgets')

let passed = 0
let failed = 0
let code = 0
const failures = []
for (const script of ['unit', 'clock-check', 'e2e']) {
  const result = await runPnpm(['run', script], { capture: true })
  code ||= result.code
  const counts = countTests(result.output)
  if (counts.passed + counts.failed === 0) {
    console.error(`\`pnpm ${script}\` ran no test.`)
    code ||= 1
  }
  passed += counts.passed
  failed += counts.failed
  failures.push(...failedTests(result.output))
}

if (code !== 0 && failed === 0) failed = 1 // something broke outside a test
if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
