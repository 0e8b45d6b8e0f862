import { describe, expect, it } from 'vitest'
import { momentOf } from './moment'

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

  it('wants a day that exists', () => {
    expect(() => momentOf('12:00', '25-04-12', 'UTC')).toThrow('"25-04-12" is not a day.')
  })
})
