import { expect, it } from 'vitest'
import { isSuite, majorOf, stale } from './suite-ledger.ts'

it('a suite is left to run when it is new, or anything it depends on has changed', () => {
  const now = {
    '@found-time/consumers#e2e': 'a1',
    '@found-time/studio#e2e:new-clock': 'b2',
    '@found-time/studio#e2e:workbench': 'c3',
  }
  expect(stale(now, { '@found-time/consumers#e2e': 'a1', '@found-time/studio#e2e:new-clock': 'b1' })).toEqual(
    ['@found-time/studio#e2e:new-clock', '@found-time/studio#e2e:workbench'],
  )
  expect(stale(now, now)).toEqual([])
})

it('a package without browser tests is none', () => {
  const task = { taskId: '@found-time/stamps#e2e', task: 'e2e', hash: 'a1' }
  expect(isSuite({ ...task, command: '<NONEXISTENT>' })).toBe(false)
  expect(isSuite({ ...task, command: 'vitest run' })).toBe(true)
  expect(isSuite({ ...task, task: 'build', command: 'tsup' })).toBe(false)
})

it('a browser is known by its major version', () => {
  expect(majorOf('Chromium 156.0.7632.45 built on Debian GNU/Linux 12 (bookworm)')).toBe('chromium 156')
  expect(majorOf('')).toBe('chromium of Playwright')
})
