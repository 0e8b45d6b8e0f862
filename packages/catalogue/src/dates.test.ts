import { describe, expect, it } from 'vitest'
import { dottedDate, hasDateShape, isRealDate, localDate, navigationDate, padDate } from './index.ts'

describe('hasDateShape', () => {
  it.each(['25-04-01', '25-02-30', '00-00-00'])(
    'accepts two digits, dash, two digits, dash, two digits: %s',
    (date) => expect(hasDateShape(date)).toBe(true),
  )

  it.each([['25-4-1'], ['2025-04-01'], ['25-04-01/'], ['about'], [''], [undefined], [250401]])(
    'refuses %j',
    (value) => expect(hasDateShape(value)).toBe(false),
  )
})

describe('isRealDate', () => {
  it.each(['25-04-01', '25-01-31', '25-04-30', '25-12-31', '25-02-28', '00-02-29', '24-02-29', '96-02-29'])(
    'accepts the day %s, its year being 2000 plus the two digits',
    (date) => expect(isRealDate(date)).toBe(true),
  )

  it.each(['25-02-29', '25-02-30', '24-02-30', '25-04-31', '25-01-32', '25-01-00', '25-00-10', '25-13-01'])(
    'refuses %s, which is not in the calendar',
    (date) => expect(isRealDate(date)).toBe(false),
  )

  it.each(['25-4-1', 'nonsense', ''])('refuses %j, which is not written as a date', (date) =>
    expect(isRealDate(date)).toBe(false),
  )
})

describe('padDate', () => {
  it.each([
    ['25-4-1', '25-04-01'],
    ['5-4-11', '05-04-11'],
    ['25-04-01', '25-04-01'],
    ['about', 'about'],
    ['', ''],
  ])('pads each part of %j to two digits', (date, padded) => expect(padDate(date)).toBe(padded))
})

describe('localDate', () => {
  it('writes the day as yy-mm-dd, padded to two digits', () => {
    expect(localDate(new Date(2025, 3, 1, 12))).toBe('25-04-01')
    expect(localDate(new Date(2005, 10, 30, 12))).toBe('05-11-30')
  })

  it('changes at local midnight', () => {
    expect(localDate(new Date(2025, 11, 31, 23, 59, 59, 999))).toBe('25-12-31')
    expect(localDate(new Date(2026, 0, 1, 0, 0, 0, 0))).toBe('26-01-01')
  })

  it('asks the local calendar, never UTC', () => {
    const onlyLocal = { getFullYear: () => 2025, getMonth: () => 3, getDate: () => 2 } as Date
    expect(localDate(onlyLocal)).toBe('25-04-02')
  })

  it.each([
    ['2025-04-01T14:59:59Z', 'Asia/Tokyo', '25-04-01'],
    ['2025-04-01T15:00:00Z', 'Asia/Tokyo', '25-04-02'],
    ['2025-04-01T18:30:00Z', '+05:30', '25-04-02'],
    ['2025-01-01T04:59:59Z', 'America/New_York', '24-12-31'],
    ['2005-06-07T12:00:00Z', 'UTC', '05-06-07'],
  ])('is at %s in %s the day %s', (at, timeZone, date) => {
    expect(localDate(new Date(at), timeZone)).toBe(date)
  })

  it('refuses a zone that nobody knows', () => {
    expect(() => localDate(new Date(0), 'Mars/Base')).toThrow(RangeError)
  })
})

describe('dottedDate', () => {
  it('writes dots for dashes', () => expect(dottedDate('25-04-01')).toBe('25.04.01'))
})

describe('navigationDate', () => {
  it.each([
    ['25-04-01', '4/1/2025'],
    ['25-4-1', '4/1/2025'],
    ['25-11-10', '11/10/2025'],
    ['05-12-31', '12/31/2005'],
    ['2025-04-01', '4/1/2025'],
  ])('shows %s as month/day/year', (date, shown) => expect(navigationDate(date)).toBe(shown))

  it('checks ranges only, so 25-02-30 is shown', () => expect(navigationDate('25-02-30')).toBe('2/30/2025'))

  it.each(['today', '25-04', '25-04-01-02', '25.04.01'])(
    'shows %s, which has not exactly three hyphen-separated parts, as it is',
    (date) => expect(navigationDate(date)).toBe(date),
  )

  it.each([
    '25-00-01',
    '25-13-01',
    '25-04-00',
    '25-04-32',
    'a-b-c',
    '25-four-01',
    '25-04-',
    '--',
    '25-4.5-01',
    'xx-04-01',
  ])("says 'Invalid Date' for %s", (date) => expect(navigationDate(date)).toBe('Invalid Date'))

  it.each([[undefined], [null], ['']])("says 'Unknown Date' for %j", (date) =>
    expect(navigationDate(date)).toBe('Unknown Date'),
  )
})
