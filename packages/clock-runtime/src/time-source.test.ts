import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixedTime, offsetTime, scaledTime, systemTime } from './time-source'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('time sources', () => {
  it('follow the machine’s clock', () => {
    expect(systemTime.now()).toBe(1_000_000)
    vi.setSystemTime(1_000_250)
    expect([systemTime.now(), systemTime.rate]).toEqual([1_000_250, 1])
  })

  it('stand still', () => {
    const source = fixedTime(new Date('1969-12-31T23:59:00Z'))
    vi.setSystemTime(5_000_000)
    expect([source.now(), source.rate]).toEqual([-60_000, 0])
  })

  it('are shifted', () => {
    const source = offsetTime(-3_600_000)
    vi.setSystemTime(1_000_500)
    expect([source.now(), source.rate]).toEqual([-2_599_500, 1])
  })

  it('run faster from a moment on', () => {
    const source = scaledTime(0, 60)
    expect(source.now()).toBe(0)
    vi.setSystemTime(1_001_000)
    expect([source.now(), source.rate]).toEqual([60_000, 60])
  })

  it('run from a given real moment', () => {
    expect(scaledTime(500, 2, 999_000).now()).toBe(2500)
  })

  it('stand still at rate 0', () => {
    const source = scaledTime(500, 0)
    vi.setSystemTime(9_000_000)
    expect(source.now()).toBe(500)
  })

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuse the rate %d', (rate) => {
    expect(() => scaledTime(0, rate)).toThrow(
      new RangeError(`scaledTime: expected a rate of 0 or more, got ${rate}`),
    )
  })
})
