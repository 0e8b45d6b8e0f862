// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { everyWhile } from './every-while'

const RHYTHM = { everyMs: 600_000, retryMs: 15_000, mostMs: 120_000 }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2025, 3, 13, 9) })
})
afterEach(() => {
  vi.useRealTimers()
})

function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Minutes and seconds after the start at which it was called, while `pass` went on. */
function begin(outcome: () => Promise<void> = async () => {}) {
  const start = Date.now()
  const calls: string[] = []
  const stop = everyWhile(RHYTHM, () => {
    const seconds = (Date.now() - start) / 1000
    calls.push(`${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`)
    return outcome()
  })
  return { calls, stop }
}

it('calls in its rhythm, and not at the start', async () => {
  const { calls, stop } = begin()
  await vi.advanceTimersByTimeAsync(1_800_000)
  expect(calls).toEqual(['10:00', '20:00', '30:00'])
  stop()
  await vi.advanceTimersByTimeAsync(1_800_000)
  expect(calls).toHaveLength(3)
  expect(vi.getTimerCount()).toBe(0)
})

it('tries again with growing pauses after a failure, and is in its rhythm again after a success', async () => {
  let fails = true
  const { calls, stop } = begin(() => (fails ? Promise.reject(new Error('no network')) : Promise.resolve()))
  await vi.advanceTimersByTimeAsync(600_000 + 15_000 + 30_000 + 60_000 + 120_000)
  expect(calls).toEqual(['10:00', '10:15', '10:45', '11:45', '13:45'])
  fails = false
  await vi.advanceTimersByTimeAsync(120_000 + 600_000)
  expect(calls.slice(5)).toEqual(['15:45', '25:45'])
  stop()
})

it('calls once the network is back', async () => {
  const { calls, stop } = begin()
  await vi.advanceTimersByTimeAsync(60_000)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(calls).toEqual(['1:00', '11:00'])
  stop()
})

it('is at rest while the page is hidden, and calls at once when it missed a call', async () => {
  const { calls, stop } = begin()
  hide(true)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(calls).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  hide(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toEqual(['60:00'])
  hide(true)
  hide(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toHaveLength(1)
  stop()
})

it('plans nothing after a call that ends when all is over', async () => {
  let end = () => {}
  const { calls, stop } = begin(() => new Promise((resolve) => (end = resolve)))
  await vi.advanceTimersByTimeAsync(600_000)
  stop()
  end()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(calls).toEqual(['10:00'])
  expect(vi.getTimerCount()).toBe(0)
})
