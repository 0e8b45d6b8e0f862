// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enterPage, type Page } from './test-utils'
import { addDriver, type Driver, removeDriver } from './ticker'

const reported = vi.fn()
let page: Page
beforeEach(() => {
  page = enterPage(0)
  reported.mockClear()
  vi.stubGlobal('reportError', reported)
})
afterEach(() => page.leave())

const broken = () => {
  throw new Error('The spring broke.')
}
const messages = () => reported.mock.calls.map(([error]) => error.message)

it('tells of a driver that throws, and goes on with it and with the others', async () => {
  const drivers: Driver[] = [
    { waitMs: () => 100, tick: vi.fn(broken) },
    { waitMs: () => 100, tick: vi.fn() },
  ]
  for (const driver of drivers) addDriver(driver)
  await page.pass(250)
  expect(drivers.map(({ tick }) => vi.mocked(tick).mock.calls.length)).toEqual([2, 2])
  expect(messages()).toEqual(['The spring broke.', 'The spring broke.'])
  drivers.forEach(removeDriver)
})

it.each([
  ['throws', broken],
  ['gives no number', () => Number.NaN],
])('asks again in a second when a driver, asked when to be woken, %s', async (_, waitMs) => {
  const driver: Driver = { waitMs, tick: vi.fn() }
  addDriver(driver)
  await page.pass(2500)
  expect(driver.tick).toHaveBeenCalledTimes(2)
  removeDriver(driver)
})
