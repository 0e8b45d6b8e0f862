import { expect, it } from 'vitest'
import { countTests, failedTests } from './test-results.mjs'

const OUTPUT = `
@found-time/gen:unit:  FAIL  gen.test.ts > the map of clocks > is sorted
@found-time/gen:unit: AssertionError: expected 2 to be 3
@found-time/gen:unit:       Tests  1 failed | 11 passed (12)
@found-time/site:e2e:   ✘  7 [site] › e2e/home.spec.ts:12:3 › the register › is sorted (2.1s)
@found-time/site:e2e:   1) [site] › e2e/home.spec.ts:12:3 › the register › is sorted ─────
@found-time/site:e2e: 
@found-time/site:e2e:     Error: expect(locator).toHaveText(expected) failed
@found-time/site:e2e:   2) [site] › e2e/home.spec.ts:40:3 › the register › is long ─────
@found-time/site:e2e:     Test timeout of 30000ms exceeded.
@found-time/site:e2e:   2 failed
@found-time/site:e2e:     [site] › e2e/home.spec.ts:12:3 › the register › is sorted ─────
@found-time/site:e2e:   \u001b[32m411 passed\u001b[39m (9.5m)
cheap: 25-06-06 takes 7.1 ms a frame; it should take at most 6 ms. Draw less.
91 clocks, quick: 2274 clauses passed, 1 clauses failed, 300.0 s, 3.3 s a clock
`

it('counts tests of units, tests in the browser and clauses together', () => {
  expect(countTests(OUTPUT)).toEqual({ passed: 2696, failed: 4 })
})

it('repeats each failure with the beginning of its message', () => {
  expect(failedTests(OUTPUT)).toEqual([
    '@found-time/gen:unit:  FAIL  gen.test.ts > the map of clocks > is sorted\n' +
      '@found-time/gen:unit: AssertionError: expected 2 to be 3',
    '@found-time/site:e2e:   1) [site] › e2e/home.spec.ts:12:3 › the register › is sorted ─────\n' +
      '@found-time/site:e2e: \n' +
      '@found-time/site:e2e:     Error: expect(locator).toHaveText(expected) failed',
    '@found-time/site:e2e:   2) [site] › e2e/home.spec.ts:40:3 › the register › is long ─────\n' +
      '@found-time/site:e2e:     Test timeout of 30000ms exceeded.',
    'cheap: 25-06-06 takes 7.1 ms a frame; it should take at most 6 ms. Draw less.',
  ])
})
