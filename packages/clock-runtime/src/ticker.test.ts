// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
  for (const driver of drivers) addDriver(driver, window)
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
  addDriver(driver, window)
  await page.pass(2500)
  expect(driver.tick).toHaveBeenCalledTimes(2)
  removeDriver(driver)
})

describe('another window', () => {
  /** A window of its own, whose timers are called by hand. */
  function openWindow() {
    const waiting = new Map<number, () => void>()
    const document = Object.assign(new EventTarget(), { hidden: false })
    let last = 0
    const take = (call: () => void) => {
      waiting.set(++last, call)
      return last
    }
    const giveUp = (number: number) => void waiting.delete(number)
    const view = {
      document,
      setTimeout: take,
      clearTimeout: giveUp,
      requestAnimationFrame: take,
      cancelAnimationFrame: giveUp,
    }
    return {
      view: view as unknown as Window,
      waiting,
      pass: () => [...waiting.values()][0]?.(),
      setHidden(hidden: boolean) {
        document.hidden = hidden
        document.dispatchEvent(new Event('visibilitychange'))
      },
    }
  }

  it('wakes what it shows by its own frames, while the page it was opened from is hidden', async () => {
    const other = openWindow()
    const driver: Driver = { waitMs: () => 0, tick: vi.fn() }
    addDriver(driver, window)
    addDriver(driver, other.view)
    expect(page.timers()).toBe(0)
    await page.setHidden(true)
    other.pass()
    other.pass()
    expect(driver.tick).toHaveBeenCalledTimes(2)
    removeDriver(driver)
    expect(other.waiting.size).toBe(0)
  })

  it('lets it rest while it is hidden itself, and wakes it on return', () => {
    const other = openWindow()
    const driver: Driver = { waitMs: () => 0, tick: vi.fn() }
    addDriver(driver, other.view)
    other.setHidden(true)
    expect(other.waiting.size).toBe(0)
    other.setHidden(false)
    expect(driver.tick).toHaveBeenCalledTimes(1)
    removeDriver(driver)
    other.setHidden(true)
    other.setHidden(false)
    expect(driver.tick).toHaveBeenCalledTimes(1)
  })
})
