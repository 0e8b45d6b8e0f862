/**
 * `npm test`: everything that must hold before a change is merged, from a bare machine.
 * Ends with `N passed, N failed`, counting tests of units, clauses of clocks and tests in the browser together.
 */
import { alone } from './alone.mjs'
import { installChromium } from './chromium.mjs'
import { NetworkFault } from './fetch.mjs'
import { install } from './install.mjs'
import { installNginx } from './nginx.mjs'
import { endTogether, nodeBinary, pnpm, root, run, runPnpm } from './run.mjs'

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

await pnpm('run', 'lint')
await pnpm('run', 'gen', '--check')
await alone(root, () => pnpm('run', 'build'))
await pnpm('run', 'docs', '--check')
await pnpm('run', 'posters', '--check')
await pnpm('run', 'engines', '--check')
await pnpm('run', 'typecheck')
await pnpm('run', 'budgets')

let passed = 0
let failed = 0
let code = 0
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
}

if (code !== 0 && failed === 0) failed = 1 // something broke outside a test
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/**
 * Adds up what the runners printed: Vitest's "Tests  3 passed" lines, Playwright's "12 passed (3s)", behind the name
 * of its package, and the check's "176 clauses passed".
 */
function countTests(output) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours
  const plain = output.replace(/\u001b\[[0-9;]*m/g, '')
  const sum = (pattern) => [...plain.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0)
  return {
    passed:
      sum(/^.*\bTests\b.*?(\d+) passed/gm) + sum(/^\S*\s+(\d+) passed \(/gm) + sum(/(\d+) clauses passed/g),
    failed:
      sum(/^.*\bTests\b.*?(\d+) failed/gm) + sum(/^\S*\s+(\d+) failed\s*$/gm) + sum(/(\d+) clauses failed/g),
  }
}
