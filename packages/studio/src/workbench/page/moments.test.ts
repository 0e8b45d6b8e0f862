import { describe, expect, it } from 'vitest'
import { changesOf, dayOf, momentIn } from './moments'

const HOUR_MS = 3_600_000

describe('a day', () => {
  it('runs from midnight to midnight of its zone', () => {
    const { startMs, endMs, hours } = dayOf(Date.UTC(2025, 3, 13, 12), 'Asia/Kolkata')
    expect(startMs).toBe(Date.UTC(2025, 3, 12, 18, 30))
    expect(endMs).toBe(Date.UTC(2025, 3, 13, 18, 30))
    expect(hours).toHaveLength(24)
  })

  it('has 23 hours in spring, without the one that is skipped', () => {
    const { startMs, endMs, hours } = dayOf(Date.UTC(2025, 2, 30, 12), 'Europe/Berlin')
    expect((endMs - startMs) / HOUR_MS).toBe(23)
    expect(hours.slice(0, 4).map(({ hour }) => hour)).toEqual([0, 1, 3, 4])
  })

  it('has 25 hours in autumn, one of them twice', () => {
    const { startMs, endMs, hours } = dayOf(Date.UTC(2025, 9, 26, 12), 'Europe/Berlin')
    expect((endMs - startMs) / HOUR_MS).toBe(25)
    expect(hours.slice(0, 5).map(({ hour }) => hour)).toEqual([0, 1, 2, 2, 3])
  })

  it('starts at one where midnight is skipped', () => {
    expect(dayOf(Date.UTC(2025, 3, 25, 12), 'Africa/Cairo').startMs).toBe(Date.UTC(2025, 3, 24, 22))
  })
})

describe('a wall time', () => {
  it('is found in its zone', () => {
    expect(momentIn('2025-04-13', '10:09:36', 'Asia/Kolkata')).toBe(Date.UTC(2025, 3, 13, 4, 39, 36))
  })

  it('is the first of two where it comes twice', () => {
    expect(momentIn('2025-10-26', '02:30:00', 'Europe/Berlin')).toBe(Date.UTC(2025, 9, 26, 0, 30))
  })

  it('is the moment after the gap where it is skipped', () => {
    expect(momentIn('2025-03-30', '02:30:00', 'Europe/Berlin')).toBe(Date.UTC(2025, 2, 30, 1))
  })
})

describe('the changes of a year', () => {
  it('are two in Berlin', () => {
    expect(changesOf(2025, 'Europe/Berlin')).toEqual([
      { epochMs: Date.UTC(2025, 2, 30, 1), byMs: HOUR_MS },
      { epochMs: Date.UTC(2025, 9, 26, 1), byMs: -HOUR_MS },
    ])
  })

  it('are half an hour on Lord Howe Island', () => {
    expect(changesOf(2025, 'Australia/Lord_Howe').map(({ byMs }) => byMs / HOUR_MS)).toEqual([-0.5, 0.5])
  })

  it('are none in Tokyo', () => {
    expect(changesOf(2025, 'Asia/Tokyo')).toEqual([])
  })
})
