import { afterEach, describe, expect, it, vi } from 'vitest'
import { momentAsked, momentOf } from './moment'

describe('a wall-clock time in a zone', () => {
  it('is found on the half hour', () => {
    expect(momentOf('10:08:42', '2025-04-12', 'Asia/Kolkata')).toBe(Date.UTC(2025, 3, 12, 4, 38, 42))
  })

  it('may have milliseconds, written short', () => {
    expect(momentOf('00:00:00.5', '2025-04-12', 'UTC')).toBe(Date.UTC(2025, 3, 12, 0, 0, 0, 500))
  })

  it('is the first of two in the hour that comes twice', () => {
    expect(momentOf('02:30', '2025-10-26', 'Europe/Berlin')).toBe(Date.UTC(2025, 9, 26, 0, 30))
    expect(momentOf('01:30', '2025-11-02', 'America/New_York')).toBe(Date.UTC(2025, 10, 2, 5, 30))
  })

  it('is refused in the hour that is skipped', () => {
    expect(() => momentOf('02:30', '2025-03-30', 'Europe/Berlin')).toThrow(
      'Europe/Berlin skips 02:30 on 2025-03-30.',
    )
  })

  it('is right before and after a change', () => {
    expect(momentOf('01:59:59', '2025-03-30', 'Europe/Berlin')).toBe(Date.UTC(2025, 2, 30, 0, 59, 59))
    expect(momentOf('03:00', '2025-03-30', 'Europe/Berlin')).toBe(Date.UTC(2025, 2, 30, 1, 0))
  })

  it.each(['24:00', '9:30', '12:60', 'noon'])('is refused when written %s', (at) => {
    expect(() => momentOf(at, '2025-04-12', 'UTC')).toThrow(`"${at}" is not a time.`)
  })

  it.each(['25-04-12', '2025-02-30', '2025-02-29', '2025-04-31', '0000-01-01', '2025-04-12T00:00'])(
    'wants a day that exists, which %s does not',
    (day) => {
      expect(() => momentOf('12:00', day, 'UTC')).toThrow(`"${day}" is not a day.`)
    },
  )

  it('is found in the first and the last of the years, and the first century', () => {
    expect(momentOf('12:00', '0001-01-01', 'Asia/Tokyo')).toBe(-62_135_587_139_000) // 9:18:59 ahead then
    expect(momentOf('12:00', '0050-03-01', 'UTC')).toBe(Date.parse('0050-03-01T12:00Z'))
    expect(momentOf('12:00', '9999-12-31', 'America/New_York')).toBe(Date.parse('9999-12-31T17:00Z'))
    expect(() => momentOf('23:00', '9999-12-31', 'America/New_York')).toThrow(
      '"9999-12-31" is not a day of the years 1 to 9999 in UTC.',
    )
  })
})

describe('the moment of what is asked', () => {
  afterEach(() => void vi.useRealTimers())

  it('is one that was given, a time on a day, or a time of the zone’s today', () => {
    vi.useFakeTimers({ now: Date.UTC(2025, 3, 12, 20, 0), toFake: ['Date'] }) // the thirteenth in Kolkata
    expect(momentAsked({ epochMs: 5 }, 'Asia/Kolkata')).toBe(5)
    expect(momentAsked({ wall: '10:08', day: '2025-04-12' }, 'Asia/Kolkata')).toBe(
      Date.UTC(2025, 3, 12, 4, 38),
    )
    expect(momentAsked({ wall: '10:08' }, 'Asia/Kolkata')).toBe(Date.UTC(2025, 3, 13, 4, 38))
  })
})
