import { Temporal } from 'temporal-polyfill'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { hourDigits, shownHour, spokenTime, systemTimeZone, timeAt as timeOfNode, twoDigits } from './time'

describe.each([
  ['Temporal', Temporal],
  ['Intl alone', undefined],
])('in a browser with %s', (_, temporal) => {
  // Anew, for it remembers the last offset of each zone.
  let fresh: typeof import('./time')
  beforeAll(async () => {
    vi.stubGlobal('Temporal', temporal)
    vi.resetModules()
    fresh = await import('./time')
  })
  afterAll(() => void vi.unstubAllGlobals())
  const timeAt: typeof timeOfNode = (...given) => fresh.timeAt(...given)

  /** The date and time a zone's clocks show, to read at a glance. */
  function wall(iso: string, timeZone: string): string {
    const { year, month, day, hour, minute, second } = timeAt(Date.parse(iso), timeZone)
    return `${year}-${month}-${day} ${hour}:${minute}:${second}`
  }

  describe('the time in a zone', () => {
    it.each(['UTC', 'Europe/London', 'America/New_York', 'Asia/Tokyo'])(
      'is hour 0, never 24, after midnight in %s',
      (timeZone) => {
        const midnights = Array.from({ length: 24 }, (_, hour) =>
          timeAt(Date.UTC(2025, 0, 15, hour, 30), timeZone),
        )
        expect(midnights.map(({ hour }) => hour).sort((a, b) => a - b)).toEqual([
          0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        ])
      },
    )

    it('has every part at 00:30', () => {
      expect(timeAt(Date.UTC(2025, 3, 13, 0, 30), 'UTC')).toEqual({
        epochMs: 1_744_504_200_000,
        timeZone: 'UTC',
        year: 2025,
        month: 4,
        day: 13,
        weekday: 7,
        hour: 0,
        hour12: 12,
        period: 'am',
        minute: 30,
        second: 0,
        millisecond: 0,
        secondsOfDay: 1800,
        turns: { day: 1 / 48, hour: 1 / 24, minute: 0.5, second: 0 },
      })
    })

    it.each([
      ['Europe/Berlin', '2025-03-30T00:59:59Z', '2025-3-30 1:59:59'],
      ['Europe/Berlin', '2025-03-30T01:00:00Z', '2025-3-30 3:0:0'],
      ['Europe/Berlin', '2025-10-26T00:59:59Z', '2025-10-26 2:59:59'],
      ['Europe/Berlin', '2025-10-26T01:00:00Z', '2025-10-26 2:0:0'],
      ['America/New_York', '2025-03-09T06:59:59Z', '2025-3-9 1:59:59'],
      ['America/New_York', '2025-03-09T07:00:00Z', '2025-3-9 3:0:0'],
      ['America/New_York', '2025-11-02T05:59:59Z', '2025-11-2 1:59:59'],
      ['America/New_York', '2025-11-02T06:00:00Z', '2025-11-2 1:0:0'],
      ['Australia/Lord_Howe', '2025-04-05T14:59:59Z', '2025-4-6 1:59:59'],
      ['Australia/Lord_Howe', '2025-04-05T15:00:00Z', '2025-4-6 1:30:0'],
      ['Australia/Lord_Howe', '2025-10-04T15:29:59Z', '2025-10-5 1:59:59'],
      ['Australia/Lord_Howe', '2025-10-04T15:30:00Z', '2025-10-5 2:30:0'],
    ])('changes with daylight saving in %s at %s', (timeZone, iso, shown) => {
      expect(wall(iso, timeZone)).toBe(shown)
    })

    it.each([
      ['Asia/Kolkata', '2025-4-13 22:30:15'],
      ['Asia/Kathmandu', '2025-4-13 22:45:15'],
      ['Pacific/Chatham', '2025-4-14 5:45:15'],
      ['America/St_Johns', '2025-4-13 14:30:15'],
    ])('is right where the offset is no whole hour: %s', (timeZone, shown) => {
      expect(wall('2025-04-13T17:00:15Z', timeZone)).toBe(shown)
    })

    it('is right before 1970, with milliseconds', () => {
      expect(wall('1969-07-20T20:17:40Z', 'America/New_York')).toBe('1969-7-20 16:17:40')
      expect(timeAt(-250, 'UTC')).toMatchObject({
        year: 1969,
        hour: 23,
        minute: 59,
        second: 59,
        millisecond: 750,
      })
      expect(timeAt(-250, 'UTC').weekday).toBe(3)
    })

    it('is right where an old offset has odd seconds', () => {
      expect(wall('1971-01-01T12:00:00Z', 'Africa/Monrovia')).toBe('1971-1-1 11:15:30')
    })

    it('answers for two zones in turn', () => {
      const moment = '2025-04-13T17:00:00Z'
      expect([wall(moment, 'Asia/Tokyo'), wall(moment, 'UTC'), wall(moment, 'Asia/Tokyo')]).toEqual([
        '2025-4-14 2:0:0',
        '2025-4-13 17:0:0',
        '2025-4-14 2:0:0',
      ])
    })

    it.each([
      ['00:00:00', { day: 0, hour: 0, minute: 0, second: 0 }],
      ['09:00:00', { day: 0.375, hour: 0.75, minute: 0, second: 0 }],
      ['12:00:00', { day: 0.5, hour: 0, minute: 0, second: 0 }],
      ['18:45:30', { day: 0.781_597_222, hour: 0.563_194_444, minute: 0.758_333_333, second: 0.5 }],
      ['23:59:59', { day: 0.999_988_426, hour: 0.999_976_852, minute: 0.999_722_222, second: 0.983_333_333 }],
    ])('turns its hands as they stand at %s', (time, { day, hour, minute, second }) => {
      const { turns } = timeAt(Date.parse(`2025-04-13T${time}Z`), 'UTC')
      expect(turns.day).toBeCloseTo(day, 9)
      expect(turns.hour).toBeCloseTo(hour, 9)
      expect(turns.minute).toBeCloseTo(minute, 9)
      expect(turns.second).toBeCloseTo(second, 9)
    })

    it.each([
      [0, 12, 'am'],
      [1, 1, 'am'],
      [11, 11, 'am'],
      [12, 12, 'pm'],
      [13, 1, 'pm'],
      [23, 11, 'pm'],
    ])('calls hour %i %i %s', (hour, hour12, period) => {
      expect(timeAt(Date.UTC(2025, 3, 13, hour), 'UTC')).toMatchObject({ hour, hour12, period })
    })

    it('is the machine’s zone unless told', () => {
      expect(timeAt(0).timeZone).toBe(fresh.systemTimeZone())
    })

    it('refuses an unknown zone in words that help', () => {
      expect(() => timeAt(0, 'Mars/Olympus')).toThrow(
        new RangeError(
          'clock-runtime: unknown time zone "Mars/Olympus". Use an IANA name such as "Asia/Kolkata".',
        ),
      )
    })

    it.each([Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1])(
      'refuses %d, which is no moment',
      (moment) => {
        expect(() => timeAt(moment, 'UTC')).toThrow(new RangeError(`clock-runtime: not a moment: ${moment}`))
      },
    )
  })

  describe('a moment long ago or far ahead', () => {
    it.each([
      [Date.parse('0050-03-01T12:00Z'), 'UTC', { year: 50, month: 3, day: 1, hour: 12 }],
      [Date.parse('0001-01-01T00:00Z'), 'UTC', { year: 1, month: 1, day: 1, hour: 0 }],
      [
        Date.parse('-000043-03-15T12:00Z'),
        'Europe/Rome',
        { year: -43, month: 3, day: 15, hour: 12, minute: 49 },
      ],
      [
        Date.parse('9999-12-31T23:59Z'),
        'Asia/Kolkata',
        { year: 10_000, month: 1, day: 1, hour: 5, minute: 29 },
      ],
    ])('is right: %d in %s', (moment, timeZone, parts) => {
      expect(timeAt(moment, timeZone)).toMatchObject(parts)
    })

    it.each([8.64e15, -8.64e15])('is refused where the zone’s own date cannot be held: %d', (moment) => {
      expect(() => timeAt(moment, 'Asia/Tokyo')).toThrow(
        new RangeError(`clock-runtime: not a moment: ${moment}`),
      )
    })
  })
})

describe('the machine’s zone', () => {
  afterEach(() => void vi.restoreAllMocks())

  const named = (timeZone: string | undefined) =>
    vi
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions)
  const behindUtc = (minutes: number) =>
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes)

  it.each([
    ['Asia/Kolkata', 300, 'Asia/Kolkata'],
    ['Etc/Unknown', -330, '+05:30'],
    ['Etc/Unknown', 210, '-03:30'],
    ['Etc/Unknown', 0, '+00:00'],
    ['', -60, '+01:00'],
    [undefined, -60, '+01:00'],
    ['Etc/Unknown', Number.NaN, 'UTC'],
  ])('called %s, with Date %d minutes behind UTC, is %s', (name, minutes, zone) => {
    named(name)
    behindUtc(minutes)
    expect(systemTimeZone()).toBe(zone)
    expect(timeOfNode(0).timeZone).toBe(zone)
  })

  it('is what Temporal says where there is one', () => {
    vi.stubGlobal('Temporal', { ...Temporal, Now: { timeZoneId: () => 'Asia/Kathmandu' } })
    expect(systemTimeZone()).toBe('Asia/Kathmandu')
    vi.stubGlobal('Temporal', { ...Temporal, Now: { timeZoneId: () => 'Etc/Unknown' } })
    behindUtc(-330)
    expect(systemTimeZone()).toBe('+05:30')
    vi.unstubAllGlobals()
  })

  it('is the offset where Intl fails altogether', () => {
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
      throw new RangeError('Internal error. Icu error.')
    })
    behindUtc(-330)
    expect(systemTimeZone()).toBe('+05:30')
    expect(timeOfNode(0)).toMatchObject({ hour: 5, minute: 30 }) // and no Intl is needed to go by it
  })
})

describe('the time in words', () => {
  it.each([
    [0, '12:05 AM', '00:05'],
    [9, '9:05 AM', '09:05'],
    [12, '12:05 PM', '12:05'],
    [13, '1:05 PM', '13:05'],
  ])('at hour %i is %s or %s', (hour, twelve, twentyFour) => {
    const time = timeOfNode(Date.UTC(2025, 3, 13, hour, 5), 'UTC')
    expect([spokenTime(time, 12), spokenTime(time, 24)]).toEqual([twelve, twentyFour])
  })
})

describe('the hour that is shown', () => {
  it('is counted from one to twelve, or from nought to twenty-three', () => {
    expect([0, 1, 11, 12, 13, 23].map((hour) => shownHour(hour, 12))).toEqual([12, 1, 11, 12, 1, 11])
    expect([0, 1, 11, 12, 13, 23].map((hour) => shownHour(hour, 24))).toEqual([0, 1, 11, 12, 13, 23])
  })

  it('has always two figures where there are twenty-four', () => {
    expect([0, 3, 12, 15].map((hour) => hourDigits(hour, 12))).toEqual(['12', '3', '12', '3'])
    expect([0, 3, 12, 15].map((hour) => hourDigits(hour, 24))).toEqual(['00', '03', '12', '15'])
  })
})

it('writes a number in two figures, and more where it has more', () => {
  expect([0, 7, 42, 100].map(twoDigits)).toEqual(['00', '07', '42', '100'])
})
