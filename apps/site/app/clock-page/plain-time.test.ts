import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plainTime } from './plain-time.ts'

const NOON = Date.UTC(2025, 3, 13, 12)

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => vi.useRealTimers())

describe('the time without a clock', () => {
  it('is the machine’s, in the zone that is asked for', () => {
    expect(plainTime({ timeZone: 'Asia/Tokyo', paused: false }, NOON)).toBe('21:00')
  })

  it('goes on from the time that is asked for', () => {
    expect(plainTime({ at: { wall: '23:59' }, paused: false }, NOON - 60_000)).toBe('00:00')
    const moment = { epochMs: Date.UTC(2025, 0, 1, 6, 30) }
    expect(plainTime({ at: moment, timeZone: 'Asia/Kolkata', paused: false }, NOON)).toBe('12:00')
  })

  it('stands where it was asked to stand', () => {
    expect(plainTime({ at: { wall: '10:08' }, paused: true }, NOON - 3_600_000)).toBe('10:08')
    expect(plainTime({ timeZone: 'UTC', paused: true }, NOON - 3_600_000)).toBe('11:00')
  })
})
