import { expect, it } from 'vitest'
import { countTests, failedTests } from './test-results.ts'

const OUTPUT = `
@found-time/gen:unit:  FAIL  gen.test.ts > the map of clocks > is sorted
@found-time/gen:unit: AssertionError: expected 2 to be 3
@found-time/gen:unit:  ❯ gen.test.ts:12:3
@found-time/gen:unit: ⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[1/1]⎯
@found-time/gen:unit:  Test Files  1 failed (1)
@found-time/gen:unit:       Tests  1 failed | 11 passed (12)
@found-time/site:e2e:   ✘  7 [site] › e2e/home.spec.ts:12:3 › the register › is sorted (2.1s)
@found-time/site:e2e:   1) [site] › e2e/home.spec.ts:12:3 › the register › is sorted ─────
@found-time/site:e2e: 
@found-time/site:e2e:     Error: expect(locator).toHaveText(expected) failed
@found-time/site:e2e:     Expected: "Orange"
@found-time/site:e2e: 
@found-time/site:e2e:        at support.ts:44
@found-time/site:e2e:   2) [site] › e2e/home.spec.ts:40:3 › the register › is long ─────
@found-time/site:e2e:     Test timeout of 30000ms exceeded.
@found-time/site:e2e:   2 failed
@found-time/site:e2e:     [site] › e2e/home.spec.ts:12:3 › the register › is sorted ─────
@found-time/site:e2e:   \u001b[32m411 passed\u001b[39m (9.5m)
cheap: 25-06-06 paints 50,000,000 pixels in a second; it should keep to 45,000,000. Draw less.
91 clocks, quick: 2274 clauses passed, 1 clauses failed, 300.0 s, 3.3 s a clock
`

it('counts tests of units, tests in the browser and clauses together', () => {
  expect(countTests(OUTPUT)).toEqual({ passed: 2696, failed: 4 })
})

it('repeats each failure whole', () => {
  expect(failedTests(OUTPUT)).toEqual([
    '@found-time/gen:unit:  FAIL  gen.test.ts > the map of clocks > is sorted\n' +
      '@found-time/gen:unit: AssertionError: expected 2 to be 3\n' +
      '@found-time/gen:unit:  ❯ gen.test.ts:12:3',
    '@found-time/site:e2e:   1) [site] › e2e/home.spec.ts:12:3 › the register › is sorted ─────\n' +
      '@found-time/site:e2e: \n' +
      '@found-time/site:e2e:     Error: expect(locator).toHaveText(expected) failed\n' +
      '@found-time/site:e2e:     Expected: "Orange"\n' +
      '@found-time/site:e2e: \n' +
      '@found-time/site:e2e:        at support.ts:44',
    '@found-time/site:e2e:   2) [site] › e2e/home.spec.ts:40:3 › the register › is long ─────\n' +
      '@found-time/site:e2e:     Test timeout of 30000ms exceeded.',
    'cheap: 25-06-06 paints 50,000,000 pixels in a second; it should keep to 45,000,000. Draw less.',
  ])
})
