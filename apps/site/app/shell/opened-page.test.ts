// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(performance, 'now').mockReturnValue(20_000)
})

const meterOpenedAt = async (pathname: string) => {
  window.history.replaceState(null, '', pathname)
  const { waitedMeter } = await import('./opened-page')
  return waitedMeter()
}

it('has waited since the page was opened, on that page and once', async () => {
  const waitedMs = await meterOpenedAt('/25-04-13')
  expect(waitedMs()).toBe(20_000)
  expect(waitedMs()).toBe(0)
})

it('has not waited yet on a page that another one led to', async () => {
  const waitedMs = await meterOpenedAt('/')
  window.history.pushState(null, '', '/25-04-13')
  expect(waitedMs()).toBe(0)
})
