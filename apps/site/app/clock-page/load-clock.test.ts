import { expect, it } from 'vitest'
import { clockPageFailure, todayFailure } from './failures'
import { ClockMissingError, loadClock } from './load-clock.client'

const failureOf = (entry: { path: string; date: string }) =>
  loadClock(entry).then(
    () => expect.unreachable('the clock loaded'),
    (error: Error) => error,
  )

it('says which entry has no path', async () => {
  expect((await failureOf({ path: '', date: '25-04-01' })).message).toBe(
    'Clock path missing for date: 25-04-01',
  )
  expect((await failureOf({ path: '', date: '' })).message).toBe('Clock path missing for date: N/A')
})

it('says at which path there is no clock', async () => {
  for (const path of ['25-04-31', '19-01-01']) {
    const error = await failureOf({ path, date: path })
    expect(error).toBeInstanceOf(ClockMissingError)
    expect(error.message).toBe(`No clock found at path: ${path}`)
  }
})

it('words a missing clock as each screen’s specification does', () => {
  const missing = new ClockMissingError('25-11-01')
  expect(clockPageFailure(missing, true)).toBe('No clock found at path: 25-11-01')
  expect(todayFailure('25-11-01', missing, true)).toBe('No clock found at path: ./pages/25-11-01/Clock.jsx')
})

it('words every other failure with its reason', () => {
  const broken = new Error('Importing a module script failed.')
  expect(clockPageFailure(broken, true)).toBe('Failed to load clock: Importing a module script failed.')
  expect(todayFailure('25-05-02', broken, true)).toBe(
    'Failed to load clock for 25-05-02: Importing a module script failed.',
  )
  expect(todayFailure('N/A', new Error('Clock path missing for date: N/A'), true)).toBe(
    'Clock path missing for date: N/A',
  )
})

it('says of a script that did not come whether it is the network', () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/25-04-13.js')
  expect(clockPageFailure(missing, true)).toBe('Failed to load clock: its script did not come')
  expect(clockPageFailure(missing, false)).toBe(
    'Failed to load clock: there is no network, and this machine has not kept it',
  )
})
